"""Scoring agrees with a second calculation, for any dice, rewards and choices."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from .positions import (
    DISTRICTS,
    GAME,
    by_seat,
    end_round,
    jelly,
    octal,
    phase_of,
    play,
    pods,
    position,
)
from .second_opinion import Table

CONTENTS = ("1", "2", "3", "4", "5", "6", "roll")


@some.composite
def ends(draw: Any) -> tuple[Any, Table]:
    """The end of a round, for the engine and for the second calculation."""
    seats = draw(some.integers(3, 5))
    districts = seats + 2
    s = position(dice=("",) * seats, pace=draw(some.sampled_from(("live", "relaxed"))))
    # Few faces and values, so that ties, cancelled dice and copies are common.
    dice = [
        [draw(some.lists(some.sampled_from((1, 2, 3, 6)), max_size=3)) for _ in range(seats)]
        for _ in range(districts)
    ]
    faces = [draw(some.integers(0, len(DISTRICTS) - 1)) for _ in range(districts)]
    zones = [draw(some.integers(0, 2)) for _ in range(districts)]
    owned = [draw(some.lists(some.sampled_from(CONTENTS), max_size=2)) for _ in range(seats)]
    pile = draw(some.sampled_from((0, 1, 2, 3, 12)))
    table = Table(
        seats,
        dice,
        [],
        draw(some.lists(some.integers(0, 6), min_size=seats, max_size=seats)),
        owned,
        pile,
        draw(some.lists(some.integers(0, 2), min_size=seats, max_size=seats)),
        draw(some.integers(0, districts - 1)),
        draw(some.lists(some.sampled_from(("left", "right")), min_size=seats, max_size=seats)),
    )
    s.drone = table.drone
    for number in range(districts):
        place = s.districts[number]
        place.face, place.target = faces[number], zones[number]
        for seat in range(seats):
            place.dice[seat] = octal(" ".join(map(str, dice[number][seat])))
    for content in range(len(CONTENTS)):
        s.pile[content] = 0
    s.pile[3] = pile
    for seat in range(seats):
        player = s.players[seat]
        player.jelly, player.centre = table.jelly[seat], table.centre[seat]
        for content in owned[seat]:
            player.pods[CONTENTS.index(content)] += 1
    rewards = [place["rewards"] for place in GAME.view(s, None)["districts"]]
    table.rewards = [rewards[number][zones[number]] for number in range(districts)]
    return s, table


def choose(s: Any, table: Table) -> None:
    """Every choice as the second calculation makes it."""
    while phase_of(s) in ("copy", "give", "discard"):
        seat = GAME.acting(s)[-1]
        moves = [by_seat(s, seat, GAME.move(action)) for action in GAME.legal(s, seat)]
        if phase_of(s) == "copy":
            play(s, seat, "copy", way=table.votes[seat])
        else:
            lowest = min(moves, key=lambda move: sorted(map(str, move.values())))
            play(s, seat, lowest.pop("move"), **lowest)


@pytest.mark.rule("JM-3.2", "JM-3.3", "JM-3.5", "JM-3.6", "JM-3.7", "JM-3.8", "JM-3.9", "JM-3.10")
@settings(max_examples=300, deadline=None)
@given(ends())
def test_scoring_agrees_with_a_second_calculation(end: tuple[Any, Table]) -> None:
    s, table = end
    reserve = s.reserve + sum(jelly(s))
    end_round(s)
    choose(s, table)
    table.score()
    assert jelly(s) == table.jelly
    assert pods(s) == [len(table.pods[seat]) + table.taken[seat] for seat in range(table.seats)]
    assert sum(s.pile) == table.pile
    assert s.reserve + sum(jelly(s)) == reserve
    assert s.event_count <= len(s.events)
