"""Bad components: one sentence that names file, card and field."""

from collections.abc import Callable
from pathlib import Path

import pytest

from coffret.engine.errors import BadComponents
from coffret.games.incubation import GAME

CARDS = GAME.components.path.read_text()
FIRST_EGG = CARDS[CARDS.index("[[egg]]") : CARDS.index("[[egg]]", CARDS.index("[[egg]]") + 1)]


def change(old: str, new: str) -> Callable[[str], str]:
    return lambda text: text.replace(old, new, 1)


def purse(asks: str) -> Callable[[str], str]:
    """The objective that asks for coins alone, asking for something else."""

    def spoil(text: str) -> str:
        before, name, card = text.partition('fr = "Bourse pleine" }\n')
        return before + name + asks + card.partition("\n")[2]

    return spoil


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (change('id = "ruby-2"', 'id = "ruby-1"'), ["egg 2", "'ruby-1'", "used twice"]),
        (change('id = "ruby-1"\n', ""), ["egg 1", "'id' is missing"]),
        (change("points = 3\n", ""), ["egg 1", "'ruby-1'", "'points' is missing"]),
        (change("water = 1", "water = 5"), ["ruby-1", "'cost'", "5", "1 to 4"]),
        (change("water = 1", "water = 0"), ["ruby-1", "'cost'", "0", "1 to 4"]),
        (change("water = 1", 'water = "1"'), ["ruby-1", "'cost'", "'1'"]),
        (change("water = 1", "steam = 1"), ["ruby-1", "'cost'", "'steam'"]),
        (change("cost = { water = 1, fire = 1 }", "cost = 2"), ["ruby-1", "'cost'"]),
        (change('colours = ["ruby"]', 'colours = ["pink"]'), ["ruby-1", "'colours'", "'pink'"]),
        (change('["ruby"]', '["ruby", "ruby"]'), ["ruby-1", "'colours'", "different"]),
        (change("points = 3", "points = true"), ["ruby-1", "'points'"]),
        (change("points = 3", "points = 3\nhorns = 2"), ["ruby-1", "no field 'horns'"]),
        (change('source = "design"', 'source = "dream"'), ["ruby-1", "'source'"]),
        (change('fr = "Braise"', 'de = "Glut"'), ["ruby-1", "'name.fr' is missing"]),
        (change(FIRST_EGG, ""), ["35 cards", "[[egg]]", "36"]),
        (lambda text: text + "\n[[dwarf]]\nid = 1\n", ["section 'dwarf'"]),
        (lambda text: "egg = 3\n", ["egg"]),
        (change("[[egg]]", "[[egg"), ["not TOML", "line"]),
        (purse("same = 2\ntotal = 3\n"), ["heavy-purse", "only one of"]),
        (purse(""), ["heavy-purse", "asks for nothing"]),
    ],
)
def test_a_spoilt_file_is_refused_with_its_place(
    spoil: Callable[[str], str], words: list[str], tmp_path: Path
) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(spoil(CARDS))
    with pytest.raises(BadComponents) as refusal:
        GAME.with_components(path)
    assert str(path) in str(refusal.value)
    assert "\n" not in str(refusal.value)
    for word in words:
        assert word in str(refusal.value)


def test_a_missing_or_binary_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="cannot be read"):
        GAME.with_components(tmp_path / "none.toml")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadComponents, match="UTF-8"):
        GAME.with_components(tmp_path / "binary.toml")


def test_the_printed_set_has_its_counts_and_sources() -> None:
    eggs = GAME.components.cards["egg"]
    assert len(eggs) == 36
    assert [len(egg["colours"]) for egg in eggs].count(1) == 28
    assert [len(egg["colours"]) for egg in eggs].count(2) == 6
    assert [len(egg["colours"]) for egg in eggs].count(0) == 2
    assert len({tuple(egg["colours"]) for egg in eggs if len(egg["colours"]) == 2}) == 6
    for colour in ("ruby", "azure", "jade", "amber"):
        assert sum(egg["colours"] == [colour] for egg in eggs) == 7
    for egg in eggs:
        if len(egg["colours"]) == 1:
            assert abs(egg["points"] - sum(egg["cost"].values())) <= 1
    objectives = GAME.components.cards["objective"]
    assert len(objectives) == 10
    assert all(4 <= objective["points"] <= 8 for objective in objectives)
    public = [objective for objective in objectives if objective["source"] == "public"]
    assert [(o["dragons"], o["coins"]) for o in public] == [({"ruby": 3}, 10)]
