"""OpenSpiel: importing this module registers every game.

    from coffret.envs import openspiel
    game = pyspiel.load_game("coffret_incubation(players=3)")

A game begins with a chance node that picks one of `deals` games of the seed; outcome n is game n of
`coffret simulate`. What is drawn later is part of that deal and hidden from everyone; a bot that
searches takes `resample_from_infostate`, which redraws all that a seat cannot know. With
`chance=sampled` the node has one outcome, and each new state is dealt the next game of the seed.
(That is OpenSpiel's mode for sampled chance. OpenSpiel can serialise a state in it, but no game
written in Python: it asks such a game for its generator, and gives Python no way to answer.)

`decisions=N` ends a game after N decisions, with the best points so far as the win: a cut-down
game for algorithms that walk through the whole tree.
"""

from __future__ import annotations

from itertools import count
from typing import Any

import numpy as np
import pyspiel

from coffret import registry
from coffret.engine import fairness
from coffret.engine.errors import BadOptions, IllegalMove
from coffret.engine.game import Game
from coffret.engine.options import Domain

from .cells import Asked, Cells
from .recall import FINGERPRINT_BYTES, Moment, alone, face_of, observed, played_again
from .seating import find_game, versioned

spiel: Any = pyspiel

CHANCE = int(spiel.PlayerId.CHANCE)
TERMINAL = int(spiel.PlayerId.TERMINAL)
DEALS = 1024
"""How many games the chance node offers by default."""
EXPLICIT, SAMPLED = "explicit", "sampled"


def register_all() -> None:
    """Every game, by its name and by its name with the version of its rules."""
    for game in registry.games():
        for name in (f"coffret_{game.name}", f"coffret_{versioned(game)}"):
            if name not in spiel.registered_names():
                spiel.register_game(_type_of(game, name), _class_of(game, name))


def _class_of(game: Game, name: str) -> type[SpielGame]:
    """A separate class: OpenSpiel keeps what it calls beyond Python's end, and a plain function
    would crash there."""

    def begin(self: SpielGame, parameters: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, game, name, parameters or {})

    return type(name, (SpielGame,), {"__init__": begin})


def _type_of(game: Game, name: str, chance: str = EXPLICIT) -> Any:
    kinds, modes = spiel.GameType, spiel.GameType.ChanceMode
    return kinds(
        short_name=name,
        long_name=f"{game.title} (Coffret, rules {game.rules_version})",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=modes.SAMPLED_STOCHASTIC if chance == SAMPLED else modes.EXPLICIT_STOCHASTIC,
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
        "chance": EXPLICIT,
        "deals": DEALS,
        "decisions": 0,
        "components": "",
        "compiled": True,
        **game.options.defaults,
    }


class SpielGame(spiel.Game):  # type: ignore[misc]
    """A game with its parameters, and what its states share."""

    def __init__(self, game: Game, name: str, parameters: dict[str, Any]) -> None:
        chosen = _defaults(game) | parameters
        if chosen["chance"] not in (EXPLICIT, SAMPLED):
            raise BadOptions(f"chance is {EXPLICIT} or {SAMPLED}, not '{chosen['chance']}'")
        if chosen["components"]:
            game = find_game(game.name, chosen["components"])
        options = {name: _value(domain, chosen[name]) for name, domain in _domains(game)}
        self.game = game
        self.players = int(chosen["players"])
        self.deals = int(chosen["deals"])
        self.secret = fairness.secret_of(int(chosen["seed"]))
        self.sampled = count() if chosen["chance"] == SAMPLED else None
        decisions = int(chosen["decisions"]) or game.longest
        self.cells = Cells(
            game, self.players, options, decisions, compiled=bool(chosen["compiled"])
        )
        info = spiel.GameInfo(
            num_distinct_actions=len(game.actions),
            max_chance_outcomes=1 if self.sampled else self.deals,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=min(decisions, game.longest),
        )
        super().__init__(_type_of(game, name, chosen["chance"]), info, parameters)

    def new_initial_state(self, *_: Any) -> SpielState:
        return SpielState(self)

    def __reduce__(self) -> Any:
        return _loaded, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.game, iig_obs_type is not None and iig_obs_type.perfect_recall)


def _domains(game: Game) -> list[tuple[str, Domain]]:
    return list(game.options.domains.items())


def _value(domain: Domain, value: Any) -> Any:
    return int(value) if isinstance(domain, range) else str(value)


class Desk:
    """All data of a state in one object: OpenSpiel copies and pickles each attribute separately."""

    __slots__ = ("begun", "cell", "deal", "known", "legal", "memory", "seat")

    def __init__(
        self, memory: bytearray, seat: int, legal: list[int], deal: int, begun: Moment | None
    ) -> None:
        self.memory = memory
        self.cell: Any = None  # the same memory, for the rules
        self.seat = seat
        self.legal = legal  # is replaced, never changed
        self.deal = deal
        self.begun = begun
        """Where a resampled past begins."""
        self.known = begun
        """The last moment that someone asked for."""

    def __deepcopy__(self, memo: Any) -> Desk:
        other = Desk(bytearray(self.memory), self.seat, self.legal, self.deal, self.begun)
        other.known = self.known
        return other

    def __reduce__(self) -> Any:
        return Desk, (self.memory, self.seat, self.legal, self.deal, self.begun)


