"""Missing files of a game are all named at once, and other games work without it."""

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from coffret import registry
from coffret.check import check
from coffret.engine.errors import BrokenGame, CoffretError, UnknownGame
from coffret.games.incubation import GAME as INCUBATION
from coffret.server.catalogue import game_named, known_games
from coffret.server.refusals import Refused

from ..cli.conftest import Coffret
from ..tables import TABLES
from .conftest import Write, separate


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        (range(2, 10), "9 seats, and the engine carries 8"),
        (range(1, 3), "from 2 on"),
        (range(2, 7, 2), "from 2 on"),
        (range(0), "from 2 on"),
    ],
)
def test_seats_that_the_engine_cannot_carry_are_a_clear_error(seats: range, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        replace(INCUBATION, seats=seats)


def test_a_game_with_nine_seats_says_so_and_does_not_end_the_process(
    write: Write, coffret: Coffret
) -> None:
    write("crowd", {"__init__.py": ("range(2, 9)", "range(2, 10)")})
    answer = coffret("simulate", "crowd", "--players", "9", "--games", "1")
    assert answer.code == 2
    assert "crowd has 9 seats, and the engine carries 8 at most" in answer.err
    assert "__init__.py, line 7" in answer.err


def test_everything_that_is_missing_is_named_at_once_with_its_file(
    write: Write, coffret: Coffret
) -> None:
    folder = write("half", {"view.py": None, "reasons.py": None, "texts/fr.ftl": None})
    rules = folder / "rules.py"
    rules.write_text(rules.read_text().replace("def score(", "def points("))
    (folder / "terminal.py").write_text("def draw(:\n")
    (folder / "phrases.py").write_text("from coffret.engine.rule import rule\n")
    stages = dict(check("half"))
    assert [line.removeprefix(f"{folder}/") for line in stages["files"]] == [
        "rules.py lacks `score`",
        "view.py is missing: write `open_view`, `own_view`",
        "reasons.py is missing: write `why_not`",
        "terminal.py, line 1: invalid syntax",
        "phrases.py lacks `move_arguments`, `event_arguments`",
        "texts/fr.ftl is missing",
    ]
    assert "loading" not in stages
    answer = coffret("check", "half")
    assert answer.code == 1
    assert all(line in answer.out for line in stages["files"])
    with pytest.raises(BrokenGame) as broken:
        registry.game("half")
    assert broken.value.problems == tuple(stages["files"])


def test_a_folder_with_the_first_file_only_is_a_game_that_can_be_checked(shelf: Path) -> None:
    (shelf / "begun").mkdir()
    (shelf / "begun" / "rules.py").write_text("")
    found = dict(check("begun"))["files"]
    assert f"{shelf}/begun/__init__.py is missing: write `GAME`" in found
    assert len(found) == 9


def test_all_texts_that_are_missing_are_named_at_once(write: Write) -> None:
    folder = write("mute", {"texts/en.ftl": ("move-roll = Roll the die\n", "")})
    french = folder / "texts" / "fr.ftl"
    lines = french.read_text(encoding="utf-8").splitlines()
    gone = ("view-pot", "guide-turn", "event-ended", "option-goal", "game-sentence", "phase-turn")
    french.write_text("\n".join(line for line in lines if line.partition(" ")[0] not in gone))
    english, other = dict(check("mute"))["texts"]
    assert english == f"{folder}/texts/en.ftl lacks `move-roll`"
    assert other.startswith(f"{french} lacks ")
    assert {part.strip("`") for part in other.partition(" lacks ")[2].split(", ")} == set(gone)


@pytest.mark.parametrize(
    ("file", "change", "problem"),
    [
        ("rules.toml", ('[[section]]\nkey = "turn"', '[section]]\nkey = "turn"'),
         "rules.toml: Cannot declare ('section',) twice (at line 11, column 9)"),
        ("rules.toml", ('id = "PIG-2.1"\n', ""), "rules.toml, line 16: this rule lacks `id`"),
        ("rules.toml", ('en = "In your turn, ', 'de = "In your turn, '),
         "rules.toml, line 16: this rule PIG-2.1 lacks `en`"),
        ("rules.toml", ('"PIG-2.2"', '"PIG-2.1"'), ": there are two rules PIG-2.1"),
        ("rules.py", ("[PIG-2.2]", "[PIG-9.9]"),
         "rules.py, line 66: there is no rule PIG-9.9 in rules.toml"),
    ],
)  # fmt: skip
def test_a_mistake_in_the_rulebook_is_named_with_its_line(
    write: Write, file: str, change: tuple[str, str], problem: str
) -> None:
    folder = write("odd", {file: change})
    (found,) = dict(check("odd"))["files"]
    assert found.startswith(f"{folder}/{file}")
    assert found.endswith(problem)


def test_a_text_that_cannot_be_read_is_named_with_its_line(write: Write) -> None:
    folder = write("odd", {"texts/en.ftl": ("event-lost = ", "event-lost = { $player -> ")})
    broken, lacking = dict(check("odd"))["texts"]
    assert broken.startswith(f"{folder}/texts/en.ftl, line ")
    assert lacking == f"{folder}/texts/en.ftl lacks `event-lost`"


def test_one_mistake_is_named_once_whatever_the_number_of_players(write: Write) -> None:
    folder = write("odd", {"rules.py": ("s.pot += s.die", "s.pot += s.die / 2")})
    (found,) = dict(check("odd"))["contract"]
    assert f"{folder}/rules.py, line 74, in roll: a state's fields hold whole numbers only" in found
    assert found.startswith("2 players, ")
    assert found.endswith("(also with 3, 4, 5, 6, 7, 8 players)")


def test_a_game_with_a_broken_rulebook_is_left_out_of_the_list(
    write: Write, coffret: Coffret
) -> None:
    write("odd", {"rules.toml": ('id = "PIG-2.1"\n', "")})
    assert "odd" in registry.broken()
    assert coffret("rules", "--missing").code == 0


@pytest.mark.parametrize(
    ("file", "change", "problem"),
    [
        ("state.py", ("SIDES = 6", "SIDES = seven"), "state.py, line 11, in <module>: NameError"),
        ("state.py", ("pot=int,", "max=int,"), "'max' cannot be a field"),
        ("__init__.py", ("GAME = Game(", "GAME = dict("), "GAME is not a `Game`"),
        ("rules.py", ("def over(s):", "def rank_key(s):\n    return 0\n\n\n@rule\ndef over(s):"),
         "must not write rank_key"),
    ],
)  # fmt: skip
def test_a_game_that_cannot_be_loaded_says_where(
    write: Write, file: str, change: tuple[str, str], problem: str
) -> None:
    write("odd", {file: change})
    assert problem in dict(check("odd"))["loading"][0]


def test_a_broken_game_leaves_the_commands_of_the_others_alone(
    write: Write, coffret: Coffret
) -> None:
    write("broken", {"view.py": None})
    answer = coffret("games")
    assert answer.code == 0
    assert "Incubation" in answer.out
    assert "The game 'broken' is broken: `coffret check broken` says why." in answer.err
    names = [row["name"] for row in coffret("games", "--json").json]
    assert names == [name for name in registry.names() if name != "broken"]
    assert coffret("rules", "incubation").code == 0
    assert coffret("rules", "--missing").code == 0
    for command in (["play", "broken"], ["rules", "broken"]):
        answer = coffret(*command)
        assert answer.code == 2
        assert "view.py is missing" in answer.err


def test_a_server_offers_the_others_and_says_nothing_of_its_files(write: Write) -> None:
    folder = write("broken", {"view.py": None})
    assert "broken" not in [game.game for game in known_games()]
    with pytest.raises(UnknownGame) as unknown:
        registry.playable("broken")
    with pytest.raises(Refused) as refused:
        game_named("broken")
    for error in (unknown.value, refused.value):
        assert str(folder) not in str(error)
        assert "view.py" not in str(error)


def test_the_tests_of_other_games_run_beside_a_broken_one(write: Write, shelf: Path) -> None:
    write("broken", {"view.py": None})
    done = subprocess.run(
        separate("pytest", "-p", "no:xdist", "tests/contract/test_actions.py", "-k", "is_one_move"),
        capture_output=True, text=True, cwd=Path(__file__).parents[2],
    )  # fmt: skip
    assert re.search(rf"\b{len(TABLES)} passed\b", done.stdout), done.stdout
    assert "1 error" in done.stdout
    assert "view.py is missing: write `open_view`, `own_view`" in done.stdout


def test_a_folder_of_games_that_is_not_there_is_named(
    shelf: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.rmdir()
    with pytest.raises(CoffretError, match="COFFRET_GAMES: there is no folder"):
        registry.names()
