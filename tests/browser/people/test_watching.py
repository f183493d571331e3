"""Watching in a browser: behind by some moves; and everything, once both players have agreed, until one ends it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESK, PHONE, Person, opened
from tests.browser.people.test_tournaments import fits
from tests.browser.server import ServerProcess, post

SIZES = {"phone": PHONE, "desk": DESK}


@pytest.mark.few(1)
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_teacher_watches_late_and_then_everything(
    server: ServerProcess, person: Person, size: dict[str, int]
) -> None:
    ada, ben, eve = (person(server, name, viewport=size) for name in ("Ada", "Ben", "Eve"))
    seats = [{"kind": "me"}, {"kind": "open"}]
    api = f"{server.url}/api/tables"
    wish = {"id": "watched", "game": "loopit", "seats": seats, "watch": {"moves": 5}}
    id_ = post(ada.context, api, wish)["table"]["id"]
    code = post(ada.context, f"{api}/{id_}/invites", {"seat": "B"})["code"]
    post(ben.context, f"{server.url}/api/join", {"id": "j", "code": code, "words": ""})
    post(ada.context, f"{api}/{id_}/ready", {"words": ""})
    opened(eve, server, id_)
    opened(ada, server, id_)
    opened(ben, server, id_)
    acting: Any = ada.context.request.get(f"{api}/{id_}").json()["table"]["acting"][0]
    mover = ada if acting == "A" else ben
    offer = mover.context.request.get(f"{api}/{id_}?seat={acting}").json()["offers"][0]["move"]
    post(mover.context, f"{api}/{id_}/moves", {"id": "m", "seat": acting, "move": offer})
    eve.reload()
    expect(eve.get_by_text("You are watching 5 moves behind.")).to_be_visible()
    fits(eve)
    eve.get_by_role("button", name="More").click()
    eve.get_by_role("button", name="Ask to see everything").click()
    expect(eve.locator(".insight")).to_contain_text("once everyone at the table has agreed")
    for page in (ada, ben):
        expect(page.locator(".insight")).to_contain_text("Eve asks to see everything, also")
        fits(page)
        page.get_by_role("button", name="Allow", exact=True).click()
    expect(eve.locator(".insight")).to_contain_text("You see everything, also", timeout=15_000)
    expect(eve.get_by_text("You are watching 5 moves behind.")).to_have_count(0)
    for page in (ada, ben):
        expect(page.locator(".insight")).to_contain_text("Eve sees everything, also what is hidden.")
    fits(eve)
    ben.get_by_role("button", name="End it").click()
    for page in (ada, ben, eve):
        expect(page.locator(".insight")).to_have_count(0, timeout=15_000)
    expect(eve.get_by_text("You are watching 5 moves behind.")).to_be_visible()


def test_the_delay_is_chosen_when_a_table_is_set_up(server: ServerProcess, person: Person) -> None:
    ada = person(server, "Ada")
    ada.goto(server.url)
    ada.get_by_role("button", name="With friends Hashi").click()
    dialog = ada.get_by_role("dialog")
    dialog.get_by_text("Options").click()
    dialog.get_by_label("Spectators").select_option(label="see it 5 moves later")
    dialog.get_by_role("button", name="Create table").click()
    ada.wait_for_url("**/table#*")
    table = ada.url.partition("#")[2]
    told: Any = ada.context.request.get(f"{server.url}/api/tables/{table}").json()
    assert told["table"]["watch"] == {"moves": 5}
