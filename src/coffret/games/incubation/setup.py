"""Setting up the table of Incubation."""

from coffret.engine.events import emit
from coffret.engine.options import seat_of
from coffret.engine.rng import below
from coffret.engine.rule import rule

from . import phase
from .components import OBJECTIVES
from .decks import deal_eggs
from .events import BEGINS
from .market import fill_treasures
from .options import OF_TURN
from .state import COINS, EGG_COUNT, MOST_OBJECTIVES, NOTHING, TOKENS_OF_EACH


@rule
def setup(s, options):
    """Boards, market, eggs, objectives, first player.  [INC-1.1 to INC-1.5]"""
    for seat in range(len(s.players)):
        for i in range(2):
            s.players[seat].incubators[i].egg = NOTHING
    for egg in range(EGG_COUNT):
        s.hatched_by[egg] = NOTHING
    s.reserve.coins = COINS
    for resource in range(2):
        s.reserve.tokens[resource] = TOKENS_OF_EACH
    for die in range(2):
        s.spent[die] = 1  # nothing is rolled yet
    s.one_surplus = 1 if options.surplus == OF_TURN else 0
    s.surplus_at = NOTHING
    fill_treasures(s)
    deal_eggs(s)
    lay_out_objectives(s)
    choose_first_player(s, options)
    s.turn = (s.first_player - 1) % s.seats  # first eggs go counter-clockwise  [INC-1.6]
    s.phase = phase.FIRST_EGG


@rule
def objectives_for(seats):
    """5 for 2 or 3 players, 4 for 4, 3 for 5.  [INC-1.4]"""
    return 5 if seats <= 3 else 8 - seats


@rule
def lay_out_objectives(s):
    """Draw objectives, all visible; the others leave the game.  [INC-1.4]"""
    for place in range(MOST_OBJECTIVES):
        s.objectives[place] = NOTHING
        s.claimed_by[place] = NOTHING
    for place in range(objectives_for(s.seats)):
        card = below(s, len(OBJECTIVES))
        while lies_there(s, card):
            card = below(s, len(OBJECTIVES))
        s.objectives[place] = card


@rule
def lies_there(s, card):
    for place in range(MOST_OBJECTIVES):
        if s.objectives[place] == card:
            return True
    return False


@rule
def choose_first_player(s, options):
    """Random, unless the table chose.  [INC-1.5]"""
    s.first_player = seat_of(s, options.first_player)
    emit(s, BEGINS, s.first_player)


@rule
def starter(s):
    """[INC-1.5]"""
    return s.first_player
