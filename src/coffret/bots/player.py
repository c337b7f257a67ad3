"""A bot at a table: asked for one decision at a time, in interpreted mode."""

from typing import Any

from coffret.engine import fairness, rng
from coffret.engine.game import Game
from coffret.engine.record import Records
from coffret.engine.state import Dice

from . import choosing


class BotPlayer:
    """One seat's bot. It gets the true state, but `choose` lets it look through `imagine` only."""

    def __init__(self, game: Game, bot: str, seed: int) -> None:
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
