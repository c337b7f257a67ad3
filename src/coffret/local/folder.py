"""A folder of plain files that plays all games without a server, at any address."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec

from coffret import registry
from coffret.bots.levels import PEOPLE_MEET
from coffret.engine.components import LANGUAGES
from coffret.engine.errors import CoffretError
from coffret.engine.lesson import has_lesson
from coffret.server.catalogue import GameInfo, catalogue_of, known_games, legend_of, rulebook
from coffret.server.lessons import spoken_lesson
from coffret.server.website import BUILT, INDEX, with_data

from .parts import WHEEL, local_files

MARK = "coffret.txt"
"""In a folder that was written here: it may be written again."""


def write_folder(out: Path, built: Path = BUILT) -> int:
    """Write it; returns its bytes. CoffretError if it cannot be made."""
    if not (built / INDEX).is_file():
        raise CoffretError("the app is not built: `make web` builds it in a checkout")
    found = local_files(built, alone=True)
    if found is None:
        raise CoffretError(
            "this app was built without Python for the browser: build it again, with a line to the"
            " package registries"
        )
    if out.exists() and any(out.iterdir()) and not (out / MARK).is_file():
        raise CoffretError(f"{out} has other files in it: name a new folder")
    draft = out.with_name(f"{out.name}.part")
    try:
        shutil.rmtree(draft, ignore_errors=True)
        shutil.copytree(built, draft, ignore=shutil.ignore_patterns(".*", WHEEL))
        files, python = found
        (draft / files.python).write_bytes(python)
        games = msgspec.json.encode(_games())
        page = (built / INDEX).read_bytes()
        (draft / INDEX).write_bytes(with_data(page, games=games, local=msgspec.json.encode(files)))
        _write_games(draft / "api", games)
        (draft / MARK).write_text(NOTE, encoding="utf-8")
        shutil.rmtree(out, ignore_errors=True)
        draft.rename(out)
    except OSError as error:
        shutil.rmtree(draft, ignore_errors=True)
        raise CoffretError(f"{out}: cannot be written ({error.strerror})") from None
    return sum(path.stat().st_size for path in out.rglob("*") if path.is_file())


NOTE = """Coffret: four tabletop games. Put this folder on any file server, under any path, and open
its index.html through it. It is made by `coffret static`: what you change here is lost.

Licences: Coffret MIT; Pyodide (assets/pyodide-*) MPL 2.0; Python and its library PSF; the packages
in assets/coffret-*.zip: openskill, anyio, attrs, pytz MIT; starlette, babel, idna, msgspec BSD;
fluent.runtime, fluent.syntax Apache 2.0; typing_extensions PSF.
"""


def _games() -> list[GameInfo]:
    """As a server knows them, with the bots that a browser has: nets need NumPy."""
    games = known_games()
    for game in games:
        game.levels = list(PEOPLE_MEET)
    return games


def _write_games(api: Path, games: bytes) -> None:
    """A server's answers about its games, as files: nobody waits for Python to read rules."""
    api.mkdir()
    (api / "games.json").write_bytes(games)
    for game in registry.games():
        folder = api / "games" / game.name
        folder.mkdir(parents=True)
        (folder / "legend.json").write_bytes(msgspec.json.encode(legend_of(game)))
        for language in LANGUAGES:
            told = {"rules": rulebook(game, language), "texts": catalogue_of(game, language)}
            if has_lesson(game):
                told["lesson"] = spoken_lesson(game, language)
            for name, content in told.items():
                (folder / f"{name}.{language}.json").write_bytes(msgspec.json.encode(content))
