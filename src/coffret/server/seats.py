"""Seats: who sits where, and the secrets that prove it.

A seat's link carries a claim, good for one use; it is exchanged for the seat. Seats are held by
a token that a browser keeps in a cookie and a program in a header. A taken seat changes hands by
its holder's token only: the holder gets a claim for another device, and keeps the seat until that
claim is used. The server stores hashes only, so nobody can sit down with what the store contains.
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
    claim: str = ""
    used: str = ""
    """The claim it was taken with."""
    level: str | None = None
    stands_in: bool = False
    """The others asked the bot to play: the person gets the seat back by returning."""

    def now(self, here: bool) -> SeatNow:
        return SeatNow(self.kind, self.name, self.level, here)


def new_secret() -> str:
    """A token or a claim: 192 bits that nobody guesses."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    return hashlib.blake2b(secret.encode(), digest_size=24, person=b"coffret-seat").hexdigest()


def fits(secret: str | None, kept: str) -> bool:
    """Whether a secret is the one whose hash is kept."""
    return bool(secret and kept) and secrets.compare_digest(hashed(secret or ""), kept)
