"""The option `dragons=every_tile`: dragons of a portal on the way are dealt with, too."""

from random import Random
from typing import Any

import pytest

from coffret.engine.errors import IllegalMove
from coffret.engine.fairness import secret_of, words
from coffret.engine.phrases import move_text
from coffret.games.dragon_island import GAME
from coffret.games.dragon_island.state import NOTHING

from .positions import Position

EVERY_TILE = {"dragons": "every_tile"}

# A long way from the Keep: 1 to 6 lie on a line, 3 and 8 are red.
ROAD = """
        K   b1  g2  r3  w4  b5  g6
          w7  r8
        """


def position(**parts: Any) -> Position:
    return Position(ROAD, options=EVERY_TILE, **parts).to_step_4()


@pytest.mark.rule("DI-5.3")
def test_a_portal_with_dragons_is_no_way_to_the_tiles_beside() -> None:
    p = position(wizard="K", pets="red 3", dragons="3: 2 red")
    assert p.among("go") == {"1", "7", "8", "2"}, "2 is beside 8, and 4 beside 3 alone"
    for label in ("3", "4"):
        with pytest.raises(IllegalMove) as refusal:
            p.play("go", tile=p.labels[label])
        assert refusal.value.rule == "DI-5.3"
    with pytest.raises(IllegalMove) as refusal:
        p.play("go", tile=p.labels["6"])
    assert refusal.value.rule == "DI-5.2"


@pytest.mark.rule("DI-5.3")
def test_without_dragons_the_way_is_the_same() -> None:
    p = position(wizard="K", pets="red 3")
    assert p.among("go") == {"1", "7", "3", "8", "2", "4"}


@pytest.mark.rule("DI-5.3")
def test_a_step_from_ones_own_tile_passes_no_dragons() -> None:
    p = position(wizard="2", pets="green 3", dragons="2: 2 red")
    assert {"1", "3"} <= p.among("go")


@pytest.mark.rule("DI-5.3", "DI-6.1")
def test_dragons_of_a_portal_are_dealt_with_and_then_one_stays_or_steps_on() -> None:
    p = position(wizard="K", pets="red 3", dragons="3: 1 blue", you="6 gold")
    p.play("go", tile=p.labels["3"])
    assert p.events("tamed"), "there is not the energy for a capture"
    assert p.phase == "walk"
    assert p.among("go") == {"3", "2", "4"}
    with pytest.raises(IllegalMove) as refusal:
        p.play("go", tile=p.labels["8"])
    assert refusal.value.rule == "DI-5.2", "one step, and no second teleport"
    p.play("go", tile=p.labels["4"])
    assert p.you.wizard == p.labels["4"]
    assert p.events("went")
    assert p.s.origin == NOTHING


@pytest.mark.rule("DI-5.3", "DI-6.3")
def test_a_capture_is_paid_at_the_portal_and_another_where_the_way_ends() -> None:
    p = position(
        wizard="K", pets="red 3", dragons="3: 2 blue; 4: 1 gold", you="10 red, 10 white, 3 gold"
    )
    p.play("go", tile=p.labels["3"])
    assert p.phase == "pay", "red or white"
    p.play("pay", colour="white", count=0)
    assert p.dragons("3") == {}
    assert p.among("go") == {"3", "2", "4"}
    p.play("go", tile=p.labels["4"]).play("tame")
    assert p.goods() == {"white": 10, "red": 1}, "a red pet captures for 9"
    assert p.phase in ("act", "treasure")


@pytest.mark.rule("DI-5.3")
def test_who_stays_acts_on_the_portal() -> None:
    p = Position(
        "K   b1  g2  rb3 w4",
        options=EVERY_TILE,
        pets="red 3",
        dragons="3: 1 blue",
        you="3 gold, 5 white",
    ).to_step_4()
    p.play("go", tile=p.labels["3"]).play("go", tile=p.labels["3"])
    assert p.events("went") == [], "it has not moved"
    assert "build_spire()" in p.choices()


@pytest.mark.rule("DI-5.2", "DI-5.3")
def test_the_step_on_does_not_lead_back_to_where_one_started() -> None:
    p = position(wizard="2", pets="red 3", dragons="3: 1 blue", you="3 gold")
    p.play("go", tile=p.labels["3"])
    assert p.among("go") == {"3", "4"}
    with pytest.raises(IllegalMove) as refusal:
        p.play("go", tile=p.labels["2"])
    assert refusal.value.rule == "DI-5.2"


@pytest.mark.rule("DI-5.3")
def test_nothing_is_asked_where_no_step_is_possible() -> None:
    p = position(wizard="K", pets="red 3", dragons="3: 1 blue; 2: 2 gold; 4: 2 gold", you="3 gold")
    p.play("go", tile=p.labels["3"])
    assert p.phase != "walk"
    assert p.you.wizard == p.labels["3"]
    assert p.s.origin == NOTHING


