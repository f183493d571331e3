"""Sitting down from the home page: against whom, how strong, on which side; remembered for the next time."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Person, opened, table
from tests.browser.playing.test_details import together
from tests.browser.server import ServerProcess, post


def test_play_now_asks_once_and_remembers(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE)
    page.goto(server.url)
    play = page.get_by_role("button", name="Play now Hashi")
    play.click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="2", exact=True).check()
    sheet.get_by_role("radio", name="Beginner").check()
    sheet.get_by_role("combobox").select_option("B")
    sheet.get_by_role("button", name="Start").click()
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
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.wait_for_selector(".play.alone .middle svg.board")


# What would appear later than the page.
LATE = """() => [...document.querySelectorAll("main *")]
  .filter((part) => parseFloat(getComputedStyle(part).animationDelay) > 0)
  .map((part) => part.outerHTML.slice(0, 80))"""


def test_without_motion_the_covers_are_complete_at_once(server: ServerProcess, person: Person) -> None:
    page = person(server, reduced_motion="reduce")
    page.goto(server.url)
    page.wait_for_selector(".four .pic svg .rd-fresh", state="attached")
    assert page.evaluate(LATE) == []


def test_the_tutorial_leads_to_a_game(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto(f"{server.url}/?play=loopit")
    expect(page.get_by_role("dialog", name="Loopit")).to_be_visible()


def test_the_lobby_says_what_is_agreed_and_how_the_link_reaches_others(
    server: ServerProcess, person: Person
) -> None:
    page = person(server, viewport=PHONE)
    seats = [{"kind": "me"}, {"kind": "open"}]
    clock = {"seconds": 900, "add": 20}
    id_ = table(page, server, "hashi", seats, options={"side": "B"}, clock=clock)
    page.goto(f"{server.url}/table#{id_}")
    agreed = page.locator(".agreed")
    expect(agreed).to_contain_text("15 min + 20 s per turn")
    expect(agreed).to_contain_text("B")
    # This server listens to its own machine only, and says how to change that.
    expect(page.locator(".invite .wrong")).to_contain_text("This server answers this computer only.")
    expect(page.locator(".invite code")).to_have_text(f"landbridge serve --host 0.0.0.0 --port {server.port}")
    told = {"bases": ["http://192.0.2.7:8000", "http://192.0.2.8:8000"], "command": ""}
    page.route("**/api/reach", lambda route: route.fulfill(json=told))
    page.reload()
    link = page.locator(".link-box input")
    expect(link).to_have_value(re.compile(r"^http://192\.0\.2\.7:8000/join/hashi#\w+$"))
    page.get_by_label("Address").select_option("http://192.0.2.8:8000")
    expect(link).to_have_value(re.compile(r"^http://192\.0\.2\.8:8000/join/hashi#\w+$"))
    expect(page.locator(".invite .wrong")).to_have_count(0)


def test_spectators_are_told_and_talk_is_seen_on_a_phone(server: ServerProcess, person: Person) -> None:
    ada, ben, eve = (person(server, name=name, viewport=PHONE) for name in ("Ada", "Ben", "Eve"))
    id_ = together(server, ada, ben, "loopit")
    opened(ada, server, id_)
    opened(eve, server, id_)
    expect(eve.locator(".dock .prompt")).to_contain_text("You are watching.")
    said = {"id": "chat-1", "seat": "B", "text": "Good luck!"}
    post(ben.context, f"{server.url}/api/tables/{id_}/chat", said)
    heard = ada.locator(".heard")
    expect(heard).to_have_text("Ben: Good luck!")
    expect(heard).to_be_in_viewport()


def test_every_game_has_its_own_picture(server: ServerProcess, person: Person) -> None:
    """Islands are for games that have none."""
    page = person(server)
    page.goto(server.url)
    expect(page.locator(".game .pic svg")).to_have_count(4)
    expect(page.locator(".game .pic .cover-shore")).to_have_count(0)
