"""Somebody who plays through the page: by what is lit, by the strip, or by keys alone."""

from __future__ import annotations

from playwright.sync_api import Page

WHAT_TO_DO = """() => {
  const screen = document.querySelector('.screen');
  if (document.querySelector('.outcome')) return 'over';
  if (screen === null || screen.getAttribute('aria-busy') === 'true') return null;
  if (document.querySelector('[role=menu] button')) return 'menu';
  if (document.querySelector('.strip .primary:not(:disabled)')) return 'strip';
  return document.querySelector('[data-can]') ? 'piece' : null;
}"""

PLACES = {
    "menu": "[role=menu] button",
    "strip": ".strip .primary:not(:disabled)",
    "piece": "[data-can]",
}


def awaited(page: Page) -> str:
    """What the page asks of its player, as soon as it asks."""
    found: str = page.wait_for_function(WHAT_TO_DO, timeout=60_000).json_value()
    return found


def play_by_hand(page: Page, most: int = 10_000) -> None:
    """Press what the table offers, until the game is over or enough was pressed."""
    for _ in range(most):
        what = awaited(page)
        if what == "over":
            return
        page.locator(PLACES[what]).first.click()


def play_by_keys(page: Page, most: int = 10_000) -> None:
    """M leads to the list of moves, Enter makes the first of them."""
    for _ in range(most):
        if awaited(page) == "over":
            return
        page.keyboard.press("m")
        page.wait_for_function("document.activeElement?.closest('.moves') !== null")
        page.keyboard.press("Enter")


def moves_so_far(page: Page) -> int:
    """How many steps the story has."""
    return int(page.locator(".right input[type=range]").get_attribute("max") or 0)
