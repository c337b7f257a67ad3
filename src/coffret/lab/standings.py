"""The results of a ladder."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from coffret.bots.levels import PEOPLE_MEET, level

from .intervals import wilson
from .ratings import Rating, ratings
from .results import Result
from .seating import Pair


@dataclass(frozen=True)
class Score:
    """A bot's win share against another, with its 95% interval."""

    bot: str
    other: str
    games: int
    share: float
    low: float
    high: float

    @property
    def turned(self) -> Score:
        return Score(self.other, self.bot, self.games, 1 - self.share, 1 - self.high, 1 - self.low)

    @property
    def beats(self) -> bool:
        """With 95% confidence, where each has half of the seats."""
        return self.low > 0.5


@dataclass(frozen=True)
class Standing:
    """The ladder at one player count."""

    players: int
    games: int
    games_per_second: float
    """On one core."""
    ratings: list[Rating]
    """The best first."""
    scores: list[Score]
    """Of every pair."""
    steps: list[Score]
    """Each bot against the next one down, then each level that people meet, if not yet included."""


def standings(results: Sequence[Result], bots: Sequence[str]) -> list[Standing]:
    found = []
    for players in _counts(results):
        games = [result for result in results if result.players == players]
        rated = ratings(games, bots)
        met = scores(games)
        against = {(score.bot, score.other): score for score in met}
        against |= {(score.other, score.bot): score.turned for score in against.values()}
        down = [rating.bot for rating in rated]
        people = [bot for bot in reversed(PEOPLE_MEET) if bot in bots]
        steps = list(pairwise(down))
        steps += [
            step for step in pairwise(people) if step not in steps and step[::-1] not in steps
        ]
        seconds = sum(result.seconds for result in games)
        found.append(
            Standing(
                players,
                len(games),
                len(games) / max(seconds, 1e-9),
                rated,
                met,
                [against[step] for step in steps],
            )
        )
    return found


def scores(results: Iterable[Result]) -> list[Score]:
    """The first bot of every pair against the second."""
    shares: dict[Pair, list[float]] = {}
    for result in results:
        shares.setdefault(result.pair, []).append(result.share(result.pair[0]))
    return [
        Score(*pair, len(won), sum(won) / len(won), *wilson(sum(won), len(won)))
        for pair, won in shares.items()
    ]


@dataclass(frozen=True)
class Strength:
    """The value of a budget: win share as a multiple of the fair share, with its interval."""

    players: int
    family: str
    simulations: int
    games: int
    times_fair: float
    low: float
    high: float


def strengths(results: Sequence[Result]) -> list[Strength]:
    found = []
    for players in _counts(results):
        for score in scores(result for result in results if result.players == players):
            family = score.bot.partition("-")[0]
            chances = (players * chance for chance in (score.share, score.low, score.high))
            simulations = level(score.bot).simulations
            found.append(Strength(players, family, simulations, score.games, *chances))
    return found


def _counts(results: Iterable[Result]) -> list[int]:
    return sorted({result.players for result in results})
