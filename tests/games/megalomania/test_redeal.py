"""The redeal draws every world that a seat thinks possible with equal chance.

A world is who holds which card, and which way it came. The tests count the worlds of small
positions by trying all deals, from what was said and shown alone.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import combinations, permutations
from typing import Any

import pytest

from coffret.games.megalomania import GAME
from coffret.games.megalomania.knowledge import rule_out
from coffret.games.megalomania.state import (
    ALL_RANKS,
    CARD_COUNT,
    CARDS,
    COLOURS,
    DISCARDED,
    HELD,
    HIDDEN,
    NOTHING,
    PILE,
    SCROLL_COUNT,
    SPECTATOR,
    TAKEN,
    USED,
)

from ...redeals import assert_even, assert_forgets, lean, redrawn
from .positions import (
    before_resources,
    card,
    cards,
    choosable,
    do,
    lay,
    phase_of,
    playable,
    table,
    take,
    use_scroll,
)

Hand = frozenset[int]
Deal = tuple[Hand, ...]


def all_else_is_taken(s: Any, undealt: str = "") -> Any:
    """Cards that no seat holds were in tricks before, except these."""
    for number in range(CARD_COUNT):
        if s.place[number] == HIDDEN and s.label[number] == 0 and number not in cards(undealt):
            s.place[number], s.spot[number] = TAKEN, 0
            for observer in range(SPECTATOR + 1):
                s.may[observer, number] = 1
    return s


def lacks(s: Any, seat: int, colour: str) -> None:
    """A seat has shown to have no card of a colour."""
    rule_out(s, seat, COLOURS.index(colour), ALL_RANKS)


def hands(s: Any) -> Deal:
    """The cards in all hands."""
    return tuple(
        frozenset(
            number
            for number in range(CARD_COUNT)
            if s.players[seat].hand[number >> 3] >> (number & 7) & 1
        )
        for seat in range(s.seats)
    )


def deals(unseen: Sequence[int], sizes: Sequence[int]) -> Iterator[Deal]:
    """All ways to deal cards into hands of these sizes; the rest stays undealt."""
    if not sizes:
        yield ()
        return
    for first in combinations(unseen, sizes[0]):
        rest = [number for number in unseen if number not in first]
        for others in deals(rest, sizes[1:]):
            yield (frozenset(first), *others)


def has(hand: Hand, *colours: str) -> bool:
    return any(CARDS[number].split("-")[0] in colours for number in hand)


def of_others(s: Any) -> Deal:
    return hands(s)[1:]


def others_worlds(s: Any, undealt: str, possible: Callable[[Deal], bool]) -> Counter[Hashable]:
    """Seat 0 sees its own hand only: all deals of the other cards to the other hands."""
    unseen = [number for hand in of_others(s) for number in hand] + cards(undealt)
    sizes = [len(hand) for hand in of_others(s)]
    return Counter(deal for deal in deals(unseen, sizes) if possible(deal))


@pytest.mark.rule("MEG-2.3")
def test_where_nothing_is_known_every_deal_is_as_likely() -> None:
    """Five unseen cards, two in each of two hands and one undealt: 5! / (2! 2!) = 30 deals."""
    s = table("red farmer", "red dwarf, blue dwarf", "black oracle, black wizard")
    all_else_is_taken(s, "yellow emperor")
    worlds = others_worlds(s, "yellow emperor", lambda deal: True)
    assert len(worlds) == 30
    assert_even(redrawn(GAME, s, 0, 3000, of_others), worlds)


@pytest.mark.rule("MEG-4.2")
def test_colours_that_are_lacking_leave_the_rest_as_likely() -> None:
    """Of six deals of two hands three have no red card on the left."""
    s = table("red farmer", "blue dwarf, black wizard", "red dwarf, yellow emperor")
    all_else_is_taken(s)
    lacks(s, 1, "red")
    worlds = others_worlds(s, "", lambda deal: not has(deal[0], "red"))
    assert len(worlds) == 3
    assert_even(redrawn(GAME, s, 0, 900, of_others), worlds)


@pytest.mark.rule("MEG-4.2")
def test_worlds_that_differ_by_a_ring_of_three_are_drawn() -> None:
    """Red is with 1 or 2, yellow with 2 or 3, blue with 3 or 1: no two cards can be exchanged."""
    s = table("black farmer", "red dwarf", "yellow dwarf", "blue dwarf")
    all_else_is_taken(s)
    lacks(s, 3, "red")
    lacks(s, 1, "yellow")
    lacks(s, 2, "blue")
    red, yellow, blue = (frozenset([card(f"{c} dwarf")]) for c in ("red", "yellow", "blue"))
    assert_even(redrawn(GAME, s, 0, 900, of_others), [(red, yellow, blue), (blue, red, yellow)])


def late(*gaps: tuple[int, str]) -> Any:
    """Nine unseen cards in three hands, some colours shown to be lacking."""
    s = table(
        "black farmer, black dwarf, black oracle",
        "red farmer, red dwarf, blue dwarf",
        "yellow oracle, yellow dwarf, black wizard",
        "blue wizard, blue oracle, black emperor",
    )
    for seat, colour in gaps:
        lacks(s, seat, colour)
    return all_else_is_taken(s)


@pytest.mark.rule("MEG-4.2")
@pytest.mark.parametrize(
    "gaps",
    [
        ((3, "red"), (1, "yellow"), (2, "blue")),
        ((2, "red"), (3, "red"), (1, "yellow")),
        ((1, "black"), (2, "blue"), (3, "yellow"), (3, "red")),
    ],
)
def test_late_in_a_round_each_deal_is_as_likely(gaps: tuple[tuple[int, str], ...]) -> None:
    s = late(*gaps)
    worlds = others_worlds(
        s, "", lambda deal: not any(has(deal[seat - 1], colour) for seat, colour in gaps)
    )
    assert 3 < len(worlds) < 400
    times = 60 * len(worlds)
    found = redrawn(GAME, s, 0, times, of_others)
    assert_even(found, worlds)
    assert lean(found, worlds) < 0.1  # by chance alone it is about 0.05
    assert_forgets(found, worlds, of_others(s))


@pytest.mark.rule("MEG-5.2")
def test_who_paid_an_assassin_had_a_reason() -> None:
    """Seat 1 did not follow blue by an assassin: one of its two cards is blue, or dominant."""
    s = table(
        "blue knight, red emperor, red oracle",
        "red assassin, blue dwarf, yellow farmer",
        "yellow dwarf, black wizard, red dwarf",
        crystals=(0, 1, 0),
    )
    all_else_is_taken(s)
    lay(s, "blue knight")
    lay(s, "red assassin", assassin=True)
    worlds = others_worlds(s, "", lambda deal: has(deal[0], "blue", "black"))
    assert len(worlds) == 7, "ten pairs of five cards, less three of neither colour"
    assert_even(redrawn(GAME, s, 0, 1400, of_others), worlds)


def spied(mission: int = 3, more: str = "") -> Any:
    """Seat 1 spies on seat 2 and exchanges a card; seat 0 only learns that it did."""
    first, second = ("red farmer, red dwarf", "blue farmer, blue dwarf")
    if more:
        first += ", red oracle, red wizard"
        second += ", blue oracle, blue wizard"
    s = before_resources(
        "black farmer, black dwarf, black oracle, black wizard" if more else "black farmer",
        first,
        second,
        scroll=6,
        mission=mission,
        seats=3,
    )
    all_else_is_taken(s)
    use_scroll(s, 6)
    do(s, "choose_player", player="3")
    do(s, "choose_card", card="blue-dwarf")
    do(s, "choose_card", card="red-farmer")
    return s


def labelled(s: Any) -> tuple[int, ...]:
    return tuple(s.label[number] for number in range(CARD_COUNT))


@pytest.mark.rule("MEG-8.6")
def test_a_spy_may_have_exchanged_any_two_cards() -> None:
    """Six deals, two cards to give, two to take: 24 worlds, four for each pair of hands."""
    s = spied()
    found = redrawn(GAME, s, 0, 2400, labelled)
    assert len(found) == 24
    assert_even(found, found.keys())
    worlds = others_worlds(s, "", lambda deal: True)
    assert len(worlds) == 6
    assert_even(redrawn(GAME, s, 0, 1200, of_others), worlds)


@pytest.mark.rule("MEG-7.25", "MEG-8.6")
def test_gifts_after_a_spy_may_be_any_the_giver_could_give() -> None:
    """Mission 25 after a spy: which of the gifts came from the spy's exchange is unknown.

    All deals of eight cards, all exchanges and all gifts are tried: 17,920 ways, of which 320 give
    seat 0 the three cards that it got.
    """
    s = spied(mission=25, more="four cards each")
    take(s, "scroll", "scroll", "scroll")
    assert phase_of(s) == "give"
    given = {
        1: ("red-dwarf", "red-oracle", "blue-dwarf"),
        2: ("blue-farmer", "blue-oracle", "red-farmer"),
        0: ("black-farmer", "black-dwarf", "black-oracle"),
    }
    for seat in (1, 2, 0):
        for name in given[seat]:
            do(s, "choose_card", card=name)
    got = frozenset(CARDS.index(name) for name in given[1])
    mine = frozenset(CARDS.index(name) for name in given[0])
    worlds: Counter[Hashable] = Counter()
    unseen = cards("red farmer, red dwarf, red oracle, red wizard")
    unseen += cards("blue farmer, blue dwarf, blue oracle, blue wizard")
    for first, second in deals(unseen, (4, 4)):
        for gives in first:
            for takes in second:
                one, two = first - {gives} | {takes}, second - {takes} | {gives}
                for gift in map(frozenset, combinations(one, 3)):
                    if gift == got:
                        for other in map(frozenset, combinations(two, 3)):
                            worlds[(one - gift | other, two - other | mine)] += 1
    assert sum(worlds.values()) == 320
    found = redrawn(GAME, s, 0, 4000, of_others)
    assert_even(found, worlds)
    assert_forgets(found, worlds, of_others(s))


@pytest.mark.rule("MEG-7.19")
def test_face_down_cards_are_in_any_order() -> None:
    """Two cards in a hand, two face down beside it: 4! / 2! = 12 worlds for the other player."""
    s = table(
        "red farmer, red dwarf",
        "blue farmer, blue dwarf",
        mission=19,
        down=("", "black wizard, yellow wizard"),
    )
    all_else_is_taken(s)
    found = redrawn(GAME, s, 0, 1200, labelled)
    assert len(found) == 12
    assert_even(found, found.keys())


@pytest.mark.rule("MEG-7.15")
def test_a_row_is_in_any_order() -> None:
    s = table("red farmer, red dwarf, red oracle", "blue farmer, blue dwarf, blue oracle")
    all_else_is_taken(s)
    s.mission = 14
    for names in ("red", "blue"):
        for spot, rank in enumerate(("farmer", "dwarf", "oracle")):
            s.spot[card(f"{names} {rank}")] = spot
    row = cards("blue farmer, blue dwarf, blue oracle")
    found = redrawn(GAME, s, 0, 600, lambda world: tuple(world.spot[number] for number in row))
    assert_even(found, permutations(range(3)))


def rows(s: Any) -> tuple[tuple[int, ...], ...]:
    """The places that hold a card in each seat's row."""
    return tuple(
        tuple(sorted(s.spot[number] for number in hand if s.spot[number] != NOTHING))
        for hand in hands(s)
    )


