"""The wheel, its spinner, and the treasures: what goes in, what comes out."""

import pytest

from coffret.games.incubation.state import COLOURS

from .positions import (
    GAME,
    choices,
    coins,
    event_names,
    events,
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
    use_pair,
)

EVERYWHERE = "; ".join(f"{colour} {number}: 1 coin" for colour in COLOURS for number in (1, 2))
BUSY = "ruby-4w4f | jade-4w4f"


# The spinner


@pytest.mark.rule("INC-2.2")
def test_the_marks_turn_together_and_the_wheel_goes_round() -> None:
    s = keep(position(dice="chest coin", you=BUSY, spinner=7))
    assert s.spinner == 0
    assert GAME.view(s, None)["spinner"] == {"coin": 0, "water": 3, "fire": 6}
    assert market(s) == "ruby 1: 1 coin; azure 2: 1 water; amber 1: 1 fire"


@pytest.mark.rule("INC-2.2")
def test_what_the_marks_give_is_added_to_what_lies_there() -> None:
    s = keep(position(dice="chest coin", you=BUSY, market="ruby 2: 2 coins 1 fire"))
    assert market(s) == "ruby 2: 3 coins 1 fire; jade 1: 1 water; amber 2: 1 fire"


@pytest.mark.rule("INC-3.7")
@pytest.mark.parametrize(
    ("left", "given"),
    [
        ("1 water 1 fire", "jade 1: 1 water; amber 2: 1 fire"),
        ("1 coin 1 fire", "ruby 2: 1 coin; amber 2: 1 fire"),
        ("1 coin 1 water", "ruby 2: 1 coin; jade 1: 1 water"),
        ("0 coins", ""),
    ],
)
def test_a_mark_gives_nothing_when_the_reserve_has_none(left: str, given: str) -> None:
    s = keep(position(dice="chest fire", you=BUSY, reserve=left))
    assert market(s) == given


# Taking a treasure


@pytest.mark.rule("INC-4.2")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_hatched_egg_may_take_either_treasure_of_its_colour(colour: str) -> None:
    s = position(you=f"{colour}-1w1f 1 fire | empty", dice="water chest", market=EVERYWHERE)
    keep(s)
    play(s, "use_die", die=0)
    assert offered(s) == {f"{colour} 1", f"{colour} 2"}
    assert len(choices(s)) == 2


@pytest.mark.rule("INC-4.2")
def test_a_hatched_egg_takes_one_treasure_only() -> None:
    s = position(you="jade-1w1f 1 fire | empty", dice="water coin", market=EVERYWHERE)
    play(keep(s), "use_die", die=0)
    take(s, "jade 2")
    assert coins(s) == 1
    assert market(s) == EVERYWHERE.replace("jade 2: 1 coin; ", "")
    assert phase_of(s) == "dice"


@pytest.mark.rule("INC-4.2")
def test_the_empty_treasure_of_a_colour_may_be_chosen() -> None:
    s = position(you="jade-1w1f 1 fire | empty", dice="water coin", market="jade 2: 1 fire")
    play(keep(s), "use_die", die=0)
    take(s, "jade 1")
    assert market(s) == "jade 2: 1 fire"
    assert phase_of(s) == "dice"


@pytest.mark.rule("INC-4.2")
def test_no_treasure_is_chosen_when_both_of_the_colour_are_empty() -> None:
    s = position(you="jade-1w1f 1 fire | empty", dice="water coin", market="ruby 1: 4 coins")
    play(keep(s), "use_die", die=0)
    assert event_names(s) == ["placed", "hatched", "found_nothing"]
    assert phase_of(s) == "dice"
    assert market(s) == "ruby 1: 4 coins"


@pytest.mark.rule("INC-4.3")
def test_the_coins_of_a_treasure_are_yours_and_its_resources_go_onto_your_egg() -> None:
    s = position(
        you="ruby-1w1f 1 fire | jade-4w4f 1 fire",
        dice="water chest",
        market="ruby 1: 2 coins 1 water 3 fire",
    )
    keep(s)
    place(s, "water", 0)
    take(s, "ruby 1")
    assert coins(s) == 2
    assert incubators(s) == "empty | jade-4w4f 1 water 4 fire"
    assert "ruby 1" not in market(s)


