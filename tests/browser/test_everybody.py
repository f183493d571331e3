"""No serious finding of axe-core on any screen, by day and night, on phone and desk; room for longer words."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import DESK, PHONE, Person, opened, table
from tests.browser.server import ServerProcess, post
from tests.support.sizes import rest
from tools.pictures.screens import GAMES, SCREENS
from tools.pictures.stage import Stage

BOT = {"kind": "bot", "bot": "greedy"}
# `make test-all` looks at every screen.
SOME = [
    "home",
    "set-up",
    "hashi",
    "the_border-possible",
    "river_dragons",
    "loopit-editor",
    "enter-over",
    "find",
    "me",
]
SIZES = {"phone": PHONE, "desk": DESK}
# By night only colours are others.
RULES = {"light": [], "dark": ["color-contrast", "link-in-text-block"]}
AXE = Path("web/node_modules/axe-core/axe.min.js")
RUN = """async (rules) => {
  const found = await axe.run(document, { resultTypes: ["violations"], ...(rules.length ? { runOnly: rules } : {}) });
  return found.violations
    .filter((one) => one.impact === "serious" || one.impact === "critical")
    .map((one) => {
      const nodes = one.nodes.slice(0, 3).map((node) => node.html.slice(0, 160));
      return `${one.impact} ${one.id}: ${nodes.join(" | ")}`;
    });
}"""
# What stands wider than the window, or wider than the element that clips it.
WIDE = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`page ${document.documentElement.scrollWidth}`);
  for (const element of document.querySelectorAll("button, a.btn, h1, h2, p, th, label, summary, legend")) {
    if (element.closest(".scroll, svg, .vh, dialog:not([open])") || element.classList.contains("vh")) continue;
    if (element.querySelector("input")) continue; // a radio button may be hidden behind its label
    const style = getComputedStyle(element);
    if (style.display === "none" || style.visibility === "hidden" || element.clientWidth <= 1) continue;
    if (style.webkitLineClamp !== "none") continue; // shortened on purpose: all of it stands in the log
    if (element.scrollWidth > element.clientWidth + 2 && style.overflowX !== "auto" && style.display !== "inline")
      found.push(`${element.tagName} ${element.className}: ${element.textContent.slice(0, 60)}`);
  }
  return found;
}"""


COVERED = """() => {
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const button = document.querySelector(".middle .tool.zoom")?.getBoundingClientRect();
  if (!button?.width) return [];
  const parts = [...document.querySelectorAll(".middle svg.board :is([data-h], text)")];
  const under = parts.filter((part) => over(part.getBoundingClientRect(), button));
  return under.map((part) => part.dataset.h ?? part.textContent);
}"""  # what the zoom button lies on; on a phone it stands below the board
HIDDEN = """() =>
  document.querySelector(".middle .pan").getBoundingClientRect().bottom -
  document.querySelector(".dock").getBoundingClientRect().top"""


@dataclass
class Evening:
    """Games in their middle and at their end, played when a screen first needs one; the cookies of the player."""

    state: Any
    tables: dict[str, str] = field(default_factory=dict)


@pytest.fixture(scope="session")
def evening(chromium: Browser, server: ServerProcess) -> Evening:
    context = chromium.new_context()
    post(context, f"{server.url}/api/me", {"name": "Ada"})
    told = Evening(context.storage_state())
    context.close()
    return told


@pytest.mark.parametrize("names", [SOME, *rest([*SCREENS])], ids=len)
@pytest.mark.parametrize("size", ["phone", *rest("desk")])
def test_every_screen_is_for_everybody(
    size: str, names: list[str], server: ServerProcess, person: Person, evening: Evening
) -> None:
    """axe-core by day and by night, then text twice as large: the way to a screen takes longer than the looking."""
    page = person(server, "", storage_state=evening.state, viewport=SIZES[size], reduced_motion="reduce")
    key = (server.data / "host.key").read_text("utf-8")
    stage = Stage(page, server.url, tables=evening.tables, host_key=key)
    axe = AXE.read_text("utf-8")
    wrong: dict[str, Any] = {}
    papers: dict[str, set[str]] = {"light": set(), "dark": set()}
    for name in names:
        SCREENS[name](stage)
        page.evaluate(axe)
        if covered := page.evaluate(COVERED) if size == "desk" else []:
            wrong[f"{name}, under the zoom button"] = covered
        if size == "phone" and name in GAMES and (hidden := page.evaluate(HIDDEN)) > 1:
            wrong[f"{name}, board under the dock"] = hidden
        for scheme, seen in papers.items():
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
            seen.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
            if found := page.evaluate(RUN, RULES[scheme]):
                wrong[f"{name}, {scheme}"] = found
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        if size == "desk" and (found := [one for one in page.evaluate(WIDE) if one.startswith("page")]):
            wrong[f"{name}, twice as large"] = found
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)
    assert not papers["light"] & papers["dark"], papers


