"""How much script a table needs before one can play: counted as it is fetched, packed as it is sent."""

from __future__ import annotations

from playwright.sync_api import Response

from landbridge.server.http.page import page_file
from landbridge.server.run.services import PAGE
from tests.browser.conftest import Person, opened, table
from tests.browser.server import ServerProcess
from tools.pictures.screens import GAMES

MOST = 130_000  # bytes


def test_a_table_needs_little_script(server: ServerProcess, person: Person) -> None:
    found = {}
    for game in GAMES:
        page = person(server)
        scripts: set[str] = set()

        def fetched(answer: Response, scripts: set[str] = scripts) -> None:
            if answer.url.endswith(".js"):
                scripts.add(answer.url.rpartition("/")[2])

        page.on("response", fetched)
        opened(page, server, table(page, server, game, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]))
        page.wait_for_selector(".dock .tools")
        pieces = [page_file(PAGE / "assets", name) for name in scripts]
        found[game] = sum(len(one.packed or one.body) for one in pieces if one)
        assert found[game] > 40_000, "nothing was counted"
    assert max(found.values()) < MOST, found
