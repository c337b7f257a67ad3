"""The games of a study: played on all cores, kept as they finish: a stopped run can be resumed.

Part n holds the same games for any number of cores, today or last week.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from coffret.bots.levels import level
from coffret.engine.errors import BadOptions
from coffret.engine.fairness import many_words, secret_of
from coffret.engine.game import Game
from coffret.engine.record import Records
from coffret.engine.state import Dice
from coffret.lab import lumps, standstill
from coffret.lab.contest import Contest
from coffret.lab.crowd import ALONE, Crowd, Sent, same_game, sent

from . import watch
from .columns import namings_of, sources_of, uses_of
from .kept import Kept, Played, Shape
from .watch import Course

QUICK_PART = 250
SEARCHED_PART = 5
"""Games in a part: between bots that search, a part takes long enough."""
FORMAT = "coffret-study-2"

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Series:
    """Games of one kind, as another process must know them. Seats change bots from game to game."""

    game: Sent
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, Any], ...] = ()
    compiled: bool = True

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def searched(self) -> bool:
        return any(level(bot).thinks for bot in self.bots)

    def parts(self, games: int) -> list[range]:
        size = SEARCHED_PART if self.searched else QUICK_PART
        return [range(first, min(games, first + size)) for first in range(0, games, size)]

    @property
    def key(self) -> str:
        """The same for series of the same games."""
        game = same_game(self.game)
        settings = {
            "format": FORMAT,
            "game": game.name,
            "rules": game.rules_version,
            "cards": game.components.digest,
            # The columns of what is counted have no other names.
            "moves": list(game.actions),
            "uses": [(use.event, use.section, list(use.names)) for use in uses_of(game)],
            "sources": sources_of(game, self.players, dict(self.options)),
            "bots": [asdict(level(bot)) for bot in self.bots],
            "outlook": asdict(game.search),
            "options": sorted(self.options),
            "seed": self.seed,
        }
        text = msgspec.json.encode(settings, enc_hook=str)
        return hashlib.blake2b(text, digest_size=12).hexdigest()


def series_of(
    game: Game, bots: Iterable[str], seed: int, options: dict[str, Any], compiled: bool = True
) -> Series:
    chosen = game.options.complete(options)
    return Series(sent(game), tuple(bots), seed, tuple(sorted(chosen.items())), compiled)


def kept(series: Series, games: int, folder: Path) -> Kept:
    """Where the first games of a series lie, as far as they were played."""
    game = same_game(series.game)
    width = sum(use.count for use in uses_of(game))
    shape = Shape(series.players, width, len(game.actions))
    return Kept(folder / series.key, shape, tuple(series.parts(games)))


def play(
    series: Series,
    games: int,
    folder: Path,
    crowd: Crowd = ALONE,
    progress: Progress = lambda done: None,
) -> Kept:
    """The first games of a series; parts that are in the folder are not played again."""
    there = kept(series, games, folder)
    found = there.found()
    done = sum(map(len, found))
    progress(done)
    missing = [(series, part) for part in there.parts if part not in found]
    for (_, part), packed in lumps.spread(crowd, play_part, missing):
        there.keep(part, packed)
        done += len(part)
        progress(done)
    return there


# One part


def play_part(task: tuple[Series, range]) -> bytes:
    """The games of a part, as they are kept."""
    series, numbers = task
    return _table(series).play(numbers).packed()


class _Table:
    """The memory for a series of games, as the mode needs it."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.game = game = same_game(series.game)
        self.options = dict(series.options)
        game.check_table(series.players, self.options)
        self.namings = namings_of(game)
        self.width = sum(use.count for use in uses_of(game))
        self.contest = (
            Contest(game, series.bots, series.seed, None, self.options, series.compiled)
            if series.searched
            else None
        )

    def play(self, numbers: range) -> Played:
        courses = Records(Course, len(numbers))
        seats, actions = self.series.players, len(self.game.actions)
        uses = np.zeros((len(numbers), seats + 1, self.width), np.int16)
        offered, taken = np.zeros(actions, np.int64), np.zeros(actions, np.int64)
        play = self._play_quick if self.contest is None else self._play_searched
        finals = play(numbers, courses, uses, offered, taken)
        sources = [[list(each.values()) for each in self.game.sources(s)] for s in finals]
        return Played(courses.array, uses, np.array(sources, np.int32), offered, taken)

    def _play_searched(
        self, numbers: range, courses: Any, uses: Any, offered: Any, taken: Any
    ) -> list[Any]:
        game, contest = self.game, self.contest
        assert contest is not None
        notes = game.plain(watch)
        finals = []
        for number, course, used in zip(numbers, courses, uses, strict=True):

            def listen(
                s: Any, seat: int | None, action: int | None, course: Any = course, used: Any = used
            ) -> None:
                if action is None:
                    notes.note_setup(s, course, used, self.namings)
                    return
                notes.note_events(s, used, self.namings)
                if seat is not None:
                    notes.note_lead(s, course)

            def witness(s: Any, seat: int, action: int, course: Any = course) -> None:
                mask = bytearray(len(game.actions))
                count = game.rules.legal(s, seat, mask)
                notes.note_choice(course, mask, count, action, offered, taken)

            s, _ = contest.play(number, number % self.series.players, listen, witness)
            notes.note_end(s, course)
            finals.append(s)
        return finals

    def _play_quick(
        self, numbers: range, courses: Any, uses: Any, offered: Any, taken: Any
    ) -> list[Any]:
        game, series = self.game, self.series
        kinds: Any = [level(bot).kind for bot in series.bots]
        paces: Any = [0] * series.players
        secret = secret_of(series.seed)
        dealt: Any = many_words(secret, game.name, numbers)
        chosen: Any = many_words(secret, "bots", numbers)
        states = Records(game.state, len(numbers))
        options: Any = game.options.encode(self.options)
        memory: tuple[Any, ...]
        if series.compiled:
            rules = game.compiled(watch)
            options = game.options.record.array_of(options)[0]
            kinds, paces = np.array(kinds, np.int32), np.array(paces, np.int32)
            mask = np.zeros(len(game.actions), np.uint8)
            at, dice = np.zeros(series.players, np.int32), np.zeros(1, Dice.dtype)[0]
            memory = (mask, np.zeros(1, game.state.dtype), at, dice, courses.array)
        else:
            rules = game.plain(watch)
            dealt, chosen = dealt.tolist(), chosen.tolist()
            scratch = Records(game.state, 1)
            memory = (
                bytearray(len(game.actions)),
                scratch,
                [0] * series.players,
                Dice.new(),
                courses,
            )
        standstill.begin_quick(
            states.array,
            lambda at: standstill.named(game.name, numbers[at], series.seed, series.bots),
            series.compiled,
        )
        rules.watch_games(
            states.array if series.compiled else states,
            numbers[0],
            dealt,
            chosen,
            series.players,
            options,
            kinds,
            paces,
            1,
            *memory,
            uses,
            self.namings.array if series.compiled else self.namings,
            offered,
            taken,
        )
        return [states[n] for n in range(len(numbers))]


_table = lru_cache(maxsize=1)(_Table)


def check_bots(game: Game, bots: list[str], players: int) -> tuple[str, ...]:
    """One bot for all seats, or one for each."""
    if len(bots) not in (1, players):
        raise BadOptions(f"{len(bots)} bots for {players} seats: name one, or one per seat")
    for bot in bots:
        level(bot)
    return tuple(bots) * (players // len(bots))
