"""A results file: a head line with the settings, then a line for each finished game.

Lines are added as games finish, so a stopped run can be resumed.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from coffret.engine.errors import BadOptions, CoffretError

FORMAT = "coffret-ladder-1"

Row = TypeVar("Row", bound=msgspec.Struct)


class Bout(msgspec.Struct, frozen=True):
    """One game to play: the two bots, the player count, and its number among such games."""

    players: int
    pair: tuple[str, str]
    number: int


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One finished game. Seats, ranks (1 is the best; equals share) and scores are by seat."""

    players: int
    pair: tuple[str, str]
    number: int
    seats: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: int
    seconds: float

    @property
    def bout(self) -> Bout:
        return Bout(self.players, self.pair, self.number)

    def share(self, bot: str) -> float:
        """A bot's part of the victory, over all its seats."""
        won = [seat for seat, rank in enumerate(self.ranks) if rank == 1]
        return sum(self.seats[seat] == bot for seat in won) / len(won)


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of all games of a file."""

    format: str
    game: str
    rules_version: int
    components: str
    """The digest of the card set."""
    seed: int
    seating: str
    bots: tuple[dict[str, Any], ...]
    """Each bot's level: kind, simulations, pace…"""
    search: dict[str, Any]
    """Common settings of all bots that search."""


class ResultFile:
    def __init__(self, path: Path, head: Head) -> None:
        self.path = path
        self._head = msgspec.json.encode(head) + b"\n"
        self._wanted = head

    def read(self) -> dict[Bout, Result]:
        """The results so far, without a torn last line; a new file if there is none.

        BadOptions for a file with other settings.
        """
        try:
            text = self.path.read_bytes() if self.path.exists() else b""
            if self._head.startswith(text):
                self._replace([])
                return {}
            head, *rest = text[: text.rfind(b"\n") + 1].splitlines() or [text]
            self._check(self._decode(head, 1, Head))
            results = [self._decode(line, number, Result) for number, line in enumerate(rest, 2)]
            self._replace(results)
        except OSError as error:
            raise CoffretError(f"{self.path}: cannot be used ({error.strerror})") from None
        return {result.bout: result for result in results}

    def add(self, results: Iterable[Result]) -> None:
        """Add each result as it comes: it is in the file before the next is waited for."""
        with self.path.open("ab") as file:
            for result in results:
                file.write(msgspec.json.encode(result) + b"\n")
                file.flush()

    def sort(self, bouts: Iterable[Bout]) -> list[Result]:
        """Put the games of `bouts` into this order, others behind them; returns the first."""
        found = self.read()
        chosen = [found.pop(bout) for bout in bouts]
        self._replace([*chosen, *found.values()])
        return chosen

    def _decode(self, line: bytes, number: int, kind: type[Row]) -> Row:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise BadOptions(
                f"{self.path}, line {number}: this is not a ladder's file; name another by --file"
            ) from None

    def _check(self, head: Head) -> None:
        names = msgspec.structs.asdict(self._wanted)
        others = [name for name, value in names.items() if getattr(head, name) != value]
        if others:
            named = " and ".join(name.replace("_", " ") for name in others)
            raise BadOptions(
                f"{self.path}: its games were played with different {named}; "
                "choose another file with --file"
            )

    def _replace(self, results: list[Result]) -> None:
        beside = self.path.with_name(self.path.name + ".new")
        lines = [msgspec.json.encode(result) + b"\n" for result in results]
        beside.write_bytes(b"".join([self._head, *lines]))
        beside.replace(self.path)
