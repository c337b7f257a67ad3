"""Limits: how much anybody may ask of the server, each with a clear refusal."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from .refusals import Refused


@dataclass(frozen=True)
class Limits:
    message_bytes: int = 4096
    body_bytes: int = 16_384
    match_bytes: int = 2_000_000
    messages_per_second: float = 20.0
    burst: int = 60
    excess: int = 200
    """Messages refused for speed before the socket is closed."""
    tables_per_address: int = 100
    """Opened in an hour."""
    calls_per_address: int = 3000
    """HTTP calls in an hour that cost something."""
    watchers: int = 100
    """Sockets at one table."""
    mailbox: int = 256
    outbox: int = 256
    """Messages that wait for a slow client before it is cut off."""


class Pace:
    """A bucket of messages that fills with time."""

    __slots__ = ("_left", "_limits", "_since", "refused")

    def __init__(self, limits: Limits, moment: float) -> None:
        self._limits = limits
        self._left = float(limits.burst)
        self._since = moment
        self.refused = 0

    def allows(self, moment: float) -> bool:
        rate, most = self._limits.messages_per_second, float(self._limits.burst)
        self._left = min(most, self._left + rate * (moment - self._since))
        self._since = moment
        if self._left < 1:
            self.refused += 1
            return False
        self._left -= 1
        return True


HOUR = 3600.0
MOST_ADDRESSES = 10_000


class Hourly:
    """How often each address did something within the hour; the oldest are forgotten."""

    def __init__(self, most: int, what: str) -> None:
        self._most = most
        self._what = what
        self._counts: OrderedDict[str, tuple[float, int]] = OrderedDict()

    def count(self, address: str, moment: float) -> None:
        """Refused when the address has used up its hour."""
        begun, number = self._counts.pop(address, (moment, 0))
        if moment - begun > HOUR:
            begun, number = moment, 0
        if number >= self._most:
            self._counts[address] = (begun, number)
            raise Refused("too_many", f"{self._most} {self._what} an hour are the most; wait a bit")
        self._counts[address] = (begun, number + 1)
        while len(self._counts) > MOST_ADDRESSES:
            self._counts.popitem(last=False)
