"""The host console in a browser: a report at a table, the key, what the host does about it, a backup."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Person, opened, table
from tests.browser.people.test_tournaments import fits
from tests.browser.server import ServerProcess, post


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_from_a_report_to_the_log(server: ServerProcess, person: Person, size: dict[str, int]) -> None:
    name = f"Rudolf {size['width']}"
    ada, rude = person(server, "Ada", viewport=size), person(server, name, viewport=size)
    id_ = table(ada, server, "hashi", [{"kind": "me"}, {"kind": "open"}])
    code = post(ada.context, f"{server.url}/api/tables/{id_}/invites", {"seat": "B"})["code"]
    post(rude.context, f"{server.url}/api/join", {"id": "j", "code": code})
    said = {"id": "c", "seat": "B", "text": "a rude remark"}
    post(rude.context, f"{server.url}/api/tables/{id_}/chat", said)
    opened(ada, server, id_)
    ada.get_by_role("button", name="More").click()
    ada.get_by_role("button", name="Report to the host").click()
    sheet = ada.get_by_role("dialog", name="Report to the host")
    sheet.get_by_label("Why?").select_option(label="Insult or threat")
    sheet.get_by_role("button", name="Send report").click()
    expect(sheet.get_by_role("status")).to_contain_text("Thank you")

    host = person(server, "", viewport=size)
    host.goto(f"{server.url}/host")
    host.get_by_label("Host key").fill("a guess")
    host.get_by_role("button", name="Open the console").click()
    expect(host.get_by_role("alert")).to_contain_text("not the host key")
    host.get_by_label("Host key").fill((server.data / "host.key").read_text())
    host.get_by_role("button", name="Open the console").click()
    expect(host.locator(".host-facts .well")).to_contain_text("saves moves")
    fits(host)
    host.get_by_role("button", name="Back up now").click()
    expect(host.locator(".host-list code").first).to_contain_text("landbridge-")
    host.get_by_role("radio", name="Reports").check()
    card = host.locator(".host-reports > li", has_text=name)
    expect(card.locator(".talk .meant")).to_contain_text("a rude remark")
    fits(host)
    card.get_by_role("button", name=f"Mute {name}").click()
    card.get_by_role("button", name="Settled").click()
    expect(card).to_have_count(0)
    host.get_by_role("radio", name="People", exact=True).check()
    host.get_by_label("Find a name").fill(name)
    host.get_by_role("button", name="Find a name").click()
    row = host.locator(".host-list li", has_text=name)
    expect(row).to_contain_text("muted")
    row.get_by_role("button", name=f"Remove the name of {name}").click()
    host.get_by_role("dialog").get_by_role("button", name="Remove name").click()
    expect(row).to_have_count(0)
    fits(host)
    host.get_by_role("radio", name="Tables", exact=True).check()
    host.locator(".host-list li", has_text="Ada, Guest").or_(
        host.locator(".host-list li", has_text="Ada and Guest")
    ).first.get_by_role("button").click()
    host.get_by_role("dialog").get_by_role("button", name="Close", exact=True).last.click()
    expect(ada.locator("body")).to_contain_text("The table is closed")
    host.get_by_role("radio", name="Limits", exact=True).check()
    expect(host.locator(".host-limits")).to_contain_text("chat_letters")
    fits(host)
    host.get_by_role("radio", name="Log", exact=True).check()
    expect(host.locator(".host-list")).to_contain_text("A name was removed")
    fits(host)
    host.get_by_role("button", name="Sign out").click()
    expect(host.get_by_label("Host key")).to_be_visible()
