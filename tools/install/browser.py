"""Makes sure that there is a Chromium for the browser tests, and says plainly what to do where there is none.

Needs nothing but Python: `make test-system` calls it before anything else is certain to be there.
"""

from __future__ import annotations

import os
import shutil
import sys

from tools.install.debian import install

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

# Chromium by itself would look for its maker's hosts; a sandbox needs rights that a container lacks.
ARGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def found() -> str | None:
    """The browser to use: the one named by LANDBRIDGE_BROWSER, else the first there is."""
    named = os.environ.get("LANDBRIDGE_BROWSER")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def main() -> int:
    if found():
        return 0
    if os.environ.get("LANDBRIDGE_BROWSER"):
        print(
            f"LANDBRIDGE_BROWSER names {os.environ['LANDBRIDGE_BROWSER']}, which is not there.",
            file=sys.stderr,
        )
        return 1
    install(["chromium"], "Chromium for the browser tests")
    if found():
        return 0
    print(
        "The browser tests need Chromium or Chrome, and there is none here. Install it (on Debian: apt install\n"
        "chromium), or name one: LANDBRIDGE_BROWSER=/path/to/chrome make test-system",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
