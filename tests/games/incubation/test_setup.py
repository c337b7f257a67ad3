"""Before the first turn: boards, market, decks, objectives, the first player and first eggs."""

from typing import Any

import pytest

from coffret.engine import fairness
from coffret.games.incubation.state import NOTHING

from .positions import (
    EGGS,
    GAME,
    OBJECTIVES,
    choices,
    incubators,
    keep,
    load,
    market,
    phase_of,
    play,
    position,
    quiet_turn,
    refusal,
    reserve,
    take,
)

SEATS = (2, 3, 4, 5)
SEEDS = range(1, 41)


def new(seats: int = 2, seed: int = 1, first_player: str = "random") -> Any:
    words = fairness.words(fairness.secret_of(seed), GAME.name, 0)
    return GAME.new(seats, {"first_player": first_player}, words)


def cards_of(deck: Any) -> list[str]:
    """From the top."""
    return [EGGS.ids[egg] for egg in reversed(deck.eggs[: deck.count])]


def laid_out(s: Any) -> list[int]:
    return [card for card in s.objectives if card != NOTHING]


@pytest.mark.rule("INC-1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_everyone_starts_with_two_empty_incubators_and_nothing_else(seats: int) -> None:
    players = GAME.view(new(seats), None)["players"]
    bare = {"points": 0, "coins": 0, "incubators": [None, None], "dragons": [], "objectives": []}
    for player in players:
        assert not any(progress["met"] for progress in player["progress"])
        assert player == bare | {"progress": player["progress"]}
    assert len(players) == seats


@pytest.mark.rule("INC-1.2")
def test_one_coin_one_water_and_one_fire_lie_where_the_marks_point() -> None:
    s = new()
    assert GAME.view(s, None)["spinner"] == {"coin": 0, "water": 3, "fire": 6}
    assert market(s) == "ruby 1: 1 coin; azure 2: 1 water; amber 1: 1 fire"


@pytest.mark.rule("INC-1.2")
def test_the_rest_of_105_coins_30_water_and_30_fire_is_the_reserve() -> None:
    assert reserve(new()) == "104 coins 29 water 29 fire"


@pytest.mark.rule("INC-1.3")
def test_all_eggs_are_dealt_into_three_decks_of_twelve() -> None:
    decks = [cards_of(deck) for deck in new().decks]
    assert [len(deck) for deck in decks] == [12, 12, 12]
    assert sorted(egg for deck in decks for egg in deck) == sorted(EGGS.ids)


@pytest.mark.rule("INC-1.3")
def test_the_decks_are_shuffled_together() -> None:
    places: dict[str, set[int]] = {egg: set() for egg in EGGS.ids}
    for seed in SEEDS:
        for number, deck in enumerate(new(seed=seed).decks):
            for egg in cards_of(deck):
                places[egg].add(number)
    assert all(decks == {0, 1, 2} for decks in places.values())


@pytest.mark.rule("INC-1.3")
def test_everybody_sees_the_top_egg_of_each_deck_and_no_other() -> None:
    s = new()
    for seat in (0, 1, None):
        decks = GAME.view(s, seat)["decks"]
        assert [deck["top"]["id"] for deck in decks] == [cards_of(deck)[0] for deck in s.decks]
        assert [set(deck) for deck in decks] == [{"top", "count"}] * 3


@pytest.mark.rule("INC-1.3")
def test_only_the_top_egg_can_be_taken_and_the_next_one_then_shows() -> None:
    s = new(first_player="seat_1")
    first, second, *_ = cards_of(s.decks[2])
    play(s, "choose_egg", deck=2)
    assert incubators(s, seat=1) == f"{first} | empty"
    assert GAME.view(s, None)["decks"][2]["top"]["id"] == second
    assert s.decks[2].count == 11


@pytest.mark.rule("INC-1.4")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 5), (4, 4), (5, 3)])
def test_the_number_of_players_says_how_many_objectives_lie_open(seats: int, count: int) -> None:
    for seed in SEEDS:
        s = new(seats, seed)
        cards = laid_out(s)
        assert len(set(cards)) == len(cards) == count
        assert [card["id"] for card in GAME.view(s, 0)["objectives"]] == [
            OBJECTIVES.ids[card] for card in cards
        ]


