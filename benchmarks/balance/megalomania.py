"""Megalomania: what missions and scrolls bring in a round, in games between bots.

A mission is worth the points that it brings a player, on the mean; where points are lost, what
it costs. A scroll is worth what its user leads by at the end of the round, less what its hand
promised before; how much of a promise comes true is seen in the rounds without a scroll.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from statistics import fmean, median, stdev
from typing import Any

from coffret.engine.game import Game
from coffret.games.megalomania import estimate, phase

from .frame import Finding, Note, Report, markdown

MISSIONS_WITHIN = 1.0
MOST_WORTH = 2.0
NO_SCROLL = -1
USES_TO_COUNT = 10


class Observer:
    """Writes down each round: mission, resources, points, the scroll used, and who led before."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._promise = game.plain(estimate).round_value
        self._rounds: list[Note] = []
        self._round: Note = {}
        self._windfalls: list[Note] = []

    def __call__(self, s: Any, seat: int | None, action: int | None) -> None:
        for event in self._game.events.read(s, None):
            self._hear(s, event)
        promised = self._round["scroll"] != NO_SCROLL or self._round["choices"]
        if s.phase in (phase.SCROLL, phase.RESOURCES) and not promised:
            self._round["promise"] = [self._promise(s, other) / 100 for other in range(s.seats)]

    def _hear(self, s: Any, event: Note) -> None:
        match event["event"]:
            case "round_begins":
                self._round = {"choices": [], "points": [0] * s.seats, "scroll": NO_SCROLL}
                self._rounds.append(self._round)
            case "mission":
                self._round["mission"] = event["mission"]
            case "took_resources":
                self._round["choices"].append(event["combination"])
            case "used_scroll" if self._round["scroll"] == NO_SCROLL:
                self._round["scroll"] = event["scroll"]
                self._round["user"] = event["seat"]
            case "three_points":
                self._windfalls.append({"scroll": event["scroll"], "points": event["points"]})
            case "scored":
                self._round["points"][event["seat"]] = event["points"] + event["bonus"]

    def note(self, s: Any) -> Note:
        return {"rounds": self._rounds, "windfalls": self._windfalls}


@dataclass
class Account:
    """The notes of one number of players, added up."""

    seats: int
    games: int = 0
    missions: dict[int, list[int]] = field(default_factory=dict)
    """Points by mission, an entry per player and round."""
    scrolls: dict[int, list[float]] = field(default_factory=dict)
    """The gain of each use."""


def account_of(seats: int, notes: list[Note]) -> Account:
    account = Account(seats, len(notes))
    rounds = [each for note in notes for each in note["rounds"]]
    kept = promise_kept(rounds)
    for each in rounds:
        account.missions.setdefault(each["mission"], []).extend(each["points"])
        if each["scroll"] != NO_SCROLL:
            user = each["user"]
            gain = lead(each["points"], user) - kept * lead(each["promise"], user)
            account.scrolls.setdefault(each["scroll"], []).append(gain)
    for note in notes:
        for windfall in note["windfalls"]:
            account.scrolls.setdefault(windfall["scroll"], []).append(windfall["points"])
    return account


def lead(points: list[float], seat: int) -> float:
    """How far a seat is ahead of the mean of the others."""
    return points[seat] - fmean(value for other, value in enumerate(points) if other != seat)


def promise_kept(rounds: list[Note]) -> float:
    """The part of a promised lead that comes true, by least squares over rounds without scrolls."""
    leads = [
        (lead(each["promise"], seat), lead(each["points"], seat))
        for each in rounds
        if each["scroll"] == NO_SCROLL
        for seat in range(len(each["points"]))
    ]
    squares = sum(promised * promised for promised, _ in leads)
    return sum(promised * true for promised, true in leads) / squares if squares else 0.0


# What is asked


def report(game: Game, notes: dict[int, list[Note]]) -> Report:
    accounts = [account_of(seats, each) for seats, each in notes.items()]
    cards = game.components.cards
    fixed = own_cards(cards["mission"])
    own = own_cards(cards["scroll"])
    every = list(range(len(cards["scroll"])))
    findings = [
        *(missions_alike(account, fixed) for account in accounts),
        *(no_scroll_above_all(account, every, "no scroll") for account in accounts),
        *(no_scroll_above_all(account, own, "none of scrolls 1 to 6") for account in accounts),
    ]
    tables = [
        mission_table(game, accounts),
        scroll_table(game, accounts),
    ]
    figures = {
        "missions": mission_figure(game, accounts, fixed),
        "scrolls": scroll_figure(game, accounts),
    }
    return Report(findings, tables, figures)


