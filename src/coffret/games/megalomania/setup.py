"""Setting up the table of Megalomania."""

from coffret.engine.options import seat_of
from coffret.engine.rule import rule

from .components import MISSIONS, SCROLLS
from .dealing import deal
from .lasting import is_out
from .options import AFTER_TRICK, YES
from .resources import begin_resources
from .rounds import begin_round
from .state import BOX, NOTHING, PILE


@rule
def setup(s, options):
    """Piles of missions and scrolls, a dealer, the first round.  [MEG-1.1, MEG-1.3, MEG-1.4]"""
    s.pairs = 1 if options.pairs == YES else 0
    s.late_decree = 1 if options.decree == AFTER_TRICK else 0
    for mission in range(len(MISSIONS)):
        if MISSIONS[mission].players >> s.seats & 1:
            s.missions_left |= 1 << mission
    for scroll in range(len(SCROLLS)):
        s.scrolls[scroll] = BOX if is_out(s, SCROLLS[scroll].effect) else PILE
    for i in range(len(s.taken_by)):
        s.taken_by[i] = NOTHING
    s.dealer = seat_of(s, options.first_dealer)
    begin_round(s)
    deal(s)
    begin_resources(s)  # nobody has a scroll yet


@rule
def starter(s):
    """The seat to the left of the dealer.  [MEG-2.1]"""
    return (s.dealer + 1) % s.seats
