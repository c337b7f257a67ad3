"""The cards of Megalomania as data: one more mission is one more row."""

from pathlib import Path

import pytest

from coffret.engine.errors import BadComponents
from coffret.games.megalomania import GAME
from coffret.lab.simulation import simulate

CARDS = GAME.components.path.read_text()
ONE_MORE = """
[[mission]]
id = "26"
name = { en = "Half and Half", fr = "Moitié-moitié" }
deal = { hand = 8 }
task = "tricks_exactly"
amount = 4
points = 4
source = "design"
"""


@pytest.mark.rule("MEG-1.3")
def test_a_26th_mission_is_one_row_and_comes_up_in_play(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(CARDS + ONE_MORE)
    game = GAME.with_components(path)
    number = game.components["mission"].ids.index("26")
    played = simulate(game, 3, 12, 1, ["random"], mode="plain")
    left = played.states["missions_left"] >> number & 1
    assert 0 < left.sum() < 12, "drawn in some games, still in the pile in others"


def test_a_set_without_all_missions_or_with_too_many_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    for text in (
        CARDS.replace('[[mission]]\nid = "1"', '[[scroll]]\nid = "m1"', 1),
        CARDS + "".join(ONE_MORE.replace("26", str(26 + more)) for more in range(7)),
    ):
        path.write_text(text)
        with pytest.raises(BadComponents, match=r"\[\[mission\]\] instead of 25 to 31"):
            GAME.with_components(path)


def test_the_values_of_any_set_rise_with_the_ranks(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(CARDS.replace("value = 3\n", "value = 5\n", 1))
    with pytest.raises(BadComponents, match="do not rise"):
        GAME.with_components(path)
