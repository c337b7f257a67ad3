"""Figures for whoever watches the server, as Prometheus reads them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)


class Histogram:
    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def text(self, name: str) -> list[str]:
        lines = [f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip(BOUNDS, self._counts, strict=False):
            total += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {total}')
        total += self._counts[-1]
        lines.append(f'{name}_bucket{{le="+Inf"}} {total}')
        lines += [f"{name}_sum {self._sum:.6f}", f"{name}_count {total}"]
        return lines


class Metrics:
    """Counters since the start, and gauges that are read when asked for."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self.commit = Histogram()
        self.acknowledged = Histogram()
        self._lines = 0

    def count(self, name: str, label: str = "") -> None:
        self.counts[name, label] += 1

    def commits(self, seconds: float, lines: int) -> None:
        """Called by the store's thread, which alone writes these."""
        self.commit.add(seconds)
        self._lines += lines

    def text(self) -> str:
        lines: list[str] = []
        for name in sorted({name for name, _ in self.counts}):
            lines.append(f"# TYPE coffret_{name}_total counter")
            for (other, label), count in sorted(self.counts.items()):
                if other == name:
                    lines.append(f"coffret_{name}_total{label} {count}")
        for name, gauge in sorted(self.gauges.items()):
            lines += [f"# TYPE coffret_{name} gauge", f"coffret_{name} {gauge():g}"]
        lines += ["# TYPE coffret_lines_total counter", f"coffret_lines_total {self._lines}"]
        lines += self.commit.text("coffret_commit_seconds")
        lines += self.acknowledged.text("coffret_acknowledge_seconds")
        return "\n".join(lines) + "\n"


METRICS = Metrics()
"""The process's own: there is one server in it."""
