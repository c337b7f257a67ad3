"""Treasure maps: the pile, drawing, and finding treasure.

The pile is a ring, so that a map can go under it. Which seats know a map's place is kept with
the map, for `hidden`.
"""

from coffret.engine.events import EVERYBODY, emit, emit_to
from coffret.engine.rng import reveal
from coffret.engine.rule import rare, rule

from .components import MAPS
from .events import DREW_MAPS, FOUND_MAP, PLAYED_MAP, PUT_UNDER
from .island import FOUR_BITS, colours_around
from .options import are_screens_open
from .production import gain
from .state import (
    BLUE,
    COLOUR_COUNT,
    GOLD,
    IN_PILE,
    KEEP,
    MAP_COUNT,
    MOST_SEATS,
    NOTHING,
    OFFERED,
    PUBLIC,
    SEVERAL,
)

ALL = PUBLIC | ((1 << MOST_SEATS) - 1)


@rule
def maps_to_keep(s, seat):
    """Of one more that are drawn.  [DI-7.7, DI-10.4]"""
    return 2 if s.players[seat].pets[BLUE] > 0 else 1


@rare
@rule
def draw_maps(s, seat):
    """Draw 2 and keep 1; with the blue pet draw 3 and keep 2. What the pile has, if it is short.

    Drawn maps are offered; one too many is to be put under.  [DI-1.4, DI-7.7, DI-10.4]
    """
    kept = maps_to_keep(s, seat)
    count = min(kept + 1, s.pile_count)
    reveal(s)
    s.batches += 1
    for _ in range(count):
        card = s.pile[s.pile_top]
        s.pile[s.pile_top] = NOTHING
        s.pile_top = (s.pile_top + 1) % MAP_COUNT
        s.pile_count -= 1
        chart = s.charts[card]
        join_batch(s, chart.batch)
        chart.batch = s.batches
        chart.chooser = seat
        chart.holder = seat + OFFERED
        chart.place = NOTHING
        emit_to(s, listeners(s, seat), FOUND_MAP, seat, card)
    emit(s, DREW_MAPS, seat, count, min(kept, count))
    return count > kept


@rule
def join_batch(s, batch):
    """A map that came back out of an earlier batch ties that batch to the new one, if a player
    wonders which of its maps it is."""
    if batch > 0 and is_wondered_about(s, batch):
        for other in range(MAP_COUNT):
            if s.charts[other].batch == batch:
                s.charts[other].batch = s.batches
                s.charts[other].chooser = SEVERAL


@rule
def is_wondered_about(s, batch):
    """Whether a player other than the one who drew a batch had known one of its maps before."""
    for card in range(MAP_COUNT):
        chart = s.charts[card]
        only = 0 if chart.chooser == SEVERAL else 1 << chart.chooser
        if chart.batch == batch and chart.known & ~only != 0:
            return True
    return False


@rule
def listeners(s, seat):
    """The seats that see behind a screen.  [DI-1.5]"""
    return EVERYBODY if are_screens_open(s) else 1 << seat


@rare
@rule
def put_under(s, seat, card):
    """One of the offered maps goes under the pile; only who put it there knows it.  [DI-7.7]"""
    chart = s.charts[card]
    chart.known |= ALL if are_screens_open(s) else 1 << seat
    return_to_pile(s, card)
    emit_to(s, listeners(s, seat), PUT_UNDER, seat, card)


@rule
def return_to_pile(s, card):
    place = (s.pile_top + s.pile_count) % MAP_COUNT
    s.pile[place] = card
    s.pile_count += 1
    s.charts[card].holder = IN_PILE
    s.charts[card].place = place


@rule
def keep_offered(s, seat):
    """The player keeps the maps that are still offered; there is no limit.  [DI-7.7]"""
    for card in range(MAP_COUNT):
        if s.charts[card].holder == seat + OFFERED:
            s.charts[card].holder = seat
            s.players[seat].maps += 1


@rule
def fits(s, number, card):
    """The centre's colour, and at least as many neighbours of each colour as shown.  [DI-8.2]"""
    if s.tiles[number].colour != MAPS[card].centre:
        return False
    return fits_among(s, number, card, colours_around(s, number))


@rule
def fits_among(s, number, card, around):
    """The same, with the neighbours' colours counted."""
    treasure = MAPS[card]
    if s.tiles[number].colour != treasure.centre:
        return False
    for colour in range(COLOUR_COUNT):
        if treasure.around[colour] > count_of(around, colour):
            return False
    return True


@rule
def count_of(counts, colour):
    return counts >> FOUR_BITS * colour & 15


@rule
def may_dig(s, number):
    """No treasure was found here before, and it is not the Keep.  [DI-8.1]"""
    tile = s.tiles[number]
    return tile.found == 0 and tile.kind != KEEP


@rule
def fame_of_treasure(s, seat, card):
    """1 more with the gold pet.  [DI-8.3, DI-10.3]"""
    return MAPS[card].fame + (1 if s.players[seat].pets[GOLD] > 0 else 0)


@rare
@rule
def play_map(s, seat, card):
    """Fame, 1 more with the gold pet, and gold; then the map goes under the pile.

    [DI-8.3, DI-10.3]
    """
    player = s.players[seat]
    treasure = MAPS[card]
    fame = fame_of_treasure(s, seat, card)
    player.fame += fame
    s.past.treasures[seat] += fame
    player.maps -= 1
    s.tiles[player.wizard].found = 1
    chart = s.charts[card]
    chart.known = ALL
    chart.batch = 0
    return_to_pile(s, card)
    reveal(s, 1 << seat)
    emit(s, PLAYED_MAP, seat, card, fame, player.wizard)
    gain(s, seat, GOLD, treasure.gold)
