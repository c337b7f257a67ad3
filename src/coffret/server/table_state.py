"""The state of a table, built from its journal: seats, match, chat, receipts.

A line from the store and a new line go through the same `apply`, so a table is the same after a
restart.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

import msgspec

from coffret.bots.levels import BY_STRENGTH
from coffret.engine.errors import IllegalMove
from coffret.engine.game import Game
from coffret.engine.match import Match

from .clocks import Clocks, rule_of
from .journal import (
    AFTER_THE_END,
    WATCHING,
    Arranged,
    Begun,
    BotSeated,
    Carried,
    Clocked,
    Followed,
    Line,
    Listed,
    Played,
    Said,
    SeatLeft,
    SeatOpened,
    SeatTaken,
    SeatTakenBack,
    TimedOut,
    Undone,
    Waited,
)
from .messages import ChatLine, NextTable, Result, TableNow
from .notices.turns import Turns
from .receipts import Receipts, Sender
from .refusals import Refused
from .results import result_of
from .seats import BOT, OPEN, PERSON, Seat
from .store import TableRecord

CHAT_KEPT = 30
Seating = SeatOpened | SeatTaken | BotSeated | SeatLeft


class TableState:
    since: list[int]
    """By seat: what was chosen before this event was chosen for another position, because the seat
    has moved or a move was undone."""
    clocks: Clocks | None
    turns: Turns

    def __init__(self, record: TableRecord, game: Game, replay_only: str | None = None) -> None:
        self.record = record
        self.game = game
        self.replay_only = replay_only
        """Why the match can only be replayed; None: it can be played."""
        self.number = 0
        self.seats = [Seat() for _ in range(record.seats)]
        self.match: Match | None = None
        self._lay_out()
        self.asked = 0
        """The event that opened the current decision; the clock ended the one before."""
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.receipts = Receipts()
        self.next: Followed | None = None
        """The next table of these players."""
        self.ended: int | None = None
        """The number of the line that ended the match."""
        self.listed = False
        """Whether the lobby shows it."""
        self.carried = record.carried
        """Whether someone knows its seed: it was in a parcel."""
        self.out: set[str] = set()
        """The holders whom the host has removed."""
        self.turned = 0
        """The seats whose turn began with the last line, as a bit mask."""

    @property
    def is_over(self) -> bool:
        return self.ended is not None

    def check_playable(self) -> None:
        if self.replay_only is not None:
            raise Refused("not_playable", self.replay_only)

    def read(self, lines: Iterable[Line]) -> None:
        """Apply a journal. The end is final: lines that an older server wrote after it, except chat
        and the next table, are ignored."""
        lines = list(lines)
        # The record has the seats of the last arrangement; there may have been more before.
        widest = max((each.seat for each in lines if isinstance(each, Seating)), default=-1) + 1
        self.seats += [Seat() for _ in range(len(self.seats), widest)]
        for line in lines:
            if self.ended is None or isinstance(line, AFTER_THE_END):
                self.apply(line)
            else:
                self.number += 1

    @property
    def playing(self) -> Match:
        """The match; IllegalMove before it has begun."""
        if self.match is None:
            raise IllegalMove("the game begins when every seat is taken")
        return self.match

    def apply(self, line: Line) -> None:
        """Apply a line; IllegalMove changes nothing."""
        match line:
            case SeatOpened(seat, claim, name):
                self.seats[seat].claim = claim
                if self.seats[seat].kind == OPEN:
                    self.seats[seat].name = name
            case SeatTaken(seat, name, token):
                self.seats[seat] = Seat(PERSON, name, token, used=self.seats[seat].claim)
            case BotSeated(seat, level, name=name, by=by):
                taken = self.seats[seat]
                if taken.kind == OPEN:
                    self.seats[seat] = Seat(BOT, name or bot_name(level), level=level)
                else:
                    taken.level = level
                    taken.stands_in = by is not None and by != seat
            case SeatTakenBack(seat):
                taken = self.seats[seat]
                taken.level, taken.stands_in, taken.this_turn = None, False, False
            case SeatLeft(seat, name, level, out):
                self._leave(seat, name, level)
                self.out |= {out} - {""}
            case Listed(on):
                self.listed = on
            case Arranged():
                self._arrange(line)
            case Carried():
                self.carried = True
            case Begun(names):
                self.listed = False
                self.match = Match(self.game, names, self.record.options, self.record.secret)
            case Played(seat, move, time):
                self.playing.play(seat, move, time)
            case Waited(time):
                self._wait(time)
            case Undone(seat):
                self.playing.undo(seat)
                if self.clocks is not None:
                    self.clocks.undone(seat)
            case Clocked(at) if self.clocks is not None:
                self.clocks.follow(at, self.acting, self.awaited)
            case TimedOut(seat, level, whole):
                taken = self.seats[seat]
                taken.level, taken.stands_in, taken.this_turn = level, whole, not whole
                if self.clocks is not None:
                    self.clocks.time_out(seat)
            case Followed():
                self.next = self.next or line
            case Said(seat, text, mood=mood) if text or mood:
                self.chat.append(ChatLine(seat, text, mood))
        self.number += 1
        if isinstance(line, Played | Waited) and self.playing.is_over:
            self.ended = self.number
        if isinstance(line, Played):
            self.since[line.seat] = self.number
        elif isinstance(line, Undone):
            self.since = [self.number] * len(self.since)
        self.turned = self.turns.follow(line, self.acting)
        if isinstance(line, Played | Undone | Said | BotSeated | SeatTakenBack):
            self.receipts.add(self.sender(_sent_by(line)), line.id, self.number)

    @property
    def acting(self) -> int:
        """The seats that the game waits for, as a bit mask."""
        return 0 if self.match is None or self.is_over else self.match.actors

    @property
    def awaited(self) -> int:
        """Those of them that no bot plays."""
        people = (1 << number for number, seat in enumerate(self.seats) if seat.level is None)
        return self.acting & sum(people)

    @property
    def usual_level(self) -> str:
        """The strongest of the table's substitute level and the levels of its bots."""
        bots = [seat.level for seat in self.seats if seat.kind == BOT and seat.level]
        return max([self.record.stand_in, *bots], key=BY_STRENGTH.index)

    def _lay_out(self) -> None:
        """Each seat's present state."""
        record = self.record
        self.since = [0] * record.seats
        rule = rule_of(record.clock, record.clock_ending)
        self.clocks = None if rule is None else Clocks(rule, record.seats)
        self.turns = Turns(record.seats)

    def _arrange(self, line: Arranged) -> None:
        self.record = msgspec.structs.replace(
            self.record,
            options=line.options,
            hints=line.hints,
            clock=line.clock,
            clock_ending=line.ending,
            welcome=line.welcome,
            seats=line.seats,
        )
        added = range(len(self.seats), line.seats)
        self.seats = [*self.seats[: line.seats], *(Seat() for _ in added)]
        self._lay_out()

    def _leave(self, number: int, name: str, level: str | None) -> None:
        if name:
            before = self.seats[number].level
            self.seats[number] = Seat(PERSON, name, level=level or before)
        else:
            self.seats[number] = Seat()

    def sender(self, seat: int) -> Sender:
        """The sender of commands through a seat; WATCHING: the host, without one."""
        return seat, self.record.host if seat == WATCHING else self.seats[seat].token

    def _wait(self, time: int) -> None:
        match = self.playing
        before = match.game.rules.decision_id(match.state)
        match.wait(time)
        if match.game.rules.decision_id(match.state) != before:
            self.asked = self.number + 1

    @property
    def everybody_is_seated(self) -> bool:
        return all(seat.kind != OPEN for seat in self.seats)

    def now(self) -> TableNow:
        """Public information about the table."""
        now = self.record.now(self.replay_only)
        now.carried = self.carried
        return now

    def next_table(self) -> NextTable | None:
        """The next table of these players, as they learn of it."""
        return None if self.next is None else NextTable(self.next.seat, self.next.table)

    def result(self) -> Result | None:
        """The end, once it is there."""
        return result_of(self.match) if self.match is not None and self.is_over else None


def _sent_by(line: Played | Undone | Said | BotSeated | SeatTakenBack) -> int:
    return line.by if isinstance(line, BotSeated) and line.by is not None else line.seat


def bot_name(level: str) -> str:
    """Of a bot that was given none."""
    return level.capitalize()
