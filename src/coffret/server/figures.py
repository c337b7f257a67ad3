"""Metrics in Prometheus format."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import accumulate

from prometheus_client import CollectorRegistry, GCCollector, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.exposition import choose_encoder
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from coffret.engine.errors import BadOptions, CoffretError

from .metrics import BOUNDS, METRICS, Histogram

MEANINGS = {
    "acknowledge_seconds": "From a command's arrival to its acknowledgement.",
    "commit_seconds": "What the store takes to write a batch.",
    "lines": "Lines written to journals.",
    "moves": "Moves made.",
    "notices": "Notices delivered, by their way.",
    "other_steps": "Steps of games that are no moves.",
    "refusals": "Calls and messages refused, by the code of the refusal.",
    "searches_ended": "Searches of bots, and hints, that were ended because they took too long.",
    "sockets": "Sockets at tables.",
    "tables": "Tables in memory.",
    "tables_opened": "Tables opened since the start.",
}


class Figures(Collector):
    """May be asked by another thread: everything that can grow is copied first, at once."""

    def collect(self) -> Iterator[Metric]:
        counts = dict(METRICS.counts)
        counts["lines", ""] = METRICS.lines
        for name in sorted({name for name, _ in counts}):
            codes = {code: number for (other, code), number in counts.items() if other == name}
            labels = ["code"] if any(codes) else []
            family = CounterMetricFamily(f"coffret_{name}", MEANINGS.get(name, name), labels=labels)
            for code, number in sorted(codes.items()):
                family.add_metric([code] if labels else [], number)
            yield family
        for name, gauge in sorted(METRICS.gauges.items()):
            yield GaugeMetricFamily(f"coffret_{name}", MEANINGS.get(name, name), gauge())
        yield _family("commit_seconds", METRICS.commit)
        yield _family("acknowledge_seconds", METRICS.acknowledged)


def _family(name: str, histogram: Histogram) -> Metric:
    bounds = [*map(str, BOUNDS), "+Inf"]
    buckets = list(zip(bounds, accumulate(histogram.counts), strict=True))
    return HistogramMetricFamily(f"coffret_{name}", MEANINGS[name], buckets, histogram.sum)


@cache
def _registry() -> CollectorRegistry:
    registry = CollectorRegistry()
    registry.register(Figures())
    ProcessCollector(registry=registry)
    GCCollector(registry=registry)
    return registry


def text(accept: str) -> tuple[bytes, str]:
    """The metrics, in a media type that the client accepts."""
    encode, kind = choose_encoder(accept)
    return encode(_registry()), kind


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
            int(found[3]), found[1] or found[2], registry=_registry()
        )
    except OSError as error:
        raise CoffretError(f"the figures cannot be had at {address}: {error.strerror}") from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
