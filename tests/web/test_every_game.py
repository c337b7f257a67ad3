"""Every game of the box can be opened and played: from the list of moves, in both languages, and
with keys only. What no reader should meet is watched for on every page (wording.py)."""

from asyncio import sleep
from collections.abc import Iterator
from threading import Event

import pytest
from playwright.sync_api import expect

from coffret import registry
from coffret.engine.game import Game

from .conftest import Picture, Visit
from .house import AtRandom
from .player import awaited, opened_table, play_by_keys, play_by_list, press_tab_to, steps_so_far

GAMES = sorted(registry.names())
DECISIONS = {"jelly_monster": 5}
"""Where a clock runs, each takes its time: fewer of them."""
TITLES = {game.name: game.title for game in registry.games()}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_opened_from_the_first_page_and_played_in_both_languages(
    visit: Visit, picture: Picture, game: str
) -> None:
    page = visit("/")
    page.get_by_role("button", name=f"Play now: {TITLES[game]}").click()
    decisions = DECISIONS.get(game, 8)
    play_by_list(page, decisions)
    awaited(page)
    played = steps_so_far(page)
    assert played >= decisions
    picture(page, f"{game}-list")
    page.get_by_role("button", name="Français").first.click()
    expect(page.locator(".right h2")).to_have_text("Journal")
    play_by_list(page, decisions)
    awaited(page)
    picture(page, f"{game}-list-fr")
    assert steps_so_far(page) >= played + decisions


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_with_keys_only(visit: Visit, game: str) -> None:
    page = visit("/")
    press_tab_to(page, f"Play now: {TITLES[game]}")
    page.keyboard.press("Enter")
    decisions = DECISIONS.get(game, 12)
    play_by_keys(page, decisions)
    awaited(page)
    assert steps_so_far(page) >= decisions


@pytest.fixture
def may_think(monkeypatch: pytest.MonkeyPatch) -> Iterator[Event]:
    """Bots choose while it is set."""
    may = Event()
    may.set()
    at_once = AtRandom.choose

    async def choose(self: AtRandom, game: Game, bot: str, state: bytes, seat: int) -> int:
        while not may.is_set():
            await sleep(0.02)
        return await at_once(self, game, bot, state, seat)

    monkeypatch.setattr(AtRandom, "choose", choose)
    yield may
    may.set()


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_plays_for_me_until_i_take_my_seat_back(
    visit: Visit, game: str, may_think: Event
) -> None:
    page = visit("/")
    bots = ["casual"] * (registry.game(game).seats[0] - 1)
    page.goto(opened_table(page, game, "me Ada", *bots))
    awaited(page)
    may_think.clear()
    page.get_by_role("button", name="Explain").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text("A bot is playing for you.")).to_be_visible()
    page.get_by_role("button", name="Take my seat back").click()
    expect(page.get_by_text("A bot is playing for you.")).to_have_count(0)
    may_think.set()
    play_by_list(page, 1)


TIMERS = """(() => {
  window.timers = new Set();
  new MutationObserver(() => {
    const shown = document.querySelector('[role=timer]')?.innerText ?? '';
    if (/\\d/.test(shown)) window.timers.add(shown);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})()"""
"""The texts that the table's timer has shown."""


def test_the_clock_of_a_hasty_game_runs_in_sight(visit: Visit) -> None:
    page = visit("/")
    page.context.add_init_script(TIMERS)
    page.goto(opened_table(page, "jelly_monster", "me Ada", "casual", "casual", roll_ms=300))
    for _ in range(40):
        play_by_list(page, 1)
        if page.evaluate("() => window.timers.size"):
            break
    # One after the other: the round may be over before we look.
    page.wait_for_function("() => window.timers.size > 1")
