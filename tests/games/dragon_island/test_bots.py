"""The bots of Dragon Island: greedy beats random, and those who search see a victory at hand."""

from collections.abc import Callable
from typing import Any

import pytest

from coffret.bots.player import BotPlayer
from coffret.check.positions import positions
from coffret.games.dragon_island import GAME, phase
from coffret.games.dragon_island.components import TILES
from coffret.games.dragon_island.estimate import STORM_PLAYED
from coffret.games.dragon_island.state import COLOUR_COUNT, RED, STORM
from coffret.lab.simulation import simulate

from .positions import YOU, Position

GAMES = 150
SHARE = 1.6
"""Times its fair share of victories, at least."""

SEARCHING = ("casual", "skilled", "expert")
SEEDS = range(1, 5)
NEVER = -1


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_a_greedy_wizard_wins_far_more_than_its_share(seats: int) -> None:
    bots = ["greedy", *["random"] * (seats - 1)]
    played = simulate(GAME, seats, GAMES, 3, bots, True)
    wins = sum(
        float(share)
        for number, row in enumerate(played.wins)
        for seat, share in enumerate(row)
        if played.bot_at(number, seat) == "greedy"
    )
    assert wins / GAMES * seats >= SHARE


def last_turn(p: Position) -> Position:
    """No tile is left to be placed after yours."""
    p.s.tiles_left = p.s.bag_count = 0
    return p


def treasure_at_hand() -> Position:
    """They lead by 4; your map brings 5 on tile 3, and nothing else brings as much."""
    p = last_turn(
        Position(
            """
              r   rb1
            g   w3  K   bm2
              g   wb4
            """,
            you="5 fame, 5 white, 3 red",
            others=("9 fame",),
            maps="map-7",
        )
    )
    return p.to_step_4()


def dragons_at_hand() -> Position:
    """They lead by 3, and would win a tie. Each dragon brings 2, and the red one only 1; the blue
    and the white one together bring 4."""
    p = last_turn(
        Position(
            """
              rd1 bd2
            wt  K   wd3
              bm  rt
            """,
            you="1 gold, 5 white, 5 blue",
            others=("3 fame",),
            dragons="1: 1 red; 2: 1 blue; 3: 1 white",
        )
    )
    p.you.captured[RED] = 1
    for colour in range(COLOUR_COUNT):
        p.them.captured[colour] = 1
    return p.to_step_3()


@pytest.mark.parametrize("bot", SEARCHING)
@pytest.mark.parametrize("position", [treasure_at_hand, dragons_at_hand])
def test_a_bot_that_searches_takes_a_victory_at_hand(
    position: Callable[[], Position], bot: str
) -> None:
    first = position().s
    GAME.play(first, YOU, GAME.legal(first, YOU)[0])
    assert not wins(first, "expert", 1)
    for seed in SEEDS:
        assert wins(position().s, bot, seed)


def wins(s: Any, bot: str, seed: int) -> bool:
    """Whether a bot wins by the rest of this turn."""
    player = BotPlayer(GAME, bot, seed, compiled=True)
    while not GAME.rules.over(s):
        GAME.play(s, YOU, player.choose(s, YOU))
    return GAME.winners(s) == [YOU]


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_light_play_weighs_legal_actions_only_and_adds_them_up(seats: int) -> None:
    for s in positions(GAME, seats, 7, every=2):
        if GAME.rules.over(s):
            return
        mask = bytearray(len(GAME.actions))
        GAME.rules.legal(s, s.turn, mask)
        weights = [NEVER] * len(GAME.actions)
        total = GAME.rules.rollout_weights(s, s.turn, mask, weights)
        weighed = {action for action, weight in enumerate(weights) if weight != NEVER}
        if s.phase != phase.FILL:
            assert weighed == set(GAME.legal(s, s.turn))
        assert total == sum(weights[action] for action in weighed)
        assert min((weights[action] for action in weighed), default=1) > 0


@pytest.mark.parametrize("seats", list(GAME.seats))
def test_every_player_but_the_last_has_finished_before_the_end(seats: int) -> None:
    finished: set[int] = set()
    for s in positions(GAME, seats, 9):
        if not GAME.rules.over(s):
            finished = {seat for seat in range(seats) if GAME.rules.has_finished(s, seat)}
    assert finished == set(range(seats)) - {(s.first_player - 1) % seats}


def after_your_last_turn(pets: str = "red 3, gold 1", buildings: str = "", storms: int = 1) -> int:
    """The value of your end when the others, who hold this many storms, have a turn left."""
    p = Position("rd1 K", you="7 fame, 4 white, 2 gold", pets=pets, buildings=buildings)
    hand = [tile for tile, row in enumerate(TILES) if STORM in row.kinds][:storms]
    for i, tile in enumerate(hand):
        p.them.hand[i] = tile
    p.s.turn = 1
    p.s.tiles_left = 1
    p.s.phase = phase.TILE
    assert GAME.rules.has_finished(p.s, YOU)
    assert not GAME.rules.has_finished(p.s, 1)
    return int(GAME.rules.estimate(p.s, YOU))


def test_after_the_last_turn_final_points_count_less_what_storms_may_take() -> None:
    tie_breaks = 2  # two gold behind the screen
    assert after_your_last_turn(storms=0) == 1100 + tie_breaks
    assert after_your_last_turn(storms=1) == 1100 + tie_breaks - 2 * STORM_PLAYED
    assert after_your_last_turn(storms=2) == 1100 + tie_breaks - 4 * STORM_PLAYED
    assert after_your_last_turn(pets="", storms=1) == 700 + tie_breaks


def test_a_pet_in_its_lair_fears_no_storm() -> None:
    assert after_your_last_turn(buildings="1: red lair") == 1100 + 2 - STORM_PLAYED
