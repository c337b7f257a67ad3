"""The end of the game, points and ties."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from coffret.engine.fairness import secret_of
from coffret.engine.match import Match
from coffret.engine.phrases import result_text
from coffret.engine.ranking import reason
from coffret.games.dragon_island import GAME
from coffret.games.dragon_island.state import COLOURS, GOLD

from .positions import Position


def play_out(seats: int, seed: int, **options: Any) -> Any:
    chance = Random(seed)
    s = GAME.new(seats, options, (seed, 2, 3, 4))
    turns = [0] * seats
    before = (0, -1)
    while not GAME.rules.over(s):
        if s.rounds > 0 and (s.rounds, s.turn) != before:
            before = (s.rounds, s.turn)
            turns[s.turn] += 1
        GAME.play(s, s.turn, chance.choice(GAME.legal(s, s.turn)))
    return s, turns


@pytest.mark.rule("DI-11.1", "DI-1.2")
@pytest.mark.parametrize(("seats", "turns"), [(2, 10), (3, 9), (4, 8)])
def test_the_game_ends_after_equal_turns_with_the_last_tile(seats: int, turns: int) -> None:
    for seed in range(1, 4):
        s, taken = play_out(seats, seed)
        assert taken == [turns] * seats
        assert s.tiles_left == s.bag_count == 0
        assert all(tile == -1 for player in s.players for tile in player.hand)


@pytest.mark.rule("DI-11.1", "DI-1.2")
@pytest.mark.parametrize(("seats", "extra", "turns"), [(2, 11, 21), (3, 5, 14), (4, 3, 11)])
def test_the_longest_game_plays_all_tiles_that_make_equal_turns(
    seats: int, extra: int, turns: int
) -> None:
    s, taken = play_out(seats, 1, extra_turns=extra)
    assert taken == [turns] * seats
    assert s.tile_count == 1 + turns * seats


@pytest.mark.rule("DI-11.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_is_told_of_the_last_turns_from_the_first_to_the_last_of_them(seats: int) -> None:
    chance = Random(seats)
    s = GAME.new(seats, {}, (seats, 2, 3, 4))
    said: dict[bool, set[int]] = {False: set(), True: set()}
    while not GAME.rules.over(s):
        said[GAME.view(s, None)["last_turns"]].add(s.rounds)
        GAME.play(s, s.turn, chance.choice(GAME.legal(s, s.turn)))
    assert said[True] == {s.rounds}
    assert s.rounds not in said[False]
    assert not GAME.view(s, None)["last_turns"]


@pytest.mark.rule("DI-11.1")
def test_the_turn_of_the_last_tile_is_played_to_its_end() -> None:
    p = Position("K   .a", hand="rb")
    p.s.bag_count, p.s.tiles_left = 0, 1
    p.place("rb", "a")
    assert not GAME.rules.over(p.s)
    while not GAME.rules.over(p.s):
        p.play(**{"name" if k == "move" else k: v for k, v in _last_choice(p).items()})
    assert p.s.turn == 0
    assert p.events("ended")


def _last_choice(p: Position) -> dict[str, Any]:
    return GAME.move(GAME.legal(p.s, p.s.turn)[-1])


@pytest.mark.rule("DI-11.2")
def test_points_are_fame_and_the_gold_on_pets() -> None:
    p = Position("K", you="7 fame, 5 gold", pets="red 3, blue 1")
    assert GAME.rules.score(p.s, 0) == 11


SOURCE_OF = {"captured": "captures", "played_map": "treasures"}


@pytest.mark.rule("DI-11.2", "DI-6.5", "DI-8.3")
def test_fame_is_told_by_what_it_came_from() -> None:
    seen: Counter[str] = Counter()
    for seed in range(1, 5):
        chance = Random(seed)
        s = GAME.new(3, {}, (seed, 2, 3, 4))
        shown = [Counter[str]() for _ in range(3)]
        while not GAME.rules.over(s):
            GAME.play(s, s.turn, chance.choice(GAME.legal(s, s.turn)))
            for event in GAME.events.read(s, None):
                if "fame" in event:
                    source = SOURCE_OF.get(event["event"], "buildings")
                    shown[event["seat"]][source] += event["fame"]
        for seat, sources in enumerate(GAME.sources(s)):
            pets = sum(s.players[seat].pets)
            assert sources == {
                "buildings": shown[seat]["buildings"],
                "captures": shown[seat]["captures"],
                "treasures": shown[seat]["treasures"],
                "pets": pets,
            }
            seen.update(sources)
    assert all(seen[source] for source in ("buildings", "captures", "treasures", "pets"))


def result(p: Position, language: str) -> str:
    return result_text(GAME, p.s, ["Ann", "Bo"], GAME.texts(language))


@pytest.mark.rule("DI-11.3")
def test_ties_go_by_colours_captured_then_gold_then_are_shared() -> None:
    p = Position("K", you="7 fame, 2 gold", others=("7 fame, 9 gold",))
    assert GAME.winners(p.s) == [1]
    assert reason(GAME, p.s).by == "gold"
    assert result(p, "en").endswith(
        "Tied with Ann on points and colours captured; more gold behind the screen: 9 to 2."
    )
    p.you.captured[COLOURS.index("red")] = 1
    assert GAME.winners(p.s) == [0]
    assert reason(GAME, p.s).by == "colours"
    assert result(p, "en").endswith("Tied with Bo on points; more colours captured: 1 to 0.")
    assert "plus de couleurs capturées" in result(p, "fr")
    p.them.captured[COLOURS.index("white")] = 1
    assert GAME.winners(p.s) == [1]
    p.you.hoard[GOLD] = 9
    assert GAME.winners(p.s) == [0, 1]
    assert "nothing breaks the tie" in result(p, "en")
    p.them.fame += 1
    assert GAME.winners(p.s) == [1]


@pytest.mark.rule("DI-11.2", "DI-11.3")
def test_at_the_end_fame_and_gold_are_counted_in_the_open() -> None:
    s, _ = play_out(2, 3)
    for seat, player in enumerate(GAME.view(s, None)["players"]):
        assert player["screen"]["points"] == GAME.rules.score(s, seat)
        assert player["screen"]["maps"] == []


@pytest.mark.rule("DI-11.1", "DI-1.5")
def test_nobody_takes_back_the_end_once_the_screens_are_lifted() -> None:
    chance = Random(2)
    match = Match(GAME, ["Ann", "Ben"], {}, secret_of(2))
    while not match.is_over:
        seat = match.state.turn
        match.play(seat, chance.choice(GAME.legal(match.state, seat)))
    assert not match.may_undo(seat)
