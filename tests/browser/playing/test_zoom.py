"""Zoom on a board: pinch, wheel, drag, double tap and keys; a tap still plays, a drag never does."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Person, opened, table
from tests.browser.robot import Robot
from tests.browser.server import ServerProcess

BOT = {"kind": "bot", "bot": "greedy"}
# How close the board is once it stands still, and which point of it lies in the middle.
SEEN = """async () => {
  const stage = document.querySelector(".middle .stage");
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  await Promise.all(stage.getAnimations().map((one) => one.finished.catch(() => null)));
  const svg = stage.ownerSVGElement;
  const box = svg.getBoundingClientRect();
  const back = stage.getScreenCTM().inverse();
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(back);
  return { scale: stage.getScreenCTM().a / svg.getScreenCTM().a, x: middle.x, y: middle.y };
}"""
BOARD = """() => {
  const { x, y, width, height } = document.querySelector(".middle svg.board").getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width, height };
}"""
# A point of the board on which nothing possible lies within a finger's reach.
EMPTY = """() => {
  const box = document.querySelector(".middle svg.board").getBoundingClientRect();
  const can = [...document.querySelectorAll(".middle svg.board .can")].map((one) => one.getBoundingClientRect());
  for (let y = box.top + 14; y < box.bottom - 14; y += 6)
    for (let x = box.left + 14; x < box.right - 14; x += 6)
      if (can.every((one) => x < one.left - 26 || x > one.right + 26 || y < one.top - 26 || y > one.bottom + 26))
        return { x, y };
  return null;
}"""


def seen(page: Page) -> Any:
    return page.evaluate(SEEN)


def settled(page: Page) -> Any:
    """What is seen as soon as it stays the same for a fifth of a second."""
    last = seen(page)
    for _ in range(50):
        page.wait_for_timeout(200)
        last, before = seen(page), last
        if last == before:
            break
    return last


def scrolled(page: Page, least: int) -> None:
    page.wait_for_function("least => scrollY > least", arg=least)


def fingers(page: Page, kind: str, *points: tuple[float, float]) -> None:
    client = getattr(page, "fingers", None) or page.context.new_cdp_session(page)
    page.fingers = client  # type: ignore[attr-defined]
    told = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
    client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})


def pinch(page: Page, apart: float, steps: int = 6) -> None:
    """Two fingers, at first 60 pixels from each other, over the middle of the board."""
    at = page.evaluate(BOARD)
    for step in range(steps + 1):
        half = (60 + (apart - 60) * step / steps) / 2
        where = ((at["x"] - half, at["y"]), (at["x"] + half, at["y"]))
        fingers(page, "touchStart" if step == 0 else "touchMove", *where)
    fingers(page, "touchEnd")


def drag(page: Page, across: float, down: float, steps: int = 6) -> None:
    at = page.evaluate(BOARD)
    for step in range(steps + 1):
        where = (at["x"] + across * step / steps, at["y"] + down * step / steps)
        fingers(page, "touchStart" if step == 0 else "touchMove", where)
    fingers(page, "touchEnd")


def at(robot: Robot) -> int:
    told: int = robot.look()["at"]
    return told


@pytest.fixture
def phone(server: ServerProcess, person: Person) -> tuple[Page, Robot]:
    """Hashi on a phone, alone: nobody else moves."""
    page = person(server, viewport=PHONE, has_touch=True)
    id_ = table(page, server, "hashi", [{"kind": "me"}])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_, fingers=True)
    robot.turn()
    robot.caught_up(at(robot))
    return page, robot


def test_two_fingers_zoom_one_moves_the_board_and_a_tap_plays(phone: tuple[Page, Robot]) -> None:
    page, robot = phone
    expect(page.locator(".pane.zoomed")).to_have_count(0)
    before = at(robot)
    pinch(page, 150)
    near = seen(page)
    assert near["scale"] == pytest.approx(2.5, abs=0.2)
    expect(page.locator(".pane.zoomed .tool.zoom")).to_be_visible()
    drag(page, -80, -60)
    there = seen(page)
    assert there["scale"] == pytest.approx(near["scale"])
    assert there["x"] > near["x"] + 20
    assert there["y"] > near["y"] + 20
    drag(page, 900, 900)  # the edge of the board stops at the edge of the screen
    edge = seen(page)
    assert edge["x"] > 0
    assert edge["y"] > 0
    page.wait_for_timeout(100)
    assert at(robot) == before  # nothing of this was a move
    assert page.locator(".middle .picked").count() == 0
    robot.turn()
    assert at(robot) > before
    assert seen(page)["scale"] == pytest.approx(near["scale"])  # and after it the board stays where it was
    page.locator(".pane .tool.zoom").tap()
    assert seen(page)["scale"] == 1


def test_two_quick_taps_beside_everything_fit_the_board(phone: tuple[Page, Robot]) -> None:
    page, robot = phone
    pinch(page, 120)
    assert seen(page)["scale"] > 1.5
    before = at(robot)
    where = page.evaluate(EMPTY)
    assert where is not None
    page.touchscreen.tap(where["x"], where["y"])
    page.touchscreen.tap(where["x"], where["y"])
    expect(page.locator(".pane.zoomed")).to_have_count(0)
    assert seen(page)["scale"] == 1
    assert at(robot) == before


def test_while_the_whole_board_is_seen_one_finger_scrolls_the_page(phone: tuple[Page, Robot]) -> None:
    page, robot = phone
    before = at(robot)
    drag(page, 0, -140)
    scrolled(page, 40)
    assert seen(page)["scale"] == 1
    assert at(robot) == before


def test_wheel_mouse_and_keys(server: ServerProcess, person: Person) -> None:
    page = person(server)
    id_ = table(page, server, "hashi", [{"kind": "me"}])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_)
    robot.turn()
    robot.caught_up(at(robot))  # the board stands still
    where = page.evaluate(BOARD)
    page.mouse.move(where["x"] + 100, where["y"])
    spot = "([x, y]) => { const m = document.querySelector('.middle .stage').getScreenCTM().inverse();"
    spot += " const p = new DOMPoint(x, y).matrixTransform(m); return [p.x, p.y]; }"
    under = page.evaluate(spot, [where["x"] + 100, where["y"]])
    page.keyboard.down("Control")
    for _ in range(3):
        page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    page.wait_for_selector(".pane.zoomed")
    near = settled(page)  # all three turns of the wheel
    assert near["scale"] > 1.3
    # What was under the pointer still is, and the browser has not zoomed the page.
    assert page.evaluate(spot, [where["x"] + 100, where["y"]]) == pytest.approx(under, abs=2)
    assert page.evaluate("visualViewport.scale") == 1
    before = at(robot)
    page.mouse.down()
    page.mouse.move(where["x"] + 160, where["y"] - 30, steps=4)
    page.mouse.up()
    assert seen(page)["x"] < near["x"] - 10
    page.wait_for_timeout(100)
    assert at(robot) == before
    expect(page.locator(".note")).to_have_count(0)  # it has not even asked why not
    robot.turn()
    assert at(robot) > before
    page.keyboard.press("0")
    assert seen(page)["scale"] == 1
    page.keyboard.press("+")
    page.keyboard.press("+")
    closer = seen(page)["scale"]
    assert closer > 1.8
    page.keyboard.press("-")
    assert 1 < seen(page)["scale"] < closer


def test_a_hand_that_trembles_still_clicks(server: ServerProcess, person: Person) -> None:
    """A few pixels between pressing and letting go make no drag; a longer way does."""
    page = person(server)
    opened(page, server, table(page, server, "hashi", [{"kind": "me"}, BOT]))
    island = page.locator(".middle svg.board .spot.can[data-h^=island]").first
    choice = page.locator('.middle svg.board [data-h="number-4"]')
    for far, chosen in ((20, 0), (4, 1)):
        box = island.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + far, y, steps=4)
        page.mouse.up()
        seen(page)  # two frames later it would be there
        expect(choice).to_have_count(chosen)


def test_a_plain_wheel_scrolls_a_page_that_has_more_to_show(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport={"width": 820, "height": 700})
    id_ = table(page, server, "hashi", [{"kind": "me"}, BOT])
    opened(page, server, id_)
    where = page.evaluate(BOARD)
    page.mouse.move(where["x"], where["y"])
    page.mouse.wheel(0, 200)
    scrolled(page, 0)
    assert seen(page)["scale"] == 1


def test_a_board_that_begins_closer_follows_the_play_until_somebody_zooms(
    server: ServerProcess, person: Person
) -> None:
    page = person(server, viewport=PHONE, has_touch=True)
    id_ = table(page, server, "loopit", [{"kind": "me"}, BOT])
    opened(page, server, id_)
    robot = Robot(page, server.url, id_, fingers=True)
    first = seen(page)["scale"]
    assert first > 1.3
    robot.turn()
    robot.caught_up(at(robot))
    assert seen(page)["scale"] == pytest.approx(first)
    page.locator(".pane .tool.zoom").tap()
    assert seen(page)["scale"] == 1
    robot.turn()
    robot.caught_up(at(robot))
    assert seen(page)["scale"] == 1
