"""The parts of a started server that the address for nodes uses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .cluster import Cluster
    from .passport import Passport


class Gated:
    def __init__(self) -> None:
        self.cluster: Cluster | None = None
        self.calls: dict[str, Callable[[Any, Passport], Awaitable[Any]]] = {}
