"""Exercises and reviews on a site without a server, offline: judged, explained, kept."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.offline.test_site import PLAY, Installed, begun

PATIENCE = 120_000  # ms


@pytest.fixture(scope="module")
def installed(chromium: Browser) -> Iterator[Installed]:
    found = Installed(chromium, whole=True)
    yield found
    found.close()
    assert not found.wrong, found.wrong


def test_an_exercise_without_a_server(installed: Installed) -> None:
    """One try that the exercise knows, and one that the evaluator has to compare."""
    page = installed.page()
    page.set_viewport_size(ViewportSize(width=360, height=740))
    page.goto(f"{installed.url}?at=exercises/the_border")
    page.wait_for_selector(".middle svg.board", timeout=PATIENCE)
    judged = page.locator(".judged")
    page.get_by_label("Theme").select_option(value="stops")
    page.get_by_role("button", name="Keep these dice").click()
    expect(judged).to_contain_text("Right!", timeout=PATIENCE)
    rating = page.locator(".judged .num-t").inner_text().split()[0]
    page.get_by_role("button", name="Next", exact=True).click()
    expect(judged).to_have_count(0)
    page.get_by_role("group", name="Your dice").get_by_role("button").first.click()
    page.get_by_role("button", name=re.compile("^Reroll")).click()
    expect(judged).to_contain_text("There is something better.", timeout=PATIENCE)
    page.reload()
    page.wait_for_selector(".middle svg.board", timeout=PATIENCE)
    page.goto(f"{installed.url}?at=exercises")
    expect(page.locator("main")).not_to_contain_text(rating)  # the second try has changed it, and it is kept


def test_a_review_without_a_server(installed: Installed) -> None:
    page = installed.page()
    begun(page, installed.url, "hashi")
    page.evaluate(PLAY, 5000)
    page.get_by_role("link", name="Review").click()
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=PATIENCE)
    page.reload()  # it is kept with the game
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=PATIENCE)
    page.get_by_role("button", name="Learn from mistakes").click()
    expect(page.locator(".lesson.solve")).to_contain_text("cost")
