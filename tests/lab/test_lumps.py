"""Small tasks in lumps: each of them once, larger once their pace is known, small ones last."""

from coffret.lab.crowd import ALONE, Processes
from coffret.lab.lumps import SECONDS, size_of, spread


def test_every_task_is_done_once() -> None:
    assert list(spread(ALONE, abs, range(-9, 0))) == [(n, -n) for n in range(-9, 0)]
    assert sorted(spread(Processes(2), abs, range(-9, 0))) == [(n, -n) for n in range(-9, 0)]
    assert list(spread(ALONE, abs, [])) == []


def test_a_lump_takes_seconds_and_the_last_ones_are_small() -> None:
    assert size_of(1000, 2, 0) == 1
    assert size_of(1000, 2, SECONDS / 40) == 40
    assert size_of(1000, 2, 10 * SECONDS) == 1
    left, sizes = 100, []
    while left:
        sizes.append(size_of(left, 2, SECONDS / 1000))
        left -= sizes[-1]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 16
    assert sizes[-4:] == [1, 1, 1, 1]
