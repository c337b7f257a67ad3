"""The games of a study: played on all cores, kept as they finish, so that a stopped run goes on.

Part n holds the same games for any number of cores, today or last week.
"""

from __future__ import annotations

import hashlib
import os
import zipfile
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from coffret.bots.levels import level
from coffret.engine.errors import BadOptions, CoffretError
from coffret.engine.fairness import many_words, secret_of
from coffret.engine.game import Game
from coffret.engine.record import Records
from coffret.engine.state import Dice
from coffret.lab.contest import Contest
from coffret.lab.crowd import ALONE, Crowd, Sent, same_game, sent

from . import watch
from .columns import namings_of, uses_of
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
            "bots": [asdict(level(bot)) for bot in self.bots],
            "outlook": asdict(game.outlook),
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


@dataclass(frozen=True)
class Played:
    """Finished games: a row for each game; in `uses` and `sources` also for each seat."""

    courses: npt.NDArray[Any]
    uses: npt.NDArray[np.int16]
    sources: npt.NDArray[np.int32]
    """Points by where they come from, in the order of the game's `sources`."""
    offered: npt.NDArray[np.int64]
    taken: npt.NDArray[np.int64]

    def __len__(self) -> int:
        return len(self.courses)

    @property
    def points(self) -> npt.NDArray[np.int32]:
        """By game and seat."""
        points: npt.NDArray[np.int32] = self.courses["points"][:, : self.sources.shape[1]]
        return points

    @property
    def wins(self) -> npt.NDArray[np.float64]:
        """Each seat's part of the victory."""
        won = self.courses["winners"][:, None] >> np.arange(self.sources.shape[1]) & 1
        shares: npt.NDArray[np.float64] = won / won.sum(axis=1, keepdims=True)
        return shares


def play(
    series: Series,
    games: int,
    folder: Path,
    crowd: Crowd = ALONE,
    progress: Progress = lambda done: None,
) -> Played:
    """The first games of a series; parts that are in the folder are not played again."""
    found = found_in(folder, series, games)
    progress(sum(map(len, found)))
    missing = [(series, part) for part in series.parts(games) if part not in found]
    for (_, part), played in crowd.spread(play_part, missing):
        keep(folder, series, part, played)
        found[part] = played
        progress(sum(map(len, found)))
    return joined([found[part] for part in series.parts(games)])


def found_in(folder: Path, series: Series, games: int) -> dict[range, Played]:
    """The parts of the first games that are there."""
    kept = folder / series.key
    parts = series.parts(games)
    try:
        kept.mkdir(parents=True, exist_ok=True)
        return {part: read for part in parts if (read := _read(kept / _name(part))) is not None}
    except OSError as error:
        raise _cannot_keep(folder, error) from None


def keep(folder: Path, series: Series, part: range, played: Played) -> None:
    try:
        _write(folder / series.key / _name(part), played)
    except OSError as error:
        raise _cannot_keep(folder, error) from None


def _cannot_keep(folder: Path, error: OSError) -> CoffretError:
    return CoffretError(f"{folder}: the games cannot be kept ({error.strerror})")


def joined(parts: list[Played]) -> Played:
    return Played(
        np.concatenate([part.courses for part in parts]),
        np.concatenate([part.uses for part in parts]),
        np.concatenate([part.sources for part in parts]),
        np.sum([part.offered for part in parts], axis=0),
        np.sum([part.taken for part in parts], axis=0),
    )


# One part


def play_part(task: tuple[Series, range]) -> Played:
    series, numbers = task
    return _table(series).play(numbers)


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


# Parts on disk


def _name(part: range) -> str:
    return f"{part.start:08d}-{part.stop:08d}.npz"


def _write(path: Path, played: Played) -> None:
    """Whole or not at all: a run may be stopped here, too."""
    draft = path.with_suffix(".part")
    with draft.open("wb") as file:
        np.savez_compressed(
            file,
            courses=played.courses.view(np.int32).reshape(len(played), -1),
            uses=played.uses,
            sources=played.sources,
            offered=played.offered,
            taken=played.taken,
        )
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)


def _read(path: Path) -> Played | None:
    """None if it is not there, or torn: it is played again."""
    try:
        with path.open("rb") as file, np.load(file) as kept:
            courses = kept["courses"].view(Course.dtype).reshape(-1)
            return Played(courses, kept["uses"], kept["sources"], kept["offered"], kept["taken"])
    except (FileNotFoundError, zipfile.BadZipFile, ValueError, KeyError, EOFError):
        return None


def check_bots(game: Game, bots: list[str], players: int) -> tuple[str, ...]:
    """One bot for all seats, or one for each."""
    if len(bots) not in (1, players):
        raise BadOptions(f"{len(bots)} bots for {players} seats: name one, or one per seat")
    for bot in bots:
        level(bot)
    return tuple(bots) * (players // len(bots))
