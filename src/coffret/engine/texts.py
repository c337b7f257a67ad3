"""Texts for people: Fluent catalogues, one per game and language."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Span

from .components import LANGUAGES
from .errors import CoffretError
from .names import Names

HYPHEN_AS_MINUS = re.compile(r"(?<!\w)-(?=\d)")
COMMON = Path(__file__).parent.parent / "texts"
REMEMBERED = 4096
"""Texts of a catalogue that are kept as they came out: a table says the same again and again, and
Fluent takes as long for one as the rules for a move."""


class Texts:
    """The catalogue of one language: `texts("move-roll")`, `texts("points", count=3)`."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        if language not in LANGUAGES:
            raise CoffretError(f"there is no language '{language}' ({', '.join(LANGUAGES)})")
        self.language = language
        # Isolation marks help mixed writing directions; in a terminal they are noise.
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (COMMON, *folders):
            resource = FluentResource(catalogue(folder, language))
            self._bundle.add_resource(resource, allow_overrides=True)
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._text)

    def __call__(self, key: str, **arguments: Any) -> str:
        return self._remembered(key, **arguments)

    def _text(self, key: str, **arguments: Any) -> str:
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(f"the text '{key}' has no value ({self.language})")
        text, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise KeyError(f"the text '{key}' ({self.language}): {errors[0]}")
        if any(isinstance(value, int) and value < 0 for value in arguments.values()):
            return HYPHEN_AS_MINUS.sub("−", str(text))  # see `figure`
        return str(text)

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def name(self, names: Names, word: str) -> str:
        return self(f"{names.kind}-{word}")

    def listing(self, items: list[str]) -> str:
        """'a, b and c'."""
        if len(items) < 2:
            return "".join(items)
        return self("list-of", first=", ".join(items[:-1]), last=items[-1])


def figure(number: int) -> str:
    """A number with the typographer's minus, which is as wide as a plus."""
    return str(number).replace("-", "−")


def keys(folder: Path, language: str) -> set[str]:
    """The message keys of a catalogue."""
    entries = FluentParser().parse(catalogue(folder, language)).body
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def unreadable(folder: Path, language: str) -> list[str]:
    """The entries of a catalogue that break its syntax, each with its line."""
    text = catalogue(folder, language)
    return [
        f"line {_line_at(text, entry.span)}: {entry.annotations[0].message}"
        for entry in FluentParser().parse(text).body
        if isinstance(entry, Junk)
    ]


def _line_at(text: str, span: Span | None) -> int:
    return text.count("\n", 0, span.start if span else 0) + 1


@lru_cache
def catalogue(folder: Path, language: str) -> str:
    """A catalogue as it is written."""
    return (folder / f"{language}.ftl").read_text(encoding="utf-8")
