"""Redrawn positions never contradict what a player has seen, over whole games.

An onlooker at each seat receives that seat's events, sees what it gave up itself, knows the box;
nothing is taken from the rules that redraw.
"""

from collections import Counter
from random import Random
from typing import Any

import pytest

from coffret.check.positions import determinized, go_on, new_game
from coffret.games.jelly_monster import GAME as PRINTED
from coffret.games.jelly_monster.state import CONTENTS

from .positions import CHARLIE, GAME, GINA, SAM, play, scored

BOX = Counter(card["content"] for card in PRINTED.components.cards["pod"])


class Onlooker:
    """Knowledge of one seat about the pods."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.held = [0] * seats
        self.given_up = [0] * seats
        self.looked_at: Counter[str] = Counter()
        self.own_given_up: Counter[str] = Counter()
        self.opened: dict[int, int] = {}
        self.rolled: Counter[int] = Counter()

    def hear(self, events: list[dict[str, Any]], own: dict[str, Any]) -> None:
        """`own`: this seat's own things in its view."""
        self.own_given_up = Counter(own["discarded"])
        for event in events:
            match event["event"]:
                case "took_pod":
                    for taker in event["takers"]:
                        self.held[taker] += 1
                case "looked":
                    self.looked_at[event["content"]] += 1
                case "discarded":
                    self.held[event["seat"]] -= 1
                    self.given_up[event["seat"]] += 1
                case "pod_rolled":
                    self.rolled[event["seat"]] += int(event["die"])
                case "opened_pods":
                    self.opened[event["seat"]] = event["count"]

    def check(self, s: Any) -> None:
        """Whether an imagined position agrees with all that."""
        players = s.players[: s.seats]
        assert [sum(player.pods) for player in players] == self.held
        assert [sum(player.discarded) for player in players] == self.given_up
        assert contents(players[self.seat].pods) == self.looked_at - self.own_given_up
        assert contents(players[self.seat].discarded) == self.own_given_up
        everywhere = contents(s.pile)
        for player in players:
            everywhere += contents(player.pods) + contents(player.discarded)
        assert everywhere == BOX
        for seat, found in self.opened.items():
            inside = contents(players[seat].pods)
            plain = sum(int(name) * count for name, count in inside.items() if name != "roll")
            assert plain + self.rolled[seat] == found


def contents(pods: Any) -> Counter[str]:
    return Counter({name: pods[number] for number, name in enumerate(CONTENTS) if pods[number]})


@pytest.mark.rule("JM-3.4", "JM-3.11", "JM-4.2")
@pytest.mark.parametrize("seats", PRINTED.seats)
@pytest.mark.parametrize("seed", range(3))
def test_imagined_pods_agree_with_what_was_heard(seats: int, seed: int) -> None:
    game = PRINTED
    chance = Random(seed)
    s = new_game(game, seats, 700 + seed)
    onlookers = [Onlooker(seat, seats) for seat in range(seats)]
    number = 0
    while not game.rules.over(s):
        go_on(game, s, chance)
        for seat, onlooker in enumerate(onlookers):
            onlooker.hear(game.events.read(s, seat), game.view(s, seat)["own"])
            if number % 7 == seat or game.rules.over(s):
                onlooker.check(determinized(game, s, seat, number))
        number += 1
    assert all(sum(onlooker.held) > 0 for onlooker in onlookers)
    assert len(onlookers[0].opened) == seats


@pytest.mark.rule("JM-3.4")
def test_any_unseen_pod_may_be_another_s_and_no_seen_one() -> None:
    """Sam holds all the sixes: nobody else can have one; everything else they can."""
    s = scored(pods=("6 6", "1", "2"))
    sixes = sum(content == "6" for content in contents(s.pile).elements())
    s.pile[CONTENTS.index("6")] = 0
    s.players[SAM].pods[CONTENTS.index("6")] += sixes
    worlds = [determinized(GAME, s, SAM, seed) for seed in range(300)]
    for other in (GINA, CHARLIE):
        seen = {name for world in worlds for name in contents(world.players[other].pods)}
        assert seen == set(CONTENTS) - {"6"}


@pytest.mark.rule("JM-3.5")
def test_a_vote_not_yet_shown_may_be_either_and_one_not_cast_is_none() -> None:
    s = scored("left 3\nchoice 1 | 6 | 6 | 6\njelly 2")
    play(s, GINA, "copy", way="left")
    play(s, SAM, "copy", way="right")
    worlds = [
        GAME.view(determinized(GAME, s, SAM, seed), GINA)["own"]["vote"] for seed in range(40)
    ]
    assert set(worlds) == {"left", "right"}
    for seed in range(40):
        world = determinized(GAME, s, SAM, seed)
        assert GAME.view(world, SAM)["own"]["vote"] == "right"
        assert GAME.view(world, CHARLIE)["own"]["vote"] is None
