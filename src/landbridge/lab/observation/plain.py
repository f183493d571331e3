"""Encodings for games that have none of their own: a view's record, field by field.

Numbers of one or two bytes stand as they are; longer ones are sets as a rule and become their bits. Seats stand as
in the record, so the row begins with whose eyes it is. The kernel is written out for each record, because compiled code
cannot ask a record for its fields.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator
from functools import cache
from importlib import util
from math import prod
from types import ModuleType
from typing import NamedTuple

from landbridge.core.compile import kernel
from landbridge.core.layout import Integer, RecordLayout
from landbridge.core.plane import Plane

LETTERS = "abcdefgh"  # of the loops in a kernel


class Leaf(NamedTuple):
    """A number or an array of numbers somewhere in a record."""

    name: str  # sheets.lit
    source: str  # v.sheets[a].lit[b]
    shape: tuple[int, ...]  # the axes of all arrays on the way
    width: int  # bytes of a number


@cache
def module_for(state: RecordLayout) -> ModuleType:
    """A module like a game's `observation.py` for views laid out like this."""
    source = _source(state)
    mark = "plain_" + hashlib.sha256(source.encode()).hexdigest()[:20]
    name = f"landbridge_{mark}"
    file = kernel.cache_folder(mark) / f"{name}.py"  # Numba keeps machine code for functions of a file only
    kernel._write_once(file, source)
    spec = util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.__dict__["planes"] = lambda kit, seats: planes(state, seats)
    return module


def planes(state: RecordLayout, seats: int) -> list[Plane]:
    found = [Plane("seat", (1,), 0, seats - 1, "The seat whose view this is.")]
    for leaf in leaves(state):
        if leaf.width > 2:
            shape, low, high = (*leaf.shape, 8 * leaf.width), 0, 1
            about = f"The bits of `{leaf.name}`, the lowest first."
        else:
            shape = leaf.shape or (1,)
            low, high = -(1 << 8 * leaf.width - 1), (1 << 8 * leaf.width - 1) - 1
            about = f"`{leaf.name}` as the record has it."
        found.append(Plane(leaf.name, shape, low, high, about))
    return found


def leaves(
    state: RecordLayout, name: str = "", source: str = "v", outer: tuple[int, ...] = ()
) -> Iterator[Leaf]:
    for field, kind, shape, _ in state.fields.values():
        axes = (*outer, *shape)
        index = ", ".join(LETTERS[len(outer) : len(axes)])
        place = f"{source}.{field}" + (f"[{index}]" if shape else "")
        if isinstance(kind, Integer):
            yield Leaf(name + field, place, axes, kind.size)
        else:
            yield from leaves(kind, f"{name}{field}.", place, axes)


def _source(state: RecordLayout) -> str:
    lines = [
        "from landbridge.core.compile.kernel import kernel",
        "",
        "VERSION = 1",
        "",
        "",
        "@kernel",
        "def observe(kit, v, seat, seats, where, out):",
        "    out[0] = seat",
    ]
    start = 1
    for leaf in leaves(state):
        indent = "    "
        lines.append(f"{indent}n = {start}")
        for letter, length in zip(LETTERS, leaf.shape, strict=False):
            lines.append(f"{indent}for {letter} in range({length}):")
            indent += "    "
        bits = 8 * leaf.width if leaf.width > 2 else 1
        if bits > 1:
            lines.append(f"{indent}for i in range({bits}):")
            lines.append(f"{indent}    out[n + i] = {leaf.source} >> i & 1")
        else:
            lines.append(f"{indent}out[n] = {leaf.source}")
        lines.append(f"{indent}n += {bits}")
        start += prod(leaf.shape) * bits
    return "\n".join(lines) + "\n"
