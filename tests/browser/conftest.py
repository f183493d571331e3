"""One browser and one server for a worker's tests; every test has contexts (people) of its own."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.server import ServerProcess, post
from tools.install.browser import ARGS, found

AT_ONCE = {"pace": 0, "confirm": True}
PHONE = {"width": 360, "height": 740}
DESK = {"width": 1440, "height": 900}
# Painting every frame of a movement, without a graphics card, is half of the work of a browser test.
MOTION = "reduce"
# How long something may take to appear where several browsers and servers share two cores.
expect.set_options(timeout=20_000)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = found()
    assert path, "no Chromium here: `make test-system` says how to get one"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    server = ServerProcess(tmp_path_factory.mktemp("server"))
    yield server
    server.kill()  # whether it ends in order is for other tests: nobody waits here for the last thought of a bot


Person = Callable[..., Page]


@pytest.fixture
def person(chromium: Browser) -> Iterator[Person]:
    """A person with a browser; what goes wrong in the page's script fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(
        server: ServerProcess, name: str = "Ada", settings: dict[str, Any] | None = None, **more: Any
    ) -> Page:
        context = chromium.new_context(
            **{"viewport": DESK, "locale": "en-GB", "reduced_motion": MOTION, **more}
        )
        contexts.append(context)
        kept = json.dumps({**AT_ONCE, **(settings or {})})
        context.add_init_script(
            "if (location.protocol !== 'about:') localStorage.getItem('landbridge.settings') ?? "
            f"localStorage.setItem('landbridge.settings', {kept!r})"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        if name:
            post(context, f"{server.url}/api/me", {"name": name})
        return page

    yield come
    for context in contexts:
        context.close()
    assert not wrong, wrong


def table(page: Page, server: ServerProcess, game: str, seats: list[dict[str, str]], **terms: Any) -> str:
    """A table that has begun, if all seats are taken."""
    body = {"id": f"t-{uuid4()}", "game": game, "seats": seats, **terms}
    told = post(page.context, f"{server.url}/api/tables", body)
    id_: str = told["table"]["id"]
    post(page.context, f"{server.url}/api/tables/{id_}/ready", {"words": "low tide"})
    return id_


def opened(page: Page, server: ServerProcess, id_: str) -> None:
    page.goto(f"{server.url}/table#{id_}")
    page.wait_for_selector(".middle svg.board")
