"""Step 8, and whose turn it is."""

from coffret.engine.events import NOBODY, emit, emit_to
from coffret.engine.rng import reveal
from coffret.engine.rule import rule

from . import phase
from .events import DREW_TILE, ENDED, FOUND_TILE, TURN
from .maps import draw_maps, listeners
from .placing import choose_face
from .state import NOTHING, TOWER_FACE
from .wizards import is_first_turn


@rule
def draw_tile(s, seat):
    """While the bag has one.  [DI-1.4, DI-9.1]"""
    if s.bag_count == 0:
        return
    reveal(s)
    s.bag_count -= 1
    tile = s.bag[s.bag_count]
    s.bag[s.bag_count] = NOTHING
    hand = s.players[seat].hand
    hand[0 if hand[0] == NOTHING else 1] = tile
    emit(s, DREW_TILE, seat, s.bag_count)
    emit_to(s, listeners(s, seat), FOUND_TILE, seat, tile)


@rule
def pass_first_maps_on(s):
    """Everyone keeps one of two maps, then the first turn begins.  [DI-1.4]"""
    s.turn = (s.turn + 1) % s.seats
    if s.turn == s.first_player:
        begin_turn(s)
    else:
        draw_maps(s, s.turn)


@rule
def begin_turn(s):
    """Clockwise from the first player; the first tile is the tower.  [DI-1.1, DI-2.1]"""
    if s.turn == s.first_player:
        s.rounds += 1
    emit(s, TURN, s.turn, s.rounds)
    s.past.steps = 0
    if is_first_turn(s):
        colour = s.players[s.turn].colour
        choose_face(s, TOWER_FACE + colour, colour)
    else:
        s.phase = phase.TILE


@rule
def end_turn(s):
    """Draw a tile; the turn in which the last tile was placed is the last.  [DI-9.1, DI-11.1]"""
    draw_tile(s, s.turn)
    if s.tiles_left == 0:
        reveal(s)  # the screens are lifted
        s.phase = phase.OVER
        emit(s, ENDED, NOBODY)
    else:
        s.turn = (s.turn + 1) % s.seats
        begin_turn(s)
