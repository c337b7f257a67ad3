"""Binding: one text of a rule, in every setting; and a cache that cannot be stale."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from coffret.engine import cache
from coffret.engine.game import Game
from coffret.games.incubation import GAME
from coffret.games.incubation.state import State
from coffret.lab.simulation import simulate

CARDS = GAME.components.path


@pytest.fixture
def other_cards(tmp_path: Path) -> Path:
    """The printed set with dearer points."""
    path = tmp_path / "other.toml"
    path.write_text(CARDS.read_text().replace("points = 3\n", "points = 13\n"))
    return path


def test_another_card_set_plays_by_its_own_numbers_in_both_modes(other_cards: Path) -> None:
    other = GAME.with_components(other_cards)
    printed = simulate(GAME, 2, 3, 1, ["greedy"], mode="plain")
    plain = simulate(other, 2, 3, 1, ["greedy"], mode="plain")
    compiled = simulate(other, 2, 3, 1, ["greedy"], mode="compiled")
    assert plain.digest == compiled.digest
    assert plain.digest != printed.digest
    assert simulate(GAME, 2, 3, 1, ["greedy"], mode="plain").digest == printed.digest


def test_the_printed_game_stays_as_it_was_beside_another_set(other_cards: Path) -> None:
    other = GAME.with_components(other_cards)
    egg = GAME.components["egg"].ids.index("ruby-1")
    assert other.components["egg"][egg].points == 13
    assert GAME.components["egg"][egg].points == 3
    assert other.components.digest != GAME.components.digest


def test_comments_and_order_of_fields_do_not_change_a_sets_identity(tmp_path: Path) -> None:
    path = tmp_path / "same.toml"
    path.write_text("# another comment\n" + CARDS.read_text())
    assert GAME.with_components(path).components.digest == GAME.components.digest


TOY = {
    "numbers": "STEP = 2\n",
    "rules": """
        from coffret.engine.record import LookupTable
        from coffret.engine.rule import rule
        from .numbers import STEP
        from .steps import twice
        TABLE = LookupTable([10, 20, 30])

        @rule
        def answer(n):
            return twice(n) * STEP + TABLE[n]
    """,
    "steps": """
        from coffret.engine.rule import rule

        @rule
        def twice(n):
            return n * 2
    """,
    "__init__": "",
}

ASK = """
import toy.rules, toy.steps, toy.numbers
from coffret.engine.binding import Binding
modules = (toy.rules, toy.steps, toy.numbers)
plain = Binding(modules)[toy.rules].answer(1)
compiled = Binding(modules, compiled=True, identity="toy")[toy.rules].answer(1)
print(plain, compiled)
"""


def ask(folder: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        env={**os.environ, "PYTHONPATH": str(folder), "COFFRET_CACHE": str(folder / "cache")},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


def test_a_changed_constant_table_or_rule_is_never_answered_from_the_cache(tmp_path: Path) -> None:
    package = tmp_path / "toy"
    package.mkdir()
    for name, source in TOY.items():
        (package / f"{name}.py").write_text(dedent(source))
    assert ask(tmp_path) == "24 24"
    assert ask(tmp_path) == "24 24"
    (package / "numbers.py").write_text("STEP = 3\n")
    assert ask(tmp_path) == "26 26"
    (package / "steps.py").write_text(dedent(TOY["steps"]).replace("n * 2", "n * 5"))
    assert ask(tmp_path) == "35 35"
    (package / "rules.py").write_text(dedent(TOY["rules"]).replace("20", "70"))
    assert ask(tmp_path) == "85 85"


def test_the_cache_key_names_cards_sources_and_tools(monkeypatch: pytest.MonkeyPatch) -> None:
    import coffret.games.incubation.rules as rules

    key = cache.key("cards", (rules,))
    assert key == cache.key("cards", (rules,))
    assert key != cache.key("other cards", (rules,))
    assert key != cache.key("cards", ())
    monkeypatch.setattr(cache, "_tools", lambda: ("another numba",))
    assert key != cache.key("cards", (rules,))


def test_a_process_whose_sources_change_keeps_its_rules_to_itself(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from coffret.games.incubation import rules

    monkeypatch.setenv("COFFRET_CACHE", str(tmp_path))
    newest = max(path.stat().st_mtime for path in Path(rules.__file__).parent.glob("*.py"))
    monkeypatch.setattr(cache, "STARTED", newest + 1e6)
    assert cache.folder("cards", (rules,)).is_relative_to(tmp_path)
    monkeypatch.setattr(cache, "STARTED", newest - 1)
    assert not cache.folder("cards", (rules,)).is_relative_to(tmp_path)


def test_the_cache_lies_where_it_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COFFRET_CACHE", str(tmp_path))
    assert cache.root() == tmp_path
    monkeypatch.delenv("COFFRET_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.root() == tmp_path / "coffret" / "compiled"


def test_a_game_that_lacks_a_rule_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    import coffret.games.incubation.rules as rules

    monkeypatch.delattr(rules, "score")
    with pytest.raises(TypeError, match="score"):
        Game(
            package=GAME.package,
            prefix="INC",
            seats=GAME.seats,
            minutes=(1, 1),
            age=8,
            rules_version=1,
            state=State,
            actions=GAME.actions,
            events=GAME.events,
            features=GAME.features,
            longest=1,
        )
