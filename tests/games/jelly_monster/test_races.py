"""Races: the same district, barrier or timer wanted at once, in thousands of interleavings."""

from random import Random
from typing import Any

import pytest

from coffret.engine import transitions
from coffret.engine.errors import IllegalMove
from coffret.engine.fairness import secret_of, words
from coffret.engine.match import Match, replay
from coffret.engine.record import raw
from coffret.games.jelly_monster import GAME as PRINTED

from .positions import CHARLIE, GAME, GINA, ROLL, SAM, named, phase_of, position, rolled

WANTED: list[tuple[int, dict[str, Any]]] = [
    (SAM, {"move": "place", "die": "6", "district": 0}),
    (GINA, {"move": "place", "die": "6", "district": 0}),
    (GINA, {"move": "place_and_expel", "die": "1", "district": 0, "owner": 2, "expelled": "5"}),
    (SAM, {"move": "place_and_expel", "die": "1", "district": 0, "owner": 2, "expelled": "5"}),
    (SAM, {"move": "place_and_aim", "die": "3", "district": 0, "step": "forward"}),
    (GINA, {"move": "place_and_aim", "die": "3", "district": 0, "step": "forward"}),
    (CHARLIE, {"move": "close", "district": 0}),
    (3, {"move": "close", "district": 0}),
    (CHARLIE, {"move": "turn_timer"}),
    (3, {"move": "turn_timer"}),
]
DELAYS = (0, 0, 0, 1, 699, 700, 9_999, 10_000)


def race(s: Any, chance: Random) -> list[tuple[int, int, int]]:
    """All want something, in random order and at random times; what was played, with its time."""
    played = []
    stock = GAME.stock(s)
    for seat, move in chance.sample(WANTED, len(WANTED)):
        GAME.plain(transitions).wait(s, chance.choice(DELAYS))
        action = GAME.actions.number(named(s, seat, move))
        if action in GAME.legal(s, seat):
            GAME.play(s, seat, action)
            played.append((s.clock, seat, action))
        else:
            before = raw(s)
            with pytest.raises(IllegalMove) as refused:
                GAME.play(s, seat, action)
            assert raw(s) == before
            assert refused.value.rule in GAME.rulebook.rules
        if phase_of(s) != "ready":
            assert GAME.stock(s) == stock
    return played


def table_of(s: Any) -> bytes:
    """The state without what was last said: refused moves let time pass in other pieces."""
    copy = GAME.state.copy(s)
    copy.event_count = 0
    for event in copy.events:
        event.kind = event.to = event.seat = event.a = event.b = event.c = event.d = 0
    return raw(copy)


def beginning() -> Any:
    """Sam and Gina have dice in hand, Charlie and a fourth have placed theirs."""
    s = position(
        "jelly 1 | 1 2 | 1 2 | 1 2 3 4 5 6 5 | 1 1 2 2 3 3 4",
        dice=("1 3 6 6 6", "1 3 6 6 6", "", ""),
    )
    assert GAME.stock(s)["dice"] == [7, 7, 7, 7]
    return s


@pytest.mark.rule("JM-2.3", "JM-2.6", "JM-2.7", "JM-2.9")
def test_thousands_of_interleavings_keep_everything_and_replay_to_the_same_bytes() -> None:
    outcomes = set()
    for seed in range(3_000):
        s = beginning()
        played = race(s, Random(seed))
        closers = [seat for _, seat, action in played if GAME.move(action)["move"] == "close"]
        turners = [seat for _, seat, action in played if GAME.move(action)["move"] == "turn_timer"]
        assert len(closers) <= 1
        assert len(turners) <= 1
        again = beginning()
        for time, seat, action in played:
            GAME.plain(transitions).wait(again, time - again.clock)
            GAME.play(again, seat, action)
        GAME.plain(transitions).wait(again, s.clock - again.clock)
        assert table_of(again) == table_of(s)
        outcomes.add((tuple(closers), tuple(turners), phase_of(s), s.districts[0].target))
    assert len(outcomes) > 12, "the races all end alike"


@pytest.mark.rule("JM-2.9")
def test_matches_with_late_and_refused_moves_replay_to_the_same_bytes() -> None:
    refused = 0
    for seed in range(100):
        chance = Random(seed)
        match = Match(PRINTED, ["P"] * chance.randint(3, 5), secret=secret_of(seed))
        stock = PRINTED.stock(match.state)
        while not match.is_over and len(match.log) < 90:
            refused += attempt(match, chance)
            assert PRINTED.stock(match.state) == stock
        again = replay(PRINTED, match.seats, match.options, match.secret, match.log)
        assert raw(again.state) == raw(match.state)
        assert [entry.time for entry in match.log] == sorted(entry.time for entry in match.log)
    assert refused > 100


@pytest.mark.rule("JM-2.9")
def test_dice_that_land_before_a_move_share_no_chance_with_it() -> None:
    match = Match(GAME, ["Sam", "Gina", "Charlie"], secret=bytes(32))
    match.state = position(dice=("1 2 3", "1 2 3", ""))
    match.play(SAM, {"move": "roll_again"})
    match.play(GINA, {"move": "roll_again"}, match.state.clock + ROLL)
    assert rolled(match.state, SAM) != "-"
    assert tuple(match.state.rng) != words(match.secret, GAME.name, 2), "they start again"


def attempt(match: Match, chance: Random) -> int:
    """A move decided on now and received later, when it may be too late; 1 if it was refused."""
    s = match.state
    acting = PRINTED.acting(s)
    if not acting:
        match.wait(PRINTED.rules.due(s))
        return 0
    seat = chance.choice(acting)
    action = chance.choice(PRINTED.legal(s, seat))
    for other in chance.sample(acting, len(acting)):
        moves = PRINTED.legal(s, other)
        if other != seat and moves and chance.random() < 0.5:
            match.play(other, chance.choice(moves), s.clock)
    try:
        match.play(seat, action, s.clock + chance.choice((0, 0, 1, 300, 11_000)))
    except IllegalMove:
        return 1
    return 0
