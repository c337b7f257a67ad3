"""Which sockets may be at a seat: a seat's view is sent only to its present holder."""

from __future__ import annotations

from contextlib import suppress

from .closing import SEAT_MOVED
from .connection import Connection
from .handover import Seated, take_back
from .journal import SeatLeft, SeatTaken
from .refusals import Refused


def let_in(table: Seated, connection: Connection, last: int | None) -> None:
    """A socket joins. Its person takes the seat back from a bot that stands in."""
    if connection.seat is not None and connection.seat >= len(table.state.seats):
        connection.close(SEAT_MOVED, "this seat is gone")
        return
    seat = None if connection.seat is None else table.state.seats[connection.seat]
    if seat is not None and seat.token != connection.holder:
        connection.close(SEAT_MOVED, "this seat is played from another device now")
        return
    table.audiences.let_in(connection, last)
    if connection.seat is not None and seat is not None and seat.stands_in:
        with suppress(Refused):  # else the person asks for it
            take_back(table, connection.seat)
    table.audiences.tell_presence()


def close_sockets_of_others(table: Seated, line: SeatTaken | SeatLeft) -> None:
    """A seat has another holder, or none."""
    holder = line.token if isinstance(line, SeatTaken) else ""
    for connection in table.audiences.connections:
        if connection.seat == line.seat and connection.holder != holder:
            connection.close(SEAT_MOVED, "this seat is no longer played from here")


def close_device(table: Seated, token: str, code: int, reason: str) -> None:
    """Close the sockets of a token."""
    for connection in table.audiences.connections:
        if connection.token == token:
            connection.close(code, reason)
