"""Texts of Megalomania."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from coffret.engine.phrases import event_text, move_text
from coffret.games.megalomania import GAME
from coffret.games.megalomania.terminal import draw

from .positions import do, lay, table

NAMES = ("Ann", "Ben", "Cleo")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann chose Cleo to lead next."),
        ("fr", "Ann choisit qui entame ensuite\u00a0: Cleo."),
    ],
)
def test_an_event_speaks_of_both_players_by_name(language: str, line: str) -> None:
    s = table("red farmer", "red knight", "red dwarf", crystals=(1,))
    do(s, "play_card", card="red-farmer")
    do(s, "use_power", power="farmer")
    do(s, "choose_player", player="3")
    (event,) = GAME.events.read(s, None)
    assert event == {"event": "names_leader", "seat": 0, "other": 2}
    assert event_text(GAME, event, NAMES, GAME.texts(language)) == line


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann made red oracle 9 blue for this trick."),
        ("fr", "Ann change la couleur\u00a0: oracle rouge (9) devient bleu pour ce pli."),
    ],
)
def test_an_oracle_says_what_it_becomes(language: str, line: str) -> None:
    s = table("red oracle", "red knight", "red dwarf", crystals=(1,))
    lay(s, "red oracle", power="oracle", colour="blue")
    (event,) = GAME.events.read(s, None)
    assert event_text(GAME, event, NAMES, GAME.texts(language)) == line


@pytest.mark.parametrize(("claim", "note"), [("take", "takes the trick"), ("refuse", "refuses")])
def test_the_terminal_shows_what_scroll_16_said(claim: str, note: str) -> None:
    s = table("red farmer", "red knight", "red dwarf", scroll=16, user=1)
    lay(s, "red farmer")
    lay(s, "red knight", claim=claim)
    console = Console(width=120, file=StringIO(), record=True)
    console.print(draw(GAME.view(s, 0), GAME.texts("en"), NAMES))
    assert note in console.export_text()


def test_the_terminal_names_who_takes_the_trick_so_far_and_who_a_farmer_lets_lead() -> None:
    s = table("red farmer", "red knight", "red dwarf", crystals=(1,))
    do(s, "play_card", card="red-farmer")
    do(s, "use_power", power="farmer")
    do(s, "choose_player", player="3")
    picture = picture_of(s)
    assert "Ann takes it so far" in picture
    assert "Cleo plays last" in picture
    assert "Cleo leads the next trick" in picture
    do(s, "play_card", card="red-knight")
    assert "Ben takes it so far" in picture_of(s)


def test_the_terminal_names_the_leader_of_every_trick_by_scroll_19() -> None:
    s = table("red farmer", "red knight", "red dwarf", scroll=19, user=1)
    assert "Cleo leads every trick" not in picture_of(s)
    s.fixed_leader = s.leader = 2
    assert "Cleo leads every trick" in picture_of(s)
    assert "Cleo entame tous les plis" in picture_of(s, "fr")


def picture_of(s: Any, language: str = "en") -> str:
    console = Console(width=120, file=StringIO(), record=True)
    console.print(draw(GAME.view(s, 0), GAME.texts(language), NAMES))
    return console.export_text()


def test_a_move_says_what_it_costs_and_does() -> None:
    s = table("red farmer", "red knight, blue assassin", crystals=(0, 1), cubes=(0, 1))
    do(s, "play_card", card="red-farmer")
    texts = GAME.texts("en")
    lines = {move_text(GAME, s, 1, action, NAMES, texts) for action in GAME.legal(s, 1)}
    assert lines == {
        "Play red knight 8",
        "Spend a crystal to play blue assassin 4 anyway",
    }
    do(s, "play_card", card="red-knight")
    lines = {move_text(GAME, s, 1, action, NAMES, texts) for action in GAME.legal(s, 1)}
    assert lines == {"No cubes", "1 cube up: value 9", "1 cube down: value 7"}


def test_a_player_to_choose_is_called_by_name_and_by_number_where_two_share_one() -> None:
    s = table("blue farmer", "blue emperor", crystals=(1,))
    do(s, "play_card", card="blue-farmer")
    do(s, "use_power", power="farmer")

    def lines(*names: str) -> list[str]:
        texts = GAME.texts("en")
        return [move_text(GAME, s, 0, action, names, texts) for action in GAME.legal(s, 0)]

    assert lines("Ann", "Ben") == ["Choose Ann", "Choose Ben"]
    assert lines("Ann", "Ann") == ["Choose Ann (1)", "Choose Ann (2)"]
