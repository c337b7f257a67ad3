"""Dragon Island on a page: recorded moments, and someone who presses what is lit until the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from .player import paint, soon

FIXTURES = Path(__file__).parents[2] / "web/src/games/dragon_island/fixtures"
PATIENCE = 240_000
"""Milliseconds: only a table that is stuck takes so long, however busy the machine is."""
WHOLE = 1200
"""No game takes this many presses."""
PHONE: dict[str, Any] = {
    "size": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
QUICK = """localStorage.coffret = JSON.stringify({
  ...JSON.parse(localStorage.coffret ?? '{}'), speed: 0, onePress: ONE, language: 'LANG' })"""

# What one may press now, and where: a lit piece that nothing covers, else a button. A lit piece
# outside the window is brought in by the chip on the edge.
NEXT = """(step) => {
  if (document.querySelector('.end')) return { what: 'over' };
  const screen = document.querySelector('.screen');
  if (!screen || screen.getAttribute('aria-busy') === 'true') return null;
  const spot = (element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && (top === element || element.contains(top)) ? { x, y } : null;
  };
  const found = (what, selector) => {
    const all = [...document.querySelectorAll(selector)];
    for (let i = 0; i < all.length; i += 1) {
      const element = all[(step + i) % all.length];
      const at = spot(element);
      if (at) return { what, ...at, piece: element.getAttribute('data-piece') };
    }
    return null;
  };
  return found('primary', '.strip .primary') ?? found('pay', '.till .pay:not([aria-disabled=true])')
    ?? found('piece', '.sea [data-can], .tray [data-can], .open [data-can]')
    ?? found('edge', '.edge') ?? found('leave', '.strip .outlined:not([aria-disabled=true])');
}"""

# What a page asks of its player: nothing, while it shows what others did.
ASKED = """() => document.querySelector('.end') ? 'over'
  : document.querySelector('.screen')?.getAttribute('aria-busy') !== 'false' ? null
  : document.querySelector('.strip .primary') ? 'primary'
  : document.querySelector('.till .pay:not([aria-disabled=true])') ? 'pay'
  : document.querySelector('.till') ? null
  : document.querySelector('main [data-can]') ? 'piece'
  : document.querySelector('.strip .outlined:not([aria-disabled=true])') ? 'leave' : null"""


def moments() -> dict[str, Any]:
    """The recorded ones, and one that is looked back at."""
    found: dict[str, Any] = json.loads((FIXTURES / "moments.json").read_text("utf-8"))
    return found | {"past": found["storm"] | {"past": True}}


def stretched() -> dict[str, Any]:
    """The largest island of 10,000 games."""
    found: dict[str, Any] = json.loads((FIXTURES / "stretched.json").read_text("utf-8"))
    return found


def quick(page: Page, one_press: bool = True, language: str = "en") -> None:
    """No motion; the first press plays, where that is asked for."""
    page.set_default_timeout(PATIENCE)
    page.context.add_init_script(
        QUICK.replace("ONE", str(one_press).lower()).replace("LANG", language)
    )


def play_whole(
    page: Page, press: Callable[[float, float], None], enough: Callable[[], bool] = lambda: False
) -> set[str]:
    """Press what is lit until the game is over, or it is enough; the kinds of things that were
    pressed."""
    pressed: set[str] = set()
    paint(page, False)
    for step in range(WHOLE):
        found = soon(page, NEXT, step)
        if found["what"] == "over" or enough():
            paint(page, True)
            return pressed
        pressed.add(found["what"] if found["what"] != "piece" else found["piece"].split("-")[0])
        press(found["x"], found["y"])
    raise AssertionError(f"the game does not end: {pressed}")
