"""Lag: how long a seat's messages take, and how much of it is forgiven.

A move sent before a deadline still counts if it arrives late by no more than the seat's lag, and
the seat has that much quota left. The quota is small and refills over time, so a seat that always
pretends to be slow gains little. Nobody else's move is reordered.
"""

QUOTA = 300.0
"""A seat's maximum quota in milliseconds."""
REFILL = 10.0
"""Milliseconds of quota gained per second."""
SAMPLES = 5


class Lag:
    """One seat's."""

    __slots__ = ("_quota", "_samples", "_since")

    def __init__(self, moment: float) -> None:
        self._quota = QUOTA
        self._since = moment
        self._samples: list[float] = []

    def measured(self, round_trip: float) -> None:
        """Record the round trip of a ping, in seconds."""
        self._samples = [*self._samples[1 - SAMPLES :], round_trip * 500]

    @property
    def one_way(self) -> float:
        """Milliseconds; the median of the last pings, so that one late answer earns nothing."""
        ordered = sorted(self._samples)
        return ordered[(len(ordered) - 1) // 2] if ordered else 0.0

    def credit(self, moment: float) -> float:
        """How many milliseconds late a move may come."""
        self._fill(moment)
        return min(self.one_way, self._quota)

    def spend(self, milliseconds: float, moment: float) -> None:
        self._fill(moment)
        self._quota = max(0.0, self._quota - milliseconds)

    def _fill(self, moment: float) -> None:
        self._quota = min(QUOTA, self._quota + REFILL * (moment - self._since))
        self._since = moment
