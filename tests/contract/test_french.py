"""French texts keep French typography and grammar, for any name of a player.

- A no-break space before `:` and inside « », a narrow one before `; ! ? %`; ’ for apostrophes.
- A counted noun is chosen by a plural selector, unless the count is never 0 or 1.
- No `de` or `que` before a player's name: it would need an elision before a vowel.
- A phase is an infinitive: it is quoted in sentences about other players.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Identifier,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
    Variant,
)

from coffret.engine import texts as catalogues
from coffret.engine.game import Game

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web/src/texts"
SHARED = {
    "common": catalogues.COMMON,
    "web": WEB,
    "people": ROOT / "web/src/people/texts",
    **{example.parent.name: example for example in ROOT.glob("examples/*/texts")},
}
"""Catalogues that belong to no registered game."""

SPACES = (
    (r"(?<!\u00a0):(?=\s|$)", "no no-break space before ':'"),
    (r"(?<!\u00a0)»", "no no-break space before '»'"),
    (r"«(?!\u00a0)", "no no-break space after '«'"),
    (r"(?<![\u202f?!])[;!?%]", "no narrow no-break space before ; ! ? %"),
    (r"['\"]", "a straight apostrophe or quotation mark"),
)
COUNTED = (
    r"\{\$(\w+)\} (?:points?|pièces?|eaux?|feux?|or|gelées?|cartes?|tuiles?|dragons?|dés?|cubes?"
    r"|crista(?:l|ux)|parchemins?|plis?|joueurs?|énergies?|secondes?|manches?|œufs?|tours?"
    r"|objectifs?|Jelly-pods?|flèches?|parties?|amis?|messages?|tables?|règles?)\b"
)
# Messages whose count is never 0 or 1: dice that cancel each other, players to choose among for a
# gift, cards dealt, dragons that an objective asks for, enough energy for a capture, the most
# players of a box, simulations.
NEVER_ONE = {
    "event-cancelled",
    "jm-give-line",
    "event-dealt",
    "asks-same",
    "asks-total",
    "board-asks-total",
    "board-outlook-capture",
    "facts-players",
    "hint",
}
# Energy pays for captures and buildings, and nothing costs less than 3.
NEVER_ONE_OF = {"energy"}
NAMES = r"player|players|name|names|owner|other|others|winners|takers|people|user"


@cache
def _messages(folder: Path) -> dict[str, Pattern]:
    body = FluentParser().parse((folder / "fr.ftl").read_text(encoding="utf-8")).body
    return {
        entry.id.name: entry.value
        for entry in body
        if isinstance(entry, Message) and entry.value is not None
    }


def _flat(pattern: Pattern, chosen: tuple[str, ...] = ()) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The pattern as one line, and each variant inside it; with the plurals chosen around it."""
    line = ""
    for element in pattern.elements:
        if isinstance(element, TextElement):
            line += element.value
            continue
        assert isinstance(element, Placeable)
        inside = element.expression
        if isinstance(inside, StringLiteral):
            line += inside.parse()["value"]
        elif isinstance(inside, VariableReference):
            line += f"{{${inside.id.name}}}"
        else:
            line += "{…}"
        if isinstance(inside, SelectExpression):
            assert isinstance(inside.selector, VariableReference)
            counts = any(_key(variant) in ("one", "1") for variant in inside.variants)
            selectors = (*chosen, inside.selector.id.name) if counts else chosen
            for variant in inside.variants:
                yield from _flat(variant.value, selectors)
    yield line, chosen


def _key(variant: Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, Identifier) else key.value


def _faults(place: str, folder: Path) -> list[str]:
    found = []
    for key, pattern in _messages(folder).items():
        for line, chosen in _flat(pattern):
            for wrong, what in SPACES:
                if re.search(wrong, line):
                    found.append(f"{place} {key}: {what}: {line}")
            for variable in re.findall(COUNTED, line):
                if variable in chosen or key in NEVER_ONE or variable in NEVER_ONE_OF:
                    continue
                found.append(f"{place} {key}: ${variable} is counted without a selector: {line}")
            if re.search(rf"\b(?:de|que|De|Que) \{{\$(?:{NAMES})\}}", line):
                found.append(f"{place} {key}: an elision before a name: {line}")
            if key.startswith("phase-") and re.search(r"\b\w+ez\b", line):
                found.append(f"{place} {key}: an imperative as a phase: {line}")
    return found


@pytest.mark.parametrize("place", SHARED)
def test_the_shared_catalogues_are_correct_french(place: str) -> None:
    assert _messages(SHARED[place])
    assert _faults(place, SHARED[place]) == []


def test_a_games_catalogue_is_correct_french(game: Game) -> None:
    assert _faults(game.folder.name, game.folder / "texts") == []


def test_rules_and_lessons_have_french_typography(game: Game) -> None:
    lines = [rule.whole("fr") for rule in game.rulebook.rules.values()]
    lines += [title["fr"] for title in game.rulebook.sections.values()]
    written = (game.folder / "lesson.toml").read_text(encoding="utf-8")
    lines += re.findall(r'^fr = "(.*)"$', written, re.MULTILINE)
    faults = [
        f"{what}: {line}" for line in lines for wrong, what in SPACES if re.search(wrong, line)
    ]
    assert len(lines) > 20
    assert faults == []


def test_a_round_has_one_word_in_a_game(game: Game) -> None:
    own = _messages(game.folder / "texts")
    (line, _), *_ = _flat(own.get("round") or _messages(WEB)["round"])
    (called, _), *_ = _flat(own["view-round"])
    assert line.startswith(called)


def test_the_checks_find_what_they_look_for(tmp_path: Path) -> None:
    wrong = {
        "spaces": "Non ? « oui », 12 % : l'œuf ; fin !",
        "count": "{ $count } eau",
        "elision": "La main de { $player }",
        "phase-go": "choisissez une carte",
    }
    (tmp_path / "fr.ftl").write_text("".join(f"{key} = {text}\n" for key, text in wrong.items()))
    faults = _faults("test", tmp_path)
    assert {fault.split()[1].rstrip(":") for fault in faults} == set(wrong)
    assert len(faults) == len(SPACES) + 3
