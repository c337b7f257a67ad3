"""The server's own keys for notices: made at its first start, and kept with the store.

Push services know the server by its VAPID key (RFC 8292), so browsers need its public half. The
links that stop mails are signed, so that none of them has to be kept.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import blake2b
from typing import TYPE_CHECKING

from ..people.keys import decoded, encoded
from ..store import Rows, Store
from ..uptime import fact

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

VAPID, LINKS = "vapid", "mail_links"
BYTES = 32
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256: a private key is a number below it, and not 0."""


@dataclass(frozen=True)
class Secrets:
    number: int = field(repr=False)
    links: bytes = field(repr=False)

    @cached_property
    def vapid(self) -> EllipticCurvePrivateKey:
        """Only who sends or offers push notices needs the package: a browser has none."""
        from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, derive_private_key

        return derive_private_key(self.number, SECP256R1())

    @property
    def public(self) -> str:
        """The public half, as browsers want it."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.vapid.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return encoded(point)

    def stop_token(self, person: str, address: str) -> str:
        """Stops the mails to an address; without it nobody can."""
        signed = blake2b(
            f"{person} {address}".encode(), key=self.links, digest_size=24, person=b"coffret-stop"
        )
        return f"{person}.{encoded(signed.digest())}"


async def secrets_of(store: Store) -> Secrets:
    number = 1 + secrets.randbelow(ORDER - 1)
    new = {
        VAPID: encoded(number.to_bytes(BYTES, "big")),
        LINKS: encoded(secrets.token_bytes(BYTES)),
    }

    def job(rows: Rows) -> dict[str, str]:
        for name, value in new.items():
            add = "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
            rows(add, name, value)
        return {name: fact(rows, name) or "" for name in new}

    found = await store.change(job)
    return Secrets(int.from_bytes(decoded(found[VAPID]), "big"), decoded(found[LINKS]))
