"""A site without a server in Firefox and in WebKit: opened, played, and played on when its host has gone."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.browser.others.conftest import Person
from tests.browser.site import BUILT, FileServer
from tests.browser.test_site import PLAY

KEPT = "() => navigator.serviceWorker !== undefined && navigator.serviceWorker.controller !== null"
OVER = "() => document.querySelector('.end') !== null"
PATIENCE = 90  # seconds


def wait_until(page: Any, script: str, seconds: float = PATIENCE) -> bool:
    until = time.monotonic() + seconds
    while not (found := page.evaluate(script)) and time.monotonic() < until:
        time.sleep(0.2)
    return bool(found)


@pytest.mark.long
def test_a_game_goes_on_when_the_host_has_gone(person: Person) -> None:
    assert (BUILT / "index.html").is_file(), "there is no site here: `make site` builds one"
    server = FileServer()
    page = person(server, name="")
    page.webdriver.set_script_timeout(2 * PATIENCE)
    page.goto(server.url)
    page.get_by_role("button", name="Play now Hashi").click()
    page.locator("dialog [data-first]").click()
    assert wait_until(page, "() => document.querySelector('.middle svg.board') !== null")
    assert page.evaluate(PLAY, 2) == 2
    assert wait_until(page, KEPT), "no service worker keeps the site"
    table = page.evaluate("() => location.href")
    page.goto("about:blank")
    server.stop()
    page.goto(table)
    assert wait_until(page, "() => document.querySelector('.middle svg.board') !== null")
    until = time.monotonic() + 2 * PATIENCE
    while not page.evaluate(OVER) and time.monotonic() < until:
        page.evaluate(PLAY, 3)
    assert page.evaluate(OVER)
    assert wait_until(page, "() => document.querySelector('.luck.kept') !== null")
