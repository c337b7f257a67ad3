"""Keys of devices: P-256 public keys, and challenges that prove who has the private half.

A challenge needs no memory: the server signs it itself, and believes it for two minutes. Only the
ones that were answered are remembered until then, so that none counts twice.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Callable
from time import time

from ..refusals import Refused

LIFETIME = 120
"""Seconds for which a challenge can be answered."""
POINT = 65
"""Bytes of a public key: an uncompressed point."""
HALF = 32
"""Bytes of each of the two numbers of a signature."""
STAMP, NONCE = 8, 16
NOT_PROVEN = "this device could not prove who it is: try again"


class Challenges:
    def __init__(self, clock: Callable[[], float] = time) -> None:
        self._clock = clock
        self._secret = secrets.token_bytes(32)
        self._answered: dict[bytes, float] = {}

    def new(self) -> str:
        body = int(self._clock()).to_bytes(STAMP, "big") + secrets.token_bytes(NONCE)
        return encoded(body + self._mac(body))

    def check(self, purpose: str, challenge: str, key: str, signature: str) -> None:
        """Refused, without saying why, unless the key's owner has signed this purpose and a
        challenge of ours just now."""
        given = decoded(challenge)
        body, mac = given[: STAMP + NONCE], given[STAMP + NONCE :]
        now = self._clock()
        made = int.from_bytes(body[:STAMP], "big")
        if not hmac.compare_digest(mac, self._mac(body)) or not made <= now <= made + LIFETIME:
            raise Refused("not_yours", NOT_PROVEN)
        if not is_signed(key, f"coffret {purpose} {challenge}".encode(), signature):
            raise Refused("not_yours", NOT_PROVEN)
        self._answered = {each: until for each, until in self._answered.items() if until > now}
        if body in self._answered:
            raise Refused("not_yours", NOT_PROVEN)
        self._answered[body] = made + LIFETIME + 1

    def _mac(self, body: bytes) -> bytes:
        return hmac.digest(self._secret, body, "sha256")


def is_signed(key: str, message: bytes, signature: str) -> bool:
    """Whether the owner of a public key has signed a message."""
    # Here, because a server starts faster and smaller without it.
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ec import (
        ECDSA,
        SECP256R1,
        EllipticCurvePublicKey,
    )
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
    from cryptography.hazmat.primitives.hashes import SHA256

    point, halves = decoded(key), decoded(signature)
    if len(point) != POINT or len(halves) != 2 * HALF:
        return False
    try:
        public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
        numbers = int.from_bytes(halves[:HALF], "big"), int.from_bytes(halves[HALF:], "big")
        public.verify(encode_dss_signature(*numbers), message, ECDSA(SHA256()))
    except (InvalidSignature, ValueError):
        return False
    return True


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (NotBase64, ValueError):
        return b""
