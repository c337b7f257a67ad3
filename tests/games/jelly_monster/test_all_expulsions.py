"""With a 1 or a 2 a player may expel exactly the dice that lie at open districts."""

from random import Random

import pytest

from coffret.engine.fairness import secret_of, words
from coffret.games.jelly_monster import GAME
from coffret.games.jelly_monster.dice import number_showing
from coffret.games.jelly_monster.moves import MOVES, PLACE_AND_EXPEL
from coffret.games.jelly_monster.state import FACE_COUNT, NOTHING, ONE, TWO


@pytest.mark.rule("JM-2.3", "JM-2.4")
@pytest.mark.parametrize("seats", GAME.seats)
def test_each_die_there_can_be_expelled_and_no_other(seats: int) -> None:
    chance = Random(seats)
    s = GAME.new(seats, {}, words(secret_of(seats), GAME.name, 0))
    looked_at = 0
    while not GAME.rules.over(s):
        acting = GAME.acting(s)
        if not acting:
            GAME.transitions.wait(s, GAME.rules.due(s) - s.clock)
            continue
        seat = chance.choice(acting)
        legal = GAME.legal(s, seat)
        offered = {
            (move.first, move.second, (seat + move.third) % seats, move.fourth)
            for move in (MOVES[action] for action in legal)
            if move.kind == PLACE_AND_EXPEL
        }
        there = {
            (die, district, owner, face)
            for die in (ONE, TWO)
            if number_showing(s.players[seat].dice, die) > 0
            for district in range(s.district_count)
            if s.districts[district].closed_by == NOTHING
            for owner in range(seats)
            for face in range(FACE_COUNT)
            if number_showing(s.districts[district].dice[owner], face) > 0
        }
        assert offered == there
        looked_at += len(there)
        GAME.play(s, seat, chance.choice(legal))
    assert looked_at > 200
