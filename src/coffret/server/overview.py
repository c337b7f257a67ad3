"""A summary of a table: public information, and the caller's own seats."""

from __future__ import annotations

from typing import Any

from .seats import is_held
from .table import Table


def overview(table: Table, holder: str | None) -> dict[str, Any]:
    match = table.state.match
    return {
        "table": table.state.now(),
        "seats": table.audiences.seats_now(),
        "result": table.state.result(),
        "next": table.state.next_table(),
        "yours": [seat for seat in range(len(table.state.seats)) if table.holds_seat(seat, holder)],
        "host": is_held(holder, table.state.record.host),
        "begun": match is not None,
        "listed": table.state.listed,
        "acting": [] if match is None else match.game.acting(match.state),
    }
