"""The upkeep of the tables in memory: when they are swept and tidied, and which are unloaded."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .logs import log

if TYPE_CHECKING:
    from .table import Table
    from .tables import Tables

SWEEP_EVERY = 20.0
TIDY_EVERY = 3600.0
IDLE = 600.0
"""Seconds after which a table without clients is unloaded: its clock and bots pause until someone
opens it."""
NAP = 60.0
"""The same for a table with clocks: it is woken when one of them ends, so that ten thousand games
over days need not be in memory."""


async def tend(tables: Tables) -> None:
    """Sweep and tidy until it is cancelled."""
    loop = asyncio.get_running_loop()
    tidied = loop.time() - TIDY_EVERY
    while True:
        await asyncio.sleep(SWEEP_EVERY)
        try:
            await tables.sweep(loop.time())
        except Exception:  # memory would fill up if nobody swept any more
            log("sweeping failed", failed=True)
        if loop.time() - tidied >= TIDY_EVERY:
            tidied = loop.time()
            await tables.tidy()


def is_done_with(table: Table, moment: float) -> bool:
    """Whether a table is unloaded now."""
    over = table.state.is_over or table.state.replay_only is not None
    naps = table.clockwork is not None and not table.clockwork.waits_for_a_bot
    rest = NAP if naps else IDLE
    return table.is_idle and (over or moment - table.audiences.idle_since > rest)
