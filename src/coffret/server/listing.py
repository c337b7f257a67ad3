"""Changes of the lists of tables that a journal's line causes."""

from __future__ import annotations

from .clockwork import Clockwork
from .journal import Arranged, Begun, Clocked, Line, Listed, SeatTaken
from .store import Also, TableRecord


def also_of(
    line: Line,
    was_listed: bool,
    clockwork: Clockwork | None,
    record: TableRecord,
    tell: int | None = None,
) -> Also | None:
    """Changes to write together with a line; None if the lists stay as they are. `tell`: when
    someone may have to be notified of it."""
    also = _also_of(line, was_listed, clockwork, record)
    return also if tell is None else (also or Also())._replace(tell=tell)


def _also_of(
    line: Line, was_listed: bool, clockwork: Clockwork | None, record: TableRecord
) -> Also | None:
    match line:
        case Arranged():
            return Also(record=record)
        case SeatTaken(token=holder):
            return Also(holder)
        case Listed(on):
            return Also(listed=on)
        case Begun() if was_listed:
            return Also(listed=False)
        case Clocked() if clockwork is not None:
            return Also(due=clockwork.due())
    return None
