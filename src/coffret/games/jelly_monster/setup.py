"""Setting up the city."""

from coffret.engine.rng import below
from coffret.engine.rule import rule

from .components import DISTRICTS, GREEN, POD_CARDS
from .options import GREEN_ONLY, IDLE_ON, RELAXED
from .rounds import prepare_round
from .state import JELLY, MOST_DISTRICTS, NOTHING, PODS, STARTING_JELLY

IDLE_MS = 60_000


@rule
def setup(s, options):
    """Districts, drone, pods, jelly.  [JM-1.1, JM-1.2, JM-1.3]"""
    s.relaxed = 1 if options.pace == RELAXED else 0
    s.roll_ms = options.roll_ms
    s.idle_ms = IDLE_MS if options.idle_timer == IDLE_ON else 0
    lay_out_districts(s, options)
    s.drone = below(s, s.district_count)
    for pod in range(PODS):
        s.pile[POD_CARDS[pod].content] += 1
    s.reserve = JELLY
    for seat in range(s.seats):
        s.players[seat].jelly = STARTING_JELLY
        s.players[seat].barrier = 1
        s.reserve -= STARTING_JELLY
    s.timer_ends = NOTHING
    s.deadline = NOTHING
    if s.relaxed == 1:
        s.first = below(s, s.seats)
    prepare_round(s)


@rule
def lay_out_districts(s, options):
    """Two more districts than players, tiles and sides at random.  [JM-1.1]"""
    s.district_count = s.seats + 2
    for district in range(MOST_DISTRICTS):
        s.districts[district].face = NOTHING
        s.districts[district].closed_by = NOTHING
    for district in range(s.district_count):
        tile = below(s, len(DISTRICTS) // 2)
        while lies_there(s, tile):
            tile = below(s, len(DISTRICTS) // 2)
        side = GREEN if options.faces == GREEN_ONLY else below(s, 2)
        s.districts[district].face = 2 * tile + side


@rule
def lies_there(s, tile):
    for district in range(s.district_count):
        if s.districts[district].face // 2 == tile:
            return True
    return False


@rule
def card_at(s, place):
    """The face of a district."""
    return s.districts[place].face
