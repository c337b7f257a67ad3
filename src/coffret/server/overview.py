"""A summary of a table: public information, and the caller's own seats."""

from __future__ import annotations

from typing import Any

from .seats import is_held
from .table import Table


def overview(table: Table, holder: str | None) -> dict[str, Any]:
    match = table.ledger.match
    return {
        "table": table.ledger.now(),
        "seats": table.audiences.seats_now(),
        "result": table.ledger.result(),
        "next": table.ledger.next_table(),
        "yours": [
            seat for seat in range(len(table.ledger.seats)) if table.holds_seat(seat, holder)
        ],
        "host": is_held(holder, table.ledger.record.host),
        "begun": match is not None,
        "listed": table.ledger.listed,
        "acting": [] if match is None else match.game.acting(match.state),
    }
