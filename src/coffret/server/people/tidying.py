"""People who have not been here for long and have no game any more are forgotten; so are mail
addresses that nobody has confirmed.
"""

from __future__ import annotations

from time import time

from ..logs import log
from ..refusals import Refused
from ..store import Rows, Store, Unsaved
from . import rows as kept
from .who import Known

DAY = 86_400
AT_ONCE = 50
"""People forgotten in one transaction: moves wait meanwhile."""
LINK_LIVES = DAY
OLD = """
    SELECT id FROM people WHERE seen < ? AND holder NOT IN (SELECT holder FROM holdings)
    AND holder NOT IN (SELECT holder FROM results) ORDER BY seen LIMIT ?
"""


class Seen:
    """Notes when people were last here: once a day for each."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._days: dict[str, int] = {}

    async def note(self, person: str) -> None:
        now = int(time())
        day = now // DAY
        if self._days.get(person) == day:
            return
        if len(self._days) > 20_000:
            self._days.clear()
        self._days[person] = day
        try:
            await self._store.change(
                lambda rows: rows("UPDATE people SET seen = ? WHERE id = ?", now, person)
            )
        except Unsaved:
            self._days.pop(person, None)


async def tidy_people(store: Store, known: Known, days: float, now: float | None = None) -> int:
    """Forget people without any game or result who have not been here for this many days (0: none);
    returns how many."""
    moment = time() if now is None else now

    def job(rows: Rows) -> tuple[int, list[str]]:
        rows("DELETE FROM mails WHERE link IS NOT NULL AND asked < ?", int(moment) - LINK_LIVES)
        if not days:
            return 0, []
        found = rows(OLD, int(moment - days * DAY), AT_ONCE)
        tokens: list[str] = []
        for (id,) in found:
            tokens += [device.token for device in kept.devices(rows, id)]
            kept.forget_person(rows, id)
        return len(found), tokens

    forgotten = 0
    try:
        while True:
            number, tokens = await store.change(job)
            for token in tokens:
                known.forget(token)
            forgotten += number
            if number < AT_ONCE:
                break
    except (Refused, Unsaved):  # the store is away: in an hour, then
        pass
    if forgotten:
        log("forgot", people=forgotten)
    return forgotten
