"""A game's rules as data: id, text in each language, and what of it is a ruling.

The rules page, refusals and tests all name a rule by its id.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeGuard

from .components import LANGUAGES
from .errors import BrokenGame


@dataclass(frozen=True)
class Rule:
    id: str
    section: str
    text: dict[str, str]
    """The rulebook's rule in our words; everything, if the whole rule is a ruling."""
    ruling: bool
    """Whether we decided it, wholly or in part."""
    decided: dict[str, str] | None = None
    """Our part, where the rest is the rulebook's."""

    def whole(self, language: str) -> str:
        """The rule with our part after the rulebook's."""
        said = self.text[language]
        return said if self.decided is None else f"{said} {self.decided[language]}"


@dataclass(frozen=True)
class Rulebook:
    sections: dict[str, dict[str, str]]
    rules: dict[str, Rule]


@lru_cache
def read(path: Path) -> Rulebook:
    """The rulebook of a game folder's `rules.toml`; BrokenGame names all its mistakes."""
    if problems := mistakes(path):
        raise BrokenGame(path.parent.name, problems)
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    sections: dict[str, dict[str, str]] = {}
    rules: dict[str, Rule] = {}
    for section in data["section"]:
        sections[section["key"]] = {language: section[language] for language in LANGUAGES}
        for entry in section["rule"]:
            text = {language: entry[language] for language in LANGUAGES}
            ruling = entry.get("ruling", False)
            decided = None
            if isinstance(ruling, dict):
                decided = {language: ruling[language] for language in LANGUAGES}
            rules[entry["id"]] = Rule(entry["id"], section["key"], text, bool(ruling), decided)
    return Rulebook(sections, rules)


def mistakes(path: Path) -> list[str]:
    """The mistakes of a `rules.toml`, one line each."""
    text = path.read_text(encoding="utf-8")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [f"{path}: {error}"]
    return [f"{path}{place}: {problem}" for place, problem in _mistakes(data, text)]


def _mistakes(data: dict[str, Any], text: str) -> Iterator[tuple[str, str]]:
    """Each with the line of its table, if the table has one."""
    sections = data.get("section")
    if not _are_tables(sections):
        yield "", "it needs sections: `[[section]]`"
        return
    section_lines = iter(_lines_of("[[section]]", text))
    rule_lines = iter(_lines_of("[[section.rule]]", text))
    seen: set[str] = set()
    for section in sections:
        place = next(section_lines, "")
        yield from _lacking(section, ("key", *LANGUAGES), "section", place)
        entries = section.get("rule")
        if not _are_tables(entries):
            yield place, "this section needs rules: `[[section.rule]]`"
            continue
        for entry in entries:
            place = next(rule_lines, "")
            name = f"rule {entry['id']}" if "id" in entry else "rule"
            yield from _lacking(entry, ("id", *LANGUAGES), name, place)
            ruling = entry.get("ruling", False)
            if isinstance(ruling, dict):
                yield from _lacking(ruling, LANGUAGES, f"ruling of {name}", place)
            elif not isinstance(ruling, bool):
                yield place, f"the ruling of {name} is neither true nor a text for each language"
            if entry.get("id") in seen:
                yield place, f"there are two rules {entry['id']}"
            seen.add(entry.get("id", ""))


def _are_tables(found: object) -> TypeGuard[list[dict[str, Any]]]:
    return isinstance(found, list) and bool(found) and all(isinstance(x, dict) for x in found)


def _lacking(
    table: dict[str, Any], wanted: tuple[str, ...], name: str, place: str
) -> Iterator[tuple[str, str]]:
    missing = [key for key in wanted if not isinstance(table.get(key), str)]
    if missing:
        yield place, f"this {name} lacks {', '.join(f'`{key}`' for key in missing)}"


def _lines_of(header: str, text: str) -> list[str]:
    lines = enumerate(text.splitlines(), 1)
    return [f", line {number}" for number, line in lines if line.strip().startswith(header)]
