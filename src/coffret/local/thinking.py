"""The bots of a browser: they search in a separate worker, so that neither the page nor its
tables wait.

A level's budget is its simulations, and its seconds on this device (docs/bots.md says what that
makes of Expert).
"""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Awaitable, Callable
from functools import lru_cache

import msgspec
from msgspec import Struct

from coffret import registry
from coffret.bots.hints import Adviser
from coffret.bots.player import BotPlayer
from coffret.engine import fairness
from coffret.engine.game import Game
from coffret.server.bot_pool import READY, BotPool, _state

Ask = Callable[[str], Awaitable[str]]


class Question(Struct, omit_defaults=True):
    """The facts that a bot, or a hint, needs."""

    game: str
    state: str
    seat: int
    bot: str = ""
    """Its level; without one it is asked for a hint."""


class Thought(Struct):
    action: int = -1
    moves: list[tuple[int, float]] = []
    """Of a hint: the best actions, and their chances of winning."""


class BotsElsewhere(BotPool):
    """`ask` hands a question to the other worker."""

    def __init__(self, workers: int, compile_rules: bool, ask: Ask) -> None:
        super().__init__(workers, compile_rules=False)
        self._ask = ask

    def status(self, game: Game) -> str:
        return READY

    async def choose(self, game: Game, bot: str, state: bytes, seat: int) -> int:
        return (await self._put(Question(game.name, _text(state), seat, bot))).action

    async def advise(self, game: Game, state: bytes, seat: int) -> list[tuple[int, float]]:
        return (await self._put(Question(game.name, _text(state), seat))).moves

    async def _put(self, question: Question) -> Thought:
        said = await self._ask(msgspec.json.encode(question).decode())
        return msgspec.json.decode(said, type=Thought)


def _text(state: bytes) -> str:
    return b64encode(state).decode()


# In the other worker


def think(asked: str) -> str:
    """Answer a question."""
    question = msgspec.json.decode(asked, type=Question)
    state = _state(question.game, b64decode(question.state))
    if not question.bot:
        hint = _adviser(question.game).hint(state, question.seat)
        moves = [(advice.action, round(advice.win_chance, 3)) for advice in hint.moves]
        return msgspec.json.encode(Thought(moves=moves)).decode()
    player = _player(question.game, question.bot)
    player.reseed(fairness.words(fairness.new_secret(), "bot", 0))
    return msgspec.json.encode(Thought(player.choose(state, question.seat))).decode()


@lru_cache(maxsize=16)
def _player(game: str, bot: str) -> BotPlayer:
    return BotPlayer(registry.game(game), bot, 0, hurry=True)


@lru_cache(maxsize=4)
def _adviser(game: str) -> Adviser:
    return Adviser(registry.game(game), False)
