"""The eight steps of a turn, as a view shows them."""

from random import Random
from typing import Any

import pytest

from coffret.engine.fairness import secret_of, words
from coffret.games.dragon_island import GAME
from coffret.games.dragon_island.steps import STEPS

from .positions import Position

LEAVES = {"leave_dragons": "carry", "no_action": "act", "end_turn": "dig"}
"""The moves that leave a step without taking it."""


def states(p: Position, seat: int | None = 0) -> dict[str, str]:
    return {each["step"]: each["state"] for each in GAME.view(p.s, seat)["steps"]}


@pytest.mark.rule("DI-4.1", "DI-7.9", "DI-8.1")
def test_exactly_the_steps_that_a_move_leaves_are_optional() -> None:
    """In random games, a step that a move leaves was announced as one that may be taken, and
    every step that may be taken can be left."""
    chance = Random(4)
    announced: set[str] = set()
    left: set[str] = set()
    for seed in range(3):
        s = GAME.new(3, {}, words(secret_of(seed), GAME.name, 0))
        while not GAME.rules.over(s):
            steps = GAME.view(s, None)["steps"] or []
            announced |= {each["step"] for each in steps if each["state"] == "may"}
            now = [each["step"] for each in steps if each["state"] == "now"]
            legal = GAME.legal(s, s.turn)
            for move in map(GAME.move, legal):
                if move["move"] in LEAVES:
                    assert now == [LEAVES[move["move"]]]
                    left.add(now[0])
            GAME.play(s, s.turn, chance.choice(legal))
    assert announced == left == {"carry", "act", "dig"}


@pytest.mark.rule("DI-4.1", "DI-7.9", "DI-8.1")
def test_no_step_that_could_be_taken_is_left_silently() -> None:
    """In random games, dragons stay without a question only where there is no gold or no free
    dragon, a tile is not used only where it offers nothing, and each turn's end is asked for."""
    chance = Random(6)
    skipped: set[str] = set()
    for seed in range(3):
        s = GAME.new(3, {}, words(secret_of(seed), GAME.name, 0))
        turn, asked = (0, 0), set[str]()
        while not GAME.rules.over(s):
            view = GAME.view(s, s.turn)
            if turn != (s.rounds, s.turn):
                assert turn[0] == 0 or "treasure" in asked
                turn, asked = (s.rounds, s.turn), set()
            asked.add(view["phase"])
            if view["phase"] == "walk" and "lift" not in asked:
                gold = view["players"][s.turn]["screen"]["goods"]["gold"]
                free = [t for t in view["island"] if t["dragons"] and t["building"] != "pen"]
                assert gold == 0 or free == []
                skipped.add("lift")
            if view["phase"] == "treasure" and "act" not in asked:
                assert not {"gold", "maps", "telekinesis", "build"} & view["here"].keys()
                skipped.add("act")
            GAME.play(s, s.turn, chance.choice(GAME.legal(s, s.turn)))
    assert skipped == {"lift", "act"}


def test_one_step_is_now_and_those_before_it_are_over() -> None:
    chance = Random(5)
    s = GAME.new(4, {}, words(secret_of(5), GAME.name, 0))
    assert GAME.view(s, None)["steps"] is None, "the first maps are chosen before the first turn"
    seen: set[tuple[str, str]] = set()
    while not GAME.rules.over(s):
        steps: list[dict[str, Any]] = GAME.view(s, None)["steps"] or []
        if steps:
            assert [each["step"] for each in steps] == list(STEPS)
            now = [each["state"] for each in steps].index("now")
            assert all(each["state"] in ("done", "none") for each in steps[:now])
            assert all(each["state"] in ("must", "may", "none") for each in steps[now + 1 :])
            assert now == 0 or steps[0]["state"] == "done"
            seen |= {(each["step"], each["state"]) for each in steps}
        GAME.play(s, s.turn, chance.choice(GAME.legal(s, s.turn)))
    assert GAME.view(s, None)["steps"] is None
    assert {(step, "now") for step in ("tile", "carry", "wizard", "act", "dig")} <= seen
    assert ("draw", "none") in seen, "the bag is empty in the last turns"


@pytest.mark.rule("DI-6.1")
def test_a_tamed_dragon_takes_its_step_and_unused_ones_stay_empty() -> None:
    p = Position("r1  b2  K", you="3 gold", wizard="K", dragons="2: 1 gold")
    p.go("2")
    found = states(p)
    assert found["wizard"] == "done"
    assert found["deal"] == "done"
    assert found["carry"] == "none"


@pytest.mark.rule("DI-6.6")
def test_paying_belongs_to_what_is_paid_for() -> None:
    p = Position("r1  b2  K", you="4 red, 9 blue", wizard="K", dragons="2: 1 gold")
    p.go("2")
    assert p.phase == "pay"
    assert states(p)["deal"] == "now"
    assert states(p) == states(p, 1) == states(p, None), "all have seen it happen"


@pytest.mark.rule("DI-7.9")
def test_a_step_that_was_left_is_told_apart_from_one_that_was_taken() -> None:
    for move, state in (("no_action", "none"), ("take_gold", "done")):
        p = Position("r1  b2  K", wizard="2")
        p.go("K")
        assert p.phase == "act"
        GAME.play(p.s, 0, GAME.actions.number({"move": move}))
        assert states(p)["act"] == state
