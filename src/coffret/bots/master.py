"""Which games a net has learned: those have the level Master. Needs no NumPy."""

from __future__ import annotations

import hashlib
from pathlib import Path

from coffret.engine import layout
from coffret.engine.game import Game

from .levels import MASTER, PEOPLE_MEET

NETS = Path(__file__).parent / "nets"


def key(game: Game) -> dict[str, str]:
    """The game, features and cards that a net was trained on: it fits no others."""
    return {
        "game": game.name,
        "rules": str(game.rules_version),
        "cards": game.components.digest,
        "features": layout.digest(game.features),
    }


def file_of(game: Game) -> Path:
    """Where the net of this game would be: its name holds the key, so another cannot be taken."""
    digest = hashlib.blake2b(repr(sorted(key(game).items())).encode(), digest_size=6).hexdigest()
    return NETS / f"{game.name}-{digest}.npz"


def has_master(game: Game) -> bool:
    return file_of(game).exists()


def levels_of(game: Game) -> list[str]:
    """The bots that a table of this game may seat, from the weakest up."""
    return [*PEOPLE_MEET, *([MASTER] if has_master(game) else [])]
