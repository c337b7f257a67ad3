"""How much two threads of the vector environment gain, and how much this machine has to give:

    python benchmarks/door_threads.py [game ...]

The same games in one thread, in two threads, and in two processes at the same time, which share
neither memory nor Python's lock. Two processes are the ceiling of the machine: cores that share
their units or their caches are not two whole ones. Each is the best of three; `sums` is the ceiling
of two processes that only add numbers in registers.
"""

from __future__ import annotations

import multiprocessing
import sys
from collections.abc import Callable
from multiprocessing.synchronize import Barrier
from time import perf_counter
from typing import Any

import numba

from coffret import registry
from coffret.envs.vector import VectorGames

GAMES = 8192
SECONDS = 2.0
ROUNDS = 3


@numba.njit(nogil=True)
def _sums(n: int) -> int:
    total = 1
    for i in range(n):
        total = (total * 5 + i) & 0xFFFFFFF
    return total


def _player(game: str, games: int, threads: int) -> Callable[[], int]:
    if not game:
        _sums(1)
        return lambda: int(_sums(10**6) >= 0)
    found = registry.game(game)
    players = found.seats[-1] if len(found.seats) == 1 else found.seats[-2]
    many = VectorGames(game, games, players, threads=threads)
    many.reset(seed=0)

    def play() -> int:
        many.step(many.sample())
        return games

    return play


def _rate(play: Callable[[], int]) -> float:
    steps, begin = 0, perf_counter()
    while perf_counter() - begin < SECONDS:
        steps += play()
    return steps / (perf_counter() - begin)


def _alongside(game: str, barrier: Barrier, answers: Any) -> None:
    play = _player(game, GAMES // 2, 1)
    play()
    for _ in range(ROUNDS):
        barrier.wait()
        answers.put(_rate(play))
        barrier.wait()


def _two_processes(game: str) -> float:
    context = multiprocessing.get_context("spawn")
    barrier, answers = context.Barrier(3), context.Queue()
    others = [context.Process(target=_alongside, args=(game, barrier, answers)) for _ in range(2)]
    for each in others:
        each.start()
    best = 0.0
    for _ in range(ROUNDS):
        barrier.wait()
        best = max(best, answers.get() + answers.get())
        barrier.wait()
    for each in others:
        each.join()
    return best


def _best(game: str, games: int, threads: int) -> float:
    play = _player(game, games, threads)
    play()
    return max(_rate(play) for _ in range(ROUNDS))


def main() -> None:
    sums = _two_processes("") / _best("", 0, 1)
    print(f"sums: two processes {sums:.2f} times one", flush=True)
    for game in sys.argv[1:] or registry.names():
        one = _best(game, GAMES, 1)
        two, both = _best(game, GAMES, 2) / one, _two_processes(game) / one
        print(
            f"{game}: one thread {one / 1e6:.2f} million steps/s, two threads {two:.2f} times, "
            f"two processes {both:.2f} times",
            flush=True,
        )


if __name__ == "__main__":
    main()
