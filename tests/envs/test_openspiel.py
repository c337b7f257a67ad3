"""OpenSpiel's own tests pass, its algorithms run, and information states are exact."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from coffret import registry
from coffret.engine.errors import IllegalMove
from coffret.envs import openspiel
from coffret.envs.recall import face_of

from .tables import EVERY_COUNT, EVERY_GAME, variants

SMALL = "coffret_incubation(players=2,deals=1,decisions=5,compiled=false)"


def loaded(name: str, **settings: Any) -> Any:
    given = {"compiled": "false", **settings}
    listed = ",".join(f"{key}={value}" for key, value in given.items())
    return pyspiel.load_game(f"coffret_{name}({listed})")


def dealt(game: Any, deal: int = 0) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


@EVERY_COUNT
def test_random_games_pass_the_tests_of_the_library(
    name: str, players: int, capfd: pytest.CaptureFixture[str]
) -> None:
    """With serialisation, masks and both observers: a whole game, and parts at each table."""
    for options in variants(registry.game(name), players):
        whole = players == registry.game(name).seats[0] and not options
        game = loaded(name, players=players, decisions=0 if whole else 12, **options)
        recall = pyspiel.IIGObservationType(perfect_recall=True)
        pyspiel.random_sim_test(
            game, 1, True, False, mask_test=True, observer=game.make_observer(recall, {})
        )


@EVERY_GAME
def test_a_whole_game_is_played_and_its_returns_add_up_to_nothing(name: str) -> None:
    state = dealt(loaded(name))
    chance = Random(1)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


@EVERY_GAME
def test_positions_a_seat_cannot_tell_apart_look_the_same_and_only_these(name: str) -> None:
    """The contract's two worlds: one seat's are equal, another seat's are not."""
    game = loaded(name)
    state = dealt(game)
    chance = Random(2)
    differing = 0
    for number in range(150):
        state.apply_action(chance.choice(state.legal_actions()))
        if state.is_terminal():
            break
        if number % 30:
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, pyspiel.UniformProbabilitySampler(0.0, 1.0))
        assert str(other) != str(state)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        for player in range(game.num_players()):
            same_view = other.observation_string(player) == state.observation_string(player)
            same_tensor = other.observation_tensor(player) == state.observation_tensor(player)
            assert same_view == same_tensor
            differing += not same_view
    assert differing or not registry.game(name).hidden


def test_a_seat_remembers_what_has_gone() -> None:
    """Two ways to the same position: the views are equal, the pasts are not."""
    game = loaded("incubation", players=2)
    states = []
    for action in dealt(game).legal_actions()[:2]:
        state = dealt(game)
        state.apply_action(action)
        states.append(state)
    one, two = states
    assert one.information_state_string(0) != two.information_state_string(0)
    again = dealt(game)
    again.apply_action(one.history()[-1])
    assert again.information_state_string(0) == one.information_state_string(0)
    assert again.information_state_tensor(1) == one.information_state_tensor(1)


def test_a_game_is_the_same_after_pickling() -> None:
    game = loaded("megalomania", players=3, seed=4)
    kept = pickle.loads(pickle.dumps(game))
    assert str(kept) == str(game)
    assert str(dealt(kept)) == str(dealt(game))


def test_a_state_is_the_same_after_pickling_and_keeps_its_past() -> None:
    game = loaded("jelly_monster", players=3)
    state = dealt(game)
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(other) == str(state)
    assert other.information_state_string(1) == state.information_state_string(1)
    clone = state.clone()
    state.apply_action(state.legal_actions()[0])
    assert str(clone) == str(other)


def test_a_resampled_state_changes_nothing_in_the_first() -> None:
    state = dealt(loaded("megalomania", players=3))
    before = str(state)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    other = state.resample_from_infostate(state.current_player(), sampler)
    assert str(state) == before
    kept = pickle.loads(pickle.dumps(other))
    assert str(kept) == str(other) != before
    assert kept.information_state_string(0) == other.information_state_string(0)


