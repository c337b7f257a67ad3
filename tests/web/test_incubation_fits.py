"""Every decision of Incubation at every size, in both languages: nothing is cut, too small or on
something else, the tags of what a move would bring included."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from coffret.games.incubation import GAME

from ..recorded import Moment, asked, previews
from .conftest import Visit
from .fitting import SIZES, at_every_size, turn
from .posed import NAMES, TAKE_BACK, Posed

WITH_FIVE = {"5 take_egg+use_die+use_pair", "5 claim+claim_nothing", "5 keep+reroll"}
"""Five seats take more room beside the board, which is else the same."""


@cache
def decisions(seats: int) -> dict[str, Moment]:
    """One moment of each kind of decision, from the middle of games that chance plays."""
    found: dict[str, Moment] = {}
    for seed in range(1, 7):
        chance = Random(seed)
        s = GAME.new(seats, {}, (seed, 2, 3, 4))
        played = 0
        while not GAME.rules.over(s):
            seat = int(s.turn)
            legal = GAME.legal(s, seat)
            kinds = "+".join(sorted({GAME.move(action)["move"] for action in legal}))
            name = f"{seats} {kinds}"
            if seat == 0 and name not in found and (played > 60 or "choose_egg" in kinds):
                found[name] = asked(GAME, s, seat, legal, NAMES) | {
                    "seat": seat,
                    "acting": seat,
                    "previews": previews(GAME, s, seat, legal),
                }
            GAME.play(s, seat, chance.choice(legal))
            played += 1
    return found


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_decision_fits_every_size(visit: Visit, language: str) -> None:
    """In English, whose words are shorter, each decision at every second size: both halves of the
    sizes in turn."""
    page = visit("/nowhere", locale={"en": "en-GB", "fr": "fr-FR"}[language])
    posed = Posed(page, "incubation")
    found: list[str] = []
    five = {name: each for name, each in decisions(5).items() if name in WITH_FIVE}
    assert len(five) == len(WITH_FIVE)
    for number, (name, moment) in enumerate((decisions(2) | five).items()):
        turn(page, "desktop")
        posed.show(moment)
        sizes = [*SIZES] if language == "fr" else [*SIZES][number % 2 :: 2]
        found += [f"{name}, {each}" for each in at_every_size(page, sizes)]
    turn(page, "desktop")
    posed.show(five["5 keep+reroll"] | {"rests": True})
    page.get_by_role("button", name=TAKE_BACK[language]).wait_for()
    found += [f"a bot plays, {each}" for each in at_every_size(page)]
    assert not found, "\n".join(found)


def test_eggs_to_take_say_so(visit: Visit) -> None:
    """Such a moment is among those that are looked at: each deck has its tag."""
    posed = Posed(visit("/nowhere"), "incubation")
    posed.show(decisions(2)["2 take_egg+use_die"])
    posed.page.locator(".deck .effect b").first.wait_for()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_chosen_move_fits_a_phone(visit: Visit, language: str) -> None:
    """Its button does not lie on the tokens that are still to be placed."""
    page = visit("/nowhere", locale={"en": "en-GB", "fr": "fr-FR"}[language])
    posed = Posed(page, "incubation")
    found: list[str] = []
    for decision in ("place", "leave_excess", "take_treasure", "take_egg"):
        turn(page, "phone")
        posed.show(decisions(2)[f"2 {decision}"])
        page.locator("[data-piece][data-can]").first.click()
        page.locator(".strip .primary:not([aria-disabled=true])").wait_for()
        found += [f"{decision}, {each}" for each in at_every_size(page, ("phone", "short"))]
        page.keyboard.press("Escape")
    assert not found, "\n".join(found)


def test_no_tag_is_empty_on_a_phone(visit: Visit) -> None:
    """A first egg is chosen without a die, and there is no room for words: its ring must do."""
    page = visit("/nowhere")
    posed = Posed(page, "incubation")
    turn(page, "phone")
    for decision in ("choose_egg", "take_egg"):
        posed.show(decisions(2)[f"2 {decision}"])
        page.locator("[data-piece=deck-0][data-can]").wait_for()
        assert page.locator(".effect:not(:has(*))").count() == 0
