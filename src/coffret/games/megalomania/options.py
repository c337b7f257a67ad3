"""The table options of Megalomania."""

from coffret.engine.options import OptionSpace, first_seat

from .state import MOST_SEATS

YES = 1
AFTER_TRICK = 1


def _fits_the_table(chosen, seats):
    if chosen["pairs"] == "yes" and seats != MOST_SEATS:
        return f"pairs need {MOST_SEATS} players, not {seats}"
    return None


OPTIONS = OptionSpace(
    # A random dealer, or one the table chose.  [MEG-1.1]
    first_dealer=first_seat(MOST_SEATS),
    # Those who sit opposite play together.  [MEG-1.4]
    pairs=("no", "yes"),
    # When the user of scroll 16 decrees: with their card, or after seeing the trick.  [MEG-8.16]
    decree=("with_card", "after_trick"),
    sound=_fits_the_table,
)
