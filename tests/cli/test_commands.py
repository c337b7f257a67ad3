"""The output of each command."""

from pathlib import Path

import pytest

from coffret import registry

from ..golden.make import FOLDER
from .conftest import Coffret

GOLDEN = FOLDER / "incubation-3-mixed.json"


def test_games_lists_every_game_with_its_figures(coffret: Coffret) -> None:
    rows = coffret("games", "--json").json
    assert [row["name"] for row in rows] == list(registry.names())
    for row in rows:
        game = registry.game(row["name"])
        assert row["players"] == {"min": game.seats[0], "max": game.seats[-1]}
        assert row["actions"] == len(game.actions)
        assert row["state_bytes"] == game.state.bytes
        assert row["rules_version"] == game.rules_version
    answer = coffret("games")
    assert all(game.title in answer.out for game in registry.games())


def test_simulate_gives_one_object_with_all_figures(coffret: Coffret) -> None:
    row = coffret(
        "simulate", "incubation", "--players", "3", "--games", "12", "--seed", "4",
        "--bots", "greedy,random,random", "--rotate", "--json",
    ).json  # fmt: skip
    assert row["game"] == "incubation"
    assert (row["players"], row["games"]) == (3, 12)
    assert row["decisions"] > 0
    assert row["decisions_per_second"] == pytest.approx(row["decisions"] / row["seconds"])
    assert sum(row["wins"]) == pytest.approx(12)
    assert set(row["wins_by_bot"]) == {"greedy", "random"}
    assert sum(row["wins_by_bot"].values()) == pytest.approx(12)
    assert row["scores"]["min"] <= row["scores"]["median"] <= row["scores"]["max"]
    assert row["winning_scores"]["median"] >= row["scores"]["median"]


def test_both_modes_simulate_to_the_same_digest(coffret: Coffret) -> None:
    same = ["simulate", "incubation", "--players", "2", "--games", "5", "--seed", "9", "--json"]
    plain = coffret(*same, "--mode", "plain").json
    compiled = coffret(*same, "--mode", "compiled").json
    assert plain["digest"] == compiled["digest"]
    assert plain["wins"] == compiled["wins"]
    other = coffret(*same[:-2], "10", "--json", "--mode", "plain").json
    assert other["digest"] != plain["digest"]


def test_simulate_tells_people_a_table(coffret: Coffret) -> None:
    answer = coffret("simulate", "incubation", "--players", "2", "--games", "2", "--mode", "plain")
    assert answer.code == 0
    assert "decisions/s" in answer.out


def test_the_greedy_bot_beats_three_random_players_in_most_games(coffret: Coffret) -> None:
    row = coffret(
        "simulate", "incubation", "--players", "4", "--games", "400", "--seed", "2",
        "--bots", "greedy,random,random,random", "--rotate", "--json",
    ).json  # fmt: skip
    assert row["wins_by_bot"]["greedy"] / 400 >= 0.7


def test_replay_tells_the_game_and_verify_checks_it(coffret: Coffret) -> None:
    answer = coffret("replay", str(GOLDEN))
    assert answer.code == 0
    assert "rolled" in answer.out
    assert "wins with" in answer.out
    assert "lance" in coffret("replay", str(GOLDEN), "--lang", "fr").out
    verified = coffret("replay", str(GOLDEN), "--verify")
    assert verified.code == 0
    assert "verified" in verified.out
    assert coffret("replay", str(GOLDEN), "--json").json["verified"] is True


def test_rules_lists_ids_texts_rulings_and_tests(coffret: Coffret) -> None:
    rows = {row["id"]: row for row in coffret("rules", "incubation", "--json").json}
    assert rows["INC-2.2"]["tests"] > 0
    assert rows["INC-3.7"]["ruling"] is True
    assert rows["INC-3.7"]["decided"] is None
    assert rows["INC-2.2"]["ruling"] is True
    assert set(rows["INC-2.2"]["decided"]) == {"en", "fr"}
    assert rows["INC-1.1"]["ruling"] is False
    assert set(rows["INC-1.1"]["text"]) == {"en", "fr"}
    assert "INC-4.8" in coffret("rules", "incubation", "--lang", "fr").out


