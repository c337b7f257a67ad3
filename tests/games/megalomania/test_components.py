"""The cards of Megalomania as data: one more mission is one more row."""

from pathlib import Path

import pytest

from coffret.check.trial import first_problems
from coffret.engine.components import LANGUAGES
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


DEALS = (
    ("{ hand = 3, down = 5 }", "plain", "", "more than 4 cards are face down"),
    ("{ hand = 3, up = 1, down = 4 }", "plain", "", "under each face-up one"),
    ("{ down = 4 }", "plain", "", "nobody has a card to play"),
    ("{ hand = 7 }", "turn_up_dominant", "", "not a card left to turn up"),
    ("{ hand = 3, up = 3 }", "lay_row", "", "only a hand can be laid in a row"),
    ("{ hand = 8 }", "swap_opposite", "players = [3, 4]", "only four players sit opposite"),
    ("{ hand = 3, up = 3 }", "pass_hands", "", "grow unequal"),
    ("{ hand = 6 }", "split", "", "only a hand of 8 is split in two"),
    ("{ hand = 2 }", "give_three", "", "3 cards are given from hand"),
    ("{ hand = 4, down = 4 }", "give_three", "", "none may be face down"),
)


@pytest.mark.parametrize(("deal", "way", "more", "wrong"), DEALS)
def test_a_mission_that_could_not_be_played_is_refused(
    deal: str, way: str, more: str, wrong: str, tmp_path: Path
) -> None:
    path = tmp_path / "cards.toml"
    row = ONE_MORE.replace("deal = { hand = 8 }", f'deal = {deal}\nway = "{way}"\n{more}')
    path.write_text(CARDS + row)
    with pytest.raises(BadComponents, match=wrong):
        GAME.with_components(path)


def test_a_mission_of_pairs_needs_four_players(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(CARDS + ONE_MORE.replace("tricks_exactly", "pair_with_more_tricks"))
    with pytest.raises(BadComponents, match="only four players are pairs"):
        GAME.with_components(path)


# What is in no box: how the cards lie, and how they are played.
PLAYABLE = (
    ("{ hand = 2, up = 2, down = 2 }", "plain"),
    ("{ hand = 1, down = 4 }", "pass_hands"),
    ("{ up = 5 }", "plain"),
    ("{ hand = 4, up = 1 }", "give_three"),
    ("{ hand = 3, up = 2 }", "turn_up_dominant"),
)


def test_any_other_deal_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    rows = []
    for number in range(1, 26):
        deal, way = PLAYABLE[number % len(PLAYABLE)]
        row = ONE_MORE.replace("26", str(number))
        rows.append(row.replace("deal = { hand = 8 }", f'deal = {deal}\nway = "{way}"'))
    start, end = CARDS.index("[[mission]]"), CARDS.index("[[scroll]]")
    path.write_text(CARDS[:start] + "".join(rows) + CARDS[end:])
    game = GAME.with_components(path)
    texts = [game.texts(language) for language in LANGUAGES]
    assert first_problems(game, 4, 1, texts) == []


def test_the_values_of_any_set_rise_with_the_ranks(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(CARDS.replace("value = 3\n", "value = 5\n", 1))
    with pytest.raises(BadComponents, match="do not rise"):
        GAME.with_components(path)
