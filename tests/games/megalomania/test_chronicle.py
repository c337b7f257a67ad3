"""Thousands of games: no redraw against what was seen, and no trick against the naive resolver."""

from typing import Any

import numpy as np
import pytest

from coffret.engine import transitions
from coffret.engine.fairness import secret_of, words
from coffret.engine.record import raw
from coffret.engine.state import Dice
from coffret.games.megalomania import GAME

from . import chronicle
from .positions import fresh, known, lay, table
from .resolver import COLOURS, Trick

GAMES = 2400
TRICKS = 20_000


def compiled_game(seats: int, seed: int) -> tuple[Any, Any]:
    s = GAME.new(seats, {}, words(secret_of(seed), GAME.name, seed))
    dice = Dice.new()
    for i, word in enumerate(words(secret_of(seed), "chronicle", 0)):
        dice.rng[i] = word
    return GAME.state.array_of(s)[0], Dice.array_of(dice)[0]


@pytest.mark.rule("MEG-2.3", "MEG-7.27")
def test_no_redraw_contradicts_what_anybody_has_seen() -> None:
    witness = GAME.compiled(chronicle).witness
    mask = np.zeros(len(GAME.actions), np.uint8)
    notes = np.zeros((600, chronicle.NOTE_LENGTH), np.int64)
    copy = np.zeros(1, GAME.state.dtype)
    redraws = 0
    for number in range(GAMES):
        s, dice = compiled_game(2 + number % 3, number)
        count, wrong = witness(s, mask, dice, notes, copy, number % 2 == 0)
        redraws += count
        assert not wrong, f"game {number}, mission {s['mission'] + 1}: {notes[wrong - 1].tolist()}"
    assert redraws > 20 * GAMES


@pytest.mark.rule("MEG-4.3", "MEG-5.4", "MEG-5.6", "MEG-6.1")
def test_a_naive_resolver_agrees_on_20_000_tricks() -> None:
    tell = GAME.compiled(chronicle).tell
    mask = np.zeros(len(GAME.actions), np.uint8)
    log = np.zeros((6000, 5), np.int64)
    tricks = powers = cubes = 0
    number = 0
    while tricks < TRICKS:
        s, dice = compiled_game(2 + number % 3, 10_000 + number)
        number += 1
        dominant: str | None = "black"
        trick = Trick(dominant)
        for kind, seat, *values in log[: tell(s, mask, dice, log)].tolist():
            event = named(kind, seat, values)
            if event["event"] == "dominant":
                dominant = event["colour"]
            elif event["event"] == "trick_taken":
                assert trick.taker() == seat, f"game {number - 1}: {trick}"
                tricks += 1
            elif event["event"] == "round_begins":
                dominant = None
            powers += event["event"] == "power"
            cubes += event["event"] in ("cubes_up", "cubes_down")
            if event["event"] in ("trick_taken", "round_begins", "dominant"):
                trick = Trick(dominant)
            trick.hear(event)
    assert powers > TRICKS // 2
    assert cubes > TRICKS // 2


def named(kind: int, seat: int, values: list[int]) -> dict[str, Any]:
    event: dict[str, Any] = {"event": GAME.events.names[kind], "seat": seat}
    arguments = GAME.events.arguments[kind].items()
    for (argument, domain), value in zip(arguments, values, strict=False):
        event[argument] = domain[value] if isinstance(domain, tuple) else value
    return event


# What a redraw must be able to do, too: the world is not the true one by habit.


def worlds(s: Any, seat: int, count: int = 60) -> list[Any]:
    made = []
    for seed in range(count):
        dice = Dice.new()
        for i, word in enumerate(words(secret_of(seed), "worlds", 0)):
            dice.rng[i] = word
        copy = GAME.state.copy(s)
        GAME.plain(transitions).determinize(copy, seat, dice)
        made.append(copy)
    return made


def hand_in(world: Any, seat: int) -> set[str]:
    view = GAME.view(world, seat)["players"][seat]
    return {text.replace("-", " ") for text in view["hand"]}


@pytest.mark.rule("MEG-4.2")
def test_a_void_that_was_shown_stays_void_in_every_redraw() -> None:
    s = table("red farmer, blue dwarf", "blue emperor, yellow knight", dominant="black")
    lay(s, "red farmer")
    lay(s, "blue emperor")
    drawn = [hand_in(world, 1) for world in worlds(s, 0)]
    assert len({frozenset(each) for each in drawn}) > 8, "anything else is possible"
    for each in drawn:
        assert not any(text.startswith(("red", "black")) for text in each)


@pytest.mark.rule("MEG-5.5")
def test_a_lowest_card_forced_by_a_wizard_has_none_below_it() -> None:
    s = table("red wizard, blue farmer", "red dwarf, red knight", crystals=(1,))
    lay(s, "red wizard", power="wizard")
    lay(s, "red dwarf")
    drawn = set().union(*(hand_in(world, 1) for world in worlds(s, 0)))
    assert not drawn & {"red farmer", "red assassin", "red explorer"}
    assert "red knight" in drawn


@pytest.mark.rule("MEG-5.2")
def test_an_assassin_had_a_reason_in_every_redraw() -> None:
    s = table("red wizard, blue farmer", "blue assassin, red knight", crystals=(0, 1))
    lay(s, "red wizard")
    lay(s, "blue assassin", assassin=True)
    for world in worlds(s, 0):
        assert any(text.startswith(("red", "black")) for text in hand_in(world, 1))


@pytest.mark.rule("MEG-5.3")
def test_a_card_drawn_by_an_explorer_stays_where_all_saw_it_go() -> None:
    s = table(
        "red explorer, red farmer",
        "blue dwarf, blue farmer",
        crystals=(1,),
        trick=1,
        previous="yellow oracle, yellow dwarf",
    )
    lay(s, "red explorer", power="explorer", give="red farmer")
    (drawn,) = known(s, 1, 0)
    assert all(drawn in hand_in(world, 0) for world in worlds(s, 1))


def test_a_spectator_knows_no_hand() -> None:
    s = fresh(3)
    for seat in range(3):
        assert len({frozenset(hand_in(world, seat)) for world in worlds(s, -1)}) > 50


def test_every_hidden_card_is_about_as_likely_in_a_hidden_hand() -> None:
    s = fresh(2, seed=5)
    true_hand = hand_in(s, 1)
    own = hand_in(s, 0)
    count = {text: 0 for text in all_cards() if text not in own}
    drawn = worlds(s, 0, 400)
    for world in drawn:
        for text in hand_in(world, 1):
            count[text] += 1
    size = len(true_hand)
    expected = 400 * size / len(count)
    true = sum(count[text] for text in true_hand) / size
    assert abs(true - expected) < 0.15 * expected, "the true hand is no likelier than others"
    assert min(count.values()) > 0.6 * expected


def all_cards() -> list[str]:
    return [text.replace("-", " ") for text in GAME.actions.parameters["play_card"]["card"]]  # type: ignore[union-attr]


def test_redrawing_is_the_same_for_the_same_chance() -> None:
    s = fresh(4)
    assert [raw(world) for world in worlds(s, 2, 3)] == [raw(world) for world in worlds(s, 2, 3)]
    assert COLOURS == ("black", "red", "yellow", "blue")
