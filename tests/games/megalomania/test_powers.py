"""The eight powers: what each does."""

from typing import Any

import pytest

from coffret.engine.errors import IllegalMove

from .positions import (
    by_assassin,
    choices,
    choosable,
    do,
    events,
    hand,
    known,
    lay,
    playable,
    table,
    takers,
)


@pytest.mark.rule("MEG-5.1")
def test_rulebook_example_farmer_names_who_leads_whoever_takes_the_trick() -> None:
    s = table("blue farmer", "blue emperor", "blue dwarf", "blue knight", crystals=(1,))
    lay(s, "blue farmer", power="farmer", player=2)
    for text in ("blue emperor", "blue dwarf", "blue knight"):
        lay(s, text)
    assert takers(s) == [1]
    assert s.turn == 2


@pytest.mark.rule("MEG-5.1")
def test_a_farmer_may_name_its_owner() -> None:
    s = table("blue farmer", "blue emperor", crystals=(1,))
    do(s, "play_card", card="blue-farmer")
    do(s, "use_power", power="farmer")
    assert choices(s) == {"choose_player(player=1)", "choose_player(player=2)"}


@pytest.mark.rule("MEG-5.2")
def test_rulebook_example_assassin_of_the_dominant_colour_takes_the_trick() -> None:
    s = table("yellow oracle", "yellow emperor, blue assassin", dominant="blue", crystals=(0, 1))
    lay(s, "yellow oracle")
    assert playable(s) == {"yellow emperor"}
    assert by_assassin(s) == {"blue assassin"}
    lay(s, "blue assassin", assassin=True)
    assert takers(s) == [1]
    assert s.players[1].crystals == 0


@pytest.mark.rule("MEG-5.2", "MEG-5.5")
def test_an_assassin_escapes_a_wizard_too() -> None:
    s = table("red wizard", "red farmer, red assassin, red emperor", crystals=(1, 1))
    lay(s, "red wizard", power="wizard")
    assert playable(s) == {"red farmer"}
    assert by_assassin(s) == {"red assassin"}


@pytest.mark.rule("MEG-5.10")
def test_an_assassin_that_is_allowed_anyway_needs_no_crystal_and_takes_none() -> None:
    s = table("red wizard", "red assassin, red emperor", crystals=(1, 1))
    lay(s, "red wizard")
    assert playable(s) == {"red assassin", "red emperor"}
    assert by_assassin(s) == set()
    with pytest.raises(IllegalMove, match=r"MEG-5\.10"):
        do(s, "assassinate", card="red-assassin")
    with pytest.raises(IllegalMove, match=r"MEG-5\.2"):
        do(s, "assassinate", card="red-emperor")


@pytest.mark.rule("MEG-5.3")
def test_rulebook_example_explorer_takes_a_card_of_the_previous_trick_for_one_of_the_hand() -> None:
    s = table(
        "red explorer, red farmer",
        "blue dwarf, blue farmer",
        crystals=(1,),
        trick=1,
        previous="yellow oracle, yellow dwarf",
    )
    do(s, "play_card", card="red-explorer")
    use_explorer(s)
    drawn = events(s, "explored")[0]["card"].replace("-", " ")
    assert drawn in {"yellow oracle", "yellow dwarf"}
    assert choosable(s) == {drawn, "red farmer"}
    draws = s.draws
    do(s, "choose_card", card="red-farmer")
    assert s.draws > draws, "a card was shown: nobody goes back behind that"
    assert hand(s, 0) == {drawn}
    assert known(s, 1, 0) == {drawn}
    assert known(s, None, 0) == {drawn}


def use_explorer(s: Any) -> None:
    do(s, "use_power", power="explorer")


@pytest.mark.rule("MEG-5.3")
def test_an_explorer_may_return_the_card_it_drew() -> None:
    s = table(
        "red explorer, red farmer",
        "blue dwarf, blue farmer",
        crystals=(1,),
        trick=1,
        previous="yellow oracle, yellow dwarf",
    )
    lay(s, "red explorer", power="explorer")
    assert hand(s, 0) == {"red farmer"}
    assert s.players[0].crystals == 0


