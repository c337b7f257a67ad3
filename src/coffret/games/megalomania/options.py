"""The table options of Megalomania."""

from coffret.engine.options import OptionSpace

from .state import MOST_SEATS

CHOSEN_SEAT = 1
YES = 1


def _fits_the_table(chosen, seats):
    if OPTIONS.domains["first_dealer"].index(chosen["first_dealer"]) > seats:
        return f"there is no {chosen['first_dealer']} at a table of {seats}"
    if chosen["pairs"] == "yes" and seats != MOST_SEATS:
        return f"pairs need {MOST_SEATS} players, not {seats}"
    return None


OPTIONS = OptionSpace(
    # A random dealer, or one the table chose.  [MEG-1.1]
    first_dealer=("random", *(f"seat_{number}" for number in range(1, MOST_SEATS + 1))),
    # Those who sit opposite play together.  [MEG-1.4]
    pairs=("no", "yes"),
    sound=_fits_the_table,
)
