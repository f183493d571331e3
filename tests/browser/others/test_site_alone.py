"""A site of plain files in Firefox and in WebKit, its host gone: whole games with hint, undo, why-not and a reload."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.browser.conftest import AT_ONCE, PHONE
from tests.browser.offline.test_site import (
    GAMES,
    IMPOSSIBLE,
    PLAY,
    RULING,
    TITLES,
    replayed_elsewhere,
)
from tests.browser.others.drivers import KINDS, Driver
from tests.browser.others.page import Page
from tests.browser.site import BUILT, FileServer

pytestmark = pytest.mark.all

PATIENT = 120_000  # ms: WebKit compiles Python for a quarter of a minute
INSTALLED = "() => navigator.serviceWorker.controller !== null"
# What a link hands to the browser as a file is seen on its way.
FILES = """() => {
  window.files = [];
  const made = URL.createObjectURL;
  URL.createObjectURL = (blob) => { void blob.text().then((text) => files.push(text)); return made(blob); };
}"""


class Site(NamedTuple):
    page: Page
    url: str


@pytest.fixture(scope="module", params=KINDS)
def site(request: pytest.FixtureRequest, browsers: dict[str, Driver]) -> Iterator[Site]:
    """A browser that had the site open once; there is nobody to ask since."""
    assert (BUILT / "index.html").is_file(), "there is no site here: `make site` builds one"
    name = request.param
    if name not in browsers:
        browsers[name] = KINDS[name]()
    page = Page(browsers[name])
    page.set_viewport_size(PHONE)
    server = FileServer()
    page.goto(server.url)
    page.evaluate("(kept) => localStorage.setItem('landbridge.settings', kept)", json.dumps(AT_ONCE))
    page.wait_for_function(INSTALLED, PATIENT)
    server.stop()
    yield Site(page, server.url)
    page.goto("about:blank")


def tool(page: Page, name: str) -> None:
    page.wait_for_selector(".dock .tools")
    page.locator(".dock .tools").get_by_role("button", name, exact=True).click()


def refused(page: Page) -> bool:
    """A place that may not be touched: whether the page says why, and by which ruling."""
    hand = page.locator(".dock .zone button[data-h]:not(:disabled)")
    for picked in range(1 + min(1, hand.count())):
        if picked:
            hand.first.click()  # a tile, say: then squares where it may not lie
        for x, y in page.evaluate(IMPOSSIBLE)[:8]:
            page.mouse.click(x, y)
            page.wait_for_timeout(700)
            note = page.locator(".note")
            if note.count() and RULING.search(note.first.inner_text()):
                return True
    return False


def undone(page: Page) -> None:
    undo = page.locator(".dock .tools .btn").first
    for _ in range(30):
        page.evaluate(PLAY, 1)
        if undo.is_enabled():
            break
    at = "() => Number(document.querySelector('.dock').dataset.at)"
    before = page.evaluate(at)
    tool(page, "Undo")
    page.until(lambda: page.evaluate(at) > before, "nothing was taken back")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_when_the_host_is_gone(game: str, site: Site, tmp_path: Path) -> None:
    page = site.page
    page.goto(site.url)
    page.get_by_role("button", name=f"Play now {TITLES[game]}").click()
    page.wait_for_selector("dialog [data-first]:not(:disabled)", timeout=PATIENT)  # Python has come
    page.locator("dialog [data-first]").click()
    page.wait_for_selector(".middle svg.board", timeout=PATIENT)
    for _ in range(60):
        page.wait_for_selector(".dock .tools .btn:not(:disabled)", timeout=PATIENT)
        if refused(page):
            break
        page.evaluate(PLAY, 1)  # cards are chosen before there is a board to touch
    else:
        raise AssertionError("nothing was refused with a ruling")
    tool(page, "Hint")
    page.wait_for_selector(".hints li button", timeout=PATIENT)
    undone(page)

    page.reload()
    page.wait_for_selector(".middle svg.board", timeout=PATIENT)
    page.evaluate(FILES)
    for _ in range(600):
        if page.locator(".end").count():
            break
        page.evaluate(PLAY, 1)  # a script may take half a minute there
    page.wait_for_selector(".luck.kept", timeout=PATIENT)  # worked out by the page
    page.locator(".end-acts a[download]").click()
    page.wait_for_function("() => window.files.length > 0")
    file = tmp_path / "game.landbridge"
    file.write_text(page.evaluate("window.files[0]"), "utf-8")
    replayed_elsewhere(file, game)
    assert not page.wrong()