@pytest.mark.rule("MEG-5.3", "MEG-6.2")
def test_an_explorer_changes_what_lies_in_a_trick_but_not_whose_it_is() -> None:
    s = table(
        "red explorer, blue farmer",
        "red dwarf, red farmer",
        mission=3,
        crystals=(1,),
        trick=1,
        leader=0,
        previous="yellow oracle, yellow dwarf",
        tricks=3,
    )
    lay(s, "red explorer", power="explorer", give="blue farmer")
    assert s.taken_by[0] == 0
    lay(s, "red dwarf")
    lay(s, "red farmer")
    lay(s, next(iter(hand(s, 0))))
    assert [event["points"] for event in events(s, "scored")] == [1, 0]


@pytest.mark.rule("MEG-5.3")
def test_a_second_explorer_may_draw_what_the_first_put_there() -> None:
    seen = set()
    for seed in range(1, 30):
        s = table(
            "red explorer, black farmer",
            "red farmer, black dwarf",
            "yellow explorer, yellow farmer",
            dominant="blue",
            crystals=(1, 0, 1),
            trick=1,
            previous="yellow oracle, yellow dwarf, yellow knight",
            seed=seed,
        )
        lay(s, "red explorer", power="explorer", give="black farmer")
        lay(s, "red farmer")
        do(s, "play_card", card="yellow-explorer")
        do(s, "use_power", power="explorer")
        seen |= {event["card"] for event in events(s, "explored")}
    assert "black-farmer" in seen


@pytest.mark.rule("MEG-5.3")
def test_an_explorer_with_an_empty_hand_puts_its_card_back() -> None:
    s = table(
        mission=13,
        up=("red explorer, red farmer", "blue dwarf, blue farmer"),
        crystals=(1,),
        trick=1,
        previous="yellow oracle, yellow dwarf",
    )
    do(s, "play_card", card="red-explorer")
    do(s, "use_power", power="explorer")
    assert s.turn == 1, "table cards cannot be given"
    assert len(events(s, "gave_back")) == 1


@pytest.mark.rule("MEG-5.3", "MEG-8.10")
def test_the_previous_trick_is_explored_whoever_holds_it_now() -> None:
    s = table(
        "red explorer, red farmer, yellow dwarf",
        "red dwarf, red wizard, red knight",
        scroll=10,
        user=1,
        crystals=(1,),
    )
    lay(s, "yellow dwarf")
    lay(s, "red dwarf")
    do(s, "take_trick")
    assert s.taken_by[0] == 1
    lay(s, "red explorer", power="explorer", give="red farmer")
    assert s.taken_by[0] == 1
    assert s.spot[8] == 0


@pytest.mark.rule("MEG-5.4")
def test_rulebook_example_dwarf_gives_the_trick_to_the_lowest_of_the_lead() -> None:
    s = table("yellow oracle", "yellow dwarf", "yellow emperor", dominant="red", crystals=(0, 1))
    lay(s, "yellow oracle")
    lay(s, "yellow dwarf", power="dwarf")
    lay(s, "yellow emperor")
    assert takers(s) == [1]


@pytest.mark.rule("MEG-5.4")
def test_under_a_dwarf_the_lowest_dominant_card_beats_any_plain_one() -> None:
    s = table("yellow dwarf", "red emperor", "red knight", "yellow farmer", dominant="red",
              crystals=(1,))  # fmt: skip
    lay(s, "yellow dwarf", power="dwarf")
    for text in ("red emperor", "red knight", "yellow farmer"):
        lay(s, text)
    assert takers(s) == [2]


@pytest.mark.rule("MEG-5.4", "MEG-6.1")
def test_cubes_count_under_a_dwarf() -> None:
    s = table("yellow dwarf", "yellow emperor", crystals=(1,), cubes=(0, 10))
    lay(s, "yellow dwarf", power="dwarf")
    lay(s, "yellow emperor", cubes=-5)
    assert takers(s) == [1]


