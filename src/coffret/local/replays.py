"""Replays where there are no processes: each is made at once, within the same limits of size."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from coffret.server.refusals import Refused
from coffret.server.replay_pool import ReplayPool
from coffret.server.replay_process import Answer, Bounds, Job, answered
from coffret.server.store import Saved
from coffret.server.work import Account


class ReplaysHere(ReplayPool):
    def __init__(self) -> None:
        self._bounds = Bounds()

    async def run(
        self,
        address: str,
        what: str,
        load: Callable[[], Awaitable[Saved | bytes]],
        seat: int | None = None,
        language: str | None = None,
        pack: bool = False,
        work: Account | None = None,
    ) -> Answer:
        answer = answered(Job(what, await load(), seat, language, False, self._bounds))
        if answer.code is not None:
            raise Refused(answer.code, answer.content.decode())
        return answer
