"""The games: a folder each. Nothing outside a folder knows the game in it by name.

The environment variable COFFRET_GAMES names more folders with games, for those that are not in the
box: as in PATH, with `:` between them.
"""

import os
from pathlib import Path

__path__.extend(
    str(Path(folder).resolve())
    for folder in os.environ.get("COFFRET_GAMES", "").split(os.pathsep)
    if folder
)
