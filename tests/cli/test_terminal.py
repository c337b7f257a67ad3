"""The terminal shows everything that a player needs to know."""

from __future__ import annotations

import re
from importlib import import_module
from io import StringIO
from random import Random
from typing import Any

import pytest
from rich.console import Console

from coffret import registry
from coffret.cli.play import announce_result
from coffret.engine.game import Game
from coffret.engine.match import Match
from coffret.engine.phrases import event_text, move_text

NAMES = ("Ada", "Otto", "Lin", "Nadia")


def drawn(game: Game, s: Any, language: str = "en", width: int = 110) -> str:
    seat = int(s.turn) if 0 <= s.turn < s.seats else 0
    draw = import_module(f"coffret.games.{game.name}.terminal").draw
    out = StringIO()
    Console(file=out, width=width).print(
        draw(game.view(s, seat), game.texts(language), NAMES[: s.seats])
    )
    return out.getvalue()


def played(name: str, seats: int, moves: int, **options: str) -> tuple[Game, Any]:
    game = registry.game(name)
    s = game.new(seats, options, (1, 2, 3, 5))
    chance = Random(3)
    for _ in range(moves):
        seat = next(each for each in range(seats) if game.legal(s, each))
        game.play(s, seat, chance.choice(game.legal(s, seat)))
    return game, s


def test_megalomania_names_partners_leader_and_what_was_taken() -> None:
    for moves in range(150, 300, 10):
        game, s = played("megalomania", 4, moves, pairs="yes")
        if game.view(s, 0)["players"][0]["taken"]:
            break
    picture = drawn(game, s)
    assert "with Lin" in picture
    assert f"own: {s.players[0].points}" in picture
    assert "plays last" in picture
    assert "Taken" in picture


def test_megalomania_says_who_leads_before_the_first_card() -> None:
    game, s = played("megalomania", 3, 0)
    assert re.search(r"\w+ leads, \w+ plays last", drawn(game, s))


@pytest.mark.parametrize("width", [50, 64, 80])
def test_no_line_breaks_within_a_card(width: int) -> None:
    game, s = played("megalomania", 4, 1)
    seat = int(s.turn)
    lines = drawn(game, s, width=width).splitlines()
    for card in game.view(s, seat)["players"][seat]["hand"]:
        _, rank = card.split("-")
        assert any(re.search(rf"\S {rank} \d", line) for line in lines), (card, lines)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_megalomania_fits_into_eighty_columns(language: str) -> None:
    for moves in range(20, 300, 20):
        game, s = played("megalomania", 4, moves, pairs="yes")
        lines = drawn(game, s, language, width=80).splitlines()
        assert not [line for line in lines if "…" in line], "nothing is cut"
        # A taken value without its symbol would have no colour.
        assert not [line for line in lines if re.search(r"│ \d+( \d+)* +│ *│ *│$", line)], lines


@pytest.mark.parametrize(
    ("language", "word"), [("en", "from the scroll"), ("fr", "grâce aux parchemins")]
)
def test_a_scored_round_names_the_scrolls_only_if_they_gave_points(
    language: str, word: str
) -> None:
    game = registry.game("megalomania")
    event = {"event": "scored", "seat": 0, "points": 3, "total": 3}
    texts = game.texts(language)
    assert word not in event_text(game, event | {"bonus": 0}, NAMES, texts)
    assert word in event_text(game, event | {"bonus": 2}, NAMES, texts)


@pytest.mark.parametrize("name", registry.names())
def test_no_round_is_counted_before_the_first(name: str) -> None:
    game, s = played(name, 3, 1)
    assert "Round 0" not in drawn(game, s)


def test_incubation_marks_the_first_player_and_names_the_first_eggs() -> None:
    game, s = played("incubation", 3, 1)
    picture = drawn(game, s)
    assert "First eggs" in picture
    assert f"{NAMES[s.first_player]} (first player)" in picture
    assert "● water  ▲ fire  ○ coin" in picture


def test_a_die_of_a_pair_says_what_the_other_is_then_bound_to() -> None:
    game = registry.game("incubation")
    said: set[str] = set()
    for seed in range(30):
        s, chance = game.new(2, {}, (seed, 2, 3, 5)), Random(seed)
        while not game.rules.over(s) and len(said) < 2:
            seat = int(s.turn)
            legal = game.legal(s, seat)
            pair = s.spent[0] == s.spent[1] == 0 and s.dice[0] == s.dice[1]
            for action in legal:
                kind = game.move(action)["move"]
                if kind in ("use_die", "take_egg"):
                    text = move_text(game, s, seat, action, NAMES, game.texts("en"))
                    assert ("the other" in text) == pair, text
                    said |= {kind} if pair else set()
            game.play(s, seat, chance.choice(legal))
    assert said == {"use_die", "take_egg"}


def test_jelly_monster_names_the_district_that_is_copied_and_what_dice_do() -> None:
    game = registry.game("jelly_monster")
    found = 0
    for seed in range(12):
        s = game.new(4, {}, (seed, 2, 3, 5))
        picture = " ".join(drawn(game, s, width=400).split())
        assert "⚀⚁ send a die away" in picture
        assert picture.count("◉") == 2  # the district, and its line in the legend
        found += len(re.findall(r"copy the (left|right) neighbour \(\w", picture))
    assert found > 0


def test_dragon_island_counts_points_and_explains_its_signs() -> None:
    game, s = played("dragon_island", 3, 40)
    picture = drawn(game, s)
    assert "Points" in picture
    assert "Fame" not in picture
    assert "wizard" in picture


def test_a_final_score_leaves_out_sources_that_gave_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    match = Match(registry.game("megalomania"), NAMES[:2])
    for seat, points in enumerate((7, 4)):
        match.state.players[seat].points = points
    announce_result(match, match.game.texts("en"))
    said = capsys.readouterr().out
    assert "Ada" in said
    assert "7" in said
    assert "Scrolls" not in said
