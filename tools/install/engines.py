"""Makes sure that PostgreSQL and Valkey or Redis are there for the server's tests, and says what to do where not.

Some of `make test-all` ask through a proxy as well, so they need nginx.

Needs nothing but Python: `make test-system` calls it before anything else is certain to be there. Only the programs are
wanted; the tests start private ones and leave alone whatever else runs.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from tools.install.debian import install

BUSES = ("valkey-server", "redis-server")
PACKAGES = {"PostgreSQL": "postgresql", "Valkey or Redis": "redis-server", "nginx": "nginx-light"}


def postgres() -> Path | None:
    """The folder of `initdb` and `postgres`: the one named by LANDBRIDGE_POSTGRES, else Debian's newest, else any."""
    named = os.environ.get("LANDBRIDGE_POSTGRES")
    if named:
        folders = [Path(named)]
    else:
        found = Path("/usr/lib/postgresql").glob("*/bin")
        folders = sorted(found, key=lambda folder: int(folder.parent.name.partition(".")[0]), reverse=True)
        folders += [Path(path).resolve().parent for path in [shutil.which("initdb")] if path]
    return next((f for f in folders if (f / "initdb").exists() and (f / "postgres").exists()), None)


def bus() -> str | None:
    """Valkey or Redis: the one named by LANDBRIDGE_VALKEY, else the first there is."""
    named = os.environ.get("LANDBRIDGE_VALKEY")
    return shutil.which(named) if named else next((p for name in BUSES if (p := shutil.which(name))), None)


def nginx() -> str | None:
    """Debian puts it where only root looks."""
    return shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def missing() -> list[str]:
    found = {"PostgreSQL": postgres(), "Valkey or Redis": bus(), "nginx": nginx()}
    return [name for name, path in found.items() if path is None]


def main() -> int:
    if wanted := missing():
        install([PACKAGES[name] for name in wanted], f"{' and '.join(wanted)} for the server's tests")
    if not missing():
        return 0
    packages = " ".join(PACKAGES[name] for name in missing())
    print(
        f"The server's tests need {' and '.join(missing())}. On Debian: apt install {packages}\n"
        "Or name them: LANDBRIDGE_POSTGRES=/folder/of/initdb LANDBRIDGE_VALKEY=/path/to/valkey-server make test-system",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
