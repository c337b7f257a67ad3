"""PettingZoo: every game as an AEC environment, and as a parallel one.

    env = pettingzoo.env("megalomania", players=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        env.step(None if over else env.action_space(agent).sample(info["action_mask"]))

Observations are the game's `features`. The mask of legal actions is in the info, or with
`mask_in="observation"` next to the features. An illegal action raises `IllegalMove` with the id of
the rule, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from coffret.engine.errors import BadOptions

from . import rendering
from .seating import REWARDS, WIDEST, Seating, find_game, versioned
from .turns import OVER

MASK_PLACES = ("info", "observation")

Observation = Any
"""The features, or with `mask_in="observation"` a dict of the features and the mask."""


def env(name: str, **settings: Any) -> Turns:
    """An AEC environment: one agent acts at a time. The arguments are those of `Turns`."""
    return Turns(name, **settings)


def parallel_env(name: str, **settings: Any) -> Together:
    """A parallel environment: all agents that may act do so at once."""
    return Together(name, **settings)


class _Table:
    """The common part of both kinds of environment: agents, spaces, seeds, pictures.

    `options` are the table's, `components` a file of cards, `reward` "win" (parts of a win, adding
    up to 0) or "points". In a game with a clock, `paces` are the agents' thinking times in
    milliseconds; with 0 all act at once, in random order. `mask_in` is "info" or "observation".
    """

    WAITS = 0
    """How many actions there are beyond the game's own."""
    MASK_IN = "info"

    def __init__(
        self,
        name: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        components: str | Path | None = None,
        reward: str = "win",
        paces: Sequence[int] = (0,),
        render_mode: str | None = None,
        mask_in: str | None = None,
        compiled: bool = True,
    ) -> None:
        super().__init__()
        mask_in = mask_in or self.MASK_IN
        if reward not in REWARDS:
            raise BadOptions(f"there is no reward '{reward}' (there are: {', '.join(REWARDS)})")
        if mask_in not in MASK_PLACES:
            raise BadOptions(f"a mask is in one of {', '.join(MASK_PLACES)}, not in '{mask_in}'")
        game = find_game(name, components)
        self.game = game
        self.seating = Seating(game, players, options, paces=paces, compiled=compiled)
        self.render_mode = rendering.check_mode(render_mode)
        self.metadata = {
            "name": f"coffret_{versioned(game)}",
            "render_modes": list(rendering.MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.seating.players)]
        self.agents: list[str] = []
        self._reward = reward
        self._mask_in = mask_in
        known = spaces.Box(-WIDEST, WIDEST, (len(game.features),), np.float32)
        size = len(game.actions) + self.WAITS
        both = spaces.Dict(
            {"observation": known, "action_mask": spaces.Box(0, 1, (size,), np.int8)}
        )
        # An agent keeps its spaces: callers seed them.
        self._known = dict.fromkeys(self.possible_agents, known if mask_in == "info" else both)
        self._actions = {agent: spaces.Discrete(size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._known[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def render(self) -> Any:
        return rendering.render(self.game, self.seating.face(), None, self.render_mode)

    def close(self) -> None:
        self.seating.close()

    def _begin(self, seed: int | None) -> None:
        if seed is not None:
            self.seating.seed(seed)
        self.seating.deal()
        self.seating.go()
        self.agents = self.possible_agents[:]

    def _shown(self, known: Any, mask: Any) -> Any:
        if self._mask_in == "info":
            return known
        return {"observation": known, "action_mask": mask}


class Turns(_Table, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game, one agent at a time."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game of the seed: game 0 if a seed is given."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seating = self.seating
        if action is None or int(action) != action:
            raise TypeError(f"an action of {self.game.name} is a whole number, not {action!r}")
        seating.actions[0] = action
        if seating.go():
            raise seating.reason(action)
        self._cumulative_rewards[agent] = 0.0
        self._ask()

    def observe(self, agent: str) -> Observation:
        if not self.terminations[agent] and agent == self.agent_selection:
            known, mask = self.seating.features[0].copy(), self.seating.masks[0].view(np.int8)
        else:
            known, mask = self.seating.look(0, self.possible_agents.index(agent))
            mask = mask.view(np.int8)
        shown: Observation = self._shown(known, mask.copy())
        return shown

    def _ask(self) -> None:
        """Select the agent that is asked, or end the game."""
        seating = self.seating
        seat = int(seating.asked[0])
        if seat == OVER:
            rewards = seating.rewards(0, self._reward)
            for agent, reward in zip(self.possible_agents, rewards, strict=True):
                self.rewards[agent] = float(reward)
                self.terminations[agent] = True
                self.infos[agent] = {}
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
            return
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        if self._mask_in == "info":
            self.infos[agent] = {"action_mask": seating.masks[0].view(np.int8).copy()}


class Together(_Table, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """One game; at each step every agent that may act chooses.

    An agent that may not act has one legal action, the last: to wait. Choices made at the same
    moment are played in random order. A choice that another one has made illegal is dropped
    (`info["dropped"]`), and its agent is asked again.
    """

    WAITS = 1
    MASK_IN = "observation"

    def __init__(self, name: str, **settings: Any) -> None:
        super().__init__(name, **settings)
        self.waiting = len(self.game.actions)
        self._order = np.random.default_rng(0)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._order = np.random.default_rng(seed)
        self._begin(seed)
        return self._all_see(frozenset())

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        chosen = {seat: self._choice(seat, actions) for seat in range(len(self.agents))}
        acting = [seat for seat in chosen if chosen[seat] != self.waiting]
        dropped: set[str] = set()
        for seat in self._order.permutation(acting).tolist():
            if not self._play(seat, chosen[seat]):
                dropped.add(self.possible_agents[seat])
        over = int(self.seating.asked[0]) == OVER
        observations, infos = self._all_see(dropped)
        found = self.seating.rewards(0, self._reward)
        rewards = dict(zip(self.agents, map(float, found), strict=True))
        ends = dict.fromkeys(self.agents, over)
        cuts = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return observations, rewards, ends, cuts, infos

    def _play(self, seat: int, action: int) -> bool:
        """Play a seat's choice if it is still legal."""
        seating = self.seating
        _, legal = seating.look(0, seat)
        if not legal[action]:
            return False
        seating.asked[0] = seat
        seating.masks[0] = legal
        seating.actions[0] = action
        seating.go()
        return True

    def _choice(self, seat: int, actions: Mapping[str, int]) -> int:
        """An agent's action, checked against the mask it was given."""
        agent = self.possible_agents[seat]
        action = int(actions[agent])
        mask = self._masks[seat]
        if 0 <= action < len(mask) and mask[action]:
            return action
        if mask[self.waiting] or action == self.waiting:
            raise BadOptions(f"{agent} chose {action}, which its mask does not allow")
        self.game.play(self.seating.face(), seat, action)  # raises: it is not legal
        raise AssertionError("the mask and the rules disagree")

    def _all_see(
        self, dropped: set[str] | frozenset[str]
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._masks: dict[int, npt.NDArray[np.int8]] = {}
        observations: dict[str, Observation] = {}
        infos: dict[str, dict[str, Any]] = {}
        for seat, agent in enumerate(self.possible_agents):
            known, legal = self.seating.look(0, seat)
            mask = np.zeros(self.waiting + 1, np.int8)
            mask[: self.waiting] = legal
            mask[self.waiting] = not legal.any()
            self._masks[seat] = mask
            observations[agent] = self._shown(known, mask)
            infos[agent] = {"action_mask": mask} if self._mask_in == "info" else {}
            if agent in dropped:
                infos[agent]["dropped"] = True
        return observations, infos
