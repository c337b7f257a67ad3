"""Records: fixed-size nested int32 memory, with a proxy for interpreted code.

    Incubator = record(egg=int, water=int, fire=int)
    Player = record(incubators=(2, Incubator), coins=int)

A record type has a NumPy dtype (what compiled code sees) and a proxy (what interpreted code
sees). The proxy is a thin object over memoryviews: plain ints in and out, and about 15 times faster
than `np.record`. Both read `s.players[1].coins` and write `s.players[1].coins += 1`.

Interpreted code needs no NumPy: it is imported when someone asks for an array or a dtype.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from math import prod
from typing import TYPE_CHECKING, Any

from .reserved import RESERVED

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

WORD = 4
"""Bytes of a field's number."""

Spec = Any
"""`int`, a record type, or a tuple of lengths ending in one of them: `(3, 12, int)`."""


class RecordProxy:
    """Interpreted code's view of one record; `words` is its memory, which changes: so a record is
    no key, and nothing can be kept by it."""

    __slots__ = ("_words",)
    __hash__ = None  # type: ignore[assignment]
    _words: memoryview

    def __init__(self, memory: memoryview) -> None:
        self._words = memory.cast("i")

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"this record has no field '{name}'")


class RecordType:
    """One shape of record. Made by `record`."""

    def __init__(self, fields: dict[str, Spec]) -> None:
        for name in fields:
            if name in RESERVED or name.startswith("_"):
                raise ValueError(f"'{name}' cannot be a field: NumPy or the engine uses the name")
        for name, spec in fields.items():
            shape, item = _split(spec)
            if not (item is int or isinstance(item, RecordType)):
                raise TypeError(
                    f"the field '{name}' cannot hold {getattr(item, '__name__', repr(item))}: "
                    "a field is `int`, a record, or a tuple of lengths and one of these"
                )
            if not all(isinstance(length, int) and length > 0 for length in shape):
                raise TypeError(
                    f"the field '{name}' has a length that is no number above 0: {shape}"
                )
        self.fields = fields
        self.spare: dict[str, int] = {}
        """Of a state: see `engine.state`."""
        self.words = sum(_words(spec) for spec in fields.values())
        self.bytes = WORD * self.words
        self.proxy = _make_proxy(fields)

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        import numpy as np

        # Whole words are aligned anyway. Without the flag, a GPU reads them byte by byte.
        return np.dtype([_column(name, spec) for name, spec in self.fields.items()], align=True)

    def new(self) -> Any:
        """A zeroed record, behind its proxy."""
        return self.proxy(memoryview(bytearray(self.bytes)))

    def over(self, array: npt.NDArray[Any], index: int) -> Any:
        """The proxy of one record of an array; both share memory."""
        return self._within(memoryview(array.view("u1").reshape(-1).data), index)

    def _within(self, memory: memoryview, index: int) -> Any:
        start = index * self.bytes
        return self.proxy(memory[start : start + self.bytes])

    def proxies(self, memory: bytearray) -> tuple[Any, ...]:
        """The proxies of as many records as the memory has room for."""
        whole = memoryview(memory)
        return tuple(self._within(whole, i) for i in range(len(memory) // self.bytes))

    def words_of(self, field: str) -> slice:
        """Where a field is among a record's words: to compare or copy all of it at once."""
        start = 0
        for name, spec in self.fields.items():
            if name == field:
                return slice(start, start + _words(spec))
            start += _words(spec)
        raise KeyError(field)

    def copy(self, source: Any) -> Any:
        """A new record with the same bytes."""
        copy = self.new()
        copy._words[:] = source._words
        return copy

    def array_of(self, proxy: Any) -> npt.NDArray[Any]:
        """The memory of a proxy as a NumPy array of one record, for compiled code."""
        import numpy as np

        return np.frombuffer(proxy._words, dtype=self.dtype)


class Records:
    """An array of records for interpreted code that behaves like a NumPy array."""

    def __init__(self, kind: RecordType, count: int) -> None:
        self._kind = kind
        self._memory = bytearray(count * kind.bytes)
        self._proxies = kind.proxies(self._memory)

    @cached_property
    def array(self) -> npt.NDArray[Any]:
        """The same memory for NumPy."""
        import numpy as np

        return np.frombuffer(self._memory, dtype=self._kind.dtype)

    def __len__(self) -> int:
        return len(self._proxies)

    def __getitem__(self, index: int) -> Any:
        return self._proxies[index]

    def __setitem__(self, index: int, source: Any) -> None:
        self._proxies[index]._words[:] = source._words


class LookupTable(Sequence[Any]):
    """A constant table of rules: rows of a record type, or of plain ints.

    Interpreted code reads tuples and proxies, compiled code the same rows as a NumPy array.
    `ids` names the rows for people (a card's id); compiled code never sees it.
    """

    def __init__(self, rows: Any, kind: RecordType | None = None, ids: Sequence[str] = ()) -> None:
        self.ids = tuple(ids)
        self._kind = kind
        self._memory = bytearray()
        if kind is None:
            self._rows = _as_tuples(rows)
            _check_even(self._rows)
        else:
            self._memory = bytearray(len(rows) * kind.bytes)
            self._rows = kind.proxies(self._memory)
            for proxy, row in zip(self._rows, rows, strict=True):
                for name, value in row.items():
                    _assign(proxy, name, value)

    @cached_property
    def array(self) -> npt.NDArray[Any]:
        """The rows for compiled code."""
        import numpy as np

        if self._kind is None:
            return np.array(self._rows, dtype=np.int32)
        return np.frombuffer(self._memory, dtype=self._kind.dtype)

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, index: Any) -> Any:
        return self._rows[index]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._rows)


