"""The wheel, its spinner, and the treasures."""

import pytest

from .positions import choices, events, incubator, keep, phase_of, play, position, treasure


@pytest.mark.rule("INC-2.2")
def test_one_chest_turns_the_wheel_one_section_and_its_marks_give_one_each() -> None:
    s = keep(position(dice="chest coin", you="ruby-5 | jade-3"))
    assert s.spinner == 1
    assert treasure(s, "ruby 2") == "1 coin"
    assert treasure(s, "jade 1") == "1 water"
    assert treasure(s, "amber 2") == "1 fire"


@pytest.mark.rule("INC-2.3")
def test_two_chests_take_a_treasure_of_any_section_without_turning_the_wheel() -> None:
    s = keep(position(dice="chest chest", market="azure 2: 3 coins", you="ruby-5 | empty"))
    assert s.spinner == 0
    assert len(choices(s)) == 8
    play(s, "take_treasure", section=3)
    assert s.players[0].coins == 3
    assert treasure(s, "azure 2") == "nothing"


@pytest.mark.rule("INC-4.4")
def test_resources_of_a_treasure_that_fit_nowhere_stay_there() -> None:
    s = position(dice="chest chest", market="azure 2: 1 coin 3 water", you="ruby-5 1 water | empty")
    keep(s)
    play(s, "take_treasure", section=3)
    assert incubator(s) == "ruby-5 2 water"
    assert treasure(s, "azure 2") == "2 water"
    assert [event["water"] for event in events(s, "took_treasure")] == [1]
    assert phase_of(s) == "roll"
