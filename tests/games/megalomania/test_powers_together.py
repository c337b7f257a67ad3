"""When a power may be used, and each beside each other."""

from itertools import permutations
from typing import Any

import pytest

from coffret.games.megalomania import GAME
from coffret.games.megalomania.state import RANKS

from .positions import (
    by_assassin,
    decline,
    do,
    lay,
    phase_of,
    powers,
    put_cubes,
    table,
    takers,
)
from .resolver import Trick


@pytest.mark.rule("MEG-5.9")
def test_crystals_may_be_spent_trick_after_trick() -> None:
    s = table("blue dwarf, red dwarf", "blue farmer, red farmer", crystals=(2,))
    lay(s, "blue dwarf", power="dwarf")
    lay(s, "blue farmer")
    lay(s, "red farmer")
    lay(s, "red dwarf", power="dwarf")
    assert s.players[0].crystals == 0


@pytest.mark.rule("MEG-5.9", "MEG-5.1", "MEG-5.4", "MEG-5.5", "MEG-5.6", "MEG-5.8")
@pytest.mark.parametrize("power", ["farmer", "dwarf", "wizard", "knight", "emperor"])
def test_one_of_each_per_trick_at_the_whole_table(power: str) -> None:
    s = table(f"red {power}", f"blue {power}", "yellow explorer", crystals=(1, 1))
    lay(s, f"red {power}", power=power, player=0)
    do(s, "play_card", card=f"blue-{power}")
    assert phase_of(s) != "power"


@pytest.mark.rule("MEG-5.10")
def test_cubes_come_before_the_power_and_the_power_before_the_next_card() -> None:
    s = table("blue emperor", "blue farmer", crystals=(1,), cubes=(5,))
    do(s, "play_card", card="blue-emperor")
    assert phase_of(s) == "cubes"
    put_cubes(s, 2)
    assert phase_of(s) == "power"
    assert powers(s) == {"emperor"}
    decline(s)
    assert s.turn == 1


@pytest.mark.rule("MEG-5.10", "MEG-5.3")
@pytest.mark.parametrize(
    ("power", "trick", "last", "allowed"),
    [
        ("farmer", 3, False, True),
        ("farmer", 7, False, False),
        ("explorer", 0, False, False),
        ("explorer", 3, False, True),
        ("explorer", 7, False, False),
        ("wizard", 3, True, False),
        ("knight", 3, True, False),
        ("emperor", 3, True, False),
        ("dwarf", 7, True, True),
        ("oracle", 7, True, True),
    ],
)
def test_a_power_that_can_change_nothing_may_not_be_used(
    power: str, trick: int, last: bool, allowed: bool
) -> None:
    hands = ("blue assassin", f"blue {power}") if last else (f"blue {power}", "blue assassin")
    s = table(*hands, crystals=(1, 1), trick=trick, previous="red farmer, red dwarf")
    if last:
        lay(s, "blue assassin")
    do(s, "play_card", card=f"blue-{power}")
    assert (phase_of(s) == "power") == allowed


@pytest.mark.rule("MEG-5.10", "MEG-7.15")
def test_a_wizard_has_no_power_over_rows() -> None:
    s = table("blue wizard", "blue dwarf", mission=15, crystals=(1,), tricks=6)
    s.spot[28] = 0
    s.spot[27] = 0
    do(s, "play_card", card="blue-wizard")
    assert s.turn == 1


# Every ordered pair of different powers in one trick, between a plain lead and a plain last card.
# Blue dominates. What the naive resolver makes of what was found must be what the engine does.


@pytest.mark.rule("MEG-5.9")
@pytest.mark.parametrize(("first", "second"), list(permutations(RANKS, 2)))
def test_every_power_after_every_other(first: str, second: str) -> None:
    s = table(
        "yellow wizard",
        "red assassin, yellow farmer" if first == "assassin" else f"red {first}",
        "blue assassin, yellow dwarf" if second == "assassin" else f"blue {second}",
        "yellow knight",
        dominant="blue",
        crystals=(0, 1, 1, 0),
        trick=1,
        previous="black farmer, black dwarf, black oracle, black knight",
    )
    trick = Trick("blue")
    for text, power in (
        ("yellow wizard", ""),
        (f"red {first}", first),
        (f"blue {second}", second),
        ("yellow knight", ""),
    ):
        if first == "emperor" and power == second:
            assert by_assassin(s) == set()
            text = "yellow dwarf" if second == "assassin" else text
            power = ""
            crystals = s.players[2].crystals
            do_and_hear(s, trick, "play_card", card=text.replace(" ", "-"))
            assert s.turn == 3, "no power after an emperor"
            assert s.players[2].crystals == crystals
            continue
        move = "assassinate" if power == "assassin" else "play_card"
        do_and_hear(s, trick, move, card=text.replace(" ", "-"))
        if power and power != "assassin":
            assert powers(s) == {power}
            do_and_hear(s, trick, "use_power", power=power)
        if power == "farmer":
            do_and_hear(s, trick, "choose_player", player="4")
        if power == "oracle":
            colour = "yellow" if power == first else "black"
            do_and_hear(s, trick, "choose_colour", colour=colour)
    assert takers(s) == [trick.taker()]
    assert s.players[1].crystals == 0
    assert s.turn == (3 if "farmer" in (first, second) and first != "emperor" else s.taken_by[1])


def do_and_hear(s: Any, trick: Trick, move: str, **parameters: Any) -> None:
    do(s, move, **parameters)
    for event in GAME.events.read(s, None):
        trick.hear(event)
