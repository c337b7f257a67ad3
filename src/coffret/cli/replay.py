"""`coffret replay`: show and verify a match file."""

from pathlib import Path
from typing import Annotated

import typer

from coffret.engine import matchfile
from coffret.engine.match import Entry, Match
from coffret.engine.phrases import event_text

from .common import Components, Json, Language, console, find_game, print_json
from .play import announce_result


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A match file.")],
    verify: Annotated[
        bool, typer.Option("--verify", help="Only check that seed, moves and result agree.")
    ] = False,
    lang: Language = "en",
    components: Components = None,
    json: Json = False,
) -> None:
    """Show a match file move by move."""
    content = matchfile.read(file)
    game = find_game(content.game, components)
    texts = game.texts(lang)

    def tell(match: Match, entry: Entry | None) -> None:
        for event in game.events.read(match.state, None):
            console.print(event_text(game, event, match.seats, texts))

    quiet = verify or json
    match = matchfile.open_match(file, content, game, (lambda m, e: None) if quiet else tell)
    matchfile.verify(file, content, match)
    if json:
        print_json(
            {
                "game": game.name,
                "seats": match.seats,
                "moves": len(match.log),
                "over": match.is_over,
                "verified": True,
                "result": matchfile.result(match),
            }
        )
    elif verify:
        state = "a finished game" if match.is_over else "an unfinished game"
        console.print(
            f"{file}: verified, {state} of {game.title} with {len(match.log)} moves; "
            f"state {matchfile.digest(match)}"
        )
    elif match.is_over:
        announce_result(match, texts)
