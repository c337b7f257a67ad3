"""Whether other search settings are stronger: one bot with them among bots with the game's own.

    python -m benchmarks.search_settings dragon_island --players 2 --games 400 horizon=20

The settings are those of `coffret.engine.search_settings`. Every deal is played once from each
seat; all bots have the same number of simulations.
"""

import argparse
from dataclasses import fields, replace
from typing import Any

from coffret import registry
from coffret.engine.search_settings import SearchSettings
from coffret.lab.contest import Contest
from coffret.lab.intervals import wilson


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.search_settings", description=__doc__
    )
    parser.add_argument("game")
    parser.add_argument("settings", nargs="+", metavar="SETTING=NUMBER")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="skilled")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = registry.game(given.game)
    other = changed(game.search, given.settings)
    seats = given.players
    contest = Contest(
        game, [given.bot] * seats, given.seed, settings=[other, *[None] * (seats - 1)]
    )
    won = 0.0
    lead = 0.0
    for number in range(given.games):
        s, _ = contest.play(number // seats, -number % seats)
        seat = number % seats
        keys = [game.rules.rank_key(s, each) for each in range(seats)]
        if keys[seat] == max(keys):
            won += 1 / keys.count(max(keys))
        points = [game.rules.score(s, each) for each in range(seats)]
        lead += points[seat] - (sum(points) - points[seat]) / (seats - 1)
        if (number + 1) % 100 == 0 or number + 1 == given.games:
            low, high = wilson(won, number + 1)
            print(
                f"{game.name}, {seats} players, {given.bot}, {' '.join(given.settings)}: "
                f"{number + 1} games, wins {won / (number + 1):.1%} ({low:.1%} – {high:.1%}; "
                f"fair {1 / seats:.1%}), {lead / (number + 1):+.2f} points",
                flush=True,
            )


def changed(search: SearchSettings, settings: list[str]) -> SearchSettings:
    kinds = {field.name: type(getattr(search, field.name)) for field in fields(search)}
    given: dict[str, Any] = {}
    for setting in settings:
        name, _, number = setting.partition("=")
        if name not in kinds:
            raise SystemExit(f"there is no setting '{name}' (there are: {', '.join(kinds)})")
        given[name] = kinds[name](int(number))
    return replace(search, **given)


if __name__ == "__main__":
    main()
