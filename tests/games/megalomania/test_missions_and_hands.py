"""The missions that change how hands are dealt, played or passed on."""

from typing import Any

import pytest

from coffret.engine.errors import IllegalMove
from coffret.games.megalomania import GAME

from .positions import (
    choosable,
    dealt,
    do,
    events,
    face_up,
    hand,
    known,
    lay,
    phase_of,
    playable,
    points,
    table,
    take,
    tricks,
    worth,
)


@pytest.mark.rule("MEG-7.13")
def test_13_three_cards_lie_open_and_three_are_in_hand() -> None:
    s = dealt(13)
    for seat in range(4):
        assert len(face_up(s, seat)) == 3
        assert len(hand(s, seat)) == 3
    take(s, *["cubes"] * 4)
    assert playable(s) == face_up(s, 1) | hand(s, 1)
    assert points(13, *tricks(0, 1, 1, 2, 2, 2)) == [worth(13), 0, 0, 0]


@pytest.mark.rule("MEG-7.13", "MEG-4.2")
def test_13_following_looks_at_hand_and_table_together() -> None:
    s = table("red farmer", "blue dwarf", up=("", "red dwarf"), mission=13)
    lay(s, "red farmer")
    assert playable(s) == {"red dwarf"}


@pytest.mark.rule("MEG-7.14", "MEG-7.27")
def test_14_a_card_turned_up_before_each_trick_sets_the_dominant_colour() -> None:
    s = dealt(14)
    assert GAME.view(s, 0)["dominant"] is None
    take(s, *["scroll"] * 4)
    turned = GAME.view(s, None)["turned_up"]
    assert len(turned) == 1
    assert turned[0].startswith(GAME.view(s, None)["dominant"])
    play_out(s, 4)
    assert len(GAME.view(s, None)["turned_up"]) == 2
    assert points(14, *tricks(0, 0, 1, 1, 1, 2)) == [worth(14), 0, 0, 0]


def play_out(s: Any, count: int) -> None:
    """The first card that may be played, and nothing else, this many times."""
    for _ in range(count):
        lay(s, sorted(playable(s))[0])


@pytest.mark.rule("MEG-7.15")
def test_15_hands_are_laid_in_a_row_and_played_in_that_order() -> None:
    s = take(dealt(15), *["scroll"] * 4)
    assert phase_of(s) == "row"
    orders = {}
    for _ in range(4):
        seat = s.turn
        order = sorted(hand(s, seat), reverse=True)
        orders[seat] = order
        for text in order[:-1]:
            do(s, "choose_card", card=text.replace(" ", "-"))
        row = GAME.view(s, seat)["players"][seat]["row"]
        assert [text.replace("-", " ") for text in row] == order
        assert GAME.view(s, (seat + 1) % 4)["players"][seat]["row"] is None
    for number in range(6):
        for _ in range(4):
            assert playable(s) == {orders[s.turn][number]}, "neither following nor choice"
            lay(s, orders[s.turn][number])
    assert points(15, *tricks(0, 0, 0, 1, 1, 2)) == [worth(15), 0, 0, 0]


@pytest.mark.rule("MEG-7.15", "MEG-5.3")
def test_15_an_explorer_exchanges_with_any_unplayed_card_of_the_row() -> None:
    s = table(
        "red explorer, red farmer, red knight",
        "blue dwarf, blue farmer, blue knight",
        mission=15,
        crystals=(1,),
        trick=1,
        tricks=4,
        previous="yellow oracle, yellow dwarf",
    )
    for position, names in enumerate((("red explorer", "blue dwarf"), ("red farmer", "blue farmer"),
                                      ("red knight", "blue knight")), 1):  # fmt: skip
        for text in names:
            s.spot[GAME.actions.number({"move": "play_card", "card": text.replace(" ", "-")})] = (
                position
            )
    lay(s, "red explorer", power="explorer", give="red knight")
    drawn = events(s, "gave_back") and hand(s, 0) - {"red farmer"}
    lay(s, "blue dwarf")
    while playable(s) != {"red farmer"}:
        lay(s, next(iter(playable(s))))
    lay(s, "red farmer")
    while s.turn != 0:
        lay(s, next(iter(playable(s))))
    assert playable(s) == drawn