@pytest.mark.rule("MEG-5.5")
def test_rulebook_example_wizard_makes_the_others_play_their_lowest_blue() -> None:
    s = table(
        "blue dwarf",
        "blue wizard",
        "blue explorer, blue emperor",
        "blue knight, blue oracle",
        dominant="red",
        crystals=(0, 1),
    )
    lay(s, "blue dwarf")
    lay(s, "blue wizard", power="wizard")
    assert playable(s) == {"blue explorer"}
    with pytest.raises(IllegalMove, match=r"MEG-5\.5"):
        do(s, "play_card", card="blue-emperor")
    lay(s, "blue explorer")
    assert playable(s) == {"blue knight"}
    lay(s, "blue knight")
    assert takers(s) == [3], "the wizard is beaten by the lowest blue card of the last"


@pytest.mark.rule("MEG-5.5")
def test_under_a_wizard_without_the_lead_the_lowest_dominant_card_is_due() -> None:
    s = table("blue wizard", "red emperor, red dwarf, black farmer", dominant="red", crystals=(1,))
    lay(s, "blue wizard", power="wizard")
    assert playable(s) == {"red dwarf"}


@pytest.mark.rule("MEG-5.5")
def test_under_a_wizard_without_either_the_lowest_of_any_colour_is_due() -> None:
    s = table(
        "blue wizard",
        "black dwarf, black farmer, yellow oracle, yellow emperor",
        dominant="red",
        crystals=(1,),
    )
    lay(s, "blue wizard", power="wizard")
    assert playable(s) == {"black farmer", "yellow oracle"}


@pytest.mark.rule("MEG-5.5", "MEG-7.13")
def test_a_wizard_looks_at_hand_and_table_together() -> None:
    s = table(
        "blue wizard",
        "blue knight",
        up=("", "blue dwarf"),
        mission=13,
        dominant="red",
        crystals=(1,),
    )
    lay(s, "blue wizard", power="wizard")
    assert playable(s) == {"blue dwarf"}


@pytest.mark.rule("MEG-5.6")
def test_rulebook_example_knight_makes_later_dominant_cards_ordinary() -> None:
    s = table("blue dwarf", "blue knight", "black emperor", "black oracle", crystals=(0, 1))
    lay(s, "blue dwarf")
    lay(s, "blue knight", power="knight")
    lay(s, "black emperor")
    lay(s, "black oracle")
    assert takers(s) == [1]


@pytest.mark.rule("MEG-5.6")
def test_dominant_cards_before_the_knight_keep_their_dominance() -> None:
    s = table("blue dwarf", "black farmer", "blue knight", "black oracle", crystals=(0, 0, 1))
    lay(s, "blue dwarf")
    lay(s, "black farmer")
    lay(s, "blue knight", power="knight")
    lay(s, "black oracle")
    assert takers(s) == [1]


@pytest.mark.rule("MEG-5.6", "MEG-5.11")
def test_a_dominant_knight_keeps_its_own_dominance() -> None:
    s = table("black knight", "black emperor", crystals=(1,))
    lay(s, "black knight", power="knight")
    assert playable(s) == {"black emperor"}
    lay(s, "black emperor")
    assert takers(s) == [0]


@pytest.mark.rule("MEG-5.11")
def test_cards_that_lost_dominance_still_follow_a_dominant_lead() -> None:
    s = table("black oracle", "black knight", "black emperor", crystals=(1, 1))
    lay(s, "black oracle", power="oracle", colour="blue")
    assert s.lead_colour == 3
    s = table("black farmer", "blue knight", "black emperor", crystals=(0, 1), scroll=16)
    lay(s, "black farmer", claim="refuse", colour="black")
    lay(s, "blue knight", power="knight")
    lay(s, "black emperor")
    assert takers(s) == [2], "it is of the lead colour, if no longer dominant"


