"""Whom limits count: an address, or the whole network that one household or one machine gets."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

from .origins import Scope, address_of

ONE_SUBSCRIBER = 64
"""Bits of an IPv6 address that a provider gives to one customer, who has all the others."""


def asker_of(scope: Scope) -> str:
    """Under what the limits count a request."""
    return counted_as(address_of(scope))


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """Itself; for IPv6 its network of one subscriber, `2001:db8::/64`."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed), ONE_SUBSCRIBER), strict=False))
