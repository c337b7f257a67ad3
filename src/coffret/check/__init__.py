"""Check a game from its files to random games: all that its author has to fix, at once.

Files and rules are read without importing them. If they are complete, the game is loaded, its texts
are checked and some random games are played.
"""

from collections.abc import Iterator

from coffret import registry
from coffret.engine.errors import BrokenGame
from coffret.engine.game import Game
from coffret.engine.parts import missing_parts
from coffret.engine.rulecheck import check_rules

from .indexes import watched
from .rulebook import rulebook_mistakes
from .texts import missing_texts
from .trial import problems
from .views import found_in_views

VIEWS = 20
"""One view in this many is enough: there are few fields, and they repeat."""

Stage = tuple[str, list[str]]
"""The checks that ran, and the mistakes they found."""


def check(name: str) -> Iterator[Stage]:
    """Check one thing after another; later stages are left out if earlier ones fail."""
    folder = registry.folder(name)
    missing = missing_parts(folder) + rulebook_mistakes(folder)
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
    with watched(game):
        lacking = texts_lacking(game)
        yield "texts", lacking
        if not lacking:
            yield "contract", problems(game)


def texts_lacking(game: Game) -> list[str]:
    """The missing texts; none if the game raises an error, since the next stage shows where."""
    try:
        return missing_texts(game, found_in_views(game, every=VIEWS))
    except Exception:
        return []
