"""Trimming long chats: the text of the oldest messages is deleted.

Only the last messages are shown. The others stay in the journal without their text, because its
numbers and the receipts must stay valid.
"""

from __future__ import annotations

from . import journal
from .journal import Said
from .table_state import CHAT_KEPT

LONG = 200
"""Messages with text from which a journal is trimmed."""


def trimmed(lines: list[bytes]) -> list[tuple[int, bytes]]:
    """The changed lines and their numbers; none while the chat is short."""
    found: list[tuple[int, Said]] = []
    for number, data in enumerate(lines, 1):
        if data.startswith(b'["say"'):
            line = journal.decode(data)
            if isinstance(line, Said) and (line.text or line.mood):
                found.append((number, line))
    if len(found) <= LONG:
        return []
    silent = [(number, Said(line.seat, "", line.id)) for number, line in found[:-CHAT_KEPT]]
    return [(number, journal.encode(line)) for number, line in silent]
