"""Previews: what a move would bring, as far as its player can know.

A copy of the position, with all that the seat cannot know drawn afresh, is played by the game's
own rules, up to the first thing that chance or a secret decides (`engine.unforeseen`). What was
said and done until then follows from what the seat knows, so it happens in every world that the
seat cannot tell from the true one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from . import conduct, rng
from .game import Game
from .record import raw
from .state import Dice
from .unforeseen import Unforeseen, asking

FIRST_WORDS = (1, 2, 3, 4)
"""Chance for drawing afresh what is hidden: any will do, since no preview shows any of it."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What one move would bring."""

    action: int
    events: list[dict[str, Any]]
    """What the seat would hear."""
    view: dict[str, Any]
    """What it would see then."""
    open: bool
    """Whether chance or a secret decides the rest."""


def foresee(game: Game, s: Any, seat: int, actions: Iterable[int]) -> Iterator[Foreseen]:
    """What each of some legal actions of `seat` would bring; `s` stays as it is.

    Each is played when it is asked for, so who stops asking stops the work.
    """
    imagined = game.state.copy(s)
    dice = Dice.new()
    rng.reseed(dice, FIRST_WORDS)
    game.plain(conduct).imagine(imagined, seat, dice)
    before = raw(imagined)
    for action in actions:
        imagined._words[:] = memoryview(before).cast("i")
        ends = play_foreseeable(game, imagined, seat, action)
        yield Foreseen(action, game.events.read(imagined, seat), game.view(imagined, seat), ends)


def play_foreseeable(game: Game, s: Any, seat: int, action: int) -> bool:
    """Play as far as can be foreseen, and say whether that is not the end of it.

    Then nobody knows what is to be decided next: the phase stays as it was.
    """
    phase = s.phase
    token = asking.set(seat)
    try:
        game.foreseeing(conduct).advance(s, seat, action)
    except Unforeseen:
        s.phase = phase
        return True
    finally:
        asking.reset(token)
    return False
