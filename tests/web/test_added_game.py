"""A game that is added to the server appears in the app, which was built without knowing it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.authors.conftest import EXAMPLES, known

from .conftest import Picture, Visit
from .house import running
from .player import awaited, opened_table, play_by_list, steps_so_far


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        for _ in known(EXAMPLES, patch):
            with running(tmp_path_factory.mktemp("house") / "tables.db") as address:
                yield address


def test_a_fifth_game_is_on_the_first_page_and_can_be_played(
    visit: Visit, picture: Picture
) -> None:
    page = visit("/", locale="fr-FR")
    lid = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Cochon"))
    expect(lid).to_contain_text("2 à 8 joueurs")
    expect(lid).to_contain_text("5–15")
    expect(lid).to_contain_text("Lancez autant que vous l’osez. Un seul un reprend tout.")
    expect(lid.locator("svg").first).to_be_visible()
    expect(page.get_by_role("article")).to_have_count(5)
    expect(page.get_by_role("heading", level=1)).to_have_text("5 jeux dans un coffret")
    expect(page.get_by_role("article").first).to_contain_text("Incubation")
    picture(page, "five-games")
    page.get_by_role("button", name="English").first.click()
    expect(page.get_by_role("heading", name="Pig")).to_be_visible()
    page.goto(opened_table(page, "pig", "me Ada", "beginner"))
    play_by_list(page, 4)
    awaited(page)
    assert steps_so_far(page) >= 4
    board = page.locator("main")
    for word in ("Pot", "Goal", "Roll the die"):
        expect(board).to_contain_text(word)
    picture(page, "pig-table")


def test_its_rules_stand_beside_the_others(visit: Visit) -> None:
    page = visit("/rules")
    page.get_by_role("link", name="Pig").click()
    expect(page.get_by_role("heading", name="Pig", level=1)).to_be_visible()
    expect(page.get_by_text("On a 1 you lose the pot")).to_be_visible()
