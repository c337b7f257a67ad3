"""One game after the other, each in its own memory, stepped in place."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from coffret.engine import fairness
from coffret.engine.game import Game
from coffret.engine.state import Dice

from . import turns
from .seating import shares, straight
from .turns import Place

Asked = tuple[int, int]
"""The seat that is asked, or OVER; and how many legal actions are listed in `found`."""


class Cells:
    """The common data of games at one table: seats, options, rules, and scratch memory.

    A cell is the whole memory of a game: copied, it is the same game once more. `decisions` ends a
    game early.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, Any],
        decisions: int,
        paces: Sequence[int] = (0,),
        compiled: bool = True,
    ) -> None:
        game.check_table(players, options)
        self.game = game
        self.players = players
        self.kind = turns.cell_of(game.state)
        self._compiled = compiled
        self._options: Any = game.options.encode(dict(options))
        self._sitting: Any = turns.Sitting.new()
        self._sitting.seats = players
        self._sitting.decisions = decisions
        for seat in range(players):
            self._sitting.paces[seat] = paces[seat % len(paces)]
        size = len(game.actions)
        self.found = memoryview(array("i", bytes(4 * size + 4)))
        """Where the legal actions are listed."""
        self._mask: Any = bytearray(size)
        self._found: Any = self.found
        if compiled:
            self._options = game.options.record.array_of(self._options)[0]
            self._sitting = turns.Sitting.array_of(self._sitting)
            self._mask = np.zeros(size, np.uint8)
            self._found = np.asarray(self.found)
        else:
            self._sitting = (self._sitting,)
        self.shared = (self._mask, self._found, self._sitting)
        """The last arguments of `answer`."""

    def over(self, memory: bytearray) -> Any:
        """A cell for the rules: an array of one."""
        if self._compiled:
            return np.frombuffer(memory, self.kind.dtype)
        return (self.kind.proxy(memoryview(memory)),)

    def deal(self, memory: bytearray, secret: bytes, number: int) -> Asked:
        """Deal game `number` of a secret into zeroed memory."""
        place = self.place(memory)
        place.words[:] = array("i", fairness.words(secret, self.game.name, number))
        place.bot_words[:] = array("i", fairness.words(secret, "bots", number))
        asked: Asked = self._rules.begin(self.over(memory), *self.shared, self._options)
        return asked

    @cached_property
    def answer(self) -> Any:
        """`turns.answer`: a cell, an action and what is `shared` to what is `Asked` next."""
        rule = self._rules.answer
        if not self._compiled:
            return rule
        return straight(rule, self.over(bytearray(self.kind.bytes)), 0, *self.shared)

    def reimagine(self, memory: bytearray, seat: int, words: Sequence[int]) -> Asked:
        """Redraw all that a seat cannot know, with other dice."""
        dice: Any = Dice.new()
        for i in range(4):
            dice.rng[i] = words[i]
        given = Dice.array_of(dice) if self._compiled else (dice,)
        asked: Asked = self._rules.reimagine(
            self.over(memory), seat, given, self._mask, self._found
        )
        return asked

    def show(self, memory: bytearray, seat: int, out: npt.NDArray[np.float32]) -> None:
        """Write what a seat knows, as features."""
        self._rules.show(self.over(memory), seat, out)

    def returns(self, memory: bytearray) -> npt.NDArray[np.float64]:
        """Each seat's part of the win, once the game is over."""
        return shares(self.place(memory).winners, self.players)

    def place(self, memory: bytearray) -> Any:
        return Place.proxy(memoryview(memory)[: Place.bytes])

    @cached_property
    def _rules(self) -> Any:
        return self.game.compiled(turns) if self._compiled else self.game.plain(turns)
