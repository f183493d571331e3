"""Agreeing on the luck in browsers: every device commits, checks the list and reveals; after the game it checks."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import Person
from tests.browser.server import ServerProcess, post


def luck_of(page: Page, server: ServerProcess, id_: str) -> Any:
    return page.context.request.get(f"{server.url}/api/tables/{id_}/luck").json()


def gathered(server: ServerProcess, person: Person) -> tuple[Page, Page, str]:
    """Ada has opened a table; Ben has followed the link, sat down and committed."""
    host, friend = person(server), person(server, name="Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"id": f"t-{id(host)}", "game": "hashi", "seats": seats}
    id_: str = post(host.context, f"{server.url}/api/tables", body)["table"]["id"]
    link = post(host.context, f"{server.url}/api/tables/{id_}/invites", {"seat": "B"})["link"]
    host.goto(f"{server.url}/table#{id_}")
    host.get_by_role("button", name="I’m ready").wait_for()
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_url(f"**/table#{id_}")
    until = time.monotonic() + 20
    while not luck_of(host, server, id_)["attempts"][-1]["commitments"]:
        assert time.monotonic() < until, "Ben does not commit"
        time.sleep(0.05)
    return host, friend, id_


def test_two_devices_commit_and_reveal(server: ServerProcess, person: Person) -> None:
    host, friend, id_ = gathered(server, person)
    seen = luck_of(host, server, id_)["attempts"][-1]
    assert [(one["seat"], one["held"]) for one in seen["commitments"]] == [("B", False)]
    assert (seen["list"], seen["reveals"]) == ("", [])
    host.get_by_role("button", name="I’m ready").click()
    for page in (host, friend):
        page.wait_for_selector(".middle svg.board")
    (attempt,) = luck_of(host, server, id_)["attempts"]
    assert [one["held"] for one in attempt["commitments"]] == [False, False]
    for page, seat, told in zip((host, friend), "AB", attempt["reveals"], strict=True):
        kept = json.loads(page.evaluate(f"localStorage.getItem('landbridge.luck.{id_}.{seat}.1')"))
        assert kept == {**told, "attempt": 1, "promise": attempt["promise"], "list": attempt["list"]}


def test_only_the_device_with_the_salt_reveals(server: ServerProcess, person: Person) -> None:
    host, friend, id_ = gathered(server, person)
    salt = friend.evaluate(f"localStorage.getItem('landbridge.luck.{id_}.B.1')")
    friend.evaluate("localStorage.clear()")
    host.get_by_role("button", name="I’m ready").click()
    friend.get_by_text("You sealed your part on another device").wait_for()
    until = time.monotonic() + 20
    while not (reveals := luck_of(host, server, id_)["attempts"][-1]["reveals"]) and time.monotonic() < until:
        time.sleep(0.1)  # the host's page reveals as soon as it has seen the list
    assert [one["seat"] for one in reveals] == ["A"]
    friend.evaluate("([key, salt]) => localStorage.setItem(key, salt)", [f"landbridge.luck.{id_}.B.1", salt])
    friend.reload()
    friend.wait_for_selector(".middle svg.board")


def test_a_failed_attempt_is_shown_and_the_next_needs_consent(server: ServerProcess, person: Person) -> None:
    host, friend, id_ = gathered(server, person)
    friend.evaluate("localStorage.clear()")
    host.get_by_role("button", name="I’m ready").click()
    friend.get_by_text("You sealed your part on another device").wait_for()
    friend.get_by_role("button", name="Leave the table").click()
    host.get_by_text("a seat changed hands before the first move").wait_for()
    host.get_by_text("Everyone has to be ready again").wait_for()
    host.get_by_role("button", name="I’m ready").wait_for()
    told = luck_of(host, server, id_)["attempts"]
    assert [(one["attempt"], one["failed"]) for one in told] == [(1, "seat"), (2, "")]


def test_after_the_game_the_page_ticks_off_what_it_checked(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto(server.url)
    page.get_by_role("button", name="Play now Hashi").first.click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".middle svg.board")
    id_ = page.url.partition("#")[2]
    post(page.context, f"{server.url}/api/tables/{id_}/resign", {"seat": "A"})
    page.get_by_text("Your words and your part were used").wait_for()
    kept = "by a part kept on their own device: Ada"
    page.get_by_text(f"Protected even against whoever runs the server, {kept}").wait_for()
    page.goto(f"{server.url}/replay/{id_}")  # whoever watches it again is told as well
    page.locator(".film-more .luck.kept").wait_for()
