"""Megalomania as numbers for learning, seen from one seat: itself first, then clockwise."""

from coffret.engine.layout import FeatureLayout, describe_table
from coffret.engine.rule import rule

from . import phase
from .cards import hand_count, in_hand
from .components import EFFECTS, MOST_MISSIONS, SCROLLS
from .knowledge import possible_labels
from .moves import COMBINATIONS
from .scrolls import scrolls_at
from .state import (
    CARD_COUNT,
    COLOUR_COUNT,
    HELD,
    HIDDEN,
    LOOKED_AT,
    MOST_SCROLLS,
    MOST_SEATS,
    NOTHING,
    OPEN,
    PILE,
    RANK_COUNT,
    ROUNDS,
    SCROLL_COUNT,
    TAKEN,
    TURNED,
    UP,
    USED,
)

COMBINATION_COUNT = len(COMBINATIONS)
MORE_SCROLLS = MOST_SCROLLS - SCROLL_COUNT
PLAY_LENGTH = MOST_SEATS + COLOUR_COUNT + RANK_COUNT + 3  # who, colour, power; value, rank, claim
PLAYER_LENGTH = (
    6  # present, its turn, dealer, leader, plays last, user of the scroll
    + 7  # points, negative points, tricks, crystals, cubes, scrolls, cards in hand
    + COMBINATION_COUNT
)

FEATURES = FeatureLayout(
    phase=len(phase.NAMES),
    end=3,  # round, trick, tricks in this round
    mission=MOST_MISSIONS,
    dominant=COLOUR_COUNT,
    lead=COLOUR_COUNT,
    effect=len(EFFECTS) + 1,  # of the scroll in force, whether it has acted
    powers=RANK_COUNT,  # used in this trick
    plays=MOST_SEATS * PLAY_LENGTH,
    hand=CARD_COUNT,
    row=CARD_COUNT,  # how soon your card comes in mission 15
    up=MOST_SEATS * CARD_COUNT,  # face up
    known=MOST_SEATS * CARD_COUNT,  # known to be in that hand
    possible=MOST_SEATS * CARD_COUNT,  # possibly in that hand
    taken=MOST_SEATS * CARD_COUNT,
    trick=CARD_COUNT,  # in the current trick
    turned=CARD_COUNT,
    drawn=CARD_COUNT,
    scrolls=3 * SCROLL_COUNT + 1,  # own, looked at, used; left in the pile
    players=MOST_SEATS * PLAYER_LENGTH,
    more_scrolls=3 * MORE_SCROLLS,  # beyond those of the box: own, looked at, used
)
END = FEATURES["end"]
MISSION = FEATURES["mission"]
DOMINANT = FEATURES["dominant"]
LEAD = FEATURES["lead"]
EFFECT = FEATURES["effect"]
POWERS = FEATURES["powers"]
PLAYS = FEATURES["plays"]
HAND = FEATURES["hand"]
ROW = FEATURES["row"]
FACE_UP = FEATURES["up"]
KNOWN = FEATURES["known"]
POSSIBLE = FEATURES["possible"]
TAKEN_AT = FEATURES["taken"]
TRICK_AT = FEATURES["trick"]
TURNED_AT = FEATURES["turned"]
DRAWN = FEATURES["drawn"]
SCROLLS_AT = FEATURES["scrolls"]
PLAYERS = FEATURES["players"]
MORE_AT = FEATURES["more_scrolls"]
EFFECT_COUNT = len(EFFECTS)


