"""The deal of the day in a browser: found, played once, counted, shared; and whether the dice cheat."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, Person
from tests.browser.server import ServerProcess, post

CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}


def play_on(page: Page, server: ServerProcess, table: str) -> None:
    """To the end, by first offers: what a touch does is tested elsewhere."""
    seen: Any = page.context.request.get(f"{server.url}/api/tables/{table}?seat=A").json()
    for number in count():
        if seen["table"]["status"] != "playing":
            return
        body = {"id": f"m-{table}-{number}", "seat": "A", "move": seen["offers"][-1]["move"]}
        seen = post(page.context, f"{server.url}/api/tables/{table}/moves", body)


def fits(page: Page) -> None:
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0, "the page is wider than the screen"


@pytest.mark.few(1)
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_deal_is_played_counted_and_shared(
    server: ServerProcess, person: Person, size: dict[str, int], tmp_path: Path
) -> None:
    page = person(server, viewport=size, **CLIPBOARD)
    page.goto(server.url)
    fits(page)
    page.get_by_role("link", name="Deal of the day").click()
    page.wait_for_selector(".deal-list")
    fits(page)
    expect(page.locator(".deal-list li")).to_have_count(4)
    expect(page.locator(".pic .cover-shore")).to_have_count(0)  # every game has a picture of its own
    expect(page.locator("main")).to_contain_text("A new guest cannot be recognised")
    expect(page.locator("main")).to_contain_text("reveals its secret the day after")
    page.locator("summary", has_text="Fairness codes").click()
    expect(page.locator(".deal-codes dd code")).to_have_count(8)  # of today and of tomorrow
    page.get_by_role("button", name="Play Hashi").click()
    page.wait_for_selector(".middle svg.board")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    table = page.url.partition("#")[2]
    play_on(page, server, table)
    page.wait_for_selector(".deal-score")
    fits(page)
    result = page.locator(".deal-end")
    expect(result).to_contain_text("point")
    expect(page.locator(".end")).to_contain_text("Others are still playing this deal.")
    for name in ("Play again", "Replay", "Download"):
        expect(page.locator(".end-acts").get_by_text(name)).to_have_count(0)
    result.get_by_role("button", name="Copy result").click()
    expect(result).to_contain_text("Copied")
    told = page.evaluate("navigator.clipboard.readText()")
    assert told.startswith("Hashi, deal of ")
    assert "-" not in told.partition("\n")[0].partition(": ")[2]  # no move stands in it
    with page.expect_download() as kept:
        result.get_by_role("button", name="Save picture").click()
    kept.value.save_as(tmp_path / "shared.png")
    assert (tmp_path / "shared.png").read_bytes().startswith(b"\x89PNG")
    page.get_by_role("link", name="All deals of today").click()
    page.wait_for_selector(".deal-list")
    hashi = page.locator(".deal-list li", has_text="Hashi")
    expect(hashi.locator(".deal-score")).to_be_visible()
    expect(page.locator(".deal-facts")).to_contain_text("One day in a row")
    expect(hashi.get_by_role("button", name="Play")).to_have_count(0)
    fits(page)


def test_whoever_has_begun_goes_on(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE)
    told = post(page.context, f"{server.url}/api/deals/loopit", {"id": "begun"})
    page.goto(f"{server.url}/deal")
    page.get_by_role("link", name="Continue Loopit").click()
    page.wait_for_selector(".middle svg.board")
    assert page.url.endswith(told["table"]["id"])
    other = person(server, "Ben")
    other.goto(f"{server.url}/table#{told['table']['id']}")
    expect(other.locator("main")).to_contain_text("Others are still playing this deal.")


def test_do_the_dice_cheat(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE)
    answer = {
        "games": 12,
        "draws": 216,
        "kinds": [
            {
                "game": "hashi",
                "purpose": "card",
                "draws": 216,
                "chi_square": 14.2,
                "freedom": 17,
                "chance": 0.65,
                "outcomes": [
                    {"outcome": "4/3", "count": 13, "expected": 12.1},
                    {"outcome": "2/5", "count": 11, "expected": 12.4},
                ],
            },
            {
                "game": "loopit",
                "purpose": "begin",
                "draws": 3,
                "chi_square": None,
                "freedom": None,
                "chance": None,
                "outcomes": [{"outcome": "A", "count": 3, "expected": 1.5}],
            },
        ],
    }
    page.goto(server.url)
    page.route("**/api/luck", lambda route: route.fulfill(json=answer))
    page.get_by_role("link", name="Do the dice cheat?").click()
    kinds = page.locator(".fair-kind")
    expect(kinds).to_have_count(2)
    expect(kinds.first).to_contain_text("65% of all cases")
    expect(kinds.last).to_contain_text("Too few draws")
    kinds.first.locator("summary").click()
    expect(kinds.first.locator("tbody tr")).to_have_count(2)
    fits(page)
