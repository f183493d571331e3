"""Many records in one text: a shelf.

    # arena · seed 0 · game 37 · deal 18 · rotation 1
    landbridge 2 · hashi 1 · seats bot:greedy, bot:random · luck 7f3a…
    …
    secret 9c41…

    # arena · seed 0 · game 38 · …

A record begins with a label or with its own first line, whichever comes first, and ends before the next; an empty
line behind its result ends it too. So whatever is wrong with one record stays with it: a broken first line does not
run into the record before, a broken label not into the one behind. A file with one record is a shelf with one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from landbridge.core.play.record import BETWEEN, LONGEST

__all__ = ["Label", "Volume", "volumes"]

_LABEL = BETWEEN.join(["# arena", *(rf"{name} (-?\d+)" for name in ("seed", "game", "deal", "rotation"))])
_LABELLED = re.compile(_LABEL.encode())
_BEGINS = b"landbridge "
_REMARK = b"#"
_ENDS = (b"=", b"secret")


class Label(NamedTuple):
    """Which game of which contest a record is."""

    seed: int
    number: int  # from 1
    deal: int
    rotation: int

    def __str__(self) -> str:
        named = zip(("seed", "game", "deal", "rotation"), self, strict=True)
        return BETWEEN.join(["# arena", *(f"{name} {value}" for name, value in named)])


class Volume(NamedTuple):
    """One record on a shelf, not looked into yet."""

    line: int  # its first line in the text, from 1
    start: int  # the byte it begins at
    label: Label | None
    content: bytes


def volumes(lines: Iterable[bytes]) -> Iterator[Volume]:
    """The records of a shelf in order, from its lines with their ends; never more than one is kept in memory.

    Of a record that is longer than any can be, only so much comes along that reading it says so.
    """
    gathered: list[bytes] = []
    label: Label | None = None
    first = start = here = size = 0
    begun = ended = False  # its first line is among the gathered; so is its result
    for number, line in enumerate(lines, start=1):
        stripped = line.strip()
        said = _LABELLED.fullmatch(stripped)
        begins = line.startswith(_BEGINS)
        if said or (begins and begun) or (ended and not stripped) or (begins and _loose(gathered)):
            if any(part.strip() for part in gathered):
                yield Volume(first, start, label, b"".join(gathered))
            gathered, label, size, begun, ended = [], None, 0, False, False
        if said:
            label = Label(*map(int, said.groups()))
        if stripped or gathered:
            if not gathered:
                first, start = number, here
            if size <= 4 * LONGEST:  # bytes of a character, at most
                gathered.append(line)
            size += len(line)
        begun = begun or begins
        ended = ended or line.startswith(_ENDS)
        here += len(line)
    if any(part.strip() for part in gathered):
        yield Volume(first, start, label, b"".join(gathered))


def _loose(gathered: list[bytes]) -> bool:
    """Lines that belong to no record: what is left where another label or a result was."""
    return any(line.strip() and not line.startswith(_REMARK) for line in gathered)
