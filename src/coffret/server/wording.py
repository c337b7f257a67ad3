"""Sanitizing names and chat: plain text, escaped where it is shown.

A name must be visible, and names at one table must look different: case and accents make a
difference, invisible characters do not.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from .refusals import Refused

LONGEST_NAME = 40
SPACES = "\t\n\r\v\f\x85"
"""Control characters that pasted text may contain: they count as spaces."""
JOINERS = "\u200c\u200d"
"""Joiners that change their neighbours, in Persian or in emoji: these stay within a text."""
BLANKS = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters and symbols that are invisible."""


def sanitize_text(text: str, longest: int) -> str:
    """One line of limited length, without direction marks and invisible characters; Refused for
    control characters."""
    shown = []
    for sign in text:
        kind = unicodedata.category(sign)
        if sign in SPACES or kind in ("Zs", "Zl", "Zp"):
            shown.append(" ")
        elif kind == "Cc":
            raise Refused("malformed", f"the text contains a control character ({ord(sign):#04x})")
        elif kind not in ("Cf", "Cs", "Co", "Cn") or sign in JOINERS or is_tag(sign):
            shown.append(sign)
    line = " ".join("".join(shown).split())[:longest].strip(JOINERS + " ")
    return line if visible(line) else ""


def is_tag(sign: str) -> bool:
    """Part of a flag's emoji."""
    return "\U000e0020" <= sign <= "\U000e007f"


def visible(text: str) -> str:
    """A key for how a text looks: the same for all encodings of the same look."""
    plain = unicodedata.normalize("NFKC", text)
    seen = [
        sign
        for sign in plain
        if sign not in BLANKS and unicodedata.category(sign) not in ("Cf", "Cc", "Cs", "Co", "Cn")
    ]
    line = " ".join("".join(seen).split())
    bare = all(unicodedata.category(sign).startswith("M") for sign in line)
    return "" if bare else line  # marks without a letter


def name_of(text: str, others: Iterable[str]) -> str:
    """A player's name as shown; one that looks like another's at the table gets a number."""
    name = sanitize_text(text, LONGEST_NAME)
    if not name:
        raise Refused("malformed", "a player's name needs visible characters")
    taken = {visible(other) for other in others}
    number, found = 1, name
    while visible(found) in taken:
        number += 1
        ending = f" {number}"
        found = name[: LONGEST_NAME - len(ending)].rstrip() + ending
    return found
