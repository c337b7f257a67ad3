"""No redraw contradicts what a seat has received and seen: judged from views and events alone."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from coffret.engine import transitions
from coffret.engine.fairness import secret_of, words
from coffret.engine.state import Dice
from coffret.games.megalomania import GAME

from .table_talk import Listener, View

GAMES = 4  # for each number of players


def redrawn(s: Any, seat: int, dice: Any) -> list[set[str]]:
    """The hands of a world that the seat thinks possible."""
    world = GAME.state.copy(s)
    GAME.compiled(transitions).determinize(GAME.state.array_of(world)[0], seat, dice)
    return [set(GAME.view(world, other)["players"][other]["hand"]) for other in range(s.seats)]


def listen(s: Any, chance: Random, dice: Any, heard: Counter[str]) -> None:
    """Play on at random; at every third move, a listener holds a redraw against what it knows."""
    listeners = [Listener(seat, s.seats) for seat in range(s.seats)]
    before: list[View] = [GAME.view(s, seat) for seat in range(s.seats)]
    while not GAME.rules.over(s):
        if s.phase == 0 and s.play_count == 0:
            s.players[s.turn].crystals += 1  # more powers than resources would give
            before = [GAME.view(s, seat) for seat in range(s.seats)]
        GAME.play(s, s.turn, chance.choice(GAME.legal(s, s.turn)))
        after = [GAME.view(s, seat) for seat in range(s.seats)]
        for listener in listeners:
            events = GAME.events.read(s, listener.seat)
            listener.hear(before[listener.seat], after[listener.seat], events)
        heard.update(event["event"] for event in GAME.events.read(s, None))
        before = after
        if chance.random() < 0.3 and not GAME.rules.over(s):
            listener = chance.choice(listeners)
            for hand in listener.hands:
                heard["seen"] += len(hand.certain)
                heard["lacking"] += len(hand.lacking)
                heard["reasons"] += len(hand.reasons)
            doubts = listener.doubts(GAME.view(s, None), redrawn(s, listener.seat, dice))
            assert not doubts, f"round {s.rounds}, mission {s.mission + 1}: {doubts}"


@pytest.mark.rule("MEG-2.3", "MEG-4.2", "MEG-5.5", "MEG-7.27")
def test_no_redraw_contradicts_views_and_events() -> None:
    heard: Counter[str] = Counter()
    dice = np.zeros(1, Dice.dtype)[0]
    for i, word in enumerate(words(secret_of(1), "inference", 0)):
        dice["rng"][i] = word
    for number in range(3 * GAMES):
        s = GAME.new(2 + number % 3, {}, words(secret_of(number), GAME.name, number))
        listen(s, Random(number), dice, heard)
    for kind in ("seen", "lacking", "reasons", "exchanged", "swapped_hands", "hands_passed"):
        assert heard[kind] > 0, f"no {kind} to judge by"
