"""`python -m tools.install NAME …`: install programs that the tests need with apt, or say what is missing.

Needs nothing but Python, so that it can run first. Only as root, and where there is apt, is anything installed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable

from tools.install import browser, browsers, engines

PROGRAMS: dict[str, Callable[[], object]] = {  # by the name of Debian's package
    "chromium": browser.found,
    "firefox-esr": browsers.firefox,
    "nginx-light": engines.nginx,
    "postgresql": engines.postgres,
    "redis-server": engines.bus,
    "webkit2gtk-driver": lambda: browsers.webkit_driver() and browsers.minibrowser(),
    "xvfb": browsers.xvfb,
}


def missing(packages: list[str]) -> list[str]:
    return [package for package in packages if not PROGRAMS[package]()]


def install(packages: list[str]) -> None:
    """Try it, and say where it failed."""
    if not (hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")):
        return
    print(f"Installing {' '.join(packages)} ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (
        ["apt-get", "update", "--quiet"],
        ["apt-get", "install", "--yes", "--quiet", "--no-install-recommends", *packages],
    ):
        if subprocess.run(step, env=quiet, stdout=subprocess.DEVNULL).returncode:
            print(f"This failed: {' '.join(step)}", file=sys.stderr)
            return


def main(packages: list[str]) -> int:
    if wanted := missing(packages):
        install(wanted)
    if not (wanted := missing(packages)):
        return 0
    print(
        f"This needs programs that are not here. Install them; on Debian: apt install {' '.join(wanted)}\n"
        "Or name those you have: LANDBRIDGE_BROWSER=/path/to/chrome LANDBRIDGE_POSTGRES=/folder/of/initdb\n"
        "LANDBRIDGE_VALKEY=/path/to/valkey-server",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
