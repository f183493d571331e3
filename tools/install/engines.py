"""Find PostgreSQL, Valkey or Redis, and nginx for the server's tests.

Only the programs are wanted; the tests start private ones and leave alone whatever else runs.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

BUSES = ("valkey-server", "redis-server")


def postgres() -> Path | None:
    """Return the folder of `initdb` and `postgres`: that of LANDBRIDGE_POSTGRES, else Debian's newest, else any."""
    named = os.environ.get("LANDBRIDGE_POSTGRES")
    if named:
        folders = [Path(named)]
    else:
        found = Path("/usr/lib/postgresql").glob("*/bin")
        folders = sorted(found, key=lambda folder: int(folder.parent.name.partition(".")[0]), reverse=True)
        folders += [Path(path).resolve().parent for path in [shutil.which("initdb")] if path]
    return next((f for f in folders if (f / "initdb").exists() and (f / "postgres").exists()), None)


def bus() -> str | None:
    """Return Valkey or Redis: the one named by LANDBRIDGE_VALKEY, else the first there is."""
    named = os.environ.get("LANDBRIDGE_VALKEY")
    return shutil.which(named) if named else next((p for name in BUSES if (p := shutil.which(name))), None)


def nginx() -> str | None:
    """Return nginx, which Debian puts where only root looks."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
