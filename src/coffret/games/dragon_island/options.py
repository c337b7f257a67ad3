"""The table options of Dragon Island."""

from coffret.engine.options import OptionSpace, first_seat

from .state import MOST_SEATS

BY_LOT = 1

REMOVED = (0, 0, 22, 16, 12)
"""Tiles taken out of the game, by the number of players.  [DI-1.2]"""
MOST_EXTRA = REMOVED[2] // 2


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
    sound=_fits_the_table,
)
