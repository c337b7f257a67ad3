"""Gymnasium's checker is content, opponents play, and many games run side by side."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import coffret.envs.gymnasium
from coffret import registry
from coffret.engine.errors import BadOptions, IllegalMove
from coffret.envs.vector import VectorGames

from .tables import EVERY_COUNT, variants


def made(name: str, **settings: Any) -> Any:
    version = registry.game(name).rules_version
    return gymnasium.make(f"coffret/{name}-v{version}", compiled=False, **settings).unwrapped


@EVERY_COUNT
def test_a_seat_passes_the_checker(name: str, players: int) -> None:
    for options in variants(registry.game(name), players):
        env = made(name, players=players, options=options, opponents=["random"], seat=players - 1)
        check_env(env, skip_render_check=True)


def test_bots_that_search_play_the_other_seats() -> None:
    env = made("incubation", players=3, opponents=["search-2", "greedy"], seat=1)
    ends = []
    for _ in range(2):
        env.reset(seed=4)
        over = False
        reward = 0.0
        while not over:
            _, reward, over, _, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
        assert sum(info["returns"]) == pytest.approx(0)
        assert info["returns"][1] == reward
        ends.append(env.seating.states.tobytes())
    assert ends[0] == ends[1]


def test_after_the_end_a_reset_is_asked_for() -> None:
    env = made("incubation", players=2, opponents=["random"])
    env.reset(seed=4)
    over = False
    while not over:
        _, _, over, _, _ = env.step(int(np.flatnonzero(env.action_masks())[0]))
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_an_illegal_action_is_replaced_or_raises() -> None:
    env = made("incubation", players=2, opponents=["random"])
    env.reset(seed=4)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, _, _, _, info = env.step(illegal)
    assert info["replaced"]
    env = made("incubation", players=2, opponents=["random"], illegal="raise")
    env.reset(seed=4)
    with pytest.raises(IllegalMove, match="INC-"):
        env.step(illegal)


def test_opponents_are_one_for_all_or_one_each() -> None:
    with pytest.raises(BadOptions, match="3"):
        made("incubation", players=4, opponents=["random", "greedy"])
    with pytest.raises(BadOptions, match="no seat"):
        made("incubation", players=4, seat=4)


def test_many_games_run_side_by_side_and_are_dealt_again() -> None:
    games = VectorGames("incubation", 3, players=2, compiled=False)
    known, info = games.reset(seed=1)
    ended = 0
    for _ in range(700):
        over_before = info["seat"] < 0
        actions = [np.flatnonzero(mask)[0] if mask.any() else 0 for mask in info["action_mask"]]
        known, rewards, over, cut, info = games.step(np.array(actions))
        assert not cut.any()
        assert not over[over_before].any()  # dealt again, not played
        for i in np.flatnonzero(over):
            assert info["returns"][i].sum() == pytest.approx(0)
            assert rewards[i] in info["returns"][i]
        assert (rewards[~over] == 0).all()
        ended += int(over.sum())
    assert ended >= 3
    assert known is games.seating.features  # no copies


def test_an_illegal_action_among_many_games_raises() -> None:
    games = VectorGames("incubation", 2, players=2, compiled=False)
    _, info = games.reset(seed=1)
    actions = [int(np.flatnonzero(mask == 0)[0]) for mask in info["action_mask"]]
    with pytest.raises(IllegalMove, match="INC-"):
        games.step(np.array(actions))


def test_a_bot_that_searches_has_no_seat_among_many_games() -> None:
    with pytest.raises(BadOptions, match="cannot play inside the compiled loop"):
        VectorGames("incubation", 2, players=2, opponents=["expert"], compiled=False)


def test_all_games_are_registered_for_many_at_once() -> None:
    assert coffret.envs.gymnasium.SeatEnv is not None
    for game in registry.games():
        games = gymnasium.make_vec(
            f"coffret/{game.name}-v{game.rules_version}",
            num_envs=2,
            vectorization_mode="vector_entry_point",
            compiled=False,
            opponents=["random"],
        )
        games.reset(seed=0)
        assert isinstance(games.unwrapped, VectorGames)
        games.close()
