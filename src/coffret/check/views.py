"""All fields of a view with their domains: what a screen needs texts for."""

from collections.abc import Iterator
from typing import Any

from coffret.engine.game import Game
from coffret.engine.legend import ASIDE, Domain, domain_of
from coffret.engine.names import Names

from .positions import positions

Found = tuple[str, str, Domain | None, Any]
"""The key that holds a field, its name, its domain, and what is there."""

SEED = 171
PLAIN = (str, int, float, bool, type(None))
"""Types of a view's single values."""


def found_in_views(game: Game, every: int = 3) -> list[Found]:
    """The fields of every `every`-th view of some games, each different value once."""
    found: dict[str, Found] = {}
    for seats in game.seats:
        for s in positions(game, seats, SEED, every):
            for seat in (None, *range(seats)):
                for item in fields(game.legend.FIELDS, "", game.view(s, seat)):
                    found.setdefault(repr(item), item)
    return list(found.values())


def fields(known: dict[str, Domain], inside: str, view: dict[str, Any]) -> Iterator[Found]:
    """A dict's fields and what is in them; a dict whose keys are words is one value."""
    for field, value in view.items():
        domain = domain_of(known, inside, field)
        for part in flat(None if domain == ASIDE else value):
            if not isinstance(part, dict):
                yield inside, field, domain, part
            elif is_worded(domain, part):
                for word, counted in part.items():
                    yield inside, field, domain, word
                    yield inside, field, known.get(f"{field}/*"), counted
            else:
                yield inside, field, domain, None
                yield from fields(known, field, part)


def flat(value: Any) -> Iterator[Any]:
    """Items of lists, and of lists in them; of a phrase, its word comes with its numbers."""
    if not isinstance(value, list) or not value or is_phrase(value):
        yield value
        return
    for item in value:
        yield from flat(item)


def is_phrase(value: list[Any]) -> bool:
    return isinstance(value[0], str) and all(isinstance(rest, int) for rest in value[1:])


def is_worded(domain: Domain | None, value: dict[str, Any]) -> bool:
    return isinstance(domain, Names) and set(value) <= set(domain)


def not_plain(value: Any, path: str = "") -> Iterator[str]:
    """The parts of a view that JSON has no form for, or whose order is not always the same."""
    if isinstance(value, dict):
        for key, part in value.items():
            if type(key) is not str:
                yield f"the view has the key {key!r} in `{path}`: write a text"
            else:
                yield from not_plain(part, f"{path}.{key}" if path else key)
    elif isinstance(value, list | tuple):
        for number, part in enumerate(value):
            yield from not_plain(part, f"{path}[{number}]")
    elif type(value) not in PLAIN:
        is_set = isinstance(value, set | frozenset)
        better = "a list" if is_set else "a plain value, as `int(…)` does"
        yield f"the view has a `{type(value).__name__}` in `{path}`: write {better}"
