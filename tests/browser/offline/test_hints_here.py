"""A server's page on a host where a site without a server was installed: hints are thought about on the device."""

from __future__ import annotations

import http.client
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import table
from tests.browser.offline.test_site import INSTALLED, VIEWPORT
from tests.browser.requests import Requests
from tests.browser.server import ServerProcess, post
from tests.browser.site import BELOW, BUILT, Handler, headers_of

HOP = ("connection", "keep-alive", "transfer-encoding", "content-length")


class SameHost(Handler):
    """The site below its path, and everything else from a server, as a proxy would have it."""

    port: int

    def do_GET(self) -> None:  # noqa: N802 - the name that the library calls
        if self.path.startswith(f"{BELOW}/"):
            super().do_GET()
        else:
            self.pass_on()

    def do_POST(self) -> None:  # noqa: N802 - the name that the library calls
        self.pass_on()

    def do_PUT(self) -> None:  # noqa: N802 - the name that the library calls
        self.pass_on()

    def do_DELETE(self) -> None:  # noqa: N802 - the name that the library calls
        self.pass_on()

    def pass_on(self) -> None:
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        behind = http.client.HTTPConnection("127.0.0.1", self.port)
        behind.request(self.command, self.path, body, dict(self.headers.items()))
        answer = behind.getresponse()
        self.send_response_only(answer.status)
        for name, value in answer.getheaders():
            if name.lower() not in HOP:
                self.send_header(name, value)
        self.send_header("connection", "close")
        SimpleHTTPRequestHandler.end_headers(self)  # its own headers, none of the site's
        try:
            while piece := answer.read1(65536):
                self.wfile.write(piece)
                self.wfile.flush()
        except (OSError, http.client.HTTPException):
            pass  # whoever listened has gone, or the server
        behind.close()


@pytest.fixture
def host(server: ServerProcess) -> Iterator[str]:
    told = {"headers_told": headers_of(BUILT), "asked": [], "port": server.port}
    kind = type("Here", (SameHost,), told)
    found = ThreadingHTTPServer(("127.0.0.1", 0), partial(kind, directory=str(BUILT)))
    found.daemon_threads = True
    threading.Thread(target=found.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{found.server_port}"
    found.shutdown()
    found.server_close()


def hinted(page: Page, server: ServerProcess, host: str) -> tuple[str, list[str]]:
    """What a hint says, and what was asked of the server for it."""
    post(page.context, f"{host}/api/me", {"name": "Ada"})
    at = type("At", (), {"url": host})()
    id_ = table(page, at, "hashi", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    page.goto(f"{host}/table#{id_}")
    page.wait_for_selector(".middle svg.board")
    hint = page.locator(".dock .tools").get_by_role("button", name="Hint", exact=True)
    expect(hint).to_be_enabled(timeout=60_000)
    asked = Requests(page)
    hint.click()
    first = page.locator(".hints li button").first
    expect(first).to_contain_text("points", timeout=120_000)
    return first.inner_text(), asked.others


def test_hints_are_thought_about_where_the_bundle_is(
    chromium: Browser, server: ServerProcess, host: str
) -> None:
    context = chromium.new_context(viewport=VIEWPORT, locale="en-GB")
    page = context.new_page()
    said, asked = hinted(page, server, host)
    assert any(one.endswith("/hint") for one in asked)  # nothing was installed: the server thinks
    page.goto(f"{host}{BELOW}/")
    page.evaluate(INSTALLED)
    page.close()
    page = context.new_page()
    here, asked = hinted(page, server, host)
    assert not any(one.endswith("/hint") for one in asked), asked
    assert [word for word in here.split() if word.isalpha()][-1:] == [
        word for word in said.split() if word.isalpha()
    ][-1:]  # a sentence of the same kind
    context.close()
