"""The table options of Dragon Island."""

from coffret.engine.options import OptionSpace

from .state import MOST_SEATS

MOST_EXTRA = 11

OPTIONS = OptionSpace(
    # A random first player, or one whom the table chose.  [DI-1.1]
    first_player=("random", *(f"seat_{number}" for number in range(1, MOST_SEATS + 1))),
    # Wizard colours in the order of the seats, or drawn by lot.  [DI-1.6]
    wizards=("seats", "lot"),
    # A longer game: so many more turns for each, as far as the tiles go.  [DI-1.2]
    extra_turns=range(MOST_EXTRA + 1),
    # What lies behind the screens is hidden, or open to all.  [DI-1.5]
    screens=("hidden", "open"),
)
CHOSEN_SEAT = 1
BY_LOT = 1
