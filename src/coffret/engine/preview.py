"""Previews: what a move would do, as far as its player can know.

The move is played on a copy of the position, with everything the seat cannot know redrawn, by the
game's own rules, up to the first thing that chance or a secret decides (`engine.unforeseen`).
Everything until then follows from what the seat knows, so it is the same in every state that the
seat cannot distinguish from the true one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from . import rng, transitions
from .game import Game
from .record import raw
from .state import Dice
from .unforeseen import Unforeseen, asking

FIRST_WORDS = (1, 2, 3, 4)
"""The seed for redrawing hidden things: any will do, since no preview shows them."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """The effect of one move."""

    action: int
    events: list[dict[str, Any]]
    """The events that the seat would receive."""
    view: dict[str, Any]
    """The seat's view afterwards."""
    open: bool
    """Whether chance or a secret decides the rest."""


def foresee(game: Game, s: Any, seat: int, actions: Iterable[int]) -> Iterator[Foreseen]:
    """Preview some legal actions of `seat`; `s` is not changed.

    Lazy: a caller that stops iterating stops the work.
    """
    world = game.state.copy(s)
    dice = Dice.new()
    rng.reseed(dice, FIRST_WORDS)
    game.plain(transitions).determinize(world, seat, dice)
    before = raw(world)
    for action in actions:
        world._words[:] = memoryview(before).cast("i")
        ends = play_foreseeable(game, world, seat, action)
        yield Foreseen(action, game.events.read(world, seat), game.view(world, seat), ends)


def play_foreseeable(game: Game, s: Any, seat: int, action: int) -> bool:
    """Play as far as the seat can know; returns whether chance or a secret decides the rest.

    If so, the next decision is unknown, and the phase stays unchanged.
    """
    phase = s.phase
    token = asking.set(seat)
    try:
        game.foreseeing(transitions).advance(s, seat, action)
    except Unforeseen:
        s.phase = phase
        return True
    finally:
        asking.reset(token)
    return False
