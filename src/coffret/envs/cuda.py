"""Many games on a GPU, as torch tensors.

    games = CudaGames("incubation", 32768, players=4)
    games.reset(seed=7)
    while training:
        games.actions.copy_(choose(games.observations, games.masks))
        games.step()

`observations`, `masks`, `rewards` and the rest are the games' own memory: each step overwrites
them, so a step can be part of a CUDA graph. Nothing leaves the GPU. A game that has ended is
replaced by the next one within the same step: `ended` says so, `rewards` are the ended game's.
With `skip_forced`, a seat with a single legal action takes it at once and is not asked.

The first game of each slot n is game n of `coffret simulate` with that seed; later ones come from
the slot's own generator. An action that is not legal is not played: `choices` is then REFUSED, and
the seat is asked again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numba import cuda

from coffret.engine import fairness
from coffret.engine.errors import BadOptions
from coffret.engine.game import Game

from .cuda_kernels import THREADS, Kernels
from .cuda_turns import Deal, Place
from .seating import find_game

UNASKED = -1


class CudaGames:
    """`count` games. `players` is one number, or several: slots take them in turns."""

    def __init__(
        self,
        game: str | Game,
        count: int,
        players: int | Sequence[int] | None = None,
        options: Mapping[str, Any] | None = None,
        components: str | Path | None = None,
        paces: Sequence[int] = (0,),
        skip_forced: bool = False,
        threads: int = THREADS,
    ) -> None:
        found = find_game(game, components) if isinstance(game, str) else game
        wanted = found.seats[-1] if players is None else players
        sizes = [wanted] if isinstance(wanted, int) else list(wanted)
        for size in sizes:
            found.check_table(size, dict(options or {}))
        if count < 1 or len(paces) not in (1, max(sizes)):
            raise BadOptions("at least one game; one pace, or one for each seat")
        self.game = found
        self.count = count
        self.most = most = max(sizes)
        kernels = Kernels(found, skip_forced)
        self._kernels = {name: kernels.ready(name) for name in ("deal", "step", "look", "unpack")}
        self._threads = threads

        def tensor(*shape: int, kind: Any = torch.int32) -> torch.Tensor:
            return torch.zeros(shape, dtype=kind, device="cuda")

        self.players = tensor(count)
        self.players.copy_(torch.tensor((sizes * -(-count // len(sizes)))[:count]))
        self.observations = tensor(count, len(found.features), kind=torch.float32)
        self.masks = tensor(count, len(found.actions), kind=torch.bool)
        self.rewards = tensor(count, most, kind=torch.float32)
        self.ended = tensor(count)
        self.seat = tensor(count)
        self.choices = tensor(count)
        """How many actions are legal."""
        self.actions = tensor(count)
        self.states = tensor(kernels.words, count)
        self._fresh = tensor(kernels.words, count)
        self._ready, self._queue, self._waiting = tensor(count), tensor(count), tensor(1)
        self._places, self._deals = tensor(Place.words, count), tensor(Deal.words, count)
        self._bits = tensor(kernels.mask_words, count)
        self._paces = tensor(most)
        self._paces.copy_(torch.tensor(list(paces) * (most // len(paces)), dtype=torch.int32))
        encoded = found.options.record.array_of(found.options.encode(dict(options or {})))
        self._options = cuda.to_device(encoded)
        view = cuda.as_cuda_array
        pool = [
            view(each)
            for each in (
                self.states, self._fresh, self._ready, self._places, self._queue, self._waiting,
            )
        ]  # fmt: skip
        bytes_ = self.masks.view(torch.uint8)
        self._arguments = {
            "deal": (
                pool[1], pool[2], view(self._deals), pool[4], pool[5], view(self.players),
                self._options,
            ),
            "step": (
                *pool, view(self._paces), view(self.actions), view(self.seat), view(self.choices),
                view(self._bits), view(self.rewards), view(self.ended),
            ),
            "look": (pool[0], view(self.seat), view(self.observations)),
            "unpack": (view(self._bits), view(bytes_)),
        }  # fmt: skip

    def reset(self, seed: int = 0) -> None:
        """Deal all games again."""
        secret = fairness.secret_of(seed)
        numbers = range(self.count)
        deals = np.zeros(self.count, Deal.dtype)
        deals["words"] = fairness.many_words(secret, self.game.name, numbers)
        deals["dice"]["rng"] = fairness.many_words(secret, "deals", numbers)
        places = np.zeros(self.count, Place.dtype)
        places["at"] = UNASKED
        places["dice"]["rng"] = fairness.many_words(secret, "bots", numbers)
        self._deals.copy_(_columns(deals))
        self._places.copy_(_columns(places))
        self.states.zero_()
        self._ready.zero_()
        self.seat.fill_(UNASKED)
        self.actions.fill_(UNASKED)
        self._queue.copy_(torch.arange(self.count))
        self._waiting.fill_(self.count)
        self._launch("deal", self.count)
        self._waiting.zero_()
        self.step()

    def step(self) -> None:
        """Play `actions`, and advance to the next choice in each game."""
        self._launch("step", self.count)
        self._launch("deal", self.count)
        self._waiting.zero_()
        self.observations.zero_()
        self._launch("look", self.count)
        self._launch("unpack", self.masks.numel())

    def _launch(self, name: str, threads: int) -> None:
        stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        size = 256 if name == "unpack" else self._threads
        kernel = self._kernels[name][-(-threads // size), size, stream]
        kernel(*self._arguments[name])


def _columns(records: Any) -> torch.Tensor:
    words = records.view(np.int32).reshape(len(records), -1)
    return torch.from_numpy(np.ascontiguousarray(words.T))
