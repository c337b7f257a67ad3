"""The holder of a request: the person or device that its token represents.

A token of which nobody knows anything holds what its hash holds. The token of a person's device
stands for the person. A token that was once the first one of a person, and is no device's any more,
holds nothing: that device was removed.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from ..origins import Scope, token_of
from ..seats import hashed
from ..store import Rows, Store
from . import rows as people

REMEMBERED = 20_000
"""Tokens, of those that asked last."""


class Who(NamedTuple):
    """All are empty for a request without a token, or with one that is no longer valid."""

    holder: str = ""
    token: str = ""
    """Its hash."""
    person: str = ""
    """The person's id, if the token is one of a person's device."""


NOBODY = Who()


class Known:
    """Tokens and their holders: one read of the store at a token's first request."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: OrderedDict[str, Who] = OrderedDict()
        self.on_change: Callable[[str], None] | None = None
        """The other nodes, which remember tokens, too."""

    async def who(self, scope: Scope) -> Who:
        token = token_of(scope)
        return NOBODY if token is None else await self.of(hashed(token))

    async def of(self, token: str) -> Who:
        known = self._known.get(token)
        if known is not None:
            self._known.move_to_end(token)
            return known
        found = await self._store.read(lambda rows: _look_up(rows, token))
        if token not in self._known:  # it may have changed meanwhile
            self._remember(token, found)
        return self._known.get(token, found)

    def is_still(self, who: Who) -> bool:
        """Whether a token still has the holder that it had a moment ago."""
        return self._known.get(who.token, who) == who

    def learn(self, token: str, who: Who) -> None:
        """A token has another holder from now on."""
        self._remember(token, who)
        if self.on_change is not None:
            self.on_change(token)

    def _remember(self, token: str, who: Who) -> None:
        self._known[token] = who
        self._known.move_to_end(token)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def forget(self, token: str) -> None:
        """Look it up again when it is used next."""
        self._known.pop(token, None)

    def forget_all(self) -> None:
        self._known.clear()

    def new(self, token: str) -> Who:
        """A token that was just made."""
        who = Who(hashed(token), hashed(token))
        self._remember(who.token, who)
        return who


def _look_up(rows: Rows, token: str) -> Who:
    device = people.device(rows, "token", token)
    person = None if device is None else people.person(rows, "id", device.person)
    if person is not None:
        return Who(person.holder, token, person.id)
    return NOBODY if people.person(rows, "holder", token) is not None else Who(token, token)
