"""How players of Megalomania play on inside a search: by what the mission makes of a trick.

A card that serves is likelier than one that does not; cubes and crystals are mostly kept, unless
they turn the trick. Where nothing is known of an action, any is as good as another.
"""

from coffret.engine.rule import rule

from . import components, moves, phase
from .components import MISSIONS, VALUES
from .missions import counted_tricks
from .moves import DOWNWARD, MOST_CUBES, UPWARD
from .state import COLOUR_COUNT, DWARF, KNIGHT, MOST_SCROLLS, RANK_COUNT, SCROLL_COUNT
from .tricks import DOMINATES, FOLLOWS, LOSES, standing, taker

SPARE = 12  # doing without, compared with 1 for each other thing to do
TURNS_THE_TRICK = 16
OUT_OF_REACH = 1000


@rule
def rollout_weights(s, seat, mask, weights):
    match s.phase:
        case phase.CARD:
            return weigh_cards(s, seat, mask, weights)
        case phase.CUBES:
            return weigh_cubes(s, seat, mask, weights)
        case phase.POWER | phase.OTHER_POWER:
            return weigh_sparing(mask, weights, moves.USE_POWER, RANK_COUNT, 2)
        case phase.SCROLL:
            total = weigh_sparing(mask, weights, moves.USE_SCROLL, SCROLL_COUNT, 3)
            for action in range(moves.USE_MORE, moves.USE_MORE + MOST_SCROLLS - SCROLL_COUNT):
                total += weigh(mask, weights, action, 1)
            return total
    return 0


@rule
def weigh(mask, weights, action, weight):
    """Give a legal action its weight, and return it; 0 for others."""
    if not mask[action]:
        return 0
    weights[action] = weight
    return weight


@rule
def weigh_sparing(mask, weights, first, count, spare):
    """Do without, or one of `count` actions."""
    total = weigh(mask, weights, moves.DECLINE, spare)
    for action in range(first, first + count):
        total += weigh(mask, weights, action, 1)
    return total


@rule
def wants_tricks(s, seat):
    """Whether the mission makes one more trick welcome."""
    mission = MISSIONS[s.mission]
    tricks = counted_tricks(s, seat)
    gains = mission.points > 0
    match mission.task:
        case components.TRICKS_EXACTLY:
            return gains == (tricks < mission.amount)
        case components.TRICKS_AT_LEAST:
            return gains or tricks >= mission.amount
        case components.TRICKS_ODD:
            return gains == (tricks % 2 == 0)
        case components.PAIR_WITH_FEWER:
            return not gains
        case components.NO_CARD_OF_RANKS:
            return False
    return gains


# Cards


@rule
def weigh_cards(s, seat, mask, weights):
    """High cards to take a trick, low ones to save for it; the other way round to shun it."""
    wants = wants_tricks(s, seat)
    total = weigh(mask, weights, moves.PLAY_LATER, 4)
    for colour in range(COLOUR_COUNT):
        stands = standing_of(s, colour)
        rival = rival_value(s, seat, stands)
        for rank in range(RANK_COUNT):
            card = colour * RANK_COUNT + rank
            total += weigh(mask, weights, moves.ASSASSINATE + card, 2)
            if mask[moves.PLAY_CARD + card]:
                takes = stands > LOSES and VALUES[rank].value > rival
                weight = 8 + 2 * rank if takes == wants else 8 - rank
                total += weigh(mask, weights, moves.PLAY_CARD + card, weight)
    return total


@rule
def standing_of(s, colour):
    """How a card of that colour would rank in the trick."""
    if colour == s.dominant and not s.powers >> KNIGHT & 1:
        return DOMINATES
    return FOLLOWS if s.play_count == 0 or colour == s.lead_colour else LOSES


@rule
def rival_value(s, seat, stands):
    """The value that a card has to beat; 0 if none, out of reach if another ranks higher."""
    value = 0
    for i in range(s.play_count):
        play = s.plays[i]
        if play.seat != seat:
            other = standing(s, play)
            if other > stands:
                return OUT_OF_REACH
            if other == stands:
                value = max(value, play.value)
    return value


# Cubes


@rule
def weigh_cubes(s, seat, mask, weights):
    """As many as turn the trick, if one wants to; else mostly none."""
    total = weigh(mask, weights, moves.DECLINE, SPARE)
    for number in range(MOST_CUBES):
        for direction in range(2):
            action = moves.PUT_CUBES + direction * MOST_CUBES + number
            total += weigh(mask, weights, action, 1)
    wants = wants_tricks(s, seat)
    if wants != (taker(s) == seat) and not s.powers >> DWARF & 1:
        play = s.plays[s.play_count - 1]
        rival = rival_value(s, seat, standing(s, play))
        number = rival - play.value if wants else play.value - rival - 1
        direction = UPWARD if wants else DOWNWARD
        if 0 <= number < MOST_CUBES:
            action = moves.PUT_CUBES + direction * MOST_CUBES + number
            if mask[action]:
                weights[action] = TURNS_THE_TRICK
                total += TURNS_THE_TRICK - 1
    return total
