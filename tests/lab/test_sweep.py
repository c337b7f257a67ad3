"""Comparisons and sweeps of card sets."""

from pathlib import Path

import pytest

from coffret import registry
from coffret.engine.errors import BadOptions
from coffret.engine.game import Game
from coffret.lab.study.balance import Plan, study
from coffret.lab.study.bands import Band, bands_of
from coffret.lab.study.compare import changed_cards, differences
from coffret.lab.study.compare_page import comparison
from coffret.lab.study.sweep import sets_to_try, varied, write_set
from coffret.lab.study.sweep_page import ranking
from coffret.lab.study.trials import keep_best, try_sets

GAME = registry.game("incubation")


def plan_of(game: Game, games: int = 4) -> Plan:
    return Plan(game, (2,), games, ("random",), 3, {}, compiled=False)


def with_numbers(path: Path, texts: list[str]) -> Game:
    """Incubation with the first value of each."""
    vary = varied(GAME, texts)
    write_set(GAME.components.path, path, vary, tuple(each.values[0] for each in vary))
    return GAME.with_components(path)


def test_only_cards_of_our_own_are_varied() -> None:
    every = varied(GAME, ["objective.*.points=4..8"])
    cards = GAME.components.cards["objective"]
    assert [each.card for each in every] == [c["id"] for c in cards if c["source"] == "design"]
    assert len(every) < len(cards)
    assert every[0].values == (4, 5, 6, 7, 8)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("objective.*.points", "form"),
        ("scroll.*.points=1..2", "no section 'scroll'"),
        ("egg.nobody.points=1..2", "no design card"),
        ("egg.*.speed=1..2", "no number 'speed'"),
        ("egg.*.points=3..2", "empty"),
        ("egg.*.points=1...2", "range"),
    ],
)
def test_what_cannot_be_varied_is_named(text: str, word: str) -> None:
    with pytest.raises(BadOptions, match=word):
        varied(GAME, [text])


@pytest.mark.parametrize("text", ["median", "speed=1..2", "median=a..b", "places=1..2..3"])
def test_what_is_no_band_is_refused(text: str) -> None:
    with pytest.raises(BadOptions):
        bands_of([text])


def test_a_miss_is_counted_in_widths_of_the_band() -> None:
    (band,) = bands_of(["median=40..60"])
    assert [band.miss(value) for value in (30, 40, 50, 70)] == [0.5, 0, 0, 0.5]
    assert bands_of(["places=5"]) == [Band("places", 0, 5)]


def test_few_sets_are_all_tried_and_many_by_lot() -> None:
    vary = varied(GAME, ["egg.jade-1.points=1..3", "egg.jade-2.points=1,5"])
    assert sets_to_try(vary, 6, seed=1) == [(a, b) for a in (1, 2, 3) for b in (1, 5)]
    drawn = sets_to_try(vary, 4, seed=1)
    assert len(set(drawn)) == 4
    assert drawn == sets_to_try(vary, 4, seed=1)


def test_a_written_set_changes_its_numbers_alone(tmp_path: Path) -> None:
    game = with_numbers(tmp_path / "mine.toml", ["egg.jade-1.cost.water=4", "egg.jade-2.points=9"])
    found = {(card, field): new for _, card, fields in changed_cards(GAME, game)
             for field, (_, new) in fields.items()}  # fmt: skip
    old = next(card for card in GAME.components.cards["egg"] if card["id"] == "jade-1")
    assert found == {
        ("jade-1", "cost"): {"water": 4, "fire": old["cost"]["fire"]},
        ("jade-2", "points"): 9,
    }
    before = GAME.components.path.read_text().splitlines()
    after = (tmp_path / "mine.toml").read_text().splitlines()
    assert sum(a != b for a, b in zip(before, after, strict=True)) == 2


def test_the_same_cards_do_not_differ(tmp_path: Path) -> None:
    found = study(plan_of(GAME), tmp_path).findings
    apart = differences((GAME, found), (GAME, found))
    assert len(apart) > 20
    assert not any(each.sure or each.apart.mean for each in apart)
    assert changed_cards(GAME, GAME) == []


def test_dearer_eggs_are_found_to_bring_points(tmp_path: Path) -> None:
    texts = [f"egg.{colour}-*.points=9" for colour in ("ruby", "azure", "jade", "amber")]
    other = with_numbers(tmp_path / "mine.toml", texts)
    one, two = (study(plan_of(game, 60), tmp_path).findings for game in (GAME, other))
    apart = differences((GAME, one), (other, two))
    assert apart[0].what == "points of the winner"
    assert apart[0].sure
    assert apart[0].apart.mean > 0
    text = comparison(GAME, apart, changed_cards(GAME, other), plan_of(GAME).facts)
    assert text.index("points of the winner") < text.index("Not beyond chance")


def test_a_sweep_writes_the_set_that_keeps_to_the_bands(tmp_path: Path) -> None:
    vary = varied(GAME, ["egg.*.points=1,9"])
    chosen = [(1,) * len(vary), (9,) * len(vary)]
    rich = study(plan_of(with_numbers(tmp_path / "rich.toml", ["egg.*.points=9"])), tmp_path)
    median = rich.findings[0].winning[2]
    bands = bands_of([f"median={median - 2}..{median + 2}"])
    tried = try_sets(plan_of(GAME), vary, bands, chosen, tmp_path)
    assert [each.values for each in tried] == [chosen[1], chosen[0]]
    assert tried[0].miss == 0 < tried[1].miss
    (best,) = keep_best(GAME.components.path, tmp_path, vary, tried, 1)
    kept = GAME.with_components(best)
    assert all(
        card["points"] == 9 for card in kept.components.cards["egg"] if card["source"] == "design"
    )
    assert "best-1.toml" in ranking(GAME, vary, bands, tried, 1, plan_of(GAME).facts)
