"""The table options of Incubation."""

from coffret.engine.options import OptionSpace

from .state import MOST_SEATS

# A random first player, or one whom the table chose.  [INC-1.5]
OPTIONS = OptionSpace(
    first_player=("random", *(f"seat_{number}" for number in range(1, MOST_SEATS + 1)))
)
CHOSEN_SEAT = 1