@pytest.mark.rule("INC-1.4")
def test_objectives_are_drawn_at_random_from_all_ten() -> None:
    first_places = {laid_out(new(seed=seed))[0] for seed in range(1, 101)}
    assert first_places == set(range(10))


@pytest.mark.rule("INC-1.5")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    assert {new(seats, seed).first_player for seed in range(1, 101)} == set(range(seats))


@pytest.mark.rule("INC-1.5")
@pytest.mark.parametrize("seat", range(5))
def test_the_table_may_choose_the_first_player(seat: int) -> None:
    chosen = f"seat_{seat + 1}"
    assert {new(5, seed, chosen).first_player for seed in SEEDS} == {seat}


@pytest.mark.rule("INC-1.6")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first", [0, 1])
def test_first_eggs_go_counter_clockwise_from_the_last_player(seats: int, first: int) -> None:
    s = new(seats, first_player=f"seat_{first + 1}")
    order = []
    while phase_of(s) == "first-egg":
        order.append(s.turn)
        play(s, "choose_egg", deck=0)
    assert order == [(first - 1 - i) % seats for i in range(seats)]
    assert s.turn == first


@pytest.mark.rule("INC-1.6")
def test_everyone_takes_one_egg_of_any_deck_before_the_first_turn() -> None:
    s = new(3, first_player="seat_1")
    tops = [cards_of(deck)[0] for deck in s.decks]
    assert choices(s) == {f"choose_egg(deck={deck})" for deck in range(3)}
    for deck in (1, 0, 2):
        play(s, "choose_egg", deck=deck)
    assert [incubators(s, seat) for seat in range(3)] == [
        f"{tops[2]} | empty",
        f"{tops[0]} | empty",
        f"{tops[1]} | empty",
    ]
    assert choices(s) == {"roll()"}


@pytest.mark.rule("INC-1.6")
def test_nobody_takes_a_first_egg_out_of_turn_or_rolls_before_it() -> None:
    s = new(3, first_player="seat_1")
    assert refusal(s, "choose_egg", seat=0, deck=0) == "INC-1.6"
    assert refusal(s, "roll", seat=0) == "INC-1.6"
    assert refusal(s, "roll") == "INC-2.1"


@pytest.mark.rule("INC-1.7")
@pytest.mark.parametrize("seats", SEATS)
def test_turns_go_clockwise_from_the_first_player(seats: int) -> None:
    s = position(others=("empty | empty",) * (seats - 1), turn=1, first_player=1)
    order = []
    for _ in range(2 * seats):
        order.append((s.rounds, s.turn))
        quiet_turn(s)
    clockwise = [(1 + i) % seats for i in range(seats)]
    assert order == [(1, seat) for seat in clockwise] + [(2, seat) for seat in clockwise]


@pytest.mark.rule("INC-1.7")
def test_nobody_acts_out_of_turn() -> None:
    s = position()
    assert GAME.acting(s) == [0]
    assert GAME.legal(s, 1) == []
    assert refusal(s, "roll", seat=1) == "INC-1.7"


@pytest.mark.rule("INC-1.7")
def test_a_turn_is_roll_then_dice_then_hatching_then_objective() -> None:
    s = position(you="ruby-1w1f 1 fire | empty", market="ruby 1: 5 coins", objectives="5-coins")
    phases = [phase_of(s)]
    play(load(s, "water coin"), "roll")
    phases.append(phase_of(s))
    keep(s)
    phases.append(phase_of(s))
    play(s, "use_die", die=0)
    phases.append(phase_of(s))
    take(s, "ruby 1")
    phases.append(phase_of(s))
    play(s, "use_die", die=1)
    phases.append(phase_of(s))
    assert phases == ["roll", "reroll", "dice", "treasure", "dice", "claim"]
