"""A comment with an arrow on a replay: drawn by one, seen by another who follows the link, and taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Person, table
from tests.browser.people.test_tournaments import fits
from tests.browser.server import ServerProcess, post

SPOTS = """() => [...document.querySelectorAll(".middle svg.board [data-h^=island-]")].slice(0, 2).map((one) => {
  const box = one.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})"""


def draw(page: Page) -> None:
    """From one island to another."""
    page.locator(".middle svg.board.drawn").scroll_into_view_if_needed()
    (from_, to) = page.evaluate(SPOTS)
    page.mouse.move(*from_)
    page.mouse.down()
    page.mouse.move(*to, steps=4)
    page.mouse.up()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_comment_with_an_arrow(server: ServerProcess, person: Person, size: dict[str, int]) -> None:
    ada, ben = person(server, "Ada", viewport=size), person(server, "Ben", viewport=size)
    id_ = table(ada, server, "hashi", [{"kind": "me"}, {"kind": "me"}])
    seen = ada.context.request.get(f"{server.url}/api/tables/{id_}?seat=A").json()
    move = {"id": "m", "seat": "A", "move": seen["offers"][0]["move"]}
    post(ada.context, f"{server.url}/api/tables/{id_}/moves", move)
    post(ada.context, f"{server.url}/api/tables/{id_}/resign", {"seat": "B"})
    ada.goto(f"{server.url}/replay/{id_}?step=1")
    ada.get_by_label("Comment on step").fill("The long bridge first.")
    ada.get_by_label("Draw on the board").check()
    draw(ada)
    expect(ada.locator(".marks path")).to_have_count(1)
    ada.get_by_role("button", name="Add comment").click()
    expect(ada.locator(".comments li")).to_contain_text("The long bridge first.")
    fits(ada)
    ben.goto(ada.url)
    expect(ben.locator(".comments li")).to_contain_text("The long bridge first.")
    expect(ben.locator(".marks path")).to_have_count(1)
    expect(ben.get_by_role("button", name="Delete")).to_have_count(0)
    ada.get_by_role("button", name="Delete").click()
    expect(ada.locator(".comments li")).to_have_count(0)
