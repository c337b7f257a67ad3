"""A game's legend: what a generic screen needs, besides the texts, to show its views.

A field of a view has a domain, like an argument of an event, so that a screen that knows nothing of
the game can show `"owner": 2` as a player's name and `"id": "ruby-1"` as a card's. The `legend.py`
of a game gives:

| name | what |
|---|---|
| `FIELDS` | the domain of each field that is not a plain number, by its name, |
| | or by `key/field` where it means something else inside that key |
| `PHASES` | the rule that explains each phase, by its name |
| `MOVES` | the rule that explains a kind of move, by its first integer; |
| | for one without, the rule of the phase says it |
| `names(texts)` | names of cards that are not components, by section and id |
| `lines(texts)` | what a card does, in a line, by section and id; where it reads otherwise |
| | when another holds it, also by `section-of-another` |
| `DRAWN_BY` | a field of a section's rows by which a board draws them |

The text of a field is `view-key-field`, or else `view-field`; that of a word is `kind-word`.
Where the keys of a dict are words of its domain, `key/*` is the domain of what it has for each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .components import LANGUAGES
from .events import PLACE, SEAT
from .names import Names

if TYPE_CHECKING:
    from .game import Game

TIME = "time"
"""Milliseconds of the table's clock."""

SPAN = "span"
"""Milliseconds."""

EACH_SEAT = "each_seat"
"""A list with one item for each seat; `key/*` is the domain of an item."""

DIE = "die"
"""The faces of a die with six pips."""

ASIDE = "aside"
"""For programs only: people see it elsewhere on the page."""

OF_ANOTHER = "-of-another"

PLAIN = (SEAT, PLACE, TIME, SPAN, EACH_SEAT, DIE, ASIDE)


@dataclass(frozen=True)
class Phrase:
    """Items like `["podium", 2, 4]`: the text of the word, with `first` and `second`."""

    words: Names


Domain = Names | Phrase | str
"""Names, one of `PLAIN`, or the section of a card's id."""


def domain_of(fields: dict[str, Domain], inside: str, field: str) -> Domain | None:
    """The domain of a field; `inside` is the key of its dict."""
    return fields.get(f"{inside}/{field}", fields.get(field))


def legend(game: Game) -> dict[str, Any]:
    """All of it as plain data, in all languages."""
    return {
        "fields": {key: _described(domain) for key, domain in game.legend.FIELDS.items()},
        "names": names(game),
        "lines": lines(game),
        "cards": cards(game),
        "explains": explains(game),
    }


def explains(game: Game) -> dict[str, dict[str, str]]:
    """The ids of the rules that explain phases and kinds of moves."""
    rules = game.legend.MOVES
    numbers = {name: game.actions[name] for name in game.actions.parameters}
    return {
        "phases": dict(game.legend.PHASES),
        "moves": {name: rules[number] for name, number in numbers.items() if number in rules},
    }


def rule_of(game: Game, phase: str, move: str) -> str:
    """The id of the rule that explains a move in a phase."""
    known = explains(game)
    return known["moves"].get(move, known["phases"][phase])


Wording = dict[str, dict[str, dict[str, str]]]
"""By section, id and language."""


def cards(game: Game) -> dict[str, list[dict[str, str]]]:
    """The ids of all cards in the order of their numbers, with the kind that a board draws."""
    kinds = getattr(game.legend, "DRAWN_BY", {})
    return {
        section: [
            {"id": row["id"]} | ({"kind": row[kinds[section]]} if section in kinds else {})
            for row in rows
        ]
        for section, rows in game.components.cards.items()
    }


def names(game: Game) -> Wording:
    found: Wording = {
        section: {row["id"]: dict(row["name"]) for row in rows}
        for section, rows in game.components.cards.items()
    }
    for section, more in _in_all_languages(game, "names").items():
        found.setdefault(section, {}).update(more)
    return found


def lines(game: Game) -> Wording:
    """A card's effect in words: its own text, if it has one."""
    found = _in_all_languages(game, "lines")
    for section, rows in game.components.cards.items():
        for number, row in enumerate(rows):
            for language in LANGUAGES:
                if own := game.components.text(section, number, language):
                    found.setdefault(section, {}).setdefault(row["id"], {})[language] = own
    return found


def _in_all_languages(game: Game, what: str) -> Wording:
    found: Wording = {}
    if hasattr(game.legend, what):
        for language in LANGUAGES:
            wording = getattr(game.legend, what)(game.texts(language))
            for section, texts in wording.items():
                for card, text in texts.items():
                    found.setdefault(section, {}).setdefault(card, {})[language] = text
    return found


def _described(domain: Domain) -> str | dict[str, str]:
    if isinstance(domain, Names):
        return {"word": domain.kind}
    if isinstance(domain, Phrase):
        return {"phrase": domain.words.kind}
    return domain if domain in PLAIN else {"card": domain}
