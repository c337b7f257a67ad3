"""Step 1: a tile is chosen, placed, and produces."""

from coffret.engine.events import emit
from coffret.engine.rng import reveal
from coffret.engine.rule import rule

from . import phase
from .events import ANNOUNCED, PLACED
from .island import lay, place_beside
from .options import are_screens_open
from .production import count_production, gain_all, storm
from .state import ANY, HAND, JOKER, NOTHING, STORM, TOWER_FACE
from .steps import TILE, take_step


@rule
def choose_face(s, face, colour):
    """Either side of a tile, or the tower; nobody else sees it before it is placed.

    [DI-2.1, DI-2.5]
    """
    s.chosen = face
    s.chosen_colour = colour
    s.phase = phase.PLACE


@rule
def place_tile(s, seat, beside, side):
    """Lay the chosen tile; a storm breaks, then all touching tiles produce.  [DI-2.1 to DI-2.7]"""
    q, r = place_beside(s, beside, side)
    colour = s.chosen_colour
    count_production(s, q, r, colour)
    number = lay(s, q, r, s.chosen, colour)
    s.tiles_left -= 1
    take_step(s, TILE)
    emit(s, PLACED, seat, number, s.tiles[number].kind, s.chosen, beside)
    if s.chosen < TOWER_FACE:
        drop_from_hand(s, seat, s.chosen // 2)
        if not are_screens_open(s):
            reveal(s, 1 << seat)
    if s.tiles[number].kind == JOKER:
        emit(s, ANNOUNCED, seat, colour)
    s.chosen = NOTHING
    s.chosen_colour = ANY
    if s.tiles[number].kind == STORM:
        storm(s, seat, colour)
    gain_all(s, seat)


@rule
def drop_from_hand(s, seat, tile):
    """The hand is kept without gaps."""
    hand = s.players[seat].hand
    for i in range(HAND):
        if hand[i] == tile:
            hand[i] = hand[HAND - 1]
            hand[HAND - 1] = NOTHING
            return
