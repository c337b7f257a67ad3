"""Names: a list of words for small numbers, the same in rules, files and texts."""

from collections.abc import Iterable


class Names(tuple[str, ...]):
    """`FACES = Names("face", ("water", "fire"))`: 0 is "water", its text is `face-water`."""

    kind: str

    def __new__(cls, kind: str, words: Iterable[str]) -> "Names":
        names = super().__new__(cls, tuple(words))
        names.kind = kind
        return names
