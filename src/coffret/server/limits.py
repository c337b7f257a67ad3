"""Rate and size limits, each with a clear error."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from .refusals import SOON, Refused


@dataclass(frozen=True)
class Limits:
    message_bytes: int = 4096
    body_bytes: int = 16_384
    match_bytes: int = 2_000_000
    messages_per_second: float = 20.0
    burst: int = 60
    excess: int = 200
    """Messages over the rate limit before the socket is closed."""
    tables_per_address: int = 100
    """Opened in an hour."""
    calls_per_address: int = 3000
    """Expensive HTTP calls per hour."""
    proofs_per_address: int = 120
    """Keys, codes and words that are tried in an hour."""
    uploads_per_address: int = 4
    """Match files being read, waiting or replayed at a time: each may take `match_bytes`."""
    uploads: int = 32
    """Of all addresses together."""
    head_seconds: float = 10.0
    """Seconds within which a request's head must arrive, from its first byte or the connection."""
    body_seconds: float = 10.0
    answer_seconds: float = 60.0
    """Seconds within which a response must be read."""
    talk_per_seat: int = 240
    """Chat messages per hour."""
    journal_lines: int = 20_000
    """Lines of a table after which no move is taken back and no bot is seated: both may be done
    without end, and a table is rebuilt from its lines. A long game has about a thousand."""
    work_per_second: float = 250.0
    """Milliseconds of processor time that an address gains per second; 0: unlimited."""
    work_burst: float = 4000.0
    """Milliseconds that it can save up."""
    work_wait: float = 1.0
    """Seconds that a request waits for budget before it is refused."""
    sockets_per_address: int = 256
    connections_per_address: int = 512
    """Of all kinds, sockets included."""
    watchers: int = 100
    """Sockets of spectators at one table. They never keep a player out."""
    seat_sockets: int = 20
    """Sockets of one seat: its holder's pages and devices."""
    mailbox: int = 256
    outbox: int = 256
    """Messages queued for a slow client before it is disconnected."""


class TokenBucket:
    """A token bucket for messages."""

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


class Shares:
    """How many of something each address has at a time, and all addresses together."""

    def __init__(self, per_address: int, in_all: int, what: str) -> None:
        self._per_address = per_address
        self._in_all = in_all
        self._what = what
        self._has: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """Refused when the address has its share, or nothing is left."""
        if self._has[address] >= self._per_address:
            most = f"{self._per_address} {self._what} at a time are the most"
            raise Refused("too_many", f"{most}: wait for the others", SOON)
        if self._has.total() >= self._in_all:
            raise Refused("busy", f"too many {self._what} at a time: try again in a moment", SOON)
        self._has[address] += 1
        try:
            yield
        finally:
            self._has[address] -= 1
            if not self._has[address]:
                del self._has[address]


HOUR = 3600.0
MOST_ADDRESSES = 10_000


class HourlyLimit:
    """How often each address did something within the hour; the oldest are forgotten."""

    def __init__(self, most: int, what: str) -> None:
        self._most = most
        self._what = what
        self._counts: OrderedDict[str, tuple[float, int]] = OrderedDict()
        self.on_count: Callable[[list[str]], None] | None = None
        """The other nodes, which count the same things."""

    def count(self, address: str, moment: float) -> None:
        """Refused when the address has used up its hour."""
        begun, number = self._counts.pop(address, (moment, 0))
        if moment - begun > HOUR:
            begun, number = moment, 0
        if number >= self._most:
            self._counts[address] = (begun, number)
            raise Refused(
                "too_many",
                f"limit reached: {self._most} {self._what} per hour; try again later",
                begun + HOUR - moment,
            )
        self._keep(address, begun, number + 1)
        if self.on_count is not None:
            self.on_count([address])

    def take(self, address: str, moment: float, more: int) -> None:
        """Add what was counted elsewhere."""
        begun, number = self._counts.pop(address, (moment, 0))
        if moment - begun > HOUR:
            begun, number = moment, 0
        self._keep(address, begun, number + more)

    def _keep(self, address: str, begun: float, number: int) -> None:
        self._counts[address] = (begun, number)
        while len(self._counts) > MOST_ADDRESSES:
            self._counts.popitem(last=False)
