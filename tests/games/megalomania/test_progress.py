"""The state of a round in the view: who takes the trick so far and why, what the mission
counts for everyone, what your hand must follow; and that none of it reveals a secret."""

from random import Random
from typing import Any

import pytest

from coffret.check.positions import determinized, go_on
from coffret.engine.texts import Texts
from coffret.games.megalomania import GAME, phase, rounds
from coffret.games.megalomania.components import MISSION_COUNT, MISSIONS
from coffret.games.megalomania.dealing import clear_table

from .positions import dealt, do, fresh, lay, put_into_trick, table

RED = "red farmer, red dwarf, red knight, red oracle"


def view(s: Any, seat: int | None = 0) -> dict[str, Any]:
    return GAME.view(s, seat)


def takes(s: Any) -> tuple[int, str, bool]:
    taker = view(s)["taker"]
    return taker["seat"], taker["reason"], taker["lowest"]


# The trick


def test_nobody_takes_a_trick_that_has_not_begun() -> None:
    assert view(table("red farmer", "red dwarf"))["taker"] is None


@pytest.mark.rule("MEG-4.3")
def test_the_highest_of_the_lead_takes_it_until_one_dominates() -> None:
    s = table("red farmer", "red dwarf", "black farmer", "red knight", dominant="black")
    lay(s, "red farmer")
    assert takes(s) == (0, "follows", False)
    lay(s, "red dwarf")
    assert takes(s) == (1, "follows", False)
    lay(s, "black farmer")
    assert takes(s) == (2, "dominates", False)


@pytest.mark.rule("MEG-5.4", "MEG-6.1")
def test_cubes_and_a_dwarf_change_who_takes_it_at_once() -> None:
    s = table("red knight", "red dwarf", "red farmer", crystals=(0, 1), cubes=(0, 4))
    lay(s, "red knight")
    do(s, "play_card", card="red-dwarf")
    assert takes(s) == (0, "follows", False)
    do(s, "put_cubes", direction="up", count=3)
    assert takes(s) == (1, "follows", False)
    do(s, "use_power", power="dwarf")
    assert takes(s) == (0, "follows", True)


@pytest.mark.rule("MEG-8.16")
def test_a_decree_is_told_as_what_it_is() -> None:
    s = table("red farmer", "red dwarf", "red knight", scroll=16, user=0)
    do(s, "play_card", card="red-farmer")
    do(s, "refuse_trick")
    assert takes(s) == (0, "refused", False)
    s = table("red farmer", "red dwarf", "red knight", scroll=16, user=0)
    lay(s, "red farmer", claim="take")
    lay(s, "red dwarf")
    assert takes(s) == (0, "decree", False)


@pytest.mark.rule("MEG-4.1", "MEG-8.14")
def test_places_stand_in_order_of_play_and_who_waits_comes_last() -> None:
    s = table("red farmer", "red dwarf", "red knight", leader=1, scroll=14, user=2)
    assert view(s)["order"] == [1, 2, 0]
    lay(s, "red dwarf")
    do(s, "play_later")
    assert view(s)["order"] == [1, 0, 2]


def test_the_trick_before_lies_there_until_the_next_card() -> None:
    s = table("red farmer, red wizard", "red dwarf, red oracle", cubes=(0, 3))
    lay(s, "red farmer")
    lay(s, "red dwarf", cubes=+2)
    shown = view(s)
    assert [(play["card"], play["value"]) for play in shown["finished"]] == [
        ("red-farmer", 3),
        ("red-dwarf", 8),
    ]
    assert shown["history"] == [{"seat": 1, "cards": ["red-farmer", "red-dwarf"]}]
    lay(s, "red oracle")
    assert view(s)["finished"] == []


# Your hand


@pytest.mark.rule("MEG-4.2")
def test_a_hand_is_told_what_it_must_follow() -> None:
    s = table("red farmer", "red dwarf, blue dwarf", "black dwarf", "blue knight")
    assert view(s, 0)["bound"] is None, "who leads is free"
    lay(s, "red farmer")
    assert view(s, 1)["bound"] == {"colour": "red", "bond": "lead", "low": False}
    assert view(s, 2)["bound"] is None, "not the turn of this one"
    lay(s, "red dwarf")
    assert view(s, 2)["bound"] == {"colour": "black", "bond": "dominant", "low": False}
    lay(s, "black dwarf")
    assert view(s, 3)["bound"] == {"colour": None, "bond": "free", "low": False}


