"""Resources: crystals, cubes or a scroll, chosen by each player in turn."""

from coffret.engine.events import emit
from coffret.engine.rule import rare, rule

from . import phase
from .events import SHARED_RESOURCES, TOOK_RESOURCES
from .lasting import shares_resources, takes_two
from .moves import COMBINATIONS, SCROLL
from .scrolls import collect_scroll, draw_scroll, scrolls_at
from .state import PILE

COMBINATION_COUNT = len(COMBINATIONS)

# The combinations.  [MEG-3.1]
CRYSTALS_OF = (2, 0, 1, 0)
CUBES_OF = (0, 10, 5, 0)


@rare
@rule
def begin_resources(s):
    """From the dealer's left.  [MEG-3.1]"""
    for seat in range(s.seats):
        s.players[seat].combinations = 0
    s.turn = (s.dealer + 1) % s.seats
    s.phase = phase.RESOURCES


@rule
def may_take(s, seat, combination):
    """[MEG-3.1, MEG-3.3, MEG-8.9]"""
    if s.players[seat].combinations >> combination & 1:
        return False
    if combination == SCROLL:
        return not takes_two(s, seat) and scrolls_at(s, PILE) > 0
    return True


@rare
@rule
def take_resources(s, seat, combination):
    """Take one combination, the user of scroll 9 two."""
    player = s.players[seat]
    first = player.combinations == 0
    player.combinations |= 1 << combination
    player.crystals += CRYSTALS_OF[combination]
    player.cubes += CUBES_OF[combination]
    emit(s, TOOK_RESOURCES, seat, combination)
    if combination == SCROLL:
        collect_scroll(s, seat, draw_scroll(s))
    if first and takes_two(s, seat):
        return
    s.turn = (s.turn + 1) % s.seats
    if s.turn == (s.dealer + 1) % s.seats:
        share_resources(s)
        s.phase = phase.PREPARE


@rule
def share_resources(s):
    """Scroll 15: its user also gets what the others chose, scrolls excepted.  [MEG-8.15]"""
    user = s.scroll_user
    if not shares_resources(s, user):
        return
    crystals = 0
    cubes = 0
    for seat in range(s.seats):
        if seat != user:
            for combination in range(COMBINATION_COUNT):
                if s.players[seat].combinations >> combination & 1:
                    crystals += CRYSTALS_OF[combination]
                    cubes += CUBES_OF[combination]
    s.players[user].crystals += crystals
    s.players[user].cubes += cubes
    emit(s, SHARED_RESOURCES, user, crystals, cubes)
