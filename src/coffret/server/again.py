"""Playing again: a finished table names the next one, and its players take their seats there.

The name is written first, then the table is opened: two players who press at once meet at one
table, and if the server stops in between, the next press opens it.
"""

from __future__ import annotations

from typing import Any

from coffret.engine.match import Match
from coffret.engine.options import FirstSeat

from .journal import BotSeated, Followed, Line, SeatOpened, SeatTaken
from .logs import log
from .opening import HERE, new_table_name
from .refusals import Refused
from .seats import BOT, OPEN, PERSON, hashed, is_held, new_secret
from .table import Table
from .table_state import TableState


def own_seats(table: Table, holder: str) -> list[int]:
    """The seats of a finished table that someone holds."""
    if not table.state.is_over:
        raise Refused("not_over", "the game is not over yet")
    table.state.check_playable()
    seats = table.state.seats
    own = [i for i, seat in enumerate(seats) if seat.kind == PERSON and is_held(holder, seat.token)]
    if not own:
        raise Refused("not_yours", "only players of this table can start a new game")
    return own


def follow(table: Table, seat: int) -> str:
    """The name of the next table; the first request creates it."""
    if table.state.next is None:
        table.write(Followed(seat, new_table_name(table.id.startswith(HERE))))
        log("plays again", table=table.id, seat=seat)
    assert table.state.next is not None
    return table.state.next.table


def first_lines(table_state: TableState) -> list[Line]:
    """The same bots in the same seats; people's seats stay open until they join."""
    lines: list[Line] = []
    for number, seat in enumerate(table_state.seats):
        if seat.kind == BOT and seat.level is not None:
            lines.append(BotSeated(number, seat.level, name=seat.name))
        else:
            name = seat.name if seat.token else ""
            lines.append(SeatOpened(number, hashed(new_secret()), name))
    return lines


def next_options(table_state: TableState) -> dict[str, Any]:
    """The same options; if the game has a first player, the next one starts."""
    game, record = table_state.game, table_state.record
    options = dict(record.options)
    names = [seat.name for seat in table_state.seats]
    for option, choices in game.options.domains.items():
        if isinstance(choices, FirstSeat):
            s = Match(game, names, record.options, record.secret).state
            field = option if hasattr(s, option) else option.removeprefix("first_")
            options[option] = f"seat_{(getattr(s, field) + 1) % record.seats + 1}"
    return options


def sit_down(table: Table, before: TableState, own: list[int], holder: str) -> list[int]:
    """Take the same seats as before; idempotent."""
    for number in own:
        seat = table.state.seats[number]
        if seat.kind == OPEN:
            table.write(SeatTaken(number, before.seats[number].name, holder))
        elif not is_held(holder, seat.token):
            raise Refused("taken", "someone else has taken this seat")
    table.begin_if_full()
    return own
