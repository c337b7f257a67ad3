"""Receipts: which commands were carried out, so that none is carried out twice."""

import hashlib
from array import array
from functools import lru_cache

Sender = tuple[int, str]
"""The sender of a command: its seat, and the hash of the token that held it. Other senders' ids
cannot clash with it."""


BYTES = 8
"""Of an id, as it is kept."""


class Receipts:
    """The ids of a table's commands as 64-bit numbers, each with the event it became.

    All of them are kept, because a command may be repeated at any time: 12 bytes each. They are in
    one piece, in which bytes are found without looking at each id.
    """

    __slots__ = ("_ids", "_numbers")

    def __init__(self) -> None:
        self._ids = bytearray()
        self._numbers = array("I")

    def add(self, sender: Sender, name: str, number: int) -> None:
        if name:
            self._ids += _short(sender, name)
            self._numbers.append(number)

    def find(self, sender: Sender, name: str) -> int | None:
        """The event that the command became, if it was already carried out."""
        sought = _short(sender, name)
        if self._ids.endswith(sought):  # it has just been carried out
            return self._numbers[-1]
        at = self._ids.find(sought)
        while at >= 0 and at % BYTES:  # parts of two ids
            at = self._ids.find(sought, at + 1)
        return None if at < 0 else self._numbers[at // BYTES]


@lru_cache(maxsize=32)
def _short(sender: Sender, name: str) -> bytes:
    """Asked for several times while a command is carried out."""
    seat, token = sender
    return hashlib.blake2b(f"{seat}:{token}:{name}".encode(), digest_size=BYTES).digest()
