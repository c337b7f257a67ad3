"""The kernels of the GPU environment, for one game.

A state is stored by *columns*: word w of game i is at [w, i], so that neighbouring threads
read neighbouring words. A kernel copies its game into local memory, which the hardware interleaves
in the same way, plays there, and copies it back. Events are not copied: nobody looks at them.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir  # type: ignore[import-untyped]
from numba import cuda
from numba.cuda import types
from numba.cuda.extending import intrinsic

from coffret.engine.game import Game
from coffret.engine.gpu import device_rule
from coffret.engine.gpu_masks import mask_over, words_for

from . import cuda_turns
from .cuda_turns import OVER, Deal, Place
from .turns import REFUSED

THREADS = 64
"""Threads in a block."""

_INT = ir.IntType(32)


def _place(context: Any, builder: Any, kind: Any, records: Any, at: Any) -> Any:
    data = context.make_array(kind)(context, builder, records).data
    return builder.gep(builder.bitcast(data, _INT.as_pointer()), [at])


@intrinsic
def word_of(_typing: Any, records: Any, at: Any) -> Any:
    """A word of the memory of records."""

    def generate(context: Any, builder: Any, given: Any, args: Any) -> Any:
        return builder.load(_place(context, builder, given.args[0], args[0], args[1]))

    return types.int32(records, types.int64), generate


@intrinsic
def put_word(_typing: Any, records: Any, at: Any, word: Any) -> Any:
    """Write a word of the memory of records."""

    def generate(context: Any, builder: Any, given: Any, args: Any) -> Any:
        records, at, word = args
        builder.store(word, _place(context, builder, given.args[0], records, at))
        return context.get_dummy_value()

    return types.none(records, types.int64, types.int32), generate


class Kernels:
    """Functions for `cuda.jit`, and the types of their arguments."""

    def __init__(self, game: Game, skip_forced: bool = True, features: Any = np.float32) -> None:
        self.game = game
        self.words = game.state.words
        self.mask_words = words_for(len(game.actions))
        rules = game.on_gpu(cuda_turns, quiet=True)
        events = game.state.words_of("events")
        state, place_kind, deal_kind = (each.dtype for each in (game.state, Place, Deal))
        words, first, last = self.words, events.start, events.stop
        places, deals = Place.words, Deal.words
        mask_words = self.mask_words
        mask_of = mask_over(len(game.actions))
        last_action = len(game.actions)
        skip = 1 if skip_forced else 0
        is_over, play_randomly, begin = rules.is_over, rules.play_randomly, rules.begin
        to_choice, play, share = rules.to_choice, rules.play, rules.share
        describe, set_up = rules.describe, rules.deal

        @device_rule
        def load(columns, i, s):
            for word in range(first):
                put_word(s, word, columns[word, i])
            for word in range(last, words):
                put_word(s, word, columns[word, i])

        @device_rule
        def save(columns, i, s):
            for word in range(first):
                columns[word, i] = word_of(s, word)
            for word in range(last, words):
                columns[word, i] = word_of(s, word)

        @device_rule
        def load_place(columns, i, place):
            for word in range(places):
                put_word(place, word, columns[word, i])

        @device_rule
        def save_place(columns, i, place):
            for word in range(places):
                columns[word, i] = word_of(place, word)

        def deal(fresh, ready, deals_, queue, waiting, seats, options):
            """Deal a fresh game for each number in the queue."""
            n = cuda.grid(1)
            if n >= waiting[0]:
                return
            i = queue[n]
            local = cuda.local.array(1, state)
            for word in range(words):
                put_word(local, word, np.int32(0))
            source = cuda.local.array(1, deal_kind)
            for word in range(deals):
                put_word(source, word, deals_[word, i])
            set_up(local[0], source[0], seats[i], options[0])
            save(fresh, i, local)
            for word in range(deals):
                deals_[word, i] = word_of(source, word)
            ready[i] = 1

        def play_random(
            states, fresh, ready, places_, queue, waiting, paces, steps, decisions, games
        ):
            """Random decisions in each game, `steps` at most; counts decisions and games."""
            i = cuda.grid(1)
            if i >= states.shape[1]:
                return
            local = cuda.local.array(1, state)
            load(states, i, local)
            place = cuda.local.array(1, place_kind)
            load_place(places_, i, place)
            mask = mask_of(cuda.local.array(mask_words, types.int32))
            played = 0
            ended = 0
            for _ in range(steps):
                if local[0].seats == 0 or is_over(local[0]):
                    if ready[i] == 0:
                        break
                    ended += 1
                    load(fresh, i, local)
                    begin(place[0])
                    ready[i] = 0
                    queue[cuda.atomic.add(waiting, 0, 1)] = i
                played += play_randomly(local[0], place[0], paces, mask)
            save(states, i, local)
            save_place(places_, i, place)
            decisions[i] += played
            games[i] += ended

        def step(
            states, fresh, ready, places_, queue, waiting, paces, actions, seat, count, bits,
            rewards, ended,
        ):  # fmt: skip
            """Play an action, and advance to the next choice; an illegal one is refused."""
            i = cuda.grid(1)
            if i >= states.shape[1]:
                return
            for k in range(rewards.shape[1]):
                rewards[i, k] = 0.0
            ended[i] = 0
            wanted = actions[i]
            if seat[i] >= 0 and (
                wanted < 0
                or wanted >= last_action
                or bits[wanted >> 5, i] >> (wanted & 31) & 1 == 0
            ):
                count[i] = REFUSED
                return
            local = cuda.local.array(1, state)
            load(states, i, local)
            place = cuda.local.array(1, place_kind)
            load_place(places_, i, place)
            held = cuda.local.array(mask_words, types.int32)
            mask = mask_of(held)
            if seat[i] >= 0:
                play(local[0], seat[i], wanted)
            finished = 0
            asked = OVER
            found = 0
            counted = seat[i] < 0  # it ended before, or has not begun
            while True:
                if not counted:
                    asked, found = to_choice(local[0], place[0], paces, mask, skip)
                    if asked != OVER:
                        break
                    finished = 1
                    seats = local[0].seats
                    for k in range(seats):
                        rewards[i, k] = (share(local[0], k) * seats - 1.0) / (seats - 1)
                if ready[i] == 0:
                    break
                load(fresh, i, local)
                begin(place[0])
                ready[i] = 0
                queue[cuda.atomic.add(waiting, 0, 1)] = i
                counted = False
            seat[i] = asked
            count[i] = found
            ended[i] = finished
            for word in range(mask_words):
                bits[word, i] = held[word]
            save(states, i, local)
            save_place(places_, i, place)

        def look(states, seat, out):
            """The features of the seat that decides, in zeroed rows."""
            i = cuda.grid(1)
            if i >= states.shape[1] or seat[i] < 0:
                return
            local = cuda.local.array(1, state)
            load(states, i, local)
            describe(local[0], seat[i], out[i])

        def unpack(bits, masks):
            """Masks as one byte for each action."""
            place = cuda.grid(1)
            game_ = place // masks.shape[1]
            if game_ < masks.shape[0]:
                action = place % masks.shape[1]
                masks[game_, action] = bits[action >> 5, game_] >> (action & 31) & 1

        self.functions = {
            "deal": deal,
            "play_random": play_random,
            "step": step,
            "look": look,
            "unpack": unpack,
        }
        columns, row = types.int32[:, ::1], types.int32[::1]
        options = types.Array(cuda_type(game.options.record.dtype), 1, "C")
        pool = (columns, columns, row, columns, row, row)
        self.types: dict[str, tuple[Any, ...]] = {
            "deal": (columns, row, columns, row, row, row, options),
            "play_random": (*pool, row, types.int64, types.int64[::1], types.int64[::1]),
            "step": (*pool, row, row, row, row, columns, types.float32[:, ::1], row),
            "look": (columns, row, types.Array(cuda_type(np.dtype(features)), 2, "C")),
            "unpack": (columns, types.uint8[:, ::1]),
        }

    def ready(self, name: str, **settings: Any) -> Any:
        """A kernel compiled for the GPU that is there."""
        kernel = cuda.jit(self.functions[name], lto=False, **settings)
        kernel.compile(self.types[name])
        return kernel


def cuda_type(dtype: np.dtype[Any]) -> Any:
    """numba-cuda's name for a NumPy type."""
    from numba.cuda.np import numpy_support

    return numpy_support.from_dtype(dtype)
