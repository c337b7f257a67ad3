"""A game checked from its files to a random game: what its author has to mend, all at once.

Files and rules are read without being imported; a game that has them is loaded, its texts are
counted and some random games are played.
"""

from collections.abc import Iterator

from coffret import registry
from coffret.engine.errors import BrokenGame
from coffret.engine.game import Game
from coffret.engine.parts import missing_parts
from coffret.engine.rulecheck import check_rules

from .texts import missing_texts
from .trial import problems
from .views import found_in_views

VIEWS = 20
"""Fields are few and come back: every so manyth view shows them all."""

Stage = tuple[str, list[str]]
"""What was looked at, and what is wrong with it."""


def check(name: str) -> Iterator[Stage]:
    """Look at one thing after the other; what cannot be reached without the others is left out."""
    folder = registry.folder(name)
    missing = missing_parts(folder)
    wrong = [str(found) for found in check_rules(folder)]
    yield "files", missing
    yield "rules", wrong
    if missing or wrong:
        return
    try:
        game = registry.game(name)
    except BrokenGame as error:
        yield "loading", list(error.problems)
        return
    yield "loading", []
    lacking = texts_lacking(game)
    yield "texts", lacking
    if not lacking:
        yield "contract", problems(game)


def texts_lacking(game: Game) -> list[str]:
    """Nothing where a game fails on the way: the contract, which is tried next, says why and at
    which step."""
    try:
        return missing_texts(game, found_in_views(game, every=VIEWS))
    except Exception:
        return []
