"""The server is updated while the app is open: a page is of one version, never of two."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from coffret.server import app
from coffret.server.website import BUILT, Website, read

from .axe import violations
from .conftest import Picture
from .house import MANY_TABLES, running
from .test_offline import opened, phone

__all__ = ["phone"]

NEW = "-new"
"""The ending of the new version's file names."""
HASHED = re.compile(r"[\w.-]+\.(?:js|css)")
LOADED = """() => [
  ...performance.getEntriesByType('resource').map((entry) => entry.name),
  ...[...document.querySelectorAll('script[src], link[rel=stylesheet], link[rel=modulepreload]')]
    .map((element) => element.src || element.href),
].filter((name) => /\\/assets\\/[^/]+\\.(js|css)$/.test(name))"""
COUNTED = "sessionStorage.starts = Number(sessionStorage.starts ?? 0) + 1"


def next_version(folder: Path) -> Path:
    """The same app with other names for all its scripts and styles, as if all had changed."""
    files = {name: file.content for name, file in read(BUILT).items()}
    parts = {Path(name).name for name in files if name.startswith("assets/")}

    def renamed(found: re.Match[str]) -> str:
        name = Path(found[0])
        return f"{name.stem}{NEW}{name.suffix}" if found[0] in parts else found[0]

    for name, content in files.items():
        path = folder / HASHED.sub(renamed, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in (".js", ".css", ".html"):
            content = HASHED.sub(renamed, content.decode()).encode()
        if path.name == "sw.js":
            content += b"\n// another one"
        path.write_bytes(content)
    return folder


@pytest.fixture
def update(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Servers of this test change to the next version: the parts of the one before are gone."""
    served: list[Website] = []

    def website(folder: Path, root: str) -> Website:
        served.append(Website(folder, root))
        return served[-1]

    monkeypatch.setattr(app, "Website", website)
    folder = next_version(tmp_path / "next")

    def change() -> None:
        for each in served:
            each._folder = folder
            each._files = {}

    return change


def is_new(page: Page) -> bool:
    """Whether the page is of the new version; its parts are of one version only."""
    parts = page.evaluate(LOADED)
    new = {NEW in part for part in parts}
    old = sorted({part for part in parts if NEW not in part})
    assert len(new) == 1, old
    return new.pop()


def starts(page: Page) -> int:
    """How often the page was loaded."""
    return int(page.evaluate("sessionStorage.starts"))


def go(page: Page, path: str) -> None:
    """As by a link within the app."""
    page.evaluate(
        "path => { const a = document.createElement('a'); a.href = path;"
        " document.body.append(a); a.click(); a.remove(); }",
        path,
    )


def test_an_open_page_goes_on_with_its_own_version_or_is_loaded_once_as_a_whole(
    phone: BrowserContext, tmp_path: Path, update: Callable[[], None], picture: Picture
) -> None:
    phone.add_init_script(COUNTED)
    with running(tmp_path / "db", limits=MANY_TABLES) as address:
        page = opened(phone, address)
        go(page, "/rules/incubation")
        rules = page.get_by_role("heading", level=1, name="Incubation")
        expect(rules).to_be_visible()
        go(page, "/")
        expect(rules).not_to_be_visible()
        assert not is_new(page)
        before = starts(page)
        update()

        # What it has, it shows without loading anything.
        go(page, "/rules/incubation")
        expect(rules).to_be_visible()
        assert (is_new(page), starts(page)) == (False, before)

        # Who comes back to the page sees that there is a new one.
        ready = page.get_by_role("status").filter(has_text="A newer Coffret is ready")
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(ready).to_be_visible()
        picture(page, "newer-version")
        assert violations(page) == []
        ready.get_by_role("button", name="Close").click()
        expect(ready).not_to_be_visible()
        assert (is_new(page), starts(page)) == (False, before)

        # What it never had is gone: the whole page is loaded once, where it was going.
        go(page, "/statistics")
        expect(page.get_by_role("heading", level=1, name="Statistics")).to_be_attached()
        assert page.url == f"{address}/statistics"
        assert (is_new(page), starts(page)) == (True, before + 1)
        go(page, "/rules/incubation")
        expect(rules).to_be_visible()
        assert (is_new(page), starts(page)) == (True, before + 1)
        page.wait_for_load_state("networkidle")

    # Without the server the next start is of one version, too.
    page.goto(f"{address}/rules/incubation")
    expect(rules).to_be_visible()
    assert is_new(page)


def test_change_now_loads_the_new_version_as_a_whole(
    phone: BrowserContext, tmp_path: Path, update: Callable[[], None]
) -> None:
    phone.add_init_script(COUNTED)
    with running(tmp_path / "db", limits=MANY_TABLES) as address:
        page = opened(phone, address)
        go(page, "/rules/incubation")
        before = starts(page)
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        update()
        page.clock.install()
        page.clock.fast_forward(61_000)
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        page.get_by_role("button", name="Change now").click()
        expect(page.get_by_role("heading", level=1, name="Incubation")).to_be_visible()
        assert page.url == f"{address}/rules/incubation"
        assert (is_new(page), starts(page)) == (True, before + 1)


def test_a_start_while_the_server_is_away_after_an_update_is_of_the_version_that_is_kept(
    phone: BrowserContext, tmp_path: Path, update: Callable[[], None]
) -> None:
    """The update came while nobody looked, and this device has not seen it."""
    with running(tmp_path / "db", limits=MANY_TABLES) as address:
        page = opened(phone, address)
        go(page, "/rules/incubation")
        rules = page.get_by_role("heading", level=1, name="Incubation")
        expect(rules).to_be_visible()
        page.wait_for_load_state("networkidle")
        page.close()
        update()
    page = phone.new_page()
    page.goto(f"{address}/rules/incubation")
    expect(page.get_by_role("heading", level=1, name="Incubation")).to_be_visible()
    assert not is_new(page)
