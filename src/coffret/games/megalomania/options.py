"""The table options of Megalomania."""

from coffret.engine.options import OptionSpace

from .state import MOST_SEATS

CHOSEN_SEAT = 1
YES = 1


def _fits_the_table(chosen, seats):
    if chosen["pairs"] == "yes" and seats != MOST_SEATS:
        return f"pairs need {MOST_SEATS} players, not {seats}"
    if OPTIONS.domains["first_dealer"].index(chosen["first_dealer"]) > seats:
        return f"there is no {chosen['first_dealer']} at a table of {seats}"
    return None


# [MEG-1.1, MEG-1.4]
OPTIONS = OptionSpace(
    first_dealer=("random", *(f"seat_{number}" for number in range(1, MOST_SEATS + 1))),
    pairs=("no", "yes"),
    sound=_fits_the_table,
)
