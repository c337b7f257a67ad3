"""The tiles and maps of the box."""

from collections import Counter
from pathlib import Path

import pytest

from coffret.engine.errors import BadComponents
from coffret.engine.record import RecordType
from coffret.games.dragon_island import GAME
from coffret.games.dragon_island.components import MAPS, SCHEMA, TILES
from coffret.games.dragon_island.state import (
    ANY,
    COLOURS,
    JOKER,
    KINDS,
    TERRAIN_COUNT,
    State,
)

# What the rulebook states: the number of faces of each kind.
FACES = {"build": 10, "joker": 10, "dragon": 30}


def faces() -> list[tuple[str, int]]:
    return [(KINDS[tile.kinds[side]], tile.colours[side]) for tile in TILES for side in range(2)]


def test_forty_tiles_have_the_faces_of_the_rulebook() -> None:
    counts = Counter(kind for kind, _ in faces())
    assert len(TILES) == TERRAIN_COUNT
    assert {kind: counts[kind] for kind in FACES} == FACES
    assert sum(counts.values()) == 80
    assert set(counts) == set(KINDS[: KINDS.index("tower")])


def test_colours_are_spread_evenly_and_the_two_sides_differ() -> None:
    counts = Counter(faces())
    for kind in set(KINDS[: KINDS.index("tower")]) - {"joker"}:
        assert len({counts[kind, colour] for colour in range(len(COLOURS))}) == 1
    assert counts["joker", ANY] == 10
    for tile in TILES:
        assert tile.kinds[0] != tile.kinds[1]
        assert tile.colours[0] != tile.colours[1]


def test_no_tile_is_there_twice() -> None:
    assert len({frozenset(zip(t.kinds, t.colours, strict=True)) for t in TILES}) == TERRAIN_COUNT


def test_forty_maps_all_differ_and_harder_ones_are_worth_more() -> None:
    assert len({(m.centre, tuple(m.around)) for m in MAPS}) == 40
    assert Counter(m.centre for m in MAPS) == dict.fromkeys(range(5), 8)
    for one in MAPS:
        assert 2 <= one.fame <= 5
        assert 0 <= one.gold <= 2
        for other in MAPS:
            if sum(one.around) < sum(other.around):
                assert one.fame <= other.fame
                assert one.gold <= other.gold


def test_every_card_says_where_it_comes_from() -> None:
    sources = {card["source"] for cards in GAME.components.cards.values() for card in cards}
    assert sources == {"design"}


def test_the_position_is_under_eight_thousand_bytes() -> None:
    """Without what is kept beside it because it would be worked out too often."""
    beside = State.fields["derived"]
    assert isinstance(beside, RecordType)
    assert State.bytes - beside.bytes < 8000


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('kinds = ["build", "joker"]', 'kinds = ["build", "volcano"]', "kinds"),
        ('kinds = ["build", "joker"]', 'kinds = ["build"]', "kinds"),
        ('colours = ["green", "any"]', 'colours = ["green", "red"]', "joker"),
        ('centre = "white"', 'centre = "mauve"', "centre"),
        ("around = { blue = 1, red = 1 }", "around = { }", "around"),
        ("fame = 2", "fame = 20", "fame"),
    ],
)
def test_a_broken_set_is_refused_with_card_and_field(
    old: str, new: str, field: str, tmp_path: Path
) -> None:
    text = GAME.components.path.read_text(encoding="utf-8")
    assert old in text
    broken = tmp_path / "broken.toml"
    broken.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadComponents, match=field):
        SCHEMA.load(broken)


def test_another_set_of_tiles_is_played_with() -> None:
    other = GAME.with_components(GAME.components.path)
    s = other.new(2, {}, (1, 2, 3, 4))
    assert other.legal(s, s.turn)
    assert JOKER in {tile.kinds[side] for tile in other.components["tile"] for side in range(2)}
