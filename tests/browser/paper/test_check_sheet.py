"""Check my sheet, by touch: marks on the drawn board, points with rulings, what is wrong and where, undo, a reload."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from landbridge.sheet import check
from tests.browser.conftest import PHONE, Person
from tests.browser.paper.test_boards import pick, spot
from tests.browser.server import ServerProcess
from tests.sheet.entering import steps
from tests.sheet.test_sheets import kit_of

SHEETS = {
    "hashi": ("4@d1 d1-d4 d1-d4 a1-d1 d1-f1 b2-c2", "b2-c2", "H3.2"),
    "the_border": ("board 2\ng1 h1 m3", "m3", "B3.2"),
    "loopit": ("start NESW1\nA S7 g6 = 9", "A S7 g6 = 9", "L3.1"),
    "river_dragons": (
        "stone f3\nplank 2 pink pink-f3\npawn pink pink-f3\npawn black pink-f3",
        "pawn black pink-f3",
        "R6.2",
    ),
}


def kept(page: Page, game: str) -> str:
    return str(page.evaluate(f"() => JSON.parse(localStorage.getItem('landbridge.sheet.{game}')).text"))


def quiet(page: Page) -> None:
    expect(page.locator(".sheet-verdict")).to_have_attribute("aria-busy", "false")


@pytest.mark.few(1)
@pytest.mark.parametrize("game", SHEETS)
def test_a_sheet_is_copied_by_touch_and_checked(server: ServerProcess, person: Person, game: str) -> None:
    page = person(server, viewport=PHONE, has_touch=True)
    page.goto(f"{server.url}/sheet/{game}")
    copied_by_touch(page, game)


def copied_by_touch(page: Page, game: str) -> None:
    """A sheet with a mistake, entered with a finger and judged; also on a site without a server."""
    text, mark, ruling = SHEETS[game]
    quiet(page)
    for touch, said, _ in steps(kit_of(game), text):
        if touch is not None:
            if page.locator(f".palette [data-piece={touch.pen}][aria-pressed=true]").count() == 0:
                if page.locator(f".palette [data-piece={touch.pen}]").count() == 0:  # of a group
                    same = page.locator(f".palette .groups [data-piece$={touch.pen.rpartition('-')[2]}]")
                    if game == "loopit":
                        ends = touch.pen.rstrip("0123456789")
                        same = page.locator(
                            ", ".join(f".palette .groups [data-piece={ends}{n}]" for n in range(1, 9))
                        )
                    same.first.tap()
                pick(page, touch.pen)
            for place in touch.path:
                assert isinstance(place, str)
                page.locator(".canvas").scroll_into_view_if_needed()
                page.touchscreen.tap(*spot(page, place))
        elif said is not None and said[0] == "scored":
            page.locator("input[name=scored]").fill(str(said[1]))
            page.locator("input[name=scored]").blur()
        elif said is not None:
            page.locator(f"[data-ask={said[0]}] label:has(input[value='{said[1]}'])").tap()
        quiet(page)
    copied = kept(page, game)
    found = check(kit_of(game), copied)
    assert found.points == check(kit_of(game), text).points
    expect(page.locator(".sheet-score h2")).to_have_attribute("data-points", " ".join(map(str, found.points)))
    # What is not allowed stands faintly in its ring; a tile that lies rightly, and was only counted wrongly, does not.
    expect(page.locator(".edit-marks .ghost")).to_have_count(sum(not fault.drawn for fault in found.faults))
    fault = page.locator(".sheet-fault", has_text=mark)
    fault.locator(".fault-line").tap()
    expect(page.locator(".fault.chosen [data-fault]").first).to_be_attached()
    assert fault.locator(".ruling-of").text_content() == ruling
    fault.locator(".ruling-of").tap()
    expect(page.locator("dialog[open] .ruling")).to_contain_text(ruling)
    page.keyboard.press("Escape")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    quiet(page)
    assert kept(page, game) == copied


def test_a_touch_is_undone_and_done_again(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=PHONE, has_touch=True)
    page.goto(f"{server.url}/sheet/hashi")
    quiet(page)
    pick(page, "n4")
    for island in ("d1", "e3"):
        page.touchscreen.tap(*spot(page, island))
        quiet(page)
    assert kept(page, "hashi").split() == ["4@d1", "4@e3"]
    page.get_by_role("button", name="Undo").tap()
    quiet(page)
    assert kept(page, "hashi").split() == ["4@d1"]
    page.get_by_role("button", name="Redo").tap()
    quiet(page)
    assert kept(page, "hashi").split() == ["4@d1", "4@e3"]
    page.get_by_role("button", name="New sheet").tap()
    quiet(page)
    assert kept(page, "hashi") == ""