# How much of the board is seen, without scrolling and under nothing else.
SEEN = """() => {
  const board = document.querySelector(".middle svg.board").getBoundingClientRect();
  let seen = 0;
  for (let i = 0.5; i < 20; i++)
    for (let j = 0.5; j < 20; j++) {
      const at = document.elementFromPoint(board.x + (board.width * i) / 20, board.y + (board.height * j) / 20);
      if (at?.closest(".middle .pane")) seen++;
    }
  return { seen: seen / 400, wide: document.documentElement.scrollWidth - innerWidth };
}"""


def test_at_twice_the_size_half_of_the_board_is_seen(server: ServerProcess, person: Person) -> None:
    """As browsers enlarge a page: half as many points, each twice as large. On all five sizes."""
    page = person(server, viewport=DESK, device_scale_factor=2)
    tables = {game: table(page, server, game, [{"kind": "me"}, BOT, BOT]) for game in GAMES}
    wrong: dict[str, Any] = {}
    halves = ((180, 370), (370, 180), (410, 590), (590, 410), (720, 450))
    for wide, high in halves:
        page.set_viewport_size({"width": wide, "height": high})
        for game, id_ in tables.items():
            page.goto("about:blank")
            opened(page, server, id_)
            page.wait_for_selector(".dock .tools")
            found = page.evaluate(SEEN)
            if found["seen"] < 0.5 or found["wide"] > 1:
                wrong[f"{game}, {wide} × {high}"] = found
    assert not wrong, wrong


@pytest.mark.parametrize("names", [SOME, *rest([*SCREENS])], ids=len)
@pytest.mark.parametrize("size", ["phone", *rest("desk")])
def test_longer_words_have_room(
    size: str, names: list[str], server: ServerProcess, person: Person, evening: Evening
) -> None:
    """In the pseudo-locale every text is a third longer, with accents: nothing runs over."""
    page = person(server, "", viewport=SIZES[size], reduced_motion="reduce", storage_state=evening.state)
    stage = Stage(page, server.url, query="pseudo=1", tables=evening.tables)
    wrong: dict[str, Any] = {}
    for name in names:
        SCREENS[name](stage)
        if found := page.evaluate(WIDE):
            wrong[name] = found
    assert not wrong, json.dumps(wrong, indent=1, ensure_ascii=False)


OFF = ".dock .btn:not(.act, [aria-pressed=true])"
FILLED = """(selector) => {
  const style = getComputedStyle(document.querySelector(selector));
  return { back: style.backgroundColor, front: style.color, edge: style.borderTopWidth };
}"""


def test_forced_colours_leave_edges_and_the_one_button(
    server: ServerProcess, person: Person, evening: Evening
) -> None:
    """Backgrounds and shadows are gone: what they told must be told otherwise, whatever theme was chosen."""
    forced: dict[str, Any] = {"forced_colors": "active", "color_scheme": "dark"}
    page = person(server, "", {"theme": "light"}, storage_state=evening.state, **forced)
    stage = Stage(page, server.url, tables=evening.tables)

    def filled(selector: str) -> dict[str, str]:
        return dict(page.evaluate(FILLED, selector))

    SCREENS["loopit-possible"](stage)
    assert filled(".dock .btn[aria-pressed=true]")["back"] != filled(OFF)["back"]
    assert filled(".seat-rack .held i")["back"] == filled("body")["front"] != filled("body")["back"]
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light dark"
    SCREENS["set-up"](stage)
    act, other = filled(".game .btn.act"), filled(".game .btn:not(.act)")
    assert act["back"] == other["front"] != act["front"]
    assert filled("dialog[open]")["edge"] == "1px"
