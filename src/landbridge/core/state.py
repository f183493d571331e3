"""One record of integers is the whole state; this is how plain Python reads and writes it.

The record itself is a NumPy array of one element (`State.record`): copied, compared, hashed and saved as bytes,
and handed to compiled code as it is. `State` lays named fields over the same memory, so that the rules'
source runs on it unchanged, without a compiler:

    s.card_no += 1                  # a number
    s.sheets[seat].degree[island]   # an array inside a record inside an array
    s.sheets[2] = s.settled[2]      # a record is copied, never shared

Fields are memoryviews, not NumPy scalars: they give Python integers (no silent wrap: a value that does not
fit raises) and are some thirty times faster one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

__all__ = [
    "FATE",
    "NOTHING",
    "PUBLIC",
    "UNKNOWN",
    "Fields",
    "Record",
    "Row",
    "State",
    "differences",
    "fields_of",
    "leaves",
    "unknowns",
]

Record = NDArray[np.void]

FATE = 16  # the seat of chance: cards, dice, tiles
PUBLIC = -1  # the viewer who holds no seat
UNKNOWN = -1  # what a view hides; a full state has no -1 anywhere (a law)
NOTHING = -2  # no island, no card, nobody


class Fields:
    """Named fields over a stretch of bytes; subclasses are generated, one for each dtype."""

    __slots__ = ("_room",)
    dtype: np.dtype[np.void]
    _layout: Mapping[str, Callable[[memoryview], Any]]
    _room: memoryview

    def __init__(self, room: memoryview):
        self._room = room

    def __getattr__(self, name: str) -> Any:
        # Reached while a field is not laid out yet (an empty slot), or for a name that does not exist.
        lay = self._layout.get(name)
        if lay is None:
            known = ", ".join(self.dtype.names or ())
            raise AttributeError(f"no field {name!r}; the record has {known}")
        laid = lay(self._room)
        object.__setattr__(self, name, laid)
        return laid

    def __repr__(self) -> str:
        names = self.dtype.names or ()
        return f"{type(self).__name__}({', '.join(f'{n}={_plain(getattr(self, n))}' for n in names)})"


class Row:
    """An array of records inside a record."""

    __slots__ = ("_parts",)

    def __init__(self, parts: tuple[Fields, ...]):
        self._parts = parts

    def __getitem__(self, i: int) -> Any:
        if i < 0:
            raise IndexError(f"index {i}: compiled code would read outside the record")
        return self._parts[i]

    def __setitem__(self, i: int, value: Fields) -> None:
        self[i]._room[:] = value._room

    def __len__(self) -> int:
        return len(self._parts)


class State:
    """A whole record. Fields are attributes; `record` is the memory underneath."""

    __slots__ = ("_fields", "kit", "record")
    record: Record
    kit: Any  # what it is played with, where it is known: only to be shown in a notebook, nothing depends on it
    _fields: Fields | None

    def __init__(self, record: Record, kit: Any = None):
        if record.shape != (1,) or not record.flags.c_contiguous:
            raise ValueError("a state is an array of one record")
        object.__setattr__(self, "record", record)
        object.__setattr__(self, "kit", kit)
        object.__setattr__(self, "_fields", None)

    @classmethod
    def blank(cls, dtype: np.dtype[np.void]) -> Self:
        """All zeros."""
        return cls(np.zeros(1, dtype))

    @classmethod
    def from_bytes(cls, data: bytes, dtype: np.dtype[np.void]) -> Self:
        """What `tobytes` gave."""
        return cls(np.frombuffer(bytearray(data), dtype=dtype, count=1))

    @property
    def fields(self) -> Any:
        """The fields as the interpreted rules take them."""
        if self._fields is None:
            room = self.record.view(np.uint8).data
            object.__setattr__(self, "_fields", fields_of(self.record.dtype)(room))
        return self._fields

    def __getattr__(self, name: str) -> Any:
        return getattr(self.fields, name)

    def __setattr__(self, name: str, value: Any) -> None:
        setattr(self.fields, name, value)

    def copy(self) -> Self:
        """The same, in memory of its own."""
        # As bytes: NumPy copies a record field by field and leaves garbage in the gaps between them.
        return type(self)(np.ndarray((1,), self.record.dtype, bytearray(self.record.tobytes())), self.kit)

    def set_to(self, other: State) -> None:
        """Become equal to another state of the same game, in place."""
        self.record.view(np.uint8)[:] = other.record.view(np.uint8)

    def tobytes(self) -> bytes:
        """The record's bytes; two states are equal exactly when these are."""
        return self.record.tobytes()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.record.dtype == other.record.dtype and self.tobytes() == other.tobytes()

    def __hash__(self) -> int:
        return hash(self.tobytes())

    def __reduce__(self) -> tuple[Any, ...]:
        return _from_bytes, (self.tobytes(), self.record.dtype)

    def __repr__(self) -> str:
        return repr(self.fields)

    def _repr_svg_(self) -> str | None:
        """How a notebook shows it: as a picture of the table (`picture.py`)."""
        from landbridge.core.show.picture import svg

        return svg(self)