@pytest.mark.rule("INC-4.3")
def test_the_resources_of_a_treasure_may_go_onto_both_eggs() -> None:
    s = position(you=BUSY, dice="chest chest", market="ruby 1: 2 water 1 fire")
    take(keep(s), "ruby 1")
    place(s, "water", 0)
    place(s, "water", 1)
    place(s, "fire", 1)
    assert incubators(s) == "ruby-4w4f 1 water | jade-4w4f 1 water 1 fire"


@pytest.mark.rule("INC-4.3")
def test_the_resources_of_a_treasure_may_all_go_onto_one_egg() -> None:
    s = position(you=BUSY, dice="chest chest", market="ruby 1: 2 water 1 fire")
    take(keep(s), "ruby 1")
    for resource in ("water", "water", "fire"):
        place(s, resource, 1)
    assert incubators(s) == "ruby-4w4f | jade-4w4f 2 water 1 fire"


@pytest.mark.rule("INC-4.4")
def test_resources_of_a_treasure_that_fit_nowhere_stay_there() -> None:
    s = position(
        you="ruby-2w2f 1 water | empty", dice="chest chest", market="azure 2: 1 coin 3 water"
    )
    take(keep(s), "azure 2")
    assert incubators(s) == "ruby-2w2f 2 water | empty"
    assert market(s) == "azure 2: 2 water"
    assert [event["water"] for event in events(s, "took_treasure")] == [1]
    assert phase_of(s) == "roll"


@pytest.mark.rule("INC-4.4")
def test_without_eggs_only_the_coins_of_a_treasure_are_taken() -> None:
    s = position(dice="chest chest", market="azure 2: 1 coin 3 water 1 fire")
    take(keep(s), "azure 2")
    assert coins(s) == 1
    assert market(s) == "azure 2: 3 water 1 fire"


@pytest.mark.rule("INC-4.4")
def test_a_resource_of_a_treasure_that_fits_must_be_taken() -> None:
    s = position(you=BUSY, dice="chest chest", market="azure 2: 1 fire")
    take(keep(s), "azure 2")
    assert market(s) == ""
    assert choices(s) == {
        "place(resource=fire, incubator=0)",
        "place(resource=fire, incubator=1)",
    }


@pytest.mark.rule("INC-4.4")
def test_what_fits_of_a_treasure_is_counted_over_both_eggs() -> None:
    s = position(
        you="ruby-4w4f 3 water | jade-4w4f 2 water", dice="chest chest", market="azure 2: 4 water"
    )
    take(keep(s), "azure 2")
    assert incubators(s) == "ruby-4w4f 4 water | jade-4w4f 4 water"
    assert market(s) == "azure 2: 1 water"


# Excess from the dice


@pytest.mark.rule("INC-3.6")
@pytest.mark.parametrize("resource", ["water", "fire"])
def test_a_resource_that_fits_nowhere_goes_to_any_treasure(resource: str) -> None:
    s = position(dice=f"{resource} coin", market="ruby 2: 1 coin")
    play(keep(s), "use_die", die=0)
    assert phase_of(s) == "excess"
    assert choices(s) == {f"leave_excess(section={section})" for section in range(8)}
    leave(s, "ruby 2")
    assert market(s) == f"ruby 2: 1 coin 1 {resource}"


@pytest.mark.rule("INC-3.6")
def test_an_empty_treasure_may_get_the_excess() -> None:
    s = keep(position(dice="fire fire", decks=("", "", "")))
    leave(s, "amber 2")
    assert market(s) == "amber 2: 3 fire"


