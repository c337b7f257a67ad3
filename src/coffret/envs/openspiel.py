"""OpenSpiel: importing this module registers every game.

    from coffret.envs import openspiel
    game = pyspiel.load_game("coffret_incubation(players=3)")

A game begins with a chance node that picks one of `deals` games of the seed; outcome n is game n of
`coffret simulate`. What is drawn later is part of that deal and hidden from everyone; a bot that
searches takes `resample_from_infostate`, which redraws all that a seat cannot know. (OpenSpiel has
a mode for sampled chance, but games written in Python cannot be serialised in it.)

`decisions=N` ends a game after N decisions, with the best points so far as the win: a cut-down
game for algorithms that walk through the whole tree.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from coffret import registry
from coffret.engine import rng, transitions
from coffret.engine.game import Game
from coffret.engine.options import Domain
from coffret.engine.state import Dice

from .recall import FINGERPRINT_BYTES, Moment, face_of, observed
from .seating import Seating, find_game, versioned
from .turns import OVER, REFUSED

spiel: Any = pyspiel

CHANCE = int(spiel.PlayerId.CHANCE)
TERMINAL = int(spiel.PlayerId.TERMINAL)
DEALS = 1024
"""How many games the chance node offers by default."""


def register_all() -> None:
    """Every game, by its name and by its name with the version of its rules."""
    for game in registry.games():
        for name in (f"coffret_{game.name}", f"coffret_{versioned(game)}"):
            if name not in spiel.registered_names():
                spiel.register_game(_type_of(game, name), _class_of(game, name))


def _class_of(game: Game, name: str) -> type[SpielGame]:
    """A class of its own: OpenSpiel keeps what it calls beyond Python's end, and a plain function
    would crash there."""

    def begin(self: SpielGame, parameters: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, game, name, parameters or {})

    return type(name, (SpielGame,), {"__init__": begin})


def _type_of(game: Game, name: str) -> Any:
    kinds = spiel.GameType
    return kinds(
        short_name=name,
        long_name=f"{game.title} (Coffret, rules {game.rules_version})",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(game),
    )


def _defaults(game: Game) -> dict[str, Any]:
    return {
        "players": game.seats[0],
        "seed": 0,
        "deals": DEALS,
        "decisions": 0,
        "components": "",
        "compiled": True,
        **game.options.defaults,
    }


class SpielGame(spiel.Game):  # type: ignore[misc]
    """A game with its parameters; all its states share one place to play in."""

    def __init__(self, game: Game, name: str, parameters: dict[str, Any]) -> None:
        chosen = _defaults(game) | parameters
        if chosen["components"]:
            game = find_game(game.name, chosen["components"])
        options = {name: _value(domain, chosen[name]) for name, domain in _domains(game)}
        self.game = game
        self.players = int(chosen["players"])
        self.seed = int(chosen["seed"])
        self.deals = int(chosen["deals"])
        self.decisions = int(chosen["decisions"]) or game.longest
        self.seating = Seating(
            game, self.players, options, compiled=bool(chosen["compiled"]), featured=False
        )
        info = spiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=min(self.decisions, game.longest),
        )
        super().__init__(_type_of(game, name), info, parameters)

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.game, iig_obs_type is not None and iig_obs_type.perfect_recall)


def _domains(game: Game) -> list[tuple[str, Domain]]:
    return list(game.options.domains.items())


def _value(domain: Domain, value: Any) -> Any:
    return int(value) if isinstance(domain, range) else str(value)


class SpielState(spiel.State):  # type: ignore[misc]
    """A position. Its attributes never change in place, so a clone is cheap."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment: Moment | None = None  # before the deal
        self._place = b""
        self._mask = b""
        self._seat = CHANCE
        self._returns: tuple[float, ...] = (0.0,) * game.players

    # OpenSpiel calls these

    def current_player(self) -> int:
        return self._seat

    def is_terminal(self) -> bool:
        return self._seat == TERMINAL

    def returns(self) -> list[float]:
        return list(self._returns)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(number, 1 / deals) for number in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        actions: list[int] = np.frombuffer(self._mask, np.uint8).nonzero()[0].tolist()
        return actions

    # These are the same as OpenSpiel's own, which would ask Python several times.

    def is_chance_node(self) -> bool:
        return self.moment is None

    def legal_actions(self, player: int | None = None) -> list[int]:
        if player is None:
            player = self._seat
        if self.moment is None or player != self._seat or player < 0:
            actions: list[int] = super().legal_actions(player)
            return actions
        return self._legal_actions(player)

    def _apply_action(self, action: int) -> None:
        game: SpielGame = self.get_game()
        seating = game.seating
        if self.moment is None:
            seating.seed(game.seed, action)
            seating.deal()
        else:
            self._sit_down(seating)
            seating.actions[0] = action
        seating.go()
        if seating.places[0]["count"] == REFUSED:
            raise seating.reason(action)
        self.moment = Moment(self.moment, self._seat, action, seating.states.tobytes())
        self._stand_up(game)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game().game
        if player == CHANCE:
            return f"deal {action}"
        move = game.move(action)
        return " ".join(f"{name}={value}" for name, value in move.items())

    def __str__(self) -> str:
        return "undealt" if self.moment is None else self.moment.position.hex()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A random state that `player` cannot tell apart from this one."""
        game: SpielGame = self.get_game()
        other: SpielState = self.clone()
        if self.moment is None:
            return other
        dice = Dice.new()
        rng.reseed(dice, [int(sampler() * 2**32) - 2**31 | 1 for _ in range(4)])
        s = face_of(game.game, self.moment.position)
        game.game.plain(transitions).imagine(s, player, dice)
        other.moment = self.moment.redrawn(game.game, player, bytes(s._words))
        return other

    # The shared place

    def _sit_down(self, seating: Seating) -> None:
        assert self.moment is not None
        seating.states[:] = np.frombuffer(self.moment.position, seating.states.dtype)
        seating.places[:] = np.frombuffer(self._place, seating.places.dtype)
        seating.masks[0] = np.frombuffer(self._mask, np.uint8)

    def _stand_up(self, game: SpielGame) -> None:
        seating = game.seating
        self._seat = int(seating.asked[0])
        self._place = seating.places.tobytes()
        self._mask = seating.masks.tobytes()
        if self._seat == OVER:
            self._end(seating.rewards())
        elif seating.places[0]["decisions"] >= game.decisions:
            s = face_of(game.game, self.moment.position)  # type: ignore[union-attr]
            won = np.isin(np.arange(game.players), game.game.winners(s))
            self._end((won * game.players / won.sum() - 1) / (game.players - 1))

    def _end(self, rewards: npt.NDArray[np.float64]) -> None:
        self._seat = TERMINAL
        self._mask = b""
        self._returns = tuple(rewards.tolist())


class Observer:
    """What a seat sees now or, with perfect recall, has seen so far.

    As a string: its view as JSON, and its fingerprint. As a tensor: the game's features, and the
    bits of the fingerprint. Features alone may be equal where a seat sees a difference.
    """

    def __init__(self, game: Game, recalls: bool) -> None:
        self._game = game
        self._recalls = recalls
        size = len(game.features)
        self.tensor = np.zeros(size + 8 * FINGERPRINT_BYTES, np.float32)
        self.dict = {"features": self.tensor[:size], "fingerprint": self.tensor[size:]}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor.fill(0)
        if state.moment is None:
            return
        face = face_of(self._game, state.moment.position)
        self._game.rules.features(face, player, self.dict["features"])
        bits = np.frombuffer(self._fingerprint(state.moment, player), np.uint8)
        self.dict["fingerprint"][:] = np.unpackbits(bits)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.moment is None:
            return "undealt"
        view = observed(self._game, state.moment.position, player).decode()
        return f"{view} {self._fingerprint(state.moment, player).hex()}"

    def _fingerprint(self, moment: Moment, player: int) -> bytes:
        if self._recalls:
            return moment.as_seen_by(self._game, player)
        return Moment(None, moment.seat, moment.action, moment.position).as_seen_by(
            self._game, player
        )


register_all()
