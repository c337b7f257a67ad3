"""Behind a proxy: the client's address and scheme, from the headers of trusted proxies only."""

from __future__ import annotations

import re
from collections.abc import Iterable, MutableMapping
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from coffret.engine.errors import BadOptions

LONGEST = 1024
"""Most characters of a forwarded header; no chain of proxies needs more."""
PART = r'(?:[^,"\\]|"(?:\\.|[^"\\])*")'
WHOLE = re.compile(rf"{PART}*(?:,{PART}*)*")
ELEMENT = re.compile(rf"{PART}+")
PAIR = re.compile(r'([a-z]+)=("(?:\\.|[^"\\])*"|[^;,\s"]+)', re.IGNORECASE)
WITH_PORT = re.compile(r"(?:\[(?P<six>[^\]]+)\]|(?P<four>[\d.]+))(?::\d+)?")
SCHEMES = ("http", "https")

Scope = MutableMapping[str, Any]


@dataclass(frozen=True)
class Origin:
    """The client according to a header; None: nothing."""

    address: str | None
    scheme: str | None

    def contradicts(self, other: Origin) -> bool:
        return any(
            one is not None and another is not None and one != another
            for one, another in (
                (self.address, other.address),
                (self.scheme, other.scheme),
            )
        )


class Proxies:
    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._networks: list[IPv4Network | IPv6Network] = []
        for text in trusted:
            try:
                self._networks.append(ip_network(text.strip("[]")))
            except ValueError:
                raise BadOptions(
                    f"'{text}' is neither an address nor a network such as 10.0.0.0/8"
                ) from None

    def trust(self, address: str) -> bool:
        try:
            found = ip_address(_plain(address))
        except ValueError:
            return False
        return any(found in network for network in self._networks)

    def see_through(self, scope: Scope) -> None:
        """Replace the proxy's address by the client's, if the proxy is trusted.

        A proxy sets one kind of header and may forward what the client wrote into the other: if the
        two contradict each other, both are ignored.
        """
        client = scope.get("client")
        if not self._networks or not client or not self.trust(client[0]):
            return
        classic, standard = self._classic(scope), self._standard(scope)
        if classic.contradicts(standard):
            return
        if address := classic.address or standard.address:
            scope["client"] = (address, 0)
        if scheme := classic.scheme or standard.scheme:
            is_socket = scope["type"] == "websocket"
            scope["scheme"] = scheme.replace("http", "ws") if is_socket else scheme

    def _classic(self, scope: Scope) -> Origin:
        """X-Forwarded-For and X-Forwarded-Proto."""
        hops = _values(scope, b"x-forwarded-for").split(",")
        _, address = self._farthest(hops)
        return Origin(address, _scheme(_values(scope, b"x-forwarded-proto").split(",")[-1]))

    def _standard(self, scope: Scope) -> Origin:
        """Forwarded (RFC 7239)."""
        text = _values(scope, b"forwarded")
        if not WHOLE.fullmatch(text):
            return Origin(None, None)  # an open quote would swallow what the proxy added
        hops = [
            {name.lower(): _unquoted(value) for name, value in PAIR.findall(element)}
            for element in ELEMENT.findall(text)
        ]
        place, address = self._farthest([hop.get("for", "") for hop in hops])
        return Origin(address, _scheme(hops[place].get("proto", "")) if hops else None)

    def _farthest(self, hops: list[str]) -> tuple[int, str | None]:
        """The client: the hop before the trusted proxies, counted from our end."""
        place, found = len(hops) - 1, None
        for number in reversed(range(len(hops))):
            address = _address(hops[number])
            if address is None:
                break  # unknown or hidden: nothing before it is known
            place, found = number, address
            if not self.trust(address):
                break
        return place, found


def _values(scope: Scope, name: bytes) -> str:
    """A header that may come in several lines; one that is too long is ignored."""
    text = b",".join(value for key, value in scope["headers"] if key == name).decode("latin-1")
    return text if len(text) <= LONGEST else ""


def _unquoted(text: str) -> str:
    return re.sub(r"\\(.)", r"\1", text[1:-1]) if text.startswith('"') else text


def _address(text: str) -> str | None:
    """An address without its port; None if it is not an address."""
    text = text.strip()
    found = WITH_PORT.fullmatch(text)
    try:
        return _plain(str(ip_address((found["six"] or found["four"]) if found else text)))
    except ValueError:
        return None


def _plain(address: str) -> str:
    """An IPv4 address that came through an IPv6 socket, as itself."""
    if ":" not in address:
        return address
    six = ip_address(address.partition("%")[0])
    four = six.ipv4_mapped if isinstance(six, IPv6Address) else None
    return str(four or six)


def _scheme(text: str) -> str | None:
    text = text.strip().lower()
    return text if text in SCHEMES else None
