"""A game with a real box, entered by touch: what came, what everybody did, corrected, to its end, and reviewed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import landbridge
from tests.browser.conftest import DESK, PHONE, Person, opened, table
from tests.browser.server import ServerProcess

PATIENCE = 120_000  # ms for a whole review where two cores have much to do
# Touches what may have come, or makes a move by the list, until the end or for so many of both.
ENTER = """async (most) => {
  const frame = () => new Promise(requestAnimationFrame);
  const until = performance.now() + 90_000;
  const dock = () => document.querySelector(".dock");
  const ready = () => dock() && !("busy" in dock().dataset);
  const told = { came: 0, moved: 0 };
  while (performance.now() < until && told.came + told.moved < most && !document.querySelector(".end")) {
    await frame();
    const at = dock()?.dataset.at;
    const things = [...document.querySelectorAll(".came [data-came]:not(:disabled)")];
    const chips = [...document.querySelectorAll(".chip-move:not(:disabled)")];
    const some = things.length ? things : chips;
    if (!ready()) continue;
    if (some.length === 0) {
      const list = [...document.querySelectorAll(".tools .btn")].at(-1);
      if (list && !list.disabled && list.getAttribute("aria-pressed") === "false") list.click();
      continue;
    }
    some[Math.floor(Math.random() * some.length)].click();
    told[things.length ? "came" : "moved"] += 1;
    while (performance.now() < until && dock()?.dataset.at === at && !document.querySelector(".end")) {
      document.querySelector(".dock [data-confirm]")?.click();
      await frame();
    }
  }
  return told;
}"""


def begin(page: Page, url: str) -> None:
    page.goto(url)
    page.locator("ol.chairs input").first.fill("Ada")
    page.locator("ol.chairs input").last.fill("Ben")
    page.get_by_role("button", name="Start entering").click()
    page.wait_for_selector(".middle svg.board")


def to_chance(page: Page) -> None:
    while page.locator(".came").count() == 0:
        page.evaluate(ENTER, 1)


@pytest.mark.few(1)
@pytest.mark.parametrize("game", ["the_border", "loopit", "river_dragons"])
def test_what_came_and_what_everybody_did(server: ServerProcess, person: Person, game: str) -> None:
    page = person(server, viewport=PHONE)
    begin(page, f"{server.url}/enter/{game}")
    told = page.evaluate(ENTER, 24)
    assert told["came"]
    assert told["came"] + told["moved"] == 24
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.reload()  # nothing is lost, and no curtain asks who has the device
    page.wait_for_selector(".dock .came, .dock .tools")
    expect(page.locator("dialog.curtain[open]")).to_have_count(0)


def test_a_whole_game_corrected_to_its_record(server: ServerProcess, person: Person) -> None:
    page = person(server, viewport=DESK)
    begin(page, f"{server.url}/enter/hashi")
    things = page.locator(".came [data-came]")
    page.wait_for_selector(".dock .tools")
    to_chance(page)
    expect(things).to_have_count(18)
    gone = things.first.get_attribute("data-came")
    things.first.click()
    expect(things).to_have_count(0)
    page.get_by_role("button", name="Undo").first.click()
    expect(things).to_have_count(18)  # a wrong card comes back
    things.first.click()
    expect(things).to_have_count(0)
    to_chance(page)
    expect(things).to_have_count(17)
    assert gone not in things.evaluate_all("all => all.map((one) => one.dataset.came)")
    page.evaluate(ENTER, 10_000)
    page.wait_for_selector(".end")
    page.get_by_role("button", name="Undo the last entry").click()  # somebody notices it only now
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".dock :is(.tools, .came)")).to_be_visible()
    page.evaluate(ENTER, 10_000)
    page.wait_for_selector(".end")
    expect(page.locator(".end")).to_contain_text("came from outside")
    table = page.evaluate("location.hash.slice(1)")
    text = page.context.request.get(f"{server.url}/api/tables/{table}/record").text()
    match = landbridge.loads(text)
    assert match.over
    assert match.outside
    assert match.names == ("Ada", "Ben")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("button", name="Review this game")).to_be_enabled()


def test_a_short_game_is_entered_and_reviewed(server: ServerProcess, person: Person) -> None:
    """All the way on a phone; `tests/device/test_entered.py` does it with every game."""
    page = person(server, viewport=PHONE)
    seats = [{"kind": "me"}, {"kind": "me"}]
    opened(page, server, table(page, server, "loopit", seats, options={"rounds": "2"}, outside=True))
    page.evaluate(ENTER, 10_000)
    page.wait_for_selector(".end")
    page.get_by_role("link", name="Review").click()
    page.get_by_role("button", name="Review this game").click()
    expect(page.locator(".curve")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".found-list button").first).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
