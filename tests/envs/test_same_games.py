"""The same seed gives the same games through every door, and in `coffret simulate`."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pyspiel
import pytest

import coffret.envs.gymnasium
from coffret import registry
from coffret.engine.errors import BadOptions, IllegalMove
from coffret.engine.masks import random_action
from coffret.envs import openspiel, pettingzoo
from coffret.envs.seating import Seating
from coffret.envs.turns import OVER
from coffret.envs.vector import VectorGames
from coffret.lab.simulation import simulate

from .tables import EVERY_COUNT, EVERY_GAME, variants

SEED = 7


def play_at_random(seating: Seating) -> None:
    while (seating.asked != OVER).any():
        seating.choose_any()
        assert seating.go() == 0


def first_legal(mask: npt.NDArray[Any]) -> int:
    return int(np.flatnonzero(mask)[0])


@EVERY_COUNT
def test_random_play_is_that_of_a_simulation(name: str, players: int) -> None:
    game = registry.game(name)
    for options in variants(game, players):
        seating = Seating(game, players, options, count=2, compiled=False)
        seating.seed(SEED)
        seating.deal()
        seating.go()
        play_at_random(seating)
        simulated = simulate(game, players, 2, SEED, mode="plain", options=options)
        assert seating.states.tobytes() == simulated.states.tobytes()
        assert seating.places["decisions"].sum() == simulated.decisions


@pytest.mark.parametrize("name", ["incubation", "jelly_monster"])
def test_compiled_and_interpreted_doors_give_the_same_bytes(name: str) -> None:
    """The loop, once without and once with a clock: the contract suite compares all rules."""
    game = registry.game(name)
    ends = []
    for compiled in (False, True):
        bots = [None, "greedy", "beginner", "random", "random"][: game.seats[-1]]
        seating = Seating(game, count=4, bots=bots, threads=2, compiled=compiled, paces=[400])
        seating.seed(SEED)
        seating.deal()
        seating.go()
        seen = []
        while (seating.asked != OVER).any():
            seen.append((seating.features.tobytes(), seating.masks.tobytes()))
            for i in np.flatnonzero(seating.asked != OVER):
                seating.actions[i] = first_legal(seating.masks[i])
            seating.go()
        ends.append((seen, seating.states.tobytes(), seating.places.tobytes()))
        seating.close()
    assert ends[0] == ends[1]


def played_by_pettingzoo(name: str, players: int) -> bytes:
    env = pettingzoo.env(name, players=players, compiled=False)
    env.reset(seed=SEED)
    while env.agents:
        over = env.terminations[env.agent_selection]
        env.step(None if over else first_legal(env.infos[env.agent_selection]["action_mask"]))
    return bytes(env.seating.states)


def played_by_openspiel(name: str, players: int) -> bytes:
    game = pyspiel.load_game(f"coffret_{name}(players={players},seed={SEED},compiled=false)")
    state: Any = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    return bytes.fromhex(str(state))


def played_by_vectors(name: str, players: int) -> bytes:
    games = VectorGames(name, 1, players, compiled=False)
    _, info = games.reset(seed=SEED)
    over = np.array([False])
    while not over[0]:
        _, _, over, _, info = games.step(np.array([first_legal(info["action_mask"][0])]))
    return bytes(games.seating.states)


@EVERY_GAME
def test_the_same_choices_lead_to_the_same_end_through_every_door(name: str) -> None:
    players = registry.game(name).seats[0]
    end = played_by_pettingzoo(name, players)
    assert played_by_openspiel(name, players) == end
    assert played_by_vectors(name, players) == end


@EVERY_GAME
def test_random_play_through_every_door_is_that_of_a_simulation(name: str) -> None:
    game = registry.game(name)
    players = game.seats[0]
    simulated = simulate(game, players, 1, SEED, mode="plain").states.tobytes()

    turns = pettingzoo.env(name, players=players, compiled=False)
    turns.reset(seed=SEED)
    while turns.seating.asked[0] != OVER:
        turns.seating.choose_any()
        turns.step(int(turns.seating.actions[0]))
    assert turns.seating.states.tobytes() == simulated

    many = VectorGames(name, 1, players, compiled=False)
    many.reset(seed=SEED)
    over = np.array([False])
    while not over[0]:
        _, _, over, _, _ = many.step(many.sample())
    assert many.seating.states.tobytes() == simulated

    seat: Any = gymnasium.make(
        f"coffret/{name}-v{game.rules_version}",
        players=players,
        opponents=["random"],
        compiled=False,
    ).unwrapped
    seat.reset(seed=SEED)
    while seat.seating.asked[0] != OVER:
        seat.seating.choose_any()
        seat.step(seat.seating.actions[0])
    assert seat.seating.states.tobytes() == simulated

    spiel = pyspiel.load_game(f"coffret_{name}(players={players},seed={SEED},compiled=false)")
    state: Any = spiel.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        legal = state.legal_actions()
        mask = bytearray(action in legal for action in range(len(game.actions)))
        # A random player draws from the generator that also says who is first of several.
        dice = state.table.cells.place(state.desk.memory).dice
        state.apply_action(random_action(mask, len(legal), dice))
    assert bytes.fromhex(str(state)) == simulated


def test_a_reset_without_a_seed_deals_the_next_game() -> None:
    env = pettingzoo.env("incubation", compiled=False)
    env.reset(seed=SEED)
    first = env.seating.states.tobytes()
    env.reset()
    second = env.seating.states.tobytes()
    assert first != second
    games = VectorGames("incubation", 2, compiled=False)
    games.reset(seed=SEED)
    assert games.seating.states.tobytes() == first + second


def test_an_illegal_action_says_which_rule_forbids_it_and_changes_nothing() -> None:
    env = pettingzoo.env(
        "incubation", players=2, options={"first_player": "seat_1"}, compiled=False
    )
    env.reset(seed=SEED)
    before = env.seating.states.tobytes()
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.infos[agent]["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match="INC-"):
        env.step(illegal)
    with pytest.raises(IllegalMove, match="not an action"):
        env.step(10**6)
    assert (env.seating.states.tobytes(), env.agent_selection) == (before, agent)
    env.step(first_legal(env.infos[agent]["action_mask"]))


def test_names_carry_the_version_of_the_rules() -> None:
    game = registry.game("incubation")
    version = game.rules_version
    assert pettingzoo.env("incubation").metadata["name"] == f"coffret_incubation_v{version}"
    assert f"coffret/incubation-v{version}" in gymnasium.registry
    assert f"coffret_incubation_v{version}" in pyspiel.registered_names()
    coffret.envs.gymnasium.register_all()  # twice does no harm
    openspiel.register_all()


@pytest.mark.parametrize(
    "settings",
    [{"players": 9}, {"options": {"no": "such"}}, {"reward": "fame"}, {"mask_in": "hand"}],
)
def test_what_a_game_does_not_offer_is_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        pettingzoo.env("incubation", **settings)
