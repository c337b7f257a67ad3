"""The replacement of a search in tests; a search process imports this file and little else."""

from __future__ import annotations

import time
from typing import Any


def sleep_for_ever(*question: Any) -> int:
    while True:
        time.sleep(60)


def work_for_ever(*question: Any) -> int:
    while True:
        pass


def fail(*question: Any) -> int:
    raise ValueError("a mistake in a rule")


def doubled(number: int) -> int:
    return 2 * number
