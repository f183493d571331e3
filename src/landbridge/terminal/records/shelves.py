"""One game of a file that holds many: an arena keeps its records so (`core/play/shelf.py`)."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from landbridge.core.facts import Fact
from landbridge.core.play.shelf import volumes
from landbridge.terminal import files


class Piece(NamedTuple):
    """A record and how many lines of its file stand above it."""

    content: bytes
    above: int


def record_in(path: Path, number: int | None) -> Piece:
    """The record of a file: the only one there is, or the one with this number."""
    if not _is_shelf(path):
        if number is not None:
            raise files.FileTrouble(Fact("shell-shelf-none", {"file": files.shown(path)}))
        return Piece(files.read_bytes(path), 0)
    first = last = 0
    found = None
    with path.open("rb") as lines:
        for volume in volumes(lines):
            if volume.label is not None:
                first, last = first or volume.label.number, volume.label.number
                if number is None or volume.label.number == number:
                    found = Piece(volume.content, volume.line - 1)
    if found is None or (number is None and first != last):
        there: dict[str, str | int] = {"file": files.shown(path), "first": str(first), "last": str(last)}
        raise files.FileTrouble(Fact("shell-shelf", there))
    return found


def _is_shelf(path: Path) -> bool:
    """Whether a file begins with a label; other errors are reported elsewhere."""
    try:
        with path.open("rb") as lines:
            return next(volumes([lines.readline(1000)])).label is not None
    except (OSError, ValueError, StopIteration):
        return False
