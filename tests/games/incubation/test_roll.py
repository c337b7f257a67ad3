"""Rolling, rerolling, and what chests do before anything else."""

import pytest

from .positions import (
    GAME,
    choices,
    coins,
    dragons,
    event_names,
    incubators,
    keep,
    leave,
    load,
    market,
    offered,
    phase_of,
    place,
    play,
    position,
    refusal,
    reserve,
    take,
)

BUSY = "ruby-4w4f | jade-4w4f"


def faces(dice: list[dict[str, str]]) -> list[str]:
    return [die["face"] for die in dice]


@pytest.mark.rule("INC-2.1")
def test_a_turn_begins_with_a_roll_of_both_dice() -> None:
    s = load(position(), "fire coin")
    assert choices(s) == {"roll()"}
    play(s, "roll")
    assert faces(GAME.view(s, None)["dice"]) == ["fire", "coin"]


@pytest.mark.rule("INC-2.1")
def test_after_the_roll_you_may_keep_or_reroll_one_or_both() -> None:
    assert choices(position(dice="fire coin")) == {
        "keep()",
        "reroll(dice=first)",
        "reroll(dice=second)",
        "reroll(dice=both)",
    }


@pytest.mark.rule("INC-2.1")
def test_of_two_like_dice_you_may_reroll_one_or_both() -> None:
    assert choices(position(dice="fire fire")) == {
        "keep()",
        "reroll(dice=first)",
        "reroll(dice=both)",
    }


@pytest.mark.rule("INC-2.1")
@pytest.mark.parametrize(
    ("which", "new", "final"),
    [
        ("first", "water", ["water", "coin"]),
        ("second", "water", ["fire", "water"]),
        ("both", "water chest", ["water", "chest"]),
    ],
)
def test_only_the_chosen_dice_are_rerolled(which: str, new: str, final: list[str]) -> None:
    s = load(position(dice="fire coin"), new)
    play(s, "reroll", dice=which)
    assert faces(GAME.view(s, None)["dice"]) == final


@pytest.mark.rule("INC-2.1")
def test_kept_dice_stay_as_they_fell() -> None:
    s = keep(position(dice="fire coin"))
    assert faces(GAME.view(s, None)["dice"]) == ["fire", "coin"]


@pytest.mark.rule("INC-2.1")
@pytest.mark.parametrize("which", ["first", "both"])
def test_there_is_only_one_reroll(which: str) -> None:
    s = load(position(dice="fire coin"), "water water")
    play(s, "reroll", dice=which)
    assert phase_of(s) == "dice"
    assert refusal(s, "reroll", dice="second") == "INC-2.1"
    assert refusal(s, "keep") == "INC-2.1"
    assert refusal(s, "roll") == "INC-2.1"


@pytest.mark.rule("INC-2.1")
def test_nothing_is_used_before_the_dice_are_kept() -> None:
    s = position(dice="chest coin", you="ruby-1w1f | empty")
    assert refusal(s, "use_die", die=1) == "INC-3.4"
    assert refusal(s, "take_egg", die=1, deck=0) == "INC-3.5"
    assert (s.spinner, market(s)) == (0, "")


@pytest.mark.rule("INC-2.2")
@pytest.mark.parametrize("dice", ["chest coin", "coin chest"])
def test_one_chest_turns_the_wheel_one_section_and_its_marks_give_one_each(dice: str) -> None:
    s = keep(position(dice=dice, you=BUSY))
    assert s.spinner == 1
    assert market(s) == "ruby 2: 1 coin; jade 1: 1 water; amber 2: 1 fire"


@pytest.mark.rule("INC-2.2")
def test_what_the_marks_give_comes_from_the_reserve() -> None:
    s = keep(position(dice="chest water", you=BUSY))
    assert reserve(s) == "104 coins 28 water 29 fire"


@pytest.mark.rule("INC-2.2")
@pytest.mark.parametrize("dice", ["water fire", "water water", "coin coin"])
def test_no_chest_leaves_the_wheel_alone(dice: str) -> None:
    s = keep(position(dice=dice, you=BUSY))
    assert (s.spinner, market(s)) == (0, "")


@pytest.mark.rule("INC-2.2")
@pytest.mark.parametrize("first", ["chest coin", "chest chest"])
def test_a_rerolled_chest_does_nothing(first: str) -> None:
    s = position(you=BUSY, market="azure 1: 2 coins")
    play(load(s, first), "roll")
    assert (s.spinner, market(s)) == (0, "azure 1: 2 coins")
    play(load(s, "fire water"), "reroll", dice="both")
    assert (s.spinner, market(s)) == (0, "azure 1: 2 coins")
    assert phase_of(s) == "dice"


