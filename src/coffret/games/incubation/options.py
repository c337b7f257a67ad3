"""The table options of Incubation."""

from coffret.engine.options import OptionSpace, first_seat

from .state import MOST_SEATS

OF_TURN = 1

OPTIONS = OptionSpace(
    # A random first player, or one whom the table chose.  [INC-1.5]
    first_player=first_seat(MOST_SEATS),
    # What goes to one treasure: the surplus of a result, or that of the whole turn.  [INC-3.6]
    surplus=("result", "turn"),
)
