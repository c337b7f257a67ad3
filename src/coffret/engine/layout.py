"""Layout of a feature vector: its length is the sum of its named parts.

FEATURES = Layout(dice=2 * 4, market=8 * 3)
MARKET = FEATURES["market"]      # where that part begins
"""


class Layout:
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
