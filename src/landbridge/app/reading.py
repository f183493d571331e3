"""What comes in, as the shapes that operations ask for: plain JSON becomes dataclasses, checked against their bounds.

A browser's Python has no library for this that could be kept in memory between visits
(`docs/decisions/0059-one-application.md`), so it is done here, once for every host.
"""

from __future__ import annotations

import dataclasses
import types
from collections.abc import Callable
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from landbridge.app.bounds import OPEN, Many, Text, Whole

Reader = Callable[[Any, str], Any]  # takes what came and the name of its place


class Unfit(ValueError):
    """Something that does not have the shape that was asked for."""

    def __init__(self, where: str):
        super().__init__(where)
        self.where = where


@cache
def reader(shape: Any) -> Reader:
    """Return the function that reads a value of this shape, or raises `Unfit` with the place that is wrong."""
    bounds: list[Any] = []
    while get_origin(shape) is Annotated:
        shape, *more = get_args(shape)
        bounds += more
    read = _plain_reader(shape)
    for bound in bounds:
        if isinstance(bound, Text):
            read = _text(read, bound)
        elif isinstance(bound, Whole):
            read = _whole(read, bound)
        elif isinstance(bound, Many):
            read = _many(read, bound)
    return read


def _plain_reader(shape: Any) -> Reader:
    origin, parts = get_origin(shape), get_args(shape)
    if shape is Any or shape is object:
        return lambda said, where: said
    if origin in (Union, types.UnionType):
        return _one_of([reader(part) for part in parts])
    if origin is Literal:
        return _word(frozenset(parts))
    if origin is list:
        return _list(reader(parts[0]))
    if origin is dict:
        return _dict(reader(parts[0]), reader(parts[1]))
    if is_typeddict(shape):
        return _Answer(shape)
    if dataclasses.is_dataclass(shape) and isinstance(shape, type):
        return _Object(shape)
    if shape is float:
        return _number
    return _exactly(type(None) if shape is None else shape)


def _exactly(kind: type) -> Reader:
    def read(said: Any, where: str) -> Any:
        if type(said) is not kind:
            raise Unfit(where)
        return said

    return read


def _number(said: Any, where: str) -> float:
    if type(said) not in (int, float):
        raise Unfit(where)
    return float(said)


def _word(words: frozenset[Any]) -> Reader:
    def read(said: Any, where: str) -> Any:
        if type(said) is not str or said not in words:
            raise Unfit(where)
        return said

    return read


def _one_of(readers: list[Reader]) -> Reader:
    def read(said: Any, where: str) -> Any:
        deepest = where
        for each in readers:
            try:
                return each(said, where)
            except Unfit as unfit:
                deepest = max(deepest, unfit.where, key=len)
        raise Unfit(deepest)

    return read


def _list(each: Reader) -> Reader:
    def read(said: Any, where: str) -> list[Any]:
        if type(said) is not list:
            raise Unfit(where)
        return [each(one, f"{where}.{place}") for place, one in enumerate(said)]

    return read


def _dict(name: Reader, value: Reader) -> Reader:
    def read(said: Any, where: str) -> dict[str, Any]:
        if type(said) is not dict:
            raise Unfit(where)
        return {name(key, where): value(one, f"{where}.{key}") for key, one in said.items()}

    return read


def _text(read: Reader, bound: Text) -> Reader:
    def bounded(said: Any, where: str) -> Any:
        found = read(said, where)
        if isinstance(found, str) and (
            len(found) < bound.least
            or (bound.most is not None and len(found) > bound.most)
            or (bound.fits is not None and not bound.fits(found))
        ):
            raise Unfit(where)
        return found

    return bounded


def _whole(read: Reader, bound: Whole) -> Reader:
    def bounded(said: Any, where: str) -> Any:
        found = read(said, where)
        if isinstance(found, int) and (
            (bound.least is not None and found < bound.least)
            or (bound.most is not None and found > bound.most)
        ):
            raise Unfit(where)
        return found

    return bounded


def _many(read: Reader, bound: Many) -> Reader:
    def bounded(said: Any, where: str) -> Any:
        if isinstance(said, list) and not bound.least <= len(said) <= (bound.most or len(said)):
            raise Unfit(where)  # before any entry is looked at
        return read(said, where)

    return bounded


class _Object:
    """Reads a dataclass: every field by its own reader, and nothing besides."""

    def __init__(self, shape: type):
        hints = get_type_hints(shape, include_extras=True)
        fields = dataclasses.fields(shape)
        self.shape = shape
        self.readers = {field.name: reader(hints[field.name]) for field in fields}
        self.needed = [
            field.name
            for field in fields
            if field.default is dataclasses.MISSING and field.default_factory is dataclasses.MISSING
        ]

    def __call__(self, said: Any, where: str) -> Any:
        if type(said) is not dict:
            raise Unfit(where or "body")
        before = f"{where}." if where else ""
        found = {}
        for name, value in said.items():
            read = self.readers.get(name)
            if read is None:
                raise Unfit(before + name)
            found[name] = read(value, before + name)
        for name in self.needed:
            if name not in found:
                raise Unfit(before + name)
        try:
            return self.shape(**found)
        except Unfit:
            raise
        except ValueError:
            raise Unfit(where or "body") from None


class _Answer:
    """Reads a TypedDict: the shapes of answers are read where they are proved."""

    def __init__(self, shape: Any):
        self.hints = get_type_hints(shape, include_extras=True)
        self.needed = {name for name, hint in self.hints.items() if get_origin(hint) is not NotRequired}
        self.open = getattr(shape, OPEN, False)  # it has other names as well
        self.readers: dict[str, Reader] = {}  # made when they are used: a picture has updates with pictures

    def __call__(self, said: Any, where: str) -> Any:
        if type(said) is not dict:
            raise Unfit(where or "body")
        for name in self.needed:
            if name not in said:
                raise Unfit(f"{where}.{name}")
        for name, value in said.items():
            hint = self.hints.get(name)
            if hint is not None:
                if name not in self.readers:
                    self.readers[name] = reader(
                        get_args(hint)[0] if get_origin(hint) is NotRequired else hint
                    )
                self.readers[name](value, f"{where}.{name}")
            elif not self.open:
                raise Unfit(f"{where}.{name}")
        return said


SWITCH = {"true": True, "false": False, "1": True, "0": False}
DIGITS = 18  # of a number in an address


def word_reader(shape: Any) -> Reader:
    """Return the function that reads a word of an address, where numbers and switches are written out."""
    read, kinds = reader(shape), _kinds(shape)

    def of_word(said: str, where: str) -> Any:
        if int in kinds:
            if not (said.isascii() and said.isdigit() and len(said) <= DIGITS):
                raise Unfit(where)
            return read(int(said), where)
        return read(SWITCH.get(said) if bool in kinds else said, where)

    return of_word


def _kinds(shape: Any) -> set[Any]:
    """Return the plain types that a shape is made of."""
    if get_origin(shape) is Annotated:
        return _kinds(get_args(shape)[0])
    if get_origin(shape) in (Union, types.UnionType):
        return {kind for part in get_args(shape) for kind in _kinds(part)}
    return {shape}
