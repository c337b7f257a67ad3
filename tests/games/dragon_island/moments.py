"""Moments of recorded games for the board's tests and its preview page.

python -m tests.games.dragon_island.moments [moment ...]

Greedy bots play games of two, three and four; of each kind of decision the one with most to choose
from is kept, with what its reader sees. `over` is an end; `storm` is the worst one, with the view
`before` it; where only previews show the effect of a move, some are kept. Written to
web/src/games/dragon_island/fixtures. Some moments can be recorded alone, by name: `ALONE`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from coffret.bots.player import BotPlayer
from coffret.engine.fairness import secret_of
from coffret.engine.legend import legend
from coffret.engine.match import Match
from coffret.games.dragon_island import GAME, phase
from coffret.games.dragon_island.state import COLOUR_COUNT, MAP_COUNT, NOTHING
from coffret.games.dragon_island.wizards import is_on_its_way
from coffret.server.results import result_of

from ...recorded import Moment, asked, previews, said

FOLDER = Path(__file__).parents[3] / "web/src/games/dragon_island/fixtures"
NAMES = ["Ada", "Otto", "Lin", "Nadia"]
GAMES = [(4, 24), (4, 7), (4, 31), (3, 5), (2, 3)]
FORESEEN = {"place-storm": 3, "treasure-dig": 2, "deal": 2}
"""Of which decisions how many moves are kept with their previews."""


def kind_of(view: dict[str, Any], legal: list[int]) -> str:
    """Decisions that look different are distinguished."""
    kind: str = view["phase"]
    names = {GAME.move(action)["move"] for action in legal}
    if kind == "act":
        for name in ("telekinesis", "draw_maps", "take_gold"):
            if name in names:
                return f"act-{name}"
        return "act-build"
    if kind == "treasure":
        return "treasure-dig" if "play_map" in names else "treasure"
    if kind == "place":
        return f"place-{view['chosen']['kind']}" if view["chosen"]["kind"] == "storm" else kind
    if kind == "maps" and view["round"] == 0:
        return "maps-first"
    return kind


def moment(s: Any, seat: int) -> Moment:
    acting = None if GAME.rules.over(s) else s.turn
    legal = GAME.legal(s, seat) if seat == acting else []
    events = GAME.events.read(s, seat)
    return asked(GAME, s, seat, legal, NAMES) | {
        "seat": seat,
        "acting": acting,
        "events": events,
        "said": said(GAME, events, NAMES),
    }


def lost(storm: dict[str, Any], seat: int | None = None) -> int:
    """How much gold a storm takes from pets, of one seat or all; a pet that is lost counts more."""
    return sum(
        event["count"] + 5 * int(event["lost"]).bit_count()
        for event in storm["events"]
        if event["event"] == "pets_shaken" and seat in (None, event["seat"])
    )


def moving(s: Any) -> dict[str, dict[str, Any]]:
    """Dragons lifted from the fullest tile, then dropped: bots seldom do it."""
    copy = GAME.state.copy(s)
    found = {}
    for name in ("lift", "drop"):
        moves = [GAME.move(action) for action in GAME.legal(copy, copy.turn)]
        best = max(
            (move for move in moves if move["move"] == name),
            key=lambda move: sum(copy.tiles[move.get("origin", 0)].dragons),
        )
        GAME.play(copy, copy.turn, GAME.actions.number(best))
        after = moment(copy, copy.turn)
        if after["view"]["phase"] in ("drop", "carry"):
            found[after["view"]["phase"]] = after
    return found


Wanted = Callable[[Any, list[int]], bool]


def by_chance(wanted: Wanted, seats: int = 4, most: int = 200, **options: Any) -> Any:
    """The first position of random games that is wanted, with its legal moves."""
    for seed in range(most):
        chance = Random(seed)
        s = GAME.new(seats, options, (seed, 2, 3, 4))
        while not GAME.rules.over(s):
            legal = GAME.legal(s, s.turn)
            if wanted(s, legal):
                return s
            GAME.play(s, s.turn, chance.choice(legal))
    raise AssertionError(f"none in {most} games")


def late(name: str) -> Moment:
    """A decision that only random games lead to."""
    number = phase.NAMES.index(name)
    s = by_chance(lambda s, _: s.phase == number and s.tile_count > 25, extra_turns=3)
    return moment(s, s.turn)


def crowded() -> Moment:
    """The worst case of what stands and lies somewhere: eleven dragons and four wizards on a tile,
    five pets with lairs, seven maps, tens of goods, a supply that is empty."""
    s = by_chance(lambda s, _: s.phase == phase.WALK and s.tile_count > 25, extra_turns=3)
    seat, player = s.turn, s.players[s.turn]
    for each in range(s.seats):
        s.players[each].wizard = player.wizard
    for colour in range(COLOUR_COUNT):
        s.tiles[player.wizard].dragons[colour] = (4, 3, 2, 1, 1)[colour]
        player.pets[colour] = 3
        player.hoard[colour] = 17 + colour
        player.captured[colour] = 1
        s.lairs[colour] = seat
        s.supply[colour] = 0
        s.dragons[colour] = 0
    for card in range(player.maps, 7):
        s.charts[s.pile[(s.pile_top + card) % MAP_COUNT]].holder = seat
    player.maps = 7
    player.fame = 31
    return moment(s, seat)


def every_building() -> Moment:
    """The most cards above a tile: pen, spire and five lairs. Some of them cannot be had."""

    def may_build(s: Any, legal: list[int]) -> bool:
        return any(GAME.move(action)["move"] == "build_pen" for action in legal)

    s = by_chance(lambda s, legal: s.tile_count > 25 and may_build(s, legal))
    seat, player = s.turn, s.players[s.turn]
    for colour in range(COLOUR_COUNT):
        player.pets[colour] = 3
        s.lairs[colour] = seat if colour == 1 else NOTHING
    player.pen = 1
    s.spires = 0
    return moment(s, seat)


def with_open_screens() -> Moment:
    """A wizard's way late in a game in which everyone sees all goods."""
    match = Match(GAME, NAMES, {"screens": "open"}, secret_of(11))
    bots = [BotPlayer(GAME, "greedy", seat, compiled=True) for seat in range(len(NAMES))]
    while not match.is_over:
        turn = match.state.turn
        view = GAME.view(match.state, turn)
        if view["phase"] == "walk" and view["round"] > 6:
            return moment(match.state, turn)
        match.play(turn, bots[turn].choose(match.state, turn))
    raise AssertionError("the game was too short")


