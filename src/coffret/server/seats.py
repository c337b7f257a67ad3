"""Seats: who sits where, and the secrets that prove it.

A seat's link carries a claim, valid once; it is exchanged for the seat. A seat is held by a holder:
the hash of a token that a browser keeps in a cookie and a program in a header, or the person whose
device it is (people/). Only its holder can hand over a taken seat: the holder gets a claim for
another device, and keeps the seat until that claim is used. The server keeps only hashes: reading
its store gives access to no seat.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from .messages import SeatNow

OPEN, PERSON, BOT = "open", "person", "bot"


@dataclass(slots=True)
class Seat:
    kind: str = OPEN
    name: str = ""
    token: str = ""
    """Its holder."""
    claim: str = ""
    used: str = ""
    """The claim it was taken with."""
    level: str | None = None
    stands_in: bool = False
    """The others or the clock let the bot play: the person gets the seat back by returning."""
    this_turn: bool = False
    """The time of the turn is over: the bot plays this turn only."""

    def now(self, here: bool) -> SeatNow:
        tag = tag_of(self.token) if self.token else None
        return SeatNow(self.kind, self.name, self.level, here, tag, self.this_turn)


def new_secret() -> str:
    """A token or a claim: 192 random bits."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    return hashlib.blake2b(secret.encode(), digest_size=24, person=b"coffret-seat").hexdigest()


def tag_of(holder: str) -> int:
    """A number for an animal and two words, which distinguish people of the same name."""
    digest = hashlib.blake2b(holder.encode(), digest_size=3, person=b"coffret-tag").digest()
    return int.from_bytes(digest)


def is_held(holder: str | None, kept: str) -> bool:
    """Whether this is the holder of something."""
    return bool(holder and kept) and secrets.compare_digest((holder or "").encode(), kept.encode())


def matches_hash(secret: str | None, kept: str) -> bool:
    """Whether a secret matches the stored hash."""
    return bool(secret and kept) and secrets.compare_digest(hashed(secret or ""), kept)
