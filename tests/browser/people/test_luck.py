"""Agreeing on the luck in browsers: every device commits, checks the list and reveals; after the game it checks."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.server import ServerProcess, post


def luck_of(page: Page, server: ServerProcess, id_: str) -> Any:
    return page.context.request.get(f"{server.url}/api/tables/{id_}/luck").json()


def opened(server: ServerProcess, person: Person) -> tuple[Page, Page, str, str]:
    """Ada has opened a table and her device has sealed; Ben has the link."""
    host, friend = person(server), person(server, name="Ben")
    seats = [{"kind": "me"}, {"kind": "open"}]
    body = {"id": f"t-{id(host)}", "game": "hashi", "seats": seats}
    id_: str = post(host.context, f"{server.url}/api/tables", body)["table"]["id"]
    link: str = post(host.context, f"{server.url}/api/tables/{id_}/invites", {"seat": "B"})["link"]
    host.goto(f"{server.url}/table#{id_}")
    until = time.monotonic() + 20
    while not luck_of(host, server, id_)["attempts"][-1]["commitments"]:
        assert time.monotonic() < until, "Ada's device does not seal"
        time.sleep(0.05)
    return host, friend, id_, link


def sits_down(friend: Page, link: str, id_: str) -> None:
    friend.goto(link)
    friend.get_by_role("button", name="Sit down").click()
    friend.wait_for_url(f"**/table#{id_}")


def test_two_devices_seal_and_open_by_themselves(server: ServerProcess, person: Person) -> None:
    host, friend, id_, link = opened(server, person)
    sits_down(friend, link, id_)
    for page in (host, friend):
        page.wait_for_selector(".middle svg.board")
    (attempt,) = luck_of(host, server, id_)["attempts"]
    assert [one["held"] for one in attempt["commitments"]] == [False, False]
    for page, seat, told in zip((host, friend), "AB", attempt["reveals"], strict=True):
        kept = json.loads(page.evaluate(f"localStorage.getItem('landbridge.luck.{id_}.{seat}.1')"))
        assert kept == {**told, "attempt": 1, "promise": attempt["promise"], "list": attempt["list"]}


def test_a_host_who_was_away_finds_the_table_and_a_rematch_is_one_touch_each(
    server: ServerProcess, person: Person
) -> None:
    host, friend, id_, link = opened(server, person)
    host.context.set_offline(True)  # in the messenger that carries the link
    sits_down(friend, link, id_)
    expect(friend.get_by_role("status").filter(has_text="Waiting for Ada.")).to_be_visible()
    expect(friend.locator(".gathered")).to_contain_text("missing for 0:")
    friend.get_by_role("button", name="Remind").click()
    expect(friend.get_by_role("button", name="Reminded")).to_be_disabled()
    host.context.set_offline(False)
    for page in (host, friend):
        page.wait_for_selector(".middle svg.board")
    expect(host.get_by_text("This table no longer exists")).to_have_count(0)
    post(host.context, f"{server.url}/api/tables/{id_}/resign", {"seat": "A"})
    friend.get_by_role("button", name="Play again").click()
    friend.wait_for_url(lambda url: id_ not in url)
    expect(friend.locator(".gathered")).to_contain_text("has not joined yet")
    note = host.locator(".rematch-note")
    expect(note).to_contain_text("Ben wants to play again.")
    expect(note).to_be_in_viewport()
    note.get_by_role("button", name="Join").click()
    for page in (host, friend):
        page.wait_for_url(lambda url: id_ not in url)
        page.wait_for_selector(".dock")
        page.wait_for_selector(".middle svg.board")


def test_only_the_device_with_the_salt_opens_or_one_starts_without_it(
    server: ServerProcess, person: Person
) -> None:
    host, friend, id_, link = opened(server, person)
    host.evaluate("localStorage.clear()")
    sits_down(friend, link, id_)
    host.get_by_text("You sealed your part on another device").wait_for()
    assert [one["seat"] for one in luck_of(host, server, id_)["attempts"][-1]["commitments"]] == ["A", "B"]
    host.get_by_role("button", name="Start without my part").click()
    for page in (host, friend):
        page.wait_for_selector(".middle svg.board")
    told = luck_of(host, server, id_)["attempts"]
    assert [(one["failed"], one["missing"]) for one in told] == [("reveal", ["A"]), ("", [])]
    assert [one["held"] for one in told[-1]["commitments"]] == [True, False]


def test_after_the_game_the_page_ticks_off_what_it_checked(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto(server.url)
    page.get_by_role("button", name="Play now Hashi").first.click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".middle svg.board")
    id_ = page.url.partition("#")[2]
    post(page.context, f"{server.url}/api/tables/{id_}/resign", {"seat": "A"})
    page.locator(".luck.kept summary").click()
    page.get_by_text("Your words and your part were used").wait_for()
    kept = "by a part kept on their own device: Ada"
    page.get_by_text(f"Protected even against whoever runs the server, {kept}").wait_for()
    page.goto(f"{server.url}/replay/{id_}")  # whoever watches it again is told as well
    page.locator(".film-more .luck.kept").wait_for()
