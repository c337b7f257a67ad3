"""A game that stands still ends its series with a word, instead of keeping a core busy for ever.

A mistake in a rule, or in somebody's cards, can make a decision last for ever. A series plays in a
thread of its worker, which says when a game begins and when a decision is made; the worker itself
looks now and then how much processor time has passed since. Processor time counts: a series that
was stopped, or a machine that was asleep, is not a game that stands still.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from coffret.bots.levels import level
from coffret.engine.errors import CoffretError

Done = TypeVar("Done")

SECONDS = 600.0
"""Of processor time that a decision may take, or a batch of quick games."""
EACH = 0.5
"""More of them for each simulation of a search: so slow are interpreted rules at most."""
LOOK = 1.0
"""Seconds between two looks."""


class StandsStill(CoffretError):
    """The text says which game it is."""


@dataclass
class Playing:
    """The game, or the games, that this process plays."""

    what: Callable[[], str]
    patience: float
    since: float


_playing: Playing | None = None


def begin(what: Callable[[], str], patience: float = SECONDS) -> None:
    """A game begins; `what` names it, should it stand still."""
    global _playing
    _playing = Playing(what, patience, time.process_time())


def moved() -> None:
    """A decision is made."""
    if _playing is not None:
        _playing.since = time.process_time()


def ended() -> None:
    global _playing
    _playing = None


def named(game: str, number: int, seed: int, bots: Sequence[str]) -> str:
    """A game, so that it can be played again."""
    return f"game {number} of {game}, seed {seed}, bots {' '.join(bots)},"


def begin_contest(what: Callable[[], str], bots: Sequence[str]) -> None:
    """A game between bots that search."""
    begin(what, SECONDS + EACH * max(level(bot).simulations for bot in bots))


def begin_quick(
    states: np.ndarray[Any, Any],
    what: Callable[[int], str],
    compiled: bool,
) -> None:
    """Games one after the other; `what` names the one with this place among them. Those that have
    begun have seats."""

    def now() -> str:
        return what(max(0, int(np.count_nonzero(states["seats"])) - 1))

    begin(now, SECONDS * (1 if compiled else len(states)))


def watched(work: Callable[[], Done]) -> Done:
    """The result of `work`; StandsStill if a game of it does not go on."""
    answer: list[Done] = []
    failed: list[BaseException] = []
    over = threading.Event()

    def do() -> None:
        try:
            answer.append(work())
        except BaseException as error:
            failed.append(error)
        finally:
            ended()
            over.set()

    threading.Thread(target=do, name="games", daemon=True).start()
    while not over.wait(LOOK):
        check()
    if failed:
        raise failed[0]
    return answer[0]


def check() -> None:
    now = _playing
    if now is not None and time.process_time() - now.since > now.patience:
        raise StandsStill(
            f"{now.what()} stands still: nothing has happened in {now.patience:.0f} s of processor"
            " time. A rule, or a card, never ends there."
        )
