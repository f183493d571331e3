"""Installs packages of Debian for the tests, where that is allowed: as root, with apt. Needs nothing but Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable


def install(packages: Iterable[str], what: str) -> None:
    """Tries it, and says so; whether it helped is for the caller to see."""
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not (root and shutil.which("apt-get")):
        return
    print(f"Installing {what} ...")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (
        ["apt-get", "update", "--quiet"],
        ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *packages],
    ):
        if subprocess.run(step, env=quiet, stdout=subprocess.DEVNULL).returncode:
            print(f"This failed: {' '.join(step)}", file=sys.stderr)
            return
