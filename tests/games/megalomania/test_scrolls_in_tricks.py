"""Scrolls 10, 14, 16, 17 and 19: in the tricks."""

import pytest

from coffret.engine.errors import IllegalMove
from coffret.games.megalomania.state import DISCARDED, HELD, PILE, USED

from .positions import (
    choices,
    dealt,
    decline,
    do,
    fresh,
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
@pytest.mark.parametrize("led", ["red knight", "red farmer"])
def test_16_a_refusing_leader_still_takes_what_nobody_else_can(led: str) -> None:
    s = table(led, "blue farmer", "blue dwarf", scroll=16)
    lay(s, led, claim="refuse", colour="yellow")
    lay(s, "blue farmer")
    lay(s, "blue dwarf")
    assert takers(s) == [0], "also with a lower value than theirs"


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
    for _ in range(4):
        lay(s, sorted(playable(s))[0])
    assert s.turn == 3


@pytest.mark.rule("MEG-8.19", "MEG-5.10")
def test_19_leaves_farmers_without_effect() -> None:
    s = table("red farmer", "red knight", scroll=19, crystals=(1,))
    s.fixed_leader = 1
    do(s, "play_card", card="red-farmer")
    assert phase_of(s) == "card"


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