def three_maps() -> Moment:
    """Three maps were drawn, thanks to a blue pet: one goes under the pile."""
    s = by_chance(lambda s, legal: s.phase == phase.MAPS and len(legal) == 3)
    return moment(s, s.turn)


def met_on_the_way(wanted: Wanted) -> Moment:
    """A position of three players at a table where dragons of a portal count."""
    s = by_chance(wanted, seats=3, dragons="every_tile")
    return moment(s, s.turn)


def to_a_portal(s: Any, legal: list[int]) -> bool:
    """A wizard may go to a portal with dragons, which stop it."""
    if s.phase != phase.WALK or s.tile_count < 20:
        return False
    return any(way["stops"] and way["why_not"] is None for way in GAME.view(s, s.turn)["ways"])


def at_a_portal(s: Any, legal: list[int]) -> bool:
    """It is there, and can tame or capture."""
    return bool(s.phase == phase.DEAL and s.origin != NOTHING)


def past_a_portal(s: Any, legal: list[int]) -> bool:
    """It has dealt with them, and may stay or step on."""
    return bool(s.phase == phase.WALK and is_on_its_way(s) and len(legal) > 4)


ALONE: dict[str, Callable[[], Moment]] = {
    "crowded": crowded,
    "build-all": every_building,
    "open": with_open_screens,
    "maps-3": three_maps,
    "stop": lambda: met_on_the_way(to_a_portal),
    "deal-stop": lambda: met_on_the_way(at_a_portal),
    "step-on": lambda: met_on_the_way(past_a_portal),
}
"""Moments that no recorded game has to be played for."""


def write(kept: dict[str, Moment]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "moments.json").write_bytes(msgspec.json.encode(kept) + b"\n")
    print(f"{len(kept)} moments: {', '.join(sorted(kept))}")


def main(names: list[str]) -> None:
    if names:
        known: dict[str, Moment] = msgspec.json.decode((FOLDER / "moments.json").read_bytes())
        write(known | {name: ALONE[name]() for name in names})
        return
    kept: dict[str, dict[str, Any]] = {}
    for seats, seed in GAMES:
        match = Match(GAME, NAMES[:seats], {"wizards": "lot"}, secret_of(seed))
        bots = [BotPlayer(GAME, "greedy", seed + seat, compiled=True) for seat in range(seats)]
        while not match.is_over:
            turn = match.state.turn
            legal = GAME.legal(match.state, turn)
            before = [GAME.view(match.state, seat) for seat in range(seats)]
            kind = kind_of(before[turn], legal)
            if seats < 4:
                kind = f"{kind}-{seats}" if kind in ("place", "walk") else ""
            best = kept.get(kind)
            # Its texts take long: they are written only where the moment is kept.
            if kind and (best is None or len(legal) > len(best["legal"])):
                found = kept[kind] = moment(match.state, turn)
                if kind == "lift":
                    kept |= moving(match.state)
                if kind in FORESEEN:
                    foreseen = legal[: FORESEEN[kind]]
                    found["previews"] = previews(GAME, match.state, turn, foreseen)
            if kind == "walk" and "waiting" not in kept and before[turn]["round"] > 5:
                kept["waiting"] = moment(match.state, (turn + 1) % seats)
            match.play(turn, bots[turn].choose(match.state, turn))
            if kind == "place-storm":
                struck = [moment(match.state, seat) for seat in range(seats)]
                hit = max(range(seats), key=lambda seat: lost(struck[0], seat))
                if "storm" not in kept or lost(struck[0]) > lost(kept["storm"]):
                    kept["storm"] = struck[hit] | {"before": before[hit]}
        if seats != 3:
            result = {"result": result_of(match)}
            kept["over" if seats == 4 else "over-2"] = moment(match.state, 0) | result
    for name in ("fill", "carry"):
        kept[name] = kept.get(name) or late(name)
    write(kept | {name: record() for name, record in ALONE.items()})
    (FOLDER / "names.json").write_bytes(msgspec.json.encode(legend(GAME)["names"]) + b"\n")


if __name__ == "__main__":
    main(sys.argv[1:])
