"""Arranging: until the game begins, the host changes what the table was opened with.

Options, clock, hints, level of play and the number of seats are one line of the journal; the
table's record follows in the same transaction, because lists of tables read it.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from coffret.engine.errors import BadOptions
from coffret.engine.game import Game

from .clocks import Choice, Ending
from .handover import Seated, check_level
from .journal import Arranged, BotSeated, SeatLeft, SeatOpened
from .logs import log
from .messages import Welcome
from .opening import SeatRequest
from .refusals import Refused
from .seats import BOT, OPEN, PERSON, hashed, is_held, new_secret
from .store import TableRecord
from .wording import name_of


class Arrangement(Struct, forbid_unknown_fields=True):
    """The host's changes; absent fields stay."""

    options: dict[str, str | int] | UnsetType = UNSET
    hints: bool | UnsetType = UNSET
    clock: Choice | UnsetType = UNSET
    clock_ending: Ending | UnsetType = UNSET
    welcome: Welcome | UnsetType = UNSET
    count: Annotated[int, Meta(ge=1, le=16)] | UnsetType = UNSET
    """Seats of the table: the last ones go, if nobody sits there."""
    seats: dict[int, SeatRequest] = {}
    """The kind of a seat without a person: a `bot`, or open to someone with the `link`."""


def arrange(table: Seated, wish: Arrangement, holder: str) -> dict[int, str]:
    """Returns the claims of the seats that are open now and were not before."""
    table_state = table.state
    if not is_held(holder, table_state.record.host):
        raise Refused("not_yours", "only the host can change this table")
    if table_state.match is not None:
        raise Refused("taken", "this table has begun")
    table_state.check_playable()
    try:
        line = _arranged(table_state.record, table_state.game, wish)
        for seat in wish.seats.values():
            check_level(table_state.game, seat.level)
    except BadOptions as error:
        raise Refused("malformed", str(error)) from None
    before, after = len(table_state.seats), line.seats
    if any(seat.kind == PERSON for seat in table_state.seats[after:]):
        raise Refused("taken", "someone sits on a seat that would go")
    for number, seat in wish.seats.items():
        _check_seat(table, number, seat, after)

    claims: dict[int, str] = {}
    if line != _arranged(table_state.record, table_state.game, Arrangement()):
        table.write(line)
        log("arranged", table=table_state.record.id, seats=after)
    for number in range(before, after):
        _open(table, number, claims)
    for number, seat in wish.seats.items():
        _fill(table, number, seat, claims)
    table.begin_if_full()
    return claims


def _arranged(record: TableRecord, game: Game, wish: Arrangement) -> Arranged:
    """The whole arrangement after a wish; an error if the game does not allow it."""
    options = record.options if wish.options is UNSET else record.options | wish.options
    seats = record.seats if wish.count is UNSET else wish.count
    clock = record.clock if wish.clock is UNSET else wish.clock
    if game.real_time and clock != "none":
        raise BadOptions(f"{game.title} has its own clock")
    options = game.options.complete(options)
    game.check_table(seats, options)
    return Arranged(
        options,
        record.hints if wish.hints is UNSET else wish.hints,
        clock,
        record.clock_ending if wish.clock_ending is UNSET else wish.clock_ending,
        record.welcome if wish.welcome is UNSET else wish.welcome,
        seats,
    )


def _check_seat(table: Seated, number: int, wish: SeatRequest, seats: int) -> None:
    if not 0 <= number < seats:
        raise Refused("malformed", "there is no such seat")
    there = table.state.seats
    if number < len(there) and there[number].kind == PERSON:
        raise Refused("taken", "someone sits there")
    if wish.kind == "me":
        raise Refused("malformed", "a seat can become a bot's, or open")


def _open(table: Seated, number: int, claims: dict[int, str], name: str = "") -> None:
    claims[number] = new_secret()
    table.write(SeatOpened(number, hashed(claims[number]), name))


def _fill(table: Seated, number: int, wish: SeatRequest, claims: dict[int, str]) -> None:
    """A bot may be changed for another one; a seat that is open stays so, and its link counts."""
    seat = table.state.seats[number]
    others = [each.name for at, each in enumerate(table.state.seats) if at != number]
    name = name_of(wish.name, others) if wish.name else ""
    if wish.kind == BOT:
        if seat.kind == BOT and seat.level == wish.level:
            return
        if seat.kind == BOT:
            name = name or seat.name
            table.write(SeatLeft(number))
        claims.pop(number, None)
        table.write(BotSeated(number, wish.level, name=name))
    elif seat.kind != OPEN:
        table.write(SeatLeft(number))
        _open(table, number, claims, name)
