"""Bots by name, from random to expert.

A level's budget is a number of simulations, so that the same seed plays the same game; `seconds` is
its time limit while a person waits, on one core. For experiments `search-N` and `clairvoyant-N` are
bots of N simulations.
"""

import re
from dataclasses import dataclass

from coffret.engine.errors import BadOptions

RANDOM, GREEDY, BEGINNER, SEARCH, NET = range(5)


@dataclass(frozen=True)
class Level:
    name: str
    kind: int
    simulations: int = 0
    seconds: float = 2.0
    pace: int = 1000
    """Thinking time in milliseconds, in games with a clock."""
    sees_all: bool = False
    """Sees hidden information. For measurements only: an upper bound for honest bots."""

    @property
    def thinks(self) -> bool:
        """Whether it decides outside the compiled loop (`bots.simple_bots`)."""
        return self.kind in (SEARCH, NET)


ALL = (
    Level("random", RANDOM),
    Level("greedy", GREEDY),
    Level("beginner", BEGINNER, pace=1200),
    Level("casual", SEARCH, simulations=40, seconds=0.5, pace=1300),
    Level("skilled", SEARCH, simulations=200, seconds=1.0, pace=1400),
    Level("expert", SEARCH, simulations=2000, seconds=2.0, pace=1500),
    Level("master", NET, pace=1500),
    Level("clairvoyant", SEARCH, simulations=2000, seconds=2.0, pace=1500, sees_all=True),
)
LEVELS = {level.name: level for level in ALL}
PEOPLE_MEET = ("beginner", "casual", "skilled", "expert")
"""The levels offered at a table, from the weakest up."""
MASTER = "master"
"""Offered besides where a net has learned the game (`bots.net`)."""
BY_STRENGTH = (*PEOPLE_MEET, MASTER)

INTERPRETED_AT_MOST = 100
"""Simulations that a bot can do in half a second without compiled rules."""

WITH_BUDGET = re.compile(r"(search|clairvoyant)-([1-9]\d{0,5})")


def level(name: str) -> Level:
    if name in LEVELS:
        return LEVELS[name]
    named = WITH_BUDGET.fullmatch(name)
    if named is None:
        known = ", ".join(LEVELS)
        raise BadOptions(
            f"there is no bot '{name}' (there are: {known}; search-N and clairvoyant-N for N "
            "simulations)"
        )
    kind, simulations = named.groups()
    return Level(name, SEARCH, int(simulations), sees_all=kind == "clairvoyant")
