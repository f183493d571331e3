"""Sitting down from the home page: against whom, how strong, on which side; remembered for the next time."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person
from tests.browser.server import ServerProcess


def test_play_now_asks_once_and_remembers(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE)
    page.goto(server.url)
    play = page.get_by_role("button", name="Play now Hashi")
    play.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="2", exact=True).check()
    sheet.get_by_role("radio", name="Beginner").check()
    sheet.get_by_role("combobox").select_option("B")
    sheet.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".middle svg.board")
    expect(page.locator(".opp .who")).to_have_text(["Beginner 1", "Beginner 2"])
    page.goto(server.url)
    play.click()
    expect(sheet.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(sheet.get_by_role("radio", name="Beginner")).to_be_checked()
    expect(sheet.get_by_role("combobox")).to_have_value("B")


def test_hashi_alone_is_on_the_home_page(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE)
    page.goto(server.url)
    page.get_by_role("button", name="Play alone Hashi").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    page.wait_for_selector(".play.alone .middle svg.board")


def test_the_tutorial_leads_to_a_game(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto(f"{server.url}/?play=loopit")
    expect(page.get_by_role("dialog", name="Loopit")).to_be_visible()
