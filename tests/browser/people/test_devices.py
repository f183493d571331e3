"""Opening somebody's link: the page asks before this device becomes somebody else's, and devices can be signed out."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Person
from tests.browser.server import ServerProcess, post


def name_of(page: Page, server: ServerProcess) -> str | None:
    answer = page.context.request.get(f"{server.url}/api/me")
    return str(answer.json()["name"]) if answer.ok else None


def test_nobody_becomes_somebody_else_by_opening_a_link(server: ServerProcess, person: Person) -> None:
    ada, ben = person(server), person(server, name="Ben", viewport=PHONE)
    link = post(ben.context, f"{server.url}/api/me/link", {})["link"]

    ada.goto(link)
    sheet = ada.get_by_role("dialog", name="Switch to Ben on this device?")
    expect(sheet).to_contain_text("You are Ada here")
    expect(sheet).to_contain_text("no other device and no recovery code")
    assert name_of(ada, server) == "Ada"
    sheet.get_by_role("button", name="Stay Ada").click()
    expect(sheet).to_be_hidden()
    expect(ada).to_have_url(f"{server.url}/me")
    expect(ada.locator("#my-name")).to_have_value("Ada")

    ada.goto("about:blank")
    ada.goto(link)  # it was not used up
    sheet.get_by_role("button", name="First show a recovery code for Ada").click()
    code = sheet.locator("input").input_value()
    expect(sheet).to_contain_text("You can switch back to Ada")
    sheet.get_by_role("button", name="Switch to Ben").click()
    expect(ada.get_by_role("status")).to_have_text("Welcome back, Ben.")
    expect(ada).to_have_url(f"{server.url}/me")
    assert name_of(ada, server) == "Ben"

    ben.goto(f"{server.url}/me")
    rows = ben.locator(".devices li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("(this device)")
    rows.nth(1).get_by_role("button").click()
    expect(rows).to_have_count(1)
    expect(ben.get_by_role("status")).to_contain_text("Signed out.")
    assert name_of(ada, server) is None

    ada.goto(f"{server.url}/me")  # a stranger now, who knows a code
    ada.get_by_label("Your link or code").fill(code)
    ada.get_by_role("button", name="Restore my seats").click()
    ada.get_by_role("button", name="Switch to Ada").click()
    expect(ada.get_by_role("status")).to_have_text("Welcome back, Ada.")
    assert name_of(ada, server) == "Ada"


def test_ones_own_link_is_not_used_up(server: ServerProcess, person: Person) -> None:
    ada = person(server)
    told = post(ada.context, f"{server.url}/api/me/link", {})
    ada.goto(told["link"])
    expect(ada.get_by_role("status")).to_contain_text("You are already Ada here.")
    expect(ada).to_have_url(f"{server.url}/me")
    offered = post(ada.context, f"{server.url}/api/me/offered", {"code": told["code"]})
    assert offered["same"]
