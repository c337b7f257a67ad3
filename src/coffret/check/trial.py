"""Try the contract in random games: each breach with its table and step.

In seconds, and interpreted. The whole contract, compiled rules and bots included, is in
`tests/contract`.
"""

from array import array
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from coffret.engine.components import LANGUAGES
from coffret.engine.errors import IllegalMove, located
from coffret.engine.game import Game
from coffret.engine.phrases import event_text, move_text, result_text
from coffret.engine.record import raw
from coffret.engine.texts import Texts

from .positions import determinized, go_on, new_game
from .views import not_plain

SPECTATOR = -1
REFUSALS = 3
"""Illegal actions tried in a position."""
RARELY = 7
"""Slow checks are made in one position out of this many."""


def problems(game: Game, seeds: int = 1) -> list[str]:
    """The first problems of a random game for every number of players, each problem once."""
    texts = [game.texts(language) for language in LANGUAGES]
    first: dict[str, str] = {}
    others: dict[str, list[int]] = {}
    for seats in game.seats:
        for seed in range(1, seeds + 1):
            for place, problem in first_problems(game, seats, seed, texts):
                if problem in first:
                    others.setdefault(problem, []).append(seats)
                else:
                    first[problem] = f"{seats} players, seed {seed}, {place}: {problem}"
    return [
        line + (f" (also with {listing} players)" if (listing := _listed(others.get(each))) else "")
        for each, line in first.items()
    ]


def _listed(numbers: list[int] | None) -> str:
    return ", ".join(map(str, dict.fromkeys(numbers or ())))


def first_problems(game: Game, seats: int, seed: int, texts: list[Texts]) -> list[tuple[str, str]]:
    """All problems at the first step of a random game that has any; each with its place."""
    step = 0
    trial = Trial(game, seats, seed, texts)
    try:
        for step, found in enumerate(trial.play()):
            if found:
                return [(f"step {step}", line) for line in found]
    except Exception as error:  # anything that a game's own code raises is a finding
        return [(f"after step {step}", located(error, game.folder))]
    return []


class Trial:
    """One random game, looked at after every step."""

    def __init__(self, game: Game, seats: int, seed: int, texts: list[Texts]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.chance = Random(seed)
        self.names = [f"P{seat}" for seat in range(seats)]
        self.texts = texts
        self.stock: dict[str, Any] | None = None

    def play(self) -> Iterator[list[str]]:
        """The mistakes of each position."""
        game = self.game
        s = new_game(game, self.seats, self.seed)
        steps = 0
        while not game.rules.over(s):
            yield self.look(s, steps)
            before, clock = raw(s), s.clock
            played = go_on(game, s, self.chance)
            steps += 1
            if raw(s) == before:
                yield ["the step changed nothing"]
            if played is not None and s.clock != clock:
                yield ["`step` moved the clock: only `elapse` does"]
            if steps > game.longest:
                yield [f"the game goes on after {game.longest} steps, its `longest`"]
                return
        yield [*self.look(s, 0), *self._ending(s)]

    def look(self, s: Any, number: int) -> list[str]:
        """All that is wrong in one position; asking must not change it."""
        before = raw(s)
        found = [*self._moves(s), *self._counts(s)]
        if number % RARELY == 0:
            found += [*self._refusals(s), *self._information(s), *self._words(s)]
        if raw(s) != before:
            found.append("asking changed the position: `legal`, `view` or a text does")
        return found

    def _moves(self, s: Any) -> Iterator[str]:
        game = self.game
        acting = game.acting(s)
        if game.rules.actors(s) >> self.seats:
            yield "`actors` names a seat that is not there"
        for seat in range(self.seats):
            mask = bytearray(len(game.actions))
            count = game.rules.legal(s, seat, mask)
            if count != sum(mask):
                yield f"`legal` returns {count} for seat {seat} and marks {sum(mask)} actions"
            if (count > 0) != (seat in acting):
                yield f"`actors` has {acting}, and `legal` gives seat {seat} {count} moves"
        if game.rules.over(s):
            if acting:
                yield "the game is over, and someone may act"
        elif not acting and game.rules.due(s) <= s.clock:
            yield "nobody may act, nothing is due, and the game is not over"

    def _counts(self, s: Any) -> Iterator[str]:
        game = self.game
        if s.event_count > len(s.events):
            yield f"a step emits {s.event_count} events: make room with `state(events=…)`"
        stock = game.stock(s)
        self.stock = self.stock or stock
        if stock != self.stock:
            changed = [name for name in stock if stock[name] != self.stock.get(name)]
            yield f"`stock` has changed: {', '.join(changed)}"
        for seat, sources in enumerate(game.sources(s)):
            if sum(sources.values()) != game.rules.score(s, seat):
                yield f"the points of seat {seat} by `sources` do not add up to its `score`"

    def _refusals(self, s: Any) -> Iterator[str]:
        game = self.game
        for seat in range(self.seats):
            legal = game.legal(s, seat)
            others = [action for action in range(len(game.actions)) if action not in legal]
            for action in self.chance.sample(others, min(REFUSALS, len(others))):
                try:
                    game.play(s, seat, action)
                except IllegalMove as refusal:
                    if refusal.rule not in game.rulebook.rules:
                        yield f"`why_not` answers '{refusal.rule}', which is no rule of rules.toml"

    def _information(self, s: Any) -> Iterator[str]:
        """Positions that a seat cannot distinguish look the same to it."""
        game = self.game
        views = [game.view(s, None), *(game.view(s, seat) for seat in range(self.seats))]
        if odd := dict.fromkeys(line for view in views for line in not_plain(view)):
            yield from odd
            return
        for seat in range(SPECTATOR, self.seats):
            other = determinized(game, s, seat, self.seed)
            who = "a spectator" if seat == SPECTATOR else f"seat {seat}"
            person = None if seat == SPECTATOR else seat
            here, there = self._seen(s, seat), self._seen(other, seat)
            for what in here:
                if here[what] != there[what]:
                    yield f"the {what} of {who} depend on what it cannot know"
            if game.stock(other) != game.stock(s):
                yield f"`redraw_hidden` for {who} changes the `stock`"
            if game.view(s, person) != game.open_view(s) | game.own_view(s, person):
                yield f"the view of {who} is not its `open_view` and `own_view` together"

    def _seen(self, s: Any, seat: int) -> dict[str, Any]:
        game = self.game
        person = None if seat == SPECTATOR else seat
        seen: dict[str, Any] = {
            "view": msgspec.json.encode(game.view(s, person)),
            "events": msgspec.json.encode(game.events.read(s, person)),
        }
        if person is not None:
            numbers = array("f", bytes(4 * len(game.features)))
            game.rules.features(s, seat, numbers)
            seen |= {"features": numbers.tobytes(), "legal moves": game.legal(s, seat)}
        return seen

    def _words(self, s: Any) -> Iterator[str]:
        game = self.game
        view = game.view(s, None)
        for texts in self.texts:
            texts(f"phase-{view['phase']}")
            game.terminal.draw(view, texts, self.names)
            for event in game.events.read(s, None):
                event_text(game, event, self.names, texts)
            for seat in game.acting(s):
                lines = [
                    move_text(game, s, seat, action, self.names, texts)
                    for action in game.legal(s, seat)
                ]
                if alike := {line for line in lines if lines.count(line) > 1}:
                    yield f"two moves read alike ({texts.language}): {min(alike)}"

    def _ending(self, s: Any) -> Iterator[str]:
        game = self.game
        if not game.winners(s):
            yield "the game is over, and nobody has won"
        for texts in self.texts:
            result_text(game, s, self.names, texts)
