"""PettingZoo's own tests pass without a warning, and agents see what they should."""

import contextlib
import io
import warnings
from collections.abc import Iterator
from functools import partial
from typing import Any

import numpy as np
import pytest

from coffret import registry
from coffret.envs import pettingzoo

from .tables import EVERY_COUNT, EVERY_GAME, variants

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import environments that it has deprecated
    from pettingzoo.test import api_test, parallel_api_test, seed_test

SEEDS = range(20)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    with contextlib.redirect_stdout(io.StringIO()):
        yield


@EVERY_COUNT
def test_turns_pass_the_tests_of_the_interface(name: str, players: int) -> None:
    for options in variants(registry.game(name), players):
        env = pettingzoo.env(name, players=players, options=options, compiled=False)
        for seed in SEEDS:
            for agent in env.possible_agents:
                env.action_space(agent).seed(seed)
            env.reset(seed=seed)
            api_test(env, num_cycles=4)


@EVERY_COUNT
def test_the_same_seed_gives_the_same_turns(name: str, players: int) -> None:
    for options in variants(registry.game(name), players):
        settings = {"players": players, "options": options, "compiled": False}
        for seed in SEEDS:
            seed_test(partial(_turns, name, settings, seed), num_cycles=2)


def _turns(name: str, settings: dict[str, Any], more: int) -> Any:
    """The library's test has one seed: this environment takes it for another."""
    env: Any = pettingzoo.env(name, **settings)
    reset = env.reset
    env.reset = lambda seed=None, options=None: reset(None if seed is None else seed + more)
    return env


@EVERY_COUNT
def test_play_at_once_passes_the_tests_of_the_interface(name: str, players: int) -> None:
    for options in variants(registry.game(name), players):
        env = pettingzoo.parallel_env(name, players=players, options=options, compiled=False)
        for seed in SEEDS:
            for agent in env.possible_agents:
                env.action_space(agent).seed(seed)
            env.reset(seed=seed)
            parallel_api_test(env, num_cycles=4)


@EVERY_GAME
def test_a_game_played_at_once_comes_to_its_end(name: str) -> None:
    env = pettingzoo.parallel_env(name, compiled=False)
    observations, _ = env.reset(seed=3)
    rewards: dict[str, float] = {}
    moments = 0
    while env.agents:
        for agent in env.agents:
            env.action_space(agent).seed(moments)
        actions = {
            agent: env.action_space(agent).sample(observations[agent]["action_mask"])
            for agent in env.agents
        }
        observations, rewards, _, _, _ = env.step(actions)
        moments += 1
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_an_agent_that_may_not_act_can_only_wait() -> None:
    env = pettingzoo.parallel_env("incubation", players=3, compiled=False)
    observations, _ = env.reset(seed=1)
    waiting = [agent for agent in env.agents if observations[agent]["action_mask"][-1]]
    assert len(waiting) == 2
    for agent in waiting:
        assert observations[agent]["action_mask"].sum() == 1


def test_agents_choose_at_the_same_moment_where_the_rules_let_them() -> None:
    env = pettingzoo.parallel_env("jelly_monster", players=4, compiled=False)
    observations, _ = env.reset(seed=1)
    assert [
        agent for agent in env.agents if not observations[agent]["action_mask"][-1]
    ] == env.agents


def test_rewards_are_shared_wins_or_points() -> None:
    for reward in ("win", "points"):
        env = pettingzoo.env("incubation", players=2, reward=reward, compiled=False)
        env.reset(seed=5)
        while not env.terminations[env.agent_selection]:
            mask = env.infos[env.agent_selection]["action_mask"]
            env.step(int(np.flatnonzero(mask)[-1]))
        scores = env.game.scores(env.seating.face())
        winners = env.game.winners(env.seating.face())
        if reward == "points":
            assert list(env.rewards.values()) == scores
        else:
            won = [seat for seat, gain in enumerate(env.rewards.values()) if gain >= 0]
            assert won == winners
