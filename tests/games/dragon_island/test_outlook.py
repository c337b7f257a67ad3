"""The figures that a view promises are those that come true, and only their reader has them."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from coffret.check.positions import determinized
from coffret.engine.fairness import secret_of, words
from coffret.games.dragon_island import GAME
from coffret.games.dragon_island.components import MAPS
from coffret.games.dragon_island.maps import fits

from .positions import Position


def decisions(seats: int, seed: int, **options: Any) -> Iterator[tuple[Any, dict[str, Any]]]:
    """Every decision of a random game, with the view of who decides."""
    chance = Random(seed)
    s = GAME.new(seats, options, words(secret_of(seed), GAME.name, 0))
    while not GAME.rules.over(s):
        yield s, GAME.view(s, s.turn)
        GAME.play(s, s.turn, chance.choice(GAME.legal(s, s.turn)))


def after(s: Any, move: dict[str, Any]) -> tuple[Any, list[dict[str, Any]]]:
    """A move on a copy, and its events."""
    copy = GAME.state.copy(s)
    GAME.play(copy, copy.turn, GAME.actions.number(move))
    return copy, GAME.events.read(copy, s.turn)


def gained(events: list[dict[str, Any]], seat: int) -> dict[str, int]:
    found = [event for event in events if event["event"] == "gained" and event["seat"] == seat]
    return {event["colour"]: event["count"] for event in found}


@pytest.mark.rule("DI-2.3", "DI-2.4", "DI-2.6", "DI-2.7")
def test_each_place_gains_what_it_says() -> None:
    tried = 0
    for s, view in decisions(3, 1):
        for place in view["places"] or ():
            move = {"move": "place", "beside": place["beside"], "direction": place["direction"]}
            assert gained(after(s, move)[1], s.turn) == place["gains"]
            tried += 1
    assert tried > 100


@pytest.mark.rule("DI-2.3", "DI-2.4")
def test_a_place_names_the_tiles_that_give() -> None:
    p = Position("    b1  .a\n  K   r2", hand="gb", buildings="2: spire")
    p.choose("gb")
    found = [x for x in GAME.view(p.s, 0)["places"] if (x["q"], x["r"]) == p.cells["a"]]
    assert found[0]["givers"] == [
        {"tile": None, "colour": "green", "count": 1},
        {"tile": 1, "colour": "blue", "count": 1},
        {"tile": 2, "colour": "red", "count": 2},
    ]
    assert found[0]["gains"] == {"blue": 1, "red": 2, "green": 1}


@pytest.mark.rule("DI-2.6")
def test_a_place_says_what_the_supply_lacks_for_it() -> None:
    p = Position("    b1  .a\n  K   r2", hand="gb")
    p.choose("gb")
    p.s.supply[1] = 0
    places = {(x["q"], x["r"]): x for x in GAME.view(p.s, 0)["places"]}
    short = places[p.cells["a"]]
    assert short["gains"] == {"red": 1, "green": 1}
    assert short["lacks"] == {"blue": 1}
    assert any("lacks" not in each for each in places.values())


@pytest.mark.rule("DI-1.5")
def test_what_a_hidden_tile_would_gain_is_told_to_nobody_else() -> None:
    p = Position("    b1  .a\n  K   r2", hand="gb")
    p.choose("gb")
    for other in (None, 1):
        for place in GAME.view(p.s, other)["places"]:
            assert place["gains"] is None
            assert place["givers"] is None
            assert "lacks" not in place


@pytest.mark.rule("DI-5.2", "DI-5.3", "DI-6.1", "DI-6.3", "DI-7.1", "DI-7.2", "DI-7.7", "DI-8.2")
def test_an_outlook_is_what_can_be_done_there() -> None:
    """Go to each tile: what its outlook offers is what the moves then offer."""
    seen: set[str] = set()
    for s, view in decisions(3, 7):
        for way in view["ways"] or ():
            if way["why_not"] is not None:
                continue
            promised = way["outlook"]
            there, events = after(s, {"move": "go", "tile": way["tile"]})
            shown = {event["event"] for event in events}
            if there.turn != s.turn:
                continue
            offered = {GAME.move(action)["move"] for action in GAME.legal(there, there.turn)}
            if promised.get("tame") is not None:
                assert "tame" in offered or "tamed" in shown
                seen.add("tame")
            if "capture" in promised and promised["capture"]["can"]:
                assert offered & {"capture", "pay"} or "captured" in shown
                seen.add("capture")
            if "capture" in promised:
                continue
            for key, move in (("gold", "take_gold"), ("maps", "draw_maps")):
                assert (key in promised) == (move in offered)
                seen.add(key)
            assert ("telekinesis" in promised) == ("telekinesis" in offered)
            builds = {"build_pen", "build_spire", "build_lair"}
            assert ("build" in promised) == bool(offered & builds)
            if "act" not in GAME.view(there, there.turn)["phase"]:
                digs = [GAME.move(a) for a in GAME.legal(there, there.turn)]
                maps = [MAPS.ids[move["map"]] for move in digs if move["move"] == "play_map"]
                assert promised.get("digs", []) == maps
    assert seen == {"tame", "capture", "gold", "maps"}


@pytest.mark.rule("DI-7.3", "DI-7.4", "DI-7.5")
def test_what_cannot_be_built_is_named_and_has_its_rule() -> None:
    p = Position(
        "    r1  b2\n  K   gb4\n    w3",
        you="5 red",
        wizard="K",
        pets="red 3, gold 1",
        buildings="1: pen; 2: spire; 3: red lair",
    )
    p.s.spires = 0
    p.go("4")
    barred = GAME.view(p.s, 0)["here"]["barred"]
    rules = [GAME.why_not(p.s, 0, GAME.actions.number(move)) for move in barred]
    named = [move.get("pet") or move["move"] for move in barred]
    assert dict(zip(named, rules, strict=True)) == {
        "build_pen": "DI-7.3",
        "build_spire": "DI-7.4",
        "red": "DI-7.5",
    }
    assert [move["pet"] for move in p.moves("build_lair")] == ["gold"]


@pytest.mark.rule("DI-5.2")
def test_a_way_says_where_it_teleports() -> None:
    p = Position("b1  r2  g3  K", wizard="1", pets="green 2")
    ways = {way["tile"]: way["via"] for way in GAME.view(p.to_step_4().s, 0)["ways"]}
    assert ways[p.labels["2"]] is None, "a step is enough"
    assert ways[p.labels["3"]] == p.labels["3"]
    assert ways[0] == 0


@pytest.mark.rule("DI-7.8")
def test_each_line_of_telekinesis_gains_what_it_says() -> None:
    tried = 0
    for s, view in decisions(4, 11):
        for direction, line in ((view["here"] or {}).get("lines") or {}).items():
            move = {"move": "telekinesis", "direction": direction}
            if view["phase"] == "act":
                assert gained(after(s, move)[1], s.turn) == line["gains"]
                tried += 1
    assert tried >= 10


@pytest.mark.rule("DI-6.6")
def test_every_mix_pays_all_that_is_owed() -> None:
    p = Position("r1  b2  K", you="4 red, 9 blue", wizard="K", dragons="2: 1 gold")
    p.go("2")
    assert p.phase == "pay"
    mixes = GAME.view(p.s, 0)["payment"]["mixes"]
    assert mixes["plenty"] == {"blue": 9, "red": 1}
    assert mixes["even"] == {"blue": 8, "red": 2}
    assert mixes["every"] == [{"blue": 10 - red, "red": red} for red in (4, 3, 2, 1)]
    assert GAME.view(p.s, 1)["payment"]["mixes"] is None
    for mix in mixes["every"]:
        s = GAME.state.copy(p.s)
        while GAME.view(s, 0)["phase"] == "pay":
            colour = GAME.view(s, 0)["payment"]["colour"]
            s, _ = after(s, {"move": "pay", "colour": colour, "count": mix.get(colour, 0)})
        assert s.players[0].captured[4] == 1


@pytest.mark.rule("DI-6.6")
def test_the_mixes_are_what_the_moves_can_pay() -> None:
    """Pay in every way that the moves allow: the sums are the mixes, no more and no fewer."""

    def paid(s: Any) -> list[dict[str, int]]:
        found = []
        for action in GAME.legal(s, s.turn):
            then, events = after(s, GAME.move(action))
            sent = {e["colour"]: e["count"] for e in events if e["event"] == "paid"}
            rest = paid(then) if GAME.view(then, s.turn)["phase"] == "pay" else [{}]
            found += [sent | more for more in rest]
        return found

    tried = 0
    for s, view in decisions(4, 3):
        if view["phase"] == "pay":
            mixes = view["payment"]["mixes"]
            assert sorted(map(sorted, map(dict.items, mixes["every"]))) == sorted(
                map(sorted, map(dict.items, paid(s)))
            )
            assert mixes["plenty"] in mixes["every"]
            assert mixes["even"] in mixes["every"]
            tried += 1
    assert tried > 0


@pytest.mark.rule("DI-8.1", "DI-8.2")
def test_a_map_is_as_near_as_it_says() -> None:
    full = 0
    for s, view in decisions(2, 5):
        for chart in view["players"][s.turn]["screen"]["maps"]:
            card = MAPS.ids.index(chart["id"])
            fitting = [
                number
                for number in range(s.tile_count)
                if s.tiles[number].found == 0 and number > 0 and fits(s, number, card)
            ]
            near = chart["near"]
            assert bool(fitting) == (near is not None and near["have"] == near["of"])
            if near is not None:
                assert near["have"] + sum(near["lacks"].values()) == near["of"]
                full += near["have"] == near["of"]
            if fitting:
                assert near["tile"] in fitting
    assert full > 0


@pytest.mark.rule("DI-8.2")
def test_a_map_without_room_for_what_it_lacks_is_near_nowhere() -> None:
    p = Position("  r   r\nr   w1  r\n  r   K")
    p.hold_map(next(MAPS.ids[i] for i, m in enumerate(MAPS) if m.centre == 0))
    assert GAME.view(p.s, 0)["players"][0]["screen"]["maps"][0]["near"] is None


@pytest.mark.rule("DI-1.5")
@pytest.mark.parametrize("screens", ["hidden", "open"])
def test_what_the_figures_tell_is_known_to_their_reader(screens: str) -> None:
    """Two worlds that a seat cannot tell apart have the same figures."""
    for number, (s, _) in enumerate(decisions(3, 13, screens=screens)):
        if number % 7:
            continue
        for seat in range(3):
            assert GAME.view(determinized(GAME, s, seat, number), seat) == GAME.view(s, seat)
            if seat != s.turn:
                assert GAME.view(s, seat)["here"] is None
                assert GAME.view(s, seat)["ways"] is None