@pytest.mark.rule("MEG-7.18")
def test_18_four_cards_lie_open_on_four_that_nobody_knows() -> None:
    s = take(dealt(18), *["scroll"] * 4)
    for seat in range(4):
        assert len(face_up(s, seat)) == 4
        assert hand(s, seat) == set()
    assert playable(s) == face_up(s, 1)
    lay(s, sorted(playable(s))[0])
    freed = hand(s, 1)
    assert len(freed) == 1, "the card below comes into the hand"
    assert known(s, 2, 1) == set(), "and only its owner sees it"
    assert events(s, "freed_card", seat=1)
    assert not events(s, "freed_card", seat=2)
    play_out(s, 3)
    while s.turn != 1:
        lay(s, sorted(playable(s))[0])
    if s.play_count == 0:
        assert freed <= playable(s), "playable from the next trick on"
    assert points(18, *tricks(0, 0, 1)) == [2, 1, 0, 0]


@pytest.mark.rule("MEG-7.18", "MEG-5.5")
def test_18_following_looks_at_open_and_freed_cards() -> None:
    s = table("", "red dwarf", up=("red farmer", "red knight, blue farmer"), mission=18)
    lay(s, "red farmer")
    assert playable(s) == {"red knight", "red dwarf"}


@pytest.mark.rule("MEG-7.18", "MEG-5.3")
def test_18_an_explorer_gives_freed_cards_only() -> None:
    s = table(
        "red farmer",
        "blue dwarf",
        up=("red explorer, red knight", "blue farmer"),
        mission=18,
        crystals=(1,),
        trick=1,
        previous="yellow oracle, yellow dwarf",
    )
    do(s, "play_card", card="red-explorer")
    do(s, "use_power", power="explorer")
    assert "red knight" not in choosable(s)
    assert "red farmer" in choosable(s)


@pytest.mark.rule("MEG-7.19")
def test_19_after_each_play_the_top_of_the_own_pile_is_drawn() -> None:
    s = take(dealt(19), *["scroll"] * 4)
    assert all(len(hand(s, seat)) == 4 for seat in range(4))
    before = hand(s, 1)
    text = sorted(playable(s))[0]
    lay(s, text)
    new = hand(s, 1) - before
    assert len(new) == 1
    assert known(s, 0, 1) == set()
    play_out(s, 15)
    assert all(len(hand(s, seat)) == 4 for seat in range(4)), "four tricks, four draws"
    play_out(s, 4)
    assert all(len(hand(s, seat)) == 3 for seat in range(4)), "the piles are empty"
    taken = [(0, "red dwarf, red wizard, blue dwarf"), (1, "blue wizard, blue farmer")]
    assert points(19, *taken) == [3, 1, 0, 0]


@pytest.mark.rule("MEG-7.19")
def test_19_the_draw_comes_after_cubes_and_power() -> None:
    s = table(
        "red dwarf",
        "blue farmer",
        down=("red knight", "blue knight"),
        mission=19,
        crystals=(1,),
        cubes=(2,),
    )
    do(s, "play_card", card="red-dwarf")
    assert hand(s, 0) == set()
    do(s, "decline")
    assert hand(s, 0) == set()
    do(s, "use_power", power="dwarf")
    assert hand(s, 0) == {"red knight"}


@pytest.mark.rule("MEG-7.20")
def test_20_hands_are_swapped_with_the_player_opposite_and_pairs_compared() -> None:
    s = dealt(20)
    before = [hand(s, seat) for seat in range(4)]
    take(s, *["scroll"] * 4)
    assert [hand(s, seat) for seat in range(4)] == [before[2], before[3], before[0], before[1]]
    assert known(s, 0, 2) == before[0], "one knows what one gave away"
    assert points(20, *tricks(0, 0, 1, 2, 2, 2, 3, 3)) == [worth(20), 0, worth(20), 0]


