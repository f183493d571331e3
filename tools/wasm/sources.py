"""A hash of everything that decides what a game's module computes, the same on every machine and Python.

It goes over the words of all kernels that the entry points reach, without comments and docstrings; over the numbers
they read from their modules; over the layouts of records; and over the recipe in `emit.py`. (The fingerprint of
`core/compile/kernel.py` goes over byte code, which differs from one Python to the next.)
"""

from __future__ import annotations

import hashlib
import inspect
import io
import tokenize
from collections.abc import Iterator, Sequence
from textwrap import dedent
from types import BuiltinFunctionType
from typing import Any

from landbridge.core.compile import kernel
from landbridge.core.compile.wasm import FORM
from tools.wasm import emit
from tools.wasm.entries import Entry

__all__ = ["sources", "words"]

LAYOUT = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.ENCODING, tokenize.ENDMARKER)


def sources(entries: Sequence[Entry]) -> str:
    """The hash for these entry points."""
    seen: dict[str, str] = {"form": str(FORM), "recipe": words(inspect.getsource(emit))}
    for entry in entries:
        home, *fillers = entry.modules
        twin = kernel.bound(home, *fillers) if fillers else home
        told = [(argument.word, argument.layout and argument.layout.descr) for argument in entry.arguments]
        seen[entry.name] = repr(told)
        _describe(getattr(twin, entry.function), seen)
    return hashlib.sha256(repr(sorted(seen.items())).encode()).hexdigest()[:20]


def _describe(function: Any, seen: dict[str, str]) -> None:
    name = f"{function.__module__}.{function.__qualname__}"
    if name in seen:
        return
    seen[name] = ""
    parts = [words(inspect.getsource(function))]
    for used in sorted(kernel.globals_used(function.__code__)):
        if used in function.__globals__:
            parts.append(f"{used}={_value(function.__globals__[used], seen)}")
    seen[name] = "\n".join(parts)


def _value(value: Any, seen: dict[str, str]) -> str:
    if kernel.is_kernel(value):
        _describe(value, seen)
        return f"{value.__module__}.{value.__qualname__}"
    if isinstance(value, int | tuple):
        return repr(value)
    if isinstance(value, type | BuiltinFunctionType):
        return value.__name__
    raise TypeError(f"a kernel reads a {type(value).__name__}")


def words(source: str) -> str:
    """The words of some code, one after another."""
    return " ".join(_words(source))


def _words(source: str) -> Iterator[str]:
    begins = True  # a text that is a whole line documents something
    for token in tokenize.generate_tokens(io.StringIO(dedent(source)).readline):
        if token.type in LAYOUT:
            begins = begins or token.type == tokenize.NEWLINE
        elif token.type == tokenize.INDENT or token.type == tokenize.DEDENT:
            yield "{" if token.type == tokenize.INDENT else "}"
        elif token.type == tokenize.STRING and begins:
            continue
        else:
            begins = False
            yield token.string
