"""Rewriting tables: a person's seats get another holder, or everything of the person goes.

A table is its journal, so its lines are changed where they are, and the table is read again. No
move changes: a match replays as before.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from coffret.bots.levels import BY_STRENGTH

from .. import journal
from ..journal import Begun, BotSeated, Followed, Line, Said, SeatLeft, SeatOpened, SeatTaken
from ..store import Rows, TableRecord, decode_record, encode_record

Rewritten = tuple[TableRecord, list[Line]]
"""A table's record and its lines; there may be more of them than before."""
Rewrite = Callable[[TableRecord, list[Line], bool], Rewritten]
"""From a record, its lines, and whether the game is over."""


def rewrite(rows: Rows, table: str, how: Rewrite) -> None:
    found = rows("SELECT record, finished FROM tables WHERE id = ?", table)
    if not found:
        return
    asked = "SELECT line FROM journal WHERE id = ? ORDER BY number"
    before = [line for (line,) in rows(asked, table)]
    lines = [journal.decode(line) for line in before]
    record, changed = how(decode_record(found[0][0]), lines, bool(found[0][1]))
    after = [journal.encode(line).decode() for line in changed]
    for number, line in enumerate(after, 1):
        if number > len(before):
            rows("INSERT INTO journal (id, number, line) VALUES (?, ?, ?)", table, number, line)
        elif line != before[number - 1]:
            rows("UPDATE journal SET line = ? WHERE id = ? AND number = ?", line, table, number)
    encoded = encode_record(record).decode()
    rows("UPDATE tables SET record = ?, card = NULL WHERE id = ?", encoded, table)
    # A bot may have to play now.
    rows("UPDATE tables SET due = 0 WHERE id = ? AND due IS NOT NULL", table)


def passed(old: str, new: str) -> Rewrite:
    """Everything of one holder becomes another's."""

    def how(record: TableRecord, lines: list[Line], over: bool) -> Rewritten:
        changed: list[Line] = []
        for line in lines:
            match line:
                case SeatTaken(seat, name, holder) if holder == old:
                    changed.append(SeatTaken(seat, name, new))
                case SeatLeft(out=out) if out == old:
                    changed.append(msgspec.structs.replace(line, out=new))
                case _:
                    changed.append(line)
        return _with_host(record, old, new), changed

    return how


def erased(holder: str) -> Rewrite:
    """A person goes: bots play on in their seats; names and talk go."""

    def how(record: TableRecord, lines: list[Line], over: bool) -> Rewritten:
        names = _names_of(lines, holder)
        begun = any(isinstance(line, Begun) for line in lines)
        holders: dict[int, str] = {}
        changed: list[Line] = []
        for line in lines:
            match line:
                case SeatTaken(seat, name, by):
                    holders[seat] = by
                    is_own = by == holder
                    shown = _nobody(seat) if name in names.get(seat, ()) else name
                    changed.append(SeatTaken(seat, shown, "" if is_own else by))
                case SeatLeft(seat, out=out):
                    holders[seat] = ""
                    kept = "" if out == holder else out
                    changed.append(msgspec.structs.replace(line, out=kept))
                # Also the names that a host gave to friends who have not come.
                case SeatOpened(seat, claim, name) if name and (
                    seat in names or record.host == holder
                ):
                    changed.append(SeatOpened(seat, claim))
                case Begun(players):
                    shown_names = [
                        _nobody(seat) if name in names.get(seat, ()) else name
                        for seat, name in enumerate(players)
                    ]
                    changed.append(Begun(shown_names))
                case Said(seat, _, id) if seat >= 0 and holders.get(seat) == holder:
                    changed.append(Said(seat, "", id))
                case _:
                    changed.append(line)
        level = None if over or not begun else _level(record, lines)
        for seat, by in sorted(holders.items()):
            if by == holder:
                changed.append(SeatLeft(seat, _nobody(seat) if begun else "", level))
        return _with_host(record, holder, ""), changed

    return how


Names = dict[int, set[str]]
"""By seat, the names that a holder had there."""


def names_at(rows: Rows, table: str, holder: str) -> Names:
    return _names_of(_lines(rows, table), holder)


def next_of(rows: Rows, table: str) -> str | None:
    """The next table of its players."""
    return next((each.table for each in _lines(rows, table) if isinstance(each, Followed)), None)


def _lines(rows: Rows, table: str) -> list[Line]:
    asked = "SELECT line FROM journal WHERE id = ? ORDER BY number"
    return [journal.decode(line) for (line,) in rows(asked, table)]


def not_kept(names: Names) -> Rewrite:
    """Seats are no longer kept for someone who has not taken them."""

    def how(record: TableRecord, lines: list[Line], over: bool) -> Rewritten:
        changed: list[Line] = []
        for line in lines:
            match line:
                case SeatOpened(seat, claim, name) if name in names.get(seat, ()):
                    changed.append(SeatOpened(seat, claim))
                case _:
                    changed.append(line)
        return record, changed

    return how


def _names_of(lines: list[Line], holder: str) -> Names:
    names: Names = {}
    for line in lines:
        if isinstance(line, SeatTaken) and line.token == holder:
            names.setdefault(line.seat, set()).add(line.name)
    return names


def _nobody(seat: int) -> str:
    return f"Player {seat + 1}"


def _level(record: TableRecord, lines: list[Line]) -> str:
    """Of the bot that plays on: as strong as any at the table."""
    bots = [line.level for line in lines if isinstance(line, BotSeated)]
    return max([record.stand_in, *bots], key=BY_STRENGTH.index)


def _with_host(record: TableRecord, old: str, new: str) -> TableRecord:
    is_host = record.host == old
    return msgspec.structs.replace(record, host=new) if is_host else record
