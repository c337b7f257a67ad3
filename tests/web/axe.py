"""Violations that axe-core finds on a page: by its rules of WCAG 2.2 and good practice."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from .fitting import DRAWN

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

RUN = """async (only) => {
  const rules = only === null ? {} : { runOnly: { type: 'rule', values: only } };
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`));
}"""

SIZES: dict[str, ViewportSize] = {
    "phone": {"width": 390, "height": 844},
    "desktop": {"width": 1440, "height": 900},
}
THEMES = ("dark", "light")


def violations(
    page: Page, sizes: Iterable[str] = SIZES, themes: Iterable[str] = THEMES
) -> list[str]:
    """All that is serious or critical: in the light and the dark, on a desk and on a phone."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for name in sizes:
        page.set_viewport_size(SIZES[name])
        page.evaluate(DRAWN)  # else parts of the larger page lie outside of the smaller one
        for theme in themes:
            page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            # The dark changes nothing but colours.
            only = ["color-contrast"] if theme == "dark" else None
            found += [f"{name}, {theme}: {each}" for each in page.evaluate(RUN, only)]
    return found
