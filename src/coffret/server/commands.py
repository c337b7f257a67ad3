"""The commands of a table's socket, and their answers."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from coffret.engine.errors import IllegalMove
from coffret.engine.match import Match
from coffret.engine.record import raw

from .bot_pool import BotPool
from .client_messages import (
    LONGEST_TEXT,
    Asked,
    AskHint,
    AskPreview,
    AskState,
    AskTime,
    AskWhy,
    Cancel,
    LetBotPlay,
    Move,
    React,
    Say,
    TakeBack,
    Undo,
)
from .clockwork import Clockwork
from .connection import Connection
from .deadlines import why_too_late
from .foreseeing import Wish
from .handover import Seated, let_bot_play, take_back
from .journal import WATCHING, Said, Undone
from .limits import HourlyLimit, Limits
from .logs import log
from .messages import Ack, Hint, HintedMove, Refusal, Time, Why, encode
from .metrics import METRICS
from .redrawn import determinized
from .refusals import Refused
from .timekeeper import Timekeeper
from .wording import sanitize_text
from .work import HINT

ONLY_WATCHES = "spectators have no moves: take a seat first"


class Playable(Seated, Protocol):
    """The part of a table that commands use."""

    @property
    def bot_pool(self) -> BotPool: ...
    @property
    def time(self) -> Timekeeper: ...
    @property
    def clockwork(self) -> Clockwork | None: ...
    def play(self, seat: int, move: dict[str, Any], id: str, moment: float) -> None: ...
    def pass_time(self, moment: float) -> None: ...
    async def settle(self) -> None: ...


class Commands:
    def __init__(self, table: Playable, limits: Limits) -> None:
        self._table = table
        self._talk = HourlyLimit(limits.talk_per_seat, "lines of talk")
        self._most_lines = limits.journal_lines
        self._hints: set[asyncio.Task[None]] = set()

    async def carry_out(self, connection: Connection, request: Asked, arrived: float) -> None:
        """Carry it out and acknowledge it, or refuse it with the reason."""
        try:
            self._holds_its_seat(connection)
            match request:
                case AskTime(sent):
                    connection.push(encode(Time(sent, self._clock(arrived))))
                case AskState():
                    self._table.audiences.show_again(connection)
                case AskHint():
                    self._hint(connection, request)
                case AskWhy():
                    self._why(connection, request)
                case AskPreview():
                    self._preview(connection, request)
                case Cancel(id):
                    self._table.bot_pool.foresight.cancel(connection, id)
                case _:
                    await self._change(connection, request, arrived)
        except (Refused, IllegalMove) as refusal:
            await self._table.settle()
            connection.push(encode(self.refusal(connection, request, refusal)))

    def _holds_its_seat(self, connection: Connection) -> None:
        """A socket whose token no longer holds the seat is being closed; its commands are
        refused."""
        seat, seats = connection.seat, self._table.state.seats
        if seat is not None and (seat >= len(seats) or connection.holder != seats[seat].token):
            raise Refused("not_yours", "this seat is now played on another device")

    def refusal(self, connection: Connection, request: Asked, refusal: Exception) -> Refusal:
        """The reason, as a code and in words; with the rule's text if a rule forbids it."""
        code = refusal.code if isinstance(refusal, Refused) else "illegal"
        if connection.visit is not None:
            connection.visit.refused(code)
        answer = Refusal(code, str(refusal), getattr(request, "id", None))
        answer.retry = getattr(refusal, "retry", None)
        rule = getattr(refusal, "rule", None)
        if rule is not None:
            answer.rule, answer.rule_text = rule, self._rule_text(connection, rule)
        return answer

    def _rule_text(self, connection: Connection, rule: str) -> str:
        return self._table.state.game.rulebook.rules[rule].whole(connection.language or "en")

    # Commands that change the table, each carried out once

    async def _change(
        self,
        connection: Connection,
        request: Move | Undo | Say | React | LetBotPlay | TakeBack,
        arrived: float,
    ) -> None:
        table = self._table
        seat = WATCHING if connection.seat is None else connection.seat
        if seat == WATCHING and not (isinstance(request, LetBotPlay) and connection.is_host):
            raise Refused("not_yours", ONLY_WATCHES)
        number = table.state.receipts.find((seat, connection.holder), request.id)
        if number is not None:
            connection.push(encode(Ack(request.id, number, True)))
            return
        table.state.check_playable()
        match request:
            case Move():
                self._move(connection, seat, request, arrived)
            case Undo(id):
                if table.clockwork is not None:
                    table.clockwork.check_undo(seat, arrived)
                self._is_own(seat)
                self._is_not_endless()
                table.pass_time(arrived)
                table.write(Undone(seat, id))
            case Say(id, text):
                said = sanitize_text(text, LONGEST_TEXT)
                if not said:
                    raise Refused("malformed", "the message is empty")
                self._talk.count(str(seat), arrived)
                table.write(Said(seat, said, id))
            case React(id, mood):
                self._talk.count(str(seat), arrived)
                table.write(Said(seat, "", id, mood))
            case LetBotPlay(id, level, other):
                self._is_not_endless()
                number = seat if other is None else other
                let_bot_play(table, seat, connection.is_host, number, level, id)
            case TakeBack(id):
                take_back(table, seat, id)
        sender = table.state.sender(seat)
        number = table.state.receipts.find(sender, request.id) or table.state.number
        await table.settle()
        connection.push(encode(Ack(request.id, number)))
        METRICS.acknowledged.add(asyncio.get_running_loop().time() - arrived)

    def _move(self, connection: Connection, seat: int, request: Move, arrived: float) -> None:
        table = self._table
        match = table.state.playing
        if table.clockwork is not None:
            table.clockwork.check(seat, arrived)
        self._is_own(seat)
        action = match.game.actions.number(request.move)
        before = match.state.clock
        table.pass_time(arrived)
        due = match.due
        late = table.time.late(match, arrived)
        lag = table.time.lags[seat]
        if late > 0 and lag.credit(arrived) < late:
            rule = why_too_late(match, due, seat, action)
            raise IllegalMove(f"this came {late:.0f} ms too late ({rule})", rule)
        if request.n is not None and request.n < table.state.asked:
            self._is_for_now(match, seat, action)
        if request.n is not None and not match.game.real_time:
            self._is_for_this_turn(request.n, seat)
        try:
            table.play(seat, request.move, request.id, arrived)
        except IllegalMove as refusal:
            # What was legal before the time that has just passed is refused for being late.
            if match.state.clock > before and refusal.rule is not None:
                raise IllegalMove(f"{refusal}; the time for it is over", refusal.rule) from None
            raise
        if late > 0:
            lag.spend(late, arrived)

    def _is_for_now(self, match: Match, seat: int, action: int) -> None:
        """A move for a decision that the clock has ended does not count for the next one, even if
        it is legal there; if it is not, its rule says why."""
        if action in match.legal(seat):
            raise Refused(
                "too_late", "too late: the clock ended this decision before your move arrived"
            )

    def _is_for_this_turn(self, n: int, seat: int) -> None:
        """A move that was kept while the line was gone does not count for a later turn, which the
        seat may have reached from another device."""
        if n < self._table.state.since[seat]:
            raise Refused("too_late", "too late: the game has gone on since you chose this move")

    def _is_own(self, seat: int) -> None:
        if self._table.state.seats[seat].level is not None:
            raise Refused("bot_plays", "a bot plays for this seat: take it back first")

    def _is_not_endless(self) -> None:
        """Refuse commands that can be repeated for ever at a table that has become very long."""
        if self._table.state.number >= self._most_lines:
            raise Refused("too_many", "too much has been taken back at this table: play on")

    # Questions

    def _clock(self, moment: float) -> int:
        match = self._table.state.match
        return (
            0
            if match is None
            else self._table.time.clock.match_time_at(moment, match.state.clock, 0)
        )

    def _why(self, connection: Connection, request: AskWhy) -> None:
        """On the state last sent: asking does not advance the clock."""
        seat = connection.seat
        if seat is None:
            raise Refused("not_yours", ONLY_WATCHES)
        self._table.state.check_playable()
        match = self._table.state.playing
        action = match.game.actions.number(request.move)
        answer = Why(request.id, self._table.state.number)
        if action not in match.legal(seat):
            answer.rule = match.game.why_not(match.state, seat, action)
            answer.rule_text = self._rule_text(connection, answer.rule)
        connection.push(encode(answer))

    def _preview(self, connection: Connection, request: AskPreview) -> None:
        """Also on the state last sent."""
        table = self._table
        seat = connection.seat
        if seat is None:
            raise Refused("not_yours", "spectators cannot move: take a seat first")
        table.state.check_playable()
        self._is_own(seat)
        match = table.state.playing
        if match.is_over:
            raise Refused("not_yours", "the game is over: there are no moves")
        game, s = match.game, match.state
        if seat not in game.acting(s):
            raise Refused("not_yours", "you have no decision to make now")
        legal = game.legal(s, seat)
        asked = dict.fromkeys(game.actions.number(move) for move in request.moves)
        actions = [action for action in asked if action in legal]
        number, state = table.state.number, game.state.copy(s)
        table.bot_pool.foresight.ask(
            Wish(connection, request.id, number, game, state, seat, actions, match.seats)
        )

    def _hint(self, connection: Connection, request: AskHint) -> None:
        table = self._table
        seat = connection.seat
        if seat is None or not table.state.record.hints:
            raise Refused("not_yours", "hints are off at this table")
        if len(self._hints) >= len(table.state.seats):
            raise Refused("busy", "a hint is already being computed")
        match = table.state.playing
        if seat not in match.game.acting(match.state):
            raise Refused("not_yours", "you have no decision to make now")
        state = raw(determinized(match, seat))
        task = asyncio.create_task(self._advise(connection, request.id, state, seat))
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def _advise(self, connection: Connection, id: str, state: bytes, seat: int) -> None:
        game, number = self._table.state.game, self._table.state.number
        bot_pool, work = self._table.bot_pool, connection.work
        if work is not None:
            work.spend(HINT)
        try:
            asker = self._table.state.record.id if work is None else work.asker
            async with bot_pool.hints.turn(asker):
                found = await bot_pool.advise(game, state, seat)
        except Refused as refusal:
            connection.push(encode(Refusal(refusal.code, str(refusal), id, retry=refusal.retry)))
            return
        except Exception:
            log("no hint", failed=True, game=game.name)
            connection.push(encode(Refusal("busy", "no hint can be had now", id)))
            return
        moves = [HintedMove(game.move(action), chance) for action, chance in found]
        connection.push(encode(Hint(id, number, moves)))
