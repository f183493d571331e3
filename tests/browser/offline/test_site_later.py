"""What a first visit does not bring along: without network the page says so, and afterwards everything is there."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.offline.test_site import INSTALLED, VIEWPORT, Installed
from tests.browser.site import BUILT, FileServer

# Each of these is a first visit of its own, some ten seconds long.

LACKING = "This is not on this device yet."


def sent(server: FileServer) -> list[str]:
    return [path for path in server.asked if re.search(r"/apart/|/texts/", path)]


def in_german(page: Page) -> None:
    page.locator("select", has=page.locator("option[lang=de]")).first.select_option("de")


def test_a_first_visit_brings_no_exercises_no_nets_and_one_language(chromium: Browser) -> None:
    server = FileServer()
    context = chromium.new_context(viewport=VIEWPORT, locale="de-DE")
    page = context.new_page()
    page.goto(server.url)
    page.evaluate(INSTALLED)
    page.wait_for_timeout(2000)
    assert {path.rpartition("/")[2] for path in sent(server)} == {"de.ftl"}
    context.close()
    server.stop()


def test_without_network_it_is_said_what_is_not_here_yet(chromium: Browser) -> None:
    installed = Installed(chromium)
    page = installed.page()
    page.goto(f"{installed.url}?at=exercises")
    expect(page.locator("main")).to_contain_text(LACKING, timeout=30_000)
    page.goto(f"{installed.url}?at=me")
    expect(page.locator("[data-left]")).to_contain_text("have to be loaded")
    in_german(page)
    expect(page.get_by_role("alert").filter(has_text=LACKING)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    installed.close()


def test_the_rest_is_kept_once_it_was_loaded(chromium: Browser) -> None:
    installed = Installed(chromium, whole=True)
    page = installed.page()
    page.goto(f"{installed.url}?at=me")
    expect(page.locator("[data-left]")).to_contain_text("All games, exercises, bots and languages")
    in_german(page)
    expect(page.locator("html")).to_have_attribute("lang", "de")
    installed.close()


def test_a_second_visit_loads_the_rest_by_itself(chromium: Browser) -> None:
    server = FileServer()
    context = chromium.new_context(viewport=VIEWPORT, locale="en-GB")
    page = context.new_page()
    page.goto(server.url)
    page.evaluate(INSTALLED)
    page.goto(f"{server.url}?at=me")
    expect(page.locator("[data-left]")).to_have_attribute("data-left", "0", timeout=60_000)
    wanted = {path.name for path in BUILT.rglob("*") if path.suffix in (".net", ".jsonl", ".ftl")}
    assert wanted == {path.rpartition("/")[2] for path in sent(server)}
    context.close()
    server.stop()
