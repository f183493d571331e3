"""One record of integers is the whole state; this is how plain Python reads and writes it.

The record is a stretch of bytes (`State.memory`), laid out as `layout.py` says: copied, compared, hashed and saved as
bytes. `State` lays named fields over them, so that the rules' source runs on it unchanged, without a compiler:

    s.card_no += 1                  # a number
    s.sheets[seat].degree[island]   # an array inside a record inside an array
    s.sheets[2] = s.settled[2]      # a record is copied, never shared

Fields are memoryviews: they give Python integers (no silent wrap: a value that does not fit raises) and are some
thirty times faster one by one than NumPy's. Compiled code takes the same bytes as a NumPy array of one record,
`State.record`; it is made when somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Self, TypeAlias, TypeVar

from landbridge.core.layout import Integer, RecordLayout

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

__all__ = [
    "FATE",
    "LEGAL",
    "NOTHING",
    "NOT_NOW",
    "NO_SUCH_MOVE",
    "PUBLIC",
    "UNKNOWN",
    "Fields",
    "Record",
    "Row",
    "State",
    "differences",
    "fields_of",
    "leaves",
    "uncovers",
    "unknowns",
]

Record: TypeAlias = "NDArray[np.void]"

FATE = 16  # the seat of chance: cards, dice, tiles
PUBLIC = -1  # the viewer who holds no seat
UNKNOWN = -1  # what a view hides; a full state has no -1 anywhere (a law)
NOTHING = -2  # no island, no card, nobody

# What `check` returns in every game: a move is legal, it is not this seat's turn, there is no such move now. A game's
# own reasons have numbers above these.
LEGAL, NOT_NOW, NO_SUCH_MOVE = range(3)


Laid = TypeVar("Laid", bound="Fields")


class Fields:
    """Named fields over a stretch of bytes; subclasses are generated, one for each layout."""

    __slots__ = ("_room",)
    layout: RecordLayout
    _lay: Mapping[str, Callable[[memoryview], Any]]
    _room: memoryview

    def __init__(self, room: memoryview):
        self._room = room

    def __getattr__(self, name: str) -> Any:
        # Reached while a field is not laid out yet (an empty slot), or for a name that does not exist.
        lay = self._lay.get(name)
        if lay is None:
            raise AttributeError(f"no field {name!r}; the record has {', '.join(self.layout.fields)}")
        laid = lay(self._room)
        setattr(self, name, laid)
        return laid

    def __repr__(self) -> str:
        told = (f"{name}={_plain(getattr(self, name))}" for name in self.layout.fields)
        return f"{type(self).__name__}({', '.join(told)})"


class Row:
    """An array of records inside a record."""

    __slots__ = ("_parts",)

    def __init__(self, parts: tuple[Fields, ...]):
        self._parts = parts

    @classmethod
    def over(cls, layout: RecordLayout, memory: memoryview | bytearray) -> Self:
        """As many records as the memory holds."""
        room, size, fields = memoryview(memory).cast("B"), layout.size, fields_of(layout)
        return cls(tuple(fields(room[at : at + size]) for at in range(0, len(room), size)))

    @classmethod
    def blank(cls, layout: RecordLayout, count: int) -> Self:
        """So many records, all zeros."""
        return cls.over(layout, bytearray(count * layout.size))

    def __getitem__(self, i: int) -> Any:
        if i < 0:
            raise IndexError(f"index {i}: compiled code would read outside the record")
        return self._parts[i]

    def __setitem__(self, i: int, value: Fields) -> None:
        self[i]._room[:] = value._room

    def __len__(self) -> int:
        return len(self._parts)


class State(Fields):
    """A whole record. Fields are attributes; `memory` is the bytes underneath, `record` the same as an array.

    Every state is of a class of its layout, as all fields are: a rule reads them at first hand.
    """

    __slots__ = ("_has_record", "kit", "memory", "record")
    memory: memoryview | bytearray
    record: Record  # an empty slot until somebody asks
    kit: Any  # what it is played with, where it is known: only to be shown in a notebook, nothing depends on it
    _has_record: bool

    def __new__(cls, layout: RecordLayout, memory: memoryview | bytearray, kit: Any = None) -> Self:
        """A state of the layout's own class."""
        made: Any = object.__new__(_state_of(layout))
        return made  # type: ignore[no-any-return]

    def __init__(self, layout: RecordLayout, memory: memoryview | bytearray, kit: Any = None):
        if len(memory) != layout.size:
            raise ValueError(f"a state is {layout.size} bytes, not {len(memory)}")
        self.memory = memory
        self.kit = kit
        self._has_record = False
        self._lay_numbers(memoryview(memory))

    @classmethod
    def blank(cls, layout: RecordLayout, kit: Any = None) -> Self:
        """All zeros."""
        return cls(layout, bytearray(layout.size), kit)

    @classmethod
    def from_bytes(cls, data: bytes, layout: RecordLayout) -> Self:
        """What `tobytes` gave."""
        return cls(layout, bytearray(data))

    @classmethod
    def from_record(cls, layout: RecordLayout, record: Record) -> Self:
        """Over the memory of an array of one record; nothing is copied."""
        return cls(layout, record.view("u1").data)

    @classmethod
    def from_part(cls, part: Fields) -> Self:
        """A record inside another one, in memory of its own."""
        return cls(part.layout, bytearray(part._room))

    if TYPE_CHECKING:  # any field can be assigned to

        def __setattr__(self, name: str, value: Any) -> None: ...

        def _lay_numbers(self, room: memoryview) -> None:
            """Fill the slots of single numbers: all are asked for, and finding an empty slot takes longer."""

    @property
    def fields(self) -> Any:
        """The fields as the interpreted rules take them.

        They are the state itself.
        """
        return self

    def __getattr__(self, name: str) -> Any:
        if name in self._lay:  # at once: a view lays a dozen fields
            laid = self._lay[name](self._room)
            setattr(self, name, laid)
            return laid
        if name == "record":
            self.record = made = self.layout.array_over(self.memory)
            self._has_record = True
            return made
        return super().__getattr__(name)

    def copy(self) -> Self:
        """The same, in memory of its own."""
        other = object.__new__(type(self))  # nothing to be checked
        other.memory = memory = bytearray(self.memory)
        other.kit = self.kit
        other._has_record = self._has_record
        if self._has_record:  # what compiled code has played on, it goes on with
            other.record = self.layout.array_over(memory)
        other._lay_numbers(memoryview(memory))
        return other

    def set_to(self, other: State) -> None:
        """Become equal to another state of the same game, in place."""
        self.memory[:] = other.memory

    def tobytes(self) -> bytes:
        """The record's bytes; two states are equal exactly when these are."""
        return bytes(self.memory)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.layout == other.layout and self.tobytes() == other.tobytes()

    def __hash__(self) -> int:
        return hash(self.tobytes())

    def __reduce__(self) -> tuple[Any, ...]:
        return _from_bytes, (self.tobytes(), self.layout)

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def _repr_svg_(self) -> str | None:
        """How a notebook shows it: as a picture of the table (`drawing.py`)."""
        from landbridge.core.show.drawing import svg

        return svg(self)


