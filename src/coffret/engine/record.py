"""Records: fixed-size nested int32 memory, with a proxy (a face) for interpreted code.

    Incubator = record(egg=int, water=int, fire=int)
    Player = record(incubators=(2, Incubator), coins=int)

A record type has a NumPy dtype (what compiled code sees) and a face (what interpreted code
sees). The face is a thin object over memoryviews: plain ints in and out, and about 15 times faster
than `np.record`. Both read `s.players[1].coins` and write `s.players[1].coins += 1`.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

WORD = np.dtype(np.int32)

# A field with one of these names would be read as the method of a NumPy record.
RESERVED = frozenset(dir(np.recarray)) | frozenset(dir(np.void))

Spec = Any
"""`int`, a record type, or a tuple of lengths ending in one of them: `(3, 12, int)`."""


class Face:
    """Interpreted code's view of one record; `words` is its memory."""

    __slots__ = ("_words",)
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
        self.fields = fields
        self.dtype = np.dtype([_column(name, spec) for name, spec in fields.items()])
        self.words = self.dtype.itemsize // WORD.itemsize
        self.face = _make_face(fields)

    @property
    def bytes(self) -> int:
        return self.dtype.itemsize

    def new(self) -> Any:
        """A zeroed record, behind its face."""
        return self.over(np.zeros(1, self.dtype), 0)

    def over(self, array: npt.NDArray[Any], index: int) -> Any:
        """The face of one record of an array; both share memory."""
        memory = memoryview(array.view(np.uint8).reshape(-1).data)
        start = index * self.bytes
        return self.face(memory[start : start + self.bytes])

    def words_of(self, field: str) -> slice:
        """Where a field is among a record's words: to compare or copy all of it at once."""
        kind, start = self.dtype.fields[field][:2]  # type: ignore[index]
        return slice(start // WORD.itemsize, (start + kind.itemsize) // WORD.itemsize)

    def copy(self, source: Any) -> Any:
        """A new record with the same bytes."""
        copy = self.new()
        copy._words[:] = source._words
        return copy

    def array_of(self, face: Any) -> npt.NDArray[Any]:
        """The memory of a face as a NumPy array of one record, for compiled code."""
        return np.frombuffer(face._words, dtype=self.dtype)


class Records:
    """An array of records for interpreted code that behaves like a NumPy array."""

    def __init__(self, kind: RecordType, count: int) -> None:
        self.array = np.zeros(count, kind.dtype)
        self._faces = tuple(kind.over(self.array, i) for i in range(count))

    def __len__(self) -> int:
        return len(self._faces)

    def __getitem__(self, index: int) -> Any:
        return self._faces[index]

    def __setitem__(self, index: int, source: Any) -> None:
        self._faces[index]._words[:] = source._words


class Table(Sequence[Any]):
    """A constant table of rules: rows of a record type, or of plain ints.

    Interpreted code reads tuples and faces, compiled code the same rows as a NumPy array.
    `ids` names the rows for people (a card's id); compiled code never sees it.
    """

    def __init__(self, rows: Any, kind: RecordType | None = None, ids: Sequence[str] = ()) -> None:
        self.ids = tuple(ids)
        if kind is None:
            self.array: npt.NDArray[Any] = np.array(rows, dtype=WORD)
            self._rows = _as_tuples(self.array.tolist())
        else:
            self.array = np.zeros(len(rows), kind.dtype)
            self._rows = tuple(kind.over(self.array, i) for i in range(len(rows)))
            for face, row in zip(self._rows, rows, strict=True):
                for name, value in row.items():
                    _assign(face, name, value)

    def __len__(self) -> int:
        return len(self._rows)

    def __getitem__(self, index: Any) -> Any:
        return self._rows[index]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._rows)


def record(**fields: Spec) -> RecordType:
    """Declare a record type, field by field, in memory order."""
    return RecordType(fields)


def raw(face: Any) -> bytes:
    """The bytes of a record: two records are equal when these are."""
    return bytes(face._words)


def _as_tuples(rows: Any) -> Any:
    return tuple(_as_tuples(row) for row in rows) if isinstance(rows, list) else rows


def _assign(face: Any, name: str, value: Any) -> None:
    if isinstance(value, int):
        setattr(face, name, value)
        return
    _fill(getattr(face, name), value)


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
    base = WORD if item is int else item.dtype
    return (name, base, shape) if shape else (name, base)


def _split(spec: Spec) -> tuple[tuple[int, ...], Any]:
    if isinstance(spec, tuple):
        return spec[:-1], spec[-1]
    return (), spec


def _make_face(fields: dict[str, Spec]) -> type[Face]:
    """Write a face class: scalar fields become properties, the rest prepared attributes."""
    lines = ["def __init__(self, memory):", "    self._words = memory.cast('i')"]
    body: dict[str, Any] = {}
    slots: list[str] = []
    names: dict[str, Any] = {"build": _build_part}
    word = 0
    for name, spec in fields.items():
        shape, item = _split(spec)
        size = 1 if item is int else item.words
        count = int(np.prod(shape)) if shape else 1
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
    return type("Face", (Face,), body)


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
        return item.face(memory)
    step = len(memory) // shape[0]
    return tuple(
        _build_part(memory[i * step : (i + 1) * step], item, shape[1:]) for i in range(shape[0])
    )
