"""A move that chooses a player names that player."""

from coffret.engine.phrases import move_text
from coffret.games.jelly_monster import GAME

NAMES = ("Ada", "Otto", "Lin", "Nadia")


def test_a_gift_names_who_gets_it() -> None:
    s = GAME.new(4, {}, (1, 2, 3, 4))
    for seat, way, name in ((0, "next", "Otto"), (2, "next", "Nadia"), (3, "second", "Otto")):
        action = GAME.actions.number({"move": "give", "player": way})
        text = move_text(GAME, s, seat, action, NAMES, GAME.texts("en"))
        assert text == f"Give to {name}"


def test_a_die_that_is_expelled_is_somebodys_or_your_own() -> None:
    s = GAME.new(4, {}, (1, 2, 3, 4))
    for way, said in (("second", "a 5 of Nadia"), ("self", "a 5 of your own")):
        found = [
            move_text(GAME, s, 1, action, NAMES, GAME.texts("en"))
            for action in range(len(GAME.actions))
            if GAME.move(action).get("owner") == way and GAME.move(action).get("expelled") == "5"
        ]
        assert found
        assert all(text.endswith(said) for text in found), found[0]
