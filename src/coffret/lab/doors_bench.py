"""The cost of each environment API: steps per second of random play, next to a peer's own games.

Each pair takes turns in one process, in processor time; the best of each counts, as other work only
slows. Threads are compared by the clock on the wall.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter, process_time
from typing import Any

from coffret.engine.errors import BadOptions
from coffret.engine.game import Game

ROUNDS = 3
SECONDS = 1.0
MANY = 1024
"""Games side by side in the vector environment."""
MANY_FOR_THREADS = 8192
"""As many that a thread's part of a step takes about a millisecond."""
SPIEL_PEERS = (
    "python_hangman",
    "python_kuhn_poker",
    "python_tic_tac_toe",
    "python_liars_poker",
    "python_team_dominoes",
)
"""The fastest of OpenSpiel's games in Python that are played in turns."""


@dataclass(frozen=True)
class DoorFigures:
    """Steps per second; None: the peer is not installed."""

    game: str
    players: int
    pettingzoo: float
    hanabi: float | None
    openspiel: float
    python_games: float | None
    vector: float
    two_threads: float
    """How many times as many steps two threads make."""


def measure_doors(game: Game) -> DoorFigures:
    """All doors of a game, at its largest number of players but one."""
    try:
        from coffret.envs import openspiel, pettingzoo
        from coffret.envs.vector import VectorGames
    except ImportError as error:
        raise BadOptions(f"{error.name} is missing: pip install 'coffret[envs]'") from error
    players = game.seats[-1] if len(game.seats) == 1 else game.seats[-2]
    openspiel.register_all()
    door = pettingzoo.env(game.name, players=players)
    spiel = _spiel(f"coffret_{game.name}(players={players})")
    many = VectorGames(game.name, MANY, players)
    turns = [_turns(door), _peer(_hanabi), spiel, _peer(_python_games), _steps(many)]
    best: list[float | None] = [None] * len(turns)
    for _ in range(ROUNDS):
        for number, play in enumerate(turns):
            if play is not None:
                best[number] = max(best[number] or 0.0, _rate(play, process_time))
    own, hanabi, opened, python_games, vector = best
    many.close()
    alone, two = (VectorGames(game.name, MANY_FOR_THREADS, players, threads=n) for n in (1, 2))
    one, both = 0.0, 0.0
    for _ in range(ROUNDS):
        one = max(one, _rate(_steps(alone), perf_counter))
        both = max(both, _rate(_steps(two), perf_counter))
    for games in (alone, two):
        games.close()
    assert own is not None
    assert opened is not None
    assert vector is not None
    return DoorFigures(game.name, players, own, hanabi, opened, python_games, vector, both / one)


def _rate(play: Callable[[], int], watch: Callable[[], float]) -> float:
    """Steps per second; `play` makes some and returns their number."""
    play()
    steps = 0
    begin = watch()
    while watch() - begin < SECONDS:
        steps += play()
    return steps / (watch() - begin)


def _peer(make: Callable[[], Callable[[], int]]) -> Callable[[], int] | None:
    try:
        return make()
    except ImportError:
        return None


def _turns(env: Any) -> Callable[[], int]:
    """A game of an AEC environment, by random actions of the mask."""

    def play() -> int:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = (info if "action_mask" in info else observation)["action_mask"]
            env.step(env.action_space(agent).sample(mask))
            steps += 1
        return steps

    return play


def _hanabi() -> Callable[[], int]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PettingZoo is changing how its games are made
        from pettingzoo.classic import hanabi_v5

        return _turns(hanabi_v5.env())


def _spiel(name: str) -> Callable[[], int]:
    import pyspiel

    game: Any = pyspiel.load_game(name)
    chance = Random(0)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                steps += 1
        return steps

    return play


def _python_games() -> Callable[[], int]:
    """The fastest of them in a short trial."""
    import open_spiel.python.games  # noqa: F401 - registers them

    plays = [_spiel(name) for name in SPIEL_PEERS]
    return max(plays, key=lambda play: _rate(play, process_time))


def _steps(games: Any) -> Callable[[], int]:
    """Steps of many games by random actions."""
    games.reset(seed=0)

    def play() -> int:
        games.step(games.sample())
        steps: int = games.num_envs
        return steps

    return play
