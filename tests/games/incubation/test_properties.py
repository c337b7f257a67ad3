"""Properties of every position and every line of play."""

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from coffret.engine import fairness
from coffret.games.incubation import dice, market, objectives, stock
from coffret.games.incubation.state import (
    COLOURS,
    FACES,
    FIRE,
    NOTHING,
    SECTIONS,
    TOKENS_OF_EACH,
    WATER,
)

from .positions import (
    EGGS,
    GAME,
    OBJECTIVES,
    copy_of,
    keep,
    load,
    phase_of,
    place,
    play,
    position,
)

plain_dice = GAME.plain(dice)
plain_market = GAME.plain(market)
plain_objectives = GAME.plain(objectives)
inventory = GAME.plain(stock).stock

FOUR_FACES = st.sampled_from(FACES)
BUSY = "ruby-4w4f | jade-4w4f"


# The wheel


@settings(max_examples=40, deadline=None)
@given(start=st.integers(0, 7), turns=st.integers(0, 40), coins=st.integers(0, 20))
def test_the_wheel_gives_each_section_what_its_marks_say(
    start: int, turns: int, coins: int
) -> None:
    s = position(spinner=start, reserve=f"{coins} coins 30 water 25 fire")
    before = inventory(s)
    expected: Counter[tuple[int, str]] = Counter()
    left = {"coin": coins, "water": 30, "fire": 25}
    for turn in range(1, turns + 1):
        plain_market.turn_spinner(s)
        for mark, what in ((0, "coin"), (3, "water"), (6, "fire")):
            if left[what]:
                left[what] -= 1
                expected[(mark + start + turn) % SECTIONS, what] += 1
        marks = GAME.view(s, None)["spinner"]
        assert (marks["water"] - marks["coin"]) % SECTIONS == 3
        assert (marks["fire"] - marks["coin"]) % SECTIONS == 6
    for section, pile in enumerate(s.treasures):
        assert pile.coins == expected[section, "coin"]
        assert pile.tokens[WATER] == expected[section, "water"]
        assert pile.tokens[FIRE] == expected[section, "fire"]
    assert inventory(s) == before


# The dice


@settings(max_examples=200, deadline=None)
@given(
    first=st.tuples(FOUR_FACES, FOUR_FACES),
    again=st.tuples(FOUR_FACES, FOUR_FACES),
    which=st.sampled_from(("keep", "first", "second", "both")),
    spinner=st.integers(0, 7),
)
def test_the_final_roll_alone_says_whether_the_wheel_turns(
    first: tuple[str, str], again: tuple[str, str], which: str, spinner: int
) -> None:
    if which == "second" and first[0] == first[1]:
        which = "first"
    s = position(you=BUSY, market="azure 1: 1 coin", spinner=spinner)
    play(load(s, " ".join(first)), "roll")
    if which == "keep":
        keep(s)
    else:
        play(load(s, " ".join(again)), "reroll", dice=which)
    final = {
        "keep": first,
        "first": (again[0], first[1]),
        "second": (first[0], again[0]),
        "both": again,
    }[which]
    assert tuple(FACES[face] for face in s.dice) == final
    assert s.spinner == (spinner + int(final.count("chest") == 1)) % SECTIONS
    assert (phase_of(s) == "treasure") == (final.count("chest") == 2)


@pytest.mark.rule("INC-2.1")
def test_the_faces_fall_as_often_as_a_die_has_them() -> None:
    s = position()
    faces: Counter[str] = Counter()
    pairs: Counter[tuple[str, str]] = Counter()
    for _ in range(6000):
        plain_dice.roll(s)
        first, second = (FACES[face] for face in s.dice)
        faces.update((first, second))
        pairs[first, second] += 1
    # 12,000 dice: a share of one sixth has a standard deviation of 41
    for face, sides in {"water": 2, "fire": 2, "coin": 1, "chest": 1}.items():
        assert abs(faces[face] - sides * 2000) < 250
    # 6,000 rolls: each die for itself, so two chests in one of 36
    assert abs(pairs["chest", "chest"] - 167) < 65
    assert abs(pairs["water", "fire"] - 667) < 120


# Placing


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 4), st.integers(0, 4), st.sampled_from(("water", "fire")))
def test_a_pair_can_be_split_in_every_way_that_fits_and_in_no_other(
    first: int, second: int, resource: str
) -> None:
    s = keep(
        position(
            dice=f"{resource} {resource}",
            you=f"ruby-4w4f {4 - first} {resource} | jade-4w4f {4 - second} {resource}",
        )
    )
    fitting = min(3, first + second)
    assert {tuple(split) for split in splits(s, resource)} == {
        (4 - first + here, 4 - second + fitting - here)
        for here in range(4)
        if 0 <= here <= first and 0 <= fitting - here <= second
    }


def splits(s: Any, resource: str) -> list[list[int]]:
    """All ways to end up after placing the tokens in hand."""
    number = ("water", "fire").index(resource)
    if phase_of(s) != "place":
        return [[incubator.tokens[number] for incubator in s.players[0].incubators]]
    found = []
    for incubator in range(2):
        found += splits(place(copy_of(s), resource, incubator), resource)
    return found