def own_cards(cards: tuple[dict[str, Any], ...]) -> list[int]:
    """Those whose numbers are Coffret's own."""
    return [number for number, card in enumerate(cards) if card["source"] == "design"]


def missions_alike(account: Account, fixed: list[int]) -> Finding:
    worth = {
        number: abs(fmean(account.missions[number]))
        for number in fixed
        if number in account.missions
    }
    least = min(worth, key=worth.__getitem__)
    most = max(worth, key=worth.__getitem__)
    return Finding(
        f"{account.seats} players: fixed missions are worth alike within one point",
        f"{worth[least]:.2f} ({least + 1}) to {worth[most]:.2f} ({most + 1})",
        worth[most] - worth[least] <= MISSIONS_WITHIN,
    )


def no_scroll_above_all(account: Account, among: list[int], whose: str) -> Finding:
    worth = {
        scroll: fmean(gains)
        for scroll, gains in account.scrolls.items()
        if len(gains) >= USES_TO_COUNT
    }
    middle = median(worth.values())
    most = max((scroll for scroll in among if scroll in worth), key=worth.__getitem__)
    return Finding(
        f"{account.seats} players: {whose} is worth more than twice the median one",
        f"{worth[most]:.2f} ({most + 1}); median {middle:.2f}",
        worth[most] <= MOST_WORTH * middle,
    )


# Tables


def counts_of(accounts: list[Account]) -> list[str]:
    return [f"{account.seats} players" for account in accounts]


def mission_table(game: Game, accounts: list[Account]) -> str:
    cards = game.components.cards["mission"]
    rows = []
    for number, card in enumerate(cards):
        kind = "fixed" if card["source"] == "design" else "each"
        worth = [
            f"{fmean(a.missions[number]):+.2f}" if number in a.missions else "–" for a in accounts
        ]
        rows.append([f"{number + 1} {card['name']['en']}", f"{card['points']:+d} {kind}", *worth])
    return "Points for each player in a round:\n\n" + markdown(
        ["mission", "points", *counts_of(accounts)], rows
    )


def scroll_table(game: Game, accounts: list[Account]) -> str:
    rows = []
    for number, card in enumerate(game.components.cards["scroll"]):
        worth = [with_error(account.scrolls.get(number, [])) for account in accounts]
        rows.append([f"{number + 1} {card['name']['en']}", *worth])
    return (
        "Points that a scroll brought, with the standard error, and how often it was used:\n\n"
        + (markdown(["scroll", *counts_of(accounts)], rows))
    )


def with_error(values: list[float]) -> str:
    if len(values) < 2:
        return "–"
    return f"{fmean(values):+.2f} ± {stdev(values) / len(values) ** 0.5:.2f} ({len(values)})"


# Pictures


def mission_figure(game: Game, accounts: list[Account], fixed: list[int]) -> Any:
    names = [f"{n + 1} {game.components.cards['mission'][n]['name']['en']}" for n in fixed]
    series = [
        [abs(fmean(account.missions[n])) if n in account.missions else None for n in fixed]
        for account in accounts
    ]
    return dots(names, counts_of(accounts), series, "points gained or lost by a player in a round")


def scroll_figure(game: Game, accounts: list[Account]) -> Any:
    cards = game.components.cards["scroll"]
    names = [f"{n + 1} {card['name']['en']}" for n, card in enumerate(cards)]
    series = [
        [fmean(account.scrolls[n]) if n in account.scrolls else None for n in range(len(cards))]
        for account in accounts
    ]
    return dots(
        names, counts_of(accounts), series, "points that a use brought, beyond the hand’s promise"
    )


def dots(
    names: list[str], labels: list[str], series: list[list[float | None]], meaning: str
) -> Any:
    """One line per card, one dot per number of players."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8.2, 0.8 + 0.3 * len(names)), layout="constrained")
    for label, values, colour, marker in zip(
        labels, series, ("#1b6ca8", "#d1495b", "#5b8e3e"), "osD", strict=False
    ):
        shown = [(value, row) for row, value in enumerate(values) if value is not None]
        axes.plot(*zip(*shown, strict=True), marker, color=colour, label=label, markersize=6)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    axes.set_xlabel(meaning)
    axes.axvline(0, color="#888888", linewidth=0.8)
    axes.grid(axis="both", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=len(labels), frameon=False)
    return figure
