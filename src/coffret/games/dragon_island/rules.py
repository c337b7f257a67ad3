"""Dragon Island: explore an island, gather energy, tame and capture its dragons.

Source: the French rulebook (2017), 2 to 4 players. `rules.toml` has every rule under its id;
docstrings cite the ids. docs/games/dragon_island.md says more of what follows.

Modelling decisions
- A turn is a chain of small decisions: tile, side and a joker's colour; the place; whether, whence
  and where dragons move; where the wizard goes; tame or capture; the action; a map. Cubes are
  paid colour by colour, and only where the mix is a choice.
- The wizard's way is not chosen, only where it ends: nothing on the way matters. At a table with
  `dragons=every_tile` a portal with dragons is a stop: go there, deal with them, then stay or step.
- The turn ends with a separate move, even if there is no other. It is asked for even when no map
  fits, because skipping it would reveal that; and until it is made, no tile is drawn and the
  whole turn may be undone.
- Which tile was chosen stays hidden until it is placed: a player may undo the choice and
  look at what another side would produce. Placing it shows it, and cannot be undone.
- All other steps without a choice are run through.
"""

from coffret.engine.events import emit
from coffret.engine.rule import rule

from . import moves, phase
from .buildings import build, building_cost
from .dragons import (
    appear,
    call_dragons,
    capture,
    capture_cost,
    carry,
    fill_due_tiles,
    may_capture,
    may_end_on,
    may_lift,
    may_tame,
    only_colour_to_carry,
    tame,
)
from .ending import score as score
from .ending import tie_break as tie_break
from .estimate import estimate as estimate
from .estimate import has_finished as has_finished
from .events import STAYED, WENT
from .features import features as features
from .hidden import redraw_hidden as redraw_hidden
from .island import colour_of, dragons_on, kind_of
from .legality import has_action
from .legality import legal as legal
from .maps import draw_maps, keep_offered, play_map, put_under
from .moves import MOVES
from .payment import owe, pay, pay_where_forced
from .placing import choose_face, place_tile
from .production import GOLD_OF_THE_KEEP, count_telekinesis, gain, gain_all
from .rollout import rollout_weights as rollout_weights
from .setup import setup_table
from .setup import starter as starter
from .state import GOLD, JOKER, LAIR, NO_BUILDING, NOTHING, PEN, SPIRE
from .steps import ACT, WIZARD, take_step
from .turns import draw_tile, end_turn, pass_first_maps_on
from .wizards import (
    free_ways_beside,
    is_on_its_way,
    meets_dragons_at,
    reach,
    ways,
)


@rule
def setup(s, options):
    """The table, then a tile and two maps for each.  [DI-1.1 to DI-1.5]"""
    setup_table(s, options)
    for i in range(s.seats):
        draw_tile(s, (s.first_player + i) % s.seats)
    s.turn = s.first_player
    draw_maps(s, s.turn)
    s.phase = phase.MAPS


@rule
def actors(s):
    """One player at a time."""
    return 0 if s.phase == phase.OVER else 1 << s.turn


@rule
def step(s, seat, action):
    """Carry out a move, then run on to the next decision."""
    move = MOVES[action]
    match move.kind:
        case moves.PUT_UNDER:
            put_under(s, seat, move.first)
            keep_offered(s, seat)
            if s.rounds == 0:
                pass_first_maps_on(s)
            else:
                s.phase = phase.TREASURE
        case moves.CHOOSE_TILE:
            face = s.players[seat].hand[move.first] * 2 + move.second
            choose_face(s, face, colour_of(face))
        case moves.CHOOSE_JOKER:
            face = s.players[seat].hand[move.first] * 2
            choose_face(s, face if kind_of(face) == JOKER else face + 1, move.second)
        case moves.PLACE:
            place_tile(s, seat, move.first, move.second)
            call_dragons(s)
            s.phase = phase.FILL
        case moves.FILL_TILE:
            appear(s, move.first, 1)
        case moves.LIFT:
            s.origin = move.first
            s.phase = phase.DROP
        case moves.DROP:
            s.destination = move.first
            s.carried = 0
            s.phase = phase.CARRY
        case moves.CARRY:
            carry(s, move.first)
        case moves.LEAVE_DRAGONS | moves.ENOUGH:
            s.phase = phase.WALK
        case moves.GO:
            go(s, seat, move.first)
        case moves.TAME:
            tame(s, seat, s.players[seat].wizard)
            s.phase = phase.ACT
        case moves.CAPTURE:
            owe(s, seat, capture_cost(s, seat, s.players[seat].wizard), NO_BUILDING)
        case moves.PAY:
            pay(s, move.first, move.second)
        case moves.BUILD_PEN | moves.BUILD_SPIRE | moves.BUILD_LAIR:
            owe(s, seat, building_cost(s, seat, s.players[seat].wizard), building_of(move))
        case moves.TAKE_GOLD:
            gain(s, seat, GOLD, GOLD_OF_THE_KEEP)
            take_step(s, ACT)
            s.phase = phase.TREASURE
        case moves.DRAW_MAPS:
            take_step(s, ACT)
            s.phase = phase.MAPS
            if not draw_maps(s, seat):
                keep_offered(s, seat)
                s.phase = phase.TREASURE
        case moves.TELEKINESIS:
            count_telekinesis(s, s.players[seat].wizard, move.first)
            gain_all(s, seat)
            take_step(s, ACT)
            s.phase = phase.TREASURE
        case moves.NO_ACTION:
            s.phase = phase.TREASURE
        case moves.PLAY_MAP:
            play_map(s, seat, move.first)
            end_turn(s)
        case moves.END_TURN:
            end_turn(s)
    run_to_decision(s)


