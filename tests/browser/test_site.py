"""A site of plain files, installed, without any network: all four games to their ends, and nothing gets lost."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import landbridge
from landbridge.core.play import record
from tests.browser.conftest import AT_ONCE, DESK
from tests.browser.site import BUILT, FileServer

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
INSTALLED = """async () => {
  await navigator.serviceWorker.ready;
  while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
}"""


class Installed:
    """A browser in which the site was opened once; the file server is gone since."""

    def __init__(self, chromium: Browser):
        assert (BUILT / "index.html").is_file(), "there is no site here: `make site` builds one"
        self.context: BrowserContext = chromium.new_context(
            viewport=DESK, locale="en-GB", reduced_motion="reduce", accept_downloads=True
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


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_without_network(game: str, installed: Installed, tmp_path: Path) -> None:
    page = installed.page()
    begun(page, installed.url, game)
    page.evaluate(PLAY, 3)
    page.reload()
    page.wait_for_selector(".middle svg.board")
    page.evaluate(PLAY, 5000)
    page.wait_for_selector(".end")
    page.wait_for_selector(".luck.kept")  # worked out by the page
    file = saved(page, tmp_path)
    match = landbridge.loads(file.read_text("utf-8"))
    assert match.over
    assert match.game.name == game
    verified = subprocess.run(
        [sys.executable, "-m", "landbridge", "verify", str(file)], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr
    page.goto(f"{installed.url}?at=replay")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_selector(".middle svg.board")
    page.close()
