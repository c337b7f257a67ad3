"""Component fields that are lists of names and numbers, names, and sets of cards side by side."""

from pathlib import Path
from typing import Any

import pytest

from coffret.engine.components import Schema, Section, entries, one_of
from coffret.engine.errors import BadComponents
from coffret.engine.record import LookupTable, record

KINDS = {"jelly": (range(16),), "pod": (), "podium": (range(1, 10), range(1, 10))}
REWARD = entries(KINDS, 2)


def test_entries_become_kind_and_numbers_filled_up_to_the_most() -> None:
    assert REWARD.check([["podium", 2, 4]]) == ((2, 2, 4), (-1, 0, 0))
    assert REWARD.check([["jelly", 0], ["pod"]]) == ((0, 0, 0), (1, 0, 0))


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ([], "list of 1 to 2 entries"),
        ("jelly", "list of 1 to 2 entries"),
        ([["pod"], ["pod"], ["pod"]], "list of 1 to 2 entries"),
        ([["slime", 1]], "does not begin with one of jelly, pod, podium"),
        ([[]], "does not begin with"),
        ([["pod", 1]], "'pod' goes with 0 numbers, not 1"),
        ([["podium", 2]], "'podium' goes with 2 numbers, not 1"),
        ([["jelly", 16]], "not a number from 0 to 15"),
        ([["jelly", True]], "not a number from 0 to 15"),
    ],
)
def test_a_wrong_entry_is_named(wrong: Any, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        REWARD.check(wrong)


def test_a_name_becomes_its_number() -> None:
    assert one_of(("green", "dark")).check("dark") == 1
    with pytest.raises(ValueError, match="'red' is not one of green, dark"):
        one_of(("green", "dark")).check("red")


def test_cards_that_do_not_go_together_are_refused_with_their_section(tmp_path: Path) -> None:
    card = record(side=int)
    schema = Schema(
        tile=Section(
            2,
            card,
            {"side": one_of(("green", "dark"))},
            together=lambda cards: "two of a side" if cards[0] == cards[1] else None,
        )
    )
    text = '[[tile]]\nid = "{}"\nname = {{ en = "x", fr = "y" }}\nside = "{}"\nsource = "design"\n'
    path = tmp_path / "set.toml"
    path.write_text(text.format("a", "green") + text.format("b", "green"))
    with pytest.raises(BadComponents, match=r"\[\[tile\]\]: two of a side"):
        schema.load(path)
    path.write_text(text.format("a", "green") + text.format("b", "dark"))
    assert [row.side for row in schema.load(path)["tile"]] == [0, 1]


def test_a_table_takes_nested_records() -> None:
    icon = record(kind=int, number=int)
    zone = record(icons=(2, icon))
    face = record(tile=int, zones=(2, zone))
    row = {
        "tile": 7,
        "zones": [
            {"icons": [{"kind": 1, "number": 2}, {"kind": 3, "number": 4}]},
            {"icons": [{"kind": 5, "number": 6}, {"kind": 7, "number": 8}]},
        ],
    }
    table = LookupTable([row], face)
    assert table[0].zones[1].icons[0].number == 6
    assert table.array[0]["zones"]["icons"]["kind"].tolist() == [[1, 3], [5, 7]]
