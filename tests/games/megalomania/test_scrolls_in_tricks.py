"""Scrolls 10, 14, 16 to 20 in the tricks, beside the powers."""

import re

import pytest

from coffret.engine.errors import IllegalMove
from coffret.games.megalomania import GAME
from coffret.games.megalomania.state import DISCARDED, HELD, PILE, USED

from .positions import (
    by_assassin,
    choices,
    choosable,
    dealt,
    decline,
    do,
    events,
    fresh,
    hand,
    lay,
    phase_of,
    playable,
    powers,
    table,
    take,
    takers,
    use,
    use_scroll,
    with_scroll,
)

ALL = range(4)


# 10, 14, 16, 19: tricks


@pytest.mark.rule("MEG-8.10")
def test_10_rulebook_example_steals_a_trick_once_and_leaves_the_lead() -> None:
    s = table("red farmer, blue farmer", "red knight, blue knight", mission=9, scroll=10)
    lay(s, "red farmer")
    lay(s, "red knight")
    assert phase_of(s) == "steal"
    assert s.turn == 0
    do(s, "take_trick")
    assert [s.players[seat].tricks for seat in (0, 1)] == [1, 0]
    assert s.turn == 1
    lay(s, "blue knight")
    lay(s, "blue farmer")
    assert phase_of(s) != "steal"


@pytest.mark.rule("MEG-8.10")
def test_10_may_wait_for_a_better_trick() -> None:
    s = table("red farmer, blue farmer", "red knight, blue knight", scroll=10)
    lay(s, "red farmer")
    lay(s, "red knight")
    decline(s)
    lay(s, "blue knight")
    lay(s, "blue farmer")
    assert phase_of(s) == "steal"


@pytest.mark.rule("MEG-8.25")
def test_10_is_not_asked_for_after_an_own_trick() -> None:
    s = table("red emperor, blue farmer", "red knight, blue knight", scroll=10)
    lay(s, "red emperor")
    lay(s, "red knight")
    assert phase_of(s) == "card"


@pytest.mark.rule("MEG-8.14")
def test_14_names_its_own_rule_to_everybody_else() -> None:
    s = table("red dwarf, red farmer", "red knight, red oracle", "blue dwarf, blue farmer")
    with pytest.raises(IllegalMove, match=r"MEG-8\.14"):
        do(s, "play_later")
    lay(s, "red dwarf")
    with pytest.raises(IllegalMove, match=r"MEG-8\.14"):
        do(s, "play_later")


@pytest.mark.rule("MEG-8.14")
def test_14_rulebook_example_plays_last_instead_of_next() -> None:
    s = table("red farmer", "red knight", "red dwarf", "red oracle", scroll=14, user=1)
    lay(s, "red farmer")
    do(s, "play_later")
    assert s.turn == 2
    lay(s, "red dwarf")
    assert "play_later()" not in choices(s), "only its user may"
    lay(s, "red oracle")
    assert s.turn == 1
    assert choices(s) == {"play_card(card=red-knight)"}, "and only once per trick"
    lay(s, "red knight")
    assert takers(s) == [3]


@pytest.mark.rule("MEG-8.14")
def test_14_is_nothing_for_a_leader_or_who_is_last_anyway() -> None:
    s = table("red farmer", "red knight", "red dwarf", scroll=14, user=0)
    assert "play_later()" not in choices(s)
    s = table("red farmer", "red knight", "red dwarf", scroll=14, user=2)
    lay(s, "red farmer")
    lay(s, "red knight")
    assert "play_later()" not in choices(s)


@pytest.mark.rule("MEG-8.14", "MEG-5.10")
def test_14_makes_another_the_one_who_is_not_last() -> None:
    s = table("red farmer", "red knight", "red wizard", scroll=14, user=1, crystals=(0, 1, 1))
    lay(s, "red farmer")
    do(s, "play_later")
    do(s, "play_card", card="red-wizard")
    assert powers(s) == {"wizard"}
    use(s, "wizard")
    do(s, "play_card", card="red-knight")
    assert phase_of(s) != "power", "the knight's owner is last now"


@pytest.mark.rule("MEG-8.14")
def test_14_is_left_out_with_two_players() -> None:
    assert all(fresh(2).scrolls[13] != place for place in (PILE, HELD, HELD + 1))
    assert fresh(3).scrolls[13] == PILE


@pytest.mark.rule("MEG-8.16")
def test_16_rulebook_example_takes_a_trick_whatever_is_played() -> None:
    s = table("red knight", "red farmer", "red emperor", scroll=16, user=1, cubes=(0, 0, 5))
    lay(s, "red knight")
    lay(s, "red farmer", claim="take")
    lay(s, "red emperor", cubes=+5)
    assert takers(s) == [1]


@pytest.mark.rule("MEG-8.16")
def test_16_refuses_a_trick_and_the_best_other_card_takes_it() -> None:
    s = table("red knight", "red emperor", "red dwarf", scroll=16, user=1)
    lay(s, "red knight")
    lay(s, "red emperor", claim="refuse")
    lay(s, "red dwarf")
    assert takers(s) == [0]


