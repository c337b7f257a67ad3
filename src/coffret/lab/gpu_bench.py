"""How fast a GPU plays, compared with one core of this machine.

Random play: whole games by random decisions, nothing looked at. Environment: steps of `CudaGames`
with features, masks and rewards; each takes the first legal action after a random place
on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

import numpy as np

from coffret.engine import fairness
from coffret.engine.errors import BadOptions
from coffret.engine.game import Game

from .bench import decisions_per_second

GAMES = (16_384, 65_536, 131_072)
"""Games side by side: which number is best for random play depends on the game."""
STEPS = 256
"""Random decisions of each game in one launch."""
SECONDS = 1.0


@dataclass(frozen=True)
class GpuFigures:
    """Decisions per second, and the seconds that compiling took."""

    game: str
    players: int
    gpu: str
    games: int
    """Side by side in random play; the environment has as many as the last of `GAMES`."""
    random: float
    environment: float
    core: float
    compile_seconds: float


def measure_gpu(game: Game, players: int | None = None) -> GpuFigures:
    """All figures of a game, by default at its largest number of players but one."""
    try:
        import torch
        from numba import cuda

        from coffret.envs import cuda as _  # noqa: F401
    except ImportError as error:
        raise BadOptions(f"{error.name} is missing: pip install 'coffret[cuda]'") from error
    if not torch.cuda.is_available():
        raise BadOptions("there is no GPU here")
    seats = players or (game.seats[-1] if len(game.seats) == 1 else game.seats[-2])
    begin = perf_counter()
    made = Made(game)
    env = environment(game, seats, GAMES[-1])
    cuda.synchronize()
    compiled = perf_counter() - begin
    best, games = max((rate(random_play(made, seats, count)), count) for count in GAMES)
    return GpuFigures(
        game=game.name,
        players=seats,
        gpu=torch.cuda.get_device_name(),
        games=games,
        random=best,
        environment=rate(env),
        core=decisions_per_second(game, seats, 4000, "compiled"),
        compile_seconds=compiled,
    )


class Made:
    """The kernels of random play, compiled."""

    def __init__(self, game: Game, **settings: Any) -> None:
        from coffret.envs.cuda_kernels import Kernels

        self.game = game
        kernels = Kernels(game)
        self.words = kernels.words
        self.deal = kernels.ready("deal")
        self.play = kernels.ready("play_random", **settings)


def rate(play: Callable[[], int], seconds: float = SECONDS) -> float:
    """Decisions per second; `play` makes some, and returns their number when all are made."""
    play()
    decisions = 0
    begin = perf_counter()
    while perf_counter() - begin < seconds:
        decisions += play()
    return decisions / (perf_counter() - begin)


def random_play(
    made: Made, seats: int, count: int, threads: int = 64, steps: int = STEPS
) -> Callable[[], int]:
    """Launches of random play on `count` games."""
    from numba import cuda

    from coffret.envs.cuda_turns import Deal, Place

    game, deal, play = made.game, made.deal, made.play

    def zeros(*shape: int, kind: Any = np.int32) -> Any:
        return cuda.to_device(np.zeros(shape, kind))

    secret = fairness.secret_of(1)
    deals = np.zeros(count, Deal.dtype)
    deals["words"] = fairness.many_words(secret, game.name, range(count))
    deals["dice"]["rng"] = fairness.many_words(secret, "deals", range(count))
    places = np.zeros(count, Place.dtype)
    places["dice"]["rng"] = fairness.many_words(secret, "bots", range(count))
    sources, held = cuda.to_device(_columns(deals)), cuda.to_device(_columns(places))
    states, fresh = zeros(made.words, count), zeros(made.words, count)
    ready, waiting, paces = zeros(count), zeros(1), zeros(seats)
    queue = cuda.to_device(np.arange(count, dtype=np.int32))
    waiting[0] = count
    players = cuda.to_device(np.full(count, seats, np.int32))
    options = cuda.to_device(game.options.record.array_of(game.options.encode({})))
    decisions, games = zeros(count, kind=np.int64), zeros(count, kind=np.int64)
    none = np.zeros(1, np.int32)
    blocks = -(-count // threads)

    def deal_all() -> None:
        deal[blocks, threads](fresh, ready, sources, queue, waiting, players, options)
        waiting.copy_to_device(none)  # small and asynchronous

    played = [0]

    def go() -> int:
        for _ in range(2):
            play[blocks, threads](
                states, fresh, ready, held, queue, waiting, paces, steps, decisions, games
            )
            deal_all()
        before, played[0] = played[0], int(decisions.copy_to_host().sum())
        return played[0] - before

    deal_all()
    return go


def environment(game: Game, seats: int, count: int) -> Callable[[], int]:
    """Steps of the environment, as a CUDA graph of eight."""
    import torch

    from coffret.envs.cuda import CudaGames

    games = CudaGames(game, count, seats)
    games.reset(1)
    place = torch.arange(len(game.actions), device="cuda", dtype=torch.float32)

    def step() -> None:
        start = torch.rand((), device="cuda") * len(game.actions)
        later = torch.where(place >= start, place, place + len(game.actions))
        wanted = later.masked_fill(~games.masks, float("inf"))
        games.actions.copy_(wanted.argmin(1))
        games.step()

    for _ in range(2):
        step()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(8):
            step()

    def go() -> int:
        graph.replay()
        torch.cuda.synchronize()
        return 8 * count

    return go


def _columns(records: Any) -> Any:
    return np.ascontiguousarray(records.view(np.int32).reshape(len(records), -1).T)