# Objectives


@settings(max_examples=200, deadline=None)
@given(
    own=st.lists(st.integers(0, 4), min_size=4, max_size=4),
    hybrids=st.integers(0, 6),
    mysteries=st.integers(0, 2),
    coins=st.integers(0, 12),
)
def test_mysteries_are_wild_and_hybrids_are_nothing_for_every_objective(
    own: list[int], hybrids: int, mysteries: int, coins: int
) -> None:
    player = position().players[0]
    for kind, count in enumerate((*own, hybrids, mysteries)):
        player.dragons[kind] = count
    player.coins = coins
    for objective in OBJECTIVES:
        as_colours = product(range(len(COLOURS)), repeat=mysteries)
        met = any(asks_for_no_more(objective, own, wild, coins) for wild in as_colours)
        assert plain_objectives.is_met(player, objective) == met


def asks_for_no_more(objective: Any, own: list[int], wild: tuple[int, ...], coins: int) -> bool:
    """Whether it is met when each mystery is a dragon of the colour that `wild` says."""
    have = [count + wild.count(colour) for colour, count in enumerate(own)]
    return (
        all(have[colour] >= objective.dragons[colour] for colour in range(len(COLOURS)))
        and max(have) >= objective.same
        and sum(count > 0 for count in have) >= objective.different
        and sum(have) >= objective.total
        and coins >= objective.coins
    )


# Turns and games


@st.composite
def rich_positions(draw: st.DrawFn) -> Any:
    """Eggs that lack a token or two, and a market that may hatch them."""
    eggs = draw(st.lists(st.sampled_from(EGGS.ids), min_size=3, max_size=3, unique=True))
    you = " | ".join(draw(_nearly_complete(egg)) for egg in eggs[:2])
    few = st.integers(0, 2)
    piles = [
        f"{colour} {number}: {draw(few)} coins {draw(few)} water {draw(few)} fire"
        for colour in COLOURS
        for number in (1, 2)
    ]
    faces = f"{draw(FOUR_FACES)} {draw(FOUR_FACES)}"
    return position(you=you, others=(f"{eggs[2]} | empty",), market=";".join(piles), dice=faces)


@st.composite
def _nearly_complete(draw: st.DrawFn, egg: str) -> str:
    cost = EGGS[EGGS.ids.index(egg)].cost
    water, fire = draw(st.sampled_from(((1, 0), (0, 1), (1, 1), (2, 0), (0, 2))))
    held = f"{max(0, cost[WATER] - water)} water {max(0, cost[FIRE] - fire)} fire"
    return draw(st.sampled_from((f"{egg} {held}", f"{egg} {held}", "empty")))


@settings(max_examples=400, deadline=None)
@given(s=rich_positions(), data=st.data())
def test_after_any_turn_all_complete_eggs_have_hatched_and_nothing_is_lost(
    s: Any, data: st.DataObject
) -> None:
    before = inventory(s)
    while s.turn == 0 and phase_of(s) != "over":
        legal = GAME.legal(s, 0)
        assert legal
        GAME.play(s, 0, data.draw(st.sampled_from(legal)))
        assert inventory(s) == before
        assert all(missing(s, number, resource) >= 0 for number in (0, 1) for resource in (0, 1))
    assert list(s.hand) == [0, 0]
    assert list(s.sales) == [0, 0, 0, 0]
    assert s.any_treasure == 0
    for number in (0, 1):
        if s.players[0].incubators[number].egg != NOTHING:
            assert missing(s, number, WATER) + missing(s, number, FIRE) > 0


def missing(s: Any, number: int, resource: int) -> int:
    """The tokens that an incubator lacks; negative: too many, or without an egg."""
    incubator = s.players[0].incubators[number]
    if incubator.egg == NOTHING:
        return -int(incubator.tokens[resource])
    return int(EGGS[incubator.egg].cost[resource] - incubator.tokens[resource])


# A seed does not shrink to anything simpler.
@settings(max_examples=100, deadline=None, phases=[Phase.reuse, Phase.generate])
@given(seats=st.integers(2, 5), seed=st.integers(0, 2**32))
def test_in_a_whole_game_nothing_is_lost_and_everyone_has_as_many_turns(
    seats: int, seed: int
) -> None:
    chance = random.Random(seed)
    s = GAME.new(seats, {}, fairness.words(fairness.secret_of(seed), GAME.name, 0))
    before = inventory(s)
    assert before["water"] == before["fire"] == TOKENS_OF_EACH
    turns: Counter[int] = Counter()
    while phase_of(s) != "over":
        seat = s.turn
        turns[seat] += phase_of(s) == "roll"
        GAME.play(s, seat, chance.choice(GAME.legal(s, seat)))
        assert 0 <= s.event_count <= len(s.events)
    assert inventory(s) == before
    assert set(turns.values()) == {s.rounds}
    for seat, player in enumerate(GAME.view(s, None)["players"]):
        cards = [
            objective
            for objective in GAME.view(s, None)["objectives"]
            if objective["claimed_by"] == seat
        ]
        worth = sum(card["points"] for card in (*player["dragons"], *cards))
        assert GAME.scores(s)[seat] == worth + player["coins"]
