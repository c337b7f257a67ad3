"""Attack of the Jelly Monster: what is targeted, and what players do with their time."""

from __future__ import annotations

from collections import Counter
from typing import Any

from coffret.engine.game import Game
from coffret.games.jelly_monster.reward import KINDS
from coffret.games.jelly_monster.state import DICE, ROUNDS

from .frame import Finding, Note, Report, markdown

TARGETED = 0.03

EVENTS = ("placed", "aimed", "expelled", "closed", "timer_turned")
MOVES = ("roll_again", "hold")


class Observer:
    """The targeted rewards at scoring, and how the players used their time."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._kinds: Counter[str] = Counter()
        self._zones: Counter[str] = Counter()
        self._acts: Counter[str] = Counter()
        self._begun = 0
        self._playing = 0

    def __call__(self, s: Any, seat: int | None, action: int | None) -> None:
        if seat is not None and action is not None:
            move = self._game.move(action)["move"]
            if move in MOVES:
                self._acts[move] += 1
        for event in self._game.events.read(s, None):
            kind = event["event"]
            if kind in EVENTS:
                self._acts[kind] += 1
            elif kind == "round_begins":
                self._begun = s.clock
            elif kind == "round_ends":
                self._playing += s.clock - self._begun
            elif kind == "scored":
                self._see_scored(s.districts[event["district"]].face, event["zone"])

    def _see_scored(self, face: int, zone: int) -> None:
        """A district that someone won; a reward of several icons counts for each kind in it."""
        districts = self._game.components["district"]
        self._acts["scored"] += 1
        self._zones[f"{districts.ids[face]} {zone}"] += 1
        for kind in {icon.kind for icon in districts[face].zones[zone].icons if icon.kind >= 0}:
            self._kinds[KINDS[kind]] += 1

    def note(self, s: Any) -> Note:
        return {
            "kinds": dict(self._kinds),
            "zones": dict(self._zones),
            "acts": dict(self._acts),
            "playing": self._playing,
        }


def report(game: Game, notes: dict[int, list[Note]]) -> Report:
    found = Report()
    found.findings += [_finding_on_kinds(seats, seen) for seats, seen in notes.items()]
    found.tables = [_kinds(notes), _faces(game, notes), _acts(notes)]
    found.figures = {"rewards": _draw_kinds(notes)}
    return found


# Findings


def _finding_on_kinds(seats: int, seen: list[Note]) -> Finding:
    shares = _shares_of_kinds(seen)
    rarest = min(shares, key=lambda kind: shares[kind])
    return Finding(
        f"{seats} players: every kind of reward is targeted in {TARGETED:.0%} of the districts",
        f"the rarest is `{rarest}` with {shares[rarest]:.1%}",
        shares[rarest] >= TARGETED,
    )


# Tables


def _kinds(notes: dict[int, list[Note]]) -> str:
    shares = {seats: _shares_of_kinds(seen) for seats, seen in notes.items()}
    rows = [[kind, *(f"{shares[seats][kind]:.1%}" for seats in notes)] for kind in KINDS]
    return markdown(["targeted when scored", *(f"{seats} players" for seats in notes)], rows)


def _faces(game: Game, notes: dict[int, list[Note]]) -> str:
    """All numbers of players together."""
    seen = _sum([note["zones"] for each in notes.values() for note in each])
    rows = []
    for name in game.components["district"].ids:
        counts = [seen[f"{name} {zone}"] for zone in range(3)]
        shares = [f"{count / max(1, sum(counts)):.0%}" for count in counts]
        rows.append([name, *shares])
    return markdown(["scored on", "first zone", "middle", "last"], rows)


def _acts(notes: dict[int, list[Note]]) -> str:
    """The events of a round, on average."""
    rows = []
    for seats, seen in notes.items():
        acts = _sum([note["acts"] for note in seen])
        rounds = ROUNDS * len(seen)
        hands = rounds * seats
        rows.append(
            [str(seats)]
            + [f"{acts[name] / hands:.2f}" for name in ("roll_again", "aimed", "expelled")]
            + [f"{DICE - acts['placed'] / hands:.2f}"]
            + [f"{acts['closed'] / hands:.0%}", f"{acts['timer_turned'] / rounds:.0%}"]
            + [f"{acts['scored'] / rounds:.1f} of {seats + 2}"]
            + [f"{sum(note['playing'] for note in seen) / rounds / 1000:.0f} s"]
        )
    head = ["players", "thrown again, a player", "aimed", "expelled", "dice not placed"]
    head += ["barriers used", "timer turned, a round", "districts won", "length"]
    return markdown(head, rows)


def _shares_of_kinds(seen: list[Note]) -> dict[str, float]:
    """Of the districts that were scored, those on which each kind was targeted."""
    counts = _sum([note["kinds"] for note in seen])
    scored = sum(note["acts"]["scored"] for note in seen)
    return {kind: counts[kind] / scored for kind in KINDS}


def _sum(counts: list[dict[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    return total


# Pictures


def _draw_kinds(notes: dict[int, list[Note]]) -> Any:
    figure, (plot,) = _plots(1, (8.2, 4.2))
    shades = ("#a9cdb9", "#5d9f7c", "#24543b")
    height = 0.8 / len(notes)
    for number, (seats, seen) in enumerate(notes.items()):
        shares = _shares_of_kinds(seen)
        at = [row + (number - (len(notes) - 1) / 2) * height for row in range(len(KINDS))]
        values = [100 * shares[kind] for kind in KINDS]
        plot.barh(at, values, height, color=shades[number % 3], label=f"{seats} players")
    plot.axvline(100 * TARGETED, color="0.2", linewidth=1, linestyle="--")
    plot.set_yticks(range(len(KINDS)), [kind.replace("_", " ") for kind in KINDS])
    plot.invert_yaxis()
    plot.set_xlabel("times targeted per hundred districts scored")
    plot.legend(frameon=False, loc="lower right")
    figure.tight_layout()
    return figure


def _plots(columns: int, size: tuple[float, float]) -> tuple[Any, list[Any]]:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, plots = pyplot.subplots(1, columns, figsize=size, squeeze=False)
    for plot in plots[0]:
        plot.spines[["top", "right"]].set_visible(False)
    return figure, list(plots[0])
