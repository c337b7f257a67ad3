"""The deal: all 32 cards shuffled, and dealt as the mission says."""

from coffret.engine.events import NOBODY, emit
from coffret.engine.masks import count_ones, nth_one
from coffret.engine.rng import below, shuffle
from coffret.engine.rule import rare, rule

from .cards import put_into_hand, put_up
from .components import DOWN, FACE_UP, IN_HAND, MISSIONS, TURN_UP_DOMINANT
from .events import DEALT, DOMINANT_IS, MISSION
from .knowledge import dealt_face_down, dealt_to_hand, forget_all, look_at_deal
from .state import CARD_COUNT, COLOUR_COUNT, HIDDEN, NOTHING, UP


@rare
@rule
def turn_up_mission(s):
    """The top mission of the pile: a random one of those left.  [MEG-1.2, MEG-1.3]"""
    s.mission = nth_one(s.missions_left, below(s, count_ones(s.missions_left)))
    s.missions_left &= ~(1 << s.mission)
    emit(s, MISSION, NOBODY, s.mission)


@rule
def dominates_by_turn(s):
    """Whether the dominant colour is turned up trick by trick.  [MEG-7.14]"""
    return MISSIONS[s.mission].way == TURN_UP_DOMINANT


@rule
def announce_dominant(s, colour):
    """[MEG-1.2]; in mission 14 it is only known when a card is turned up"""
    s.dominant = NOTHING if dominates_by_turn(s) else colour
    if s.dominant != NOTHING:
        emit(s, DOMINANT_IS, NOBODY, s.dominant)


@rule
def same_deal(mission, other):
    """Whether hands can stay when one mission takes the place of another.  [MEG-8.21]"""
    for part in range(3):
        if MISSIONS[mission].deal[part] != MISSIONS[other].deal[part]:
            return False
    return True


@rare
@rule
def deal(s):
    """Shuffle all cards and deal them; every player sees their hand.  [MEG-1.2]"""
    mission = MISSIONS[s.mission]
    clear_table(s)
    for card in range(CARD_COUNT):
        s.pool[card] = card
    shuffle(s, s.pool, CARD_COUNT)
    top = 0
    for seat in range(s.seats):
        for _ in range(mission.deal[IN_HAND]):
            dealt_to_hand(s, seat, s.pool[top])
            put_into_hand(s.players[seat], s.pool[top])
            top += 1
        for slot in range(mission.deal[FACE_UP]):
            card = s.pool[top]
            s.place[card] = UP
            s.owner[card] = seat
            s.spot[card] = slot
            put_up(s.players[seat], card)
            top += 1
        for position in range(mission.deal[DOWN]):
            dealt_face_down(s, seat, position, s.pool[top])
            top += 1
    look_at_deal(s)
    for card in range(CARD_COUNT):
        s.pool[card] = 0
    s.trick_count = mission.deal[IN_HAND] + mission.deal[FACE_UP] + mission.deal[DOWN]
    emit(s, DEALT, s.dealer, s.trick_count)


@rule
def clear_table(s):
    """All cards are gathered."""
    forget_all(s)
    for card in range(CARD_COUNT):
        s.place[card] = HIDDEN
        s.owner[card] = NOTHING
        s.spot[card] = NOTHING
    for seat in range(s.seats):
        for colour in range(COLOUR_COUNT):
            s.players[seat].hand[colour] = 0
            s.players[seat].up[colour] = 0
