"""Games of a study on disk: a file for each part, so that a stopped run can be resumed.

A part is written whole or not at all, and read when it is needed: a study of any size needs no more
memory than one part and what is counted of all.
"""

from __future__ import annotations

import os
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from coffret.engine.errors import CoffretError

from .watch import Course

DRAFT = ".part"
DAMAGED = (zipfile.BadZipFile, zlib.error, ValueError, KeyError, EOFError, NotImplementedError)


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

    def packed(self) -> bytes:
        """As it is kept: a worker packs its games, so little is sent."""
        file = BytesIO()
        np.savez_compressed(
            file,
            courses=self.courses.view(np.int32).reshape(len(self), -1),
            uses=self.uses,
            sources=self.sources,
            offered=self.offered,
            taken=self.taken,
        )
        return file.getvalue()


@dataclass(frozen=True)
class Shape:
    """The shapes of a series' arrays: a file with others is not one of its parts."""

    seats: int
    width: int
    """Columns of `uses`."""
    actions: int

    def fits(self, played: Played, games: int) -> bool:
        shape = (games, self.seats + 1, self.width)
        return (
            len(played) == games
            and played.uses.shape == shape
            and played.sources.shape[:2] == (games, self.seats)
            and played.offered.shape == played.taken.shape == (self.actions,)
        )


@dataclass(frozen=True)
class Kept:
    """The games of a series that lie in a folder."""

    folder: Path
    shape: Shape
    parts: tuple[range, ...]

    def __len__(self) -> int:
        return sum(map(len, self.parts))

    def __iter__(self) -> Iterator[Played]:
        """Part by part, always in the same order."""
        for part in self.parts:
            played = self.read(part)
            if played is None:
                raise CoffretError(
                    f"{self.path(part)} was damaged meanwhile: give the command again"
                )
            yield played

    def whole(self) -> Played:
        """All in memory, for few games."""
        parts = list(self)
        return Played(
            np.concatenate([part.courses for part in parts]),
            np.concatenate([part.uses for part in parts]),
            np.concatenate([part.sources for part in parts]),
            np.sum([part.offered for part in parts], axis=0),
            np.sum([part.taken for part in parts], axis=0),
        )

    def path(self, part: range) -> Path:
        return self.folder / f"{part.start:08d}-{part.stop:08d}.npz"

    def found(self) -> set[range]:
        """The parts that are there and whole."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            return {part for part in self.parts if self.read(part) is not None}
        except OSError as error:
            raise cannot_keep(self.folder, error) from None

    def read(self, part: range) -> Played | None:
        """None if it is not there, or damaged: it is played again."""
        try:
            with self.path(part).open("rb") as file, np.load(file) as kept:
                courses = kept["courses"].view(Course.dtype).reshape(-1)
                played = Played(
                    courses, kept["uses"], kept["sources"], kept["offered"], kept["taken"]
                )
        except (FileNotFoundError, *DAMAGED):
            return None
        return played if self.shape.fits(played, len(part)) else None

    def keep(self, part: range, packed: bytes) -> None:
        """Whole or not at all: a run may be stopped here, too."""
        path = self.path(part)
        draft = path.with_suffix(DRAFT)
        try:
            with draft.open("wb") as file:
                file.write(packed)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(path)
        except OSError as error:
            with suppress(OSError):
                draft.unlink()
            raise cannot_keep(self.folder, error) from None


def cannot_keep(folder: Path, error: OSError) -> CoffretError:
    said = error.strerror or str(error)
    return CoffretError(
        f"{folder}: the games cannot be kept ({said}). Those that were kept before stay: give the "
        "command again when there is room"
    )
