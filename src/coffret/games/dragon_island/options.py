"""The table options of Dragon Island."""

from coffret.engine.options import OptionSpace, first_seat
from coffret.engine.rule import rule

from .state import EVERY_TILE, MOST_SEATS, OPEN_SCREENS

BY_LOT = 1

REMOVED = (0, 0, 22, 16, 12)
"""Tiles taken out of the game, by the number of players.  [DI-1.2]"""
MOST_EXTRA = REMOVED[2] // 2

HEAD_START = (0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3, 1, 0, 0, 2, 1, 1, 0)
"""Gold of each place with a head start, four for each number of players.  [DI-1.7]"""


def _fits_the_table(chosen, seats):
    most = REMOVED[seats] // seats
    if chosen["extra_turns"] > most:
        return f"the tiles suffice for {most} extra turns at a table of {seats}"
    return None


OPTIONS = OptionSpace(
    # A random first player, or one whom the table chose.  [DI-1.1]
    first_player=first_seat(MOST_SEATS),
    # Wizard colours in the order of the seats, or at random.  [DI-1.6]
    wizards=("seats", "lot"),
    # A longer game: this many more turns for each player.  [DI-1.2]
    extra_turns=range(MOST_EXTRA + 1),
    # What is behind the screens is hidden, or visible to all.  [DI-1.5]
    screens=("hidden", "open"),
    # Dragons bar the tile where a wizard ends, or every tile that it arrives on.  [DI-5.3]
    dragons=("last_tile", "every_tile"),
    # Not in the rulebook: gold for the earlier places, which win less often.  [DI-1.7]
    head_start=("none", "gold"),
    sound=_fits_the_table,
)


@rule
def are_screens_open(s):
    """[DI-1.5]"""
    return s.variants & OPEN_SCREENS != 0


@rule
def is_every_tile_met(s):
    """Whether the dragons of a portal on the way must be dealt with.  [DI-5.3]"""
    return s.variants & EVERY_TILE != 0
