"""An arena's journal: one line for every finished deal, so that a contest can be resumed.

The first line says what is played. A line that was cut off (power, kill -9) is dropped and its deal is played again. As
everything follows from the seed, the result is the same as without the interruption.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.text import shown

if TYPE_CHECKING:
    from landbridge.lab.arena import Contest, Played

FORMAT = 1


class JournalError(LandbridgeError):
    """A file that is no journal, or another contest's."""


class Journal:
    """One file; deals stand in it in order, without a gap."""

    def __init__(self, file: Path, contest: Contest):
        self.file = file
        self._head = json.dumps({"landbridge arena": FORMAT, **asdict(contest)}, ensure_ascii=False)
        self.deals: list[list[Played]] = []
        whole = self._read(len(contest.field)) if file.exists() else 0
        self._out = file.open("r+b" if whole else "wb")
        self._out.seek(whole)
        self._out.truncate()  # what was cut off
        if not whole:
            self._write(self._head)

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        self._out.close()

    def keep(self, deal: list[Played]) -> None:
        """A finished deal, on disk when this returns. Records have files of their own."""
        self.deals.append(deal)
        self._write(json.dumps([{**asdict(one), "record": ""} for one in deal]))

    def _write(self, line: str) -> None:
        self._out.write(line.encode() + b"\n")
        self._out.flush()
        os.fsync(self._out.fileno())

    def _read(self, seats: int) -> int:
        """Take over the deals that stand there; how many bytes of the file are whole."""
        whole = 0
        for number, line in enumerate(_lines(self.file)):
            if number == 0 and json.loads(line or b"null") != json.loads(self._head):
                raise JournalError(Fact("arena-other-journal", {"file": shown(str(self.file))}))
            if number > 0:
                games = [_played(one) for one in json.loads(line)]
                if len(games) != seats or games[0].deal != len(self.deals):
                    raise JournalError(Fact("arena-other-journal", {"file": shown(str(self.file))}))
                self.deals.append(games)
            whole += len(line) + 1
        return whole


def _lines(file: Path) -> Iterator[bytes]:
    """The lines of a file as far as each is whole and JSON; a head that is not JSON at all counts as `null`."""
    for number, line in enumerate(file.read_bytes().split(b"\n")[:-1]):
        try:
            json.loads(line)
        except ValueError:
            if number == 0:
                yield b""
            return
        yield line


def _played(kept: dict[str, Any]) -> Played:
    from landbridge.lab.arena import Played

    tags = tuple(tuple((name, value) for name, value in each) for each in kept["tags"])
    lists = {name: tuple(kept[name]) for name in ("points", "shares", "places")}
    return Played(**{**kept, **lists, "tags": tags})