@pytest.mark.rule("INC-3.6")
@pytest.mark.parametrize(
    ("held", "excess", "full"),
    [
        ("4 water | jade-4w4f 4 water", 3, "4 water | jade-4w4f 4 water"),
        ("3 water | jade-4w4f 4 water", 2, "4 water | jade-4w4f 4 water"),
        ("3 water | jade-4w4f 3 water", 1, "4 water | jade-4w4f 4 water"),
    ],
)
def test_all_excess_of_a_pair_goes_to_one_treasure(held: str, excess: int, full: str) -> None:
    s = keep(position(dice="water water", you=f"ruby-4w4f {held}"))
    assert incubators(s) == f"ruby-4w4f {full}"
    leave(s, "jade 1")
    assert market(s) == f"jade 1: {excess} water"
    assert s.turn == 1


@pytest.mark.rule("INC-3.6")
def test_the_excess_of_two_results_may_go_to_two_treasures() -> None:
    s = position(dice="water fire", decks=("", "", ""))
    play(keep(s), "use_die", die=1)
    leave(s, "jade 1")
    leave(s, "amber 2")
    assert market(s) == "jade 1: 1 fire; amber 2: 1 water"


@pytest.mark.rule("INC-3.6")
def test_by_option_all_excess_of_a_turn_goes_where_its_first_went() -> None:
    s = position(dice="water fire", decks=("", "", ""))
    s.one_surplus = 1
    play(keep(s), "use_die", die=1)
    leave(s, "jade 1")
    assert market(s) == "jade 1: 1 water 1 fire"
    assert s.turn == 1
    play(load(s, "fire coin"), "roll")
    play(keep(s), "use_die", die=0)
    assert phase_of(s) == "excess", "the next turn chooses again"


@pytest.mark.rule("INC-3.6")
def test_the_table_chooses_whose_surplus_goes_together() -> None:
    for chosen, kept in (("result", 0), ("turn", 1)):
        assert GAME.new(2, {"surplus": chosen}, (1, 2, 3, 4)).one_surplus == kept


@pytest.mark.rule("INC-3.6")
def test_excess_comes_out_of_the_reserve() -> None:
    s = keep(position(dice="water water", decks=("", "", "")))
    leave(s, "jade 1")
    assert reserve(s) == "105 coins 27 water 30 fire"


@pytest.mark.rule("INC-3.6", "INC-4.4")
def test_what_does_not_fit_of_a_treasure_cannot_be_moved_to_another() -> None:
    s = position(dice="chest chest", market="azure 2: 3 water")
    take(keep(s), "azure 2")
    assert market(s) == "azure 2: 3 water"
    assert refusal(s, "leave_excess", section=0) == "INC-3.6"


# A short reserve


@pytest.mark.rule("INC-3.7")
@pytest.mark.parametrize(("left", "got"), [(0, 0), (2, 2), (3, 3)])
def test_of_coins_only_what_the_reserve_has_is_taken(left: int, got: int) -> None:
    s = keep(position(dice="coin coin", you=BUSY, reserve=f"{left} coins"))
    assert coins(s) == got
    assert s.reserve.coins == left - got


@pytest.mark.rule("INC-3.7")
@pytest.mark.parametrize("resource", ["water", "fire"])
def test_of_tokens_only_what_the_reserve_has_is_taken(resource: str) -> None:
    s = position(dice=f"{resource} {resource}", you="ruby-4w4f | empty", reserve=f"2 {resource}")
    play(keep(s), "use_pair")
    assert incubators(s) == f"ruby-4w4f 2 {resource} | empty"
    assert reserve(s) == "nothing"
    assert s.turn == 1


@pytest.mark.rule("INC-3.7")
def test_an_empty_reserve_gives_nothing_and_no_excess() -> None:
    s = keep(position(dice="water water", you=BUSY, reserve="9 coins 9 fire"))
    assert incubators(s) == BUSY
    assert (market(s), s.turn) == ("", 1)


@pytest.mark.rule("INC-3.7", "INC-3.8")
def test_lost_tokens_do_not_come_from_an_egg_that_then_hatches() -> None:
    s = position(dice="fire fire", you="ruby-1w1f 1 water | jade-4w4f", reserve="1 fire")
    place(use_pair(s), "fire", 0)
    assert reserve(s) == "1 water 1 fire"
    assert incubators(s) == "empty | jade-4w4f"
