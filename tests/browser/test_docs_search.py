"""The documents as a site: their search finds things in a browser that reaches nothing else."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tools.generate import docs_site


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    site = docs_site.build(tmp_path / "source", tmp_path / "site")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as there:
        threading.Thread(target=there.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{there.server_port}/"
        there.shutdown()


def test_search_finds_a_page_without_a_network(chromium: Browser, address: str) -> None:
    elsewhere: list[str] = []

    def only_here(route: Route) -> None:
        if route.request.url.startswith(address):
            route.continue_()
        else:
            elsewhere.append(route.request.url)
            route.abort()

    context = chromium.new_context()
    context.route("**/*", only_here)
    page = context.new_page()
    page.goto(f"{address}index.html?q=determinize")  # as typed into its field
    found = page.locator("#mkdocs-search-results article a").first
    expect(found).to_have_attribute("href", re.compile(r"\.html"), timeout=30_000)
    page.goto(f"{address}{found.get_attribute('href')}")
    expect(page.locator("body")).to_contain_text("determinize")
    assert elsewhere == []
    context.close()
