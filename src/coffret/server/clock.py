"""A table's clock: the server's own, in milliseconds of the match.

It stops while the server is down or its store is unavailable: a match continues at the time of its
last line.
"""

from collections.abc import Callable

LONGEST_PAUSE = 3_600_000
"""If nothing is due, a longer pause counts as an hour: a match may be idle for months."""
LAST = 2**31 - 2


class TableClock:
    def __init__(self, loop_time: Callable[[], float], begin: int) -> None:
        self._time = loop_time
        self._zero = loop_time() - begin / 1000
        self._stopped: float | None = None

    def stop(self) -> None:
        """Stop, because nothing can be written."""
        if self._stopped is None:
            self._stopped = self._time()

    def go_on(self) -> None:
        if self._stopped is not None:
            self._zero += self._time() - self._stopped
            self._stopped = None

    def match_time_at(self, moment: float, last: int, due: int) -> int:
        """The match's time at a moment of the loop; `last` is the match's current time."""
        if self._stopped is not None:
            moment = min(moment, self._stopped)
        time = max(last, int((moment - self._zero) * 1000))
        if due < 0 and time > last + LONGEST_PAUSE:
            self._zero = moment - (last + LONGEST_PAUSE) / 1000
            time = last + LONGEST_PAUSE
        return min(time, LAST)

    def loop_time_of(self, time: int) -> float:
        """The moment of the loop at which the match's time will be `time`."""
        return self._zero + time / 1000

    def now(self, last: int, due: int) -> int:
        return self.match_time_at(self._time(), last, due)
