"""Receipts: which commands were carried out, so that none is carried out twice."""

import hashlib
from array import array

Sender = tuple[int, str]
"""The sender of a command: its seat, and the hash of the token that held it. Other senders' ids
cannot clash with it."""


class Receipts:
    """The ids of a table's commands as 64-bit numbers, each with the event it became.

    All of them are kept, because a command may be repeated at any time: 12 bytes each.
    """

    __slots__ = ("_ids", "_numbers")

    def __init__(self) -> None:
        self._ids = array("Q")
        self._numbers = array("I")

    def add(self, sender: Sender, name: str, number: int) -> None:
        if name:
            self._ids.append(_short(sender, name))
            self._numbers.append(number)

    def find(self, sender: Sender, name: str) -> int | None:
        """The event that the command became, if it was already carried out."""
        try:
            return self._numbers[self._ids.index(_short(sender, name))]
        except ValueError:
            return None


def _short(sender: Sender, name: str) -> int:
    seat, token = sender
    digest = hashlib.blake2b(f"{seat}:{token}:{name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little")