@pytest.mark.rule("MEG-5.5")
def test_a_hand_under_a_wizard_plays_low() -> None:
    s = table("red wizard", "red dwarf, red knight", crystals=(1,))
    lay(s, "red wizard", power="wizard")
    assert view(s, 1)["bound"] == {"colour": "red", "bond": "lead", "low": True}


# The mission


def stands(mission: int, *tricks: tuple[int, str], scroll: int = 0, user: int = 0) -> Any:
    """The progress of all seats when the tricks were taken so."""
    s = fresh(4)
    s.mission = mission - 1
    clear_table(s)
    for number, (seat, names) in enumerate(tricks):
        s.taken_by[number] = seat
        s.players[seat].tricks += 1
        put_into_trick(s, number, names)
    s.trick, s.trick_count = len(tricks), 8
    s.effect, s.scroll_user = (scroll - 1, user) if scroll else (-1, -1)
    s.phase = phase.CARD
    return [player["progress"] for player in view(s)["players"]]


@pytest.mark.rule("MEG-7.3")
def test_cards_that_count_are_named() -> None:
    shown = stands(3, (1, "blue farmer, blue dwarf, red farmer"))
    assert [each["points"] for each in shown] == [0, 2, 0, 0]
    assert shown[1]["cards"] == ["blue-farmer", "blue-dwarf"]
    s = fresh(4)
    s.mission = 2
    assert view(s)["mission"]["counts"] == [f"blue-{rank}" for rank in view(s)["values"]]


@pytest.mark.rule("MEG-7.23")
def test_majorities_are_counted_and_leads_marked() -> None:
    shown = stands(23, (0, RED), (1, "blue farmer, blue dwarf"), (2, "blue oracle, black farmer"))
    assert shown[0]["colours"] == {"black": 0, "red": 4, "yellow": 0, "blue": 0}
    assert [each["alone"] for each in shown] == [["red"], ["blue"], ["black"], []]
    assert [each["points"] for each in shown] == [2, 2, 2, 0]


@pytest.mark.rule("MEG-7.7")
def test_tricks_have_their_worth() -> None:
    shown = stands(7, (0, RED), (0, "blue farmer, blue assassin, blue explorer"))
    assert shown[0]["sums"] == [{"worth": 26, "counts": False}, {"worth": 12, "counts": True}]
    assert (shown[0]["count"], shown[0]["points"]) == (1, 2)


@pytest.mark.rule("MEG-8.4", "MEG-8.5", "MEG-8.11", "MEG-8.12")
def test_scrolls_weigh_on_what_it_would_bring() -> None:
    assert stands(3, (0, "blue farmer"), scroll=4)[0]["points"] == 2
    assert stands(10, (0, "black farmer"), scroll=5)[0]["points"] == 0
    assert stands(1, *[(0, "")] * 4, scroll=11)[0]["count"] == 3
    assert stands(1, *[(0, "")] * 4, scroll=12)[0]["bonus"] == 4
    assert stands(21, *[(0, "")] * 2, (2, ""), scroll=11)[2]["count"] == 2


def test_the_progress_is_what_the_round_would_bring_if_it_ended_now() -> None:
    seen: set[int] = set()
    chance = Random(5)
    for number in range(6):
        s = GAME.new(4, {}, (number + 1, 2, 3, 4))
        while not GAME.rules.over(s):
            go_on(GAME, s, chance)
            if s.phase == phase.STEAL or s.trick == 0 or chance.random() < 0.5:
                continue  # what scroll 10 may still change is not scored yet
            shown = [player["progress"] for player in view(s)["players"]]
            ended = GAME.state.copy(s)
            for seat in range(4):
                rounds.score_round(ended, seat)
                entry = ended.players[seat].entries[s.rounds - 1]
                assert shown[seat]["points"] + shown[seat]["bonus"] == entry, MISSIONS[s.mission]
            seen.add(s.mission)
    assert len(seen) > MISSION_COUNT // 2


def test_what_a_seat_is_told_is_the_same_in_every_world_it_thinks_possible() -> None:
    chance = Random(9)
    s = GAME.new(4, {}, (7, 8, 9, 10))
    shown = (
        "taker", "bound", "order", "finished", "history", "mission", "in_force", "to_prepare",
    )  # fmt: skip
    for number in range(240):
        go_on(GAME, s, chance)
        if number % 4:
            continue
        for seat in range(-1, 4):
            person = None if seat < 0 else seat
            here, there = view(s, person), view(determinized(GAME, s, seat, number), person)
            assert [here[key] for key in shown] == [there[key] for key in shown]
            for mine, theirs in zip(here["players"], there["players"], strict=True):
                assert mine["progress"] == theirs["progress"]
                assert mine["gives_to"] == theirs["gives_to"]
        for seat in range(4):
            assert seat == s.turn or view(s, seat)["bound"] is None


