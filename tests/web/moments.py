"""Record moments of Megalomania for its board: one of each decision, and its worst cases.

python -m tests.web.moments

They are what the board's own tests and its page on the development server draw
(web/src/games/megalomania/fixtures/moments.json). Games are played at random, with a liking for
scrolls and crystals, so that every decision comes up.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

from coffret.engine.legend import legend
from coffret.games.megalomania import GAME, phase

from ..recorded import Moment, asked, previews, said

FIXTURES = Path(__file__).parents[2] / "web" / "src" / "games" / "megalomania" / "fixtures"
LIKED = ("use_scroll", "use_power", "choose_scroll", "assassinate", "play_later", "take_trick")
MISSIONS = (7, 11, 13, 14, 18, 19, 20, 21, 23)
"""Whose rows or cards look like no other's, or whose words are longest."""
NAMES = ("Ada", "Otto", "Lin", "Nadia")
MANY_CUBES = 19
LATE = "claim-late"
"""Scroll 16 when the whole trick is seen: by the option `decree`."""


def main() -> None:
    found: dict[str, Moment] = {}
    for seed in range(60):
        seats = (4, 4, 4, 2, 3)[seed % 5]
        collect(found, seats, seed, pairs=seats == 4 and seed % 3 == 0)
    for seed in range(60, 90):
        if LATE not in found:
            collect(found, 4, seed, pairs=False, decree="after_trick")
    missing = [name for name in (*phase.NAMES, LATE) if name not in found]
    assert not missing, missing
    FIXTURES.mkdir(exist_ok=True)
    write("moments", {name: found[name] for name in sorted(found)})
    write("legend", legend(GAME))


def write(name: str, content: Any) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (FIXTURES / f"{name}.json").write_text(text + "\n", encoding="utf-8")


def collect(
    found: dict[str, Moment], seats: int, seed: int, pairs: bool, decree: str = "with_card"
) -> None:
    """Play a game, and keep what is new."""
    chance = Random(seed)
    options = {"pairs": "yes" if pairs else "no", "decree": decree}
    s = GAME.new(seats, options, (seed + 1, 2, 3, 4))
    while not GAME.rules.over(s):
        seat = int(s.turn)
        legal = GAME.legal(s, seat)
        moves = [GAME.move(action) for action in legal]
        for name in names_of(s, moves, seats, pairs):
            if name not in found:
                found[name] = moment(s, seat, legal)
        for name in waits_of(s, seats, pairs):
            if name not in found:
                found[name] = moment(s, (seat + 1) % seats, [])
        likes = hoards if seed % 7 == 6 else spends
        liked = [a for a, m in zip(legal, moves, strict=True) if likes(name_of(s), m)]
        action = chance.choice(liked if liked and chance.random() < 0.6 else legal)
        before = {each: GAME.view(s, each) for each in range(seats)}
        GAME.play(s, seat, action)
        named = {event["event"] for event in GAME.events.read(s, None)}
        for name, event in (("scored", "scored"), ("taken", "trick_taken")):
            enough = event != "scored" or s.rounds == 9
            if event in named and name not in found and seats == 4 and enough:
                found[name] = moment(s, 0, [], before[0])
        over = "over-pairs" if pairs else "over"
        if "ended" in named and seats == 4 and over not in found:
            found[over] = moment(s, 0, [], before[0])


def name_of(s: Any) -> str:
    return str(phase.NAMES[s.phase])


def spends(_: str, move: dict[str, Any]) -> bool:
    return move["move"] in LIKED


def hoards(now: str, move: dict[str, Any]) -> bool:
    """Scrolls are taken and never used: so that someone has many."""
    return move.get("combination") == "scroll" or (now == "scroll" and move["move"] == "decline")


def names_of(s: Any, moves: list[dict[str, Any]], seats: int, pairs: bool) -> list[str]:
    """The names under which a position may be recorded."""
    name = name_of(s)
    kinds = {move["move"] for move in moves}
    found = []
    four = seats == 4 and not pairs
    if four and fits(s, name):
        found.append(name)
    if four and name == "card" and s.play_count == 3 and s.trick > 1 and s.rounds > 6:
        found.append("last-to-play")
        if "assassinate" in kinds:
            found.append("assassin")
    if four and name == "card" and "play_later" in kinds:
        found.append("later")
    if four and name == "card" and s.trick == 0 and s.play_count == 0 and s.rounds > 4:
        found.append("lead")
    if name == "card" and s.play_count > 0 and s.trick > 0:
        if seats < 4:
            found.append(f"players-{seats}")
        if pairs and s.rounds > 3:
            found.append("pairs")
        if four and s.mission + 1 in MISSIONS and s.trick > 1:
            found.append(f"mission-{s.mission + 1}")
        if four and len([1 for power in range(8) if s.powers >> power & 1]) > 2:
            found.append("powers")
    if four and name == "power" and len([m for m in moves if m["move"] == "use_power"]) > 3:
        found.append("any-power")
    if four and name == "claim" and s.play_count == seats and s.trick > 1:
        found.append(LATE)
    if four and name == "cubes" and s.players[int(s.turn)].cubes > MANY_CUBES:
        found.append("many-cubes")
    if four and name == "scroll" and len(own_scrolls(s)) > 3:
        found.append("many-scrolls")
    return found


def own_scrolls(s: Any) -> list[Any]:
    scrolls: list[Any] = GAME.view(s, int(s.turn))["players"][int(s.turn)]["scrolls"]
    return scrolls


def waits_of(s: Any, seats: int, pairs: bool) -> list[str]:
    """The names under which a position may be recorded for the seat that waits."""
    if seats != 4 or pairs or s.rounds < 4:
        return []
    name = name_of(s)
    if name == "card":
        return ["waiting"] if s.play_count == 2 and s.trick > 1 else []
    return [f"waiting-{name}"] if name in ("scroll", "row", "resources") else []


def fits(s: Any, name: str) -> bool:
    """The middle of a game shows more than its beginning."""
    if name == "card":
        return bool(s.play_count == 2 and s.trick > 1 and s.rounds > 5)
    if name == "cubes":
        return bool(s.play_count > 1 and s.players[int(s.turn)].cubes > 6)
    if name == "resources":
        return bool(s.turn == (s.dealer + 3) % 4 and s.rounds > 2)
    if name in ("row", "split", "give"):
        return (
            any(each != -1 for each in (s.spot if name == "row" else [0]))
            and s.turn != (s.dealer + 1) % 4
        )
    if name == "scroll":
        return bool(s.players[int(s.turn)].scrolls == 3)
    return True


def moment(s: Any, seat: int, legal: list[int], before: Any = None) -> Moment:
    events = GAME.events.read(s, seat)
    return asked(GAME, s, seat, legal, NAMES) | {
        "before": before,
        "events": events if before is not None else [],
        "said": said(GAME, events[-1:], NAMES),
        "acting": int(s.turn) if s.phase != phase.OVER else None,
        "seat": seat,
        "previews": previews(GAME, s, seat, legal[:24]),
    }


if __name__ == "__main__":
    main()
