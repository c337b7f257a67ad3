"""A table builds its messages of shared and cached parts. Here each message is built again,
plainly: whole views compared with whole views, texts formatted once more. Both have the same bytes.
"""

from copy import deepcopy
from functools import lru_cache
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from coffret import registry
from coffret.engine.errors import IllegalMove
from coffret.engine.fairness import secret_of
from coffret.engine.game import Game
from coffret.engine.match import Match
from coffret.engine.phrases import event_text, move_text
from coffret.engine.texts import Texts
from coffret.server.audience import Audience, StepViews
from coffret.server.messages import Step, encode
from coffret.server.patch import changes
from coffret.server.receipts import Receipts

Watcher = tuple[int | None, str | None]
DECISIONS = 40


class Plainly:
    """One audience's messages, without anything that is kept from step to step."""

    def __init__(self, match: Match, watcher: Watcher) -> None:
        self.seat, self.language = watcher
        self._look(match)

    def _look(self, match: Match) -> None:
        game, s, seat = match.game, match.state, self.seat
        self.view = deepcopy(game.view(s, seat))
        self.acting = game.acting(s)
        self.legal = game.legal(s, seat) if seat is not None and seat in self.acting else []
        self.texts: Any = UNSET
        if self.language is not None:
            texts = forgetful(game, self.language)
            self.texts = [
                move_text(game, s, seat, action, match.seats, texts)
                for action in self.legal
                if seat is not None
            ]

    def step(self, match: Match, number: int, undone: bool) -> bytes:
        before = dict(vars(self))
        self._look(match)
        game, s = match.game, match.state
        events = [] if undone else game.events.read(s, self.seat)
        texts: Any = UNSET
        if self.language is not None:
            words = forgetful(game, self.language)
            texts = [event_text(game, event, match.seats, words) for event in events]
        same = before["legal"] == self.legal and before["texts"] == self.texts
        patch = changes(before["view"], self.view)
        return encode(
            Step(
                number,
                msgspec.Raw(encode(events)) if events else UNSET,
                texts,
                msgspec.Raw(encode(patch)) if patch else UNSET,
                UNSET if same else [msgspec.Raw(encode(game.move(each))) for each in self.legal],
                UNSET if same else self.texts,
                self.seat is not None and match.may_undo(self.seat),
                undone,
                self.acting if self.acting != before["acting"] else UNSET,
                s.clock if game.rules.due(s) >= 0 else UNSET,
            )
        )


@lru_cache
def forgetful(game: Game, language: str) -> Texts:
    """A catalogue that remembers nothing."""
    texts = game.texts(language)
    texts._remembered = texts._text  # type: ignore[assignment]
    return texts


def go_on(match: Match, chance: Random) -> bool:
    """A move, an undo or what is due; whether it was an undo."""
    last = match.log[-1].seat if match.log else None
    if last is not None and match.may_undo(last) and chance.random() < 0.1:
        match.undo(last)
        return True
    acting = match.game.acting(match.state)
    if acting and not (match.due >= 0 and chance.random() < 0.3):
        seat = chance.choice(acting)
        match.play(seat, chance.choice(match.legal(seat)))
    else:
        match.wait(match.due)
    return False


@pytest.mark.parametrize("seats", [0, -1])
@pytest.mark.parametrize("name", registry.names())
def test_a_message_of_kept_parts_is_the_same_as_one_made_plainly(name: str, seats: int) -> None:
    game = registry.game(name)
    people = [f"P{seat}" for seat in range(game.seats[seats])]
    match = Match(game, people, {}, secret_of(7))
    chance = Random(f"{name} {seats}")
    watchers: list[Watcher] = [
        *((seat, (None, "en", "fr")[seat % 3]) for seat in range(len(people))),
        (0, "fr"),
        (None, None),
        (None, "en"),
    ]
    showing = StepViews(match, 0)
    kept = [Audience(*watcher, showing) for watcher in watchers]
    plain = [Plainly(match, watcher) for watcher in watchers]
    for number in range(1, DECISIONS + 1):
        undone = go_on(match, chance)
        if match.is_over:
            return
        showing = StepViews(match, number)
        for audience, again in zip(kept, plain, strict=True):
            audience.step(showing, undone, None)
            assert audience.recent[-1] == (number, again.step(match, number, undone))


def test_views_are_shown_again_as_they_were_after_a_look_at_another_table() -> None:
    """Parts that are kept by the bytes of a state do not come from another table."""
    for name in registry.names():
        game = registry.game(name)
        seats = [f"P{seat}" for seat in range(game.seats[-1])]
        tables = [Match(game, seats, {}, secret_of(number)) for number in range(3)]
        chance = Random(name)
        for _ in range(20):
            for table in tables:
                go_on(table, chance)
        for seat in (None, 0, 1):
            first = [deepcopy(game.view(table.state, seat)) for table in tables]
            assert [game.view(table.state, seat) for table in reversed(tables)] == first[::-1]


def test_a_command_is_found_among_thousands_and_only_under_its_own_name() -> None:
    receipts = Receipts()
    for number in range(3000):
        receipts.add((number % 4, "holder"), f"move {number}", number + 1)
    assert [receipts.find((number % 4, "holder"), f"move {number}") for number in range(3000)] == [
        *range(1, 3001)
    ]
    assert receipts.find((1, "holder"), "move 0") is None
    assert receipts.find((0, "another"), "move 0") is None


def test_the_bytes_of_two_neighbouring_ids_are_not_taken_for_a_third(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ids = {"a": b"12345678", "b": b"abcdefgh", "between": b"5678abcd", "c": b"5678abcd"}
    monkeypatch.setattr("coffret.server.receipts._short", lambda sender, name: ids[name])
    receipts = Receipts()
    receipts.add((0, ""), "a", 1)
    receipts.add((0, ""), "b", 2)
    assert receipts.find((0, ""), "between") is None
    receipts.add((0, ""), "c", 3)
    receipts.add((0, ""), "a", 4)
    assert receipts.find((0, ""), "c") == 3


@pytest.mark.parametrize("name", registry.names())
def test_a_move_is_known_in_any_order_and_by_the_types_of_its_values(name: str) -> None:
    actions = registry.game(name).actions
    for number, move in enumerate(actions):
        assert actions.number(move) == number
        assert actions.number(dict(reversed(move.items()))) == number
        for key, value in move.items():
            if isinstance(value, int):
                for wrong in (float(value), str(value), [value], bool(value)):
                    with pytest.raises(IllegalMove):
                        actions.number(move | {key: wrong})
