"""The game around the tricks: rounds, resources, the end."""

from typing import Any

import pytest

from coffret.engine.errors import BadOptions, IllegalMove
from coffret.engine.phrases import result_text
from coffret.engine.ranking import reason
from coffret.games.megalomania import GAME, phase
from coffret.games.megalomania.components import MISSIONS, VALUES
from coffret.games.megalomania.rules import score
from coffret.games.megalomania.state import DISCARDED, PILE

from .positions import (
    choices,
    dealt,
    do,
    events,
    fresh,
    hand,
    hold,
    lay,
    phase_of,
    table,
    take,
)


def play_first(s: Any, rounds: int) -> Any:
    """Go on with the first choice until this many rounds are over."""
    while s.rounds <= rounds and s.phase != phase.OVER:
        GAME.play(s, s.turn, GAME.legal(s, s.turn)[0])
    return s


@pytest.mark.rule("MEG-1.1")
def test_twelve_rounds_and_the_deal_moves_left() -> None:
    s = fresh(3)
    dealers = []
    while s.phase != phase.OVER:
        dealers.append(s.dealer)
        play_first(s, s.rounds)
    assert dealers == [0, 1, 2] * 4
    assert s.rounds == 12


@pytest.mark.rule("MEG-1.1")
def test_the_first_dealer_is_drawn_by_lot_or_chosen() -> None:
    assert {fresh(4, seed, first_dealer="random").dealer for seed in range(40)} == {0, 1, 2, 3}
    assert fresh(4, first_dealer="seat_3").dealer == 2
    with pytest.raises(BadOptions, match="no seat_3 at a table of 2"):
        fresh(2, first_dealer="seat_3")


@pytest.mark.rule("MEG-1.2")
def test_the_dominant_colours_of_the_rounds() -> None:
    s = fresh(2)
    colours = []
    while s.phase != phase.OVER:
        for event in events(s, "dominant"):
            colours.append((s.rounds, event["colour"]))
        GAME.play(s, s.turn, GAME.legal(s, s.turn)[0])
    named = dict(reversed(colours))
    wanted = [
        "black",
        "red",
        "yellow",
        "blue",
        "yellow",
        "red",
        "blue",
        "black",
        "red",
        "yellow",
        "black",
        "blue",
    ]
    assert len(named) >= 11, "all but a round of mission 14"
    assert all(wanted[number - 1] == colour for number, colour in named.items())


@pytest.mark.rule("MEG-1.2")
def test_every_deal_is_of_32_cards_shuffled() -> None:
    hands = [hand(dealt(1, seed=seed), 0) for seed in range(1, 6)]
    assert len({frozenset(each) for each in hands}) == 5
    s = dealt(1)
    assert len(set().union(*(hand(s, seat) for seat in range(4)))) == 32


