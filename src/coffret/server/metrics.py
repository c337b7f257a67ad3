"""Metrics in Prometheus format.

Counting is a dictionary update, because it happens with every move. The Prometheus text is built on
request.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import accumulate

from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.exposition import choose_encoder
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from coffret.engine.errors import BadOptions, CoffretError

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0)
MEANINGS = {
    "acknowledge_seconds": "From a command's arrival to its acknowledgement.",
    "commit_seconds": "What the store takes to write a batch.",
    "lines": "Lines written to journals.",
    "moves": "Moves made.",
    "other_steps": "Steps of games that are no moves.",
    "refusals": "Calls and messages refused, by the code of the refusal.",
    "sockets": "Sockets at tables.",
    "tables": "Tables in memory.",
    "tables_opened": "Tables opened since the start.",
}


class Histogram:
    def __init__(self) -> None:
        self._counts = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def family(self, name: str) -> Metric:
        bounds = [*map(str, BOUNDS), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        return HistogramMetricFamily(f"coffret_{name}", MEANINGS[name], buckets, self._sum)


class Metrics(Collector):
    """Counters since the start, and gauges that are read when asked for."""

    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()
        self.gauges: dict[str, Callable[[], float]] = {}
        self.commit = Histogram()
        self.acknowledged = Histogram()
        self._lines = 0
        self.registry = CollectorRegistry()
        self.registry.register(self)
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)

    def count(self, name: str, code: str = "") -> None:
        self.counts[name, code] += 1

    def commits(self, seconds: float, lines: int) -> None:
        """Called only by the store's thread."""
        self.commit.add(seconds)
        self._lines += lines

    def collect(self) -> Iterator[Metric]:
        """May be called by another thread: everything that can grow is copied first, at once."""
        counts = dict(self.counts)
        counts["lines", ""] = self._lines
        for name in sorted({name for name, _ in counts}):
            codes = {code: number for (other, code), number in counts.items() if other == name}
            labels = ["code"] if any(codes) else []
            family = CounterMetricFamily(f"coffret_{name}", MEANINGS.get(name, name), labels=labels)
            for code, number in sorted(codes.items()):
                family.add_metric([code] if labels else [], number)
            yield family
        for name, gauge in sorted(self.gauges.items()):
            yield GaugeMetricFamily(f"coffret_{name}", MEANINGS.get(name, name), gauge())
        yield self.commit.family("commit_seconds")
        yield self.acknowledged.family("acknowledge_seconds")

    def text(self, accept: str) -> tuple[bytes, str]:
        """The metrics, in a media type that the client accepts."""
        encode, kind = choose_encoder(accept)
        return encode(self.registry), kind


METRICS = Metrics()
"""The process's own: there is one server in it."""


@contextmanager
def figures_at(address: str | None) -> Iterator[None]:
    """Serve the metrics at a separate address, such as 127.0.0.1:9464."""
    if address is None:
        yield
        return
    found = re.fullmatch(r"(?:\[([0-9a-fA-F:]+)\]|([^:\s]+)):(\d{1,5})", address)
    if found is None or int(found[3]) > 65_535:
        raise BadOptions(f"'{address}' is not an address with a port such as 127.0.0.1:9464")
    try:
        server, thread = start_http_server(
            int(found[3]), found[1] or found[2], registry=METRICS.registry
        )
    except OSError as error:
        raise CoffretError(f"the figures cannot be had at {address}: {error.strerror}") from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