def test_every_rule_of_every_game_has_a_test(coffret: Coffret) -> None:
    answer = coffret("rules", "--missing")
    assert answer.out == ""
    assert answer.code == 0


def test_a_rule_without_a_test_is_named_and_fails(
    coffret: Coffret, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "test_some.py").write_text(
        'import pytest\n@pytest.mark.rule("INC-1.1")\ndef test_it(): pass\n'
    )
    monkeypatch.setattr("coffret.cli.rules.TESTS", tmp_path)
    answer = coffret("rules", "incubation", "--missing")
    assert answer.code == 1
    assert "INC-1.2" in answer.out.splitlines()
    assert "INC-1.1" not in answer.out.splitlines()


def test_play_between_bots_saves_a_match_that_verifies(coffret: Coffret, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    answer = coffret(
        "play", "incubation", "--seats", "greedy,random", "--seed", "3", "--save", str(path)
    )
    assert answer.code == 0
    assert "wins with" in answer.out
    assert coffret("replay", str(path), "--verify").code == 0


def test_a_person_plays_undoes_asks_for_rules_leaves_and_comes_back(
    coffret: Coffret, tmp_path: Path
) -> None:
    path = tmp_path / "match.json"
    seats = ["--seats", "human,human"]
    save = ["--save", str(path)]
    typed = "1\nu\nr\nx\n99\n1\nq\n"
    answer = coffret("play", "incubation", *seats, "--seed", "3", *save, typed=typed)
    assert answer.code == 0
    assert "cannot be undone" in answer.out  # the next egg of the deck was seen
    assert "INC-6.3" in answer.out
    assert "from 1 to" in answer.out
    assert str(path) in answer.out
    again = coffret(
        "play", "incubation", *seats, "--resume", str(path), "--save", str(path), typed="1\n"
    )
    assert again.code == 0
    assert coffret("replay", str(path), "--json").json["moves"] == 3


def test_people_who_hide_hands_take_the_keyboard_unwatched(coffret: Coffret) -> None:
    two = ["--seats", "human,human", "--seed", "1"]
    answer = coffret("play", "megalomania", *two, typed="\n1\n\nq\n")
    assert answer.out.count("take the keyboard") == 2
    open_table = coffret("play", "incubation", "--seats", "human,human", typed="1\n1\nq\n")
    assert "take the keyboard" not in open_table.out


def test_a_person_reads_what_only_they_may_know(coffret: Coffret) -> None:
    """A scroll drawn is named to who drew it, and to nobody else."""
    played = ["play", "megalomania", "--option", "first_dealer=seat_2", "--seed", "5"]
    own = coffret(*played, "--seats", "human,random", typed="4\nq\n")
    assert "Player has scroll" in own.out
    others = coffret(*played, "--seats", "human,human", typed="\n4\n\nq\n")
    assert "has scroll" not in others.out


def test_play_speaks_french(coffret: Coffret) -> None:
    answer = coffret("play", "incubation", "--lang", "fr", "--seed", "1", typed="q\n")
    assert "Marché" in answer.out
    assert "non officielle" in answer.out


def test_other_cards_are_played_with(coffret: Coffret, tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    cards = registry.game("incubation").components.path.read_text()
    path.write_text(cards.replace('en = "', 'en = "Tiny '))
    match = tmp_path / "match.json"
    answer = coffret(
        "play", "incubation", "--seats", "greedy,greedy", "--seed", "1",
        "--components", str(path), "--save", str(match),
    )  # fmt: skip
    assert answer.code == 0
    assert "Tiny " in answer.out
    assert coffret("replay", str(match), "--verify", "--components", str(path)).code == 0
    refused = coffret("replay", str(match), "--verify")
    assert refused.code == 2
    assert "--components" in refused.err
