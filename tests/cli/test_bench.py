"""`coffret bench search`, with a tiny budget."""

import pytest

from .conftest import Coffret


def test_bench_search_prints_a_row_for_start_and_middle(coffret: Coffret) -> None:
    rows = coffret("bench", "search", "incubation", "--simulations", "5", "--json").json
    assert [row["game"] for row in rows] == ["incubation"]
    assert rows[0]["own"]["start"] > 0
    answer = coffret("bench", "search", "incubation", "--simulations", "5").out
    assert "start" in answer
    assert "middle" in answer


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
    answer = coffret("bench", *arguments)
    assert answer.code == 2
    assert word in answer.err


def test_without_a_gpu_its_benchmark_says_what_is_missing(coffret: Coffret) -> None:
    try:
        import torch
    except ImportError:
        word = "coffret[cuda]"
    else:
        if torch.cuda.is_available():
            pytest.skip("there is a GPU here")
        word = "there is no GPU"
    answer = coffret("bench", "gpu", "incubation")
    assert answer.code == 2
    assert word in answer.err
