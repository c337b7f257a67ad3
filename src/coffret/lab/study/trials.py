"""The sets of a sweep, spread over a crowd: each worker plays one set at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from coffret.engine.errors import CoffretError
from coffret.lab import standstill
from coffret.lab.crowd import ALONE, Crowd

from .balance import Plan, study
from .bands import Band
from .series import Series, kept, play_part
from .sweep import Tried, Values, Vary, judged, write_set

LUMP = 20
"""Parts that a worker plays of a set: what a stopped run loses, and one set is compiled for."""
Lump = tuple[tuple[Series, range], ...]
"""Parts of one set, of any number of players."""


def try_sets(
    plan: Plan,
    vary: Sequence[Vary],
    bands: Sequence[Band],
    sets: Sequence[Values],
    folder: Path,
    crowd: Crowd = ALONE,
    progress: Callable[[int], None] = lambda done: None,
) -> list[Tried]:
    """All sets, the best first; among equals in the order of `sets`."""
    parts, drafts = folder / "parts", folder / "sets"
    plans = []
    for number, values in enumerate(sets):
        file = drafts / f"set-{number}.toml"
        try:
            drafts.mkdir(parents=True, exist_ok=True)
            write_set(plan.game.components.path, file, vary, values)
        except OSError as error:
            raise CoffretError(f"{file}: cannot be written ({error.strerror})") from None
        plans.append(plan.with_cards(file))
    lumps: list[Lump] = []
    owner: dict[Series, int] = {}
    left: Counter[int] = Counter()
    for number, each in enumerate(plans):
        mine = _lumps(each, parts)
        lumps += mine
        left[number] = len(mine)
        owner |= {series: number for lump in mine for series, _ in lump}
    progress(sum(not left[number] for number in range(len(plans))))
    for lump, played in crowd.spread(play_lump, lumps):
        for (series, part), packed in zip(lump, played, strict=True):
            kept(series, plan.games, parts).keep(part, packed)
        left[owner[lump[0][0]]] -= 1
        progress(sum(not left[number] for number in range(len(plans))))
    tried = [
        judged(plan.game, values, vary, bands, study(each, parts).findings)
        for each, values in zip(plans, sets, strict=True)
    ]
    return sorted(tried, key=lambda each: each.miss)


def _lumps(plan: Plan, parts: Path) -> list[Lump]:
    """The games of a set that are still to be played."""
    missing = []
    for players in plan.players:
        series = plan.series(players)
        there = kept(series, plan.games, parts)
        found = there.found()
        missing += [(series, part) for part in there.parts if part not in found]
    return [tuple(missing[n : n + LUMP]) for n in range(0, len(missing), LUMP)]


def play_lump(lump: Lump) -> list[bytes]:
    return standstill.watched(lambda: [play_part(task) for task in lump])


def keep_best(
    source: Path, folder: Path, vary: Sequence[Vary], tried: Sequence[Tried], most: int
) -> list[Path]:
    """The best sets as files of cards."""
    kept = []
    for number, each in enumerate(tried[:most], 1):
        path = folder / f"best-{number}.toml"
        write_set(source, path, vary, each.values)
        kept.append(path)
    return kept
