"""Moments of recorded games for the board's tests and its preview page.

python -m tests.games.jelly_monster.moments

Greedy bots play live games of three, four and five, and a relaxed one of four; of each kind of
moment one is kept, as seat 0 sees it, with the view before it. Written to
web/src/games/jelly_monster/fixtures.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from coffret.bots.player import BotPlayer, TurnScheduler
from coffret.engine.fairness import secret_of
from coffret.engine.legend import legend
from coffret.engine.match import Match
from coffret.games.jelly_monster import GAME

from ...recorded import Moment, asked, said

FOLDER = Path(__file__).parents[3] / "web/src/games/jelly_monster/fixtures"
NAMES = ["Ada", "Otto", "Lin", "Nadia", "Zoé"]
GAMES = [(seats, seed) for seats in (5, 4, 3) for seed in (3, 8, 21, 34, 55, 89)]
RARE = {"discard-4"}
"""Questions that few games ask: they are looked for."""
PACE = 700
SLOW, QUICK = 2600, 250
"""Seat 0 takes its time, or none: it is asked when others have placed, or is done before them."""


def kinds_of(view: dict[str, Any], legal: list[dict[str, Any]]) -> Iterator[str]:
    """Moments that look different count as different."""
    phase, me = view["phase"], view["players"][0]
    names = {move["move"] for move in legal}
    if phase == "ready":
        yield "first" if view["round"] <= 1 else "ready"
    elif phase == "round":
        lying = sum(len(dice) for district in view["districts"] for dice in district["dice"])
        if view["timer_ends"] is not None and "place" in names and me["loose"] <= 3:
            yield "last"
        if "place_and_expel" in names and lying > len(view["players"]) * 3:
            yield "expel"
        if "place_and_aim" in names and lying > len(view["players"]) * 2:
            yield "aim"
        if "close" in names and "turn_timer" in names:
            yield "done"
        if me["flying"]:
            yield "air"
    elif phase != "over":
        yield phase if names or phase == "countdown" else f"{phase}-others"


def moment(s: Any, before: dict[str, Any] | None, events: list[Any]) -> Moment:
    legal = [] if GAME.rules.over(s) else GAME.legal(s, 0)
    return asked(GAME, s, 0, legal, NAMES) | {
        "before": before,
        "events": events,
        "said": said(GAME, events, NAMES),
    }


def played(seats: int, seed: int, pace: str, bot: str = "greedy") -> Iterator[tuple[str, Moment]]:
    match = Match(GAME, NAMES[:seats], {"pace": pace}, secret_of(seed))
    bots = [BotPlayer(GAME, bot, seed + seat) for seat in range(seats)]
    order = TurnScheduler(GAME, [QUICK if seed % 2 else SLOW, *[PACE] * (seats - 1)], seed)
    s = match.state
    while not match.is_over:
        before = GAME.view(s, 0)
        legal = [GAME.move(action) for action in GAME.legal(s, 0)]
        for kind in kinds_of(before, legal):
            yield kind, moment(s, None, [])
        seat, time = order.next_to_act(s)
        if seat is None:
            match.wait(time)
        else:
            match.play(seat, bots[seat].choose(s, seat), max(time, s.clock))
        events = GAME.events.read(s, 0)
        if any(event["event"] == "scored" for event in events):
            yield "scored", moment(s, before, events)
    yield "over", moment(s, before, events)


def given() -> dict[str, Any]:
    """Someone has jelly for some of the winners only: so poor one is when all play at random."""
    games = (played(4, seed, "relaxed", "random") for seed in count())
    return next(found for game in games for kind, found in game if kind == "give")


def main() -> None:
    kept: dict[str, dict[str, Any]] = {}
    for seats, seed in GAMES:
        for kind, found in played(seats, seed, "live"):
            best = kept.get(f"{kind}-{seats}")
            if best is None or len(found["legal"]) > len(best["legal"]):
                kept[f"{kind}-{seats}"] = found
    for seed in range(100, 200):
        if kept.keys() >= RARE:
            break
        for kind, found in played(4, seed, "live"):
            if f"{kind}-4" in RARE:
                kept.setdefault(f"{kind}-4", found)
    kept["give-4"] = given()
    for kind, found in played(4, 5, "relaxed"):
        kept.setdefault(f"relaxed-{kind}", found)
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "moments.json").write_bytes(msgspec.json.encode(kept) + b"\n")
    (FOLDER / "names.json").write_bytes(msgspec.json.encode(legend(GAME)["names"]) + b"\n")
    print(f"{len(kept)} moments: {', '.join(sorted(kept))}")


if __name__ == "__main__":
    main()
