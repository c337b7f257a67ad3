"""Components: cards and tiles as data, read from a TOML file and checked against a schema.

    SCHEMA = Schema(egg=Section(36, Egg, {"water": number(1, 4), ...}))
    PRINTED = SCHEMA.load(Path("components.toml"))
    EGGS = PRINTED["egg"]

Every card has an `id`, a `name` in each language, a `source` and the fields of its section. It may
have a `text`, in one language or in each: its own words in place of those made from its fields.
An error names file, card and field. The hash of a set is part of a match's identity.
"""

import hashlib
import json
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .errors import BadComponents
from .record import LookupTable, RecordType

SOURCES = ("rulebook", "public", "design")
LANGUAGES = ("en", "fr")

Check = Callable[[Any], Any]
"""Turns a field's value into the record's; ValueError says what is wrong with it."""

REQUIRED = object()


@dataclass(frozen=True)
class Field:
    check: Check
    default: Any = REQUIRED
    """The record's value where a card leaves the field out."""


def number(low: int, high: int, default: Any = REQUIRED) -> Field:
    def check(value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise ValueError(f"{value!r} is not a number from {low} to {high}")
        return value

    return Field(check, default)


def some_of(names: tuple[str, ...], most: int) -> Field:
    """A list of at most `most` different names; the record gets their numbers, then −1s."""

    def check(value: Any) -> tuple[int, ...]:
        if (
            not isinstance(value, list)
            or len(value) > most
            or len(set(map(str, value))) < len(value)
        ):
            raise ValueError(f"{value!r} is not a list of at most {most} different names")
        for name in value:
            if name not in names:
                raise ValueError(f"'{name}' is not one of {', '.join(names)}")
        return tuple(names.index(name) for name in value) + (-1,) * (most - len(value))

    return Field(check)


def counts(names: tuple[str, ...], low: int, high: int, default: Any = REQUIRED) -> Field:
    """A table of names and numbers, `{ water = 2, fire = 3 }`; a name left out has `low`."""
    each = number(low, high).check

    def check(value: Any) -> tuple[int, ...]:
        if not isinstance(value, dict):
            raise ValueError(f"{value!r} is not a table of names and numbers")
        for name in value:
            if name not in names:
                raise ValueError(f"'{name}' is not one of {', '.join(names)}")
        return tuple(each(value.get(name, low)) for name in names)

    return Field(check, default)


def one_of(names: tuple[str, ...]) -> Field:
    """A name; the record gets its number."""

    def check(value: Any) -> int:
        if value not in names:
            raise ValueError(f"{value!r} is not one of {', '.join(names)}")
        return names.index(value)

    return Field(check)


def entries(kinds: Mapping[str, tuple[range, ...]], most: int) -> Field:
    """A list of entries, each a name and its numbers: `[["jelly", 3], ["podium", 2, 4]]`.

    `kinds` gives the names, and the range of each number that goes with them. The record gets
    (kind, numbers) for each, filled up with −1 and zeros.
    """
    names = tuple(kinds)
    width = max(len(ranges) for ranges in kinds.values())
    none = (-1, *(0,) * width)

    def check(value: Any) -> tuple[tuple[int, ...], ...]:
        if not isinstance(value, list) or not 0 < len(value) <= most:
            raise ValueError(f"{value!r} is not a list of 1 to {most} entries")
        return tuple(entry(item) for item in value) + (none,) * (most - len(value))

    def entry(item: Any) -> tuple[int, ...]:
        if not isinstance(item, list) or not item or item[0] not in names:
            raise ValueError(f"{item!r} does not begin with one of {', '.join(names)}")
        name, *given = item
        ranges = kinds[name]
        if len(given) != len(ranges):
            raise ValueError(f"'{name}' goes with {len(ranges)} numbers, not {len(given)}")
        numbers = [
            number(allowed[0], allowed[-1]).check(one)
            for one, allowed in zip(given, ranges, strict=True)
        ]
        return (names.index(name), *numbers, *(0,) * (width - len(ranges)))

    return Field(check)


@dataclass(frozen=True)
class Section:
    """One kind of card: how many there are, the record of a card, and its fields."""

    count: int | range
    record: RecordType
    fields: Mapping[str, Field]
    sound: Callable[[dict[str, Any]], str | None] = lambda card: None
    """Checks a card as a whole; returns what is wrong with it, if anything."""
    together: Callable[[list[dict[str, Any]]], str | None] = lambda cards: None
    """Checks all cards together; returns what is wrong with them, if anything."""


@dataclass(frozen=True)
class ComponentSet:
    """A checked set of cards: a table and the cards as written, per section."""

    path: Path
    digest: str
    tables: dict[str, LookupTable]
    cards: dict[str, tuple[dict[str, Any], ...]]

    def __getitem__(self, section: str) -> LookupTable:
        return self.tables[section]

    def name(self, section: str, index: int, language: str) -> str:
        name: str = self.cards[section][index]["name"][language]
        return name

    def text(self, section: str, index: int, language: str) -> str | None:
        """A card's own words, those of another language where it has none in this one."""
        own: dict[str, str] = self.cards[section][index].get("text", {})
        return own.get(language, next(iter(own.values()), None))


class Schema:
    def __init__(self, **sections: Section) -> None:
        self.sections = sections

    def load(self, path: Path) -> ComponentSet:
        data = _read(path)
        for name in data:
            if name not in self.sections:
                raise BadComponents(f"{path}: there is no section '{name}'")
        tables: dict[str, LookupTable] = {}
        cards: dict[str, tuple[dict[str, Any], ...]] = {}
        for name, section in self.sections.items():
            listed = data.get(name, [])
            if not isinstance(listed, list) or not all(isinstance(card, dict) for card in listed):
                raise BadComponents(f"{path}: section '{name}' is not a list of [[{name}]] tables")
            cards[name] = tuple(listed)
            tables[name] = _table(path, name, section, cards[name])
        return ComponentSet(path, _digest(data), tables, cards)


def _digest(data: dict[str, Any]) -> str:
    text = json.dumps(data, sort_keys=True, ensure_ascii=False).encode()
    return hashlib.blake2b(text, digest_size=16).hexdigest()


NO_CARDS = ComponentSet(Path(), _digest({}), {}, {})
"""Of a game that is played without any."""


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadComponents(f"{path}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise BadComponents(f"{path}: is not UTF-8 text") from None
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"{path}: is not TOML: {error}") from None


def _table(
    path: Path, name: str, section: Section, cards: tuple[dict[str, Any], ...]
) -> LookupTable:
    count = section.count
    allowed = range(count, count + 1) if isinstance(count, int) else count
    if len(cards) not in allowed:
        wanted = f"{allowed[0]}" if len(allowed) == 1 else f"{allowed[0]} to {allowed[-1]}"
        raise BadComponents(f"{path}: {len(cards)} cards in [[{name}]] instead of {wanted}")
    seen: set[str] = set()
    rows = []
    for position, card in enumerate(cards, 1):
        place = f"{path}: {name} {position}"
        identity = card.get("id")
        if not isinstance(identity, str) or not identity:
            raise BadComponents(f"{place}: field 'id' is missing")
        place = f"{place} ('{identity}')"
        if identity in seen:
            raise BadComponents(f"{place}: the id is used twice")
        seen.add(identity)
        rows.append(_row(place, section, card))
    if wrong := section.together(rows):
        raise BadComponents(f"{path}: [[{name}]]: {wrong}")
    return LookupTable(rows, section.record, ids=[card["id"] for card in cards])


def _check_text(place: str, text: Any) -> None:
    if text is None:
        return
    if not isinstance(text, dict) or not text or not set(text) <= set(LANGUAGES):
        raise BadComponents(f"{place}: field 'text' is not a table of {', '.join(LANGUAGES)}")
    for language, words in text.items():
        if not isinstance(words, str) or not words.strip():
            raise BadComponents(f"{place}: field 'text.{language}' is not a text")


def _row(place: str, section: Section, card: dict[str, Any]) -> dict[str, Any]:
    if card.get("source") not in SOURCES:
        raise BadComponents(f"{place}: field 'source' is not one of {', '.join(SOURCES)}")
    name = card.get("name")
    for language in LANGUAGES:
        if not isinstance(name, dict) or not isinstance(name.get(language), str):
            raise BadComponents(f"{place}: field 'name.{language}' is missing")
    _check_text(place, card.get("text"))
    for field in card:
        if field not in section.fields and field not in ("id", "name", "source", "text"):
            raise BadComponents(f"{place}: there is no field '{field}'")
    row = {}
    for field, kind in section.fields.items():
        if field not in card:
            if kind.default is REQUIRED:
                raise BadComponents(f"{place}: field '{field}' is missing")
            row[field] = kind.default
            continue
        try:
            row[field] = kind.check(card[field])
        except ValueError as error:
            raise BadComponents(f"{place}: field '{field}': {error}") from None
    if wrong := section.sound(row):
        raise BadComponents(f"{place}: {wrong}")
    return row
