"""The errors a caller may show to a person: one clear sentence each."""


class CoffretError(Exception):
    """Something a person can mend; its text is one sentence that says what and where."""


class BadComponents(CoffretError):
    """A components file breaks its schema."""


class BadMatchFile(CoffretError):
    """A match file cannot be read, or does not replay."""


class BadOptions(CoffretError):
    """Options, player count or seats that the game does not offer."""


class UnknownGame(CoffretError):
    """No game of that name is registered."""


class IllegalMove(CoffretError):
    """A move that the rules refuse. `rule` is the id of the rule that stands against it."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule
