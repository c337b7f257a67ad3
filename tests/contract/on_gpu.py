"""Random games on the GPU, written down step by step, next to the same games compiled."""

from typing import Any

import numpy as np
from numba import cuda
from numba.cuda import types

from coffret.check.positions import dice, new_game
from coffret.engine.game import Game
from coffret.engine.gpu_masks import mask_over, words_for
from coffret.engine.state import Dice
from coffret.envs.cuda_kernels import cuda_type

from . import tracing

STEPS = 100
"""Steps that are kept at a time."""


class Trace:
    """A kernel that goes on with many random games, and its memory."""

    def __init__(self, game: Game) -> None:
        self.game = game
        trace = game.on_gpu(tracing).trace
        mask_of = mask_over(len(game.actions))

        def go_on(states, dice, words, history, masks, numbers, taken):  # type: ignore[no-untyped-def]
            i = cuda.grid(1)
            if i < len(states):
                taken[i] = trace(
                    states[i], mask_of(words[i]), dice[i], history[i], masks[i], numbers[i], True
                )

        self.function = go_on
        state = cuda_type(game.state.dtype)
        self.types = (
            types.Array(state, 1, "C"),
            types.Array(cuda_type(Dice.dtype), 1, "C"),
            types.int32[:, ::1],
            types.Array(state, 2, "C"),
            types.uint8[:, :, ::1],
            types.float32[:, :, ::1],
            types.int32[::1],
        )

    def compare(self, seats: int, seeds: range) -> int:
        """Play the games of these seeds in both modes, to their ends; returns the number of steps.
        AssertionError at the first byte that differs."""
        game, count = self.game, len(seeds)
        kernel = cuda.jit(self.function, lto=False)
        kernel.compile(self.types)
        states = np.concatenate([game.state.array_of(new_game(game, seats, n)) for n in seeds])
        chance = np.concatenate([Dice.array_of(dice(n)) for n in seeds])
        shapes: dict[str, tuple[Any, Any]] = {
            "history": ((count, STEPS), game.state.dtype),
            "masks": ((count, STEPS, len(game.actions)), np.uint8),
            "numbers": ((count, STEPS, len(game.features)), np.float32),
        }
        held = [cuda.to_device(each) for each in (states, chance)]
        words = cuda.device_array((count, words_for(len(game.actions))), np.int32)
        trace = game.compiled(tracing).trace
        mask = np.zeros(len(game.actions), np.uint8)
        steps = 0
        while True:
            theirs: list[Any] = [cuda.to_device(np.zeros(*each)) for each in shapes.values()]
            taken = cuda.device_array(count, np.int32)
            kernel[-(-count // 32), 32](*held, words, *theirs, taken)
            copies = [each.copy_to_host() for each in theirs]
            many = taken.copy_to_host()
            for i, seed in enumerate(seeds):
                ours = [np.zeros(shape[1:], kind) for shape, kind in shapes.values()]
                went = trace(states[i], mask, chance[i], *ours, True)
                assert went == many[i], f"{game.name}, {seats}, seed {seed}: {went} ≠ {many[i]}"
                for name, own, other in zip(shapes, ours, copies, strict=True):
                    if own.tobytes() != other[i].tobytes():
                        at = next(
                            k for k in range(STEPS) if own[k].tobytes() != other[i][k].tobytes()
                        )
                        raise AssertionError(
                            f"{game.name}, {seats}, seed {seed}: {name} at step {steps} + {at}"
                        )
            steps += int(many.sum())
            if many.max() < STEPS:
                return steps