class SpielState(spiel.State):  # type: ignore[misc]
    """A position. Each has its own memory, which the rules change in place."""

    __slots__ = ("__dict__", "desk", "table")

    def __init__(self, table: SpielGame) -> None:
        super().__init__(table)
        self.table = table
        self.kept = Desk(bytearray(table.cells.kind.bytes), CHANCE, [], -1, None)

    @property
    def kept(self) -> Desk:
        """The desk, as OpenSpiel finds it among the attributes, copies it and puts it back."""
        return self.desk

    @kept.setter
    def kept(self, desk: Desk) -> None:
        desk.cell = self.table.cells.over(desk.memory)
        self.desk = self.__dict__["kept"] = desk

    def __reduce__(self) -> Any:
        """OpenSpiel's own pickles of a state leave out what Python knows of it."""
        return _restored, (spiel.serialize_game_and_state(self.get_game(), self),)

    # OpenSpiel calls these

    def current_player(self) -> int:
        return self.desk.seat

    def is_terminal(self) -> bool:
        return self.desk.seat == TERMINAL

    def returns(self) -> list[float]:
        if self.desk.seat != TERMINAL:
            return [0.0] * self.table.players
        returns: list[float] = self.table.cells.returns(self.desk.memory).tolist()
        return returns

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = 1 if self.table.sampled else self.table.deals
        return [(number, 1 / deals) for number in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.desk.legal

    # These are the same as OpenSpiel's own, which would ask Python several times.

    def is_chance_node(self) -> bool:
        return self.desk.seat == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        desk = self.desk
        if desk.seat >= 0 and (player is None or player == desk.seat):
            return desk.legal.copy()
        actions: list[int] = super().legal_actions(desk.seat if player is None else player)
        return actions

    def _apply_action(self, action: int) -> None:
        desk, cells = self.desk, self.table.cells
        if action not in desk.legal:
            self._begin(action)
            return
        seat, legal = cells.answer(desk.cell, action, *cells.shared)
        desk.seat = seat if legal else TERMINAL
        desk.legal = cells.found[:legal].tolist()

    def _begin(self, action: int) -> None:
        """Deal, or raise an error for a wrong action."""
        desk, table = self.desk, self.table
        if desk.seat >= 0:
            raise self._reason(action)
        if desk.seat == TERMINAL:
            raise IllegalMove("the game is over", "")
        desk.deal = next(table.sampled) if table.sampled else action
        self._sit(table.cells.deal(desk.memory, table.secret, desk.deal))

    def _sit(self, asked: Asked) -> None:
        seat, legal = asked
        self.desk.seat = seat if legal else TERMINAL
        self.desk.legal = self.table.cells.found[:legal].tolist()

    def _reason(self, action: int) -> IllegalMove:
        """The rule that forbids an action."""
        game = self.table.game
        try:
            game.play(face_of(game, self.desk.memory), self.desk.seat, action)
        except IllegalMove as error:
            return error
        raise AssertionError("the action is legal")

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        move = self.table.game.move(action)
        return " ".join(f"{name}={value}" for name, value in move.items())

    def __str__(self) -> str:
        if self.desk.seat == CHANCE:
            return "undealt"
        return self.desk.memory[-self.table.game.state.bytes :].hex()

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A random state that `player` cannot distinguish from this one."""
        other: SpielState = self.clone()
        if self.desk.seat == CHANCE:
            return other
        desk, cells = other.desk, self.table.cells
        words = [int(sampler() * 2**32) - 2**31 | 1 for _ in range(4)]
        asked = cells.reimagine(desk.memory, player, words)
        if desk.seat != TERMINAL:  # a game that was cut short stays so
            other._sit(asked)
        desk.begun = desk.known = self.now().redrawn(self.table.game, player, bytes(desk.memory))
        return other

    def now(self) -> Moment:
        """This moment, and all before it."""
        desk, table = self.desk, self.table
        history = [desk.deal, *self.history()[1:]]
        if desk.known is None or desk.known.depth < len(history):
            desk.known = played_again(table.cells, desk.known, history, table.secret)
        return desk.known


def _loaded(text: str) -> SpielGame:
    """In a process that may not have known the games before."""
    game: SpielGame = spiel.load_game(text)
    return game


def _restored(text: str) -> SpielState:
    state: SpielState = spiel.deserialize_game_and_state(text)[1]
    return state


class Observer:
    """A seat's observation, or with perfect recall everything it has seen so far.

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
        if state.is_chance_node():
            return
        state.table.cells.show(state.desk.memory, player, self.dict["features"])
        bits = np.frombuffer(self._fingerprint(state, player), np.uint8)
        self.dict["fingerprint"][:] = np.unpackbits(bits)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.is_chance_node():
            return "undealt"
        view = observed(self._game, state.desk.memory, player).decode()
        return f"{view} {self._fingerprint(state, player).hex()}"

    def _fingerprint(self, state: SpielState, player: int) -> bytes:
        if self._recalls:
            return state.now().as_seen_by(self._game, player)
        return alone(self._game, state.desk.memory, player)


register_all()
