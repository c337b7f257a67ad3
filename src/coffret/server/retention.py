"""How long tables are kept, and the deletion of old ones."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from time import time

from .store import Before, Store

DAY = 86_400
AT_ONCE = 50
"""Tables deleted in one transaction: moves wait meanwhile."""


@dataclass(frozen=True)
class Keep:
    """Days for which tables are kept after their last change; 0: for ever."""

    finished: float = 0
    idle: float = 90
    people: float = 365
    """Days for which someone without any game or result is known after their last visit."""

    def before(self, now: float | None = None) -> Before:
        moment = time() if now is None else now
        since = [int(moment - days * DAY) if days else 0 for days in (self.finished, self.idle)]
        return Before(*since)


async def tidy(store: Store, keep: Keep, in_use: Container[str] = ()) -> int:
    """Delete old tables; returns how many."""
    before = keep.before()
    names = [table.id for table in await store.old(before) if table.id not in in_use]
    deleted = 0
    for first in range(0, len(names), AT_ONCE):
        deleted += await store.delete(names[first : first + AT_ONCE], before)
    return deleted
