"""Records from files, one after the other: shelves, saves, folders full of them. Nothing is kept in memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, NamedTuple

from landbridge import registry
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.play.match import Match
from landbridge.core.play.record import LONGEST, Kits, RecordError, loads_bytes
from landbridge.core.play.shelf import Label, Volume, volumes
from landbridge.core.text import PATH, shown

ENDINGS = (".txt", ".landbridge")
KITS = 64  # boards of their own in one archive; beyond that they are made again


class Unread(NamedTuple):
    """A record that has been found and not looked into."""

    file: str
    volume: Volume


@dataclass(frozen=True)
class Reading:
    """A game that is over, where it stands and which game of a contest it was, if any."""

    file: str
    line: int
    label: Label | None
    match: Match


@dataclass(frozen=True)
class Left:
    """A record that was left out: where it goes wrong, and why."""

    file: str
    line: int
    column: int
    why: Fact

    def __str__(self) -> str:
        return f"{self.place} {self.why}"

    @property
    def place(self) -> str:
        """File, line and column, as editors write them."""
        return f"{shown(self.file, PATH)}:{self.line}:{self.column}:"


def read_records(sources: Iterable[Path], quick: bool = True) -> Iterator[Reading | Left]:
    """Every record of these files and folders: the game, or what is wrong with it."""
    kits: Kits = {}
    for unread in find_records(find_files(sources)):
        yield understood(unread, kits, quick)


def find_files(sources: Iterable[Path]) -> list[Path]:
    """Files as they are, and what may hold records in folders and the folders in them; in order, each once."""
    found: dict[Path, None] = {}
    for source in sources:
        if source.is_dir():
            inside = sorted(file for file in source.rglob("*") if file.suffix in ENDINGS and file.is_file())
            found |= dict.fromkeys(inside)
        else:
            found[source] = None
    return list(found)


def find_records(files: Iterable[Path]) -> Iterator[Unread]:
    """The records of some files, not looked into."""
    for file in files:
        with file.open("rb") as content:
            for volume in volumes(_lines(content)):
                yield Unread(str(file), volume)


def understood(unread: Unread, kits: Kits, quick: bool) -> Reading | Left:
    """The match of a record, by the rules."""
    file, volume = unread
    if len(kits) > KITS:
        kits.clear()
    try:
        match = loads_bytes(volume.content, registry.find, quick, kits, drawn=False)
    except RecordError as error:
        return Left(file, volume.line + error.line - 1, error.column, error.fact)
    except LandbridgeError as error:
        return Left(file, volume.line, 1, error.fact)
    if not match.over:
        last = volume.line + volume.content.rstrip().count(b"\n")
        return Left(file, last, 1, Fact("dataset-unfinished"))
    return Reading(file, volume.line, volume.label, match)


def _lines(content: BinaryIO) -> Iterator[bytes]:
    """A file's lines; one without end comes in pieces, so that a file of anything fits into memory."""
    while line := content.readline(LONGEST):
        yield line
