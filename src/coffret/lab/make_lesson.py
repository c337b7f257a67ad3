"""Make a guided first game: `python -m coffret.lab.make_lesson GAME` writes its lesson.json.

A lesson's texts are in `lesson.toml`, each for something that happens for the first time. Bots play
games until one covers everything; of several, the one with the fewest moves for the newcomer is
kept. So a change of cards or rules needs no new texts, only this command. A long game need not be
played to its end (`whole = false`).
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import typer

from coffret import registry
from coffret.bots.player import BotPlayer
from coffret.engine import matchfile
from coffret.engine.components import LANGUAGES
from coffret.engine.fairness import secret_of
from coffret.engine.game import Game
from coffret.engine.lesson import path_of
from coffret.engine.match import Match


class Topic(msgspec.Struct, forbid_unknown_fields=True):
    """A comment and its place: at the start, before a kind of move, or after a kind of event."""

    en: str
    fr: str
    start: bool = False
    asked: str | None = None
    after: str | None = None
    """The event that the question must follow at once."""
    event: str | None = None
    own: bool | None = None
    optional: bool = False


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    seats: list[str]
    bots: list[str]
    topic: list[Topic]
    never: list[str] = []
    """Kinds of move that the newcomer is never asked for: they teach the wrong thing."""
    options: dict[str, str | int] = {}
    whole: bool = True
    """Whether the game is played to its end; otherwise until every topic was shown and a turn is
    over."""
    prefer: list[dict[str, str | int]] = []
    """Moves, or parts of them, that the newcomer is asked for: in this order, each once."""
    until: str | None = None
    """The event with which the lesson ends, if a whole game would be too long."""
    times: int = 1
    """How often that event must have happened."""


@dataclass
class Draft:
    """A played game and the comments on its steps."""

    match: Match
    asked: int = 0
    """Moves that the newcomer makes."""
    comments: dict[int, list[Topic]] = field(default_factory=dict)
    left: list[Topic] = field(default_factory=list)

    @property
    def has_all(self) -> bool:
        return all(topic.optional for topic in self.left)

    def is_good(self, plan: Plan) -> bool:
        """Whether every topic was shown and the newcomer does not lose."""
        game, s = self.match.game, self.match.state
        if self.match.is_over:
            best = plan.seat in game.winners(s)
        else:
            scores = game.scores(s)
            best = plan.until is None or scores[plan.seat] == max(scores)
        return best and self.has_all


def main(game: str, games: int = 300) -> None:
    """Play games until one covers every topic, and write the lesson."""
    found = registry.game(game)
    plan = plan_of(found)
    draft = shortest(found, plan, range(games))
    if draft is None:
        typer.echo(f"none of {games} games covers every topic of the lesson", err=True)
        raise typer.Exit(1)
    path_of(found).write_bytes(msgspec.json.format(written(plan, draft), indent=1) + b"\n")
    typer.echo(f"{draft.asked} moves in {len(draft.match.log)} steps")


def plan_of(game: Game) -> Plan:
    path = path_of(game).with_suffix(".toml")
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Plan)


def shortest(game: Game, plan: Plan, seeds: Sequence[int]) -> Draft | None:
    best: Draft | None = None
    for seed in seeds:
        draft = play(game, plan, seed)
        if draft.is_good(plan) and (best is None or draft.asked < best.asked):
            best = draft
    return best


def play(game: Game, plan: Plan, seed: int) -> Draft:
    """One game between the plan's bots, with its comments."""
    match = Match(game, plan.seats, plan.options, secret_of(seed))
    bots = [BotPlayer(game, bot, seed + i, compiled=True) for i, bot in enumerate(plan.bots)]
    draft = Draft(match, left=[topic for topic in plan.topic if not topic.start])
    draft.comments[0] = [topic for topic in plan.topic if topic.start]
    events: list[dict[str, Any]] = []
    wished = list(plan.prefer)
    ended = 0
    while not match.is_over and (plan.until is None or ended < plan.times):
        seat = game.acting(match.state)[0]
        if not plan.whole and draft.has_all and seat != plan.seat:
            break
        legal = game.legal(match.state, seat)
        action = legal[0] if len(legal) == 1 else bots[seat].choose(match.state, seat)
        if seat == plan.seat:
            action = led_to(game, plan, wished, legal, action)
            draft.asked += 1
            kind = game.move(action)["move"]
            say(draft, len(match.log), [each for each in draft.left if asks(each, kind, events)])
        match.play(seat, action)
        events = game.events.read(match.state, None)
        ended += sum(event["event"] == plan.until for event in events)
        for event in events:
            say(draft, len(match.log), [each for each in draft.left if tells(each, event, plan)])
    return draft


def led_to(
    game: Game,
    plan: Plan,
    wished: list[dict[str, str | int]],
    legal: Sequence[int],
    action: int,
) -> int:
    """The plan's next preferred move; or the bot's choice; or another suitable move."""
    for each in legal if wished else ():
        if wished[0].items() <= game.move(each).items():
            wished.pop(0)
            return each
    may = [each for each in legal if game.move(each)["move"] not in plan.never]
    return action if action in may or not may else may[0]


def asks(topic: Topic, kind: Any, events: list[dict[str, Any]]) -> bool:
    return topic.asked == kind and topic.after in (None, *(event["event"] for event in events))


def tells(topic: Topic, event: dict[str, Any], plan: Plan) -> bool:
    if topic.event != event["event"]:
        return False
    return topic.own is None or topic.own == (event.get("seat") == plan.seat)


def say(draft: Draft, step: int, topics: list[Topic]) -> None:
    for topic in topics:
        draft.comments.setdefault(step, []).append(topic)
        draft.left.remove(topic)


def written(plan: Plan, draft: Draft) -> bytes:
    comments = {
        str(step): {
            language: "\n".join(getattr(topic, language) for topic in topics)
            for language in LANGUAGES
        }
        for step, topics in sorted(draft.comments.items())
    }
    file = msgspec.json.decode(matchfile.dumps(draft.match))
    return msgspec.json.encode({"match": file, "seat": plan.seat, "comments": comments})


if __name__ == "__main__":
    typer.run(main)
