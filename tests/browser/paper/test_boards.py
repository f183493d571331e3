"""Boards of one's own, drawn by touch: pieces, errors at their place, undo, drafts, links, and a game on the board."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import landbridge
from landbridge.core.show.editor import editor_of
from landbridge.table.answers.boards import shipped
from tests.browser.conftest import PHONE, Person
from tests.browser.server import ServerProcess

DESK = {"width": 1440, "height": 900}


def phone(server: ServerProcess, person: Person, **more: Any) -> Page:
    page = person(server, **{"viewport": PHONE, "has_touch": True, **more})
    page.goto(f"{server.url}/boards")
    return page


def begin(page: Page, game: str, copy: bool = False) -> None:
    card = page.locator(f"li:has([data-new-board={game}])")
    card.locator("[data-copy-board]" if copy else "[data-new-board]").first.click()
    expect(page.locator(".canvas svg.board")).to_be_visible()
    settled(page)


def settled(page: Page) -> None:
    expect(page.locator(".edit-marks .wet")).to_have_count(0)


def text(page: Page) -> str:
    kept = (
        "() => { const k = 'landbridge.boards.' + location.hash.slice(1); return localStorage.getItem(k); }"
    )
    told = page.evaluate(f"() => JSON.parse(({kept})()).text")
    assert isinstance(told, str)
    return told


def spot(page: Page, place: str) -> tuple[float, float]:
    box = page.locator(f'.edit-places [data-h="{place}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap(page: Page, place: str) -> None:
    page.touchscreen.tap(*spot(page, place))
    settled(page)


def drag(page: Page, *points: tuple[float, float]) -> None:
    client = page.context.new_cdp_session(page)
    for n, (x, y) in enumerate(points):
        kind = "touchMove" if n else "touchStart"
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    settled(page)


def pick(page: Page, piece: str, among: str = ".palette") -> None:
    """By touch. A touch that only stops a board that is still moving is made again, as a hand would."""
    button = page.locator(f"{among} [data-piece={piece}]").last
    button.tap()
    try:
        expect(button).to_have_attribute("aria-pressed", "true", timeout=2000)
    except AssertionError:
        button.tap()
        expect(button).to_have_attribute("aria-pressed", "true")


def undo(page: Page) -> None:
    """By touch. On a busy machine a touch may last so long that the browser takes it for another gesture."""
    before, button = text(page), page.get_by_role("button", name="Undo")
    for _ in range(3):
        button.tap()
        for _ in range(20):
            if text(page) != before:
                return
            page.wait_for_timeout(100)
    raise AssertionError("nothing came back")


def played(page: Page) -> None:
    """One touch, and the game on this board has begun."""
    page.get_by_role("button", name="Play on this board").tap()
    page.wait_for_selector(".middle svg.board")


def pieces_of(game: str) -> dict[str, list[str]]:
    """What lies where on our own board: something good to draw."""
    found = landbridge.game(game)
    editor = editor_of(found)
    assert editor is not None
    sketch = editor.sketch(shipped(found)[0]["text"], "")
    assert sketch is not None
    places: dict[str, list[str]] = {}
    for name, place in sketch["places"].items():
        places.setdefault(place["holds"], []).append(name)
    return places


def test_a_hashi_board_drawn_by_touch(server: ServerProcess, person: Person) -> None:
    page = phone(server, person)
    begin(page, "hashi")
    expect(page.get_by_role("button", name="Play on this board")).to_be_disabled()
    want = pieces_of("hashi")
    for piece in ("red", "blue", "island"):
        pick(page, piece)
        for place in want[piece]:
            page.touchscreen.tap(*spot(page, place))
    settled(page)
    expect(page.locator(".verdict.good")).to_be_visible()
    # A line that is left out, and back again.
    pick(page, "line")
    line = want["line"][0]
    tap(page, line)
    assert tomllib.loads(text(page))["without"] == [line]
    tap(page, line)
    assert tomllib.loads(text(page))["without"] == []
    page.locator("input[name=name]").fill("By touch")
    page.locator("input[name=name]").press("Enter")
    expect(page.locator(".editor-top h1")).to_contain_text("By touch")
    played(page)
    page.goto(f"{server.url}/boards")
    expect(page.locator(".my-boards")).to_contain_text("By touch")


def test_errors_are_where_they_are_and_can_be_undone(server: ServerProcess, person: Person) -> None:
    page = phone(server, person)
    begin(page, "hashi", copy=True)
    before = text(page)
    expect(page.locator("[data-fault]")).to_have_count(0)
    flagged = pieces_of("hashi")["red"]
    pick(page, "island")
    tap(page, flagged[0])  # a flag too few: the three that are left are marked
    expect(page.locator(".verdict.bad")).to_be_visible()
    marks = page.locator(".fault.chosen [data-fault]")
    assert sorted(mark.get_attribute("data-fault") or "" for mark in marks.all()) == sorted(flagged[1:])
    spots = [box for mark in marks.all() if (box := mark.bounding_box())]
    x, y = spot(page, flagged[1])
    assert any(b["x"] < x < b["x"] + b["width"] and b["y"] < y < b["y"] + b["height"] for b in spots)
    # The list shows the same, and its entries the place.
    page.locator(".fault-line").first.tap()
    expect(page.locator(".fault-line[aria-pressed=true]")).to_have_count(1)
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".verdict.good")).to_be_visible()
    assert text(page) == before
    page.get_by_role("button", name="Redo").tap()
    expect(page.locator(".verdict.bad")).to_be_visible()
    page.keyboard.press("Control+z")
    expect(page.locator(".verdict.good")).to_be_visible()
    assert text(page) == before


def test_a_board_of_the_border_drawn_by_touch(server: ServerProcess, person: Person) -> None:
    page = phone(server, person)
    begin(page, "the_border", copy=True)
    first = text(page)
    segment = pieces_of("the_border")["3o"]
    pick(page, "erase")
    drag(page, *(spot(page, place) for place in segment))
    expect(page.locator(".verdict.bad")).to_be_visible()
    expect(page.locator("[data-fault]").first).to_be_attached()
    pick(page, "'2o'", ".groups")
    pick(page, "'3o'")
    drag(page, *(spot(page, place) for place in segment))
    held = tomllib.loads(text(page))
    rows = held["board1"].split("\n")
    assert sum(row.split().count("3o") for row in rows) == 3
    # It was erased on all four boards, and is orange on the others too: they have other problems now.
    expect(page.locator(".tab.wrong").first).to_be_visible()
    while page.get_by_role("button", name="Undo").is_enabled():
        undo(page)
    assert text(page) == first
    expect(page.locator(".verdict.good")).to_be_visible(timeout=20_000)
    # An area gets another picture; the one that had it gets its own.
    pick(page, "castle", ".groups")
    pick(page, "skep")
    castle, skep = (shown_at(page, motif) for motif in ("castle", "skep"))
    page.touchscreen.tap(*castle)
    settled(page)
    assert shown_at(page, "skep") == pytest.approx(castle, abs=12)
    assert shown_at(page, "castle") == pytest.approx(skep, abs=12)
    expect(page.locator(".verdict.good")).to_be_visible()
    played(page)


def shown_at(page: Page, motif: str) -> tuple[float, float]:
    """Where a picture is on the drawn board."""
    box = page.locator(f".canvas svg.board .motif[data-motif={motif}]").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_river_dragons_islands_put_and_moved_with_their_twins(server: ServerProcess, person: Person) -> None:
    page = phone(server, person)
    begin(page, "river_dragons")
    board = page.locator(".canvas svg.board")
    at = """(svg, [x, y]) => {
      const p = new DOMPoint(x, y).matrixTransform(svg.querySelector(".stage").getScreenCTM());
      return [p.x, p.y];
    }"""
    # A point of each orbit of our own board, in units of the drawing.
    seeds = [(0, 206), (117, 181), (292, 150), (176, 102), (0, 88), (66, 22)]
    for x, y in seeds:
        where = board.evaluate(at, [490 + x, 450 - y * 3**0.5])
        page.touchscreen.tap(*where)
        settled(page)
    isles = tomllib.loads(text(page))["islands"]
    assert len(isles) == 27
    expect(page.locator(".verdict.good")).to_be_visible()
    name, (x, y) = next(
        (name, point) for name, point in isles.items() if abs(point[0]) < 3 and point[1] > 180
    )
    there = board.evaluate(at, [490 + x, 450 - y * 3**0.5 + 20])
    drag(page, spot(page, name), there)
    moved = tomllib.loads(text(page))["islands"]
    assert len(moved) == 27
    assert len([one for one in isles if moved[one] != isles[one]]) == 3
    expect(page.locator(".verdict.good")).to_be_visible()
    played(page)


def test_loopit_bonuses_and_tiles(server: ServerProcess, person: Person) -> None:
    page = phone(server, person)
    begin(page, "loopit")
    pick(page, "x6")
    tap(page, "b2")
    held = tomllib.loads(text(page))["bonus"]
    assert held.count("6") == 4 + 1  # four squares, and a row is called 6
    page.locator(".count[data-piece=NESW8]").tap()
    expect(page.locator(".verdict.bad")).to_be_visible()  # a tile too many
    page.locator("[data-piece=erase]").tap()
    page.locator(".count[data-piece=NESW8]").tap()
    expect(page.locator(".verdict.good")).to_be_visible()
    played(page)


def test_a_draft_survives_a_reload_and_a_link_brings_it_to_others(
    server: ServerProcess, person: Person
) -> None:
    page = phone(server, person)
    begin(page, "hashi")
    tap(page, "c3")
    tap(page, "c5")
    unfinished = text(page)
    page.reload()
    expect(page.locator(".canvas svg.board")).to_be_visible()
    assert text(page) == unfinished
    expect(page.locator(".edit-places .full")).to_have_count(2)
    page.get_by_role("button", name="Share").tap()
    link = page.locator("input[name=link]")
    expect(link).not_to_have_value("")
    friend = person(server, "Ben", viewport=DESK)
    friend.goto(link.input_value())
    expect(friend.locator(".edit-places .full")).to_have_count(2)
    assert text(friend) == unfinished
    # It is a copy: what the friend draws stays the friend's.
    friend.locator('.edit-places [data-h="e5"]').click()
    expect(friend.locator(".edit-places .full")).to_have_count(3)
    assert text(page) == unfinished
    friend.goto(f"{server.url}/boards#hashi.nonsense")
    expect(friend.get_by_role("alert")).to_be_visible()


def test_two_fingers_zoom_the_drawing_and_draw_nothing(server: ServerProcess, person: Person) -> None:
    page = phone(server, person)
    begin(page, "hashi")
    before = text(page)
    x, y = spot(page, "c3")
    client = page.context.new_cdp_session(page)
    for step in range(5):
        points = [{"x": x - 20 - 12 * step, "y": y, "id": 0}, {"x": x + 20 + 12 * step, "y": y, "id": 1}]
        # As fingers do: the second comes a moment after the first.
        if step == 0:
            client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
        kind = "touchMove" if step else "touchStart"
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".canvas .pane.zoomed")).to_have_count(1)
    settled(page)
    assert text(page) == before
    tap(page, "c3")  # and a tap still finds its place
    expect(page.locator('.edit-places .full[data-h="c3"]')).to_have_count(1)


def test_text_and_drawing_are_in_step(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto(f"{server.url}/boards")
    begin(page, "hashi")
    page.get_by_role("button", name="Text", exact=True).click()
    area = page.locator("textarea.code")
    area.fill(area.input_value().replace("  1 . . . . . .", "  1 R . . o . B"))
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(page.locator(".edit-places .full")).to_have_count(3)
    page.get_by_role("button", name="Text", exact=True).click()
    area.fill('name = "torn')
    expect(page.locator(".verdict.bad")).to_contain_text("1 problem")
    page.get_by_role("button", name="Draw", exact=True).click()
    expect(page.locator(".editor-board .loading")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".edit-places .full")).to_have_count(3)


def test_a_board_drawn_by_keyboard(server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto(f"{server.url}/boards")
    begin(page, "hashi")
    page.locator('.edit-places [tabindex="0"]').focus()
    page.keyboard.press("Enter")
    settled(page)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    settled(page)
    expect(page.locator('.edit-places .full[data-h="a1"]')).to_have_count(1)
    expect(page.locator('.edit-places .full[data-h="c1"]')).to_have_count(1)
    page.keyboard.press("Enter")  # the same again takes it away
    expect(page.locator(".edit-places .full")).to_have_count(1)
    name = page.locator('.edit-places [data-h="a1"]').get_attribute("aria-label")
    assert name == "a1: Island"


@pytest.mark.parametrize("copy", [False, True])
def test_a_file_goes_out_and_comes_in(copy: bool, server: ServerProcess, person: Person) -> None:
    page = person(server)
    page.goto(f"{server.url}/boards")
    begin(page, "loopit", copy)
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a file").click()
    assert saved.value.suggested_filename.endswith(".loopit.toml")
    kept = text(page)
    page.goto(f"{server.url}/boards")
    page.locator("input[type=file]").set_input_files(
        {"name": "board.toml", "mimeType": "text/plain", "buffer": kept.encode()}
    )
    expect(page.locator(".editor.loopit .canvas svg.board")).to_be_visible()
    assert text(page) == kept


def test_what_the_box_has_is_counted_and_ringed(server: ServerProcess, person: Person) -> None:
    page = phone(server, person)
    begin(page, "hashi")
    line = page.locator(".guide [data-count=red]")
    expect(line).to_contain_text("0 of 4")
    line.click()  # its pen is chosen
    tap(page, "c3")
    expect(line).to_contain_text("1 of 4")
    expect(page.locator(".guide [data-count=island]")).to_contain_text("1 of 18")
    expect(page.locator(".edit-marks .chosen [data-fault=c3]")).to_be_visible()
