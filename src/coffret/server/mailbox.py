"""The items of a table's mailbox."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import messages
from .botseats import Thought
from .connection import Connection


@dataclass(frozen=True, slots=True)
class Command:
    connection: Connection
    request: messages.Asked
    arrived: float


@dataclass(frozen=True, slots=True)
class Join:
    connection: Connection
    last: int | None


@dataclass(frozen=True, slots=True)
class Leave:
    connection: Connection


@dataclass(frozen=True, slots=True)
class Call:
    """A call to run in the table's task, with a future for its result."""

    action: Callable[[Any], Any]
    answer: asyncio.Future[Any]


class Tick:
    """Something is due."""


class BotsChanged:
    """The rules are being compiled, or are."""


class StoreBack:
    """Lines can be written again."""


TICK = Tick()
Item = Command | Join | Leave | Call | Thought | Tick | BotsChanged | StoreBack
