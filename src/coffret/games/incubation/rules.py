"""Incubation: hatch dragon eggs with water and fire, sell the dragons for treasure.

Source: the English and French rulebooks (2019), 2 to 5 players. `rules.toml` has every rule
under its id; docstrings cite the ids.

Modelling decisions
- The first roll of a turn is a move, although there is no other: until it is made, the player
  before may still undo.
- The two incubators are alike, so an egg goes into the first empty one.
- Two dice that show the same are alike, so only the first is offered for a reroll or an egg.
- Tokens are placed one at a time, and only where there is a choice.
- Steps that leave no choice and reveal nothing are played automatically: see `run_to_decision`.
"""

from coffret.engine.events import NOBODY, emit
from coffret.engine.rule import rule

from . import moves, phase
from .decks import empty_decks, take_egg
from .dice import dice_left, is_pair, open_chests, reroll, roll, use_die, use_pair
from .ending import score as score
from .ending import tie_break as tie_break
from .estimate import estimate as estimate
from .estimate import has_finished as has_finished
from .events import ENDED, LAST_ROUND, NO_DECKS, NO_OBJECTIVES, TOO_LONG, TURN
from .features import features as features
from .hidden import redraw_hidden as redraw_hidden
from .incubators import empty_incubator, hatch, is_complete, place_tokens, place_where_forced
from .legality import legal as legal
from .legality import may_split_pair
from .market import leave_excess, take_treasure, treasure_is_due
from .moves import MOVES
from .objectives import claim, may_claim_any, objectives_left
from .rollout import rollout_weights as rollout_weights
from .setup import setup as setup
from .setup import starter as starter
from .state import DECKS, NOTHING

LAST_POSSIBLE_ROUND = 99


@rule
def actors(s):
    """One player at a time."""
    return 0 if s.phase == phase.OVER else 1 << s.turn


@rule
def step(s, seat, action):
    """Carry out a move, then run on to the next decision."""
    move = MOVES[action]
    match move.kind:
        case moves.CHOOSE_EGG:
            take_egg(s, seat, move.first)
            pass_first_eggs_on(s)
        case moves.ROLL:
            roll(s)
            s.phase = phase.REROLL
        case moves.KEEP:
            open_chests(s)
            run_to_decision(s)
        case moves.REROLL:
            reroll(s, move.first)
            open_chests(s)
            run_to_decision(s)
        case moves.USE_DIE:
            use_die(s, move.first)
            run_to_decision(s)
        case moves.USE_PAIR:
            use_pair(s)
            run_to_decision(s)
        case moves.TAKE_EGG:
            s.spent[move.first] = 1
            take_egg(s, seat, move.second)
            announce_last_round(s)
            run_to_decision(s)
        case moves.PLACE:
            place_tokens(s, move.first, move.second, 1)
            run_to_decision(s)
        case moves.LEAVE_EXCESS:
            leave_excess(s, move.first)
            s.surplus_at = move.first if s.one_surplus == 1 else NOTHING
            run_to_decision(s)
        case moves.HATCH:
            hatch(s, move.first)
            run_to_decision(s)
        case moves.TAKE_TREASURE:
            take_treasure(s, move.first)
            run_to_decision(s)
        case moves.CLAIM:
            claim(s, seat, move.first)
            announce_last_round(s)
            end_turn(s)
        case moves.CLAIM_NOTHING:
            end_turn(s)


# The order of a turn


@rule
def run_to_decision(s):
    """Go on to the next choice of this turn: tokens, treasures, hatching, dice, objective.

    All tokens of a result first, then all treasures of a hatched egg, then the next egg, then
    the next die.  [INC-3.8, INC-4.5, INC-4.8]
    """
    player = s.players[s.turn]
    while True:
        if place_where_forced(s):
            s.phase = phase.PLACE
            return
        if s.hand[0] > 0 or s.hand[1] > 0:
            if s.one_surplus == 0 or s.surplus_at == NOTHING:
                s.phase = phase.EXCESS
                return
            leave_excess(s, s.surplus_at)
        if treasure_is_due(s):
            s.phase = phase.TREASURE
            return
        first = is_complete(player.incubators[0])
        second = is_complete(player.incubators[1])
        if first and second:
            s.phase = phase.HATCH
            return
        if first:
            hatch(s, 0)
        elif second:
            hatch(s, 1)
        elif dice_left(s) == 0:
            offer_objectives(s)
            return
        elif may_take_egg(s) or (dice_left(s) == 2 and (not is_pair(s) or may_split_pair(s))):
            s.phase = phase.DICE
            return
        elif is_pair(s):
            use_pair(s)
        else:
            use_die(s, 0 if s.spent[0] == 0 else 1)


@rule
def may_take_egg(s):
    """A die may fetch an egg while there is one, and an empty incubator.  [INC-3.5]"""
    return empty_incubator(s.players[s.turn]) != NOTHING and empty_decks(s) < DECKS


@rule
def offer_objectives(s):
    """At the end of the turn one objective may be claimed.  [INC-5.1]"""
    if may_claim_any(s, s.turn):
        s.phase = phase.CLAIM
    else:
        end_turn(s)


@rule
def pass_first_eggs_on(s):
    """First eggs go from the last player counter-clockwise to the first.  [INC-1.6]"""
    if s.turn == s.first_player:
        begin_turn(s)
    else:
        s.turn = (s.turn - 1) % s.seats


@rule
def begin_turn(s):
    """Clockwise from the first player; a round is one turn each."""
    if s.turn == s.first_player:
        s.rounds += 1
    emit(s, TURN, s.turn, s.rounds)
    announce_last_round(s)
    s.surplus_at = NOTHING
    s.phase = phase.ROLL


@rule
def end_turn(s):
    """Pass the turn on, unless the last round is over.  [INC-6.1]"""
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.first_player and s.ending == 1:
        s.phase = phase.OVER
        emit(s, ENDED, NOBODY)
    else:
        begin_turn(s)


# The end


@rule
def announce_last_round(s):
    """Two decks empty or no objective left, at any moment: this round is the last.

    [INC-6.1; INC-6.4 for a game that nobody ends]
    """
    if s.ending == 1:
        return
    if empty_decks(s) >= 2:
        s.ending = 1
        emit(s, LAST_ROUND, NOBODY, NO_DECKS)
    elif objectives_left(s) == 0:
        s.ending = 1
        emit(s, LAST_ROUND, NOBODY, NO_OBJECTIVES)
    elif s.rounds == LAST_POSSIBLE_ROUND:
        s.ending = 1
        emit(s, LAST_ROUND, NOBODY, TOO_LONG)


@rule
def over(s):
    return s.phase == phase.OVER
