"""Chromium itself says that the app can be installed. The one without windows has no opinion, so
this takes the whole one."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, Page, Playwright

from ..programs import whole_chromium
from .conftest import FLAGS, PATIENCE


def errors(page: Page) -> list[str]:
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    return [each["errorId"] for each in found["installabilityErrors"]]


def browser(driver: Playwright, profile: Path) -> BrowserContext:
    """With a profile of its own: nothing is installed from a private window."""
    return driver.chromium.launch_persistent_context(
        profile,
        executable_path=whole_chromium(),
        headless=False,
        args=[*FLAGS, "--headless=new", "--no-sandbox"],
    )


def test_nothing_keeps_the_app_from_being_installed(
    house: str, playwright: Playwright, tmp_path: Path
) -> None:
    with browser(playwright, tmp_path) as context:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(house)
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        assert errors(page) == []
        page.goto(f"{house}/docs")  # a page that is no app
        assert "no-manifest" in errors(page)
