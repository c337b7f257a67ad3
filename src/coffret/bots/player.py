"""A bot at a table: decides one move at a time, or gives hints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from coffret.engine import fairness, rng
from coffret.engine.errors import BadOptions
from coffret.engine.game import Game
from coffret.engine.record import Records
from coffret.engine.state import Dice

from . import pacing, simple_bots
from .levels import NET, SEARCH, level
from .master import file_of, has_master
from .searcher import Searcher

if TYPE_CHECKING:
    from .net import NetPlayer


class BotPlayer:
    """One seat's bot. It gets the true state, but uses it only through `determinize`.

    A searching bot's budget is its level's simulations, and its level's seconds if a person waits
    (`hurry`). `compiled` uses compiled rules: the same decisions, a hundred times faster.
    """

    def __init__(
        self,
        game: Game,
        bot: str,
        seed: int,
        pace: int | None = None,
        compiled: bool = False,
        hurry: bool = False,
        simulations: int | None = None,
        cores: int = 1,
    ) -> None:
        self.level = level(bot)
        self.pace = self.level.pace if pace is None else pace
        self._game = game
        self._compiled = compiled
        self._choose = (game.compiled if compiled else game.plain)(simple_bots).choose
        scratch = Records(game.state, 1)
        self._scratch: Any = scratch.array if compiled else scratch
        self._dice = Records(Dice, 1)
        self._searcher: Searcher | None = None
        self._net: NetPlayer | None = None
        if self.level.kind == NET:
            self._net = net_player(game, compiled)
        if self.level.kind == SEARCH:
            self._searcher = Searcher(
                game,
                self.level,
                self.level.simulations if simulations is None else simulations,
                self.level.seconds if hurry else None,
                compiled,
                cores,
            )
        self.reseed(fairness.words(fairness.secret_of(seed), f"bot-{bot}", 0))

    def reseed(self, words: Sequence[int]) -> None:
        """Reseed and forget everything: the same words give the same decisions."""
        rng.reseed(self._dice[0], words)
        if self._searcher is not None:
            self._searcher.reseed(words)

    def choose(self, s: Any, seat: int) -> int:
        """The action it takes; a single legal one needs no search."""
        legal = bytearray(len(self._game.actions))
        count: int = self._game.rules.legal(s, seat, legal)
        if count == 1:
            return legal.find(1)
        if self._searcher is not None:
            return self._searcher.choose(s, seat)
        if self._net is not None:
            return self._net.choose(s, seat)
        dice = self._dice[0]
        given = s
        mask: Any = legal
        if self._compiled:
            import numpy as np

            dice = self._dice.array[0]
            mask = np.frombuffer(legal, np.uint8)
            given = self._game.state.array_of(s)[0]
        action: int = self._choose(self.level.kind, given, seat, mask, count, self._scratch, dice)
        return action


def net_player(game: Game, compiled: bool) -> NetPlayer:
    """The net that has learned this game. BadOptions if none has."""
    if not has_master(game):
        raise BadOptions(f"no net has learned {game.name} with these cards: it has no Master")
    from .net import NetPlayer  # NumPy is heavy: only a Master needs it

    return NetPlayer(game, file_of(game), compiled)


class TurnScheduler:
    """Who acts next at a table of bots and people, by their thinking times; see `pacing`."""

    def __init__(self, game: Game, paces: Sequence[int], seed: int = 0) -> None:
        self._pacing = game.plain(pacing)
        self._actors = game.rules.actors
        self._paces = tuple(paces)
        self._at = [pacing.NOT_ASKED] * len(self._paces)
        self._dice = Dice.new()
        rng.reseed(self._dice, fairness.words(fairness.secret_of(seed), "order", 0))

    def next_to_act(self, s: Any) -> tuple[int | None, int]:
        """The seat that acts now; or None, and the time to wait for."""
        seat, time = self._pacing.next_to_act(
            s, self._actors(s), self._paces, 0, self._at, self._dice
        )
        if seat < 0:
            return None, time
        self._at[seat] = pacing.NOT_ASKED
        return seat, time
