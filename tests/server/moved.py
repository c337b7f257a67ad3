"""Time that a test moves."""

from __future__ import annotations

from time import monotonic

from .harness import House

MINUTE, HOUR, DAY = 60, 3600, 86_400


class MovedTime:
    """Runs like the machine's, and can be moved on."""

    def __init__(self) -> None:
        self._moved = 0.0

    def __call__(self) -> float:
        return monotonic() + self._moved

    def skip(self, seconds: float) -> None:
        """Move on before anyone looks."""
        self._moved += seconds

    def move(self, house: House, seconds: float) -> None:
        """Move on, and let the server see what is due now."""
        self._moved += seconds
        assert house.server is not None
        house.server.tables.alarms.look()
