"""Draws the icons and the preview picture from the page itself: python -m tools.pictures.icons, after `make page`.

Phones and chat programs take no SVG. The pictures are kept with the page's sources and change only with its look.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tools.install.browser import ARGS, found

PUBLIC = Path("web/public")
ICONS = {"touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512}
PREVIEW = {"width": 1200, "height": 630}  # what messengers show
SHEET = """<body style="margin:0;display:grid;place-items:center;height:100vh;background:#dce6e4">
<div style="width:76vw">{icon}</div></body>"""


def main() -> int:
    browser_path = found()
    if browser_path is None:
        print("No Chromium here; python -m tools.install chromium says how to get one.", file=sys.stderr)
        return 1
    from playwright.sync_api import sync_playwright

    from tests.browser.server import ServerProcess
    from tools.pictures.screens import keep

    icon = (PUBLIC / "favicon.svg").read_text("utf-8")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = playwright.chromium.launch(executable_path=browser_path, args=list(ARGS))
        try:
            for name, side in ICONS.items():
                page = browser.new_page(viewport={"width": side, "height": side}, color_scheme="light")
                page.set_content(SHEET.format(icon=icon))
                keep(page.screenshot(), PUBLIC / name)
            page = browser.new_page(viewport=PREVIEW, color_scheme="light", reduced_motion="reduce")  # type: ignore[arg-type]
            page.goto(server.url)
            page.wait_for_selector(".game")
            page.wait_for_timeout(500)
            keep(page.screenshot(), PUBLIC / "preview.png")
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
