"""Estimate the worth of a Megalomania position to a player.

In hundredths of a point, in whole numbers, so that both modes agree to the last bit. The running
round counts what its mission is expected to score: tricks taken, the trick on the table by how
likely it comes, and later tricks by how strong the hand is beside the others'. Hands are those
of the redrawn position, so nothing is used that the player does not know.
"""

from coffret.engine.masks import count_ones
from coffret.engine.rule import rule

from . import components, phase
from .cards import rank_of
from .components import LAST_COUNTING_TASK, MISSIONS, VALUES
from .following import allowed, binding_colour, plays_from_row
from .lasting import scores_tricks, weighed
from .missions import (
    cards_of_colour,
    cards_of_ranks,
    cheap_tricks,
    counted_tricks,
    has_all_colours,
    total_value,
)
from .state import CARD_COUNT, COLOUR_COUNT, DWARF, KNIGHT, ROUNDS
from .tricks import DOMINATES, FOLLOWS, LOSES, standing, taker

POINT = 100
CRYSTAL = 60  # while the whole round is still to come
CUBE = 10
SCROLL_TO_KEEP = 200  # its points at the end  [MEG-9.1]
SCROLL_TO_REPLACE = 10  # less for each round in which another can be had
FURTHER_SCROLL = 50
MAY_BE_BEATEN = 45  # chance in a hundred that a card stands which a later player could beat

# Chance in a hundred that a card takes a trick, by the number of higher cards in other hands.
DOMINANT_CARD = (95, 68, 46, 30, 18, 10, 5, 2, 1)
PLAIN_CARD = (66, 40, 24, 14, 8, 4, 2, 1, 1)

CHOOSE = (  # n over k
    (1, 0, 0, 0, 0, 0, 0, 0, 0),
    (1, 1, 0, 0, 0, 0, 0, 0, 0),
    (1, 2, 1, 0, 0, 0, 0, 0, 0),
    (1, 3, 3, 1, 0, 0, 0, 0, 0),
    (1, 4, 6, 4, 1, 0, 0, 0, 0),
    (1, 5, 10, 10, 5, 1, 0, 0, 0),
    (1, 6, 15, 20, 15, 6, 1, 0, 0),
    (1, 7, 21, 35, 35, 21, 7, 1, 0),
    (1, 8, 28, 56, 70, 56, 28, 8, 1),
)
PARTS = 32  # chances in the binomial sum are counted in these


@rule
def estimate(s, seat):
    player = s.players[seat]
    value = POINT * player.points
    if s.phase == phase.OVER:
        return value
    rounds_left = ROUNDS - s.rounds
    if player.scrolls > 0:
        value += SCROLL_TO_KEEP - SCROLL_TO_REPLACE * rounds_left
        value += FURTHER_SCROLL * min(player.scrolls - 1, rounds_left)
    cards_left = s.trick_count - s.trick - (s.played >> seat & 1)
    value += (CRYSTAL * player.crystals + CUBE * player.cubes) * cards_left // s.trick_count
    return value + round_value(s, seat)


@rule
def round_value(s, seat):
    """The expected points of the current round."""
    later = s.trick_count - s.trick - (1 if s.play_count > 0 else 0)
    now = chance_now(s, seat) if s.play_count > 0 else 0
    future = strength_share(s, seat) * later  # in hundredths of a trick
    mission = MISSIONS[s.mission]
    if mission.task <= LAST_COUNTING_TASK:
        value = counting_value(s, seat, mission, now, future, later)
    else:
        value = collecting_value(s, seat, mission, now, future, later)
    if scores_tricks(s, seat):
        value += POINT * s.players[seat].tricks + now + future
    return weighed(s, seat, value)


# Tricks


@rule
def chance_now(s, seat):
    """Chance in a hundred that the trick on the table goes to a seat."""
    if not s.played >> seat & 1:
        return POINT // s.seats
    if taker(s) != seat:
        return 0
    own = s.plays[0]
    for i in range(s.play_count):
        if s.plays[i].seat == seat:
            own = s.plays[i]
    chance = POINT
    for other in range(s.seats):
        if not s.played >> other & 1 and could_beat(s, other, own):
            chance = chance * MAY_BE_BEATEN // 100
    return chance


@rule
def could_beat(s, seat, play):
    """Whether a seat that has yet to play holds a card that would take the trick from a play."""
    if plays_from_row(s):
        return True
    stands = standing(s, play)
    lowest = s.powers >> DWARF & 1 == 1
    bound = binding_colour(s, seat)
    for colour in range(COLOUR_COUNT):
        ranks = allowed(s, seat, colour, bound)
        if ranks == 0:
            continue
        other_stands = LOSES
        if colour == s.dominant and not s.powers >> KNIGHT & 1:
            other_stands = DOMINATES
        elif colour == s.lead_colour:
            other_stands = FOLLOWS
        if other_stands > stands:
            return True
        if other_stands == stands and stands > LOSES:
            rank = 0
            while ranks:
                value = VALUES[rank].value
                if ranks & 1 and ((value <= play.value) if lowest else (value > play.value)):
                    return True
                ranks >>= 1
                rank += 1
    return False


