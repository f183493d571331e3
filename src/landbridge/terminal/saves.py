"""Where games are kept: running ones after every move, finished ones for good.

    <data folder>/running/hashi-2026-05-17-2103-ada-greedy.txt     with the dealer's secret
    <data folder>/finished/…                                       the same name, once it is over

The data folder is $LANDBRIDGE_DATA, or landbridge in $XDG_DATA_HOME or ~/.local/share.
"""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from landbridge.core.play import record
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.play.transcript import LuckError
from landbridge.terminal import files


def folder(environment: Mapping[str, str]) -> Path:
    if own := environment.get("LANDBRIDGE_DATA"):
        return Path(own).expanduser()
    share = environment.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(share).expanduser() / "landbridge"


class Save:
    """The file of one match; it moves from `running` to `finished` at the end."""

    def __init__(self, data: Path, name: str):
        self.data = data
        self.name = name

    @property
    def running(self) -> Path:
        return self.data / "running" / self.name

    @property
    def finished(self) -> Path:
        return self.data / "finished" / self.name

    def write(self, match: Match) -> Path:
        if not match.over:
            files.write(self.running, text_of(match))
            return self.running
        files.write(self.finished, text_of(match))
        self.running.unlink(missing_ok=True)
        return self.finished


def new(data: Path, game: str, names: Sequence[str]) -> Save:
    """A name that says what, when and who, and that no file has yet."""
    people = "-".join(filter(None, (_plain(name.removeprefix("bot:")) for name in names)))
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M}-{people[:60]}".rstrip("-")
    save, n = Save(data, f"{stem}.txt"), 2
    while save.running.exists() or save.finished.exists():
        save, n = Save(data, f"{stem}-{n}.txt"), n + 1
    return save


def latest(data: Path, game: str | None = None) -> Path | None:
    """The running game that was played last."""
    found = [
        path for path in (data / "running").glob("*.txt") if not game or path.name.startswith(game + "-")
    ]
    return max(found, key=lambda path: path.stat().st_mtime_ns, default=None)


def of(data: Path, path: Path) -> Save:
    """Where a game that is resumed from a file is saved from now on."""
    return Save(data, path.name if path.suffix == ".txt" else path.name + ".txt")


def text_of(match: Match) -> str:
    """Everything, so that the game can go on; a dealer that was never promised is not written down."""
    if match.promise or match.dealer is None:
        return record.dumps(match, keep_secret=True)
    dealer, match.dealer = match.dealer, None
    try:
        return record.dumps(match)
    finally:
        match.dealer = dealer


def rescue_dealer(match: Match, content: bytes) -> bool:
    """Find the secret behind a damaged place, so that the cards to come stay those that were promised."""
    for found in re.finditer(rb"^secret ((?:[0-9a-f]{2}){8,64})\s*$", content, re.MULTILINE):
        secret = bytes.fromhex(found[1].decode())
        with suppress(LuckError):
            if Dealer(secret, match.transcript).promise == match.promise:
                match.dealer = record.dealer_of(match, secret)
                return True
    return False


def _plain(name: str) -> str:
    """A name as part of a file's name, on every system."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", letters.lower()).strip("-")[:20]


def writable(path: Path) -> bool:
    """Whether a file of this name is free, or one of ours that may be replaced."""
    try:
        with path.open("rb") as file:
            return file.read(11) == b"landbridge "
    except FileNotFoundError:
        return True
    except OSError:
        return not os.path.exists(path)
