"""The effects of a placed die, and the overview of the rulebook."""

from typing import Any

import pytest

from .positions import (
    CHARLIE,
    GAME,
    GINA,
    ROLL,
    SAM,
    TIMER,
    choices,
    city,
    events,
    jelly,
    octal,
    phase_of,
    play,
    position,
    refusal,
    targets,
    wait,
)


@pytest.mark.rule("JM-2.4")
def test_sams_1_expels_ginas_5_to_the_city_centre() -> None:
    s = position("jelly 1 | - | 5 | -", dice=("1 6", "6", "6"))
    play(s, SAM, "place_and_expel", die="1", district=0, owner=GINA, expelled="5")
    assert city(s)[0] == "1 | - | -"
    assert s.players[GINA].centre == 1
    assert s.players[GINA].loose == 1


@pytest.mark.rule("JM-2.4")
def test_ginas_4_moves_the_target_to_the_next_zone() -> None:
    s = position("jelly 1", dice=("6", "4 6", "6"))
    play(s, GINA, "place_and_aim", die="4", district=0, step="forward")
    assert targets(s)[0] == 2
    assert city(s)[0] == "- | 4 | -"


@pytest.mark.rule("JM-2.4")
def test_an_effect_is_optional() -> None:
    s = position("jelly 1 | - | 5 | -", dice=("1 3", "6", "6"))
    assert "place(die=1, district=0)" in choices(s, SAM)
    play(s, SAM, "place", die="3", district=0)
    assert targets(s)[0] == 1
    assert city(s)[0] == "3 | 5 | -"


@pytest.mark.rule("JM-2.4")
def test_each_face_has_its_own_effect_at_its_own_district() -> None:
    s = position("jelly 2 | - | 5 | 3\nquiet-1 1 | - | - | 2", dice=("1 2 3 4 5 6", "6", "6"))
    effects = {move for move in choices(s, SAM) if "_and_" in move}
    expected = set()
    for die in "12":
        expected.add(f"place_and_expel(die={die}, district=0, owner=1, expelled=5)")
        expected.add(f"place_and_expel(die={die}, district=0, owner=2, expelled=3)")
        expected.add(f"place_and_expel(die={die}, district=1, owner=2, expelled=2)")
    for die in "34":
        expected.add(f"place_and_aim(die={die}, district=0, step=back)")
        expected |= {f"place_and_aim(die={die}, district={n}, step=forward)" for n in range(5)}
    assert effects == expected


@pytest.mark.rule("JM-2.4")
def test_the_target_stays_within_the_three_zones() -> None:
    s = position("jelly 3\njelly 1", dice=("3 3", "6", "6"))
    assert refusal(s, SAM, "place_and_aim", die="3", district=0, step="forward") == "JM-2.4"
    assert refusal(s, SAM, "place_and_aim", die="3", district=1, step="back") == "JM-2.4"


@pytest.mark.rule("JM-2.4")
def test_a_die_cannot_expel_itself_but_an_equal_one_of_its_owner() -> None:
    s = position(dice=("1 1 1", "6", "6"))
    itself = {"die": "1", "district": 0, "owner": SAM, "expelled": "1"}
    assert refusal(s, SAM, "place_and_expel", **itself) == "JM-2.4"
    play(s, SAM, "place", die="1", district=0)
    wait(s, ROLL)
    s.players[SAM].dice = 0o2
    play(s, SAM, "place_and_expel", **itself)
    assert city(s)[0] == "1 | - | -"
    assert s.players[SAM].centre == 1


@pytest.mark.rule("JM-2.4")
def test_the_overview_of_the_rulebook() -> None:
    """6-5, then 11-5-5, then 5-6-5 by an expulsion, then 9-6-5 with the better reward."""
    s = position("jelly 1 | - | 5 | -", dice=("6 1 1", "1 1", "5 5"))
    play(s, SAM, "place", die="6", district=0)
    assert overview(s) == ([6, 5, 0], 3)
    wait(s, ROLL)
    s.players[SAM].dice = octal("4 5")
    play(s, SAM, "place", die="5", district=0)
    play(s, CHARLIE, "place", die="5", district=0)
    assert overview(s) == ([11, 5, 5], 3)
    play(s, GINA, "place_and_expel", die="1", district=0, owner=SAM, expelled="6")
    assert overview(s) == ([5, 6, 5], 3)
    wait(s, ROLL)
    s.players[SAM].dice = octal("4")
    play(s, SAM, "place_and_aim", die="4", district=0, step="forward")
    assert overview(s) == ([9, 6, 5], 6)


@pytest.mark.rule("JM-2.4")
def test_in_the_overview_a_single_4_ruins_a_district_for_another() -> None:
    """4-12, and the reward is 0."""
    s = position("jelly 2 | - | 1 5 6 | -", dice=("4 1", "", "1"), jelly=(0, 0, 0))
    play(s, SAM, "place_and_aim", die="4", district=0, step="forward")
    assert overview(s) == ([4, 12, 0], 0)
    play(s, GINA, "turn_timer")
    wait(s, TIMER)
    assert events(s, "scored")[0]["winners"] == [GINA]
    assert jelly(s) == [0, 0, 0]


@pytest.mark.rule("JM-2.6", "JM-2.7")
def test_in_the_overview_the_last_die_is_followed_by_barrier_and_timer() -> None:
    """9-6-5 stays as it is: closed, and ten seconds to the end of the round."""
    s = position("jelly 2 | 5 | 1 5 | 5", dice=("4", "1 2", "3 6"), jelly=(0, 0, 0))
    play(s, SAM, "place", die="4", district=0)
    play(s, SAM, "close", district=0)
    play(s, SAM, "turn_timer")
    for seat in (GINA, CHARLIE):
        assert not [move for move in choices(s, seat) if "district=0" in move]
    wait(s, TIMER - 1)
    assert phase_of(s) == "round"
    assert overview(s) == ([9, 6, 5], 6)
    wait(s, 1)
    assert jelly(s) == [6, 0, 0]


def overview(s: Any) -> tuple[list[int], int]:
    """The score at the first district and its reward, as under the rulebook's pictures."""
    place = GAME.view(s, None)["districts"][0]
    return place["points"], place["rewards"][place["target"]][0][1]
