"""Puts a bug into modules that are imported already: functions get other byte code, constants other values.

Every copy and import of a function has the bug then, also one that was bound to a game. Only for a process that ends
with the bug: a forked child.
"""

from __future__ import annotations

import gc
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any


def plant_source(module: ModuleType, wrong: str) -> None:
    """The module as if this had been its source all along."""
    file = str(module.__file__)
    right = Path(file).read_text(encoding="utf-8")
    copies = functions_in({file})
    for code in _codes(compile(wrong, file, "exec", dont_inherit=True)):
        for function in copies.get((file, code.co_qualname), ()):
            if function.__code__.co_freevars == code.co_freevars:
                function.__code__ = code
    plant_constants(module, right, wrong, file)


def _codes(code: CodeType) -> Iterator[CodeType]:
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield const
            yield from _codes(const)


def functions_in(files: set[str]) -> dict[tuple[str, str], list[FunctionType]]:
    """Every function of some files by name; of one that was bound to a game also the copies."""
    found: dict[tuple[str, str], list[FunctionType]] = defaultdict(list)
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename in files:
            found[thing.__code__.co_filename, thing.__code__.co_qualname].append(thing)
    return found


def plant_constants(module: ModuleType, source: str, tree: Any, file: str) -> None:
    """Constants and tables of a module with other values, wherever they were imported to."""
    right, wrong = dict(vars(module)), dict(vars(module))
    exec(compile(source, file, "exec", dont_inherit=True), right)
    exec(compile(tree, file, "exec", dont_inherit=True), wrong)
    ours = [m for n, m in list(sys.modules.items()) if n.startswith(("landbridge", "tests"))]
    for name, value in wrong.items():
        if isinstance(value, type) and value.__module__ == module.__name__:
            plant_class(vars(module)[name], right[name], value)
        if name.startswith("__") or isinstance(value, (FunctionType, type, ModuleType)):
            continue
        before = repr(right.get(name))
        if repr(value) != before:
            for other in ours:
                if name in vars(other) and repr(vars(other)[name]) == before:
                    setattr(other, name, value)


def plant_class(planted: type, right: type, wrong: type) -> None:
    """A class's own constants and the defaults of a dataclass or a named tuple."""
    for name, value in vars(wrong).items():
        if isinstance(value, (int, str, tuple)) and value != vars(right).get(name):
            setattr(planted, name, value)
    if is_dataclass(wrong) and vars(wrong).get("__init__"):
        for name in ("__init__", "__dataclass_fields__"):
            setattr(planted, name, vars(wrong)[name])
    if hasattr(wrong, "_field_defaults"):
        planted.__new__.__defaults__ = wrong.__new__.__defaults__
