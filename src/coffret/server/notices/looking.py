"""Finds what a table must notify people of: an unseen turn, a clock that is almost out, the end.
Runs in the table's task and changes nothing.
"""

from __future__ import annotations

from typing import NamedTuple

from ..seats import PERSON
from ..table import Table
from .rows import CLOCK, END, MOVE, OPEN


class Due(NamedTuple):
    """A notice for a seat's holder, if it was not made before."""

    holder: str
    seat: int
    turn: int
    kind: str
    seen: bool
    """They are at the table and looking: it counts as made, and nothing is sent."""


class Found(NamedTuple):
    due: list[Due]
    again: int | None
    """Milliseconds of running time after which to look again: for a reminder."""
    at_open: frozenset[str] | None = None
    """Who sits at a table of the lobby, or is its host; None: it is none."""


def look(table: Table) -> Found:
    table_state = table.state
    if _is_in_lobby(table):
        holders = {
            table_state.record.host,
            *(seat.token for seat in table_state.seats),
            *table_state.out,
        }
        return Found([], None, frozenset(holders))
    if table_state.replay_only is not None or table_state.match is None:
        return Found([], None)
    if table_state.is_over:
        return Found(
            [
                Due(seat.token, number, table_state.turns.of[number], END, _sees(table, seat.token))
                for number, seat in enumerate(table_state.seats)
                if seat.kind == PERSON and seat.token
            ],
            None,
        )
    due: list[Due] = []
    reminders: list[int] = []
    for number, seat in enumerate(table_state.seats):
        if not (table_state.awaited >> number & 1 and seat.token):
            continue
        turn, seen = table_state.turns.of[number], _sees(table, seat.token)
        due.append(Due(seat.token, number, turn, MOVE, seen))
        left = None if table.clockwork is None else table.clockwork.reminds_in(number)
        if left is not None and left <= 0:
            due.append(Due(seat.token, number, turn, CLOCK, seen))
        elif left is not None:
            reminders.append(left)
    return Found(due, min(reminders, default=None))


class Telling(NamedTuple):
    """The content of a notice about a table."""

    game: str
    others: list[str]
    """The names of the other players."""
    left: int | None
    """Seconds of the seat's time."""


def telling(table: Table, seat: int, turn: int, kind: str) -> Telling | None:
    """None: it is no longer true."""
    table_state = table.state
    if kind == OPEN:
        people = [each.name for each in table_state.seats if each.kind == PERSON]
        return Telling(table_state.game.name, people, None) if _is_in_lobby(table) else None
    if table_state.match is None or table_state.is_over != (kind == END):
        return None
    own = table_state.seats[seat].token
    if not own:
        return None
    waits = table_state.awaited >> seat & 1 and table_state.turns.of[seat] == turn
    if kind != END and (not waits or _sees(table, own)):
        return None
    others = [each.name for each in table_state.seats if each.token != own]
    left = None if table.clockwork is None else table.clockwork.left_of(seat)
    return Telling(table_state.game.name, others, left)


def _is_in_lobby(table: Table) -> bool:
    table_state = table.state
    return table_state.listed and table_state.match is None and not table_state.everybody_is_seated


def _sees(table: Table, holder: str) -> bool:
    return any(each.looks and each.holder == holder for each in table.audiences.connections)
