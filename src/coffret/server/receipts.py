"""Receipts: which commands were carried out, so that none is carried out twice."""

import hashlib
from array import array


class Receipts:
    """The ids of a table's commands as 64-bit numbers, each with the event it became.

    All of them are kept, as a command may come again at any time: 12 bytes each.
    """

    __slots__ = ("_ids", "_numbers")

    def __init__(self) -> None:
        self._ids = array("Q")
        self._numbers = array("I")

    def add(self, seat: int, name: str, number: int) -> None:
        if name:
            self._ids.append(_short(seat, name))
            self._numbers.append(number)

    def find(self, seat: int, name: str) -> int | None:
        """The event that the command became, if it has come before."""
        try:
            return self._numbers[self._ids.index(_short(seat, name))]
        except ValueError:
            return None


def _short(seat: int, name: str) -> int:
    digest = hashlib.blake2b(f"{seat}:{name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "little")
