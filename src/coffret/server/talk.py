"""The talk at a table that is years old: its oldest lines lose their words.

Nobody is shown more than the last lines. The others stay in the journal without their text, as
its numbers, and the receipts of what was said, must stay true.
"""

from __future__ import annotations

from . import journal
from .journal import Said
from .ledger import CHAT_KEPT

LONG = 200
"""Lines with words from which on a journal is trimmed."""


def trimmed(lines: list[bytes]) -> list[tuple[int, bytes]]:
    """The lines that change, and their numbers; none while the talk is short."""
    found: list[tuple[int, Said]] = []
    for number, data in enumerate(lines, 1):
        if data.startswith(b'["say"'):
            line = journal.decode(data)
            if isinstance(line, Said) and line.text:
                found.append((number, line))
    if len(found) <= LONG:
        return []
    silent = [(number, Said(line.seat, "", line.id)) for number, line in found[:-CHAT_KEPT]]
    return [(number, journal.encode(line)) for number, line in silent]
