"""A game's rules as data: id, text in each language, and what of it is a ruling.

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
    """What the rulebook says, in our words; all of it, where the whole rule is a ruling."""
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
            decided = None
            if isinstance(ruling, dict):
                decided = {language: ruling[language] for language in LANGUAGES}
            rules[entry["id"]] = Rule(entry["id"], section["key"], text, bool(ruling), decided)
    return Rulebook(sections, rules)
