"""How a node is named on the command line, and where the other nodes reach it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from coffret import __version__
from coffret.engine.errors import BadOptions

from ..restoring import Plays, plays

NAME = re.compile(r"[A-Za-z0-9._-]{1,64}")
EVERYWHERE = ("0.0.0.0", "::", "*")


@dataclass
class NodeSettings:
    name: str
    host: str = "127.0.0.1"
    port: int = 0
    """0: a free one; afterwards the one that is listened on."""
    version: str = __version__
    plays: Plays = field(default_factory=plays)

    @property
    def address(self) -> str:
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


def node_named(name: str | None, address: str | None, db: str | None) -> NodeSettings | None:
    """BadOptions says what is wrong with it; None: a server that is alone."""
    if name is None:
        if address is not None:
            raise BadOptions("--node-address is for a server with a --node name")
        return None
    if not NAME.fullmatch(name):
        raise BadOptions(f"'{name}' is not a name for a node such as one, two-b or host.3")
    if db is None or not db.startswith(("postgresql://", "postgres://")):
        raise BadOptions("nodes share a store in PostgreSQL: --store postgresql://…")
    if address is None:
        return NodeSettings(name)
    host, port = split(address)
    if host in EVERYWHERE:
        raise BadOptions(f"--node-address: others cannot reach {host}; name this machine's address")
    return NodeSettings(name, host, port)


def split(address: str) -> tuple[str, int]:
    """The host and the port of `10.0.0.5:8100`, `[fd00::5]:8100` or `10.0.0.5`."""
    found = re.fullmatch(r"(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?", address)
    if found is None or int(found[3] or 0) > 65535:
        raise BadOptions(f"'{address}' is not an address such as 10.0.0.5:8100")
    return found[1] or found[2], int(found[3] or 0)
