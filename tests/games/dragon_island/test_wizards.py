"""Step 4: where wizards go."""

import pytest

from coffret.engine.errors import IllegalMove
from coffret.games.dragon_island import GAME
from coffret.games.dragon_island.state import NOTHING

from .positions import Position

# A long way from the Keep: 1 to 6 lie on a line.
ROAD = """
        K   b1  g2  r3  w4  b5  g6
          w7  r8
        """


@pytest.mark.rule("DI-5.1")
def test_a_wizard_starts_on_the_keep_or_its_own_tower() -> None:
    p = Position(
        """
        wT1 K   bT2
          r3
        """
    )
    p.you.wizard = NOTHING
    p.to_step_4()
    assert p.among("go") == {"K", "1"}
    with pytest.raises(IllegalMove) as refusal:
        p.play("go", tile=p.labels["2"])
    assert refusal.value.rule == "DI-5.1"


@pytest.mark.rule("DI-5.2")
def test_one_step_or_to_the_keep_and_a_step_from_there() -> None:
    p = Position(ROAD, wizard="5").to_step_4()
    assert p.among("go") == {"4", "6", "K", "1", "7"}


@pytest.mark.rule("DI-5.2")
def test_a_wizard_must_leave_its_tile() -> None:
    p = Position(ROAD, wizard="K").to_step_4()
    assert p.among("go") == {"1", "7"}
    with pytest.raises(IllegalMove) as refusal:
        p.play("go", tile=0)
    assert refusal.value.rule == "DI-5.2"


@pytest.mark.rule("DI-5.2")
def test_a_pet_teleports_to_tiles_of_its_colour_and_a_step_further() -> None:
    p = Position(ROAD, wizard="K", pets="red 1").to_step_4()
    # Red are 3 and 8.
    assert p.among("go") == {"1", "7", "3", "8", "2", "4"}
    p = Position(ROAD, wizard="K", pets="green 3").to_step_4()
    assert p.among("go") == {"1", "7", "2", "6", "3", "5", "8"}


@pytest.mark.rule("DI-5.2")
def test_towers_and_announced_jokers_have_a_colour_and_the_keep_is_no_gold_tile() -> None:
    far = """
        K   w1  w2  w3  gT4 w5  gj6
        """
    p = Position(far, wizard="2", pets="green 3").to_step_4()
    assert p.among("go") == {"1", "3", "K", "4", "5", "6"}
    p = Position(far, wizard="5", pets="gold 3").to_step_4()
    assert p.among("go") == {"4", "6", "K", "1"}


@pytest.mark.rule("DI-5.2", "DI-7.5")
def test_a_pet_in_its_lair_still_teleports() -> None:
    p = Position(ROAD, wizard="K", pets="red 3", buildings="5: red lair").to_step_4()
    assert "3" in p.among("go")


@pytest.mark.rule("DI-5.3")
def test_a_wizard_may_not_end_where_it_cannot_deal_with_the_dragons() -> None:
    p = Position(ROAD, wizard="K", dragons="1: 1 red", you="2 gold").to_step_4()
    assert p.you.wizard == p.labels["7"], "the only way is run through"
    p = Position(ROAD, wizard="2", dragons="1: 1 red", you="2 gold").to_step_4()
    with pytest.raises(IllegalMove) as refusal:
        p.play("go", tile=p.labels["1"])
    assert refusal.value.rule == "DI-5.3"
    p = Position(ROAD, wizard="2", dragons="1: 1 red", you="3 gold").to_step_4()
    assert "1" in p.among("go")


@pytest.mark.rule("DI-5.2", "DI-5.3")
def test_the_view_says_where_one_may_go_and_why_not_elsewhere() -> None:
    p = Position(ROAD, wizard="2", dragons="1: 1 red").to_step_4()
    ways = {way["tile"]: way["why_not"] for way in GAME.view(p.s, 0)["ways"]}
    numbers = p.labels
    assert {number for number, rule in ways.items() if rule is None} == {
        numbers[label] for label in p.among("go")
    }
    assert ways[numbers["1"]] == "DI-5.3"
    assert ways[numbers["2"]] == ways[numbers["5"]] == "DI-5.2"
    assert GAME.view(p.s, 1)["ways"] is None, "what one can afford is hidden"


@pytest.mark.rule("DI-5.3")
def test_dragons_on_the_way_do_not_matter() -> None:
    """One teleports to 3 and steps on to 4, although nobody could stay on 3."""
    p = Position(ROAD, wizard="K", pets="red 3", dragons="3: 2 red").to_step_4()
    assert "3" not in p.among("go")
    assert {"2", "4"} <= p.among("go")


@pytest.mark.rule("DI-5.3")
def test_wizards_may_share_a_tile() -> None:
    p = Position(ROAD, wizard="K", wizards="1").to_step_4()
    assert "1" in p.among("go")


@pytest.mark.rule("DI-5.4")
def test_a_wizard_with_nowhere_to_go_stays_and_does_nothing_more() -> None:
    p = Position("K   r1", wizard="K", dragons="1: 2 red", maps="map-1").to_step_4()
    assert p.you.wizard == 0
    assert p.events("stayed")
    assert p.phase == "treasure"
    assert p.choices() == {"end_turn()"}, "no gold from the Keep, no map"


@pytest.mark.rule("DI-5.4")
def test_a_wizard_surrounded_by_dragons_still_gets_to_the_keep() -> None:
    """So only on the Keep can a wizard be stuck, and there no map can be played."""
    p = Position(ROAD, wizard="5", dragons="4: 2 red; 6: 2 red; 1: 2 blue; 7: 2 blue").to_step_4()
    assert p.you.wizard == 0
    assert p.phase == "act"
    assert GAME.view(p.s, None)["players"][0]["wizard"] == 0
