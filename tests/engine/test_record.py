"""Records: one memory, two ways to read it."""

from typing import Any

import numpy as np
import pytest

from coffret.engine.record import LookupTable, Records, raw, record
from coffret.engine.reserved import RESERVED

Egg = record(cost=(2, int), points=int)
Player = record(eggs=(3, Egg), coins=int, grid=(2, 3, int))
Game = record(turn=int, players=(2, Player), reserve=Egg)


def test_face_and_array_share_their_memory() -> None:
    array = np.zeros(1, Game.dtype)
    s = Game.over(array, 0)
    s.turn = 7
    s.players[1].coins += 5
    s.players[1].eggs[2].cost[1] = 9
    s.players[0].grid[1, 2] = -4
    s.reserve.points = 3
    assert array[0]["turn"] == 7
    assert array[0]["players"][1]["coins"] == 5
    assert array[0]["players"][1]["eggs"][2]["cost"].tolist() == [0, 9]
    assert array[0]["players"][0]["grid"].tolist() == [[0, 0, 0], [0, 0, -4]]
    assert array[0]["reserve"]["points"] == 3
    array[0]["players"][0]["coins"] = 11
    assert s.players[0].coins == 11


def test_fields_are_plain_ints() -> None:
    s = Game.new()
    s.turn = 3
    assert type(s.turn) is int
    assert type(s.players[0].eggs[0].cost[0]) is int


def test_a_number_that_does_not_fit_is_refused() -> None:
    s = Game.new()
    with pytest.raises(ValueError, match="invalid value"):
        s.turn = 2**31
    with pytest.raises(IndexError):
        s.players[0].eggs[0].cost[2] = 1


def test_a_copy_is_equal_and_apart() -> None:
    s = Game.new()
    s.players[1].coins = 4
    copy = Game.copy(s)
    assert raw(copy) == raw(s)
    copy.players[1].coins = 5
    assert s.players[1].coins == 4


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        (float, "the field 'pot' cannot hold float: a field is `int`"),
        ((3, "die"), "the field 'pot' cannot hold 'die'"),
        ((2.5, int), "the field 'pot' has a length that is no number above 0"),
        ((0, int), "the field 'pot' has a length that is no number above 0"),
    ],
)
def test_a_field_of_another_kind_is_a_clear_error(spec: Any, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        record(pot=spec)


def test_an_unknown_field_cannot_be_read_or_written() -> None:
    s = Game.new()
    with pytest.raises(AttributeError, match="tunr"):
        _ = s.tunr
    with pytest.raises(AttributeError):
        s.tunr = 1


@pytest.mark.parametrize("name", ["fill", "round", "take", "sort", "size", "data", "_hidden"])
def test_names_that_numpy_uses_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match=name):
        record(**{name: int})


def test_the_names_that_are_refused_are_those_of_numpy() -> None:
    used = {*dir(np.recarray), *dir(np.void)}
    assert {name for name in used if not name.startswith("_")} <= RESERVED


@pytest.mark.parametrize("rows", [[[1, 2], [3]], [[1], 2], [[[1], [2]], [[3], [4, 5]]]])
def test_rows_of_different_lengths_are_no_table(rows: list[object]) -> None:
    with pytest.raises(ValueError, match="lengths"):
        LookupTable(rows)


def test_a_number_of_a_table_fits_a_word() -> None:
    assert LookupTable([2**31 - 1, -(2**31)]).array.tolist() == [2**31 - 1, -(2**31)]
    with pytest.raises(OverflowError):
        LookupTable([2**31])


def test_records_behave_like_an_array() -> None:
    records = Records(Game, 2)
    records[0].turn = 8
    records[1] = records[0]
    records[0].turn = 9
    assert len(records) == 2
    assert records[1].turn == 8
    assert records.array["turn"].tolist() == [9, 8]


def test_tables_read_the_same_as_rows_and_as_an_array() -> None:
    eggs = LookupTable(
        [{"cost": (1, 2), "points": 3}, {"cost": (4, 1), "points": 5}], Egg, ["a", "b"]
    )
    assert [egg.points for egg in eggs] == eggs.array["points"].tolist() == [3, 5]
    assert eggs[1].cost.tolist() == eggs.array[1]["cost"].tolist() == [4, 1]
    assert eggs.ids == ("a", "b")
    numbers = LookupTable([[1, 2], [3, 4]])
    assert numbers[1][0] == numbers.array.tolist()[1][0] == 3
