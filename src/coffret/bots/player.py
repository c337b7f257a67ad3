"""A bot at a table: asked for one decision at a time, in interpreted mode."""

from collections.abc import Sequence
from typing import Any

from coffret.engine import fairness, rng
from coffret.engine.game import Game
from coffret.engine.record import Records
from coffret.engine.state import Dice

from . import choosing, pacing

PACE = 1000
"""Milliseconds that a bot thinks at a table: about as long as a person."""


class BotPlayer:
    """One seat's bot. It gets the true state, but `choose` lets it look through `imagine` only.

    `pace`: how many milliseconds it thinks, where a clock runs.
    """

    def __init__(self, game: Game, bot: str, seed: int, pace: int = PACE) -> None:
        self.pace = pace
        self._number = choosing.bot_number(bot)
        self._game = game
        self._choose = game.plain(choosing).choose
        self._scratch = Records(game.state, 1)
        self._dice = Dice.new()
        rng.reseed(self._dice, fairness.words(fairness.secret_of(seed), f"bot-{bot}", 0))

    def choose(self, s: Any, seat: int) -> int:
        mask = bytearray(len(self._game.actions))
        count = self._game.rules.legal(s, seat, mask)
        action: int = self._choose(self._number, s, seat, mask, count, self._scratch, self._dice)
        return action


class Order:
    """Who acts next at a table of bots and people, by their paces; see `pacing`."""

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
