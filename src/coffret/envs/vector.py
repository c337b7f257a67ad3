"""Many games in one compiled call, as a Gymnasium vector environment.

    games = VectorGames("incubation", num_envs=4096, players=4, threads=2)
    known, info = games.reset(seed=7)
    known, rewards, over, _, info = games.step(choose(known, info["action_mask"]))

Without opponents the caller plays every seat: `info["seat"]` says whose decision each game asks
for, and a reward is for the seat that has just acted. With opponents (random, greedy, beginner) the
caller plays seat `seat`. A game that has ended is dealt again by the next step, whose action for it
is ignored (Gymnasium's NEXT_STEP). Observations, masks and seats are the games' own memory, not
copies: the next step overwrites them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from coffret.engine.errors import BadOptions

from .seating import REWARDS, WIDEST, Seating, around, find_game
from .turns import OVER, REFUSED

Known = npt.NDArray[np.float32]


class VectorGames(VectorEnv[Known, npt.NDArray[Any], npt.NDArray[Any]]):
    """`num_envs` games, on `threads` threads."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: Sequence[str] | None = None,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        components: str | Path | None = None,
        reward: str = "win",
        paces: Sequence[int] = (0,),
        threads: int = 1,
        compiled: bool = True,
    ) -> None:
        if reward not in REWARDS:
            raise BadOptions(f"there is no reward '{reward}' (there are: {', '.join(REWARDS)})")
        found = find_game(game, components)
        count = found.seats[-1] if players is None else players
        bots: Sequence[str | None] = (None,)
        if opponents is not None:
            bots = around(seat, count, opponents)
        self.game = found
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}
        self.seating = Seating(found, count, options, num_envs, bots, paces, threads, compiled)
        self.num_envs = num_envs
        self.players = count
        self.single_observation_space = spaces.Box(
            -WIDEST, WIDEST, (len(found.features),), np.float32
        )
        self.single_action_space = spaces.Discrete(len(found.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._reward = reward
        self._rewards = np.zeros(num_envs)
        self._returns = np.zeros((num_envs, count))
        self._ended = np.zeros(0, np.intp)
        self._info: dict[str, Any] = {
            "action_mask": self.seating.masks.view(np.int8),
            "seat": self.seating.asked,
            "returns": self._returns,
        }

    def reset(
        self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Known, dict[str, Any]]:
        """Deal all games: games 0 to `num_envs` − 1 of the seed, if one is given."""
        if isinstance(seed, list):
            raise BadOptions("one seed serves all games: game n of it is the nth")
        if seed is not None:
            self.seating.seed(seed)
        self.seating.deal()
        self.seating.go()
        self._rewards.fill(0)
        self._returns.fill(0)
        self._ended = np.flatnonzero(self.seating.asked == OVER)
        return self.seating.features, self._info

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Known, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        seating = self.seating
        mover = seating.asked.copy()
        if len(self._ended):
            seating.deal(self._ended)
            self._rewards.fill(0)
            self._returns.fill(0)
        if actions is not seating.actions:
            seating.actions[:] = actions
        refused = seating.go()
        over = seating.asked == OVER
        self._ended = np.flatnonzero(over)
        if refused:
            first = int(np.flatnonzero(seating.places["count"] == REFUSED)[0])
            raise seating.reason(actions[first], first)
        if len(self._ended):
            self._count_up(self._ended, mover)
        return seating.features, self._rewards, over, np.zeros_like(over), self._info

    def sample(self) -> npt.NDArray[Any]:
        """A random legal action for each game: played on, these are the games of `coffret simulate`
        with the seed. The array is the games' own memory, too."""
        self.seating.choose_any()
        actions: npt.NDArray[Any] = self.seating.actions
        return actions

    def close_extras(self, **kwargs: Any) -> None:
        self.seating.close()

    def _count_up(self, finished: npt.NDArray[Any], mover: npt.NDArray[Any]) -> None:
        places = self.seating.places[finished]
        if self._reward == "points":
            self._returns[finished] = places["points"][:, : self.players]
        else:
            won = places["winners"][:, None] >> np.arange(self.players) & 1
            shares = won * self.players / won.sum(axis=1, keepdims=True)
            self._returns[finished] = (shares - 1) / (self.players - 1)
        self._rewards[finished] = self._returns[finished, mover[finished]]
