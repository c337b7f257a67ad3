"""A trick: cards in turn, cubes, and who takes it."""

from coffret.engine.events import NOBODY, emit, emit_to
from coffret.engine.masks import count_ones, nth_one
from coffret.engine.rng import below, reveal
from coffret.engine.rule import often, rare, rule

from . import phase
from .cards import colour_of, is_up, put_into_hand, rank_of, take_from_hand, take_up
from .components import DOWN, FACE_UP, MISSIONS, VALUES
from .dealing import dominates_by_turn
from .events import (
    ASSASSINATED,
    CUBES_DOWN,
    CUBES_UP,
    FREED_CARD,
    PLAYED,
    TRICK_STOLEN,
    TRICK_TAKEN,
    TURNED_UP,
)
from .following import plays_from_row, wizard_binds
from .knowledge import (
    comes_to_hand,
    hidden_card_with,
    is_undealt,
    label_of,
    learns,
    note_assassin,
    note_following,
    show,
    shown_to_all,
)
from .lasting import may_claim, may_steal, spend
from .moves import UPWARD
from .state import (
    ASSASSIN,
    CARD_COUNT,
    DWARF,
    FACE_DOWN,
    KNIGHT,
    MOST_SEATS,
    NO_CLAIM,
    NOTHING,
    TAKEN,
    TAKES,
    TRICK,
    TURNED,
)

# A card's standing in its trick.
LOSES, FOLLOWS, DOMINATES = range(3)
NEVER = -1 << 40


@rule
def begin_trick(s):
    """The leader plays first; in mission 14 a card sets the dominant colour.  [MEG-7.14]"""
    s.play_count = 0
    s.played = 0
    s.powers = 0
    s.lead_colour = NOTHING
    s.next_leader = NOTHING
    s.waiting = NOTHING
    s.turn = s.leader
    s.phase = phase.CARD
    if dominates_by_turn(s):
        turn_up(s)


@rare
@rule
def turn_up(s):
    """The top undealt card: a random one of those not yet turned up."""
    left = 0
    for card in range(CARD_COUNT):
        left |= (1 if is_undealt(s, card) else 0) << card
    card = nth_one(left, below(s, count_ones(left)))
    shown_to_all(s, card)
    s.place[card] = TURNED
    s.dominant = colour_of(card)
    emit(s, TURNED_UP, NOBODY, card)


@rule
def dominates(s, colour):
    """Whether a card of a colour would dominate that is played now.  [MEG-4.3, MEG-5.6]"""
    return colour == s.dominant and not s.powers >> KNIGHT & 1


@rule
def play_card(s, seat, card, assassin):
    """Put a card on the table, and record what it reveals.  [MEG-4.1, MEG-4.2, MEG-5.2]"""
    player = s.players[seat]
    leads = s.play_count == 0
    play = s.plays[s.play_count]
    play.seat = seat
    play.card = card
    play.colour = colour_of(card)
    play.value = VALUES[rank_of(card)].value
    play.cubes = 0
    play.dominant = 1 if dominates(s, play.colour) else 0
    play.power = NOTHING
    play.claim = NO_CLAIM
    reveal(s, 1 << seat)
    show(s, seat, card)
    s.freed = label_to_free(s, seat, card)
    if is_up(player, card):
        take_up(player, card)
    else:
        take_from_hand(player, card)
    s.place[card] = TRICK
    s.owner[card] = NOTHING
    s.spot[card] = NOTHING
    if assassin:
        player.crystals -= 1
        play.power = ASSASSIN
        s.powers |= 1 << ASSASSIN
        note_assassin(s, seat, card, wizard_binds(s))
        emit(s, ASSASSINATED, seat, card)
    else:
        if not leads and not plays_from_row(s):
            note_following(s, seat, card, wizard_binds(s))
        emit(s, PLAYED, seat, card)
    if leads:
        s.lead_colour = play.colour
    s.played |= 1 << seat
    s.play_count += 1
    # After seeing the trick, only a leader's refusal is declared with the card.  [MEG-8.16]
    asked = may_claim(s, seat) and (leads or s.late_decree == 0)
    s.phase = phase.CLAIM if asked else phase.OFFER_CUBES