@pytest.mark.rule("MEG-7.15", "MEG-8.6")
def test_rows_have_no_gap_after_a_spy() -> None:
    """Nobody knows whether a played card came by the spy's exchange: labels are passed on past it.

    The spots of the hidden cards are, too, so that each row keeps one card for each trick.
    """
    s = before_resources(
        "black farmer, black dwarf, black oracle, black wizard, black knight, black emperor",
        "red farmer, red dwarf, red oracle, red wizard, red knight, red emperor",
        "blue farmer, blue dwarf, blue oracle, blue wizard, blue knight, blue emperor",
        scroll=6,
        mission=15,
        seats=3,
    )
    use_scroll(s, 6)
    do(s, "choose_player", player="3")
    do(s, "choose_card", card="blue-dwarf")
    do(s, "choose_card", card="red-farmer")
    take(s, "scroll", "scroll", "scroll")
    while phase_of(s) == "row":
        do(s, "choose_card", card=sorted(choosable(s))[0].replace(" ", "-"))
    for _ in range(2):
        for _ in range(s.seats):
            lay(s, playable(s).pop())
        whole = rows(s)
        assert [len(row) for row in whole] == [s.trick_count - s.trick] * 3
        for observer in range(s.seats):
            assert redrawn(GAME, s, observer, 300, rows).keys() == {whole}


@pytest.mark.rule("MEG-8.17")
@pytest.mark.parametrize("windfall", [False, True])
def test_scrolls_are_anywhere_but_17_in_no_hand(windfall: bool) -> None:
    """Five unseen scrolls: two in hands, one given up, two in the pile."""
    s = table("red farmer", "blue farmer", "black farmer")
    places = (HELD + 1, HELD + 2, DISCARDED + 1, PILE, PILE)
    unseen = (0, 1, 2, 3, 16) if windfall else (0, 1, 2, 3, 4)
    for scroll in range(SCROLL_COUNT):
        s.scrolls[scroll] = USED
    for scroll, place in zip(unseen, places, strict=True):
        s.scrolls[scroll] = place
    worlds = Counter(
        order
        for order in permutations(places)
        if not windfall or not HELD <= order[-1] < HELD + s.seats
    )
    assert len(worlds) == (36 if windfall else 60)
    found = redrawn(GAME, s, 0, 3000, lambda world: tuple(world.scrolls[n] for n in unseen))
    assert_even(found, worlds)
