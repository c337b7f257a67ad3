"""Fair dice that can be checked: a secret seed, its commitment, and the words of each step.

A match keeps a secret of 32 bytes. Before every step the generator's words are derived from it
again, so past results reveal nothing about future ones. The commitment is published at the start
and the secret at the end: anyone can then replay the match and verify that the dice were fixed
before the first roll.
"""

from __future__ import annotations

import hashlib
import secrets
from struct import Struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

SECRET_BYTES = 32
_FOUR = Struct("<4i")


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """The commitment, shown before the game: it binds the table to `secret` without revealing
    it."""
    return hashlib.blake2b(secret, digest_size=32, person=b"coffret-commit").hexdigest()


def words(secret: bytes, stream: str, number: int) -> tuple[int, int, int, int]:
    """The generator's four words for step `number` of a stream (a game's name, say)."""
    return Stream(secret, stream).words(number)


class Stream:
    """The words of a stream's steps: what they have in common is hashed once."""

    __slots__ = ("_keyed",)

    def __init__(self, secret: bytes, name: str) -> None:
        self._keyed = hashlib.blake2b(key=secret, digest_size=16, person=b"coffret-words")
        self._keyed.update(f"{name}:".encode())

    def words(self, number: int) -> tuple[int, int, int, int]:
        a, b, c, d = _FOUR.unpack(self.digest(number))
        return a, b, c, d

    def digest(self, number: int) -> bytes:
        one = self._keyed.copy()
        one.update(b"%d" % number)
        return one.digest()


def many_words(secret: bytes, stream: str, numbers: range) -> npt.NDArray[np.int32]:
    """The words of a run of steps, a row each: the same as one by one, in less time."""
    import numpy as np

    each = Stream(secret, stream)
    digests = [each.digest(number) for number in numbers]
    return np.frombuffer(bytearray().join(digests), "<i4").reshape(-1, 4)


def secret_of(seed: int) -> bytes:
    """The secret for a plain number, as simulations and tests name their seeds."""
    return hashlib.blake2b(str(seed).encode(), digest_size=SECRET_BYTES).digest()
