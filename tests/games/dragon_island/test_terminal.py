"""The island in a terminal, and what the move list says."""

import io
from typing import Any

from rich.console import Console

from coffret.engine.phrases import event_text, move_text
from coffret.games.dragon_island import GAME
from coffret.games.dragon_island.state import COLOURS
from coffret.games.dragon_island.terminal import SYMBOL

from .positions import Position


def drawn(p: Position, seat: int | None = 0) -> str:
    console = Console(file=io.StringIO(), width=200, color_system=None)
    console.print(GAME.terminal.draw(GAME.view(p.s, seat), GAME.texts("en"), ["Ann", "Ben"]))
    file: Any = console.file
    return str(file.getvalue())


def line_of(text: str, part: str) -> tuple[int, int]:
    for number, line in enumerate(text.splitlines()):
        if part in line:
            return number, line.index(part)
    raise AssertionError(f"{part} is not drawn")


def test_neighbours_are_drawn_half_a_brick_aside() -> None:
    text = drawn(
        Position(
            """
              r   b
            w   K   g
            """
        )
    )
    keep_line, keep = line_of(text, "0 · ⌂")
    for part, lines, columns in (
        ("1 ◆", -3, -5),
        ("2 ☾", -3, 5),
        ("3 △", 0, -10),
        ("4 ♣", 0, 10),
    ):
        line, column = line_of(text, part)
        assert (line - keep_line, column - keep) == (lines, columns)


def test_free_places_show_the_number_of_their_move() -> None:
    p = Position(
        """
        x   x
      w   K   x
        x   x
        """,
        hand="bt",
    )
    assert "(1)" not in drawn(p)
    p.choose("bt")
    text = drawn(p)
    keep_line, keep = line_of(text, "0 · ⌂")
    for number, move in enumerate(p.moves("place"), 1):
        place = GAME.view(p.s, 1)["places"][number - 1]
        assert (place["beside"], place["direction"]) == (move["beside"], move["direction"])
        line, column = line_of(text, f"({number})")
        # One line below the head of a brick, two columns right of its edge.
        assert line - 1 - keep_line == 3 * place["r"]
        assert column - 1 - keep == 5 * (2 * place["q"] + place["r"])
    assert {(q["q"], q["r"]) for q in GAME.view(p.s, 0)["places"]} == p.places() == p.marked


def test_dragons_buildings_treasure_and_wizards_are_drawn_with_symbols() -> None:
    p = Position("K   rd1 gb2", dragons="1: 2 red 1 gold", buildings="2: spire of 1", wizard="1")
    p.tile("2").found = 1
    text = drawn(p)
    assert f"2♞{SYMBOL['red']}♞{SYMBOL['gold']}" in text
    assert "‡2×" in text
    assert "①" in text
    assert "②" in text


def test_dragons_of_all_colours_find_room() -> None:
    p = Position("K   rd1 gb2", dragons="1: 1 white 2 blue 1 red 2 green 1 gold")
    assert "▏△2☾◆2♣☀" in drawn(p)


def test_a_screen_is_drawn_for_its_owner_only() -> None:
    p = Position("K", you="7 red", hand="bt", maps="map-1")
    own, other = drawn(p, 0), drawn(p, 1)
    name = GAME.components.name("map", 0, "en")
    assert name in own
    assert name not in other
    assert "◆7" in own
    assert "◆7" not in other


def texts_of(p: Position, move: str) -> list[str]:
    texts = GAME.texts("en")
    return [
        move_text(GAME, p.s, 0, action, ("Ann", "Ben"), texts)
        for action in GAME.legal(p.s, 0)
        if GAME.move(action)["move"] == move
    ]


def shown(p: Position, kind: str, language: str) -> list[str]:
    texts = GAME.texts(language)
    return [event_text(GAME, event, ["Ann", "Ben"], texts) for event in p.events(kind)]


def test_a_placed_tile_is_told_with_its_face_and_where_it_lies() -> None:
    p = Position("K   .a", hand="bt").place("bt", "a")
    name = GAME.components.name("tile", p.tile("a").face // 2, "en")
    assert shown(p, "placed", "en") == [
        f"Ann placed {name} (blue, telekinesis) beside the Keep, as no. 1."
    ]
    s = GAME.new(2, {"first_player": "seat_1"}, (1, 2, 3, 4))
    while s.tile_count == 1:
        GAME.play(s, s.turn, GAME.legal(s, s.turn)[0])
    p.s = s
    assert shown(p, "placed", "en") == ["Ann placed their tower (white) beside the Keep, as no. 1."]
    assert shown(p, "placed", "fr") == [
        "Ann place sa tour du sorcier (blanc) contre le Donjon\u00a0: c’est la tuile 1."
    ]


def test_a_captured_gold_dragon_is_no_gold() -> None:
    p = Position("K   rb1", you="10 red", dragons="1: 1 gold").go("1")
    assert shown(p, "captured", "en") == ["Ann captured 1 dragon (gold): 2 fame."]
    assert shown(p, "captured", "fr") == ["Ann capture 1 dragon (doré)\u00a0: renommée +2."]


def test_a_place_says_what_it_produces() -> None:
    p = Position("r   K   .a", hand="bt").choose("bt")
    assert any("1 blue energy and 1 gold" in text for text in texts_of(p, "place"))
    assert list(p.s.gains) == [0] * 5, "asking changes nothing"


def test_a_storms_place_says_so() -> None:
    p = Position("K", hand="bs").choose("bs")
    assert all("storm" in text for text in texts_of(p, "place"))


def test_a_storms_place_counts_on_what_the_storm_returns() -> None:
    p = Position("K", others=("1 blue",), hand="bs")
    p.s.supply[COLOURS.index("blue")] = 0
    p.choose("bs")
    assert all(text.endswith("1 blue energy and 1 gold") for text in texts_of(p, "place"))
    assert p.goods(1) == {"blue": 1}, "asking changes nothing"


def test_a_way_says_what_waits_there_and_what_it_costs() -> None:
    p = Position(
        """
          rd1 bb2
        wT3 K   gt4
        """,
        you="3 gold, 10 red, 5 blue",
        dragons="1: 1 red",
    ).to_step_4()
    texts = "\n".join(texts_of(p, "go"))
    assert "tame for 3 gold, capture for 10 energy (2 fame)" in texts
    assert "build for 5 energy" in texts
    assert "draw maps" in texts
    assert "telekinesis" in texts
    p.s.spires, p.you.pen = 0, 1
    assert "build" not in "\n".join(texts_of(p, "go")).replace("building site", "")


def test_buildings_and_captures_say_cost_and_fame() -> None:
    p = Position("K   rb1", you="9 red", pets="blue 3").go("1")
    assert texts_of(p, "build_spire") == ["Build an energy spire for 5 energy: 3 fame"]
    assert "1 fame" in texts_of(p, "build_lair")[0]
    p = Position("K   rb1", you="10 red, 3 gold", dragons="1: 1 blue").go("1")
    assert texts_of(p, "capture") == ["Capture 1 blue dragon for 10 energy: 2 fame"]
