"""Exercises and reviews in a browser: a try is judged and explained, a game that is over is reviewed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import landbridge
from landbridge.reviewing.exercises import shipped
from tests.browser.conftest import DESK, PHONE, Person, table
from tests.browser.learning.test_deals import fits
from tests.browser.server import ServerProcess, post

PATIENCE = 120_000  # ms; bots may have to compile their rules first


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.few(1)
def test_tries_are_judged_and_explained(server: ServerProcess, person: Person, size: dict[str, int]) -> None:
    page = person(server, viewport=size)
    page.goto(f"{server.url}/exercises")
    count = len(shipped(landbridge.game("the_border")))
    expect(page.get_by_role("listitem").filter(has_text="The Border")).to_contain_text(f"{count} exercises")
    fits(page)
    page.goto(f"{server.url}/exercises/the_border")
    page.wait_for_selector(".middle svg.board")
    judged = page.locator(".judged")
    with page.expect_response("**/api/exercises/position"):
        page.get_by_label("Theme").select_option(value="stops")
    page.get_by_role("button", name="Keep these dice").click()
    expect(judged).to_contain_text("Right!", timeout=PATIENCE)
    expect(judged).to_contain_text("+")
    expect(page.get_by_role("button", name="Best move")).to_have_attribute("aria-pressed", "true")
    fits(page)
    with page.expect_response("**/api/exercises/position"):
        page.get_by_role("button", name="Next", exact=True).click()
    expect(judged).to_have_count(0)
    page.get_by_role("group", name="Your dice").get_by_role("button").first.click()
    page.get_by_role("button", name=re.compile("^Reroll")).click()
    expect(judged).to_contain_text("There is something better.", timeout=PATIENCE)
    expect(judged).to_contain_text("−")
    expect(page.get_by_role("button", name="Try again")).to_be_visible()
    fits(page)


@pytest.mark.parametrize(("game", "options"), [("loopit", {"rounds": "3"}), ("hashi", {})])
def test_a_game_is_reviewed(
    server: ServerProcess, person: Person, game: str, options: dict[str, str]
) -> None:
    page = person(server, viewport=DESK)
    id_ = table(page, server, game, [{"kind": "me"}, {"kind": "me"}], options=options)
    page.goto(f"{server.url}/review/{id_}")
    expect(page.get_by_text("The game is not over")).to_be_visible()
    play(page, server, id_)
    page.reload()
    page.get_by_role("button", name="Review this game").click()
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=PATIENCE)
    told = page.locator(".found-list .what").all_inner_texts()
    assert [one for one in told if not one.endswith(".")] == [], "notation instead of words"
    assert [one for one in told if one.endswith("is done.")] == [], "nothing of what was decided"
    # Was it luck? That is what people ask first.
    expect(page.get_by_role("columnheader", name="Luck", exact=True)).to_be_in_viewport()
    assert any(one.startswith("Ada") for one in told)
    fits(page)
    page.set_viewport_size({"width": 360, "height": 740})
    fits(page)


def play(page: Page, server: ServerProcess, id_: str) -> None:
    """To the end, by last offers."""
    at = f"{server.url}/api/tables/{id_}"
    seen = {seat: page.context.request.get(f"{at}?seat={seat}").json() for seat in "AB"}
    for number in range(2000):
        if seen["A"]["table"]["status"] != "playing":
            return
        seat = next(seat for seat in "AB" if seen[seat]["offers"])
        post(
            page.context,
            f"{at}/moves",
            {"id": f"m{number}", "seat": seat, "move": seen[seat]["offers"][-1]["move"]},
        )
        seen = {seat: page.context.request.get(f"{at}?seat={seat}").json() for seat in "AB"}
    raise AssertionError("it does not end")
