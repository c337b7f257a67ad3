"""A set of cards with more scrolls than the box: each is played, drawn, remembered and redrawn."""

from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from coffret.check.positions import new_game
from coffret.engine import transitions
from coffret.engine.errors import BadComponents
from coffret.engine.game import Game
from coffret.engine.phrases import move_text
from coffret.engine.record import raw
from coffret.engine.state import position
from coffret.games.megalomania import GAME
from coffret.games.megalomania.state import (
    DISCARDED,
    HELD,
    MOST_SCROLLS,
    PILE,
    SCROLL_COUNT,
    USED,
    State,
)

from ...redeals import assert_even, redrawn
from . import positions

ROW = """
[[scroll]]
id = "{id}"
name = {{ en = "Brand New", fr = "Tout neuf" }}
effect = "{effect}"
source = "design"
"""
MORE = ("three_points", "double", "play_last", "spy")
NAMES = ("Ann", "Ben", "Cleo", "Dan")


def with_scrolls(folder: Path, *effects: str) -> Game:
    """The box with further scrolls: 21, 22 …"""
    text = GAME.components.path.read_text(encoding="utf-8")
    for number, effect in enumerate(effects, SCROLL_COUNT + 1):
        text += ROW.format(id=number, effect=effect)
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    return GAME.with_components(path)


@pytest.fixture(scope="module")
def larger(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return with_scrolls(tmp_path_factory.mktemp("cards"), *MORE)


def test_there_are_places_for_four_more(tmp_path: Path) -> None:
    assert len(with_scrolls(tmp_path, *MORE).components["scroll"]) == MOST_SCROLLS
    with pytest.raises(BadComponents, match="scroll") as error:
        with_scrolls(tmp_path, *MORE, "shield")
    assert "20 to 24" in str(error.value)


def test_all_scrolls_are_in_the_pile_but_the_last_player_with_two(larger: Game) -> None:
    assert list(new_game(larger, 3, 1).scrolls).count(PILE) == MOST_SCROLLS
    # Scrolls 14 and 23 stay in the box.  [MEG-8.14]
    assert list(new_game(larger, 2, 1).scrolls).count(PILE) == MOST_SCROLLS - 2


def test_numbers_of_the_boxs_moves_and_hashes_stay() -> None:
    """Match files and learned numbers of the printed set do not depend on the spare places."""
    first = {"use_scroll": 108, "choose_scroll": 128, "assassinate": 148}
    assert {name: GAME.actions[name] for name in first} == first
    s = new_game(GAME, 3, 1)
    before = position(State, s)
    s.scrolls[SCROLL_COUNT] = HELD
    assert len(position(State, s)) == len(before) + 4 * (MOST_SCROLLS - SCROLL_COUNT)


def held(game: Game, number: int, seats: int = 4) -> Any:
    """Seat 1 may use one scroll."""
    s = positions.with_scroll(3, 1, seats)
    s.scrolls[0], s.scrolls[number - 1] = PILE, HELD + 1
    return s


def test_a_22nd_scroll_is_used_named_and_in_force(larger: Game) -> None:
    s = held(larger, 22)
    action = larger.actions.number({"move": "use_scroll", "scroll": 21})
    assert action in larger.legal(s, 1)
    assert "22" in move_text(larger, s, 1, action, NAMES, larger.texts("en"))
    larger.play(s, 1, action)
    view = larger.view(s, 1)
    assert view["scroll"]["number"] == 22, "not number 4, which does the same"
    assert view["scroll"]["effect"] == "double"
    assert view["scrolls_used"] == [{"number": 22, "id": "22", "effect": "double"}]


def test_a_set_with_fewer_scrolls_names_the_others_by_number() -> None:
    """Every set has moves for 24 scrolls and every table for 4 seats."""
    s = new_game(GAME, 2, 1)
    for language in ("en", "fr"):
        texts = GAME.texts(language)
        for number in range(SCROLL_COUNT, MOST_SCROLLS):
            for name in ("use_scroll", "choose_scroll"):
                action = GAME.actions.number({"move": name, "scroll": number})
                assert action not in GAME.legal(s, int(s.turn))
                assert str(number + 1) in move_text(GAME, s, 0, action, NAMES[:2], texts)
        action = GAME.actions.number({"move": "choose_player", "player": "4"})
        assert "4" in move_text(GAME, s, 0, action, NAMES[:2], texts)


def test_two_scrolls_that_show_themselves_are_redrawn_evenly(larger: Game) -> None:
    """Neither 17 nor 21 can be in a hand: they would have been shown.  [MEG-8.17]"""
    s = new_game(larger, 3, 1)
    unseen = (0, 1, 2, 16, 20)
    places = (HELD + 1, HELD + 2, PILE, PILE, DISCARDED + 1)
    for scroll in range(MOST_SCROLLS):
        s.scrolls[scroll] = USED
    for scroll, place in zip(unseen, places, strict=True):
        s.scrolls[scroll] = place
    hands = range(HELD, HELD + s.seats)
    worlds = Counter(
        order for order in permutations(places) if order[-1] not in hands and order[-2] not in hands
    )
    assert len(worlds) == 18
    look = lambda world: tuple(world.scrolls[n] for n in unseen)  # noqa: E731
    found = redrawn(larger, s, 0, 1000, look, compiled=False)
    assert_even(found, worlds)


def test_both_modes_play_it_alike(larger: Game) -> None:
    """Random games: the compiled rules answer each position and each move as the plain ones do."""
    advance = larger.compiled(transitions).advance
    legal = larger.compiled(larger._module("rules")).legal
    chance = Random(3)
    used = set()
    for seed in range(3):
        s = new_game(larger, 3, seed)
        copy = larger.state.copy(s)
        other = larger.state.array_of(copy)[0]
        while not larger.rules.over(s):
            seat = int(s.turn)
            mask = np.zeros(len(larger.actions), np.uint8)
            assert legal(other, seat, mask) == mask.sum()
            actions = larger.legal(s, seat)
            assert actions == list(np.flatnonzero(mask))
            action = chance.choice(actions)
            used |= {larger.move(action).get("scroll", -1)}
            larger.transitions.advance(s, seat, action)
            advance(other, seat, action)
            assert raw(copy) == raw(s)
    assert used & set(range(SCROLL_COUNT, MOST_SCROLLS)), "no further scroll was used"


def test_learners_see_a_22nd_scroll(larger: Game) -> None:
    s = held(larger, 22)
    out = np.zeros(len(larger.features), np.float32)
    larger.rules.features(s, 1, out)
    assert out[larger.features["more_scrolls"] + 1] == 1.0
