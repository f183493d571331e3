"""Takes a picture of every screen in Firefox and WebKit, to be looked at.

python -m tests.browser.others.pictures --out build/pictures
python -m tests.browser.others.pictures --out build/pictures --engine webkit --only hashi
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from tests.browser.others.drivers import KINDS
from tests.browser.others.page import Page
from tests.browser.server import ServerProcess
from tools.pictures.screens import SCREENS
from tools.pictures.stage import Stage

SIZES = ((360, 740), (1180, 820))
THEMES = ("light", "dark")


def main() -> int:
    parser = argparse.ArgumentParser(description="Take a picture of every screen in other browsers.")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--engine", choices=tuple(KINDS), action="append", help="both, unless one is named")
    parser.add_argument("--only", default="", help="screens whose name begins so")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        try:
            for engine in asked.engine or KINDS:
                page = Page(KINDS[engine]())
                try:
                    take(page, server.url, asked.out, asked.only)
                finally:
                    page.driver.quit()
        finally:
            server.stop()
    return 0


def take(page: Page, base: str, out: Path, only: str) -> None:
    page.goto(f"{base}/healthz")
    stage = Stage(page, base)  # one game serves all pictures of it
    for name in (name for name in SCREENS if name.startswith(only)):
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            for theme in THEMES:
                page.goto(f"{base}/healthz")
                kept = f'{{"pace":0,"theme":"{theme}"}}'
                page.evaluate("(kept) => localStorage.setItem('landbridge.settings', kept)", kept)
                SCREENS[name](stage)
                page.wait_for_timeout(300)
                page.screenshot(out / f"{name}-{page.driver.name}-{width}-{theme}.png")
                print(name, page.driver.name, width, theme, flush=True)


if __name__ == "__main__":
    sys.exit(main())
