"""Action spaces: every move of a game as an integer, and back.

    ACTIONS = ActionSpace()
    ROLL = ACTIONS.add("roll")
    TAKE_EGG = ACTIONS.add("take_egg", die=2, deck=3)     # its first integer
    REROLL = ACTIONS.add("reroll", dice=WHICH)
    MOVES = ACTIONS.table                                 # MOVES[action].kind, .first, … .fourth

Rules, search and learning use the integers; people, interface and log the named moves
`{"move": "take_egg", "die": 1, "deck": 2}`. The two are a bijection.
"""

from collections.abc import Iterator
from functools import cached_property
from itertools import product
from typing import Any

from .errors import IllegalMove
from .record import LookupTable, record

Move = dict[str, Any]
Parameters = dict[str, int | tuple[str, ...]]

Row = record(kind=int, first=int, second=int, third=int, fourth=int)
COLUMNS = ("first", "second", "third", "fourth")


class ActionSpace:
    """All moves of one game, declared once."""

    def __init__(self) -> None:
        self.parameters: dict[str, Parameters] = {}
        self._first: dict[str, int] = {}
        self._moves: list[Move] = []
        self._rows: list[dict[str, int]] = []
        self._numbers: dict[frozenset[tuple[str, str]], int] = {}
        self._as_written: dict[tuple[Any, ...], int] = {}

    def add(self, name: str, /, **parameters: int | tuple[str, ...]) -> int:
        """Declare a move; a parameter is a count or a list of names.

        Returns its first integer; its parameters count up from there, the last fastest.
        """
        if len(parameters) > len(COLUMNS):
            raise ValueError(f"the move '{name}' has more than {len(COLUMNS)} parameters")
        if name in self._first:
            raise ValueError(f"the move '{name}' is declared twice")
        if "table" in vars(self):
            raise ValueError(f"the move '{name}' is declared after the table was made")
        self.parameters[name] = parameters
        self._first[name] = start = len(self._rows)
        for values in product(*(range(_count(domain)) for domain in parameters.values())):
            self._enter(name, dict(_named(parameters, values)), values)
        return start

    def more(self, name: str, count: int) -> int:
        """Further numbers for a move with one parameter that is a count: `count` more of it.

        Returns the first; those of moves in between stay as they are.
        """
        ((parameter, known),) = self.parameters[name].items()
        if not isinstance(known, int):
            raise ValueError(f"the move '{name}' has names, which cannot be counted on")
        if "table" in vars(self):
            raise ValueError(f"the move '{name}' gets more numbers after the table was made")
        self.parameters[name] = {parameter: known + count}
        start = len(self._rows)
        for value in range(known, known + count):
            self._enter(name, {parameter: value}, (value,))
        return start

    def _enter(self, name: str, given: Move, values: tuple[int, ...]) -> None:
        move = {"move": name} | given
        self._numbers[_key(move)] = len(self._moves)
        self._as_written[_written(move)] = len(self._moves)
        self._moves.append(move)
        kind = self._first[name]
        self._rows.append({"kind": kind, **dict(zip(COLUMNS, values, strict=False))})

    @cached_property
    def table(self) -> LookupTable:
        """The kind and the parameters of each integer."""
        return LookupTable(self._rows, Row)

    def __len__(self) -> int:
        return len(self._moves)

    def __getitem__(self, name: str) -> int:
        """The first integer of a move."""
        return self._first[name]

    def __iter__(self) -> Iterator[Move]:
        return (dict(move) for move in self._moves)

    def move(self, action: int) -> Move:
        """The named move of an integer."""
        return dict(self._moves[action])

    def number(self, move: object) -> int:
        """The integer of a named move; IllegalMove if the game has no such move."""
        if isinstance(move, dict):
            try:
                number = self._as_written.get(_written(move))
            except TypeError:  # a value that is a list or an object
                number = None
            if number is None:
                number = self._numbers.get(_key(move))
            if number is not None:
                return number
        raise IllegalMove(f"{describe(move)} is not a move of this game")


def describe(move: object) -> str:
    """A named move in one word: `take_egg(die=1, deck=2)`."""
    if not isinstance(move, dict) or "move" not in move:
        return repr(move)[:80]
    rest = ", ".join(f"{name}={value}" for name, value in move.items() if name != "move")
    return f"{move['move']}({rest})"[:120]


def _count(domain: int | tuple[str, ...]) -> int:
    return domain if isinstance(domain, int) else len(domain)


def _named(parameters: Parameters, values: tuple[int, ...]) -> Iterator[tuple[str, Any]]:
    for (name, domain), value in zip(parameters.items(), values, strict=True):
        yield name, value if isinstance(domain, int) else domain[value]


def _key(move: Move) -> frozenset[tuple[str, str]]:
    # The type is part of the key: True and "1" are not 1.
    return frozenset((str(name), f"{type(value).__name__}:{value}") for name, value in move.items())


def _written(move: Move) -> tuple[Any, ...]:
    """The same in the order in which it is written, as moves nearly always come."""
    return (*move.items(), *map(type, move.values()))
