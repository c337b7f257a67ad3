"""Handing over seats: by link, to another device, to a substitute bot, and back.

Only a seat's holder can move it to another device. A bot may play for an absent player after the
table's delay; its level is the table's, so nobody gains by it. Every handover is logged.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from coffret.bots.levels import PEOPLE_MEET

from .journal import BotSeated, SeatOpened, SeatTaken, SeatTakenBack
from .logs import log
from .refusals import Refused
from .seats import BOT, OPEN, PERSON, Seat, fits, hashed, new_secret
from .wording import name_of

if TYPE_CHECKING:
    from .table import Table


def take_seat(table: Table, claim: str, name: str, token: str) -> int:
    """Exchange a claim for its seat. A claim works once, but the same token may ask again, because
    the answer may have been lost. A seat that was taken keeps its name: its player changed the
    device."""
    for number, seat in enumerate(table.ledger.seats):
        if fits(claim, seat.used) and fits(token, seat.token):
            return number
        if fits(claim, seat.claim):
            others = [each.name for each in table.ledger.seats if each is not seat]
            named = seat.name if seat.kind == PERSON else name_of(name, others)
            table.write(SeatTaken(number, named, hashed(token)))
            log("seat taken", table=table.id, seat=number, before=seat.kind)
            table.begin_if_full()
            return number
    raise Refused("not_yours", "this link has already been used, or belongs to another table")


def open_again(table: Table, number: int, token: str | None) -> str:
    """A new link: for an open seat, requested by the host; or for a taken one, requested by its
    holder, who keeps the seat until another device has used the link."""
    if not 0 <= number < len(table.ledger.seats):
        raise Refused("malformed", "there is no such seat")
    seat = table.ledger.seats[number]
    giver = table.ledger.record.host if seat.kind == OPEN else seat.token
    if not fits(token, giver):
        raise Refused("not_yours", "this seat is not yours to give")
    claim = new_secret()
    table.write(SeatOpened(number, hashed(claim)))
    log("link made", table=table.id, seat=number, of=seat.kind)
    return claim


def let_bot_play(
    table: Table, sender: int, is_host: bool, number: int, asked: str | None, id: str
) -> None:
    """Seat a bot, for the sender or on the sender's request (WATCHING: the host)."""
    if asked is not None:
        check_level(asked)
    if not 0 <= number < len(table.ledger.seats):
        raise Refused("malformed", "there is no such seat")
    seat = table.ledger.seats[number]
    usual = usual_level(table)
    if seat.kind == BOT or seat.level is not None:
        raise Refused("taken", "a bot is already playing this seat")
    if seat.kind == OPEN:
        if not is_host:
            raise Refused("not_yours", "only the host can fill open seats")
    elif number != sender:
        check_absence(table, number, seat)
        if asked not in (None, usual):
            raise Refused("not_yours", f"a bot plays for {seat.name} at the level {usual} only")
    table.write(BotSeated(number, asked or usual, id, by=sender))
    log("bot seated", table=table.id, seat=number, level=asked or usual, by=sender)
    table.begin_if_full()


def take_back(table: Table, number: int, id: str = "") -> None:
    """Take a person's seat back from its bot."""
    if table.ledger.seats[number].level is None:
        raise Refused("not_yours", "you play this seat yourself")
    table.write(SeatTakenBack(number, id))
    log("seat taken back", table=table.id, seat=number)


def check_absence(table: Table, number: int, seat: Seat) -> None:
    if table.is_here(number):
        raise Refused("not_yours", f"{seat.name} is here")
    wait = bot_in(table, number)
    if wait > 0:
        raise Refused("not_yours", f"{seat.name} has left: a bot may play in {wait} s")


def bot_in(table: Table, number: int) -> int:
    """Seconds until the others may let a bot play for an absent player."""
    left = asyncio.get_running_loop().time() - table.left[number]
    return max(0, round(table.ledger.record.bot_after - left))


def absences(table: Table) -> dict[int, int]:
    """The seats of a running match whose players are away, and `bot_in` of each."""
    if table.ledger.match is None or table.ledger.is_over:
        return {}
    return {
        number: bot_in(table, number)
        for number, seat in enumerate(table.ledger.seats)
        if seat.kind == PERSON and seat.level is None and not table.is_here(number)
    }


def usual_level(table: Table) -> str:
    """The strongest of the table's substitute level and the levels of its bots."""
    bots = [seat.level for seat in table.ledger.seats if seat.kind == BOT and seat.level]
    return max([table.ledger.record.stand_in, *bots], key=PEOPLE_MEET.index)


def check_level(level: str) -> None:
    if level not in PEOPLE_MEET:
        raise Refused("malformed", f"there is no such level ({', '.join(PEOPLE_MEET)})")