def _from_bytes(data: bytes, dtype: np.dtype[np.void]) -> State:
    return State.from_bytes(data, dtype)


def differences(a: State, b: State) -> list[str]:
    """Names of the fields in which two states differ, for messages people read."""
    return list(_differences(a.record[0], b.record[0], ""))


def unknowns(s: State) -> list[str]:
    """Names of the fields that hold UNKNOWN."""
    raw = s.record.view(np.uint8)
    if not any((raw[places] == 0xFF).all(axis=1).any() for places in _signed(s.record.dtype)):
        return []
    signed = (pair for pair in leaves(s.record[0]) if pair[1].dtype.kind == "i")
    return [name for name, values in signed if (values == UNKNOWN).any()]


@cache
def _signed(dtype: np.dtype[np.void]) -> list[NDArray[np.intp]]:
    """Where the bytes of every signed number lie, those of one width together; UNKNOWN is all ones."""
    found: dict[int, list[int]] = {}

    def visit(kind: np.dtype[Any], at: int) -> None:
        base, shape = kind.subdtype if kind.subdtype else (kind, ())
        for i in range(int(np.prod(shape, dtype=int))):
            start = at + i * base.itemsize
            if base.fields is not None:
                for inner, offset in ((f[0], f[1]) for f in base.fields.values()):
                    visit(inner, start + offset)
            elif base.kind == "i":
                found.setdefault(base.itemsize, []).append(start)

    visit(dtype, 0)
    return [np.array(starts)[:, None] + np.arange(width) for width, starts in sorted(found.items())]


def leaves(record: Any, path: str = "") -> list[tuple[str, NDArray[np.integer[Any]]]]:
    """Every array of plain integers in a record, with its name."""
    found: list[tuple[str, NDArray[np.integer[Any]]]] = []
    for name in record.dtype.names:
        value = record[name]
        if value.dtype.names is None:
            found.append((path + name, np.asarray(value)))
        elif value.shape == ():
            found += leaves(value, f"{path}{name}.")
        else:
            for i, part in enumerate(value.reshape(-1)):
                found += leaves(part, f"{path}{name}[{i}].")
    return found


def _differences(a: Any, b: Any, path: str) -> list[str]:
    pairs = zip(leaves(a, path), leaves(b, path), strict=True)
    return [name for (name, left), (_, right) in pairs if not np.array_equal(left, right)]


def _plain(value: Any) -> Any:
    return value.tolist() if isinstance(value, memoryview) else value


@cache
def fields_of(dtype: np.dtype[np.void]) -> type[Fields]:
    """The class that lays a dtype's fields over bytes.

    Arrays are slots, filled when first asked for; single numbers and records are properties over such a slot,
    because assigning to them must write through.
    """
    if dtype.names is None or dtype.fields is None:
        raise TypeError(f"{dtype} is no record")
    body: dict[str, Any] = {"dtype": dtype}
    layout: dict[str, Callable[[memoryview], Any]] = {}
    for name in dtype.names:
        kind, offset = dtype.fields[name][:2]
        base, shape = kind.subdtype if kind.subdtype else (kind, ())
        slot = name if shape else f"_cell_{name}"
        if base.names is not None:
            if len(shape) > 1:
                raise TypeError(f"{name}: arrays of records have one axis")
            layout[slot] = _row(base, shape[0], offset) if shape else _part(base, offset)
            if not shape:
                body[name] = property(_getter(slot), _copier(slot))
        elif base.kind not in "iu":
            raise TypeError(f"{name}: a record holds integers only, not {base}")
        else:
            layout[slot] = _cells(base, shape, offset)
            if not shape:
                body[name] = property(_getter(f"{slot}[0]"), _setter(slot))

    return type("Fields", (Fields,), {**body, "__slots__": tuple(layout), "_layout": layout})


def _cells(base: np.dtype[Any], shape: tuple[int, ...], at: int) -> Callable[[memoryview], Any]:
    char: Any = base.char
    axes = list(shape)
    end = at + base.itemsize * int(np.prod(shape, dtype=int))
    if len(shape) > 1:
        return lambda room: room[at:end].cast(char, axes)
    return lambda room: room[at:end].cast(char)


def _part(base: np.dtype[np.void], at: int) -> Callable[[memoryview], Any]:
    inner, end = fields_of(base), at + base.itemsize
    return lambda room: inner(room[at:end])


def _row(base: np.dtype[np.void], count: int, at: int) -> Callable[[memoryview], Any]:
    parts = [_part(base, at + i * base.itemsize) for i in range(count)]
    return lambda room: Row(tuple(part(room) for part in parts))


def _getter(what: str) -> Any:
    # Generated like a dataclass's methods: an interpreted playout reads fields some thousand times.
    return eval(f"lambda self: self.{what}")


def _setter(slot: str) -> Any:
    def put(self: Fields, value: int) -> None:
        getattr(self, slot)[0] = value

    return put


def _copier(slot: str) -> Any:
    def copy(self: Fields, value: Fields) -> None:
        getattr(self, slot)._room[:] = value._room

    return copy