@EVERY_GAME
def test_whoever_is_asked_may_do_in_a_resampled_state_what_the_rules_say(name: str) -> None:
    """Resampled for one seat, another's hand may be different, and so what it may do."""
    game = registry.game(name)
    state = dealt(loaded(name))
    chance = Random(3)
    for number in range(60):
        state.apply_action(chance.choice(state.legal_actions()))
        if number % 10 or state.is_terminal():
            continue
        other = state.resample_from_infostate(
            (state.current_player() + 1) % 2, pyspiel.UniformProbabilitySampler(0.0, 1.0)
        )
        face = face_of(game, other.desk.memory)
        assert other.legal_actions() == game.legal(face, other.current_player())
        other.apply_action(other.legal_actions()[0])


def test_an_illegal_action_names_the_rule_and_changes_nothing() -> None:
    state = dealt(loaded("incubation"))
    before = str(state)
    illegal = min(set(range(45)) - set(state.legal_actions()))
    for action in (illegal, 10**6):
        with pytest.raises(IllegalMove):
            state.apply_action(action)
    assert (str(state), len(state.history())) == (before, 1)


def test_chance_can_be_sampled() -> None:
    """OpenSpiel's mode for it: one outcome, and each state is dealt the next game of the seed."""
    game = loaded("incubation", chance="sampled", decisions=12)
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    assert game.new_initial_state().chance_outcomes() == [(0, 1.0)]
    explicit = loaded("incubation")
    for deal in range(3):
        state = dealt(game)
        assert str(state) == str(dealt(explicit, deal))
        for _ in range(5):
            state.apply_action(state.legal_actions()[0])
        other = game.deserialize_state(state.serialize())
        assert str(other) == str(state)
        assert other.information_state_string(1) == state.information_state_string(1)
    pyspiel.random_sim_test(game, 1, False, False, mask_test=True)
    with pytest.raises(Exception, match="explicit or sampled"):
        loaded("incubation", chance="fair")


def test_the_library_does_not_serialise_a_game_with_sampled_chance() -> None:
    """Why sampled chance is not the default: when this fails, it can be."""
    game = loaded("incubation", chance="sampled")
    with pytest.raises(pyspiel.SpielError, match="GetRNGState unimplemented"):
        pyspiel.serialize_game_and_state(game, dealt(game))


def test_compiled_states_are_the_same_as_interpreted_ones() -> None:
    ends = []
    for compiled in ("false", "true"):
        game = loaded("incubation", players=2, compiled=compiled)
        state = dealt(game, 5)
        chance = Random(4)
        seen: list[Any] = []
        while not state.is_terminal():
            seen.append((state.current_player(), state.legal_actions(), str(state)))
            if len(seen) in (20, 21):
                sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
                other = pickle.loads(pickle.dumps(state)).clone()
                seen.append(other.information_state_tensor(1))
                assert other.resample_from_infostate(0, sampler).is_terminal() is False
            state.apply_action(chance.choice(state.legal_actions()))
        ends.append((seen, state.returns(), state.information_state_string(0)))
    assert ends[0] == ends[1]


def test_options_and_versions_are_parameters() -> None:
    game = loaded("megalomania", players=4, pairs="yes")
    state = dealt(game)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert len(set(state.returns())) == 2  # both of a pair win or lose
    version = registry.game("megalomania").rules_version
    assert pyspiel.load_game(f"coffret_megalomania_v{version}(compiled=false)") is not None
    with pytest.raises(Exception, match="9"):
        loaded("megalomania", players=9)


def test_a_deal_is_a_game_of_the_seed() -> None:
    game = loaded("incubation", deals=8)
    assert [outcome for outcome, _ in game.new_initial_state().chance_outcomes()] == list(range(8))
    assert str(dealt(game, 3)) == str(dealt(game, 3)) != str(dealt(game, 4))
    assert loaded("incubation").max_chance_outcomes() == openspiel.DEALS


def test_the_library_searches() -> None:
    game = loaded("incubation", players=2, decisions=20)
    state = dealt(game)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    for bot in (
        mcts.MCTSBot(game, 1.0, 10, evaluator, random_state=np.random.RandomState(1)),
        ismcts.ISMCTSBot(game, evaluator, 1.0, 10, random_state=np.random.RandomState(1)),
    ):
        assert bot.step(state) in state.legal_actions()


def test_the_library_finds_an_equilibrium_of_a_cut_down_game() -> None:
    game = pyspiel.load_game(SMALL)
    solver = cfr.CFRSolver(game)
    start = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < start