@pytest.mark.rule("MEG-5.7")
def test_rulebook_example_oracle_changes_colour_and_loses_the_trick() -> None:
    s = table("yellow dwarf", "yellow oracle", dominant="blue", crystals=(0, 1))
    lay(s, "yellow dwarf")
    do(s, "play_card", card="yellow-oracle")
    do(s, "use_power", power="oracle")
    assert choices(s) == {"choose_colour(colour=black)", "choose_colour(colour=red)"}
    do(s, "choose_colour", colour="black")
    assert takers(s) == [0]


@pytest.mark.rule("MEG-5.7")
def test_a_dominant_oracle_may_become_any_other_colour() -> None:
    s = table("yellow dwarf", "blue oracle", dominant="blue", crystals=(0, 1))
    lay(s, "yellow dwarf")
    do(s, "play_card", card="blue-oracle")
    do(s, "use_power", power="oracle")
    assert len(choices(s)) == 3


@pytest.mark.rule("MEG-5.7")
def test_a_led_oracle_changes_the_lead_colour() -> None:
    s = table("yellow oracle", "yellow dwarf, red farmer", dominant="blue", crystals=(1,))
    lay(s, "yellow oracle", power="oracle", colour="red")
    assert playable(s) == {"red farmer"}


@pytest.mark.rule("MEG-5.12")
def test_an_oracle_competes_in_its_new_colour_with_its_cubes() -> None:
    s = table("yellow emperor", "blue oracle", dominant="blue", crystals=(0, 1), cubes=(0, 5))
    lay(s, "yellow emperor")
    lay(s, "blue oracle", cubes=+2, power="oracle", colour="yellow")
    assert takers(s) == [1], "11 beats 10, and it is not dominant any more"
    s = table("yellow emperor", "blue oracle", dominant="blue", crystals=(0, 1))
    lay(s, "yellow emperor")
    lay(s, "blue oracle", power="oracle", colour="yellow")
    assert takers(s) == [0]


@pytest.mark.rule("MEG-5.8")
def test_rulebook_example_emperor_ends_powers_and_cubes_for_the_trick() -> None:
    s = table("blue emperor", "blue farmer", "blue dwarf", crystals=(1, 1, 1), cubes=(0, 9, 9))
    lay(s, "blue emperor", power="emperor")
    do(s, "play_card", card="blue-farmer")
    assert s.turn == 2, "neither cubes nor a power are offered"
    do(s, "play_card", card="blue-dwarf")
    assert takers(s) == [0]


@pytest.mark.rule("MEG-5.8")
def test_what_came_before_the_emperor_stands() -> None:
    s = table("blue dwarf", "blue emperor", "blue knight", crystals=(1, 1), cubes=(0, 2))
    lay(s, "blue dwarf", power="dwarf")
    lay(s, "blue emperor", cubes=-1, power="emperor")
    lay(s, "blue knight")
    assert takers(s) == [0]


@pytest.mark.rule("MEG-5.8")
def test_an_emperor_stops_assassins() -> None:
    s = table("blue emperor", "blue farmer, red assassin", crystals=(1, 1))
    lay(s, "blue emperor", power="emperor")
    assert by_assassin(s) == set()
    with pytest.raises(IllegalMove, match=r"MEG-5\.8"):
        do(s, "assassinate", card="red-assassin")


@pytest.mark.rule("MEG-5.8", "MEG-8.18", "MEG-8.20")
def test_an_emperor_stops_powers_through_scrolls_18_and_20() -> None:
    for scroll in (18, 20):
        s = table("blue emperor", "blue dwarf", "blue oracle", crystals=(1, 1, 1), scroll=scroll,
                  user=2)  # fmt: skip
        lay(s, "blue emperor", power="emperor")
        do(s, "play_card", card="blue-dwarf")
        do(s, "play_card", card="blue-oracle")
        assert takers(s) == [0]


@pytest.mark.rule("MEG-5.8", "MEG-8.16")
def test_scroll_effects_go_on_under_an_emperor() -> None:
    s = table("blue emperor", "blue dwarf", crystals=(1,), scroll=16, user=1)
    lay(s, "blue emperor", power="emperor")
    lay(s, "blue dwarf", claim="take")
    assert takers(s) == [1]
