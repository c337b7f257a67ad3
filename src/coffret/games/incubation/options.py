"""The table options of Incubation."""

from coffret.engine.options import OptionSpace, first_seat

from .state import MOST_SEATS

# A random first player, or one whom the table chose.  [INC-1.5]
OPTIONS = OptionSpace(first_player=first_seat(MOST_SEATS))
