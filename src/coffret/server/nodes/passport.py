"""A node's proof to another: that it is a node, and for which client it asks.

The header is signed with the secret that the store keeps, for this request only and for a few
seconds. Nothing else is trusted, and only at the address that is for nodes.
"""

from __future__ import annotations

import hmac
from typing import NamedTuple

HEADER = b"x-coffret-node"
LIVES = 20_000
"""Milliseconds of the database's clock, on which the nodes agree."""
LONGEST = 256


class Passport(NamedTuple):
    run: int
    """Of the node that asks."""
    client: str
    """The address of the client for whom it asks."""
    scheme: str


def written(secret: bytes, passport: Passport, now: int, method: str, target: str) -> bytes:
    shown = f"{passport.run};{passport.client};{passport.scheme};{now}"
    return f"{shown};{_mac(secret, shown, method, target)}".encode()


def read(secret: bytes, value: bytes, now: int, method: str, target: str) -> Passport | None:
    """None: it is not from a node, or not for this request."""
    if not secret or len(value) > LONGEST:
        return None
    shown, _, mac = value.decode("latin-1").rpartition(";")
    if not hmac.compare_digest(mac.encode(), _mac(secret, shown, method, target).encode()):
        return None
    run, client, scheme, made = shown.split(";")
    if abs(now - int(made)) > LIVES:
        return None
    return Passport(int(run), client, scheme)


def _mac(secret: bytes, shown: str, method: str, target: str) -> str:
    return hmac.digest(secret, f"{shown} {method} {target}".encode(), "sha256").hex()