# Preparing


def preparing(mission: int, seats: int = 4) -> Any:
    """A round whose mission is prepared: resources are taken, no card is laid yet."""
    s = dealt(mission, seats)
    while s.phase == phase.RESOURCES:
        do(s, "take_resources", combination="crystals")
    return s


@pytest.mark.rule("MEG-7.15", "MEG-7.24", "MEG-7.25")
@pytest.mark.parametrize(("mission", "count"), [(15, 6), (24, 4), (25, 3)])
def test_a_mission_says_how_many_cards_are_prepared(mission: int, count: int) -> None:
    s = preparing(mission)
    first = int(s.turn)
    assert view(s)["to_prepare"] == count
    for laid in range(count):
        assert (s.turn, view(s, None)["players"][first]["prepared"]) == (first, laid)
        GAME.play(s, first, GAME.legal(s, first)[0])
        if s.turn != first:
            break
    assert s.turn != first
    assert view(table("red farmer", "red dwarf"))["to_prepare"] == 0


@pytest.mark.rule("MEG-7.25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_gifts_go_where_the_view_says(seats: int) -> None:
    s = preparing(25, seats)
    to = [player["gives_to"] for player in view(s)["players"]]
    given: dict[int, list[str]] = {}
    while s.phase == phase.GIVE:
        seat, action = int(s.turn), GAME.legal(s, int(s.turn))[0]
        given.setdefault(seat, []).append(GAME.move(action)["card"])
        GAME.play(s, seat, action)
    for seat, cards in given.items():
        assert set(cards) <= set(view(s, to[seat])["players"][to[seat]]["hand"])
    assert all(player["gives_to"] is None for player in view(s)["players"])


# Pairs


@pytest.mark.rule("MEG-7.20", "MEG-7.21")
def test_partners_are_named_where_their_tricks_count_together() -> None:
    for mission in range(MISSION_COUNT):
        s = fresh()
        s.mission = mission
        partners = [player["progress"]["partner"] for player in view(s)["players"]]
        paired = mission + 1 in (20, 21)
        assert partners == ([2, 3, 0, 1] if paired else [None] * 4), mission + 1


# The lead


@pytest.mark.rule("MEG-9.1", "MEG-9.2")
def test_those_ahead_would_win_tie_breaks_included() -> None:
    s = table("red farmer", "red dwarf", "red knight", "red oracle")
    for seat, (points, negative, scrolls) in enumerate([(9, 3, 0), (9, 2, 1), (7, 0, 0)]):
        s.players[seat].points = points
        s.players[seat].negative = negative
        s.players[seat].scrolls = scrolls
    assert view(s)["ahead"] == [1]
    s.players[0].negative = 2
    assert view(s)["ahead"] == [0]
    s.players[1].scrolls = 0
    assert view(s)["ahead"] == [0, 1]


@pytest.mark.rule("MEG-1.4", "MEG-9.2")
def test_those_ahead_at_the_end_have_won() -> None:
    for seed, pairs in enumerate(("no", "yes", "no", "yes")):
        s = GAME.new(4, {"pairs": pairs}, (seed + 1, 2, 3, 4))
        chance = Random(seed)
        while not GAME.rules.over(s):
            go_on(GAME, s, chance)
        assert view(s)["ahead"] == GAME.winners(s)


# Powers


@pytest.mark.rule("MEG-5.4", "MEG-5.5", "MEG-5.6", "MEG-5.8")
def test_powers_that_bind_later_players_are_in_force() -> None:
    s = table("red dwarf", "red farmer", "red knight", "red oracle", crystals=(1, 1, 1, 1))
    assert view(s)["in_force"] == []
    lay(s, "red dwarf", power="dwarf")
    assert view(s)["in_force"] == ["dwarf"]
    do(s, "play_card", card="red-farmer")
    do(s, "use_power", power="farmer")
    do(s, "choose_player", player="1")
    assert view(s)["in_force"] == ["dwarf"]
    lay(s, "red knight", power="knight")
    assert view(s)["in_force"] == ["dwarf", "knight"]


# Whose scroll


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_line_of_the_log_speaks_of_who_used_the_scroll(language: str) -> None:
    texts: Texts = GAME.texts(language)
    for scroll in range(20):
        shown = GAME.phrases.event_arguments({"event": "used_scroll", "scroll": scroll}, texts)
        for word in (" you", "your", "vous", "votre", " vos "):
            assert word not in shown["scroll"], shown["scroll"]
