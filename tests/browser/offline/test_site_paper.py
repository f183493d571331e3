"""For people who own the box, without any network: a sheet is checked, draws keep their promise, a game is entered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import landbridge
from tests.browser.conftest import PHONE
from tests.browser.offline.test_site import GAMES, Installed, saved
from tests.browser.paper.test_check_sheet import copied_by_touch
from tests.browser.paper.test_draw import drawn_as_promised
from tests.browser.paper.test_enter import ENTER, begin


@pytest.fixture(scope="module")
def phone(chromium: Browser) -> Iterator[Installed]:
    found = Installed(chromium, viewport=PHONE, has_touch=True)
    yield found
    found.close()
    assert not found.wrong, found.wrong


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_is_checked(game: str, phone: Installed) -> None:
    page = phone.page()
    page.goto(f"{phone.url}?at=sheet/{game}")
    copied_by_touch(page, game)
    page.close()


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_drawn_was_promised(game: str, phone: Installed) -> None:
    page = phone.page()
    page.goto(f"{phone.url}?at=draw/{game}")
    drawn_as_promised(page, game)
    page.close()


@pytest.mark.few(1)
@pytest.mark.parametrize("game", ["the_border", "loopit", "river_dragons"])
def test_what_came_and_what_everybody_did(game: str, phone: Installed) -> None:
    page = phone.page()
    begin(page, f"{phone.url}?at=enter/{game}")
    told = page.evaluate(ENTER, 16)
    assert told["came"]
    assert told["came"] + told["moved"] == 16
    page.reload()
    page.wait_for_selector(".dock .came, .dock .tools")
    page.close()


@pytest.mark.all
def test_a_whole_game_is_entered_corrected_and_reviewed(phone: Installed, tmp_path: Path) -> None:
    page = phone.page()
    begin(page, f"{phone.url}?at=enter/hashi")
    page.evaluate(ENTER, 10_000)
    page.wait_for_selector(".end")
    page.get_by_role("button", name="Undo the last entry").tap()
    expect(page.locator(".end")).to_have_count(0)
    page.evaluate(ENTER, 10_000)
    page.wait_for_selector(".end")
    match = landbridge.loads(saved(page, tmp_path).read_text("utf-8"))
    assert (match.over, match.outside, match.names) == (True, True, ("Ada", "Ben"))
    page.get_by_role("link", name="Review").tap()
    page.get_by_role("button", name="Review this game").tap()
    expect(page.locator(".curve")).to_be_visible(timeout=120_000)
    expect(page.locator(".found-list button").first).to_be_visible()
    page.close()
