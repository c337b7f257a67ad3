"""Incubation as numbers for learning, seen from one seat: itself first, then clockwise."""

from coffret.engine.layout import FeatureLayout, describe_table
from coffret.engine.rule import rule

from . import phase
from .components import EGGS, OBJECTIVES
from .decks import top_egg
from .incubators import missing
from .market import COIN_MARK, FIRE_MARK, WATER_MARK, pointed_at
from .objectives import is_open, missing_dragons
from .state import (
    COLOUR_COUNT,
    DECKS,
    FACES,
    KINDS,
    MOST_OBJECTIVES,
    MOST_SEATS,
    NOTHING,
    SECTIONS,
)

FACE_COUNT = len(FACES)
KIND_COUNT = len(KINDS)
EGG_LENGTH = 2 + 1 + COLOUR_COUNT + 1  # cost, points, colours, whether there is one
INCUBATOR_LENGTH = EGG_LENGTH + 2  # and what is missing
OBJECTIVE_LENGTH = 2  # still open, its points
PLAYER_LENGTH = (
    3  # present, its turn, first player
    + 3  # coins, points, objectives
    + KIND_COUNT
    + 2 * INCUBATOR_LENGTH
    + 2 * MOST_OBJECTIVES  # dragons and coins lacking for each objective
)

FEATURES = FeatureLayout(
    phase=len(phase.NAMES),
    end=2,  # round, last round
    dice=2 * (FACE_COUNT + 1),
    hand=2,
    sales=COLOUR_COUNT + 1,
    market=SECTIONS * 3,
    marks=SECTIONS * 3,
    reserve=3,
    decks=DECKS * (EGG_LENGTH + 1),
    objectives=MOST_OBJECTIVES * OBJECTIVE_LENGTH,
    players=MOST_SEATS * PLAYER_LENGTH,
)
END = FEATURES["end"]
DICE = FEATURES["dice"]
HAND = FEATURES["hand"]
SALES = FEATURES["sales"]
MARKET = FEATURES["market"]
MARKS = FEATURES["marks"]
RESERVE = FEATURES["reserve"]
DECKS_AT = FEATURES["decks"]
OBJECTIVES_AT = FEATURES["objectives"]
PLAYERS = FEATURES["players"]


@rule
def features(s, seat, out):
    """Everything is public but the order of the decks, so everything is here."""
    describe_table(s, seat, out, PLAYERS, PLAYER_LENGTH)
    out[END] = s.rounds / 20.0
    out[END + 1] = s.ending
    describe_turn(s, out)
    describe_market(s, out)
    for i in range(s.seats):
        describe_player(s, (seat + i) % s.seats, out, PLAYERS + i * PLAYER_LENGTH)


@rule
def describe_turn(s, out):
    for die in range(2):
        at = DICE + die * (FACE_COUNT + 1)
        out[at + s.dice[die]] = 1.0
        out[at + FACE_COUNT] = s.spent[die]
    for resource in range(2):
        out[HAND + resource] = s.hand[resource] / 3.0
    for colour in range(COLOUR_COUNT):
        out[SALES + colour] = s.sales[colour]
    out[SALES + COLOUR_COUNT] = s.any_treasure


@rule
def describe_market(s, out):
    for section in range(SECTIONS):
        describe_pile(s.treasures[section], out, MARKET + section * 3, 3.0)
    out[MARKS + pointed_at(s, COIN_MARK)] = 1.0
    out[MARKS + SECTIONS + pointed_at(s, WATER_MARK)] = 1.0
    out[MARKS + 2 * SECTIONS + pointed_at(s, FIRE_MARK)] = 1.0
    describe_pile(s.reserve, out, RESERVE, 30.0)
    for deck in range(DECKS):
        at = DECKS_AT + deck * (EGG_LENGTH + 1)
        describe_egg(top_egg(s.decks[deck]), out, at)
        out[at + EGG_LENGTH] = s.decks[deck].count / 12.0
    for place in range(MOST_OBJECTIVES):
        if is_open(s, place):
            at = OBJECTIVES_AT + place * OBJECTIVE_LENGTH
            out[at] = 1.0
            out[at + 1] = OBJECTIVES[s.objectives[place]].points / 8.0


@rule
def describe_pile(pile, out, at, scale):
    out[at] = pile.coins / scale
    out[at + 1] = pile.tokens[0] / scale
    out[at + 2] = pile.tokens[1] / scale


@rule
def describe_egg(number, out, at):
    if number == NOTHING:
        return
    egg = EGGS[number]
    out[at] = egg.cost[0] / 4.0
    out[at + 1] = egg.cost[1] / 4.0
    out[at + 2] = egg.points / 8.0
    for i in range(2):
        if egg.colours[i] != NOTHING:
            out[at + 3 + egg.colours[i]] = 1.0
    out[at + 3 + COLOUR_COUNT] = 1.0


@rule
def describe_player(s, seat, out, at):
    player = s.players[seat]
    out[at + 2] = 1.0 if seat == s.first_player else 0.0
    out[at + 3] = player.coins / 20.0
    out[at + 4] = (player.egg_points + player.objective_points + player.coins) / 60.0
    out[at + 5] = player.objectives / 5.0
    at += 6
    for kind in range(KIND_COUNT):
        out[at + kind] = player.dragons[kind] / 3.0
    at += KIND_COUNT
    for i in range(2):
        incubator = player.incubators[i]
        describe_egg(incubator.egg, out, at)
        for resource in range(2):
            out[at + EGG_LENGTH + resource] = missing(incubator, resource) / 4.0
        at += INCUBATOR_LENGTH
    for place in range(MOST_OBJECTIVES):
        if is_open(s, place):
            objective = OBJECTIVES[s.objectives[place]]
            out[at + 2 * place] = max(0, missing_dragons(player, objective)) / 3.0
            out[at + 2 * place + 1] = max(0, objective.coins - player.coins) / 10.0
