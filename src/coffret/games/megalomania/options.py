"""The table options of Megalomania."""

from coffret.engine.options import OptionSpace

from .state import MOST_SEATS

# Pairs need four players; at other tables the option has no effect.  [MEG-1.1, MEG-1.4]
OPTIONS = OptionSpace(
    first_dealer=("random", *(f"seat_{number}" for number in range(1, MOST_SEATS + 1))),
    pairs=("no", "yes"),
)
CHOSEN_SEAT = 1
YES = 1
