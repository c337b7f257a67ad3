"""Scrolls 7, 14, 16, 18 and 20 beside the powers."""

import re

import pytest

from coffret.engine.errors import IllegalMove
from coffret.games.megalomania import GAME
from coffret.games.megalomania.state import USED

from .positions import (
    by_assassin,
    choosable,
    decline,
    do,
    events,
    hand,
    lay,
    phase_of,
    playable,
    powers,
    table,
    takers,
    use,
    use_scroll,
    with_scroll,
)


@pytest.mark.rule("MEG-8.18")
def test_18_rulebook_example_puts_crystals_on_others_cards() -> None:
    s = with_scroll(1, 18)
    use_scroll(s, 18)
    assert s.players[1].crystals == 1
    s = table("red emperor", "red farmer", "red dwarf", scroll=18, user=1, crystals=(0, 2, 0))
    do(s, "play_card", card="red-emperor")
    assert (phase_of(s), s.turn) == ("other-power", 1)
    assert powers(s) == {"emperor"}
    decline(s)
    lay(s, "red farmer")
    do(s, "play_card", card="red-dwarf")
    assert s.turn == 1
    use(s, "dwarf")
    assert takers(s) == [1], "the lowest card takes it"
    assert s.players[1].crystals == 1


@pytest.mark.rule("MEG-8.18")
def test_18_not_on_a_card_that_has_a_crystal_and_no_assassins() -> None:
    s = table("red dwarf", "red assassin", "red farmer", scroll=18, user=2, crystals=(1, 0, 2))
    do(s, "play_card", card="red-dwarf")
    use(s, "dwarf")
    assert s.turn == 1
    do(s, "play_card", card="red-assassin")
    assert (phase_of(s), s.turn) == ("card", 2)


@pytest.mark.rule("MEG-8.18", "MEG-5.3")
def test_18_an_explorer_uses_the_hand_of_who_pays() -> None:
    s = table(
        "red explorer, red knight",
        "blue farmer, blue knight",
        scroll=18,
        user=1,
        crystals=(0, 1),
        trick=1,
        previous="yellow oracle, yellow dwarf",
    )
    do(s, "play_card", card="red-explorer")
    do(s, "use_power", power="explorer")
    assert {"blue farmer", "blue knight"} < choosable(s)
    do(s, "choose_card", card="blue-knight")
    assert len(hand(s, 1)) == 2
    assert hand(s, 0) == {"red knight"}
    assert s.turn == 1


@pytest.mark.rule("MEG-5.10", "MEG-8.18")
def test_18_explores_in_the_last_trick_with_a_card_still_to_play() -> None:
    s = table(
        "red explorer",
        "red knight",
        scroll=18,
        user=1,
        crystals=(1, 1),
        trick=1,
        tricks=2,
        previous="yellow oracle, yellow dwarf",
    )
    do(s, "play_card", card="red-explorer")
    assert (phase_of(s), s.turn) == ("other-power", 1), "its owner has no card to exchange"
    do(s, "use_power", power="explorer")
    do(s, "choose_card", card="red-knight")
    (drawn,) = hand(s, 1)
    assert drawn in {"yellow oracle", "yellow dwarf"}
    lay(s, drawn)
    assert takers(s)[-1] == 0, "the knight that would have taken the trick lies in the one before"


@pytest.mark.rule("MEG-5.10", "MEG-8.18")
def test_18_does_not_explore_in_the_last_trick_after_its_own_last_card() -> None:
    s = table(
        "red knight",
        "red explorer",
        scroll=18,
        user=0,
        crystals=(2, 0),
        trick=1,
        tricks=2,
        previous="yellow oracle, yellow dwarf",
    )
    lay(s, "red knight")
    do(s, "play_card", card="red-explorer")
    assert phase_of(s) != "other-power"


@pytest.mark.rule("MEG-8.18", "MEG-5.9")
def test_18_the_limits_per_trick_hold() -> None:
    s = table("red dwarf", "blue dwarf", "red farmer", scroll=18, user=2, crystals=(0, 0, 2))
    do(s, "play_card", card="red-dwarf")
    use(s, "dwarf")
    do(s, "play_card", card="blue-dwarf")
    assert (phase_of(s), s.turn) == ("card", 2)


@pytest.mark.rule("MEG-8.20")
def test_20_rulebook_example_a_dwarfs_power_on_an_emperor() -> None:
    s = table("red emperor", "red farmer", "red knight", scroll=20, crystals=(1,))
    do(s, "play_card", card="red-emperor")
    assert powers(s) == {"farmer", "dwarf", "wizard", "knight", "oracle", "emperor"}
    use(s, "dwarf")
    lay(s, "red farmer")
    lay(s, "red knight")
    assert takers(s) == [1]


@pytest.mark.rule("MEG-8.20", "MEG-5.9")
def test_20_the_limits_per_trick_hold() -> None:
    s = table("red dwarf", "red farmer", "red knight", scroll=20, user=1, crystals=(1, 1))
    lay(s, "red dwarf", power="dwarf")
    do(s, "play_card", card="red-farmer")
    assert powers(s) == {"farmer", "wizard", "knight", "oracle", "emperor"}


@pytest.mark.rule("MEG-8.20", "MEG-5.2", "MEG-5.10")
def test_20_each_power_that_cannot_be_used_names_its_own_rule() -> None:
    s = table("red emperor", "red farmer", "red knight", scroll=20, crystals=(1, 1))
    do(s, "play_card", card="red-emperor")
    for power, rule in (("assassin", "MEG-5.2"), ("explorer", "MEG-5.10")):
        with pytest.raises(IllegalMove, match=re.escape(rule)):
            use(s, power)
    decline(s)
    do(s, "play_card", card="red-farmer")
    with pytest.raises(IllegalMove, match=r"MEG-8\.20"):
        use(s, "dwarf")


