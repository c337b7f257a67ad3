"""The errors a caller may show to a person: one clear sentence each."""

from collections.abc import Sequence
from pathlib import Path
from traceback import extract_tb


class CoffretError(Exception):
    """An error the user can fix; its text is one sentence that says what and where."""


class BadComponents(CoffretError):
    """A components file breaks its schema."""


class BadMatchFile(CoffretError):
    """A match file cannot be read, or does not replay."""


class BadOptions(CoffretError):
    """Options, player count or seats that the game does not offer."""


class UnknownGame(CoffretError):
    """No game of that name is registered."""


class BrokenGame(CoffretError):
    """A game that cannot be loaded or compiled. `problems` has one line for each mistake."""

    def __init__(self, name: str, problems: Sequence[str]) -> None:
        self.problems = tuple(problems)
        lines = self.problems if len(self.problems) == 1 else [f"\n- {line}" for line in problems]
        super().__init__(f"the game '{name}' is broken: {''.join(lines)}")


class IllegalMove(CoffretError):
    """A move that the rules forbid. `rule` is the id of that rule."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule


PLAIN = {
    (TypeError, "memoryview"): "a state's fields hold whole numbers only: no text, no fraction "
    "(use `//`, not `/`)",
    (ValueError, "memoryview"): "a number is too large for a state's field, which has 32 bits",
    (IndexError, "bytearray index"): "an action's number is not in the action space",
    (IndexError, "array assignment index"): "a feature's index is not in the feature layout",
}
"""Python's errors on the memory behind states, masks and features, in words of the contract."""


def located(error: BaseException, folder: Path) -> str:
    """An error in a sentence, with the last line of a folder's own code that led to it."""
    trace = extract_tb(error.__traceback__)
    lines = [line for line in trace if folder in Path(line.filename).parents]
    sentence = str(error) if isinstance(error, CoffretError) else f"{type(error).__name__}: {error}"
    for (kind, beginning), plain in PLAIN.items():
        if type(error) is kind and str(error).startswith(beginning):
            sentence = plain
    if not lines:
        return sentence
    return f"{lines[-1].filename}, line {lines[-1].lineno}, in {lines[-1].name}: {sentence}"
