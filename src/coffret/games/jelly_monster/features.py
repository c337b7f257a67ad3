"""The game as numbers for learning, seen from one seat: itself first, then clockwise.

Districts are in scoring order.
"""

from coffret.engine.layout import FeatureLayout, describe_table
from coffret.engine.rule import rule

from . import phase, reward
from .components import DISTRICTS
from .dice import number_showing
from .district_sums import points
from .pods import number_of
from .state import (
    CONTENT_COUNT,
    DICE,
    FACE_COUNT,
    MOST_DISTRICTS,
    MOST_ICONS,
    MOST_SEATS,
    NOTHING,
    ROUNDS,
    ZONES,
)

PHASE_COUNT = len(phase.NAMES)
KIND_COUNT = len(reward.KINDS)
ZONE_LENGTH = KIND_COUNT + 1  # each kind's number, and the second number of any
DISTRICT_LENGTH = (
    2  # there is one, it is closed
    + ZONES  # the target
    + ZONES * ZONE_LENGTH
    + MOST_SEATS * (FACE_COUNT + 1)  # each player's dice, and what they add up to
    + 2  # it is the next to be scored, its reward is being resolved
)
PLAYER_LENGTH = (
    2  # present, its turn in relaxed play
    + 3  # jelly, pods, pods given up
    + FACE_COUNT
    + 4  # loose dice, in the air, time until ready, barrier
    + 1  # dice in the city centre
    + 3  # is to choose, is a winner, is to be served by this seat
)

FEATURES = FeatureLayout(
    phase=PHASE_COUNT,
    course=2,  # round, relaxed
    time=3,  # timer running, its seconds left, seconds left to choose
    pods=2 * CONTENT_COUNT + 1,  # own, given up by oneself, number in the pile
    choice=3,  # own vote, gift
    districts=MOST_DISTRICTS * DISTRICT_LENGTH,
    players=MOST_SEATS * PLAYER_LENGTH,
)
COURSE = FEATURES["course"]
TIME = FEATURES["time"]
PODS_AT = FEATURES["pods"]
CHOICE = FEATURES["choice"]
DISTRICTS_AT = FEATURES["districts"]
PLAYERS = FEATURES["players"]


@rule
def features(s, seat, out):
    """Everything public, and the seat's own pods."""
    describe_table(s, seat, out, PLAYERS, PLAYER_LENGTH)
    out[COURSE] = s.rounds / ROUNDS
    out[COURSE + 1] = s.relaxed
    if s.timer_ends != NOTHING:
        out[TIME] = 1.0
        out[TIME + 1] = (s.timer_ends - s.clock) / 10000.0
    if s.deadline != NOTHING:
        out[TIME + 2] = (s.deadline - s.clock) / 10000.0
    player = s.players[seat]
    for content in range(CONTENT_COUNT):
        out[PODS_AT + content] = player.pods[content]
        out[PODS_AT + CONTENT_COUNT + content] = player.discarded[content]
    out[PODS_AT + 2 * CONTENT_COUNT] = number_of(s.pile) / 30.0
    if s.phase == phase.COPY and player.vote != NOTHING:
        out[CHOICE + player.vote] = 1.0
    if s.phase == phase.GIVE:
        out[CHOICE + 2] = s.gift
    for i in range(s.district_count):
        describe_district(s, seat, i, out, DISTRICTS_AT + i * DISTRICT_LENGTH)
    for i in range(s.seats):
        describe_player(s, seat, (seat + i) % s.seats, out, PLAYERS + i * PLAYER_LENGTH)


@rule
def describe_district(s, seat, number, out, at):
    district = (s.drone + number) % s.district_count
    place = s.districts[district]
    out[at] = 1.0
    out[at + 1] = 0.0 if place.closed_by == NOTHING else 1.0
    out[at + 2 + place.target] = 1.0
    at += 2 + ZONES
    for zone in range(ZONES):
        for i in range(MOST_ICONS):
            icon = DISTRICTS[place.face].zones[zone].icons[i]
            if icon.kind != reward.NONE:
                out[at + icon.kind] = max(1, icon.first) / 5.0
                out[at + KIND_COUNT] += icon.second / 5.0
                if icon.kind == reward.JELLY:
                    out[at + icon.kind] = icon.first / 5.0
        at += ZONE_LENGTH
    for i in range(s.seats):
        owner = (seat + i) % s.seats
        for face in range(FACE_COUNT):
            out[at + face] = number_showing(place.dice[owner], face)
        out[at + FACE_COUNT] = points(place, owner) / 10.0
        at += FACE_COUNT + 1
    at += (MOST_SEATS - s.seats) * (FACE_COUNT + 1)
    if s.phase == phase.COPY or s.phase == phase.GIVE or s.phase == phase.DISCARD:
        out[at] = 1.0 if number == s.scored else 0.0
        out[at + 1] = 1.0 if district == s.source else 0.0


@rule
def describe_player(s, seat, other, out, at):
    player = s.players[other]
    choosing = s.phase == phase.COPY or s.phase == phase.GIVE or s.phase == phase.DISCARD
    if s.relaxed == 0:
        out[at + 1] = 0.0  # in live play it is nobody's turn
    out[at + 2] = player.jelly / 40.0
    out[at + 3] = number_of(player.pods) / 5.0
    out[at + 4] = number_of(player.discarded) / 5.0
    at += 5
    for face in range(FACE_COUNT):
        out[at + face] = number_showing(player.dice, face)
    at += FACE_COUNT
    out[at] = player.loose / DICE
    out[at + 1] = player.flying
    out[at + 2] = max(0, player.ready - s.clock) / 1000.0
    out[at + 3] = player.barrier
    out[at + 4] = player.centre / DICE
    out[at + 5] = s.pending >> other & 1
    if choosing:
        out[at + 6] = s.winners >> other & 1
        out[at + 7] = s.players[seat].unserved >> other & 1
