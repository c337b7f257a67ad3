"""Pictures of a table for `render()`: text as in the terminal, or an image.

An image is the app's own drawing where a browser can draw it, else the terminal's table.
"""

from __future__ import annotations

import io
import logging
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.console import Console

from coffret.engine.errors import BadOptions
from coffret.engine.game import Game

from . import painting

MODES = ("ansi", "rgb_array")
COLUMNS = 110
SIZE = 16
"""The height of a letter in pixels."""
PAPER, INK = (28, 27, 25), (235, 230, 220)


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadOptions(f"there is no render mode '{mode}' (there are: {', '.join(MODES)})")
    return mode


def render(game: Game, s: Any, seat: int | None, mode: str | None) -> Any:
    """The table as `seat` sees it (None: as a spectator does)."""
    if mode == "ansi":
        return as_text(game, s, seat)
    if mode == "rgb_array":
        return as_image(game, s, seat)
    return None


def as_image(game: Game, s: Any, seat: int | None) -> npt.NDArray[np.uint8]:
    """The app's drawing, or the terminal's: height × width × 3."""
    try:
        return painting.paint(game, s, seat)
    except painting.NoBrowser as reason:
        _say_once(str(reason))
        return lettered(game, s, seat)


@lru_cache
def _say_once(reason: str) -> None:
    logging.getLogger(__name__).info("pictures are the terminal's tables: %s", reason)


def as_text(game: Game, s: Any, seat: int | None) -> str:
    console = _console()
    with console.capture() as captured:
        console.print(_table(game, s, seat))
    return captured.get()


def lettered(game: Game, s: Any, seat: int | None) -> npt.NDArray[np.uint8]:
    """The terminal's table, drawn letter by letter: height × width × 3."""
    from matplotlib import font_manager
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.truetype(font_manager.findfont("DejaVu Sans Mono"), SIZE)
    wide, high = int(font.getlength("m")), SIZE + 4
    lines = _console().render_lines(_table(game, s, seat), pad=False)
    image = Image.new("RGB", (wide * COLUMNS, high * max(1, len(lines))), PAPER)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            colour = segment.style.color if segment.style else None
            ink = tuple(colour.get_truecolor()) if colour and not colour.is_default else INK
            for letter in segment.text:
                draw.text((column * wide, row * high), letter, font=font, fill=ink)
                column += 1
    return np.array(image)


def _table(game: Game, s: Any, seat: int | None) -> Any:
    names = [f"player_{number}" for number in range(s.seats)]
    return game.terminal.draw(game.view(s, seat), game.texts("en"), names)


def _console() -> Console:
    return Console(width=COLUMNS, file=io.StringIO(), force_terminal=True, highlight=False)