@pytest.mark.rule("MEG-8.16")
def test_16_a_leader_who_refuses_names_the_lead_colour() -> None:
    s = table("red knight", "yellow farmer, red emperor", "yellow dwarf", scroll=16)
    do(s, "play_card", card="red-knight")
    do(s, "refuse_trick")
    assert len(choices(s)) == 4, "the dominant colour is allowed"
    do(s, "choose_colour", colour="yellow")
    assert playable(s) == {"yellow farmer"}
    lay(s, "yellow farmer")
    lay(s, "yellow dwarf")
    assert takers(s) == [2]


@pytest.mark.rule("MEG-8.16")
def test_16_a_refusing_leader_still_takes_what_nobody_else_can() -> None:
    s = table("red knight", "blue farmer", "blue dwarf", scroll=16)
    lay(s, "red knight", claim="refuse", colour="yellow")
    lay(s, "blue farmer")
    lay(s, "blue dwarf")
    assert takers(s) == [0]


@pytest.mark.rule("MEG-8.16")
def test_16_is_for_one_trick_of_the_round() -> None:
    s = table("red knight, blue farmer", "red farmer, blue dwarf", scroll=16)
    lay(s, "red knight", claim="take")
    lay(s, "red farmer")
    do(s, "play_card", card="blue-farmer")
    assert phase_of(s) == "card"


@pytest.mark.rule("MEG-8.16", "MEG-5.4")
def test_16_refused_under_a_dwarf_goes_to_the_lowest_other_card() -> None:
    s = table("red farmer", "red dwarf", "red emperor", scroll=16, crystals=(0, 1))
    lay(s, "red farmer", claim="refuse", colour="red")
    lay(s, "red dwarf", power="dwarf")
    lay(s, "red emperor")
    assert takers(s) == [1]


@pytest.mark.rule("MEG-8.23")
def test_16_the_named_colour_stays_whatever_an_oracle_becomes() -> None:
    s = table("red oracle", "yellow farmer, blue dwarf", scroll=16, crystals=(1,), cubes=(2,))
    do(s, "play_card", card="red-oracle")
    assert phase_of(s) == "claim", "before cubes and power"
    do(s, "refuse_trick")
    do(s, "choose_colour", colour="yellow")
    decline(s)
    use(s, "oracle", colour="blue")
    assert playable(s) == {"yellow farmer"}


@pytest.mark.rule("MEG-8.19")
def test_19_rulebook_example_one_player_leads_every_trick() -> None:
    s = with_scroll(1, 19)
    use_scroll(s, 19)
    assert len(choices(s)) == 4, "oneself included"
    do(s, "choose_player", player="4")
    take(s, *["crystals"] * 4)
    assert s.turn == 3, "from the first trick on"
    for _ in ALL:
        lay(s, sorted(playable(s))[0])
    assert s.turn == 3


@pytest.mark.rule("MEG-8.19", "MEG-5.10")
def test_19_leaves_farmers_without_effect() -> None:
    s = table("red farmer", "red knight", scroll=19, crystals=(1,))
    s.fixed_leader = 1
    do(s, "play_card", card="red-farmer")
    assert phase_of(s) == "card"


# 17, 18, 20


@pytest.mark.rule("MEG-8.17", "MEG-2.2", "MEG-9.3")
def test_17_rulebook_example_is_shown_when_drawn_and_brings_three_points() -> None:
    s = dealt(1)
    for number in range(20):
        s.scrolls[number] = PILE if number == 16 else DISCARDED
    take(s, "scroll")
    assert s.players[1].points == 3
    assert s.players[1].scrolls == 0, "so no two points at the end"
    assert s.scrolls[16] == USED
    assert s.players[1].entries[0] == 0


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


@pytest.mark.rule("MEG-8.16")
@pytest.mark.parametrize(("move", "taker"), [("take_trick", 1), ("refuse_trick", 2)])
def test_16_by_option_speaks_after_seeing_the_trick(move: str, taker: int) -> None:
    s = table("red farmer, blue farmer", "red knight, blue knight", "red dwarf, blue dwarf",
              scroll=16, user=1)  # fmt: skip
    s.late_decree = 1
    lay(s, "red farmer")
    do(s, "play_card", card="red-knight")
    assert s.turn == 2, "nothing is asked with the card"
    do(s, "play_card", card="red-dwarf")
    assert (phase_of(s), s.turn) == ("claim", 1)
    do(s, move)
    assert takers(s) == [taker]
    assert phase_of(s) == "card"


@pytest.mark.rule("MEG-8.16")
def test_16_by_option_may_be_kept_for_a_later_trick() -> None:
    s = table("red farmer, blue farmer", "red knight, blue knight", scroll=16, user=0)
    s.late_decree = 1
    do(s, "play_card", card="red-farmer")
    assert choices(s) == {"decline()", "refuse_trick()"}, "a leader may refuse and name a colour"
    decline(s)
    do(s, "play_card", card="red-knight")
    assert phase_of(s) == "claim"
    decline(s)
    assert takers(s) == [1]
    lay(s, "blue knight")
    do(s, "play_card", card="blue-farmer")
    assert (phase_of(s), s.turn) == ("claim", 0)


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


# Scrolls 7, 14, 16, 18 and 20 beside the powers

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
