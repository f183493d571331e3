"""Backups that the host makes from the console: beside the data, one at a time, the newest ones kept."""

from __future__ import annotations

import re
import sqlite3
import threading
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from landbridge.server.store.migrations import LaterSchema
from landbridge.server.store.people import Clock
from landbridge.server.store.sql.errors import StoreError
from landbridge.server.store.sql.sqlite import FILE, back_up, engine_at, private_file, private_folder
from landbridge.server.store.sql.transfer import copy, place
from landbridge.table.refusals import Refused

FOLDER = "backups"
NAME = re.compile(r"landbridge-\d{8}-\d{6}\.db")
FAILED = (OSError, sqlite3.Error, StoreError, LaterSchema, SQLAlchemyError)


def write_backup(data: Path, database: str, target: Path) -> None:
    """Copy the database in use into a file of its own; what was begun in vain is removed."""
    try:
        if not database:
            back_up(data / FILE, target)
            return
        private_file(target)
        source, copied = place(database), engine_at(target, writes=True)
        try:
            copy(source, copied)
        finally:
            source.dispose()
            copied.dispose()
    except FAILED:
        target.unlink(missing_ok=True)
        raise


class Backups:
    def __init__(self, data: Path, database: str, kept: int, clock: Clock):
        self.data, self.database, self.kept, self.clock = data, database, kept, clock
        self.folder = data / FOLDER
        self._one = threading.Lock()

    def make(self) -> str:
        """A new one; its name."""
        if not self._one.acquire(blocking=False):
            raise Refused("host-backup-busy")
        try:
            private_folder(self.folder)
            at = datetime.fromtimestamp(self.clock() / 1000, UTC)
            file = self.folder / f"landbridge-{at:%Y%m%d-%H%M%S}.db"
            if not file.exists():  # of the same second
                write_backup(self.data, self.database, file)
            for old in self._files()[self.kept :]:
                old.unlink(missing_ok=True)
            return file.name
        except FAILED as error:
            raise Refused("host-backup-failed", error=type(error).__name__) from error
        finally:
            self._one.release()

    def told(self) -> list[dict[str, Any]]:
        found = []
        for file in self._files():
            about = file.stat()
            found.append({"name": file.name, "bytes": about.st_size, "made_at": int(about.st_mtime * 1000)})
        return found

    def _files(self) -> list[Path]:
        """The newest first; other files are none of ours."""
        if not self.folder.is_dir():
            return []
        return sorted((file for file in self.folder.iterdir() if NAME.fullmatch(file.name)), reverse=True)
