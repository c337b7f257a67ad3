"""Moves and events as sentences."""

from collections.abc import Sequence
from typing import Any

from .events import NEIGHBOUR, PLACE, SEAT, SEATS
from .game import Game
from .names import Names
from .ranking import POINTS, Reason, reason
from .texts import Texts


def move_text(
    game: Game, s: Any, seat: int, action: int, players: Sequence[str], texts: Texts
) -> str:
    """A move in words, on one line; also a move that is not legal now.

    A scroll that this set of cards lacks, or a seat that this table lacks, is named by its number.
    """
    move = game.move(action)
    name = move.pop("move")
    arguments: dict[str, Any] = {}
    for parameter, domain in game.actions.parameters[name].items():
        value = move[parameter]
        if not isinstance(domain, Names):
            arguments[parameter] = value + 1  # a position on the table: people count from one
        elif domain.kind == SEAT:
            arguments[parameter] = _distinct_name(players, domain.index(value))
        elif domain.kind == NEIGHBOUR and (way := domain.index(value)) > 0:
            arguments[parameter] = _distinct_name(players, (seat + way) % len(players))
        else:
            arguments[parameter] = texts.name(domain, value)
    if own := game.phrases:
        arguments |= own.move_arguments(s, seat, game.move(action), texts)
    return texts(text_key("move", name), **arguments)


def _distinct_name(players: Sequence[str], seat: int) -> str:
    """A player's name, with the seat's number if another has the same name."""
    if seat >= len(players):
        return str(seat + 1)
    name = players[seat]
    return name if players.count(name) == 1 else f"{name} ({seat + 1})"


def event_text(game: Game, event: dict[str, Any], players: Sequence[str], texts: Texts) -> str:
    """An event in words, on one line; `event` as `EventSpace.read` gives it."""
    kind = event["event"]
    arguments: dict[str, Any] = {}
    if "seat" in event:
        arguments["player"] = players[event["seat"]]
    for name, domain in game.events.arguments[game.events[kind]].items():
        value = event[name]
        if isinstance(domain, Names):
            arguments[name] = texts.name(domain, value)
        elif domain == PLACE:
            arguments[name] = value + 1
        elif domain == SEAT:
            arguments[name] = players[value]
        elif domain == SEATS:
            arguments[name] = texts.listing([players[seat] for seat in value])
            arguments[f"{name}_count"] = len(value)
        elif isinstance(domain, str):
            arguments[name] = game.components.name(domain, value, texts.language)
        else:
            arguments[name] = value
    if own := game.phrases:
        arguments |= own.event_arguments(event, texts)
    return texts(text_key("event", kind), **arguments)


def result_text(game: Game, s: Any, players: Sequence[str], texts: Texts) -> str:
    """The winners of a finished game and, unless points alone decided, the reason."""
    winners = game.winners(s)
    names = texts.listing([players[seat] for seat in winners])
    points = game.scores(s)[winners[0]]
    found = reason(game, s)
    if found.by is None:
        sentence = texts("shared-victory", players=names, points=points)
    elif len(winners) > 1:
        sentence = texts("pair-wins", players=names, points=points)
    else:
        sentence = texts("wins", player=names, points=points)
    why = _reason_text(found, winners, players, texts)
    return f"{sentence} {why}" if why else sentence


def _reason_text(
    found: Reason, winners: Sequence[int], players: Sequence[str], texts: Texts
) -> str:
    """'Tied with Otto on points; more objectives: 3 to 1.'"""
    if found.by == POINTS:
        return ""
    *level, last = found.rungs
    if found.by is None:
        level = found.rungs
    what = texts.listing([texts(text_key("tie", rung.name)).lower() for rung in level])
    if found.by is None:
        return texts("won-by-nothing", level=what)
    best = winners[0]
    others = [
        seat
        for seat in range(len(players))
        if seat not in winners and all(rung.amounts[seat] == rung.amounts[best] for rung in level)
    ]
    nearest = (min if last.kind == "fewest" else max)(last.amounts[seat] for seat in others)
    return texts(
        "won-by-having" if last.kind == "whether" else "won-by",
        others=texts.listing([players[seat] for seat in others]),
        level=what,
        decided=texts(text_key("decided", last.name)),
        best=last.amounts[best],
        next=nearest,
    )


def text_key(kind: str, name: str) -> str:
    return f"{kind}-{name.replace('_', '-')}"
