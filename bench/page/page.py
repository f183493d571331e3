"""What the page costs: bytes of script, time to the first board, and how long a touch waits on a slow phone: until the
page shows that it was touched, and until the server's answer is drawn.

    python bench/page/page.py [--json]

Needs the built page (`make page`) and a Chromium. The server and the browser share this machine.
"""

from __future__ import annotations

import argparse
import gzip
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.browser.robot import FIND, Robot
from tests.browser.server import ServerProcess
from tools.install.browser import ARGS, found
from tools.pictures.screens import GAMES
from tools.pictures.stage import Stage

PAGE = Path(__file__).parents[2] / "src/landbridge/server/page"
MOST_KB = 150
SLOWER = 4  # times slower than this machine: a phone of some years ago
TOUCHES = 12
MOVES = 10
AT_ONCE = """if (location.protocol !== "about:")
  localStorage.setItem("landbridge.settings", JSON.stringify({ pace: 0, confirm: false }))"""
# The longest a touch waited until the page had drawn its answer.
DELAY = """(handle) => new Promise((done) => {
  const place = document.querySelector(`.middle svg.board [data-h="${handle}"]`);
  const from = performance.now();
  place.dispatchEvent(new MouseEvent("click", { bubbles: true, clientX: 1, clientY: 1 }));
  requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
})"""
# From the touch that ends a move until what the server made of it is on the screen.
ANSWERED = """({ x, y }) => new Promise((done) => {
  const dock = document.querySelector(".dock");
  const { at } = dock.dataset;
  const from = performance.now();
  const seen = new MutationObserver(() => {
    if (dock.dataset.at === at) return;
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)));
  });
  seen.observe(dock, { attributes: true });
  const touch = new MouseEvent("click", { bubbles: true, clientX: x, clientY: y });
  document.elementFromPoint(x, y).dispatchEvent(touch);
  setTimeout(() => done(null), 5000);
})"""


def sizes() -> dict[str, float]:
    """Kilobytes of script, gzipped: all there is, and what the first screen needs."""
    scripts = sorted((PAGE / "assets").glob("*.js"))
    packed = {file.name: len(gzip.compress(file.read_bytes(), 9)) / 1000 for file in scripts}
    index = (PAGE / "index.html").read_text("utf-8")
    first = sum(size for name, size in packed.items() if name in index)
    return {"all": round(sum(packed.values()), 1), "home": round(first, 1)}


def first_board(browser: Any, base: str, game: str) -> dict[str, float]:
    """Milliseconds from opening a table's link with an empty cache to its board."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.add_init_script(AT_ONCE)
    stage = Stage(context.new_page(), base)
    id_ = stage.running(game)
    times, page = [], stage.page
    for _ in range(3):
        fresh = context.new_page()
        client = context.new_cdp_session(fresh)
        client.send("Network.setCacheDisabled", {"cacheDisabled": True})
        fresh.goto(f"{base}/table#{id_}", wait_until="commit")
        fresh.wait_for_selector(".middle svg.board [data-h]")
        times.append(fresh.evaluate("performance.now()"))
        fresh.close()
    client = context.new_cdp_session(page)
    client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(f"{base}/table#{id_}")
    page.wait_for_selector(".middle svg.board [data-h]")
    page.wait_for_timeout(1500)
    handles = page.evaluate(
        "[...document.querySelectorAll('.middle svg.board [data-h]')].map((e) => e.dataset.h)"
    )
    delays = [page.evaluate(DELAY, handles[i % len(handles)]) for i in range(TOUCHES)]
    answers = answered(page, base, id_)
    context.close()
    return {
        "first_board_ms": round(statistics.median(times)),
        "touch_ms": round(statistics.median(delays)),
        "touch_worst_ms": round(max(delays)),
        "answer_ms": round(statistics.median(answers)),
        "answer_worst_ms": round(max(answers)),
    }


def answered(page: Any, base: str, id_: str) -> list[float]:
    """Milliseconds that moves took until their answers were drawn."""
    page.keyboard.press("Escape")  # what the touches before have picked
    robot = Robot(page, base, id_)
    times: list[float] = []
    for _ in range(3 * MOVES):
        told = robot.look()
        if len(times) == MOVES or told["table"]["status"] != "playing":
            break
        if not told["offers"]:
            page.wait_for_timeout(50)
            continue
        robot.caught_up(told["at"])
        handles, _ = robot.choice(told)
        for place, handle in enumerate(handles[:-1]):
            robot.touch(handle, handles[:place].count(handle))
        last = [handles[-1], handles[:-1].count(handles[-1])]
        while (where := page.evaluate(FIND, last))["fresh"]:
            page.wait_for_timeout(50)
        page.wait_for_timeout(300)  # until what came before is drawn
        took = page.evaluate(ANSWERED, where)
        if took is not None:  # otherwise the page wants to be asked once more
            times.append(took)
        elif (confirm := page.locator(".dock [data-confirm]")).count():
            confirm.first.click()
        else:
            page.wait_for_timeout(2000)  # it comes late, and is not counted
    return times


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--json", action="store_true", help="one object instead of the table")
    asked = parser.parse_args()
    path = found()
    if path is None or not (PAGE / "index.html").is_file():
        print(
            "This needs a Chromium (python -m tools.install chromium) and the built page (make page).",
            file=sys.stderr,
        )
        return 1
    from playwright.sync_api import sync_playwright

    told: dict[str, Any] = {"script_kb": sizes(), "slower": SLOWER}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGS))
        try:
            told["chromium"] = browser.version
            told["games"] = {game: first_board(browser, server.url, game) for game in GAMES}
        finally:
            browser.close()
            server.stop()
    if asked.json:
        print(json.dumps(told))
    else:
        print(
            f"script, gzipped: {told['script_kb']['all']} kB in all, {told['script_kb']['home']} kB for the home page"
        )
        for game, one in told["games"].items():
            print(
                f"{game:14} first board {one['first_board_ms']:5} ms, touch at {SLOWER}× slower "
                f"{one['touch_ms']:4} ms, at worst {one['touch_worst_ms']:4} ms; with its answer "
                f"{one['answer_ms']:4} ms, at worst {one['answer_worst_ms']:4} ms"
            )
    return 0 if told["script_kb"]["all"] < MOST_KB else 1


if __name__ == "__main__":
    sys.exit(main())