@rule
def features(s, seat, out):
    """Public cards, the seat's own cards and scrolls, and what it can infer of the others'."""
    describe_table(s, seat, out, PLAYERS, PLAYER_LENGTH)
    out[END] = s.rounds / ROUNDS
    out[END + 1] = s.trick / 8.0
    out[END + 2] = s.trick_count / 8.0
    out[MISSION + s.mission] = 1.0
    if s.dominant != NOTHING:
        out[DOMINANT + s.dominant] = 1.0
    if s.lead_colour != NOTHING:
        out[LEAD + s.lead_colour] = 1.0
    if s.effect != NOTHING:
        out[EFFECT + s.effect] = 1.0
        out[EFFECT + EFFECT_COUNT] = s.spent
    if s.drawn != NOTHING:
        out[DRAWN + s.drawn] = 1.0
    for power in range(RANK_COUNT):
        out[POWERS + power] = s.powers >> power & 1
    describe_plays(s, seat, out)
    for card in range(CARD_COUNT):
        describe_card(s, seat, card, out)
    describe_scrolls(s, seat, out)
    for i in range(s.seats):
        describe_player(s, (seat + i) % s.seats, out, PLAYERS + i * PLAYER_LENGTH)


@rule
def relative(s, seat, other):
    return (other - seat + s.seats) % s.seats


@rule
def describe_plays(s, seat, out):
    for i in range(s.play_count):
        play = s.plays[i]
        at = PLAYS + i * PLAY_LENGTH
        out[at + relative(s, seat, play.seat)] = 1.0
        out[at + MOST_SEATS + play.colour] = 1.0
        if play.power != NOTHING:
            out[at + MOST_SEATS + COLOUR_COUNT + play.power] = 1.0
        at += MOST_SEATS + COLOUR_COUNT + RANK_COUNT
        out[at] = play.value / 10.0
        out[at + 1] = play.dominant
        out[at + 2] = play.claim / 2.0
        out[TRICK_AT + play.card] = 1.0


@rule
def describe_card(s, seat, card, out):
    place = s.place[card]
    if place == TAKEN:
        out[TAKEN_AT + relative(s, seat, s.taken_by[s.spot[card]]) * CARD_COUNT + card] = 1.0
    elif place == TURNED:
        out[TURNED_AT + card] = 1.0
    elif place == UP:
        out[FACE_UP + relative(s, seat, s.owner[card]) * CARD_COUNT + card] = 1.0
    elif in_hand(s.players[seat], card):
        out[HAND + card] = 1.0
        if s.spot[card] != NOTHING:
            out[ROW + card] = 1.0 / (1 + s.spot[card])
    elif place == OPEN:
        out[KNOWN + relative(s, seat, s.owner[card]) * CARD_COUNT + card] = 1.0
    elif place == HIDDEN:
        labels = possible_labels(s, seat, card)
        for i in range(1, s.seats):
            held = s.held[(seat + i) % s.seats]
            if labels & held:
                out[POSSIBLE + i * CARD_COUNT + card] = 1.0
                if labels & ~held == 0:
                    out[KNOWN + i * CARD_COUNT + card] = 1.0


@rule
def describe_scrolls(s, seat, out):
    for scroll in range(len(SCROLLS)):
        first = SCROLLS_AT + scroll
        count = SCROLL_COUNT
        if scroll >= SCROLL_COUNT:
            first = MORE_AT + scroll - SCROLL_COUNT
            count = MORE_SCROLLS
        place = s.scrolls[scroll]
        if place == HELD + seat:
            out[first] = 1.0
        elif place == LOOKED_AT and s.turn == seat:
            out[first + count] = 1.0
        elif place == USED:
            out[first + 2 * count] = 1.0
    out[SCROLLS_AT + 3 * SCROLL_COUNT] = scrolls_at(s, PILE) / 20.0


@rule
def describe_player(s, seat, out, at):
    player = s.players[seat]
    out[at + 2] = 1.0 if seat == s.dealer else 0.0
    out[at + 3] = 1.0 if seat == s.leader else 0.0
    out[at + 4] = 1.0 if seat == s.waiting else 0.0
    out[at + 5] = 1.0 if seat == s.scroll_user else 0.0
    out[at + 6] = player.points / 30.0
    out[at + 7] = player.negative / 30.0
    out[at + 8] = player.tricks / 8.0
    out[at + 9] = player.crystals / 2.0
    out[at + 10] = player.cubes / 10.0
    out[at + 11] = player.scrolls / 3.0
    out[at + 12] = hand_count(player) / 8.0
    for combination in range(COMBINATION_COUNT):
        out[at + 13 + combination] = player.combinations >> combination & 1
