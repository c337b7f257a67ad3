"""Gymnasium: one seat of a game, the others played by bots.

    env = gymnasium.make("coffret/incubation-v1", players=4, opponents=["casual"])

Importing this module registers every game under its name and the version of its rules. The mask of
legal actions is in the info, and `env.unwrapped.action_masks()` returns it. An illegal action is
replaced by a random legal one (`info["replaced"]`), or raises `IllegalMove` with
`illegal="raise"`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from coffret import registry
from coffret.bots.levels import level
from coffret.bots.player import BotPlayer
from coffret.engine import fairness
from coffret.engine.errors import BadOptions

from . import rendering
from .seating import REWARDS, WIDEST, Seating, around, find_game
from .turns import OVER

ILLEGAL = ("random", "raise")

Known = npt.NDArray[np.float32]


class SeatEnv(gymnasium.Env[Known, Any]):
    """A seat among bots. `opponents` are levels, in order from the next seat on: one for all, or
    one each. The reward comes at the end: 1 for a win, less for a shared one, and so that all
    seats' rewards add up to 0; or the seat's points."""

    metadata = {"render_modes": list(rendering.MODES), "render_fps": 2}  # noqa: RUF012 - theirs

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        opponents: Sequence[str] = ("greedy",),
        options: Mapping[str, Any] | None = None,
        components: str | Path | None = None,
        reward: str = "win",
        paces: Sequence[int] = (0,),
        illegal: str = "random",
        render_mode: str | None = None,
        compiled: bool = True,
    ) -> None:
        if reward not in REWARDS or illegal not in ILLEGAL:
            raise BadOptions(
                f"reward is one of {', '.join(REWARDS)}; illegal is one of {', '.join(ILLEGAL)}"
            )
        found = find_game(game, components)
        count = found.seats[-1] if players is None else players
        bots = around(seat, count, opponents)
        self.game = found
        self.seat = seat
        self.seating = Seating(
            found,
            count,
            options,
            bots=[None if bot is None or level(bot).thinks else bot for bot in bots],
            paces=paces,
            compiled=compiled,
        )
        self._searching = {
            number: BotPlayer(found, bot, 0, compiled=compiled)
            for number, bot in enumerate(bots)
            if bot is not None and level(bot).thinks
        }
        self.render_mode = rendering.check_mode(render_mode)
        self.observation_space = spaces.Box(-WIDEST, WIDEST, (len(found.features),), np.float32)
        self.action_space = spaces.Discrete(len(found.actions))
        self._reward = reward
        self._illegal = illegal
        self._secret = fairness.secret_of(0)
        self._number = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Known, dict[str, Any]]:
        """Deal the next game of the seed: game 0 if a seed is given."""
        super().reset(seed=seed)
        if seed is not None:
            self.seating.seed(seed)
            self._secret = fairness.secret_of(seed)
            self._number = 0
        for number, bot in self._searching.items():
            bot.reseed(fairness.words(self._secret, f"bot-{number}", self._number))
        self._number += 1
        self.seating.deal()
        self._go()
        return self._known(), self._info()

    def step(self, action: Any) -> tuple[Known, float, bool, bool, dict[str, Any]]:
        seating = self.seating
        if seating.asked[0] == OVER:
            raise gymnasium.error.ResetNeeded("the game is over: call reset()")
        chosen = int(action)
        replaced = not 0 <= chosen < len(self.game.actions) or not seating.masks[0][chosen]
        if replaced:
            if self._illegal == "raise":
                raise seating.reason(chosen)
            chosen = int(self.np_random.choice(np.flatnonzero(seating.masks[0])))
        seating.actions[0] = chosen
        self._go()
        over = bool(seating.asked[0] == OVER)
        reward = float(seating.rewards(0, self._reward)[self.seat])
        info = self._info() | ({"replaced": True} if replaced else {})
        return self._known(), reward, over, False, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        allowed: npt.NDArray[np.bool_] = self.seating.masks[0] != 0
        return allowed

    def render(self) -> Any:
        return rendering.render(self.game, self.seating.face(), self.seat, self.render_mode)

    def close(self) -> None:
        self.seating.close()

    def _go(self) -> None:
        """Play on until this seat is asked, or to the end."""
        seating = self.seating
        seating.go()
        while seating.asked[0] in self._searching:
            other = int(seating.asked[0])
            seating.actions[0] = self._searching[other].choose(seating.face(), other)
            seating.go()

    def _known(self) -> Known:
        if self.seating.asked[0] == OVER:
            return self.seating.look(0, self.seat)[0]
        known: Known = self.seating.features[0].copy()
        return known

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.seating.masks[0].view(np.int8).copy()}
        if self.seating.asked[0] == OVER:
            info["returns"] = self.seating.rewards(0, self._reward)
        return info


def register_all() -> None:
    """Every game: `coffret/<name>-v<rules version>`."""
    for game in registry.games():
        name = f"coffret/{game.name}-v{game.rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="coffret.envs.gymnasium:SeatEnv",
                vector_entry_point="coffret.envs.vector:VectorGames",
                kwargs={"game": game.name},
            )


register_all()
