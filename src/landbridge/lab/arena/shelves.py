"""Where an arena keeps its games: a folder of shelves, `GAMES` records to a file (`core/play/shelf.py`).

    <folder>/hashi-0-3f2a9c10-000000001.txt     game, seed, what else the contest is, the first game in it

A million games are a thousand files, not a million. The file's name identifies the contest, so that several contests
can share a folder. The same contest played again writes the same bytes to the same files.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.play.shelf import Label, volumes
from landbridge.core.text import PATH, shown

if TYPE_CHECKING:
    from landbridge.lab.arena import Contest, Played

__all__ = ["GAMES", "NotOnTheShelf", "Shelves"]

GAMES = 1000  # to a file, rounded down to whole deals


class NotOnTheShelf(LandbridgeError):
    """A contest cannot be resumed: its first records are not in the folder."""


class Shelves:
    """Writes the records of one contest, in order."""

    def __init__(self, folder: Path, contest: Contest, safe: bool = False):
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self._contest = contest
        self._seats = len(contest.field)
        self._a_file = max(1, GAMES // self._seats) * self._seats  # games
        known = json.dumps(asdict(contest), sort_keys=True).encode()
        self._name = f"{contest.game}-{contest.seed}-{hashlib.sha256(known).hexdigest()[:8]}"
        self._safe = safe  # on disk after every deal, not only out of our hands
        self._out: BinaryIO | None = None
        self._first = 0  # the first game of the open file
        self._standing = self._labels()

    def __enter__(self) -> Shelves:
        return self

    def __exit__(self, *_: object) -> None:
        if self._out is not None:
            self._out.close()

    def keep(self, played: Played) -> None:
        """The record of a game; after a deal's last one they are safe from whatever ends this process.

        A game without one was played before, so its record has to be here already.
        """
        if not played.record:
            self._expect(played.number)
            return
        first = (played.number - 1) // self._a_file * self._a_file + 1
        if self._out is None or first != self._first:
            self._open(first, played.number)
        assert self._out is not None
        label = Label(self._contest.seed, played.number, played.deal, played.rotation)
        self._out.write(f"{label}\n{played.record}\n".encode())
        if played.number % self._seats == 0:
            self._out.flush()
            if self._safe:
                os.fsync(self._out.fileno())

    def _expect(self, number: int) -> None:
        label = next(self._standing, None)
        if label is None or label.number != number:
            missing: dict[str, str | int] = {"folder": shown(str(self.folder), PATH), "number": number}
            raise NotOnTheShelf(Fact("arena-records-missing", missing))

    def _file(self, first: int) -> Path:
        return self.folder / f"{self._name}-{first:09d}.txt"

    def _open(self, first: int, number: int) -> None:
        """Continue a file after the games before `number`; anything behind them is overwritten."""
        if self._out is not None:
            self._out.close()
        file = self._file(first)
        self._first = first
        whole = self._end_before(file, number)
        self._out = file.open("r+b" if whole else "wb")
        self._out.seek(whole)
        self._out.truncate()

    def _end_before(self, file: Path, number: int) -> int:
        if number == 1 or not file.exists():
            return 0
        with file.open("rb") as lines:
            for volume in volumes(lines):
                if volume.label is None or volume.label.number >= number:
                    return volume.start
            return lines.tell()

    def _labels(self) -> Iterator[Label | None]:
        """Of everything that is here, in order."""
        first = 1
        while (file := self._file(first)).exists():
            with file.open("rb") as lines:
                for volume in volumes(lines):
                    yield volume.label
            first += self._a_file
