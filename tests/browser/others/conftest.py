"""Firefox and WebKit, one of each for all tests of a worker; a person who comes finds them empty."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.conftest import AT_ONCE
from tests.browser.others.drivers import KINDS, Driver
from tests.browser.others.page import Page
from tests.browser.server import ServerProcess, post
from tests.support.sizes import rest

ENGINES = tuple(KINDS)
PAGES: list[Page] = []  # all there were: tests name tables after them
TABLET = {"width": 1180, "height": 820}
# Their pages have the names of Playwright's, but are none of its class.
Person = Callable[..., Any]


@pytest.fixture(scope="session")
def browsers() -> Iterator[dict[str, Driver]]:
    """Started when they are first needed."""
    started: dict[str, Driver] = {}
    yield started
    for driver in started.values():
        driver.quit()


@pytest.fixture(params=["firefox", *rest("webkit")])
def engine(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def forget(page: Page) -> None:
    """WebKit says that cookies are deleted before they are. Without waiting, the next person's goes with them, and the
    server says that the seat is not theirs. A cookie of ours shows when it is done, also where there was none.
    """
    page.webdriver.add_cookie({"name": "last", "value": "one"})
    page.until(page.webdriver.get_cookies, "no cookie comes")
    page.webdriver.delete_all_cookies()
    page.until(lambda: not page.webdriver.get_cookies(), "cookies stay")


@pytest.fixture
def person(browsers: dict[str, Driver], engine: str) -> Iterator[Person]:
    """The first person has the browser of the test, the second one the other."""
    there: list[Page] = []

    def come(
        server: ServerProcess,
        name: str = "Ada",
        settings: dict[str, Any] | None = None,
        viewport: dict[str, int] = TABLET,
        **_: Any,
    ) -> Page:
        kind = engine if not there else next(one for one in ENGINES if one != engine)
        assert len(there) < len(ENGINES), "there are two browsers"
        if kind not in browsers:
            browsers[kind] = KINDS[kind]()
        page = Page(browsers[kind])
        there.append(page)
        PAGES.append(page)
        page.set_viewport_size(viewport)
        page.goto(f"{server.url}/healthz")
        forget(page)
        kept = json.dumps({**AT_ONCE, **(settings or {})})
        page.evaluate(
            "(kept) => { localStorage.clear(); sessionStorage.clear();"
            " localStorage.setItem('landbridge.settings', kept); }",
            kept,
        )
        if name:
            post(page.context, f"{server.url}/api/me", {"name": name})
        return page

    yield come
    wrong = [line for page in there for line in page.wrong()]
    for page in there:
        page.goto("about:blank")  # its stream ends
    assert not wrong, wrong
