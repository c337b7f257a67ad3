"""A match: its log in, its state out.

A match is determined by game, card set, options, secret and log. The state is the log replayed;
undo replays less of it; a saved game is the log.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import fairness, rng
from .actions import Move
from .errors import BadOptions, IllegalMove
from .game import Game
from .record import raw


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: a seat's action, or (seat None) elapsed time."""

    seat: int | None
    action: int | None
    time: int


Listener = Callable[["Match", Entry | None], None]


class Match:
    """A running or finished game at a table."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[str],
        options: Mapping[str, Any] | None = None,
        secret: bytes | None = None,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.options = game.options.complete(options or {})
        self.secret = fairness.new_secret() if secret is None else secret
        if len(self.secret) != fairness.SECRET_BYTES:
            raise BadOptions(f"a seed has {fairness.SECRET_BYTES} bytes, not {len(self.secret)}")
        self._chance = fairness.Stream(self.secret, game.name)
        self.log: list[Entry] = []
        self.state = game.new(len(seats), self.options, self._words(0))
        # The states before the last entries, as far back as they may be undone.
        self._before: list[bytes] = []
        self._due: int | None = None
        self._actors: int | None = None
        self._over: bool | None = None
        self._legal: dict[int, list[int]] = {}
        self._legal_by: dict[int, tuple[Hashable, list[int]]] = {}
        """The moves found last for a seat, and what they depend on."""

    @property
    def commitment(self) -> str:
        return fairness.commitment(self.secret)

    # A live table asks for these many times a step: they are computed once.

    @property
    def is_over(self) -> bool:
        if self._over is None:
            self._over = bool(self.game.rules.over(self.state))
        return self._over

    @property
    def due(self) -> int:
        """The next time at which something happens without a move; less than 0: never."""
        if self._due is None:
            self._due = self.game.rules.due(self.state)
        return self._due

    @property
    def actors(self) -> int:
        """The seats that may act, as a bit mask."""
        if self._actors is None:
            self._actors = self.game.rules.actors(self.state)
        return self._actors

    def legal(self, seat: int) -> list[int]:
        """The actions that `seat` may take; do not change the list."""
        found = self._legal.get(seat)
        if found is None:
            found = self._legal[seat] = self._find_legal(seat)
        return found

    def _find_legal(self, seat: int) -> list[int]:
        by = self.game.legal_by(self.state, seat)
        if by is None:
            return self.game.legal(self.state, seat)
        last = self._legal_by.get(seat)
        if last is None or last[0] != by:
            last = self._legal_by[seat] = by, self.game.legal(self.state, seat)
        return last[1]

    # Going on

    def play(self, seat: int, move: Move | int, time: int | None = None) -> None:
        """A seat's move, by name or number; IllegalMove changes nothing."""
        action = move if isinstance(move, int) else self.game.actions.number(move)
        now = self.state.clock if time is None else time
        before = raw(self.state)
        draws = self.state.draws
        try:
            self._let_pass(now)
            alone = self._nothing_else_happens()
            legal = self.legal(seat) if 0 <= seat < len(self.seats) else ()
            self.game.play(self.state, seat, action, legal)
        except IllegalMove:
            self._restore(before)
            raise
        self._note(Entry(seat, action, now), before, alone and self.state.draws == draws)

    def wait(self, time: int) -> None:
        """Let the clock run to `time` without a move."""
        before = raw(self.state)
        self._let_pass(time)
        self._note(Entry(None, None, time), before, False)

    def _let_pass(self, time: int) -> None:
        if time < self.state.clock:
            raise IllegalMove(f"the clock stands at {self.state.clock} ms and cannot go to {time}")
        self._reseed()  # once per entry: what falls meanwhile and the move share no chance
        if time > self.state.clock:
            if 0 <= self.due <= time:  # before that, only the clock moves
                self._forget()
            self.game.transitions.wait(self.state, time - self.state.clock)

    # Going back

    def may_undo(self, seat: int) -> bool:
        """A seat may undo its last move if nothing was drawn or revealed since and nobody else has
        acted or could have: not if several act at once or a clock runs. The end is final: its
        result and its secret are published."""
        return bool(self._before) and self.log[-1].seat == seat and not self.is_over

    def undo(self, seat: int) -> None:
        if not self.may_undo(seat):
            raise IllegalMove(
                f"seat {seat} cannot undo: something was drawn or shown, another has acted, or the "
                "game is over"
            )
        self.log.pop()
        self._restore(self._before.pop())

    def check_wait(self, time: int) -> None:
        """IllegalMove if time up to `time` would change nothing: otherwise an uploaded log could be
        endless."""
        if time == self.state.clock:
            raise IllegalMove(f"nothing changes: the clock stands at {time} ms already")
        if self.is_over or not self.game.real_time:
            raise IllegalMove("nothing changes: no clock runs here")

    # The inside

    def _nothing_else_happens(self) -> bool:
        """Whether only one seat may act and nothing is due."""
        return self.actors & (self.actors - 1) == 0 and self.due < 0

    def _note(self, entry: Entry, before: bytes, may_be_undone: bool) -> None:
        self._forget()
        if not may_be_undone:
            self._before.clear()
        else:
            if self.log and self.log[-1].seat != entry.seat:
                self._before.clear()
            self._before.append(before)
        self.log.append(entry)

    def _restore(self, memory: bytes) -> None:
        self.state._words[:] = memoryview(memory).cast("i")
        self._forget()

    def _forget(self) -> None:
        """The state has changed."""
        self._due = self._actors = self._over = None
        self._legal.clear()

    def _reseed(self) -> None:
        rng.reseed(self.state, self._words(len(self.log) + 1))

    def _words(self, number: int) -> tuple[int, int, int, int]:
        return self._chance.words(number)


def replay(
    game: Game,
    seats: Sequence[str],
    options: Mapping[str, Any],
    secret: bytes,
    log: Iterable[Entry],
    listener: Listener = lambda match, entry: None,
) -> Match:
    """Replay a log; the listener gets each step (None: the setup)."""
    match = Match(game, seats, options, secret)
    listener(match, None)
    for entry in log:
        if entry.seat is None or entry.action is None:
            match.wait(entry.time)
        else:
            match.play(entry.seat, entry.action, entry.time)
        listener(match, entry)
    return match
