"""Addresses of push services come from browsers, so they may be anything: only public ones are
called, over TLS.

A name is checked when it is resolved for the connection itself, so that a name that changes
(DNS rebinding) leads nowhere.
"""

from __future__ import annotations

import re
from ipaddress import IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

from ..people.keys import POINT, decoded
from ..refusals import Refused

LONGEST = 1000
SECRET = 16
PLACE = re.compile(r"(?:\w(?:[\w-]{0,61}\w)?\.)+([a-z][a-z0-9-]{0,62})(?::443)?", re.ASCII | re.I)
"""A name in its domains, which every program reads alike: no address, no number in disguise, no
user, no other port."""
HOME = ("local", "internal", "localhost", "home", "arpa")
"""Last parts of names that are not on the public net."""
NAT64 = ip_network("64:ff9b::/96")


def is_public(address: str) -> bool:
    """Whether an IP address is on the public net, also one that another is wrapped in."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour
        if inner is not None:
            return is_public(str(inner))
        if found.teredo is not None or found in NAT64:
            return False
    return found.is_global and not found.is_multicast


def check_endpoint(endpoint: str, private: bool = False) -> None:
    """Refused, if it cannot be a push service's."""
    if len(endpoint) > LONGEST or not endpoint.isascii() or not endpoint.isprintable():
        raise Refused("malformed", "this is no endpoint of a push service")
    try:
        parts = urlsplit(endpoint)
        host = parts.hostname or ""
    except ValueError:
        raise Refused("malformed", "this is no endpoint of a push service") from None
    schemes = ("https", "http") if private else ("https",)
    if parts.scheme not in schemes or not host or parts.username is not None or " " in endpoint:
        raise Refused("malformed", "an endpoint of a push service begins with https://")
    if private:
        return
    # Push services have names, so numeric addresses are always refused. A name is checked again
    # when it is resolved.
    named = PLACE.fullmatch(parts.netloc)
    if named is None or named[1].lower() in HOME:
        raise Refused("malformed", "this endpoint is not on the public net")


def check_keys(p256dh: str, auth: str) -> None:
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    point = decoded(p256dh)
    try:
        if len(point) != POINT or len(decoded(auth)) != SECRET:
            raise ValueError
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), point)
    except ValueError:
        raise Refused("malformed", "these are no keys of a push subscription") from None
