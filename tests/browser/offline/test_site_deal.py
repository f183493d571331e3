"""The deal of the day on a site without a server, offline: played, counted, kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.offline.test_site import PLAY, Installed


@pytest.fixture
def installed(chromium: Browser) -> Iterator[Installed]:
    found = Installed(chromium, whole=True)  # the champion has a net
    yield found
    found.close()
    assert not found.wrong, found.wrong


def test_a_deal_without_a_server(installed: Installed) -> None:
    page = installed.page()
    page.set_viewport_size(ViewportSize(width=360, height=740))
    page.goto(installed.url)
    page.get_by_role("link", name="Deal of the day").click()
    page.wait_for_selector(".deal-list", timeout=90_000)
    expect(page.locator("main")).to_contain_text("A determined person could look ahead")
    page.get_by_role("button", name="Play Hashi").click()
    page.wait_for_selector(".middle svg.board")
    page.evaluate(PLAY, 5000)
    page.wait_for_selector(".deal-score")
    score = page.locator(".deal-score").inner_text()
    page.wait_for_selector(".luck.kept")  # the page has checked that the luck is the date's
    expect(page.locator(".deal-end")).to_contain_text("One day in a row")
    page.get_by_role("button", name="What would the champion bot have scored?").click()
    page.wait_for_selector("text=Champion bot:", timeout=90_000)
    expect(page.locator(".deal-result")).to_contain_text("who knows every card in advance: at least")
    page.get_by_role("link", name="All deals of today").click()
    page.reload()
    page.wait_for_selector(".deal-list", timeout=90_000)
    expect(page.locator(".deal-score")).to_have_text(score)
    expect(page.get_by_role("button", name="Play Hashi")).to_have_count(0)
