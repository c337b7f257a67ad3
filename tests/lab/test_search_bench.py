"""The search benchmark, with a tiny budget."""

import sys

import pytest

from coffret import registry
from coffret.lab.search_bench import measure_search

INCUBATION = registry.game("incubation")


def test_both_sides_are_measured() -> None:
    pytest.importorskip("pyspiel")
    row = measure_search(INCUBATION, simulations=5, rounds=1)
    assert (row.game, row.players) == ("incubation", 4)
    assert row.peer is not None
    assert row.ratio is not None
    assert row.ratio.middle == pytest.approx(row.own.middle / row.peer.middle)
    assert min(row.own.start, row.own.middle, row.peer.start, row.peer.middle) > 0


def test_without_the_peer_there_is_no_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    row = measure_search(INCUBATION, simulations=2, rounds=1)
    assert row.peer is None
    assert row.ratio is None
