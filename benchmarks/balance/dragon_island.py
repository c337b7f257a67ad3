"""Dragon Island: where fame comes from, what is tamed and built, and whether the order matters."""

from __future__ import annotations

from collections import Counter
from typing import Any

from coffret.engine.game import Game
from coffret.games.dragon_island.state import COLOURS

from .frame import Finding, Note, Report, markdown
from .places import places_table, seats_finding, shares

BUILDINGS = ("pen", "spire", "lair")
SOURCES = ("capturing", "building", "treasure", "pets")
COUNTED = ("carried", "captured", "tamed", "played_map", "drew_maps", "storm")
LEAST_TAMED = 0.10
LEAST_BUILT = 0.25
LEAST_SOURCE = 0.10
MAPS_PLAYED = (1, 4)
ORDER_POINTS = 5.0

Notes = dict[int, list[Note]]


class Observer:
    """Counts what is done, and each player's fame by where it came from."""

    def __init__(self, game: Game) -> None:
        self._events = game.events
        self._fame: list[dict[str, int]] = []
        self._tamed: set[str] = set()
        self._built: Counter[str] = Counter()
        self._maps: Counter[int] = Counter()
        self._counts: Counter[str] = Counter()

    def __call__(self, s: Any, seat: int | None, action: int | None) -> None:
        if action is None:
            self._fame = [dict.fromkeys(SOURCES, 0) for _ in range(s.seats)]
        for event in self._events.read(s, None):
            kind = event["event"]
            if kind in COUNTED:
                self._counts[kind] += 1
            if kind == "tamed":
                self._tamed.add(event["colour"])
            elif kind == "captured":
                self._fame[event["seat"]]["capturing"] += event["fame"]
                self._counts["dragons captured"] += event["count"]
            elif kind == "played_map":
                self._fame[event["seat"]]["treasure"] += event["fame"]
                self._maps[event["map"]] += 1
            elif kind.startswith("built_"):
                self._fame[event["seat"]]["building"] += event["fame"]
                self._built[kind.removeprefix("built_")] += 1

    def note(self, s: Any) -> Note:
        for seat, fame in enumerate(self._fame):
            fame["pets"] = sum(s.players[seat].pets)
        return {
            "first": s.first_player,
            "fame": self._fame,
            "tamed": sorted(self._tamed),
            "built": dict(self._built),
            "maps": dict(self._maps),
            "counts": dict(self._counts),
        }


def report(game: Game, notes: Notes) -> Report:
    found = Report()
    for seats, games in notes.items():
        found.findings += findings(seats, games)
    found.tables = [
        places_table(notes),
        by_count("of the winners' fame", notes, {name: _source(name) for name in SOURCES}),
        by_count("games in which a pet was tamed", notes, {c: _tamed(c) for c in COLOURS}),
        by_count("games with a building", notes, {name: _built(name) for name in BUILDINGS}),
        per_player(notes),
        map_table(game, notes),
    ]
    found.figures = {"fame": fame_figure(notes), "order": order_figure(notes)}
    return found


# What is asked


def findings(seats: int, games: list[Note]) -> list[Finding]:
    rarest, tamed = min(((c, _tamed(c)(games)) for c in COLOURS), key=lambda pair: pair[1])
    built = {name: _built(name)(games) for name in BUILDINGS}
    fame = {name: _source(name)(games) for name in SOURCES}
    maps = _each(games, "played_map")
    return [
        Finding(
            f"{seats} players: every pet colour tamed in {LEAST_TAMED:.0%} of the games",
            f"{rarest}, the rarest, in {tamed:.0%}",
            tamed >= LEAST_TAMED,
        ),
        Finding(
            f"{seats} players: every building in {LEAST_BUILT:.0%} of the games",
            _listed(built),
            min(built.values()) >= LEAST_BUILT,
        ),
        Finding(
            f"{seats} players: {MAPS_PLAYED[0]} to {MAPS_PLAYED[1]} maps played by each player",
            f"{maps:.2f}",
            MAPS_PLAYED[0] <= maps <= MAPS_PLAYED[1],
        ),
        Finding(
            f"{seats} players: each source {LEAST_SOURCE:.0%} of the winners' fame",
            _listed(fame),
            min(fame.values()) >= LEAST_SOURCE,
        ),
        seats_finding(seats, games, ORDER_POINTS),
    ]


def _tamed(colour: str) -> Any:
    return lambda games: sum(colour in game["tamed"] for game in games) / len(games)


def _built(name: str) -> Any:
    return lambda games: sum(name in game["built"] for game in games) / len(games)


