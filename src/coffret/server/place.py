"""Where people find the server: host names, root path, trusted proxies."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass, field
from ipaddress import ip_address

from coffret.engine.errors import BadOptions

from .forwarding import Proxies
from .origins import Scope, check_origin, header
from .refusals import Refused

ROOT = re.compile(r"(?:/[A-Za-z0-9._~-]+)*")
NAME = re.compile(r"[a-z0-9_-]+(?:\.[a-z0-9_-]+)*")
LONGEST_NAME = 253


def own_names() -> frozenset[str]:
    """The suffix of a machine's name in its local network."""
    name = socket.gethostname().lower()
    first = name.partition(".")[0]
    return frozenset({name, first, f"{first}.local"})


@dataclass(frozen=True)
class Place:
    """A page of another site could point its own name at this machine (DNS rebinding), and would
    then have the rights of our own pages. So a request must use one of our host names, or an IP
    address."""

    root: str = ""
    """The path that all URLs start with: '/games'."""
    names: frozenset[str] = frozenset()
    """Allowed host names, besides this machine's own."""
    proxies: Proxies = field(default_factory=Proxies)
    origins: frozenset[str] = frozenset()
    """Allowed origins, besides our own."""
    own: frozenset[str] = field(default_factory=own_names)

    def check(self, scope: Scope) -> None:
        """Refuse requests with a foreign host name or from a foreign origin."""
        host = header(scope, b"host")
        if host is not None and not self.answers_to(host):
            shown = host[:LONGEST_NAME]
            raise Refused(
                "foreign_host",
                f"this server is not called '{shown}'; its operator can change that"
                " with --public-host",
            )
        check_origin(scope, self.origins)

    def answers_to(self, host: str) -> bool:
        name = re.sub(r":\d*$", "", host.strip().lower())
        if is_number(name):
            return True
        name = name.removesuffix(".")
        return (
            name == "localhost"
            or name.endswith(".localhost")
            or name in self.own
            or name in self.names
        )

    def enter(self, scope: Scope) -> None:
        """Strip the root path, so that routes need not know of it.

        A proxy may forward the path unchanged, or without the root path.
        """
        self.proxies.see_through(scope)
        path: str = scope["path"]
        if self.root and (path == self.root or path.startswith(f"{self.root}/")):
            scope["path"] = path.removeprefix(self.root) or "/"


def is_number(host: str) -> bool:
    """Whether this is an IP address: 192.168.1.2, [fe80::1]."""
    try:
        ip_address(host[1:-1] if host.startswith("[") and host.endswith("]") else host)
    except ValueError:
        return False
    return True


def placed(
    host: str,
    root: str,
    public_hosts: Iterable[str],
    proxies: Iterable[str],
    origins: Iterable[str],
) -> Place:
    """A place as it is named on the command line; BadOptions says what is wrong with it."""
    root = root.rstrip("/")
    if not ROOT.fullmatch(root):
        raise BadOptions(f"'{root}' is not a path such as /games")
    names = {name.lower().removesuffix(".") for name in public_hosts}
    for name in names:
        if not NAME.fullmatch(name):
            raise BadOptions(f"'{name}' is not a name such as games.example.org")
    for site in origins:
        if not site.startswith(("http://", "https://")) or site.endswith("/"):
            raise BadOptions(f"'{site}' is not an origin such as https://example.org")
    listening = set() if is_number(host) else {host.lower()}
    return Place(root, frozenset(names | listening), Proxies(proxies), frozenset(origins))
