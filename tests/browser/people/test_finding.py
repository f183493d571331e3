"""Finding a game in a browser: a queue, friends by a link, a challenge, filters; pages of people in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from landbridge.texts import LANGUAGES
from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.people.test_tournaments import fits
from tests.browser.server import ServerProcess, post

SIZES = {"phone": PHONE, "desk": DESK}
COMMUNITY = ("find", "stats", "tournaments", "me", "host")  # pages of people, each in every language


def wait_for(page: Page, server: ServerProcess, game: str) -> None:
    page.goto(f"{server.url}/find")
    page.locator("#wait-title + form select").first.select_option(game)
    page.locator("#wait-title + form button[type=submit]").click()


@pytest.mark.few(1)
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_two_who_wait_meet_at_a_table(server: ServerProcess, person: Person, size: dict[str, int]) -> None:
    ada, ben = person(server, "Ada", viewport=size), person(server, "", viewport=size)
    ada.goto(server.url)
    ada.get_by_role("link", name="Play someone").click()
    fits(ada)
    wait_for(ada, server, "loopit")
    expect(ada.get_by_text("Players found: 1 of 2")).to_be_visible()
    fits(ada)
    ada.get_by_role("button", name="Stop looking").click()
    wait_for(ada, server, "loopit")
    expect(ada.get_by_role("button", name="Stop looking")).to_be_visible()
    wait_for(ben, server, "loopit")  # a guest without a name yet
    for page in (ada, ben):
        page.wait_for_url("**/table#*")
    assert ada.url == ben.url
    for page in (ada, ben):
        page.wait_for_selector(".middle svg.board")


@pytest.mark.few(1)
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_friends_by_a_link_and_a_challenge(
    server: ServerProcess, person: Person, size: dict[str, int]
) -> None:
    ada, ben = person(server, "Ada", viewport=size), person(server, "", viewport=size)
    ada.goto(f"{server.url}/find")
    ada.get_by_role("button", name="Make a link").click()
    link = ada.get_by_label("Link for friends").input_value()
    fits(ada)
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Be friends").click()
    ben.wait_for_url("**/find")
    expect(ben.locator(".friends li")).to_contain_text("Ada")
    ben.get_by_label("Friends see when I am here").check()
    expect(ben.get_by_label("Friends see when I am here")).to_be_checked()
    ada.reload()
    expect(ada.locator(".friend-here")).to_have_text("is here")
    ada.get_by_role("button", name="Challenge Ben").click()
    ada.get_by_role("button", name="Send challenge").click()
    ada.wait_for_url("**/table#*")
    expect(ada.get_by_text("Ben has been asked.")).to_be_visible()
    fits(ada)
    ben.goto(server.url)  # challenges are on the first page, too
    expect(ben.get_by_text("Ada challenges you")).to_be_visible()
    fits(ben)
    ben.get_by_role("button", name="Play Ada").click()
    ben.wait_for_url(ada.url)
    expect(ada.locator(".gathered")).to_contain_text("Ben")


def test_open_tables_are_filtered(server: ServerProcess, person: Person) -> None:
    ada, ben = person(server, "Ada"), person(server, "Ben")
    for game in ("hashi", "the_border"):
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        wish = {"id": f"open-{game}", "game": game, "seats": seats, "listed": True}
        post(ada.context, f"{server.url}/api/tables", wish)
    ben.goto(f"{server.url}/find")
    rows = ben.locator(".find-open .table-row")
    expect(rows.filter(has_text="The Border")).not_to_have_count(0)
    ben.locator(".find-filters select").first.select_option("hashi")
    expect(rows.filter(has_text="The Border")).to_have_count(0)
    ben.locator(".find-filters select").nth(1).select_option("2")
    expect(rows).to_have_count(0)
    expect(ben.get_by_text("No such table is open right now.")).to_be_visible()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_pages_of_people_speak_every_language(
    server: ServerProcess, person: Person, size: dict[str, int]
) -> None:
    """Every sentence is there, and fits."""
    page = person(server, "Ada", viewport=size)
    told: Any = page.context.request
    for language in LANGUAGES:
        titles = told.get(f"{server.url}/api/texts/{language}").text()
        for path in COMMUNITY:
            page.goto(f"{server.url}/{path}")
            page.locator(".lang select").select_option(language)
            heading = page.locator("h1").first
            expect(heading).to_be_visible()
            expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{language}\\b"))
            assert heading.inner_text() in titles, (language, path)
            shown = page.locator("main").inner_text()
            raw = [
                word for word in shown.split() if word.startswith(("find-", "friends-", "stats-", "host-"))
            ]
            assert not raw, (language, path, raw)
            fits(page)
