"""Makes sure that tests/browser/others has Firefox and WebKit, and says plainly what to do where they are missing.

Needs nothing but Python, like tools/install/browser.py, which does the same for Chromium.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from tools.install.debian import install

PACKAGES = ("firefox-esr", "webkit2gtk-driver", "xvfb")


def firefox() -> str:
    return _program("firefox-esr", "firefox")


def webkit_driver() -> str:
    return _program("WebKitWebDriver")


def xvfb() -> str:
    """The screen that WebKit draws on."""
    return _program("Xvfb")


def minibrowser() -> str:
    """WebKitGTK's own little browser; it comes with the library."""
    found = sorted(Path("/usr").glob("lib*/**/webkit2gtk-4.[01]/MiniBrowser"))
    return str(found[-1]) if found else ""


def _program(*names: str) -> str:
    return next((path for name in names if (path := shutil.which(name))), "")


def complete() -> bool:
    return bool(firefox() and webkit_driver() and xvfb() and minibrowser())


def main() -> int:
    if complete():
        return 0
    install(PACKAGES, "Firefox and WebKit for the browser tests")
    if complete():
        return 0
    print(
        "The tests in tests/browser/others need Firefox, WebKitGTK with its driver, and Xvfb, and not all are here.\n"
        f"Install them; on Debian: apt install {' '.join(PACKAGES)}",
        file=sys.stderr,
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
