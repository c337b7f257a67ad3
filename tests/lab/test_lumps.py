"""Small tasks in lumps: each of them once, larger once their pace is known, small ones last."""

import os
import subprocess
import sys

from coffret.lab.crowd import ALONE, Processes
from coffret.lab.lumps import SECONDS, size_of, spread


def test_every_task_is_done_once() -> None:
    assert list(spread(ALONE, abs, range(-9, 0))) == [(n, -n) for n in range(-9, 0)]
    assert sorted(spread(Processes(2), abs, range(-9, 0))) == [(n, -n) for n in range(-9, 0)]
    assert list(spread(ALONE, abs, [])) == []


def test_workers_end_with_a_killed_parent() -> None:
    """Their output is at its end only when all of them have ended."""
    code = (
        "from itertools import repeat\nfrom coffret.lab.crowd import Processes\n"
        "if __name__ == '__main__':\n    list(Processes(2).spread(print, repeat('at work')))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    ) as run:
        assert run.stdout is not None
        assert run.stdout.readline() == b"at work\n"
        run.kill()
        run.communicate(timeout=60)


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
