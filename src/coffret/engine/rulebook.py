"""A game's rules as data: id, text in each language, and whether it is a ruling.

The rules page, refusals and tests all name a rule by its id.
"""

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from .components import LANGUAGES


@dataclass(frozen=True)
class Rule:
    id: str
    section: str
    text: dict[str, str]
    ruling: bool


@dataclass(frozen=True)
class Rulebook:
    sections: dict[str, dict[str, str]]
    rules: dict[str, Rule]


@lru_cache
def read(path: Path) -> Rulebook:
    """The rulebook of a game folder's `rules.toml`."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    sections: dict[str, dict[str, str]] = {}
    rules: dict[str, Rule] = {}
    for section in data["section"]:
        sections[section["key"]] = {language: section[language] for language in LANGUAGES}
        for entry in section["rule"]:
            if entry["id"] in rules:
                raise ValueError(f"{path}: the rule {entry['id']} stands twice")
            text = {language: entry[language] for language in LANGUAGES}
            ruling = entry.get("ruling", False)
            rules[entry["id"]] = Rule(entry["id"], section["key"], text, ruling)
    return Rulebook(sections, rules)
