"""How a record of integers lies in memory: names, kinds, axes and offsets, worked out without NumPy.

    SHEET = RecordLayout([("lit", i8), ("number", i1, (18,))])      # a number; an array of numbers
    STATE = RecordLayout([("sheets", SHEET, (4,)), ("stage", i1)])  # records inside records

Offsets are those of a C compiler: every number begins at a multiple of its own size, and a record is as long as a
multiple of its largest number. The bytes are therefore the same wherever they are read: by plain Python (`state.py`),
by compiled code, on a graphics card, in a saved game. `dtype` is the same layout as NumPy and Numba know it; NumPy is
imported when somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, partial
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple, Union

from landbridge.core.compile import wasm

if TYPE_CHECKING:
    import numpy as np

__all__ = ["Field", "Integer", "Kind", "Leaf", "RecordLayout", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8"]


@dataclass(frozen=True)
class Integer:
    """A kind of integer."""

    name: str  # `i4`: signed, four bytes; `u4`: unsigned
    code: Any  # what `memoryview.cast` calls it

    @property
    def size(self) -> int:
        """Its bytes."""
        return int(self.name[1])

    @property
    def signed(self) -> bool:
        """Whether it may be negative."""
        return self.name[0] == "i"

    align = size  # where it may begin: at multiples of this


i1, i2, i4, i8 = Integer("i1", "b"), Integer("i2", "h"), Integer("i4", "i"), Integer("i8", "q")
u1, u2, u4, u8 = Integer("u1", "B"), Integer("u2", "H"), Integer("u4", "I"), Integer("u8", "Q")

Kind = Union[Integer, "RecordLayout"]  # what a field is made of


class Field(NamedTuple):
    """A number, a record, or an array of either."""

    name: str
    kind: Kind
    shape: tuple[int, ...]  # () for a single one
    at: int  # the byte at which it begins

    @property
    def end(self) -> int:
        """The byte behind it."""
        return self.at + self.kind.size * prod(self.shape)


class Leaf(NamedTuple):
    """An array of plain integers somewhere in a record."""

    name: str  # `sheets[2].lit`
    kind: Integer
    shape: tuple[int, ...]
    at: int  # from the beginning of the whole record

    @property
    def end(self) -> int:
        """The byte behind it."""
        return self.at + self.kind.size * prod(self.shape)


class RecordLayout:
    """The fields of a record and where each of them lies. Equal fields make equal layouts."""

    fields: dict[str, Field]  # by name, in their order
    size: int  # bytes, gaps included
    align: int  # the size of its largest number

    def __init__(self, fields: Sequence[tuple[str, Kind] | tuple[str, Kind, tuple[int, ...]]]):
        self.fields = {}
        at, self.align = 0, 1
        for name, kind, *axes in fields:
            if not isinstance(kind, Integer | RecordLayout):
                raise TypeError(f"{name}: a record holds integers and records, not {kind!r}")
            shape: tuple[int, ...] = axes[0] if axes else ()
            if name in self.fields or not name.isidentifier() or name.startswith("_"):
                raise ValueError(f"{name!r} is no name for a field, or there are two")
            if not all(length > 0 for length in shape):
                raise ValueError(f"{name}: an axis is at least 1 long, not {shape}")
            if isinstance(kind, RecordLayout) and len(shape) > 1:
                raise TypeError(f"{name}: arrays of records have one axis")
            field = self.fields[name] = Field(name, kind, shape, _up(at, kind.align))
            at = field.end
            self.align = max(self.align, kind.align)
        self.size = _up(at, self.align)
        self._key = tuple(self.fields.values())
        self._hash = hash(self._key)

    def leaves(self, path: str = "", at: int = 0) -> Iterator[Leaf]:
        """Every array of plain integers in the record and in those inside it."""
        for name, kind, shape, offset in self.fields.values():
            if isinstance(kind, Integer):
                yield Leaf(path + name, kind, shape, at + offset)
            elif shape:
                for i in range(shape[0]):
                    yield from kind.leaves(f"{path}{name}[{i}].", at + offset + i * kind.size)
            else:
                yield from kind.leaves(f"{path}{name}.", at + offset)

    def find(self, path: str) -> Field:
        """A field of a record inside this one, `table.stage`; counted from this one's beginning."""
        outer, _, inner = path.partition(".")
        field = self.fields[outer]
        if not inner:
            return field
        if isinstance(field.kind, Integer) or field.shape:
            raise KeyError(f"{outer} is no single record")
        found = field.kind.find(inner)
        return found._replace(at=field.at + found.at)

    @property
    def descr(self) -> list[tuple[Any, ...]]:
        """The layout as lists and texts, gaps included, in the form that NumPy calls `descr`."""
        told: list[tuple[Any, ...]] = []
        at = 0
        for field in self.fields.values():
            if field.at > at:
                told.append(("", f"|V{field.at - at}"))
            kind = field.kind
            order = "<" if kind.size > 1 else "|"
            what = f"{order}{kind.name}" if isinstance(kind, Integer) else kind.descr
            told.append((field.name, what, field.shape) if field.shape else (field.name, what))
            at = field.end
        if self.size > at:
            told.append(("", f"|V{self.size - at}"))
        return told

    @cached_property
    def dtype(self) -> np.dtype[np.void]:
        """The layout as NumPy has it, and so Numba."""
        import numpy as np

        kinds = [
            (f.name, f.kind.name if isinstance(f.kind, Integer) else f.kind.dtype, f.shape) for f in self._key
        ]
        made = np.dtype(kinds, align=True)
        assert made.itemsize == self.size, "this machine's compiler lays records out otherwise"
        return made

    @cached_property
    def array_over(self) -> Any:
        """Makes a NumPy array of one record over some memory; kept, because compiled play asks for it all the time.

        For WebAssembly the memory itself will do.
        """
        if wasm.in_use():
            return _itself
        import numpy as np

        return partial(np.ndarray, (1,), self.dtype)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, RecordLayout) and self._key == other._key

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Any, ...]:
        return _known, (tuple((f.name, f.kind, f.shape) for f in self._key),)

    def __repr__(self) -> str:
        return f"RecordLayout({', '.join(self.fields)}: {self.size} bytes)"


@cache
def _known(fields: tuple[tuple[str, Kind, tuple[int, ...]], ...]) -> RecordLayout:
    """One layout for all states that come from another process: what is derived from it is made once."""
    return RecordLayout(fields)


def _itself(memory: Any) -> Any:
    return memory


def _up(at: int, align: int) -> int:
    return -(-at // align) * align
