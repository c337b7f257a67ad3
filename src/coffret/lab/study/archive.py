"""The games of a study as a Parquet file: a row for each seat of each game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np

from coffret.engine.errors import CoffretError
from coffret.engine.game import Game
from coffret.lab.extras import need

from .columns import uses_of
from .kept import DRAFT, Kept, Played
from .series import Series

PARTS = 20
"""Parts of a series in one group of rows."""


def write_games(
    path: Path,
    game: Game,
    tables: Sequence[tuple[Series, Kept, list[str]]],
    facts: dict[str, str],
) -> None:
    """All table sizes in one file; `facts` are the file's metadata."""
    need("pyarrow", "Parquet files")
    from pyarrow import parquet

    groups = (
        _rows(game, series, Kept(kept.folder, kept.shape, part).whole(), part[0].start, sources)
        for series, kept, sources in tables
        for part in _grouped(kept.parts)
    )
    first = next(groups)
    schema = first.schema.with_metadata(facts)
    draft = path.with_suffix(DRAFT)
    try:
        with parquet.ParquetWriter(draft, schema, compression="zstd") as writer:
            for rows in chain((first,), groups):
                writer.write_table(rows.cast(schema))
        draft.replace(path)
    except OSError as error:
        with suppress(OSError):
            draft.unlink()
        raise CoffretError(f"{path}: cannot be written ({error.strerror or error})") from None


def _grouped(parts: tuple[range, ...]) -> Iterator[tuple[range, ...]]:
    """Some thousand games are in memory at a time."""
    for first in range(0, len(parts), PARTS):
        yield parts[first : first + PARTS]


def _rows(game: Game, series: Series, played: Played, number: int, sources: list[str]) -> Any:
    """Of games from this number on."""
    import pyarrow

    seats = series.players
    games = np.arange(number, number + len(played))
    courses = played.courses
    seat = np.tile(np.arange(seats, dtype=np.int8), len(played))
    first = np.repeat(courses["first"], seats)
    place = np.where(first < 0, 0, (seat - first) % seats + 1).astype(np.int8)
    bots = [series.bots[number] for number in (seat + np.repeat(games, seats)) % seats]

    def each(values: Any) -> Any:
        """A game's value, for each of its seats."""
        return np.repeat(values, seats)

    return pyarrow.table(
        {
            "players": pyarrow.array(np.full(len(seat), seats), pyarrow.int8()),
            "game": pyarrow.array(each(games), pyarrow.int32()),
            "seat": pyarrow.array(seat),
            "place": pyarrow.array(place, mask=each(courses["first"] < 0)),
            "bot": pyarrow.array(bots, pyarrow.string()).dictionary_encode(),
            "points": played.points.reshape(-1),
            "won": played.wins.reshape(-1),
            "sources": _map(sources, played.sources.reshape(len(seat), -1)),
            "decisions": each(courses["decisions"]),
            "legal_actions": each(courses["branching"]),
            "lead_changes": each(courses["changes"]),
            "settled": each(courses["settled"]),
            "cards": _used(game, played.uses[:, :-1].reshape(len(seat), -1), True),
            # What is on the table for all is in the row of the first seat.
            "table_cards": _used(game, _first_of(played.uses[:, -1], seats), True),
            "events": _used(game, played.uses[:, :-1].reshape(len(seat), -1), False),
            "table_events": _used(game, _first_of(played.uses[:, -1], seats), False),
        }
    )


def _map(names: list[str], values: Any) -> Any:
    import pyarrow

    return pyarrow.StructArray.from_arrays(
        [pyarrow.array(values[:, i]) for i in range(len(names))], names
    )


def _first_of(rows: Any, seats: int) -> Any:
    found = np.zeros((len(rows), seats, rows.shape[1]), rows.dtype)
    found[:, 0] = rows
    return found.reshape(len(rows) * seats, -1)


def _used(game: Game, counts: Any, cards: bool) -> Any:
    """Lists of event, card (or what else the event names) and how often."""
    import pyarrow

    uses = [use for use in uses_of(game) if bool(use.section) == cards]
    events = [use.event for use in uses for _ in use.names]
    named = [name for use in uses for name in use.names]
    counts = counts[:, [use.start + card for use in uses for card in range(use.count)]]
    rows, columns = np.nonzero(counts)
    ends = np.cumsum(np.bincount(rows, minlength=len(counts)))
    one = pyarrow.StructArray.from_arrays(
        [
            pyarrow.array([events[column] for column in columns], pyarrow.string()),
            pyarrow.array([named[column] for column in columns], pyarrow.string()),
            pyarrow.array(counts[rows, columns], pyarrow.int16()),
        ],
        ["event", "card" if cards else "what", "times"],
    )
    return pyarrow.ListArray.from_arrays(np.concatenate([[0], ends]).astype(np.int32), one)