@pytest.mark.rule("MEG-7.21")
def test_21_the_pair_with_fewer_tricks_loses() -> None:
    assert points(21, *tricks(0, 0, 1, 2, 2, 2, 3, 3)) == [0, worth(21), 0, worth(21)]
    s = dealt(21)
    before = [hand(s, seat) for seat in range(4)]
    take(s, *["scroll"] * 4)
    assert hand(s, 0) == before[2]


@pytest.mark.rule("MEG-7.22")
def test_22_hands_pass_to_the_right_after_each_trick() -> None:
    s = take(dealt(22, seats=3), *["scroll"] * 3)
    play_out(s, 2)
    seat = s.turn
    left = {other: hand(s, other) for other in range(3)}
    text = sorted(playable(s))[0]
    lay(s, text)
    left[seat] = left[seat] - {text}
    assert {other: hand(s, other) for other in range(3)} == {
        0: left[1],
        1: left[2],
        2: left[0],
    }
    assert known(s, 1, 0) == left[1], "one knows the hand one passed on"
    assert points(22, *tricks(0, 0, 0, 1, 1, 2)) == [worth(22), 0, 0, 0]


@pytest.mark.rule("MEG-7.22", "MEG-8.10")
def test_22_hands_pass_only_once_scroll_10_is_settled() -> None:
    s = table(
        "red farmer, blue dwarf",
        "red knight, blue knight",
        "red oracle, blue emperor",
        mission=22,
        scroll=10,
        user=0,
        tricks=6,
    )
    for text in ("red farmer", "red knight", "red oracle"):
        lay(s, text)
    assert phase_of(s) == "steal"
    assert hand(s, 0) == {"blue dwarf"}
    do(s, "take_trick")
    assert hand(s, 0) == {"blue knight"}
    assert s.turn == 2, "the lead does not change, neither with the trick nor with the hands"


@pytest.mark.rule("MEG-7.24")
def test_24_one_half_of_the_hand_is_picked_blindly_and_the_other_leaves_the_round() -> None:
    kept = set()
    for seed in range(1, 12):
        s = dealt(24, seats=2, seed=seed)
        assert GAME.view(s, 0)["tricks"] == 4, "known before resources are chosen"
        take(s, *["scroll"] * 2)
        piles = {}
        for _ in range(2):
            seat = s.turn
            piles[seat] = sorted(hand(s, seat))[:4]
            whole = hand(s, seat)
            for text in piles[seat]:
                do(s, "choose_card", card=text.replace(" ", "-"))
        assert s.trick_count == 4
        assert hand(s, seat) in (set(piles[seat]), whole - set(piles[seat]))
        kept.add(hand(s, seat) == set(piles[seat]))
        assert known(s, 1 - seat, seat) == set()
        gone = {text.replace("-", " ") for text in GAME.view(s, seat)["players"][seat]["apart"]}
        assert gone == whole - hand(s, seat), "the owner knows what left"
    assert kept == {True, False}
    assert points(24, *tricks(0, 0, 1, 2)) == [0, 0, 0, worth(24)]


@pytest.mark.rule("MEG-7.25")
def test_25_three_cards_go_to_the_right_at_once() -> None:
    s = take(dealt(25), *["scroll"] * 4)
    before = [hand(s, seat) for seat in range(4)]
    gifts = {}
    for _ in range(4):
        seat = s.turn
        gifts[seat] = sorted(before[seat])[:3]
        for text in gifts[seat]:
            assert text in choosable(s)
            do(s, "choose_card", card=text.replace(" ", "-"))
            with pytest.raises(IllegalMove):
                do(s, "choose_card", seat=seat, card=text.replace(" ", "-"))
        if s.turn != 1:
            assert hand(s, seat) == before[seat], "nobody sees anything before all have given"
    for seat in range(4):
        giver = (seat + 1) % 4
        assert hand(s, seat) == before[seat] - set(gifts[seat]) | set(gifts[giver])
        assert known(s, giver, seat) == set(gifts[giver])
    assert points(25, *tricks(0, 0, 1)) == [-2, -1, 0, 0]
