"""The clocks of a table's seats: a time for each turn, and a bank that is used when it is over.

A turn lasts as long as the game waits for a seat without a break. While a bot plays, a seat's clock
stands. Undo gives no time back: the clock continues as if the move had not been made. All times are
milliseconds of the server's running time (uptime.py). No rule reads a clock.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from .messages import ClockRule, SeatClock

Choice = Literal["none", "30s", "60s", "8h", "1d", "3d"]
Ending = Literal["turn", "seat"]
"""When the time is over, a bot plays this turn, or the seat from now on."""

MINUTE, HOUR = 60, 3600
TIMES: dict[str, tuple[int, int]] = {
    "30s": (30, 2 * MINUTE),
    "60s": (60, 5 * MINUTE),
    "8h": (8 * HOUR, 0),
    "1d": (24 * HOUR, 0),
    "3d": (72 * HOUR, 0),
}
"""Seconds for each turn, and in the bank."""
SHORTEST_WARNING = 30_000
"""Milliseconds before the end of a time at which its player is reminded."""
LONGEST_LIVE = 10 * MINUTE
"""A clock with longer turns is one over days."""


def rule_of(choice: str, ending: str) -> ClockRule | None:
    """A clock as everyone sees it; None: there is none."""
    if choice not in TIMES:
        return None
    turn, bank = TIMES[choice]
    return ClockRule(choice, turn, bank, ending, turn <= LONGEST_LIVE)


class Turn(NamedTuple):
    """A turn that has ended: when it began, and the bank at that time."""

    begun: int
    bank: int


class Clock:
    """One seat's."""

    __slots__ = ("bank", "last", "lost", "since", "used")

    def __init__(self, bank: int) -> None:
        self.bank = bank
        self.since: int | None = None
        """When the turn began, if the clock runs; later, if it stood for a while."""
        self.used = 0
        """Of this turn, while the clock is stopped."""
        self.lost = False
        """The time of this turn is over."""
        self.last: Turn | None = None


class Clocks:
    """Of all seats."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self._turn = rule.turn * 1000
        self._of = [Clock(rule.bank * 1000) for _ in range(seats)]
        self._undone: int | None = None
        self._begun = False

    @property
    def running(self) -> int:
        """The seats whose clocks run, as a bit mask."""
        return sum(1 << seat for seat, each in enumerate(self._of) if each.since is not None)

    def agree(self, acting: int, awaited: int) -> bool:
        """Whether they fit the table: the seats that may act, and those of them without a bot."""
        begun = (each.used or each.lost for each in self._of)
        over = any(each and not acting >> seat & 1 for seat, each in enumerate(begun))
        return self._begun and self.running == awaited and not over

    def follow(self, at: int, acting: int, awaited: int) -> None:
        """Start and stop clocks, so that they fit the table from this time on."""
        self._begun = True
        for seat, each in enumerate(self._of):
            if each.since is not None and not awaited >> seat & 1:
                each.used = max(0, at - each.since)
                each.since = None
            if not acting >> seat & 1:
                self._end_turn(each, at)
            elif awaited >> seat & 1 and each.since is None:
                self._begin(seat, each, at)
        self._undone = None

    def _end_turn(self, each: Clock, at: int) -> None:
        if each.used:
            each.last = Turn(at - each.used, each.bank)
            each.bank -= min(each.bank, max(0, each.used - self._turn))
        if each.lost:
            each.last = None
        each.used, each.lost = 0, False

    def _begin(self, seat: int, each: Clock, at: int) -> None:
        if self._undone == seat and each.last is not None:
            each.since, each.bank = each.last
        else:
            each.since = at - each.used
        each.used, each.last = 0, None

    def time_out(self, seat: int) -> None:
        """The time is over: nothing is left in the bank. A person who takes the seat back in this
        turn gets the time of a turn."""
        each = self._of[seat]
        each.since, each.used, each.bank, each.lost = None, 0, 0, True

    def undone(self, seat: int) -> None:
        """The seat has undone its last move."""
        self._undone = seat

    def may_undo(self, seat: int, at: int) -> bool:
        """Whether there is time left to continue the turn that an undo leads back to."""
        each = self._of[seat]
        if each.since is not None or each.used:
            return True
        return each.last is not None and at < each.last.begun + self._turn + each.last.bank

    def end_of(self, seat: int) -> int | None:
        """When the time of a seat is over, if its clock runs."""
        each = self._of[seat]
        return None if each.since is None else each.since + self._turn + each.bank

    def reminder_of(self, seat: int) -> int | None:
        """When a seat whose clock runs is reminded of it: with an eighth of its time left; None:
        it has too little time for that."""
        end, each = self.end_of(seat), self._of[seat]
        if end is None:
            return None
        whole = self._turn + each.bank
        left = max(SHORTEST_WARNING, whole // 8)
        return end - left if whole - left >= 2 * SHORTEST_WARNING else None

    @property
    def ends(self) -> list[int | None]:
        """Of all seats."""
        return [self.end_of(seat) for seat in range(len(self._of))]

    def now(self, at: int) -> list[SeatClock]:
        """The time left of each seat's turn and bank."""
        return [self._now(each, at) for each in self._of]

    def _now(self, each: Clock, at: int) -> SeatClock:
        used = each.used if each.since is None else max(0, at - each.since)
        left = max(0, self._turn - used)
        bank = max(0, each.bank - max(0, used - self._turn))
        return SeatClock(left, bank, each.since is not None)
