"""A table's mailbox: its items, and what becomes of them when the table ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import client_messages
from .botseats import BotDecision
from .closing import FAILED, RESTARTING
from .connection import Connection
from .refusals import Refused


@dataclass(frozen=True, slots=True)
class Command:
    connection: Connection
    request: client_messages.Asked
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
Item = Command | Join | Leave | Call | BotDecision | Tick | BotsChanged | StoreBack
Mailbox = asyncio.Queue[Item]


def refuse_waiting(mailbox: Mailbox, item: Item | None = None) -> None:
    """Fail all pending answers, and that of an item that was being handled."""
    items = [] if item is None else [item]
    while not mailbox.empty():
        items.append(mailbox.get_nowait())
    for each in items:
        if isinstance(each, Call) and not each.answer.done():
            each.answer.set_exception(Refused("busy", RESTARTING))
        elif isinstance(each, Join):
            each.connection.close(FAILED, RESTARTING)
