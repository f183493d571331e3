"""Operations: what can be asked for, declared once, with its address, its weight and its shapes.

An operation is a function over a `Room`. Its path names what is in braces, other parameters are read from the query,
`said` is the body, and the return type is the shape of the answer:

    @tables.post("tables/{table}/moves")
    def move(room: Room, table: str, said: MoveAsked) -> Picture: ...

An operation that needs a bot's thought is a generator that yields the question; its host drives it (`thinking.py`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple, TypeVar, get_type_hints

from landbridge.app.reading import Reader, Unfit, reader, word_reader
from landbridge.app.shapes.common import Look, Message
from landbridge.app.shapes.play import Picture
from landbridge.table.refusals import Refused

Run = TypeVar("Run", bound=Callable[..., Any])
SEEN: Mapping[str, Any] = {"look": Look, "after": Message | None}  # how a picture is asked for


class Operation:
    """One request that can be made, and the function that answers it."""

    def __init__(self, group: str, method: str, path: str, run: Callable[..., Any], **more: Any):
        self.group, self.method, self.path, self.run = group, method, path, run
        self.weight: float = more.get("weight", 1)  # it counts as so many requests
        self.status: int = more.get("status", 200)
        self.door: bool = more.get("door", False)  # also for those who have not given the server's password
        self.kind: str = more.get("kind", "")  # of a file; "" for JSON
        self.events: Any = more.get("events")  # the shape of each, of a stream
        self.before: Callable[[Any], None] | None = more.get("before")
        self.words = path.split("/")

    @property
    def name(self) -> str:
        return self.run.__name__

    @cached_property
    def hints(self) -> dict[str, Any]:
        return get_type_hints(self.run, include_extras=True)

    @cached_property
    def answer(self) -> Any:
        """The shape of the answer."""
        found = self.hints.get("return")
        return getattr(found, "__args__", (None,))[-1] if inspect.isgeneratorfunction(self.run) else found

    @cached_property
    def body(self) -> Any:
        """The shape of the body; None if there is none."""
        return self.hints.get("said")

    @cached_property
    def in_path(self) -> dict[str, Any]:
        return {word[1:-1]: self.hints[word[1:-1]] for word in self.words if word.startswith("{")}

    @cached_property
    def in_query(self) -> dict[str, Any]:
        names = inspect.signature(self.run).parameters
        found = {name: self.hints[name] for name in names if name not in ("room", "said", *self.in_path)}
        return {**SEEN, **found} if self.shows else found

    def read(self, path: Mapping[str, str], query: Mapping[str, str], body: Any) -> dict[str, Any]:
        """Return the arguments of a request, or refuse it with the place that is wrong."""
        path_readers, query_readers, body_reader = self._readers
        try:
            told = {name: read(path[name], name) for name, read in path_readers.items()}
            told.update(
                {name: read(query[name], name) for name, read in query_readers.items() if name in query}
            )
            if body_reader is not None:
                told["said"] = body_reader(body, "")
        except Unfit as unfit:
            raise Refused("server-invalid", where=unfit.where[:100] or "body") from None
        return told

    @cached_property
    def shows(self) -> bool:
        """Whether the answer is a table as somebody sees it: then the query says how."""
        return self.answer is Picture

    @cached_property
    def _readers(self) -> tuple[dict[str, Reader], dict[str, Reader], Reader | None]:
        return (
            {name: word_reader(shape) for name, shape in self.in_path.items()},
            {name: word_reader(shape) for name, shape in self.in_query.items()},
            reader(self.body) if self.body is not None else None,
        )


class Group:
    """Operations that belong together; the interface document lists them under its name."""

    def __init__(self, name: str, before: Callable[[Any], None] | None = None):
        """`before` looks at each room before its operation does."""
        self.name, self.before = name, before
        self.operations: list[Operation] = []

    def _declared(self, method: str, path: str, more: dict[str, Any]) -> Callable[[Run], Run]:
        def declared(run: Run) -> Run:
            self.operations.append(Operation(self.name, method, path, run, before=self.before, **more))
            return run

        return declared

    def get(self, path: str, **more: Any) -> Callable[[Run], Run]:
        return self._declared("GET", path, more)

    def post(self, path: str, **more: Any) -> Callable[[Run], Run]:
        return self._declared("POST", path, more)

    def put(self, path: str, **more: Any) -> Callable[[Run], Run]:
        return self._declared("PUT", path, more)

    def delete(self, path: str, **more: Any) -> Callable[[Run], Run]:
        return self._declared("DELETE", path, more)


class Found(NamedTuple):
    operation: Operation
    path: dict[str, str]


class Operations:
    """All operations of a host, found by method and path."""

    def __init__(self, groups: Iterable[Group]):
        self.all = [one for group in groups for one in group.operations]
        self._by_shape: dict[tuple[str, int], list[Operation]] = {}
        for one in self.all:
            self._by_shape.setdefault((one.method, len(one.words)), []).append(one)
        for found in self._by_shape.values():  # `tables/mine` comes before `tables/{table}`
            found.sort(key=lambda one: [word.startswith("{") for word in one.words])

    def find(self, method: str, path: str) -> Found | None:
        """Return the operation of a path below /api/, without its query."""
        said = path.split("/")
        for one in self._by_shape.get((method, len(said)), ()):
            named = {}
            for pattern, word in zip(one.words, said, strict=True):
                if pattern.startswith("{") and word:
                    named[pattern[1:-1]] = word
                elif pattern != word:
                    break
            else:
                return Found(one, named)
        return None

    def knows(self, path: str) -> bool:
        """Return whether there is anything at a path, by whatever method."""
        return any(self.find(method, path) for method in ("GET", "POST", "PUT", "DELETE"))


@dataclass(frozen=True)
class File:
    """An answer that is no JSON: a text, or parts of one, with the name it is saved under."""

    content: Any  # text, bytes, or an iterator of texts
    kind: str
    name: str = ""
