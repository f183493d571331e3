"""A site of plain files, installed, without any network: all four games to their ends, and nothing gets lost."""

from __future__ import annotations

import contextlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize, Worker, expect

import landbridge
from tests.browser.conftest import AT_ONCE
from tests.browser.site import BUILT, FileServer

VIEWPORT = ViewportSize(width=1440, height=900)
GAMES = ("hashi", "river_dragons", "the_border", "loopit")
TITLES = {"hashi": "Hashi", "river_dragons": "River Dragons", "the_border": "The Border", "loopit": "Loopit"}
# Plays by the list of moves, as a person with a keyboard would, until the end or for so many moves.
PLAY = """async (most) => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const until = performance.now() + 90_000;
  let made = 0;
  while (performance.now() < until && made < most && !document.querySelector(".end")) {
    const chips = [...document.querySelectorAll(".chip-move:not(:disabled)")];
    const at = document.querySelector(".dock")?.dataset.at;
    if (chips.length === 0) {
      const list = [...document.querySelectorAll(".tools .btn")].at(-1);
      if (list && !list.disabled && list.getAttribute("aria-pressed") === "false") list.click();
      await pause(15);
      continue;
    }
    chips[Math.floor(Math.random() * chips.length)].click();
    made += 1;
    while (performance.now() < until && document.querySelector(".dock")?.dataset.at === at) {
      const confirm = document.querySelector(".dock [data-confirm]");
      if (confirm) confirm.click();
      await pause(10);
    }
  }
  return made;
}"""
# Some places of the board that are not to be touched now, of every kind.
IMPOSSIBLE = """() => {
  const seen = {};
  return [...document.querySelectorAll(".middle svg.board [data-h]:not(.can)")].map((one) => {
    const kind = one.dataset.h.split("-")[0];
    const { x, y, width, height } = one.getBoundingClientRect();
    const [u, v] = [x + width / 2, y + height / 2];
    if (!one.contains(document.elementFromPoint(u, v)) || seen[kind] >= 3) return null;
    seen[kind] = (seen[kind] ?? 0) + 1;
    return [u, v];
  }).filter(Boolean);
}"""
RULING = re.compile(r"[A-Z]{1,2}\d")
INSTALLED = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
}"""


class Installed:
    """A browser in which the site was opened once; the file server is gone since.

    `whole`: with what comes later, too: exercises, nets, other languages.
    """

    def __init__(self, chromium: Browser, whole: bool = False, **more: Any):
        assert (BUILT / "index.html").is_file(), "there is no site here: `make site` builds one"
        self.context: BrowserContext = chromium.new_context(
            **{"viewport": VIEWPORT, "locale": "en-GB", "reduced_motion": "reduce", **more},
            accept_downloads=True,
        )
        self.context.add_init_script(
            "if (location.protocol !== 'about:') localStorage.setItem('landbridge.settings', "
            f"{json.dumps(json.dumps(AT_ONCE))})"
        )
        self.wrong: list[str] = []
        server = FileServer()
        self.url = server.url
        page = self.page()
        page.goto(self.url)
        page.evaluate(INSTALLED)
        if whole:
            load_the_rest(page, self.url)
        page.close()
        server.stop()
        self.context.set_offline(True)

    def page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.on("console", lambda said: self.wrong.append(said.text) if said.type == "error" else None)
        return page

    def close(self) -> None:
        self.context.close()


def load_the_rest(page: Page, url: str) -> None:
    page.goto(f"{url}?at=me")
    page.get_by_role("button", name="Load them now").click()
    expect(page.locator("[data-left]")).to_have_attribute("data-left", "0", timeout=60_000)


@pytest.fixture(scope="module")
def installed(chromium: Browser) -> Iterator[Installed]:
    found = Installed(chromium)
    yield found
    found.close()
    assert not found.wrong, found.wrong


def begun(page: Page, url: str, game: str) -> None:
    """Play now, as one finds it."""
    page.goto(url)
    page.get_by_role("button", name=f"Play now {TITLES[game]}").click()
    page.locator("dialog [data-first]").click()
    page.wait_for_selector(".middle svg.board")


def saved(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.locator(".end-acts a[download]").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def replayed_elsewhere(file: Path, game: str) -> None:
    """The library reads a record that a device has saved, and so does the command line."""
    match = landbridge.loads(file.read_text("utf-8"))
    assert match.over
    assert match.game.name == game
    for words in (("verify",), ("replay", "--all", "--no-color", "--lang", "en")):
        told = subprocess.run(
            [sys.executable, "-m", "landbridge", *words, str(file)],
            capture_output=True,
            text=True,
            check=False,
        )
        assert told.returncode == 0, told.stdout + told.stderr


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_network(game: str, installed: Installed, tmp_path: Path) -> None:
    page = installed.page()
    begun(page, installed.url, game)
    for _ in range(60):
        if refused(page):
            break
        page.evaluate(PLAY, 1)  # cards are chosen before there is a board to touch
    else:
        raise AssertionError("nothing was refused with a ruling")
    hinted(page)
    undone(page)
    page.reload()
    page.wait_for_selector(".middle svg.board")
    page.evaluate(PLAY, 5000)
    page.wait_for_selector(".end")
    page.wait_for_selector(".luck.kept")  # worked out by the page
    file = saved(page, tmp_path)
    replayed_elsewhere(file, game)
    page.goto(f"{installed.url}?at=replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".middle svg.board")
    page.close()


def tool(page: Page, name: str) -> Any:
    return page.locator(".dock .tools").get_by_role("button", name=name, exact=True)


def tables_worker(page: Page) -> Worker:
    return next(one for one in page.workers if "worker-" in one.url)


def at(page: Page) -> int:
    return int(page.locator(".dock").get_attribute("data-at") or -1)


def refused(page: Page) -> bool:
    """A place that may not be touched: whether the page says why, and by which ruling."""
    expect(tool(page, "Hint")).to_be_enabled(timeout=60_000)
    hand = page.locator(".dock .zone button[data-h]:not(:disabled)")
    for picked in range(1 + min(1, hand.count())):
        if picked:
            hand.first.click()  # a tile, say: then squares where it may not lie
        for x, y in page.evaluate(IMPOSSIBLE)[:8]:
            page.mouse.click(x, y)
            with contextlib.suppress(AssertionError):
                expect(page.locator(".note")).to_contain_text(RULING, timeout=1000)
                return True
    return False


def hinted(page: Page) -> None:
    expect(tool(page, "Hint")).to_be_enabled(timeout=60_000)
    tool(page, "Hint").click()
    hint = page.locator(".hints li button").first
    expect(hint).to_contain_text(re.compile("points|wins", re.IGNORECASE), timeout=60_000)
    assert "hint-" not in hint.inner_text()
    assert "\u0002" not in page.content()


def undone(page: Page) -> None:
    for _ in range(30):
        page.evaluate(PLAY, 1)
        if tool(page, "Undo").is_enabled():
            break
    before = at(page)
    tool(page, "Undo").click()
    page.wait_for_function("at => Number(document.querySelector('.dock').dataset.at) > at", arg=before)


@pytest.mark.all
def test_a_deck_for_a_real_table_and_no_printer(installed: Installed) -> None:
    """Cards are turned without any network; printing says what it needs instead of failing."""
    page = installed.page()
    page.goto(f"{installed.url}?at=draw/hashi")
    page.get_by_role("button", name="Start", exact=True).click()
    for nth in (1, 2):
        page.locator("[data-draw=card-1]").click()
        expect(page.locator(f".draw-shown[data-pulls='{nth}'] .hashi-card")).to_have_count(1)
    page.get_by_role("button", name="End and show the secret").click()
    expect(page.get_by_text("The secret matches the fairness code.")).to_be_visible()
    page.goto(f"{installed.url}?at=print")
    expect(page.get_by_text("Printing needs a server")).to_be_visible()
    page.goto(f"{installed.url}?at=learn/hashi")
    expect(page.get_by_role("link", name="At the real table")).to_be_visible()
    expect(page.get_by_role("link", name="Print it (PDF)")).to_have_count(0)
    page.get_by_role("link", name="At the real table").click()
    expect(page.get_by_role("button", name="Start again")).to_be_visible()
    page.close()


def test_a_worker_that_is_gone_comes_back(installed: Installed) -> None:
    page = installed.page()
    begun(page, installed.url, "hashi")
    page.evaluate(PLAY, 1)
    with contextlib.suppress(Error):  # it is gone before it can answer
        tables_worker(page).evaluate("self.close()")
    assert page.evaluate(PLAY, 2) == 2
    page.close()


KEPT = """([change]) => new Promise((done, fail) => {
  const asked = indexedDB.open("landbridge");
  asked.onerror = () => fail(asked.error);
  asked.onsuccess = () => {
    const tx = asked.result.transaction("tables", "readwrite");
    const store = tx.objectStore("tables");
    store.getAll().onsuccess = ({ target }) => {
      for (const one of target.result) if (location.hash.includes(one.id)) store.put({ ...one, ...change });
    };
    tx.oncomplete = () => { asked.result.close(); done(); };
  };
})"""


def test_a_damaged_game_says_so_and_the_others_go_on(installed: Installed) -> None:
    page = installed.page()
    begun(page, installed.url, "hashi")
    # Or the bot's move would be kept after the damage.
    expect(page.locator("main")).to_contain_text("Casual is done.")
    page.evaluate(KEPT, [{"snapshot": '{"terms": 3}'}])
    page.reload()
    expect(page.locator("main")).to_contain_text("damaged", timeout=60_000)
    begun(page, installed.url, "loopit")
    assert page.evaluate(PLAY, 2) == 2
    page.close()


FULL = """() => {
  const { transaction } = IDBDatabase.prototype;
  self.room = () => { IDBDatabase.prototype.transaction = transaction; };
  IDBDatabase.prototype.transaction = function (stores, mode, how) {
    if (mode === "readwrite") throw new DOMException("no room", "QuotaExceededError");
    return transaction.call(this, stores, mode, how);
  };
}"""


def test_a_full_device_says_so_and_goes_on_when_there_is_room(installed: Installed) -> None:
    page = installed.page()
    begun(page, installed.url, "hashi")
    expect(page.locator(".opp")).to_contain_text("done", timeout=60_000)  # nothing else is to be kept
    worker = tables_worker(page)
    worker.evaluate(FULL)
    tool(page, "Moves").click()
    now = at(page)
    page.locator(".slip:not([data-new]) .chip-move").first.click()
    expect(page.locator(".note")).to_contain_text("could not save", timeout=60_000)
    assert at(page) == now
    worker.evaluate("self.room()")
    assert page.evaluate(PLAY, 2) == 2
    installed.wrong.clear()  # the worker has said why
    page.close()


UPDATE = "() => navigator.serviceWorker.getRegistration().then((one) => one.update()).catch(() => null)"


def published(folder: Path, word: str, missing: bool = False) -> None:
    """A new version of a site: another title, and a list of files that says so; `missing`: one of them is not there."""
    front = folder / "index.html"
    front.write_text(re.sub("<title>.*</title>", f"<title>{word}</title>", front.read_text("utf-8")), "utf-8")
    worker = folder / "sw.js"
    said = worker.read_text("utf-8")
    changed = re.sub(r"(index\.html\W+revision\W+)\w+", rf"\g<1>{word}", said)
    assert changed != said
    if missing:
        changed = changed.replace("favicon.svg", "nowhere.svg")
    worker.write_text(changed, "utf-8")


def other_rules(folder: Path, game: str) -> None:
    """A new version of a site with other rules of a game."""
    published(folder, "newer")
    worker = folder / "sw.js"
    said = worker.read_text("utf-8")
    changed = re.sub(rf"(\b{game}\"?:\s*)\d+", r"\g<1>99", said)
    assert changed != said
    worker.write_text(changed, "utf-8")


@pytest.mark.all
def test_the_old_version_stays_while_a_game_is_played_by_its_rules(chromium: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(BUILT, folder)
    server = FileServer(folder)
    context = chromium.new_context(viewport=VIEWPORT, locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(server.url)
    page.evaluate(INSTALLED)
    begun(page, server.url, "loopit")
    page.evaluate(PLAY, 1)
    other_rules(folder, "loopit")
    page.reload()
    page.wait_for_selector(".middle svg.board")
    page.evaluate(UPDATE)
    page.wait_for_timeout(3000)
    expect(page.locator(".site-note")).to_have_count(0)  # nothing is offered that would end this game
    assert page.evaluate(PLAY, 2) == 2
    # A game by rules that have not changed stops nobody: the new version comes.
    shutil.copy(BUILT / "sw.js", folder / "sw.js")
    other_rules(folder, "hashi")
    page.evaluate(UPDATE)
    note = page.locator(".site-note", has=page.get_by_role("button"))
    expect(note).to_contain_text("new version", timeout=60_000)
    assert page.evaluate(PLAY, 1) == 1
    note.get_by_role("button", name="Use it now").click()
    page.wait_for_selector(".site-note", state="detached", timeout=60_000)
    page.wait_for_selector(".middle svg.board")
    assert page.evaluate(PLAY, 2) == 2
    context.close()
    server.stop()


@pytest.mark.all
def test_a_new_version_is_offered_and_half_of_one_is_not(chromium: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(BUILT, folder)
    server = FileServer(folder)
    context = chromium.new_context(viewport=VIEWPORT, locale="en-GB")
    page = context.new_page()
    page.goto(server.url)
    page.evaluate(INSTALLED)
    published(folder, "half", missing=True)
    page.reload()
    page.evaluate(UPDATE)
    page.wait_for_timeout(3000)
    expect(page.locator(".site-note")).to_have_count(0)
    shutil.copy(BUILT / "sw.js", folder / "sw.js")
    published(folder, "whole")
    page.reload()
    note = page.locator(".site-note", has=page.get_by_role("button"))
    expect(note).to_contain_text("new version", timeout=60_000)
    assert "whole" not in page.evaluate("fetch('index.html').then((one) => one.text())")
    note.get_by_role("button", name="Use it now").click()
    page.wait_for_function(
        "() => fetch('index.html').then((one) => one.text()).then((t) => t.includes('whole'))"
    )
    context.close()
    server.stop()