@pytest.mark.rule("DI-5.3", "DI-4.3")
def test_dragons_in_the_pen_of_another_bar_the_portal() -> None:
    p = position(
        wizard="K", pets="red 3", dragons="3: 1 blue", buildings="3: pen of 1", you="9 gold, 9 red"
    )
    assert "3" not in p.among("go")
    assert "4" not in p.among("go")


@pytest.mark.rule("DI-5.2", "DI-5.3")
def test_the_view_leads_round_the_dragons_and_says_why_not() -> None:
    p = position(wizard="K", pets="red 3", dragons="3: 2 red")
    ways = {way["tile"]: way for way in GAME.view(p.s, 0)["ways"]}
    assert ways[p.labels["4"]]["why_not"] == "DI-5.3"
    assert ways[p.labels["4"]]["via"] is None
    assert ways[p.labels["2"]]["via"] == p.labels["8"], "not by 3, where the dragons are"
    p = position(wizard="K", pets="red 3", dragons="3: 1 blue", you="3 gold")
    p.play("go", tile=p.labels["3"])
    ways = {way["tile"]: way for way in GAME.view(p.s, 0)["ways"]}
    open_ways = {tile for tile, way in ways.items() if way["why_not"] is None}
    assert open_ways == {p.labels[label] for label in ("2", "3", "4")}
    assert {ways[tile]["via"] for tile in open_ways} == {None}
    assert ways[p.labels["6"]]["why_not"] == "DI-5.2"


@pytest.mark.rule("DI-5.3")
def test_the_view_says_which_dragons_stop_the_wizard_and_that_it_may_step_on() -> None:
    p = position(wizard="K", pets="red 3", dragons="3: 1 blue; 7: 1 gold", you="6 gold, 10 red")
    stops = {way["tile"] for way in GAME.view(p.s, 0)["ways"] if way["stops"]}
    assert stops == {p.labels["3"]}, "7 is a step away, and no portal"
    p.play("go", tile=p.labels["3"])
    assert p.phase == "deal"
    assert GAME.view(p.s, 0)["here"]["stopped"]
    p.play("tame")
    ways = GAME.view(p.s, 0)["ways"]
    assert not any(way["stops"] for way in ways), "one step, and no second portal"
    p.play("go", tile=p.labels["3"])
    assert not GAME.view(p.s, 0)["here"]["stopped"]
    last = Position(ROAD, wizard="K", pets="red 3", dragons="3: 1 blue", you="3 gold").to_step_4()
    assert not any(way["stops"] for way in GAME.view(last.s, 0)["ways"]), "only with the option"


@pytest.mark.rule("DI-5.3")
def test_random_games_meet_dragons_on_the_way_and_always_arrive() -> None:
    stops = 0
    for seed in range(12):
        chance = Random(seed)
        s = GAME.new(2, EVERY_TILE, words(secret_of(seed), GAME.name, 0))
        while not GAME.rules.over(s):
            action = chance.choice(GAME.legal(s, s.turn))
            came_from = s.origin
            GAME.play(s, s.turn, action)
            if GAME.view(s, None)["phase"] == "walk" and s.origin != NOTHING:
                stops += came_from == NOTHING or came_from == s.origin
                number = s.players[s.turn].wizard
                assert number != s.origin
                assert sum(s.tiles[number].dragons) == 0, "they are dealt with"
    assert stops > 0


@pytest.mark.rule("DI-5.3")
@pytest.mark.parametrize(
    ("language", "stays", "goes"), [("en", "Stay on", "Go to"), ("fr", "Rester sur", "Aller sur")]
)
def test_the_list_of_moves_tells_staying_from_going(language: str, stays: str, goes: str) -> None:
    p = position(wizard="K", pets="red 3", dragons="3: 1 blue", you="3 gold")
    p.play("go", tile=p.labels["3"])
    texts = GAME.texts(language)
    for move in p.moves("go"):
        text = move_text(GAME, p.s, 0, GAME.actions.number(move), ("Ada", "Bo"), texts)
        assert text.startswith(stays if move["tile"] == p.labels["3"] else goes)


@pytest.mark.rule("DI-5.3")
@pytest.mark.parametrize(("language", "stop"), [("en", "stop you"), ("fr", "vous arrêtent")])
def test_the_list_of_moves_says_where_dragons_stop_you(language: str, stop: str) -> None:
    p = position(wizard="K", pets="red 3", dragons="3: 1 blue", you="3 gold")
    texts = GAME.texts(language)
    for move in p.moves("go"):
        text = move_text(GAME, p.s, 0, GAME.actions.number(move), ("Ada", "Bo"), texts)
        assert (stop in text) is (move["tile"] == p.labels["3"]), text
