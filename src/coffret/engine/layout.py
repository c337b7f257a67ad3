"""Layout of a feature vector: its length is the sum of its named parts.

FEATURES = FeatureLayout(phase=len(phase.NAMES), market=8 * 3, players=MOST_SEATS * PLAYER_LENGTH)
MARKET = FEATURES["market"]      # where that part begins
"""

import hashlib
from typing import Any

from .rule import rule


class FeatureLayout:
    def __init__(self, **parts: int) -> None:
        self.parts = parts
        self._starts: dict[str, int] = {}
        self.length = 0
        for name, length in parts.items():
            self._starts[name] = self.length
            self.length += length

    def __getitem__(self, part: str) -> int:
        return self._starts[part]

    def __len__(self) -> int:
        return self.length


@rule
def describe_table(s: Any, seat: int, out: Any, players: int, length: int) -> None:
    """Write the features that all games have: the phase, as the first part; then, from `players`
    on, `length` numbers for each player, `seat` first, then clockwise. The first two of them say
    whether there is such a player and whether it is their turn."""
    out[s.phase] = 1.0
    for i in range(s.seats):
        out[players + i * length] = 1.0
        if (seat + i) % s.seats == s.turn:
            out[players + i * length + 1] = 1.0


def digest(layout: FeatureLayout) -> str:
    """A name for a layout: what was learned on one means nothing on another."""
    parts = ",".join(f"{name}={length}" for name, length in layout.parts.items())
    return hashlib.blake2b(parts.encode(), digest_size=8).hexdigest()
