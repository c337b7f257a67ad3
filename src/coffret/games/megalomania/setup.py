"""Setting up the table of Megalomania."""

from coffret.engine.rng import below
from coffret.engine.rule import rule

from .components import MISSIONS, PLAY_LAST, SCROLLS
from .dealing import deal
from .options import CHOSEN_SEAT, YES
from .resources import begin_resources
from .rounds import begin_round
from .state import BOX, NOTHING, PILE, SCROLL_COUNT


@rule
def setup(s, options):
    """Piles of missions and scrolls, a dealer, the first round.  [MEG-1.1, MEG-1.3, MEG-1.4]"""
    s.pairs = 1 if options.pairs == YES else 0
    for mission in range(len(MISSIONS)):
        if MISSIONS[mission].players >> s.seats & 1:
            s.missions_left |= 1 << mission
    for scroll in range(SCROLL_COUNT):
        # With two players, playing last says nothing.  [MEG-8.14]
        out = s.seats == 2 and SCROLLS[scroll].effect == PLAY_LAST
        s.scrolls[scroll] = BOX if out else PILE
    for i in range(len(s.taken_by)):
        s.taken_by[i] = NOTHING
    if options.first_dealer >= CHOSEN_SEAT:
        s.dealer = options.first_dealer - CHOSEN_SEAT
    else:
        s.dealer = below(s, s.seats)
    begin_round(s)
    deal(s)
    begin_resources(s)  # nobody has a scroll yet