@rule
def run_to_decision(s):
    """From the phase that is due on to the first that leaves a choice: steps 2 to 6 in order."""
    if s.phase == phase.FILL and fill_due_tiles(s):
        s.phase = phase.LIFT
    if s.phase == phase.LIFT and not may_lift_any(s):
        s.phase = phase.WALK
    if s.phase == phase.CARRY:
        carry_where_forced(s)
    if s.phase == phase.WALK:
        go_where_forced(s)
    if s.phase == phase.DEAL:
        deal_where_forced(s)
    if s.phase == phase.PAY:
        settle(s)
    if s.phase == phase.ACT and s.origin != NOTHING:
        offer_a_step_on(s)
    if s.phase == phase.ACT and not has_action(s, s.turn):
        s.phase = phase.TREASURE


# Step 3: move dragons


@rule
def may_lift_any(s):
    """With gold, dragons that are not in a pen may be moved.  [DI-4.1]"""
    if s.players[s.turn].hoard[GOLD] > 0:
        for number in range(1, s.tile_count):
            if may_lift(s, number):
                return True
    return False


@rule
def carry_where_forced(s):
    """At least one dragon moves, then any number more while there is gold.  [DI-4.1]"""
    only = only_colour_to_carry(s)
    if s.carried == 0 and only != NOTHING:
        carry(s, only)
    if dragons_on(s.tiles[s.origin]) == 0 or s.players[s.turn].hoard[GOLD] == 0:
        s.phase = phase.WALK


# Steps 4 and 5: move the wizard, deal with the dragons


@rule
def go_where_forced(s):
    """The wizard must move; with nowhere to go it stays and does nothing.  [DI-5.2, DI-5.4]

    It can only be stuck on the Keep, which is in reach from everywhere else; and there no map
    can be played anyway.
    """
    s.origin = NOTHING
    s.destination = NOTHING
    if free_ways_beside(s, s.turn) > 1:
        return  # mostly so, and soon seen
    open_to = reach(s, s.turn)
    found = 0
    last = NOTHING
    for number in range(s.tile_count):
        if open_to >> number & 1 and may_end_on(s, s.turn, number):
            found += 1
            last = number
            if found > 1:
                return
    if found == 1:
        go(s, s.turn, last)
    else:
        emit(s, STAYED, s.turn)
        s.phase = phase.TREASURE


@rule
def go(s, seat, number):
    """Where the wizard ends; or, where dragons on the way count, to a portal with dragons.

    From there it may go on, or stay: a move to its own tile.  [DI-5.2, DI-5.3]
    """
    if is_on_its_way(s):
        s.origin = NOTHING
        if number == s.players[seat].wizard:
            s.phase = phase.ACT
            return
    elif meets_dragons_at(s, seat, number):
        s.origin = s.players[seat].wizard
    s.players[seat].wizard = number
    emit(s, WENT, seat, number)
    take_step(s, WIZARD)
    s.phase = phase.DEAL


@rule
def offer_a_step_on(s):
    """After the dragons of a portal: a step on, if there is any.  [DI-5.3]"""
    s.phase = phase.WALK
    if ways(s, s.turn) == 1 << s.players[s.turn].wizard:
        s.origin = NOTHING
        s.phase = phase.ACT


@rule
def deal_where_forced(s):
    """Without dragons there is nothing to deal with; else tame or capture, whichever one can.

    [DI-6.1, DI-6.3]
    """
    number = s.players[s.turn].wizard
    if dragons_on(s.tiles[number]) == 0:
        s.phase = phase.ACT
    elif not may_capture(s, s.turn, number):
        tame(s, s.turn, number)
        s.phase = phase.ACT
    elif not may_tame(s, s.turn, number):
        owe(s, s.turn, capture_cost(s, s.turn, number), NO_BUILDING)


@rule
def settle(s):
    """Pay on; once all is paid, the dragons are captured or the building is built.  [DI-6.6]"""
    if pay_where_forced(s):
        return
    if s.project == NO_BUILDING:
        capture(s, s.turn, s.players[s.turn].wizard)
        s.phase = phase.ACT
    else:
        build(s, s.turn, s.players[s.turn].wizard, s.project)
        s.phase = phase.TREASURE


@rule
def building_of(move):
    """The building that a move builds."""
    if move.kind == moves.BUILD_LAIR:
        return LAIR + move.first
    return PEN if move.kind == moves.BUILD_PEN else SPIRE


# The end


@rule
def over(s):
    return s.phase == phase.OVER
