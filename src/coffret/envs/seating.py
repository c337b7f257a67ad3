"""Games of one kind side by side, as an environment plays them: memory, seeds and results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from coffret import registry
from coffret.bots.levels import level
from coffret.engine import fairness
from coffret.engine.errors import BadOptions, IllegalMove
from coffret.engine.game import Game
from coffret.engine.record import Records

from . import turns
from .team import Team
from .turns import CALLER, OVER, TO_DEAL, Place

REWARDS = ("win", "points")
WIDEST = 100.0
"""No feature of any game is farther from 0: a space needs bounds."""


def find_game(name: str, components: str | Path | None = None) -> Game:
    """A game by its name, with its own cards or those of a file."""
    game = registry.game(name)
    return game if components is None else game.with_components(Path(components))


def versioned(game: Game) -> str:
    """The name of an environment: other rules have another name."""
    return f"{game.name}_v{game.rules_version}"


class Seating:
    """`count` games for the same number of players, with the same options.

    `bots` play their seats (random, greedy, beginner); for None the caller decides. `paces` are
    thinking times in milliseconds and matter only where a clock runs. Game n of a seed is game n of
    `coffret simulate` with that seed. Interpreted rules (`compiled=False`) start at once and are a
    hundred times slower; both give the same bytes.
    """

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        count: int = 1,
        bots: Sequence[str | None] = (None,),
        paces: Sequence[int] = (0,),
        threads: int = 1,
        compiled: bool = True,
        featured: bool = True,
    ) -> None:
        self.game = game
        self.players = game.seats[-1] if players is None else players
        self.options = dict(options or {})
        game.check_table(self.players, self.options)
        if count < 1 or threads < 1:
            raise BadOptions("an environment has at least one game and one thread")
        self.count = count
        self.compiled = compiled
        self._memory: list[Any] = [Records(game.state, count), Records(Place, count)]
        self.states, self.places = (records.array for records in self._memory)
        self.masks = np.zeros((count, len(game.actions)), np.uint8)
        # Without them (`featured`), a turn takes less time.
        self.features = np.zeros((count if featured else 0, len(game.features)), np.float32)
        self.asked = self.places["seat"]
        self.actions = self.places["action"]
        self.bots = tuple(self._each("bots", bots))
        self._kinds = [CALLER if bot is None else _kind(bot) for bot in self.bots]
        self._paces = self._each("paces", paces)
        self._threads = min(threads, count) if compiled else 1
        self._team = Team(self._threads - 1)
        self.seed(0)

    def _each(self, what: str, given: Sequence[Any]) -> list[Any]:
        if len(given) not in (1, self.players):
            raise BadOptions(f"{len(given)} {what} for {self.players} seats: one, or one per seat")
        return list(given) * (self.players // len(given))

    # Playing

    def seed(self, seed: int, number: int = 0) -> None:
        """The next game to be dealt is game `number` of this seed."""
        self._secret = fairness.secret_of(seed)
        self._next = number

    def deal(self, which: npt.NDArray[Any] | None = None) -> None:
        """Mark games (by default all) to be dealt at the next `go`."""
        numbers = np.arange(self.count) if which is None else np.asarray(which)
        drawn = range(self._next, self._next + len(numbers))
        self._next = drawn.stop
        self.places["words"][numbers] = fairness.many_words(self._secret, self.game.name, drawn)
        self.places["bot_words"][numbers] = fairness.many_words(self._secret, "bots", drawn)
        self.asked[numbers] = TO_DEAL

    def go(self) -> int:
        """Play the caller's `actions` and deal what is to be dealt, up to the next decisions.

        Returns how many of the actions are not legal: they are REFUSED.
        """
        if self._threads == 1:
            refused: int = self._take_turns(*self._calls[0])
            return refused
        return self._team.do(self._take_turns, self._calls)

    def choose_any(self) -> None:
        """Fill `actions` with random legal ones, as random bots would choose them."""
        self._team.do(self._choose_any, self._parts)

    def close(self) -> None:
        self._team.close()

    def reason(self, action: Any, i: int = 0) -> IllegalMove:
        """Why the seat that is asked may not take this action, with the rule's id."""
        try:
            self.game.play(self.face(i), int(self.asked[i]), int(action))
        except IllegalMove as error:
            return error
        raise AssertionError("the action is legal")

    # Looking

    def face(self, i: int = 0) -> Any:
        """A copy of a state for interpreted rules."""
        return self.game.state.over(self.states[i : i + 1].copy(), 0)

    def look(self, i: int, seat: int) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.uint8]]:
        """Each seat's features and legal actions."""
        mask, out = bytearray(len(self.game.actions)), np.zeros(len(self.game.features), np.float32)
        found = np.frombuffer(mask, np.uint8)
        self._rules.look(self._given_states, i, seat, found if self.compiled else mask, out)
        return out, found

    def rewards(self, i: int = 0, kind: str = "win") -> npt.NDArray[np.float64]:
        """Each seat's reward for a game that is over, else 0: its part of the win, or its points.

        Parts of a win add up to 0; a single winner gets 1.
        """
        place = self.places[i]
        if place["seat"] != OVER:
            return np.zeros(self.players)
        if kind == "points":
            return np.asarray(place["points"][: self.players], np.float64)
        return shares(place["winners"], self.players)

    # The rules, and their arguments in each mode

    @cached_property
    def _rules(self) -> Any:
        return self.game.compiled(turns) if self.compiled else self.game.plain(turns)

    @cached_property
    def _take_turns(self) -> Any:
        rule = self._rules.take_turns
        return straight(rule, *self._calls[0]) if self.compiled else rule

    @cached_property
    def _choose_any(self) -> Any:
        rule = self._rules.choose_any
        return straight(rule, *self._parts[0]) if self.compiled else rule

    @cached_property
    def _given_states(self) -> Any:
        return self.states if self.compiled else self._memory[0]

    @cached_property
    def _given_places(self) -> Any:
        return self.places if self.compiled else self._memory[1]

    @cached_property
    def _given_masks(self) -> Any:
        return self.masks if self.compiled else [_Bytes(mask) for mask in self.masks]

    @cached_property
    def _calls(self) -> list[tuple[Any, ...]]:
        game = self.game
        options: Any = game.options.encode(self.options)
        blank: Any = Records(game.state, 1)
        kinds: Any = self._kinds
        paces: Any = self._paces
        features: Any = list(self.features)
        if self.compiled:
            options = game.options.record.array_of(options)[0]
            blank = blank.array
            kinds, paces = np.array(kinds, np.int32), np.array(paces, np.int32)
            features = self.features
        return [
            (
                self._given_states,
                self._given_places,
                self._given_masks,
                features,
                first,
                stop,
                self.players,
                options,
                kinds,
                paces,
                blank,
                np.zeros(1, game.state.dtype) if self.compiled else Records(game.state, 1),
            )
            for first, stop in self._bounds
        ]

    @cached_property
    def _parts(self) -> list[tuple[Any, ...]]:
        return [(self._given_places, self._given_masks, *part) for part in self._bounds]

    @property
    def _bounds(self) -> list[tuple[int, int]]:
        """Each thread's games: the first, and the first after them."""
        return list(pairwise(self.count * n // self._threads for n in range(self._threads + 1)))


class _Bytes:
    """A row of masks for interpreted rules, which treat it as a bytearray."""

    def __init__(self, row: npt.NDArray[np.uint8]) -> None:
        self._row = memoryview(row.data)

    def __len__(self) -> int:
        return len(self._row)

    def __getitem__(self, index: int) -> int:
        return self._row[index]

    def __setitem__(self, index: Any, value: Any) -> None:
        self._row[index] = value

    def find(self, value: int, start: int) -> int:
        return bytes(self._row).find(value, start)


def shares(winners: int, players: int) -> npt.NDArray[np.float64]:
    """Parts of a win, by the bits of those who won: they add up to 0; a single winner gets 1."""
    won = winners >> np.arange(players) & 1
    parts: npt.NDArray[np.float64] = (won * players / won.sum() - 1) / (players - 1)
    return parts


def straight(rule: Any, *arguments: Any) -> Any:
    """A compiled rule for such arguments, without numba's dispatcher, which looks at every argument
    in every call: for a single game that takes as long as a turn."""
    rule.compile(tuple(map(rule.typeof_pyval, arguments)))
    return next(iter(rule.overloads.values())).entry_point


def around(seat: int, players: int, opponents: Sequence[str]) -> list[str | None]:
    """Who plays each seat: None at `seat`, then the opponents, one for all or one each."""
    if not 0 <= seat < players:
        raise BadOptions(f"there is no seat {seat} at a table of {players}")
    if isinstance(opponents, str) or len(opponents) not in (1, players - 1):
        raise BadOptions(f"name one opponent for all, or {players - 1}, in a list")
    each = list(opponents) * ((players - 1) // len(opponents))
    return [None if i == seat else each[(i - seat - 1) % players] for i in range(players)]


def _kind(bot: str) -> int:
    found = level(bot)
    if found.thinks:
        raise BadOptions(f"'{bot}' thinks: it cannot play inside the compiled loop")
    return found.kind
