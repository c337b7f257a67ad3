"""Turns of seats, numbered so that a notice is made once for each of them.

A turn lasts as long as the game waits for a seat without a break. Its number is how many moves the
seat had made when it began: so it is the same after a restart, and after another player undid a
move and played again.
"""

from __future__ import annotations

from ..journal import Line, Played, Undone

NONE = -1


class Turns:
    __slots__ = ("_made", "acting", "of")

    def __init__(self, seats: int) -> None:
        self._made = [0] * seats
        self.acting = 0
        """The seats that the game waited for after the last line, as a bit mask."""
        self.of = [NONE] * seats
        """The number of each seat's turn; the last one, while it has none."""

    def follow(self, line: Line, acting: int) -> int:
        """After a line: the seats whose turn has just begun, as a bit mask."""
        if isinstance(line, Played):
            self._made[line.seat] += 1
        elif isinstance(line, Undone):
            self._made[line.seat] -= 1
        if acting == self.acting:
            return 0
        begun = acting & ~self.acting
        self.acting = acting
        for seat, made in enumerate(self._made):
            if begun >> seat & 1:
                self.of[seat] = made
        return begun
