"""Statistics in a browser: a game that is over is there at once, to be walked along, saved and shared."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Person, table
from tests.browser.people.test_tournaments import fits
from tests.browser.server import ServerProcess, post


def test_a_new_visitor_has_not_played_yet(server: ServerProcess, person: Person) -> None:
    """Nobody is asked who they are, let alone for a password that this server does not have."""
    page = person(server, name="")
    page.goto(f"{server.url}/stats")
    expect(page.get_by_text("You have not played here yet.")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Share")).to_have_count(0)
    page.goto(f"{server.url}/friends")
    expect(page.get_by_label("Server password")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_statistics_from_the_first_game_to_a_link(
    server: ServerProcess, person: Person, size: dict[str, int]
) -> None:
    ada, ben = person(server, "Ada", viewport=size), person(server, "Ben", viewport=size)
    ada.goto(f"{server.url}/stats")
    expect(ada.get_by_text("You have not played here yet.")).to_be_visible()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    for game in ("hashi", "loopit"):
        id_ = table(ada, server, game, seats)
        post(ada.context, f"{server.url}/api/tables/{id_}/resign", {"seat": "A"})
    ada.goto(f"{server.url}/me")
    ada.get_by_role("link", name="See my statistics").click()
    ada.get_by_role("radio", name="Hashi").check()
    expect(ada.locator(".stat-tiles")).to_contain_text("Games1")
    expect(ada.locator(".stat-rows tbody tr")).to_have_count(1)
    plot = ada.get_by_role("slider", name="Points")
    plot.focus()
    ada.keyboard.press("ArrowLeft")
    expect(plot).to_have_attribute("aria-valuetext", ada.locator(".stat-here [role=status]").inner_text())
    expect(ada.locator(".stat-here").get_by_role("link", name="Replay")).to_be_visible()
    fits(ada)
    with ada.expect_download() as saved:
        ada.get_by_role("link", name="All games as CSV").click()
    assert saved.value.suggested_filename == "landbridge-hashi.csv"
    ada.get_by_role("button", name="Share").click()
    ada.get_by_role("button", name="Share by link").click()
    link = ada.get_by_label("Link to my statistics").input_value()
    ben.goto(link)
    expect(ben.get_by_role("heading", name="Statistics of Ada")).to_be_visible()
    expect(ben.locator(".plot")).to_be_visible()
    expect(ben.get_by_role("link", name="Replay")).to_have_count(0)
    fits(ben)
    ada.get_by_role("button", name="Stop sharing").click()
    expect(ada.get_by_label("Link to my statistics")).to_have_count(0)
    ben.reload()
    expect(ben.get_by_text("There are no statistics at this address.")).to_be_visible()