@rule
def label_to_free(s, seat, card):
    """Take the face-down card that this play frees into its owner's hand.  [MEG-7.18, MEG-7.19]"""
    mission = MISSIONS[s.mission]
    if mission.deal[DOWN] == 0:
        return NOTHING
    if mission.deal[FACE_UP] == 0:
        if s.trick >= mission.deal[DOWN]:
            return NOTHING
        return label_of(s.pile_of[seat], FACE_DOWN + s.trick)
    if is_up(s.players[seat], card):
        return label_of(s.pile_of[seat], FACE_DOWN + s.spot[card])
    return NOTHING


@rare
@rule
def free_card(s, seat):
    """A face-down card comes into the hand, seen by its owner only.  [MEG-7.18, MEG-7.19]"""
    comes_to_hand(s, seat, s.freed)
    card = hidden_card_with(s, s.freed)
    reveal(s)
    learns(s, seat, card)
    put_into_hand(s.players[seat], card)
    emit_to(s, 1 << seat, FREED_CARD, seat, card)
    s.freed = NOTHING


@rule
def put_cubes(s, seat, direction, count):
    """One point of value each, all in one direction.  [MEG-6.1]"""
    play = s.plays[s.play_count - 1]
    s.players[seat].cubes -= count
    if direction == UPWARD:
        play.cubes += count
        play.value += count
        emit(s, CUBES_UP, seat, count, play.value)
    else:
        play.cubes -= count
        play.value -= count
        emit(s, CUBES_DOWN, seat, count, play.value)


@rule
def next_seat(s):
    """Clockwise from the leader; who waits by scroll 14 comes last.  [MEG-4.1, MEG-8.14]"""
    for i in range(s.seats):
        seat = s.leader + i if s.leader + i < s.seats else s.leader + i - s.seats
        if not s.played >> seat & 1 and seat != s.waiting:
            return seat
    return s.waiting


# Who takes it


@rule
def standing(s, play):
    if play.dominant == 1:
        return DOMINATES
    return FOLLOWS if play.colour == s.lead_colour else LOSES


@often
@rule
def taker(s):
    """The highest dominant card, else the highest of the lead; lowest under a dwarf.

    [MEG-4.3, MEG-5.4; MEG-8.16 for a trick that is taken or refused by scroll]
    """
    # Standing counts more than value, value more than order: of equal values the earlier is the
    # higher. One number of all three, because branches on each of them cannot be predicted.
    sign = 1 if s.powers >> DWARF & 1 else -1
    best = NOTHING
    best_weight = NEVER
    for i in range(s.play_count):
        play = s.plays[i]
        weight = (claimed(s, play) << 20) + sign * (i - play.value * MOST_SEATS)
        best = play.seat if weight > best_weight else best
        best_weight = max(weight, best_weight)
    return best


@rule
def claimed(s, play):
    """A play's standing, with what scroll 16 said of it: one play of a trick at most.

    A card that was refused still beats those that neither follow nor dominate.  [MEG-8.16]
    """
    if play.claim == NO_CLAIM:
        stands = standing(s, play)
        return stands if stands == LOSES else stands + 1
    return DOMINATES + 2 if play.claim == TAKES else LOSES + 1


@rule
def settle(s):
    """Give the trick to its taker, who leads next unless a farmer or scroll decides otherwise.

    [MEG-4.1, MEG-5.1, MEG-8.19]
    """
    seat = taker(s)
    for i in range(s.play_count):
        card = s.plays[i].card
        s.place[card] = TAKEN
        s.spot[card] = s.trick
    s.taken_by[s.trick] = seat
    s.players[seat].tricks += 1
    emit(s, TRICK_TAKEN, seat, s.trick, s.plays[0].card)
    s.leader = seat
    if s.next_leader != NOTHING:
        s.leader = s.next_leader
    if s.fixed_leader != NOTHING:
        s.leader = s.fixed_leader
    s.phase = phase.END_TRICK
    if may_steal(s):
        s.turn = s.scroll_user
        s.phase = phase.STEAL


@rare
@rule
def steal_trick(s, seat):
    """The trick counts as the thief's; the lead is unchanged.  [MEG-8.10]"""
    s.players[s.taken_by[s.trick]].tricks -= 1
    s.players[seat].tricks += 1
    s.taken_by[s.trick] = seat
    spend(s)
    s.phase = phase.END_TRICK
    emit(s, TRICK_STOLEN, seat, s.trick)