def _from_bytes(data: bytes, layout: RecordLayout) -> State:
    return State.from_bytes(data, layout)


def leaves(s: State) -> list[tuple[str, memoryview]]:
    """Every array of plain integers in a state, with its name; a single number is an array of one."""
    room = memoryview(s.memory)
    return [(leaf.name, room[leaf.at : leaf.end].cast(leaf.kind.code)) for leaf in s.layout.leaves()]


def differences(a: State, b: State) -> list[str]:
    """Names of the fields in which two states differ, for messages people read."""
    pairs = zip(leaves(a), leaves(b), strict=True)
    return [name for (name, left), (_, right) in pairs if left != right]


def unknowns(s: State) -> list[str]:
    """Names of the fields that hold UNKNOWN."""
    data = s.tobytes()
    if not any(_has_unknown(data, start, stop, width) for start, stop, width in _signed(s.layout)):
        return []
    return [
        leaf.name
        for leaf in s.layout.leaves()
        if leaf.kind.signed and _has_unknown(data, leaf.at, leaf.end, leaf.kind.size)
    ]


def uncovers(was: State, now: State) -> bool:
    """Whether something that was UNKNOWN in one view is known in the other."""
    old, new = was.tobytes(), now.tobytes()
    for start, stop, width in _signed(was.layout):
        ones = b"\xff" * width
        at = old.find(ones, start, stop)
        while at >= 0:
            if (at - start) % width == 0 and new[at : at + width] != ones:
                return True
            at = old.find(ones, at + 1, stop)
    return False