@pytest.mark.rule("INC-2.2")
def test_a_chest_rolled_at_first_and_kept_turns_the_wheel_once() -> None:
    s = play(load(position(you=BUSY), "chest coin"), "roll")
    keep(s)
    assert s.spinner == 1


@pytest.mark.rule("INC-2.2")
def test_a_chest_that_comes_with_the_reroll_turns_the_wheel() -> None:
    s = load(position(dice="water coin", you=BUSY), "chest")
    play(s, "reroll", dice="first")
    assert s.spinner == 1


@pytest.mark.rule("INC-2.2")
def test_a_chest_kept_while_the_other_die_is_rerolled_turns_the_wheel_once() -> None:
    s = load(position(dice="chest coin", you=BUSY), "fire")
    play(s, "reroll", dice="second")
    assert s.spinner == 1


@pytest.mark.rule("INC-2.2", "INC-2.3")
def test_one_of_two_chests_rerolled_turns_the_wheel_and_takes_no_treasure() -> None:
    s = load(position(dice="chest chest", you=BUSY, market="jade 1: 5 coins"), "coin")
    play(s, "reroll", dice="first")
    assert s.spinner == 1
    assert coins(s) == 1
    assert s.turn == 1


@pytest.mark.rule("INC-2.2", "INC-2.3")
def test_a_second_chest_by_reroll_takes_a_treasure_and_turns_nothing() -> None:
    s = load(position(dice="chest coin", you=BUSY, market="jade 1: 5 coins"), "chest")
    play(s, "reroll", dice="second")
    assert s.spinner == 0
    assert phase_of(s) == "treasure"


@pytest.mark.rule("INC-2.3")
def test_two_chests_take_a_treasure_of_any_section_without_turning_the_wheel() -> None:
    s = keep(position(dice="chest chest", market="azure 2: 3 coins; jade 1: 1 fire"))
    assert s.spinner == 0
    assert len(offered(s)) == len(choices(s)) == 8
    take(s, "azure 2")
    assert coins(s) == 3
    assert market(s) == "jade 1: 1 fire"


@pytest.mark.rule("INC-2.3")
def test_two_chests_take_only_one_treasure() -> None:
    s = keep(position(dice="chest chest", market="azure 1: 3 coins; azure 2: 3 coins"))
    take(s, "azure 2")
    assert s.turn == 1
    assert market(s) == "azure 1: 3 coins"


@pytest.mark.rule("INC-2.3")
def test_two_chests_may_choose_an_empty_section() -> None:
    s = keep(position(dice="chest chest", market="azure 2: 3 coins"))
    take(s, "ruby 1")
    assert s.turn == 1
    assert coins(s) == 0
    assert market(s) == "azure 2: 3 coins"


@pytest.mark.rule("INC-2.3")
def test_two_chests_do_nothing_when_every_section_is_empty() -> None:
    s = keep(position(dice="chest chest"))
    assert s.turn == 1
    assert market(s) == ""
    assert incubators(s) == "empty | empty"


@pytest.mark.rule("INC-2.3")
def test_of_a_treasure_for_two_chests_what_does_not_fit_stays_and_the_coins_are_taken() -> None:
    s = position(
        you="ruby-2w2f 1 water | empty", dice="chest chest", market="ruby 1: 2 coins 3 water"
    )
    take(keep(s), "ruby 1")
    assert coins(s) == 2
    assert incubators(s) == "ruby-2w2f 2 water | empty"
    assert market(s) == "ruby 1: 2 water"


@pytest.mark.rule("INC-2.3")
def test_tokens_taken_with_two_chests_may_hatch_eggs() -> None:
    s = position(
        you="ruby-1w1f 1 fire | jade-4w4f",
        dice="chest chest",
        market="azure 1: 1 water; ruby 2: 4 coins",
    )
    take(keep(s), "azure 1")
    place(s, "water", 0)
    assert dragons(s) == {"ruby": 1}
    assert offered(s) == {"ruby 1", "ruby 2"}
    take(s, "ruby 2")
    assert coins(s) == 4


@pytest.mark.rule("INC-3.4")
def test_chests_come_before_the_other_die() -> None:
    s = position(dice="water chest", you="ruby-1w4f 1 water | empty", market="jade 1: 1 coin")
    keep(s)
    assert event_names(s) == ["wheel_turned"]
    play(s, "use_die", die=0)
    leave(s, "jade 1")
    assert market(s) == "ruby 2: 1 coin; jade 1: 1 coin 2 water; amber 2: 1 fire"
