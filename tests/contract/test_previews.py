"""A preview never differs from what then happens, and never depends on what its seat cannot
know."""

from random import Random
from typing import Any

import msgspec

from coffret.check.positions import determinized, positions
from coffret.engine import transitions
from coffret.engine.game import Game
from coffret.engine.preview import Foreseen, foresee, play_foreseeable
from coffret.engine.record import raw
from coffret.engine.unforeseen import INSTEAD

MOVES = 5
"""Tried of each seat in each position."""
WORLDS = 3


def foreseen(game: Game, s: Any, seat: int, actions: list[int]) -> list[Foreseen]:
    return list(foresee(game, s, seat, actions))


def result(found: list[Foreseen]) -> bytes:
    return msgspec.json.encode([(each.events, each.view, each.open) for each in found])


def some_legal(game: Game, s: Any, seat: int, chance: Random) -> list[int]:
    legal = game.legal(s, seat)
    return legal if len(legal) <= MOVES else chance.sample(legal, MOVES)


def test_a_preview_is_what_then_happens_as_far_as_it_goes(game: Game) -> None:
    """And it goes as far as it can: it is cut only where something is drawn or shown."""
    chance = Random(1)
    whole = cut = 0
    for seats in game.seats:
        for s in positions(game, seats, 201, every=9):
            for seat in game.acting(s):
                for preview in foreseen(game, s, seat, some_legal(game, s, seat, chance)):
                    then = game.state.copy(s)
                    game.plain(transitions).advance(then, seat, preview.action)
                    happened = game.events.read(then, seat)
                    if preview.open:
                        assert happened[: len(preview.events)] == preview.events
                        assert then.draws > s.draws or game.rules.over(then)
                        assert at_the_cut(game, s, seat, preview.action) == preview
                        cut += 1
                    else:
                        assert happened == preview.events
                        assert game.view(then, seat) == preview.view
                        whole += 1
    assert whole > 0
    assert cut > 0


def at_the_cut(game: Game, s: Any, seat: int, action: int) -> Foreseen:
    """The true state, without a redraw, where a preview is cut."""
    then = game.state.copy(s)
    is_cut = play_foreseeable(game, then, seat, action)
    return Foreseen(action, game.events.read(then, seat), game.view(then, seat), is_cut)


def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_previews(game: Game) -> None:
    chance = Random(3)
    for seats in game.seats:
        for number, s in enumerate(positions(game, seats, 221, every=13)):
            for seat in game.acting(s):
                actions = some_legal(game, s, seat, chance)
                here = result(foreseen(game, s, seat, actions))
                for world in range(WORLDS):
                    other = determinized(game, s, seat, number * WORLDS + world)
                    assert result(foreseen(game, other, seat, actions)) == here


def test_asking_changes_nothing(game: Game) -> None:
    for s in positions(game, game.seats[-1], 231, every=20):
        for seat in game.acting(s):
            before = raw(s)
            foreseen(game, s, seat, game.legal(s, seat))
            assert raw(s) == before


def test_chance_and_secrets_stay_what_they_are_for_everybody_else(game: Game) -> None:
    """The rules of previews are bound beside the others, not in their place."""
    s = next(positions(game, game.seats[0], 241))
    seat = game.acting(s)[0]
    foreseen(game, s, seat, game.legal(s, seat)[:1])
    stops = {id(new) for _, new in INSTEAD}
    rules = vars(game.plain(transitions)) | vars(game.rules)
    assert not stops & {id(value) for value in rules.values()}
