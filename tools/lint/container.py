"""`python -m tools.lint.container`: what hadolint says of the container file; nothing is allowed to be said."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

FILE = Path(__file__).parents[2] / "deploy" / "Dockerfile"
HADOLINT = shutil.which("hadolint", path=sysconfig.get_path("scripts"))  # not every system has a wheel


def complaints(file: Path = FILE) -> str:
    if HADOLINT is None:
        return ""
    done = subprocess.run([HADOLINT, "--no-color", file], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def main() -> None:
    said = complaints()
    print(said, end="")
    sys.exit(1 if said else 0)


if __name__ == "__main__":
    main()
