"""Hatching: when, what it brings, chains of it, hybrids and mysteries."""

import pytest

from coffret.games.incubation.state import COLOURS

from .positions import (
    GAME,
    choices,
    coins,
    dragons,
    event_names,
    events,
    incubators,
    keep,
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


@pytest.mark.rule("INC-4.1")
def test_a_complete_egg_hatches_and_leaves_its_incubator() -> None:
    s = keep(position(you="ruby-2w1f 1 water 1 fire | jade-4w4f 4 water", dice="water chest"))
    assert event_names(s)[:3] == ["wheel_turned", "placed", "hatched"]
    assert dragons(s) == {"ruby": 1}
    assert incubators(s) == "empty | jade-4w4f 4 water"


@pytest.mark.rule("INC-4.1")
def test_the_tokens_of_a_hatched_egg_go_back_to_the_reserve() -> None:
    s = position(you="ruby-4w4f 3 water 4 fire | jade-2w2f 2 water", dice="water water")
    use_pair(s)
    assert reserve(s) == "105 coins 22 water 26 fire"
    play(s, "leave_excess", section=7)
    assert dragons(s) == {"ruby": 1}
    assert reserve(s) == "105 coins 26 water 30 fire"


@pytest.mark.rule("INC-4.1")
@pytest.mark.parametrize("held", ["2 water", "1 water 1 fire", "2 fire"])
def test_an_egg_that_lacks_a_token_does_not_hatch(held: str) -> None:
    s = position(you=f"ruby-2w2f {held} | empty", dice="water chest", decks=("", "", ""))
    keep(s)
    assert dragons(s) == {}
    assert incubators(s).startswith("ruby-2w2f ")


@pytest.mark.rule("INC-4.1")
def test_an_egg_hatches_at_once_while_a_die_is_still_to_be_used() -> None:
    s = keep(position(you="ruby-1w1f 1 fire | jade-4w4f", dice="coin water"))
    play(s, "use_die", die=1)
    place(s, "water", 0)
    assert dragons(s) == {"ruby": 1}
    assert "use_die(die=0)" in choices(s)
    assert incubators(s) == "empty | jade-4w4f"


@pytest.mark.rule("INC-4.1")
def test_a_hatched_egg_lies_in_front_of_its_breeder_with_its_points() -> None:
    s = keep(position(you="ruby-2w1f 1 water 1 fire | empty", dice="water chest"))
    play(s, "use_die", die=0)
    you, other = GAME.view(s, None)["players"]
    assert [dragon["id"] for dragon in you["dragons"]] == ["ruby-2w1f"]
    assert (you["points"], other["dragons"]) == (3, [])


@pytest.mark.rule("INC-4.5")
def test_the_treasure_of_one_egg_may_hatch_the_other() -> None:
    s = position(
        you="ruby-1w1f 1 fire | jade-2w2f 2 water",
        dice="chest water",
        market="ruby 1: 2 fire; jade 2: 3 coins",
    )
    keep(s)
    assert dragons(s) == {"ruby": 1}
    take(s, "ruby 1")
    assert dragons(s) == {"ruby": 1, "jade": 1}
    assert offered(s) == {"jade 1", "jade 2"}
    take(s, "jade 2")
    assert coins(s) == 3
    assert incubators(s) == "empty | empty"


@pytest.mark.rule("INC-4.5")
def test_a_chain_may_go_on_through_an_egg_taken_in_the_same_turn() -> None:
    s = position(
        you="ruby-1w1f 1 fire | empty",
        dice="coin water",
        decks=("ruby-2w2f", "azure-1w1f", "jade-1w1f"),
        market="ruby 2: 1 water 1 fire; azure 1: 2 coins",
    )
    play(keep(s), "take_egg", die=0, deck=1)
    place(s, "water", 0)
    take(s, "ruby 2")
    take(s, "azure 1")
    assert dragons(s) == {"ruby": 1, "azure": 1}
    assert coins(s) == 2


@pytest.mark.rule("INC-4.5")
def test_both_dice_may_each_hatch_an_egg() -> None:
    s = position(you="ruby-1w1f 1 fire | jade-1w1f 1 water", dice="water fire", decks=("", "", ""))
    play(keep(s), "use_die", die=0)
    assert dragons(s) == {"ruby": 1, "jade": 1}
    assert s.turn == 1


# Hybrids


@pytest.mark.rule("INC-4.6")
@pytest.mark.parametrize(
    "colours",
    ["ruby azure", "ruby jade", "ruby amber", "azure jade", "azure amber", "jade amber"],
)
@pytest.mark.parametrize("first", [0, 1])
def test_a_hybrid_takes_a_treasure_of_each_colour_in_either_order(colours: str, first: int) -> None:
    pair = colours.split()
    s = position(
        you=f"{'-'.join(pair)}-2w2f 1 water 2 fire | empty", dice="water coin", market=EVERYWHERE
    )
    play(keep(s), "use_die", die=0)
    assert offered(s) == {f"{colour} {number}" for colour in pair for number in (1, 2)}
    take(s, f"{pair[first]} 2")
    assert offered(s) == {f"{pair[1 - first]} 1", f"{pair[1 - first]} 2"}
    take(s, f"{pair[1 - first]} 1")
    assert coins(s) == 2
    assert phase_of(s) == "dice"
    assert dragons(s) == {"hybrid": 1}


@pytest.mark.rule("INC-4.6", "INC-4.2")
def test_a_hybrid_skips_the_colour_whose_treasures_are_empty() -> None:
    s = position(
        you="ruby-jade-2w2f 1 water 2 fire | empty", dice="water coin", market="jade 1: 1 coin"
    )
    play(keep(s), "use_die", die=0)
    assert [event["colour"] for event in events(s, "found_nothing")] == ["ruby"]
    assert offered(s) == {"jade 1", "jade 2"}
    take(s, "jade 1")
    assert phase_of(s) == "dice"


@pytest.mark.rule("INC-4.6", "INC-4.2")
def test_a_hybrid_finds_nothing_when_all_its_treasures_are_empty() -> None:
    s = position(
        you="ruby-jade-2w2f 1 water 2 fire | empty", dice="water coin", market="azure 1: 1 coin"
    )
    play(keep(s), "use_die", die=0)
    assert phase_of(s) == "dice"
    assert dragons(s) == {"hybrid": 1}


@pytest.mark.rule("INC-4.6")
def test_both_treasures_of_a_hybrid_feed_the_other_egg() -> None:
    s = position(
        you="ruby-jade-2w2f 1 water 2 fire | amber-4w4f 4 water",
        dice="chest water",
        market="ruby 1: 1 fire; jade 2: 2 fire",
    )
    keep(s)
    take(s, "jade 2")
    take(s, "ruby 1")
    assert incubators(s) == "empty | amber-4w4f 4 water 3 fire"


# Mysteries


@pytest.mark.rule("INC-4.7")
def test_a_mystery_takes_no_treasure() -> None:
    s = position(you="mystery-1w1f 1 fire | empty", dice="water coin", market=EVERYWHERE)
    play(keep(s), "use_die", die=0)
    assert dragons(s) == {"mystery": 1}
    assert phase_of(s) == "dice"
    assert market(s) == EVERYWHERE
    assert coins(s) == 0


# One egg after the other


@pytest.mark.rule("INC-4.8")
def test_a_hybrid_takes_both_treasures_before_the_next_egg_hatches() -> None:
    s = position(
        you="ruby-azure-2w2f 1 water 2 fire | jade-1w1f 1 fire",
        dice="chest water",
        market="ruby 1: 1 water; azure 1: 1 water; jade 1: 1 coin",
        spinner=2,
    )
    place(keep(s), "water", 0)
    take(s, "ruby 1")
    assert incubators(s) == "empty | jade-1w1f 1 water 1 fire"
    assert offered(s) == {"azure 1", "azure 2"}
    assert dragons(s) == {"hybrid": 1}
    take(s, "azure 1")
    assert dragons(s) == {"hybrid": 1, "jade": 1}
    assert offered(s) == {"jade 1", "jade 2"}


@pytest.mark.rule("INC-4.8", "INC-4.4")
def test_what_the_second_treasure_offers_stays_when_the_first_has_filled_the_egg() -> None:
    s = position(
        you="ruby-azure-2w2f 1 water 2 fire | jade-1w1f 1 fire",
        dice="coin water",
        market="ruby 1: 1 water; azure 1: 1 water",
    )
    play(keep(s), "use_die", die=1)
    place(s, "water", 0)
    take(s, "ruby 1")
    take(s, "azure 1")
    assert market(s) == "azure 1: 1 water"


@pytest.mark.rule("INC-4.8")
@pytest.mark.parametrize(("first", "own", "next_"), [(0, "ruby", "jade"), (1, "jade", "ruby")])
def test_of_two_complete_eggs_the_second_waits_for_the_first_ones_treasure(
    first: int, own: str, next_: str
) -> None:
    s = position(
        you="ruby-2w1f 1 water 1 fire | jade-2w1f 1 fire", dice="water water", market=EVERYWHERE
    )
    play(use_pair(s), "hatch", incubator=first)
    assert dragons(s) == {own: 1}
    assert offered(s) == {f"{own} 1", f"{own} 2"}
    take(s, f"{own} 1")
    assert dragons(s) == {own: 1, next_: 1}
    assert offered(s) == {f"{next_} 1", f"{next_} 2"}


@pytest.mark.rule("INC-4.8")
def test_no_treasure_is_taken_before_the_egg_has_hatched() -> None:
    s = position(
        you="ruby-2w1f 1 water 1 fire | jade-2w1f 1 fire", dice="water water", market=EVERYWHERE
    )
    assert refusal(keep(s), "take_treasure", section=0) == "INC-4.2"
