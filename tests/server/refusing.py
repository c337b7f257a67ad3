"""A store that refuses one kind of job for a while, as with a full disk."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from coffret.server.writing import Append, Change, away

from .harness import House


@contextmanager
def refusing(house: House, kind: type[Append | Change]) -> Iterator[None]:
    assert house.server is not None
    store: Any = house.server.store
    ask = store._ask

    def refuse(job: Any) -> Any:
        if not isinstance(job, kind):
            return ask(job)
        future = asyncio.get_running_loop().create_future()
        future.set_exception(away(job))
        return future

    store._ask = refuse
    try:
        yield
    finally:
        store._ask = ask