def _has_unknown(data: bytes, start: int, stop: int, width: int) -> bool:
    """Whether one of these signed numbers is UNKNOWN, which is all ones."""
    ones = b"\xff" * width
    at = data.find(ones, start, stop)
    while at >= 0 and (at - start) % width:  # the end of one number and the beginning of the next
        at = data.find(ones, at + 1, stop)
    return at >= 0


@cache
def _signed(layout: RecordLayout) -> list[tuple[int, int, int]]:
    """Where signed numbers lie, neighbours of one width together: start, stop and width."""
    found: list[tuple[int, int, int]] = []
    for leaf in layout.leaves():
        if not leaf.kind.signed:
            continue
        start, width = leaf.at, leaf.kind.size
        if found and found[-1][1:] == (start, width):
            start = found.pop()[0]
        found.append((start, leaf.end, width))
    return found


def _plain(value: Any) -> Any:
    return value.tolist() if isinstance(value, memoryview) else value


@cache
def fields_of(layout: RecordLayout) -> type[Fields]:
    """The class that lays a layout's fields over bytes."""
    return _laid(layout, Fields)


@cache
def _state_of(layout: RecordLayout) -> type[State]:
    """The same for a whole record."""
    return _laid(layout, State)


def _laid(layout: RecordLayout, over: type[Laid]) -> type[Laid]:
    """A class with a layout's fields.

    Arrays are slots, filled when first asked for; single numbers and records are properties over such a slot,
    because assigning to them must write through. Single numbers of one kind share a slot, which is the whole record as
    numbers of that kind: states are copied more often than all their numbers are read.
    """
    body: dict[str, Any] = {"layout": layout}
    shared: dict[str, str] = {}  # by the code of a kind
    lay: dict[str, Callable[[memoryview], Any]] = {}
    for name, kind, shape, at in layout.fields.values():
        if name in body or hasattr(State, name):
            raise ValueError(f"{name}: a state has something else of that name")
        slot = name if shape else f"_cell_{name}"
        if isinstance(kind, Integer) and not shape and at % kind.size == layout.size % kind.size == 0:
            slot = shared[kind.code] = f"_all_{kind.code}"
            lay[slot] = _cells(kind, (), 0, layout.size)
            cell = f"{slot}[{at // kind.size}]"
            body[name] = property(_getter(cell), _setter(cell))
        elif isinstance(kind, Integer):
            lay[slot] = _cells(kind, shape, at, layout.fields[name].end)
            if not shape:
                body[name] = property(_getter(f"{slot}[0]"), _setter(f"{slot}[0]"))
        else:
            lay[slot] = _row(kind, shape[0], at) if shape else _part(kind, at)
            if not shape:
                body[name] = property(_getter(slot), _copier(slot))
    body |= {"__slots__": tuple(lay), "_lay": lay, "_lay_numbers": _lay_numbers(shared)}
    return type(over.__name__, (over,), body)


def _cells(kind: Integer, shape: tuple[int, ...], at: int, end: int) -> Callable[[memoryview], Any]:
    code = kind.code
    axes = list(shape)
    if len(shape) > 1:
        return lambda room: room[at:end].cast(code, axes)
    return lambda room: room[at:end].cast(code)


def _part(layout: RecordLayout, at: int) -> Callable[[memoryview], Any]:
    inner, end = fields_of(layout), at + layout.size
    return lambda room: inner(room[at:end])


def _row(layout: RecordLayout, count: int, at: int) -> Callable[[memoryview], Any]:
    end = at + count * layout.size
    return lambda room: Row.over(layout, room[at:end])


# Generated like a dataclass's methods: an interpreted playout reads and writes fields some thousand times.


def _getter(what: str) -> Any:
    return eval(f"lambda self: self.{what}")


def _lay_numbers(slots: Mapping[str, str]) -> Any:
    made: dict[str, Any] = {}
    lines = [f"self.{slot} = room.cast({code!r})" for code, slot in slots.items()]
    exec("def lay(self, room):\n    self._room = room\n    " + "\n    ".join(lines), made)
    return made["lay"]


def _setter(cell: str) -> Any:
    made: dict[str, Any] = {}
    exec(f"def put(self, value): self.{cell} = value", made)
    return made["put"]


def _copier(slot: str) -> Any:
    def copy(self: Fields, value: Fields) -> None:
        getattr(self, slot)._room[:] = value._room

    return copy
