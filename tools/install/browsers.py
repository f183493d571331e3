"""Find Firefox and WebKit for tests/browser/others."""

from __future__ import annotations

import shutil
from pathlib import Path


def firefox() -> str:
    return _program("firefox-esr", "firefox")


def webkit_driver() -> str:
    return _program("WebKitWebDriver")


def xvfb() -> str:
    """Return the screen that WebKit draws on."""
    return _program("Xvfb")


def minibrowser() -> str:
    """Return WebKitGTK's own little browser; it comes with the library."""
    found = sorted(Path("/usr").glob("lib*/**/webkit2gtk-4.[01]/MiniBrowser"))
    return str(found[-1]) if found else ""


def _program(*names: str) -> str:
    return next((path for name in names if (path := shutil.which(name))), "")
