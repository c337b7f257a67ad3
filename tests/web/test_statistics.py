"""The page of statistics: figures, plots and tables, at every size; and what is exported."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from .axe import violations
from .conftest import Picture, Visit
from .fitting import at_every_size

DAY = 86_400


def played(game: str, count: int) -> dict[str, Any]:
    """Made-up games of one kind, more and more of them won."""
    latest = []
    for number in range(count):
        mean = 20 + number / 3
        rating = [mean, mean - 9 + number / 4, mean + 9 - number / 4]
        latest.append(
            {
                "table": f"{game}-{number}",
                "ended": 1_760_000_000 + number * DAY,
                "players": 2 + number % 3,
                "points": 30 + number * 7 % 23 + number,
                "won": number % 3 == 0,
                "rating": [round(each, 1) for each in rating],
            }
        )
    won = sum(bool(each["won"]) for each in latest)
    return {
        "game": game,
        "played": count,
        "won": won,
        "by_chance": round(count / 3, 2),
        "since": latest[0]["ended"],
        "best": 66,
        "best_at": latest[-1]["ended"],
        "best_players": 4,
        "mean": 46.2,
        "streak": 3,
        "longest": 3,
        "by_players": {"2": [5, 3], "3": [count, won]},
        "against": {"beginner": [4, 4], "casual": [7, 3], "people": [6, 2]},
        "rating": latest[-1]["rating"],
        "rated": count,
        "latest": latest,
    }


SOME = {
    "games": [played("incubation", 23), played("dragon_island", 4)],
    "company": [
        {"game": "incubation", "name": "Nadia", "tag": 7, "games": 4},
        {"game": "dragon_island", "name": "Nadia", "tag": 7, "games": 2},
        {"game": "dragon_island", "name": "Otto", "tag": 99, "games": 3},
    ],
    "bots": {"beginner": 11.0, "casual": 23.0, "skilled": 30.0, "expert": 35.0},
}


def test_statistics_of_a_person(visit: Visit, picture: Picture) -> None:
    for language in ("en-GB", "fr-FR"):
        page = visit("/nowhere", locale=language)
        page.route("**/api/me/statistics", lambda route: route.fulfill(json=SOME))
        page.goto("/statistics")
        expect(page.locator(".plot svg[role=img]")).to_have_count(2)
        picture(page, f"statistics-{language[:2]}")
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert violations(page) == []
        assert at_every_size(page) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="En chiffres").click()
    expect(page.get_by_role("row")).to_have_count(1 + 23 + 3 + 2)
    expect(page.get_by_role("row").filter(has_text="30 oct. 2025")).to_contain_text("27,0")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Exporter en JSON").click()
    assert json.loads(Path(saved.value.path()).read_text(encoding="utf-8")) == SOME
    # Under five games: points, and a promise.
    page.get_by_role("button", name="Dragon Island").click()
    expect(page.get_by_text("Après cinq parties")).to_be_visible()
    expect(page.locator(".plot svg[role=img]")).to_have_count(0)
    # All games together: sums, and with whom most.
    company = page.get_by_role("heading", name="Le plus souvent avec").locator("..")
    expect(company.get_by_role("listitem").first).to_contain_text("Otto")
    page.get_by_role("button", name="Les deux jeux").click()
    expect(page.get_by_role("row", name="Incubation")).to_contain_text("sur 23")
    expect(company.get_by_role("listitem").first).to_contain_text("6 parties")
    picture(page, "statistics-all")
    assert violations(page) == []
    page.emulate_media(color_scheme="light")
    assert violations(page) == []
    assert at_every_size(page) == []


def test_somebody_new_has_no_statistics_yet(visit: Visit) -> None:
    page = visit("/statistics")
    expect(page.get_by_text("No game of yours is over yet")).to_be_visible()
    assert violations(page) == []
