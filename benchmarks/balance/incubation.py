"""Incubation: winning scores, objectives claimed, eggs hatched, places in the order of turns."""

from __future__ import annotations

from typing import Any

import numpy as np

from coffret.engine.game import Game
from coffret.games.incubation.state import EGG_COUNT, MOST_OBJECTIVES, NOTHING

from .frame import Finding, Note, Report, markdown
from .places import places_table, seats_finding

LEAST, MOST = 45, 65
MOST_OF_TWO = 70
"""Two players share five objectives, so theirs is the longest game: see docs/balance.md."""
LEAST_CLAIMED = 0.10


class Observer:
    """Notes the round in which each objective is claimed; the rest is in the final position."""

    def __init__(self, game: Game) -> None:
        self.claimed_in: dict[int, int] = {}

    def __call__(self, s: Any, seat: int | None, action: int | None) -> None:
        for place in range(MOST_OBJECTIVES):
            if s.claimed_by[place] != NOTHING:
                self.claimed_in.setdefault(s.objectives[place], s.rounds)

    def note(self, s: Any) -> Note:
        places = [place for place in range(MOST_OBJECTIVES) if s.objectives[place] != NOTHING]
        return {
            "first": s.first_player,
            "rounds": s.rounds,
            "offered": [s.objectives[place] for place in places],
            "claimed": self.claimed_in,
            "hatched": [egg for egg in range(EGG_COUNT) if s.hatched_by[egg] != NOTHING],
            "parts": [
                (player.egg_points, player.objective_points, player.coins)
                for player in (s.players[seat] for seat in range(s.seats))
            ],
        }


def report(game: Game, notes: dict[int, list[Note]]) -> Report:
    found = Report()
    best = {seats: [max(note["scores"]) for note in played] for seats, played in notes.items()}
    for seats, scores in best.items():
        most = MOST_OF_TWO if seats == 2 else MOST
        found.findings.append(median_finding(f"{seats} players", scores, most))
    if len(best) > 1:
        every = [score for scores in best.values() for score in scores]
        found.findings.append(median_finding("all counts together", every, MOST))
    claims = {seats: claim_rates(game, played) for seats, played in notes.items()}
    least = min(min(rates) for rates in claims.values())
    found.findings.append(
        Finding(
            f"every objective claimed in {LEAST_CLAIMED:.0%} of the games that offer it",
            f"at least {least:.0%}",
            least >= LEAST_CLAIMED,
        )
    )
    found.findings += [seats_finding(seats, played, 5) for seats, played in notes.items()]
    found.tables += [scores_table(notes), places_table(notes)]
    found.tables.append(objectives_table(game, notes, claims))
    hatched = {seats: hatch_rates(played) for seats, played in notes.items()}
    found.tables.append(rates_table(game, "egg", hatched))
    found.figures["scores"] = scores_figure(best)
    return found


def median_finding(which: str, scores: list[int], most: int) -> Finding:
    median = float(np.median(scores))
    return Finding(
        f"{which}: median winning score {LEAST}–{most}", f"{median:.0f}", LEAST <= median <= most
    )


def claim_rates(game: Game, played: list[Note]) -> list[float]:
    """How often each objective is claimed, of the games that offer it."""
    rates = []
    for card in range(len(game.components["objective"])):
        offered = [note for note in played if card in note["offered"]]
        rates.append(float(np.mean([card in note["claimed"] for note in offered])))
    return rates


def objectives_table(
    game: Game, notes: dict[int, list[Note]], claims: dict[int, list[float]]
) -> str:
    """How hard each objective is: how often it is claimed, and in which round."""
    objectives = game.components["objective"]
    rows = []
    for card, name in enumerate(objectives.ids):
        row = [name, str(objectives[card].points)]
        for seats, played in notes.items():
            rounds = [note["claimed"][card] for note in played if card in note["claimed"]]
            row.append(f"{claims[seats][card]:.0%}, {np.mean(rounds):.1f}" if rounds else "0%")
        rows.append(row)
    head = [f"{seats} players: claimed, in round" for seats in notes]
    return markdown(["objective", "points", *head], rows)


def hatch_rates(played: list[Note]) -> list[float]:
    return [float(np.mean([egg in note["hatched"] for note in played])) for egg in range(EGG_COUNT)]


def scores_table(notes: dict[int, list[Note]]) -> str:
    rows = []
    for seats, played in notes.items():
        best = [max(note["scores"]) for note in played]
        low, median, high = np.percentile(best, (10, 50, 90))
        parts = np.mean([note["parts"][int(np.argmax(note["wins"]))] for note in played], axis=0)
        rows.append(
            [
                str(seats),
                f"{median:.0f} ({low:.0f}–{high:.0f})",
                f"{np.median([note['rounds'] for note in played]):.0f}",
                " · ".join(f"{part:.0f}" for part in parts),
            ]
        )
    head = ["players", "winning score, median (10–90 %)", "rounds"]
    return markdown([*head, "eggs · objectives · coins of the winner"], rows)


def rates_table(game: Game, section: str, rates: dict[int, list[float]]) -> str:
    rows = [
        [name, *(f"{values[number]:.0%}" for values in rates.values())]
        for number, name in enumerate(game.components[section].ids)
    ]
    return markdown([section, *(f"{seats} players" for seats in rates)], rows)


def scores_figure(best: dict[int, list[int]]) -> Any:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 3.6), layout="constrained")
    axes.axhspan(LEAST, MOST, color="#e9dfc8", label="asked of the median")
    shown = axes.boxplot(
        list(best.values()),
        tick_labels=[f"{seats} players" for seats in best],
        whis=(10, 90),
        showfliers=False,
        patch_artist=True,
    )
    for box in shown["boxes"]:
        box.set(facecolor="#8fb3a5", edgecolor="#34554a")
    for line in shown["medians"]:
        line.set(color="#34554a", linewidth=2)
    axes.set_ylabel("winning score")
    axes.legend(frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    return figure