@rule
def strength_share(s, seat):
    """A seat's share of the strength of all hands, in hundredths."""
    own = 0
    total = 1
    for other in range(s.seats):
        strength = 1
        for colour in range(COLOUR_COUNT):
            ranks = s.players[other].hand[colour] | s.players[other].up[colour]
            against = 0
            for rival in range(s.seats):
                if rival != other:
                    against |= s.players[rival].hand[colour] | s.players[rival].up[colour]
            while ranks:
                if ranks & 1:
                    higher = count_ones(against)
                    if colour == s.dominant:
                        strength += DOMINANT_CARD[higher]
                    else:
                        strength += PLAIN_CARD[higher]
                ranks >>= 1
                against >>= 1
        total += strength
        if other == seat:
            own = strength
    return own * 100 // total


@rule
def counting_value(s, seat, mission, now, future, later):
    """Expected points where the number of tricks decides."""
    tricks = counted_tricks(s, seat)
    chance = 0 if later == 0 else min(PARTS, future * PARTS // (100 * later))
    value = 0
    for more in range(later + 1):
        share = CHOOSE[later][more] * POINT * 100
        for i in range(later):
            share *= chance if i < more else PARTS - chance
        share >>= 5 * later
        value += share * (100 - now) * worth_of_tricks(s, mission, tricks + more)
        value += share * now * worth_of_tricks(s, mission, tricks + more + 1)
    return value * mission.points // (POINT * 100 * 100)


@rule
def worth_of_tricks(s, mission, tricks):
    """The chance in per cent that this number of tricks meets the task."""
    match mission.task:
        case components.TRICKS_EXACTLY:
            return 100 if tricks == mission.amount else 0
        case components.TRICKS_AT_LEAST:
            return 100 if tricks >= mission.amount else 0
        case components.TRICKS_ODD:
            return 100 * (tricks % 2)
        case components.PAIR_WITH_FEWER:
            return max(0, 100 - 25 * tricks)
        case components.PAIR_WITH_MORE:
            return min(100, 25 * tricks)
    most = s.trick_count // s.seats + 1 + (1 if s.seats == 4 else 0)
    return 100 if tricks >= most else 0


# Cards


@rule
def collecting_value(s, seat, mission, now, future, later):
    """Expected points where the cards in the tricks decide."""
    had = had_already(s, seat, mission)
    on_table = 0
    to_come = 0
    for i in range(s.play_count):
        on_table += counts_for(s, mission, s.plays[i].card)
    for card in range(CARD_COUNT):
        for other in range(s.seats):
            player = s.players[other]
            if (player.hand[card >> 3] | player.up[card >> 3]) >> (card & 7) & 1:
                to_come += counts_for(s, mission, card)
    expected = had * 100 + on_table * now
    if later > 0:
        expected += to_come * future // later
    match mission.task:
        case components.EVERY_TRICK:
            return mission.points * (s.players[seat].tricks * 100 + now + future)
        case components.NO_CARD_OF_RANKS:
            return mission.points * max(0, 100 - expected * 6 // 10)
        case components.TOTAL_VALUE:
            return mission.points * max(0, min(100, expected // 40 - 130))
        case components.ALL_COLOURS:
            if has_all_colours(s, seat):
                return mission.points * 100
            return mission.points * min(95, (expected + 100 * s.players[seat].tricks) // 6)
        case components.COLOUR_MAJORITIES:
            return mission.points * expected // 8
    return mission.points * expected


@rule
def had_already(s, seat, mission):
    match mission.task:
        case components.EVERY_CARD_OF_COLOUR:
            return cards_of_colour(s, seat, mission.colour)
        case components.EVERY_CARD_OF_RANKS | components.NO_CARD_OF_RANKS:
            return cards_of_ranks(s, seat, mission)
        case components.EVERY_CHEAP_TRICK:
            return cheap_tricks(s, seat, mission.amount)
        case components.TOTAL_VALUE:
            return total_value(s, seat)
    return s.players[seat].tricks


@rule
def counts_for(s, mission, card):
    """A card's contribution to the task."""
    match mission.task:
        case components.EVERY_CARD_OF_COLOUR:
            return 1 if card >> 3 == mission.colour else 0
        case components.EVERY_CARD_OF_RANKS | components.NO_CARD_OF_RANKS:
            rank = rank_of(card)
            return 1 if rank == mission.ranks[0] or rank == mission.ranks[1] else 0
        case components.TOTAL_VALUE:
            return VALUES[rank_of(card)].value
        case components.EVERY_CHEAP_TRICK:
            return 0
    return 1
