"""What a person reads of Megalomania."""

import pytest

from coffret.engine.phrases import event_text, move_text
from coffret.games.megalomania import GAME

from .positions import do, table

NAMES = ("Ann", "Ben", "Cleo")


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Cleo leads next, says Ann."), ("fr", "Cleo entamera ensuite, dit Ann.")],
)
def test_an_event_speaks_of_both_players_by_name(language: str, line: str) -> None:
    s = table("red farmer", "red knight", "red dwarf", crystals=(1,))
    do(s, "play_card", card="red-farmer")
    do(s, "use_power", power="farmer")
    do(s, "choose_player", player="3")
    (event,) = GAME.events.read(s, None)
    assert event == {"event": "names_leader", "seat": 0, "other": 2}
    assert event_text(GAME, event, NAMES, GAME.texts(language)) == line


def test_a_move_says_what_it_costs_and_does() -> None:
    s = table("red farmer", "red knight, blue assassin", crystals=(0, 1), cubes=(0, 1))
    do(s, "play_card", card="red-farmer")
    texts = GAME.texts("en")
    lines = {move_text(GAME, s, 1, action, texts) for action in GAME.legal(s, 1)}
    assert lines == {
        "Play red knight 8",
        "Spend a crystal to play blue assassin 4 against the rule",
    }
    do(s, "play_card", card="red-knight")
    lines = {move_text(GAME, s, 1, action, texts) for action in GAME.legal(s, 1)}
    assert lines == {"No cubes", "1 cube up: value 9", "1 cube down: value 7"}
