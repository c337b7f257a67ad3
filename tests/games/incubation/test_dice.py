"""Using the dice: coins, water, fire, eggs, and the order in which tokens are placed."""

import pytest

from .positions import (
    choices,
    coins,
    dragons,
    events,
    incubator,
    incubators,
    keep,
    leave,
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

BUSY = "ruby-4w4f | jade-4w4f"
EGGS_FOR_DIE_0 = {f"take_egg(die=0, deck={deck})" for deck in range(3)}
EGGS_FOR_DIE_1 = {f"take_egg(die=1, deck={deck})" for deck in range(3)}


# Coins, water, fire


@pytest.mark.rule("INC-3.1")
def test_a_coin_die_gives_one_coin() -> None:
    s = keep(position(dice="coin chest", you=BUSY))
    assert coins(s) == 1
    assert reserve(s) == "103 coins 29 water 29 fire"


@pytest.mark.rule("INC-3.1")
def test_two_coin_dice_give_three_coins() -> None:
    s = keep(position(dice="coin coin", you=BUSY, coins=4))
    assert coins(s) == 7
    assert reserve(s) == "98 coins 30 water 30 fire"


@pytest.mark.rule("INC-3.2", "INC-3.3")
@pytest.mark.parametrize("resource", ["water", "fire"])
def test_a_single_die_gives_one_token_onto_an_egg(resource: str) -> None:
    s = position(dice=f"chest {resource}", you="ruby-4w4f 1 water 1 fire | empty")
    play(keep(s), "use_die", die=1)
    more = {"water": "2 water 1 fire", "fire": "1 water 2 fire"}[resource]
    assert incubators(s) == f"ruby-4w4f {more} | empty"
    assert s.reserve.tokens[0] + s.reserve.tokens[1] == 60 - 2 - 2 - 1


@pytest.mark.rule("INC-3.2", "INC-3.3")
@pytest.mark.parametrize("resource", ["water", "fire"])
def test_the_player_chooses_which_egg_gets_the_token(resource: str) -> None:
    s = keep(position(dice=f"chest {resource}", you=BUSY))
    assert choices(s) == {f"place(resource={resource}, incubator={i})" for i in range(2)}
    place(s, resource, 1)
    assert incubators(s) == f"ruby-4w4f | jade-4w4f 1 {resource}"


@pytest.mark.rule("INC-3.2", "INC-3.3")
@pytest.mark.parametrize(("resource", "full"), [("water", "4w1f"), ("fire", "1w4f")])
def test_an_egg_that_has_enough_gets_no_token(resource: str, full: str) -> None:
    s = keep(position(dice=f"chest {resource}", you=f"ruby-4w4f | jade-{full} 4 {resource}"))
    assert incubators(s) == f"ruby-4w4f 1 {resource} | jade-{full} 4 {resource}"
    assert refusal(s, "place", seat=0, resource=resource, incubator=1) == "INC-1.7"


@pytest.mark.rule("INC-3.2", "INC-3.3")
@pytest.mark.parametrize("resource", ["water", "fire"])
@pytest.mark.parametrize(
    ("onto", "first", "second"),
    [((0, 0, 0), "3", ""), ((0, 1, 0), "2", "1"), ((1, 0, 1), "1", "2"), ((1, 1, 1), "", "3")],
)
def test_a_pair_gives_three_tokens_to_split_freely(
    resource: str, onto: tuple[int, ...], first: str, second: str
) -> None:
    s = keep(position(dice=f"{resource} {resource}", you=BUSY))
    for number in onto:
        place(s, resource, number)
    assert incubator(s, 0) == "ruby-4w4f" + (f" {first} {resource}" if first else "")
    assert incubator(s, 1) == "jade-4w4f" + (f" {second} {resource}" if second else "")
    assert s.turn == 1


@pytest.mark.rule("INC-3.2", "INC-3.3")
@pytest.mark.parametrize("resource", ["water", "fire"])
def test_the_split_of_a_pair_ends_where_an_egg_has_enough(resource: str) -> None:
    s = keep(position(dice=f"{resource} {resource}", you=f"ruby-4w4f 3 {resource} | jade-4w4f"))
    place(s, resource, 0)
    assert incubators(s) == f"ruby-4w4f 4 {resource} | jade-4w4f 2 {resource}"


# Order, pairs, eggs


@pytest.mark.rule("INC-3.4")
@pytest.mark.parametrize("first", [0, 1])
def test_two_different_dice_are_used_in_the_players_order(first: int) -> None:
    s = keep(position(dice="water fire", you="ruby-1w2f | empty"))
    assert choices(s) == {"use_die(die=0)", "use_die(die=1)"} | EGGS_FOR_DIE_0 | EGGS_FOR_DIE_1
    play(s, "use_die", die=first)
    assert incubator(s) == ("ruby-1w2f 1 water", "ruby-1w2f 1 fire")[first]
    assert refusal(s, "use_die", die=first) == "INC-3.4"
    play(s, "use_die", die=1 - first)
    assert incubator(s) == "ruby-1w2f 1 water 1 fire"


@pytest.mark.rule("INC-3.4")
def test_the_order_is_asked_even_where_no_egg_can_be_taken() -> None:
    s = keep(position(dice="coin fire", you=BUSY))
    assert choices(s) == {"use_die(die=0)", "use_die(die=1)"}


@pytest.mark.rule("INC-3.4")
def test_a_pair_is_used_as_one() -> None:
    s = keep(position(dice="water water", you="ruby-4w4f | jade-4w4f 4 water"))
    assert incubators(s) == "ruby-4w4f 3 water | jade-4w4f 4 water"
    assert s.turn == 1


@pytest.mark.rule("INC-3.4", "INC-3.5")
def test_a_pair_is_split_only_to_fetch_an_egg_before_or_after_the_single_result() -> None:
    s = keep(position(dice="water water", you="ruby-4w4f | empty"))
    assert choices(s) == {"use_pair()", "use_die(die=0)"} | EGGS_FOR_DIE_0
    play(s, "use_die", die=0)
    assert incubators(s) == "ruby-4w4f 1 water | empty"
    assert choices(s) == EGGS_FOR_DIE_1
    assert refusal(s, "use_die", die=1) == "INC-3.4"


@pytest.mark.rule("INC-3.4", "INC-3.5")
def test_a_pair_may_hatch_an_egg_with_one_die_and_fill_its_place_with_the_other() -> None:
    s = keep(position(dice="water water", you="ruby-1w1f 1 fire | jade-4w4f 4 water"))
    assert choices(s) == {"use_pair()", "use_die(die=0)"}
    play(s, "use_die", die=0)
    assert dragons(s) == {"ruby": 1}
    assert choices(s) == EGGS_FOR_DIE_1


@pytest.mark.rule("INC-3.4", "INC-3.5")
def test_the_single_token_of_a_split_pair_must_make_room_for_the_egg() -> None:
    s = keep(position(dice="water water", you="ruby-1w1f 1 fire | jade-4w4f"))
    play(s, "use_die", die=0)
    assert choices(s) == {"place(resource=water, incubator=0)"}
    assert refusal(s, "place", resource="water", incubator=1) == "INC-3.5"


@pytest.mark.rule("INC-3.4", "INC-3.5")
@pytest.mark.parametrize("reason", ["no room", "no egg", "no token"])
def test_a_pair_is_not_split_where_no_egg_could_be_fetched(reason: str) -> None:
    s = position(
        dice="water water",
        you="ruby-2w1f 1 fire | jade-4w4f"
        if reason == "no room"
        else "ruby-1w1f 1 fire | jade-4w4f",
        decks=("", "", "") if reason == "no egg" else (),
        reserve="1 coin" if reason == "no token" else "",
    )
    assert "use_die(die=0)" not in choices(keep(s))


@pytest.mark.rule("INC-3.4")
def test_a_pair_beside_an_empty_incubator_still_gives_three() -> None:
    s = use_pair(position(dice="water water", you="ruby-4w4f | empty"))
    assert incubators(s) == "ruby-4w4f 3 water | empty"
    assert s.turn == 1


@pytest.mark.rule("INC-3.4", "INC-3.5")
def test_one_die_of_a_pair_for_an_egg_leaves_the_other_as_a_single_die() -> None:
    s = keep(position(dice="coin coin", you="ruby-4w4f | empty"))
    play(s, "take_egg", die=0, deck=1)
    assert coins(s) == 1
    assert s.turn == 1


@pytest.mark.rule("INC-3.4", "INC-3.5")
def test_after_one_die_of_a_pair_took_an_egg_the_other_gives_one_token() -> None:
    s = position(dice="water water", you="ruby-4w4f | empty", decks=("jade-4w4f", "azure-1w1f"))
    play(keep(s), "take_egg", die=0, deck=0)
    assert choices(s) == {f"place(resource=water, incubator={i})" for i in range(2)}
    place(s, "water", 1)
    assert incubators(s) == "ruby-4w4f | jade-4w4f 1 water"


@pytest.mark.rule("INC-3.5")
@pytest.mark.parametrize("face", ["water", "fire", "coin"])
@pytest.mark.parametrize("deck", [0, 1, 2])
def test_a_die_may_take_the_top_egg_of_any_deck_instead(face: str, deck: int) -> None:
    tops = ("azure-1w1f", "jade-1w1f", "amber-1w1f")
    s = position(dice=f"chest {face}", you="ruby-4w4f | empty", decks=tops)
    play(keep(s), "take_egg", die=1, deck=deck)
    assert incubators(s) == f"ruby-4w4f | {tops[deck]}"
    assert coins(s) == 0
    assert [s.decks[i].count for i in range(3)] == [int(i != deck) for i in range(3)]
    assert s.turn == 1


@pytest.mark.rule("INC-3.5")
def test_a_chest_die_takes_no_egg() -> None:
    s = keep(position(dice="chest coin"))
    assert choices(s) == {"use_die(die=1)"} | EGGS_FOR_DIE_1
    assert refusal(s, "take_egg", die=0, deck=0) == "INC-3.5"
    play(s, "take_egg", die=1, deck=0)
    assert s.turn == 1


@pytest.mark.rule("INC-3.5")
def test_two_chests_take_no_egg() -> None:
    s = keep(position(dice="chest chest", market="ruby 1: 1 coin"))
    assert refusal(s, "take_egg", die=0, deck=0) == "INC-3.5"
    assert refusal(take(s, "ruby 1"), "take_egg", seat=0, die=0, deck=0) == "INC-1.7"


@pytest.mark.rule("INC-3.5")
@pytest.mark.parametrize("dice", ["fire coin", "coin coin"])
def test_both_dice_may_take_eggs_even_of_one_deck(dice: str) -> None:
    s = position(dice=dice, decks=("azure-1w1f jade-1w1f amber-1w1f", "ruby-1w1f"))
    play(keep(s), "take_egg", die=0, deck=0)
    play(s, "take_egg", die=1, deck=0)
    assert incubators(s) == "azure-1w1f | jade-1w1f"
    assert coins(s) == 0


@pytest.mark.rule("INC-3.5")
def test_without_an_empty_incubator_no_egg_is_taken() -> None:
    s = keep(position(dice="water coin", you=BUSY))
    assert refusal(s, "take_egg", die=1, deck=0) == "INC-3.5"


@pytest.mark.rule("INC-3.5")
def test_one_empty_incubator_takes_one_egg_only() -> None:
    s = keep(position(dice="fire coin", you="ruby-4w4f 4 fire | empty"))
    play(s, "take_egg", die=0, deck=0)
    assert coins(s) == 1
    assert s.turn == 1


@pytest.mark.rule("INC-3.5")
def test_an_incubator_emptied_by_the_first_die_may_take_an_egg_with_the_second() -> None:
    s = keep(position(dice="water coin", you="ruby-1w1f 1 fire | jade-4w4f 4 water"))
    assert choices(s) == {"use_die(die=0)", "use_die(die=1)"}
    play(s, "use_die", die=0)
    assert choices(s) == {"use_die(die=1)"} | EGGS_FOR_DIE_1


@pytest.mark.rule("INC-3.5")
def test_a_fresh_egg_takes_the_tokens_of_the_other_die() -> None:
    s = keep(position(dice="coin fire", decks=("azure-1w4f", "jade-1w1f")))
    play(s, "take_egg", die=0, deck=0)
    play(s, "use_die", die=1)
    assert incubators(s) == "azure-1w4f 1 fire | empty"


@pytest.mark.rule("INC-3.5")
def test_an_empty_deck_has_no_egg_to_take() -> None:
    s = keep(position(dice="chest coin", decks=("", "ruby-1w1f", "")))
    assert choices(s) == {"use_die(die=1)", "take_egg(die=1, deck=1)"}
    assert refusal(s, "take_egg", die=1, deck=0) == "INC-3.5"


@pytest.mark.rule("INC-3.5")
def test_of_a_pair_too_an_empty_deck_has_no_egg_to_take() -> None:
    s = keep(position(dice="coin coin", decks=("", "ruby-1w1f", "")))
    assert choices(s) == {"use_pair()", "use_die(die=0)", "take_egg(die=0, deck=1)"}
    assert refusal(s, "take_egg", die=0, deck=0) == "INC-3.5"


@pytest.mark.rule("INC-3.5")
def test_with_all_decks_empty_a_die_only_gives_its_result() -> None:
    s = keep(position(dice="chest coin", decks=("", "", "")))
    assert coins(s) == 1
    assert s.turn == 1


# All tokens of a result, then hatching, then the next die


@pytest.mark.rule("INC-3.8")
def test_all_tokens_of_a_pair_are_placed_before_an_egg_hatches() -> None:
    s = position(dice="water water", you="ruby-1w1f 1 fire | jade-4w4f", market="ruby 1: 4 water")
    use_pair(s)
    assert incubators(s) == "ruby-1w1f 1 fire | jade-4w4f 2 water"
    place(s, "water", 0)
    take(s, "ruby 1")
    assert incubators(s) == "empty | jade-4w4f 4 water"
    assert market(s) == "ruby 1: 2 water"


@pytest.mark.rule("INC-3.8")
def test_excess_goes_to_a_treasure_before_the_egg_hatches() -> None:
    s = use_pair(position(dice="water water", you="ruby-1w1f 1 fire | jade-4w4f 4 water"))
    assert phase_of(s) == "excess"
    assert dragons(s) == {}
    leave(s, "ruby 2")
    assert dragons(s) == {"ruby": 1}
    assert offered(s) == {"ruby 1", "ruby 2"}


@pytest.mark.rule("INC-3.8")
def test_a_token_that_fits_must_be_placed() -> None:
    s = keep(position(dice="water water", you=BUSY))
    assert refusal(s, "leave_excess", section=0) == "INC-3.6"
    place(s, "water", 0)
    assert choices(s) == {f"place(resource=water, incubator={i})" for i in range(2)}


@pytest.mark.rule("INC-3.8")
def test_where_there_is_no_choice_tokens_are_placed_without_asking() -> None:
    s = keep(position(dice="chest fire", you="ruby-4w4f 4 fire | jade-4w4f 3 fire"))
    assert incubators(s) == "ruby-4w4f 4 fire | jade-4w4f 4 fire"
    assert s.turn == 1


@pytest.mark.rule("INC-3.8")
@pytest.mark.parametrize("number", [0, 1])
def test_eggs_completed_together_hatch_in_the_players_order(number: int) -> None:
    s = use_pair(position(dice="water water", you="ruby-2w1f 1 water 1 fire | jade-2w1f 1 fire"))
    assert choices(s) == {"hatch(incubator=0)", "hatch(incubator=1)"}
    play(s, "hatch", incubator=number)
    assert [event["incubator"] for event in events(s, "hatched")] == [number, 1 - number]
    assert dragons(s) == {"ruby": 1, "jade": 1}


@pytest.mark.rule("INC-3.8")
def test_the_next_die_waits_until_hatching_is_done() -> None:
    s = position(dice="water coin", you="ruby-1w1f 1 fire | empty", market="ruby 1: 1 coin")
    play(keep(s), "use_die", die=0)
    assert phase_of(s) == "treasure"
    assert refusal(s, "use_die", die=1) == "INC-3.4"
    assert refusal(s, "take_egg", die=1, deck=0) == "INC-3.5"
    take(s, "ruby 1")
    assert choices(s) == {"use_die(die=1)"} | EGGS_FOR_DIE_1
