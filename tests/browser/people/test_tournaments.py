"""Tournaments in a browser: opened by one, joined by link by another, played, shown on a wall."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.server import ServerProcess, post

PATIENCE = 60_000  # ms; pages look every few seconds, and a round is closed by the server in its own time


def fits(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "the page is wider than the screen"


@pytest.mark.few(1)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_tournament_from_the_first_link_to_the_wall(
    server: ServerProcess, person: Person, size: dict[str, int]
) -> None:
    ada, ben = person(server, "Ada", viewport=size), person(server, "Ben", viewport=size)
    ada.goto(f"{server.url}/tournaments")
    ada.get_by_role("button", name="New tournament").click()
    ada.get_by_label("Name of the tournament").fill("Club evening")
    ada.get_by_label("Rounds").fill("1")
    ada.get_by_role("button", name="Create tournament").click()
    ada.get_by_role("button", name="Take part").click()
    expect(ada.locator(".entrants li")).to_have_count(1)
    fits(ada)
    ben.goto(ada.url)
    ben.get_by_role("button", name="Take part").click()
    expect(ben.locator(".entrants li")).to_have_count(2)
    expect(ben.get_by_role("button", name="Start")).to_have_count(0)
    expect(ada.locator(".entrants li")).to_have_count(2)
    ada.get_by_role("button", name="Start the first round").click()
    ada.get_by_role("link", name="To my table").click()
    ada.wait_for_selector(".middle svg.board")
    expect(ada.get_by_role("button", name="Hint")).to_have_count(0)
    table = ada.url.partition("#")[2]
    seen: Any = ada.context.request.get(f"{server.url}/api/tables/{table}").json()
    seat = next(one["seat"] for one in seen["table"]["seats"] if one["you"])
    post(ada.context, f"{server.url}/api/tables/{table}/resign", {"seat": seat})
    expect(ada.get_by_role("link", name="Back to the tournament")).to_be_visible()
    expect(ben.locator(".standing tbody tr").first).to_contain_text("Ben", timeout=PATIENCE)
    fits(ben)
    ben.get_by_role("link", name="Wall display").click()
    expect(ben.locator(".wall .standing tbody tr").first).to_contain_text("Ben")
    expect(ben.get_by_role("heading", name="Final standings")).to_be_visible(timeout=PATIENCE)
    fits(ben)


def test_who_takes_part_has_a_name(server: ServerProcess, person: Person) -> None:
    """It stands on a wall for everybody: a visitor is asked once, and one who was only called a guest too."""
    ada = person(server, "Ada")
    body = {"title": "Club evening", "game": "hashi", "format": "swiss", "rounds": 1, "seats": 2}
    told = post(ada.context, f"{server.url}/api/tournaments", {"id": "t-names", **body})
    for name, known in (("Cleo", ""), ("Dan", "Guest")):
        page = person(server, known)
        page.goto(f"{server.url}/tournament#{told['id']}")
        page.get_by_role("button", name="Take part").click()
        page.get_by_role("dialog").get_by_label("Your name").fill(name)
        page.keyboard.press("Enter")
        expect(page.locator(".entrants")).to_contain_text(name)
