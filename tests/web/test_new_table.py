"""A new table: as last time, and open to everyone at once."""

from __future__ import annotations

from playwright.sync_api import expect

from .axe import violations
from .conftest import Picture, Visit
from .fitting import at_every_size


def test_the_same_table_once_more_from_the_lobby(visit: Visit, picture: Picture) -> None:
    page = visit("/lobby")
    page.get_by_role("link", name="Open a table: Megalomania").click()
    expect(page.get_by_role("switch", name="Open table")).to_be_checked()
    page.locator("label", has_text="Relaxed").click()
    page.get_by_role("radio", name="2").check(force=True)
    page.get_by_placeholder("Name of your friend").fill("Nadia")
    page.locator("label", has_text="Over days").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("For Nadia", exact=True)).to_be_visible()
    first = page.url
    page.goto("/new/megalomania")
    last = page.locator("section", has=page.get_by_role("heading", name="As last time"))
    expect(last).to_contain_text("Nadia. 1 day a turn")
    picture(page, "as-last-time")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == []
    assert at_every_size(page) == []
    last.get_by_role("button", name="Same table again").click()
    expect(page.get_by_text("For Nadia", exact=True)).to_be_visible()
    assert page.url != first
    told = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert (told["table"]["welcome"], told["table"]["clock"]["name"]) == ("relaxed", "1d")
    assert told["listed"]
