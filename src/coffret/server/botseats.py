"""The bots at a table: each searches when it may act, and acts after its thinking time."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from coffret.bots import pacing
from coffret.bots.levels import level
from coffret.engine.match import Match
from coffret.engine.record import raw

from .bot_pool import BotPool
from .logs import log
from .seats import Seat
from .thinkers import TookTooLong

if TYPE_CHECKING:
    from .table import Table

PAUSE = 300
"""Milliseconds before a bot acts in a game without a clock, so that people can follow."""

REMEMBERED = 16
"""How many thinking times are remembered for each level."""


@dataclass(frozen=True, slots=True)
class BotDecision:
    """A bot's decision, for the table's mailbox; None: it failed."""

    seat: int
    action: int | None
    moves: int
    """The length of the log when it was asked."""


class BotSeats:
    def __init__(
        self, bot_pool: BotPool, tell: Callable[[BotDecision], None], table: str = ""
    ) -> None:
        """`table`: its name, for the log."""
        self._table = table
        self._bot_pool = bot_pool
        self._tell = tell
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._took: dict[str, deque[float]] = {}
        self.pause = PAUSE

    def ask(self, match: Match, seats: list[Seat]) -> None:
        """Start every bot that may act and is not thinking yet."""
        bots = [number for number, seat in enumerate(seats) if seat.level is not None]
        if not bots:
            return
        self._bot_pool.prepare(match.game)
        waiting: int = match.actors
        for number in bots:
            seat = seats[number]
            if seat.level is not None and waiting >> number & 1 and number not in self._thinking:
                pause = self._pause(match, waiting, level(seat.level).pace) / 1000
                self._thinking[number] = asyncio.create_task(
                    self._think(match, number, seat.level, pause)
                )

    def answered(self, seat: int) -> None:
        self._thinking.pop(seat, None)

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        self._thinking.clear()

    def _pause(self, match: Match, waiting: int, pace: int) -> int:
        rules: Any = match.game.plain(pacing)
        return int(rules.thinking_time(match.state, waiting, pace)) or self.pause

    async def _think(self, match: Match, seat: int, bot: str, pause: float) -> None:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        moves = len(match.log)
        action: int | None = None
        until = begun + pause
        try:
            legal = match.legal(seat)
            if not legal:  # time has passed since it was asked: it may no longer act
                until = begun
            elif len(legal) == 1:
                action = legal[0]
                until = begun + max(pause, self._as_if_chosen(bot))
            else:
                action = await self._bot_pool.choose(match.game, bot, raw(match.state), seat)
                self._took.setdefault(bot, deque(maxlen=REMEMBERED)).append(loop.time() - begun)
        except TookTooLong as late:
            log(
                "a bot took too long",
                warns=True,
                table=self._table,
                game=match.game.name,
                bot=bot,
                seat=seat,
                moves=moves,
                why=str(late),
            )
            action = any_move(match, seat)
        except Exception:
            log("a bot could not think", failed=True, game=match.game.name, bot=bot)
            until = loop.time() + 5  # and is asked again
        await asyncio.sleep(max(0.0, until - loop.time()))
        self._tell(BotDecision(seat, action, moves))

    def _as_if_chosen(self, bot: str) -> float:
        """The duration of one of the bot's recent decisions. The response time must not reveal that
        the bot had only one move: hidden cards may be the reason."""
        return secrets.choice(self._took.get(bot, (0.0,)))


def any_move(match: Match, seat: int) -> int | None:
    """Any legal move; None if the seat may no longer act. Nothing is redrawn or rolled out here, in
    the server's own process: that may be what never ended."""
    legal = match.legal(seat)
    return secrets.choice(legal) if legal else None


def play_decision(table: Table, decision: BotDecision, moment: float) -> bool:
    """Play what a bot has chosen, if it still may; False: nothing can have changed."""
    table.bots.answered(decision.seat)
    match = table.state.match
    if match is None or decision.action is None or not table.can_write:
        return False
    if table.state.seats[decision.seat].level is None:
        return False
    table.pass_time(moment)
    stale = match.due < 0 and decision.moves != len(match.log)
    if not stale and decision.action in match.legal(decision.seat):
        table.play(decision.seat, match.game.move(decision.action), "", moment)
    return True
