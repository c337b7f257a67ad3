"""`coffret bench search`, with a tiny budget."""

import pytest

from .conftest import Coffret


def test_bench_search_prints_a_row_for_start_and_midst(coffret: Coffret) -> None:
    rows = coffret("bench", "search", "incubation", "--simulations", "5", "--json").json
    assert [row["game"] for row in rows] == ["incubation"]
    assert rows[0]["own"]["start"] > 0
    told = coffret("bench", "search", "incubation", "--simulations", "5").out
    assert "start" in told
    assert "midst" in told


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["search", "chess"], "chess"),
        (["incubation", "megalomania"], "too many"),
        (["search", "incubation", "--simulations", "0"], "at least one"),
    ],
)
def test_a_wrong_benchmark_is_one_sentence(
    coffret: Coffret, arguments: list[str], word: str
) -> None:
    told = coffret("bench", *arguments)
    assert told.code == 2
    assert word in told.err
