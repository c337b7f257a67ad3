"""Pods as a reward: drawn, counted, given up."""

import pytest

from .positions import (
    GAME,
    GINA,
    NOTHING_YET,
    SAM,
    choices,
    events,
    jelly,
    phase_of,
    play,
    pods,
    scored,
)


@pytest.mark.rule("JM-3.4")
def test_a_pod_is_drawn_and_only_its_owner_sees_it() -> None:
    s = scored("pods 1 | - | 6 | -", pile="4")
    assert pods(s) == [0, 1, 0]
    assert [event["content"] for event in events(s, "looked", GINA)] == ["4"]
    assert events(s, "looked", SAM) == []
    assert events(s, "looked") == []
    assert GAME.view(s, GINA)["own"]["pods"] == ["4"]
    for other in (SAM, None):
        assert "'4'" not in repr(GAME.view(s, other)["own"])
        assert GAME.view(s, other)["players"][GINA]["pods"] == 1
        assert GAME.view(s, other)["players"][GINA]["opened_pods"] is None


@pytest.mark.rule("JM-3.4")
def test_too_few_pods_for_all_tied_winners_and_nobody_takes_one() -> None:
    s = scored("pods 1 | 6 | 6 | -", pile="4")
    assert pods(s) == [0, 0, 0]
    assert sum(s.pile) == 1
    assert pods(scored("pods 1 | 6 | 6 | -", pile="4 5")) == [1, 1, 0]


@pytest.mark.rule("JM-3.3")
def test_two_jelly_for_each_pod_one_owns() -> None:
    s = scored("pods 2 | 6 | 6 | 5", pods=("1 2 roll", "", "3"), jelly=NOTHING_YET)
    assert jelly(s) == [6, 0, 0]


@pytest.mark.rule("JM-3.11")
def test_each_winner_chooses_a_pod_to_discard_and_it_leaves_the_game_unseen() -> None:
    s = scored("pods 3 | 6 | 6 | -", pods=("1 2", "3", ""))
    assert phase_of(s) == "discard"
    assert GAME.acting(s) == [SAM]  # Gina has one pod: no choice
    assert choices(s, SAM) == {"discard(content=1)", "discard(content=2)"}
    pile = sum(s.pile)
    play(s, SAM, "discard", content="1")
    assert pods(s) == [1, 0, 0]
    assert sum(s.pile) == pile
    assert "content" not in events(s, "discarded")[0]
    assert GAME.view(s, SAM)["own"]["discarded"] == ["1"]


@pytest.mark.rule("JM-3.4", "JM-3.11")
def test_nobody_learns_from_a_discard_whether_pods_are_alike() -> None:
    alike, unlike = (scored("pods 3 | 6 | - | -", pods=(own, "", "")) for own in ("3 3", "3 4"))
    assert GAME.view(alike, GINA) == GAME.view(unlike, GINA)
    assert choices(alike, SAM) == {"discard(content=3)"}


@pytest.mark.rule("JM-3.11")
def test_without_a_pod_there_is_nothing_to_discard() -> None:
    s = scored("pods 3 | 6 | - | -")
    assert phase_of(s) == "ready"
    assert events(s, "discarded") == []


@pytest.mark.rule("JM-3.11")
def test_icons_go_from_left_to_right_and_all_winners_finish_one_before_the_next() -> None:
    s = scored("several 1 | 6 | 6 | -", pods=("1 2", "3 4", ""), jelly=NOTHING_YET)
    assert GAME.acting(s) == [SAM, GINA]
    play(s, GINA, "discard", content="3")
    assert jelly(s) == [0, 0, 0]
    play(s, SAM, "discard", content="2")
    assert jelly(s) == [9, 9, 0]
    assert pods(scored("several 2 | 6 | - | -", jelly=NOTHING_YET)) == [1, 0, 0]
    assert pods(scored("several 3 | 6 | - | -", pile="5")) == [0, 0, 0]
