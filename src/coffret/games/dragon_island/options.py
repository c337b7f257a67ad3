"""The table options of Dragon Island."""

from coffret.engine.options import OptionSpace

from .state import MOST_SEATS

CHOSEN_SEAT = 1
BY_LOT = 1

REMOVED = (0, 0, 22, 16, 12)
"""Tiles taken out of the game, by the number of players.  [DI-1.2]"""
MOST_EXTRA = REMOVED[2] // 2


def _fits_the_table(chosen, seats):
    if OPTIONS.domains["first_player"].index(chosen["first_player"]) > seats:
        return f"there is no {chosen['first_player']} at a table of {seats}"
    most = REMOVED[seats] // seats
    if chosen["extra_turns"] > most:
        return f"the tiles suffice for {most} extra turns at a table of {seats}"
    return None


OPTIONS = OptionSpace(
    # A random first player, or one whom the table chose.  [DI-1.1]
    first_player=("random", *(f"seat_{number}" for number in range(1, MOST_SEATS + 1))),
    # Wizard colours in the order of the seats, or at random.  [DI-1.6]
    wizards=("seats", "lot"),
    # A longer game: this many more turns for each player.  [DI-1.2]
    extra_turns=range(MOST_EXTRA + 1),
    # What is behind the screens is hidden, or visible to all.  [DI-1.5]
    screens=("hidden", "open"),
    sound=_fits_the_table,
)
