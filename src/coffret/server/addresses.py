"""The unit that limits count: an IP address, or the network of one subscriber."""

from __future__ import annotations

import ipaddress
from functools import lru_cache

from .origins import Scope, address_of

ONE_SUBSCRIBER = 64
"""Bits of the network that a provider assigns to one customer."""


def asker_of(scope: Scope) -> str:
    """The key under which limits count a request."""
    return counted_as(address_of(scope))


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """The address; for IPv6 its subscriber's network, `2001:db8::/64`."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((int(parsed), ONE_SUBSCRIBER), strict=False))