@pytest.mark.rule("MEG-8.20", "MEG-5.2")
def test_20_as_an_assassin_any_card_may_be_played() -> None:
    s = table("red dwarf", "red farmer, blue emperor, black knight", scroll=20, user=1,
              crystals=(0, 1))  # fmt: skip
    lay(s, "red dwarf")
    assert playable(s) == {"red farmer"}
    assert by_assassin(s) == {"blue emperor", "black knight"}
    do(s, "assassinate", card="black-knight")
    assert takers(s) == [1], "one power per card: the knight's is not offered"


# Each scroll beside each power

ACTIVE_RANK = {
    "farmer": 0,
    "explorer": 2,
    "dwarf": 3,
    "wizard": 4,
    "knight": 5,
    "oracle": 6,
    "emperor": 7,
}
ACTIVE = list(ACTIVE_RANK)


@pytest.mark.rule("MEG-8.18")
@pytest.mark.parametrize("rank", ACTIVE)
def test_18_uses_every_power_of_anothers_card_but_the_assassins(rank: str) -> None:
    s = table(
        f"yellow {rank}, red farmer",
        "yellow assassin, blue emperor",
        "black emperor, black farmer",
        dominant="black",
        scroll=18,
        user=2,
        crystals=(0, 0, 1),
        cubes=(0, 0, 1),
        trick=1,
        previous="red oracle, red knight, red dwarf",
    )
    do(s, "play_card", card=f"yellow-{rank}")
    assert (phase_of(s), s.turn) == ("other-power", 2)
    use(s, rank, player=1, colour="blue")
    assert s.plays[0].power == ACTIVE_RANK[rank]
    assert s.players[2].crystals == 0
    assert s.turn == 1, "then the next card comes"
    assert playable(s) == ({"blue emperor"} if rank == "oracle" else {"yellow assassin"})
    lay(s, next(iter(playable(s))))
    lowest = {"black farmer"}
    assert playable(s) == (lowest if rank == "wizard" else lowest | {"black emperor"})
    do(s, "play_card", card="black-farmer")
    assert (phase_of(s) == "cubes") == (rank != "emperor")
    if phase_of(s) == "cubes":
        decline(s)
    takes = {"knight": 0}.get(rank, 2)
    assert takers(s) == [takes]
    assert s.turn == (1 if rank == "farmer" else takes)


@pytest.mark.rule("MEG-8.20")
@pytest.mark.parametrize("power", ACTIVE)
def test_20_uses_every_power_on_a_card_of_another_rank(power: str) -> None:
    s = table(
        "yellow assassin, red farmer",
        "yellow emperor, blue emperor",
        "black emperor, black farmer",
        dominant="black",
        scroll=20,
        user=0,
        crystals=(1,),
        trick=1,
        previous="red oracle, red knight, red dwarf",
    )
    do(s, "play_card", card="yellow-assassin")
    assert powers(s) == set(ACTIVE)
    use(s, power, player=2, colour="blue")
    assert s.plays[0].power == ACTIVE_RANK[power]
    assert s.turn == 1
    assert playable(s) == ({"blue emperor"} if power == "oracle" else {"yellow emperor"})


@pytest.mark.rule("MEG-8.14", "MEG-5.5", "MEG-5.6", "MEG-5.8")
@pytest.mark.parametrize("power", ["wizard", "knight", "emperor", "dwarf"])
def test_14_who_plays_last_is_under_every_power_of_the_trick(power: str) -> None:
    s = table(
        "yellow farmer",
        "black emperor, black farmer",
        f"yellow {power}",
        dominant="black",
        scroll=14,
        user=1,
        crystals=(0, 0, 1),
        cubes=(0, 3, 0),
    )
    lay(s, "yellow farmer")
    do(s, "play_later")
    lay(s, f"yellow {power}", power=power)
    assert playable(s) == (
        {"black farmer"} if power == "wizard" else {"black farmer", "black emperor"}
    )
    do(s, "play_card", card="black-farmer")
    assert (phase_of(s) == "cubes") == (power != "emperor")
    if phase_of(s) == "cubes":
        decline(s)
    assert takers(s) == [2 if power == "knight" else 1]


@pytest.mark.rule("MEG-8.16", "MEG-8.23")
@pytest.mark.parametrize("power", ["dwarf", "knight", "oracle", "emperor"])
def test_16_takes_the_trick_under_every_power(power: str) -> None:
    s = table(
        f"yellow {power}",
        "yellow assassin",
        "black emperor",
        dominant="black",
        scroll=16,
        user=1,
        crystals=(1,),
    )
    lay(s, f"yellow {power}", power=power, colour="red")
    lay(s, "yellow assassin", claim="take")
    lay(s, "black emperor")
    assert takers(s) == [1]


@pytest.mark.rule("MEG-8.7")
@pytest.mark.parametrize("number", [4, 5, 9, 10, 11, 12, 14, 15, 16, 18, 20])
def test_7_gives_its_user_the_effect_for_the_whole_round(number: int) -> None:
    s = with_scroll(1, 7)
    s.scrolls[number - 1] = s.scrolls[0] = USED
    use_scroll(s, 7)
    do(s, "choose_scroll", scroll=number - 1)
    view = GAME.view(s, None)["scroll"]
    assert (view["seat"], view["effect"]) == (
        1,
        GAME.components.cards["scroll"][number - 1]["effect"],
    )
    assert s.players[1].crystals == (1 if number == 18 else 0)
    while s.rounds == 1:
        legal = GAME.legal(s, s.turn)
        GAME.play(s, s.turn, legal[len(legal) // 2])
    assert len(events(s, "scored")) == 4
