"""The round before, while the next one is dealt already: all of it as it lay open, and nothing of
what has been dealt since."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from coffret.check.positions import determinized
from coffret.engine import matchfile
from coffret.engine.match import Match
from coffret.games.megalomania import GAME, phase

from .positions import do, lay, table

SPECTATOR = -1


def decisions(seats: int, seed: int, **options: str) -> Iterator[Any]:
    """A random game, at each of its decisions and at its end."""
    chance = Random(seed)
    s = GAME.new(seats, options, (seed, 2, 3, 4))
    while not GAME.rules.over(s):
        yield s
        seat = int(s.turn)
        GAME.play(s, seat, chance.choice(GAME.legal(s, seat)))
    yield s


@pytest.mark.rule("MEG-1.1", "MEG-9.2")
@pytest.mark.parametrize(("seats", "pairs"), [(2, "no"), (3, "no"), (4, "no"), (4, "yes")])
def test_a_scored_round_is_told_as_it_ended(seats: int, pairs: str) -> None:
    shown = set()
    for s in decisions(seats, 5 + seats, pairs=pairs):
        view = GAME.view(s, 0)
        scored = view["scored"]
        if scored is None or scored["round"] in shown:
            continue
        shown.add(scored["round"])
        tricks = [trick for each in scored["players"] for trick in each["taken"]]
        cards = [card for trick in tricks for card in trick]
        assert len(set(cards)) == len(cards) == seats * len(tricks)
        assert len(tricks) == s.past.trick_count
        for each, player in zip(scored["players"], view["players"], strict=True):
            assert each["gain"] == player["entries"][scored["round"] - 1]
            assert each["gain"] == each["progress"]["points"] + each["progress"]["bonus"]
            assert each["tricks"] == len(each["taken"])
    assert shown == set(range(1, 13))


def test_it_is_told_until_a_card_is_played_and_at_the_end() -> None:
    for s in decisions(3, 11):
        waits = s.play_count == 0 and s.trick == 0 and s.rounds > 1
        shown = GAME.view(s, 1)["scored"]
        assert (shown is not None) == (waits or s.phase == phase.OVER)
        assert shown is None or shown["round"] == (12 if s.phase == phase.OVER else s.rounds - 1)


def test_it_is_the_same_for_all_and_in_every_world_that_they_think_possible() -> None:
    for number, s in enumerate(decisions(4, 21)):
        shown = GAME.view(s, None)["scored"]
        if shown is None or number % 3:
            continue
        for seat in range(SPECTATOR, 4):
            other = determinized(GAME, s, seat, number)
            assert GAME.view(other, None if seat == SPECTATOR else seat)["scored"] == shown


def test_it_is_no_part_of_the_position() -> None:
    match = Match(GAME, ["Ada", "Otto"], {}, b"1" * 32)
    before = matchfile.digest(match)
    match.state.past.number = 7
    assert matchfile.digest(match) == before
    match.state.rounds = 7
    assert matchfile.digest(match) != before


@pytest.mark.rule("MEG-4.3", "MEG-5.6")
def test_what_dominates_is_told_and_a_knight_ends_it() -> None:
    s = table("red knight, red farmer", "red dwarf", crystals=(1,), dominant="black")
    assert len(GAME.view(s, 1)["dominating"]) == 8
    assert all(card.startswith("black-") for card in GAME.view(s, 1)["dominating"])
    do(s, "play_card", card="red-knight")
    do(s, "use_power", power="knight")
    assert GAME.view(s, 1)["dominating"] == []


@pytest.mark.rule("MEG-5.7")
def test_the_colours_that_cannot_be_named_are_told_with_the_reason() -> None:
    s = table("red oracle, red farmer", "red dwarf", crystals=(1,), dominant="black")
    assert GAME.view(s, 0)["barred"] == {}
    do(s, "play_card", card="red-oracle")
    do(s, "use_power", power="oracle")
    assert GAME.view(s, 0)["barred"] == {"black": "dominant", "red": "same"}
    do(s, "choose_colour", colour="blue")
    lay(s, "red dwarf")
    assert GAME.view(s, 0)["barred"] == {}
