"""Redraw what a seat cannot know.

Cubes, gold and fame are hidden behind screens, but all that comes and goes is done in the open:
anyone can count them from the log. They stay unchanged. Truly unknown are the tiles in the bag, out
of the game and behind other screens, the maps behind other screens, and the order of the pile,
save what a seat itself put under it, and the maps that were played for all to see.
"""

from coffret.engine.rng import below
from coffret.engine.rule import rare, rule

from .island import colour_of
from .options import are_screens_open
from .state import (
    ANY,
    ENERGY_COUNT,
    HAND,
    IN_PILE,
    MAP_COUNT,
    MOST_SEATS,
    NOTHING,
    OFFERED,
    TERRAIN_COUNT,
    TOWER_FACE,
)


@rare
@rule
def redraw_hidden(s, seat):
    """Redraw tiles and maps for a seat; −1 is a spectator."""
    redraw_tiles(s, seat)
    if s.chosen != NOTHING and not knows_chosen(s, seat):
        redraw_chosen(s)
    if any_map_is_blurred(s, seat):
        redraw_blurred_maps(s, seat)
    redraw_maps(s, seat)


# Tiles


@rule
def redraw_tiles(s, seat):
    """Shuffle together the bag, the removed tiles and the hands of others.  [DI-1.2, DI-1.5]

    Tiles that were drawn have left room in the bag for those that are still behind a screen.
    """
    count = s.bag_count
    if not are_screens_open(s):
        for player in range(s.seats):
            for i in range(HAND):
                if player != seat and s.players[player].hand[i] != NOTHING:
                    s.bag[count] = s.players[player].hand[i]
                    count += 1
    removed = TERRAIN_COUNT - s.bag_size
    for i in range(count + removed - 1, 0, -1):
        first = bag_place(s, count, i)
        second = bag_place(s, count, below(s, i + 1))
        tile = s.bag[first]
        s.bag[first] = s.bag[second]
        s.bag[second] = tile
    if not are_screens_open(s):
        for player in range(s.seats - 1, -1, -1):
            for i in range(HAND - 1, -1, -1):
                if player != seat and s.players[player].hand[i] != NOTHING:
                    count -= 1
                    s.players[player].hand[i] = s.bag[count]
                    s.bag[count] = NOTHING


@rule
def bag_place(s, count, i):
    """The i-th place of the unknown tiles: first `count` in the bag, then the removed ones."""
    return i if i < count else s.bag_size + i - count


@rule
def knows_chosen(s, seat):
    """A chosen tile is seen by others once it is placed; a tower is known to all.  [DI-1.5]"""
    return s.chosen != NOTHING and (seat == s.turn or are_screens_open(s) or s.chosen >= TOWER_FACE)


@rule
def redraw_chosen(s):
    """Any side of any tile in the hand that was just redrawn, a joker in any energy."""
    hand = s.players[s.turn].hand
    tile = hand[below(s, 2) if hand[1] != NOTHING else 0]
    s.chosen = tile * 2 + below(s, 2)
    s.chosen_colour = colour_of(s.chosen)
    if s.chosen_colour == ANY:
        s.chosen_colour = below(s, ENERGY_COUNT)


# Maps


@rule
def is_own_map(s, seat, card):
    holder = s.charts[card].holder
    return holder != IN_PILE and seat >= 0 and holder % MOST_SEATS == seat


@rule
def has_seen(s, seat, card):
    """Whether a seat knew where a map was when it was last put there."""
    return s.charts[card].known >> (MOST_SEATS if seat < 0 else seat) & 1 == 1


@rule
def is_unknown(s, seat, card):
    """Not the seat's own, not open, and not seen on its way there."""
    if are_screens_open(s) and s.charts[card].holder != IN_PILE:
        return False
    return not is_own_map(s, seat, card) and not has_seen(s, seat, card)


@rule
def redraw_maps(s, seat):
    """Shuffle the maps a seat does not know among their places."""
    for card in range(MAP_COUNT):
        if is_unknown(s, seat, card):
            other = card + below(s, MAP_COUNT - card)
            while not is_unknown(s, seat, other):
                other = card + below(s, MAP_COUNT - card)
            swap_places(s, card, other)
            swap_knowledge(s, card, other)


@rule
def is_blurred(s, seat, card):
    """A map that the seat knew, until a player drew it with others and put one of them back."""
    chart = s.charts[card]
    return (
        chart.batch > 0
        and chart.chooser != seat
        and not are_screens_open(s)
        and has_seen(s, seat, card)
        and not is_own_map(s, seat, card)
    )


@rule
def is_drawn_by_others(s, seat, card, batch):
    """Whether a map is of a batch, and neither held nor last chosen among others by the seat."""
    chart = s.charts[card]
    return chart.batch == batch and chart.chooser != seat and not is_own_map(s, seat, card)


@rule
def any_map_is_blurred(s, seat):
    for card in range(MAP_COUNT):
        if is_blurred(s, seat, card):
            return True
    return False


@rule
def redraw_blurred_maps(s, seat):
    """A blurred map is in one of the places of its batch: shuffle within each such batch."""
    for card in range(MAP_COUNT):
        batch = s.charts[card].batch
        if batch > 0 and is_drawn_by_others(s, seat, card, batch):
            blurred = False
            for other in range(MAP_COUNT):
                if s.charts[other].batch == batch and is_blurred(s, seat, other):
                    blurred = True
            if blurred:
                other = card + below(s, MAP_COUNT - card)
                while not is_drawn_by_others(s, seat, other, batch):
                    other = card + below(s, MAP_COUNT - card)
                swap_places(s, card, other)


@rule
def swap_places(s, card, other):
    first = s.charts[card]
    second = s.charts[other]
    holder = first.holder
    place = first.place
    first.holder = second.holder
    first.place = second.place
    second.holder = holder
    second.place = place
    if first.holder == IN_PILE:
        s.pile[first.place] = card
    if second.holder == IN_PILE:
        s.pile[second.place] = other


@rule
def swap_knowledge(s, card, other):
    """Other seats' knowledge of a place applies to any map now there."""
    first = s.charts[card]
    second = s.charts[other]
    known = first.known
    batch = first.batch
    chooser = first.chooser
    first.known = second.known
    first.batch = second.batch
    first.chooser = second.chooser
    second.known = known
    second.batch = batch
    second.chooser = chooser


@rule
def is_offered(s, seat, card):
    return s.charts[card].holder == seat + OFFERED
