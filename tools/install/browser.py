"""Find the Chromium for tests and pictures."""

from __future__ import annotations

import os
import shutil

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
    """Return the browser to use: the one named by LANDBRIDGE_BROWSER, else the first there is."""
    named = os.environ.get("LANDBRIDGE_BROWSER")
    if named:
        return shutil.which(named)
    return next((path for name in NAMES if (path := shutil.which(name))), None)