def _source(name: str) -> Any:
    def share(games: list[Note]) -> float:
        winners = [
            fame
            for game in games
            for fame, won in zip(game["fame"], game["wins"], strict=True)
            if won
        ]
        return sum(fame[name] for fame in winners) / sum(sum(fame.values()) for fame in winners)

    return share


def _each(games: list[Note], name: str) -> float:
    """How often a player does something in a game, on average."""
    return sum(game["counts"].get(name, 0) / len(game["wins"]) for game in games) / len(games)


def _listed(shares: dict[str, float]) -> str:
    return ", ".join(f"{name} {share:.0%}" for name, share in shares.items())


# Tables


def by_count(title: str, notes: Notes, shares: dict[str, Any]) -> str:
    rows = [
        [f"{seats} players", *(f"{share(games):.0%}" for share in shares.values())]
        for seats, games in notes.items()
    ]
    return markdown([title, *shares], rows)


def per_player(notes: Notes) -> str:
    names = {
        "tamings": "tamed",
        "captures": "captured",
        "dragons captured": "dragons captured",
        "dragons moved": "carried",
        "maps drawn": "drew_maps",
        "maps played": "played_map",
        "storms": "storm",
    }
    rows = [
        [
            f"{seats} players",
            *(f"{_each(games, name):.1f}" for name in names.values()),
            f"{sum(max(game['scores']) for game in games) / len(games):.1f}",
        ]
        for seats, games in notes.items()
    ]
    return markdown(["each player, in a game", *names, "winning score"], rows)


def map_table(game: Game, notes: Notes) -> str:
    """How often the maps of each form were played, for 100 games and map."""
    forms: dict[tuple[int, ...], list[int]] = {}
    maps = game.components["map"]
    for card, treasure in enumerate(maps):
        asked = tuple(sorted((n for n in treasure.around if n), reverse=True))
        forms.setdefault(asked, []).append(card)
    rows = []
    for asked, cards in sorted(forms.items()):
        fame = sorted({maps[card].fame for card in cards})
        rows.append(
            [
                " + ".join(map(str, asked)),
                str(len(cards)),
                " to ".join(map(str, dict.fromkeys((fame[0], fame[-1])))),
                *(f"{_plays(games, cards):.0f}" for games in notes.values()),
            ]
        )
    counts = [f"{seats} players" for seats in notes]
    return markdown(["neighbours asked for", "maps", "fame", *counts], rows)


def _plays(games: list[Note], cards: list[int]) -> float:
    played = sum(game["maps"].get(card, 0) for game in games for card in cards)
    return 100 * played / len(cards) / len(games)


# Pictures


def fame_figure(notes: Notes) -> Any:
    """The winners' fame by source, as stacked bars."""
    figure, axes = _new_figure((7.5, 2.6))
    labels = [f"{seats} players" for seats in notes]
    left = [0.0] * len(notes)
    shades = ("#8c3b2e", "#b8860b", "#4f7a5b", "#4a6b8a")
    for name, shade in zip(SOURCES, shades, strict=True):
        shares = [100 * _source(name)(games) for games in notes.values()]
        axes.barh(labels, shares, left=left, color=shade, label=name, height=0.6)
        for row, share in enumerate(shares):
            middle = left[row] + share / 2
            axes.text(middle, row, f"{share:.0f}", ha="center", va="center", color="white")
        left = [start + share for start, share in zip(left, shares, strict=True)]
    axes.invert_yaxis()
    axes.set_xlim(0, 100)
    axes.set_xlabel("per cent of the winners' fame")
    axes.legend(ncols=4, loc="lower center", bbox_to_anchor=(0.5, 1.0), frameon=False)
    return figure


def order_figure(notes: Notes) -> Any:
    """Victories by place in the order of turns, less the fair share."""
    figure, axes = _new_figure((7.5, 3.0))
    labels: list[str] = []
    for seats, games in notes.items():
        above = [100 * (share - 1 / seats) for share in shares(games)]
        error = 196 * (1 / seats * (1 - 1 / seats) / len(games)) ** 0.5
        at = [len(labels) + place for place in range(seats)]
        axes.errorbar(at, above, error, fmt="o", capsize=3, label=f"{seats} players")
        labels += [str(place + 1) for place in range(seats)]
    axes.axhspan(-ORDER_POINTS, ORDER_POINTS, color="#dddddd", zorder=0)
    axes.axhline(0, color="#666666", linewidth=0.8)
    axes.set_xticks(range(len(labels)), labels)
    axes.set_xlabel("place in the order of turns")
    axes.set_ylabel("victories, points above fair")
    axes.legend(ncols=3, loc="lower center", bbox_to_anchor=(0.5, 1.0), frameon=False)
    return figure


def _new_figure(size: tuple[float, float]) -> Any:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=size, layout="constrained")
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    return figure, axes
