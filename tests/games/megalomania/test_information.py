"""An attacker learns nothing of another's cards or scrolls, in any decision of the game.

The contract suite asks this of random positions with the usual options. Here are the rare
decisions, too, with pairs and the late decree; and a check that needs no redraw: a view names no
card and no scroll that its seat has not been shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

from coffret.check.positions import determinized
from coffret.engine.preview import foresee
from coffret.games.megalomania import GAME, phase
from coffret.games.megalomania.state import CARDS

from .table_talk import Listener, View

SPECTATOR = -1
LIKED = ("use_scroll", "use_power", "choose_scroll", "assassinate", "play_later", "take_trick")
TABLES = [
    (4, {"decree": "after_trick"}),
    (4, {"pairs": "yes"}),
    (3, {}),
    (2, {"decree": "after_trick"}),
    (4, {}),
]
EACH = 2
"""Positions of a decision that are tried."""

MOST_GAMES = 60
MOVES = 4


def person(seat: int) -> int | None:
    return None if seat == SPECTATOR else seat


def game(number: int) -> Iterator[Any]:
    """One that likes scrolls and powers: at each of its decisions, and at its end."""
    chance = Random(number)
    seats, options = TABLES[number % len(TABLES)]
    s = GAME.new(seats, options, (number + 1, 2, 3, 4))
    while not GAME.rules.over(s):
        yield s
        seat = int(s.turn)
        legal = GAME.legal(s, seat)
        liked = [action for action in legal if GAME.move(action)["move"] in LIKED]
        GAME.play(s, seat, chance.choice(liked if liked and chance.random() < 0.6 else legal))
    yield s


@cache
def of_each_phase() -> dict[str, list[Any]]:
    """Positions of every decision; those that come up often, late in their game, too."""
    found: dict[str, list[Any]] = {name: [] for name in phase.NAMES}
    for number in range(MOST_GAMES):
        new: Counter[str] = Counter()
        for s in game(number):
            name = phase.NAMES[s.phase]
            wanted = len(found[name]) < EACH and new[name] == 0 and (s.rounds > 2 or number > 9)
            if wanted:
                found[name].append(GAME.state.copy(s))
                new[name] += 1
        if all(len(each) == EACH for each in found.values()):
            break
    return found


def reaches(s: Any, seat: int) -> list[bytes]:
    """All that a seat can ask for: its view, events and moves, what they would bring, and why any
    other is refused."""
    said: list[Any] = [GAME.view(s, person(seat)), GAME.events.read(s, person(seat))]
    if seat != SPECTATOR:
        legal = GAME.legal(s, seat)
        others = set(range(len(GAME.actions))) - set(legal)
        said += [legal, [GAME.why_not(s, seat, action) for action in sorted(others)]]
        said += [[each.events, each.view] for each in foresee(GAME, s, seat, legal[:MOVES])]
    return [msgspec.json.encode(each) for each in said]


@pytest.mark.parametrize("name", phase.NAMES)
def test_no_decision_shows_what_a_seat_cannot_know(name: str) -> None:
    positions = of_each_phase()[name]
    assert positions, "this decision has not come up"
    for number, s in enumerate(positions):
        for seat in range(SPECTATOR, s.seats):
            here = reaches(s, seat)
            assert reaches(determinized(GAME, s, seat, number), seat) == here


OF_ALL = ("dominating", "mission")
"""Fields that name cards by colour or rank, in any hand."""

BEFORE = ("scored", "finished")
"""Fields that name cards of the round before: all of them were played."""


def named(value: Any) -> set[str]:
    """The cards that are named anywhere in a part of a view."""
    if isinstance(value, dict):
        return set().union(*map(named, value.values()))
    if isinstance(value, list):
        return set().union(*map(named, value))
    return {value} & set(CARDS)


def scrolls_in(value: Any) -> set[int]:
    """The scrolls that are named there, counted from 0 as events do."""
    if isinstance(value, dict):
        own = {value["number"] - 1} if value.keys() == {"number", "id", "effect"} else set()
        return own.union(*map(scrolls_in, value.values()))
    return set().union(*map(scrolls_in, value)) if isinstance(value, list) else set()


def lies_open(view: dict[str, Any]) -> set[str]:
    """Cards that are dealt face up."""
    return named(view["turned_up"]) | named([each["up"] for each in view["players"]])


PRIVATE = ("hand", "row", "apart", "scrolls", "discarded")


def knows(view: View, holder: int, card: str) -> bool:
    player = view["players"][holder]
    return card in (player["hand"] or player["known"])


def cannot_be_elsewhere(card: str, holder: int, listener: Listener, view: View) -> bool:
    """Whether a seat that was never shown a card knows all the same who has it: nobody else can."""
    others = (seat for seat in range(len(view["players"])) if seat not in (holder, listener.seat))
    return view["undealt"] == 0 and all(
        card in listener.hands[seat].lacking
        or len(view["players"][seat]["known"]) == view["players"][seat]["hand_count"]
        for seat in others
    )


@pytest.mark.parametrize("number", range(len(TABLES) - 1))
def test_a_view_names_only_cards_and_scrolls_that_the_seat_was_shown(number: int) -> None:
    seats = TABLES[number][0]
    shown: dict[int, set[str]] = {}
    scrolls: dict[int, set[int]] = {seat: set() for seat in range(SPECTATOR, seats)}
    listeners = {seat: Listener(seat, seats) for seat in range(seats)}
    for before, s in pairwise(GAME.state.copy(each) for each in game(number)):
        views = {seat: GAME.view(s, person(seat)) for seat in range(SPECTATOR, seats)}
        if "dealt" in {each["event"] for each in GAME.events.read(s, None)} or not shown:
            shown = {seat: set() for seat in range(SPECTATOR, seats)}
        for seat, view in views.items():
            where = (s.rounds, phase.NAMES[s.phase], seat)
            events = GAME.events.read(s, person(seat))
            shown[seat] |= named(events) | lies_open(view)
            scrolls[seat] |= {each["scroll"] for each in events if "scroll" in each}
            if seat != SPECTATOR:  # what it has just given away is known to it
                past = GAME.view(before, seat)
                shown[seat] |= named([each["players"][seat]["hand"] for each in (past, view)])
                listeners[seat].hear(past, view, events)
            for holder, player in enumerate(view["players"]):
                if holder == seat:
                    continue
                assert [player[key] for key in PRIVATE] == [None] * len(PRIVATE), where
                assert player["looked_at"] == [], where
                for card in set(player["known"]) - shown[seat]:
                    if seat == SPECTATOR:
                        assert all(knows(each, holder, card) for each in views.values()), where
                    else:
                        assert cannot_be_elsewhere(card, holder, listeners[seat], view), where
            table = {key: part for key, part in view.items() if key not in (*OF_ALL, *BEFORE)}
            table["players"] = [each | {"known": []} for each in view["players"]]
            assert named(table) <= shown[seat], where
            assert scrolls_in(table) <= scrolls[seat], where