def record(**fields: Spec) -> RecordType:
    """Declare a record type, field by field, in memory order."""
    return RecordType(fields)


def raw(proxy: Any) -> bytes:
    """The bytes of a record: two records are equal when these are."""
    return bytes(proxy._words)


def _as_tuples(rows: Any) -> Any:
    return tuple(_as_tuples(row) for row in rows) if hasattr(rows, "__len__") else int(rows)


def _check_even(rows: Any) -> None:
    """Rows of one length, at each depth, of numbers that fit a word: compiled code reads them as
    one array."""
    level = [rows]
    while any(isinstance(each, tuple) for each in level):
        if len({len(each) if isinstance(each, tuple) else -1 for each in level}) > 1:
            raise ValueError("the rows of a table are of different lengths")
        level = [part for each in level for part in each]
    if any(not -(2**31) <= number < 2**31 for number in level):
        raise OverflowError("a number of a table is too large")


def _assign(proxy: Any, name: str, value: Any) -> None:
    if isinstance(value, int):
        setattr(proxy, name, value)
        return
    _fill(getattr(proxy, name), value)


def _fill(target: Any, value: Any) -> None:
    """Write a record given by its fields, or an array given by its items, to any depth."""
    if isinstance(value, Mapping):
        for name, item in value.items():
            _assign(target, name, item)
        return
    for i, item in enumerate(value):
        if isinstance(item, int):
            target[i] = item
        else:
            _fill(target[i], item)


def _column(name: str, spec: Spec) -> Any:
    shape, item = _split(spec)
    base = "i4" if item is int else item.dtype
    return (name, base, shape) if shape else (name, base)


def _words(spec: Spec) -> int:
    shape, item = _split(spec)
    each: int = 1 if item is int else item.words
    return prod(shape) * each


def _split(spec: Spec) -> tuple[tuple[int, ...], Any]:
    if isinstance(spec, tuple):
        return spec[:-1], spec[-1]
    return (), spec


def _make_proxy(fields: dict[str, Spec]) -> type[RecordProxy]:
    """Write a proxy class: scalar fields become properties, the rest prepared attributes."""
    lines = ["def __init__(self, memory):", "    self._words = memory.cast('i')"]
    body: dict[str, Any] = {}
    slots: list[str] = []
    names: dict[str, Any] = {"build": _build_part}
    word = 0
    for name, spec in fields.items():
        shape, item = _split(spec)
        size = 1 if item is int else item.words
        count = prod(shape)
        if item is int and not shape:
            body[name] = _property(word)
        else:
            slots.append(name)
            names[f"item_{name}"] = item
            start, stop = word * 4, (word + count * size) * 4
            lines.append(f"    self.{name} = build(memory[{start}:{stop}], item_{name}, {shape!r})")
        word += count * size
    exec("\n".join(lines), names)
    body["__slots__"] = tuple(slots)
    body["__init__"] = names["__init__"]
    return type("record", (RecordProxy,), body)  # so that authors read it in messages


def _property(word: int) -> property:
    names: dict[str, Any] = {}
    exec(
        f"def get(self): return self._words[{word}]\n"
        f"def put(self, value): self._words[{word}] = value",
        names,
    )
    return property(names["get"], names["put"])


def _build_part(memory: memoryview, item: Any, shape: tuple[int, ...]) -> Any:
    if item is int:
        return memory.cast("i") if len(shape) == 1 else memory.cast("i", shape)
    if not shape:
        return item.proxy(memory)
    step = len(memory) // shape[0]
    return tuple(
        _build_part(memory[i * step : (i + 1) * step], item, shape[1:]) for i in range(shape[0])
    )
