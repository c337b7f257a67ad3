"""Handing over seats: by link, to another device, to a substitute bot, and back.

Only a seat's holder can move it to another device. A bot may play for an absent player after the
table's delay; its level is the table's, so nobody gains by it. Every handover is logged.
"""

from __future__ import annotations

from typing import Protocol

from coffret.bots.master import levels_of
from coffret.engine.game import Game

from .audiences import Audiences
from .journal import BotSeated, Line, SeatOpened, SeatTaken, SeatTakenBack
from .logs import log
from .refusals import Refused
from .seats import BOT, OPEN, PERSON, Seat, hashed, is_held, matches_hash, new_secret
from .table_state import TableState
from .wording import name_of


class Seated(Protocol):
    """The part of a table that a handover uses."""

    @property
    def state(self) -> TableState: ...
    @property
    def audiences(self) -> Audiences: ...
    def write(self, line: Line) -> None: ...
    def begin_if_full(self) -> None: ...


def take_seat(table: Seated, claim: str, name: str, holder: str) -> int:
    """Exchange a claim for its seat. A claim works once, but the same holder may ask again, as
    the answer may have been lost. A seat that was taken keeps its name: its player changed the
    device."""
    for number, seat in enumerate(table.state.seats):
        if matches_hash(claim, seat.used) and is_held(holder, seat.token):
            return number
        if matches_hash(claim, seat.claim):
            if holder in table.state.out:
                raise Refused("not_yours", "the host does not want you at this table")
            others = [each.name for each in table.state.seats if each is not seat]
            named = seat.name if seat.kind == PERSON else name_of(name, others)
            table.write(SeatTaken(number, named, holder))
            log("seat taken", table=table.state.record.id, seat=number, before=seat.kind)
            table.begin_if_full()
            return number
    raise Refused("not_yours", "this link has already been used, or belongs to another table")


def renew_link(table: Seated, number: int, holder: str) -> str:
    """A new link: for an open seat, requested by the host; or for a taken one, requested by its
    holder, who keeps the seat until another device has used the link."""
    if not 0 <= number < len(table.state.seats):
        raise Refused("malformed", "there is no such seat")
    seat = table.state.seats[number]
    giver = table.state.record.host if seat.kind == OPEN else seat.token
    if not is_held(holder, giver):
        raise Refused("not_yours", "this seat is not yours to give")
    claim = new_secret()
    named = seat.name if seat.kind == OPEN else ""
    table.write(SeatOpened(number, hashed(claim), named))
    log("link made", table=table.state.record.id, seat=number, of=seat.kind)
    return claim


def let_bot_play(
    table: Seated, sender: int, is_host: bool, number: int, asked: str | None, id: str
) -> None:
    """Seat a bot, for the sender or on the sender's request (WATCHING: the host)."""
    if asked is not None:
        check_level(table.state.game, asked)
    if not 0 <= number < len(table.state.seats):
        raise Refused("malformed", "there is no such seat")
    seat = table.state.seats[number]
    usual = table.state.usual_level
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
    log("bot seated", table=table.state.record.id, seat=number, level=asked or usual, by=sender)
    table.begin_if_full()


def take_back(table: Seated, number: int, id: str = "") -> None:
    """Take a person's seat back from its bot."""
    if table.state.seats[number].level is None:
        raise Refused("not_yours", "you play this seat yourself")
    if table.state.seats[number].this_turn:
        raise Refused("too_late", "your time is over: a bot plays this turn")
    table.write(SeatTakenBack(number, id))
    log("seat taken back", table=table.state.record.id, seat=number)


def check_absence(table: Seated, number: int, seat: Seat) -> None:
    if table.audiences.is_here(number):
        raise Refused("not_yours", f"{seat.name} is here")
    wait = table.audiences.bot_in(number)
    if wait > 0:
        raise Refused("not_yours", f"{seat.name} has left: a bot may play in {wait} s")


def check_level(game: Game, level: str) -> None:
    offered = levels_of(game)
    if level not in offered:
        raise Refused("malformed", f"there is no such level ({', '.join(offered)})")