@pytest.mark.rule("MEG-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_missions_are_those_for_the_number_of_players_and_never_come_twice(seats: int) -> None:
    allowed = {number for number in range(25) if MISSIONS[number].players >> seats & 1}
    not_for_two = {1, 5, 13, 14, 16, 17, 24}
    missing = {2: not_for_two | {7, 20, 21}, 3: {7, 20, 21}, 4: set()}[seats]
    assert allowed == {number - 1 for number in range(1, 26) if number not in missing}
    s = fresh(seats)
    seen = []
    while s.phase != phase.OVER:
        seen.append(s.mission)
        play_first(s, s.rounds)
    assert len(set(seen)) == 12
    assert set(seen) <= allowed


@pytest.mark.rule("MEG-1.4")
def test_pairs_add_their_points_and_the_best_pair_wins() -> None:
    s = fresh(4, pairs="yes")
    for seat, points in enumerate((10, 3, 1, 6)):
        s.players[seat].points = points
    assert [score(s, seat) for seat in range(4)] == [11, 9, 11, 9]
    assert GAME.winners(s) == [0, 2]


def shown(s: Any, language: str) -> str:
    return result_text(GAME, s, ["Al", "Bo", "Cy", "Di"], GAME.texts(language))


@pytest.mark.rule("MEG-1.4", "MEG-9.2")
def test_pairs_break_ties_by_their_sums() -> None:
    s = fresh(4, pairs="yes")
    s.players[0].negative = s.players[2].negative = 2
    s.players[1].negative = 3
    assert GAME.winners(s) == [1, 3]
    found = reason(GAME, s)
    assert (found.by, found.rungs[-1].amounts) == ("negative", [4, 3, 4, 3])
    assert shown(s, "en").endswith("Tied with Al and Cy on points; fewer negative points: 3 to 4.")
    assert "moins de points négatifs" in shown(s, "fr")
    s.players[1].negative = 4
    hold(s, 3, 1)
    assert GAME.winners(s) == [0, 2], "neither of them has a scroll"
    assert reason(GAME, s).by == "no_scroll"
    assert shown(s, "en").endswith(
        "Tied with Bo and Di on points and negative points; no unused scroll."
    )
    assert "aucun parchemin inutilisé" in shown(s, "fr")
    hold(s, 0, 2)
    assert GAME.winners(s) == [0, 1, 2, 3]


@pytest.mark.rule("MEG-1.4")
def test_pairs_need_four_players() -> None:
    for seats in (2, 3):
        with pytest.raises(BadOptions, match="pairs need 4 players"):
            fresh(seats, pairs="yes")
    assert fresh(4, pairs="yes").pairs == 1


@pytest.mark.rule("MEG-1.4")
def test_in_pairs_each_player_is_scored_alone() -> None:
    s = table("blue emperor", "blue farmer", "blue dwarf", "blue knight", tricks=1, pairs=True)
    for text in ("blue emperor", "blue farmer", "blue dwarf", "blue knight"):
        lay(s, text)
    assert [event["points"] for event in events(s, "scored")] == [4, 0, 0, 0]
    assert GAME.view(s, 0)["players"][2]["points"] == 4
    assert GAME.view(s, 0)["players"][2]["own_points"] == 0


@pytest.mark.rule("MEG-3.1")
def test_each_chooses_one_combination_from_the_dealers_left() -> None:
    s = dealt(1)
    order = []
    for combination in ("crystals", "cubes", "both", "scroll"):
        order.append(s.turn)
        take(s, combination)
    assert order == [1, 2, 3, 0]
    got = [(player.crystals, player.cubes) for player in s.players]
    assert got == [(0, 0), (2, 0), (0, 10), (1, 5)]
    assert s.players[0].scrolls + s.players[0].points // 3 == 1


@pytest.mark.rule("MEG-3.2")
def test_what_is_not_spent_is_lost() -> None:
    s = table("blue dwarf", "blue farmer", tricks=1, crystals=(2, 2), cubes=(5, 5))
    lay(s, "blue dwarf")
    lay(s, "blue farmer")
    assert [(player.crystals, player.cubes) for player in s.players[:2]] == [(0, 0), (0, 0)]


@pytest.mark.rule("MEG-3.3")
def test_no_scroll_can_be_chosen_once_the_pile_is_empty() -> None:
    s = dealt(1)
    for number in range(20):
        s.scrolls[number] = DISCARDED
    assert "take_resources(combination=scroll)" not in choices(s)
    with pytest.raises(IllegalMove, match=r"MEG-3\.3"):
        do(s, "take_resources", combination="scroll")


@pytest.mark.rule("MEG-3.3")
def test_scrolls_do_not_come_back_and_any_number_may_be_held() -> None:
    s = fresh(2)
    while s.phase != phase.OVER:
        legal = [GAME.move(action) for action in GAME.legal(s, s.turn)]
        scroll = {"move": "take_resources", "combination": "scroll"}
        move = scroll if scroll in legal else legal[0]
        GAME.play(s, s.turn, GAME.actions.number(move))
    assert sum(s.scrolls[number] == PILE for number in range(20)) == 0
    assert s.players[0].scrolls > 5


@pytest.mark.rule("MEG-9.1")
def test_two_points_for_who_still_has_a_scroll_however_many() -> None:
    s = table("blue dwarf", "blue farmer", tricks=1, mission=9)
    s.rounds = 12
    for number in (1, 2, 3):
        hold(s, 1, number)
    lay(s, "blue dwarf")
    lay(s, "blue farmer")
    assert phase_of(s) == "over"
    assert GAME.scores(s) == [0, 2]
    assert GAME.view(s, 0)["trick"] == 1, "there is no trick after the last"
    assert [event["seat"] for event in events(s, "scroll_bonus")] == [1]


@pytest.mark.rule("MEG-9.2")
def test_ties_go_to_fewest_negative_points_then_to_no_unused_scroll_then_are_shared() -> None:
    s = fresh(3)
    s.players[0].negative = 1
    assert GAME.winners(s) == [1, 2]
    hold(s, 2, 1)
    assert GAME.winners(s) == [1]
    hold(s, 1, 2)
    assert GAME.winners(s) == [1, 2]
    s.players[0].points = 1
    assert GAME.winners(s) == [0], "points come first"
    assert GAME.rules.rank_key(s, 0) > GAME.rules.rank_key(s, 1)


@pytest.mark.rule("MEG-9.2", "MEG-9.3")
def test_negative_points_are_the_rounds_below_zero() -> None:
    s = table("red emperor", "red farmer", mission=9, tricks=1)
    s.players[0].points = 7
    lay(s, "red emperor")
    lay(s, "red farmer")
    assert s.players[0].negative == 2
    assert s.players[0].entries[0] == -2
    assert s.players[0].points == 5


def test_ranks_rise_in_value() -> None:
    values = [row.value for row in VALUES]
    assert values == sorted(set(values))


def test_every_card_says_where_it_comes_from() -> None:
    sources = {card["id"]: card["source"] for card in GAME.components.cards["scroll"]}
    assert all(sources[str(number)] == "design" for number in range(1, 7))
    assert all(sources[str(number)] == "rulebook" for number in range(7, 21))
