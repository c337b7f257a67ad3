"""The table options of Incubation."""

from coffret.engine.options import OptionSpace

from .state import MOST_SEATS

CHOSEN_SEAT = 1


def _first_player_is_there(chosen, seats):
    if OPTIONS.domains["first_player"].index(chosen["first_player"]) > seats:
        return f"there is no {chosen['first_player']} at a table of {seats}"
    return None


# A random first player, or one whom the table chose.  [INC-1.5]
OPTIONS = OptionSpace(
    first_player=("random", *(f"seat_{number}" for number in range(1, MOST_SEATS + 1))),
    sound=_first_player_is_there,
)
