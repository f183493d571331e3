"""An installed site without network: tutorials, same device, boards of one's own, alone, and all games in a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import landbridge
from landbridge.table.answers.boards import shipped
from tests.browser.offline.test_site import GAMES, PLAY, Installed, begun, installed

__all__ = ["installed"]  # the fixture


# Goes through a tutorial: what it asks for is played by the list of moves, if it is there, or shown.
THROUGH = """async () => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const value = () => Number(document.querySelector(".lesson progress")?.value ?? -1);
  const until = performance.now() + 60_000;
  const first = value();
  while (performance.now() < until && value() < first + 2) {
    document.querySelector(".lesson .btn.act:not(:disabled)")?.click();
    await pause(50);
  }
  return value() - first;
}"""


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial(game: str, installed: Installed) -> None:
    page = installed.page()
    page.goto(f"{installed.url}?at=practice/{game}")
    page.wait_for_selector(".lesson progress")
    page.wait_for_selector(".middle svg.board")
    assert page.evaluate(THROUGH) >= 1
    page.close()


def test_alone(installed: Installed) -> None:
    page = installed.page()
    page.goto(installed.url)
    page.get_by_role("button", name="Play alone Hashi").click()
    page.locator("dialog [data-first]").click()
    page.wait_for_selector(".play.alone .middle svg.board")
    assert page.evaluate(PLAY, 4) == 4
    page.close()


def test_two_people_on_one_device(installed: Installed) -> None:
    page = installed.page()
    page.goto(installed.url)
    page.get_by_role("button", name="On one device Hashi").click()
    page.locator("dialog button[type=submit]").click()
    curtain = page.locator("dialog.curtain[open]")
    curtain.wait_for(timeout=60_000)  # the first, too, lifts it
    curtain.get_by_role("button").click()
    curtain.wait_for(state="hidden")
    page.wait_for_selector(".middle svg.board")
    assert page.evaluate(PLAY, 1) == 1
    page.close()


def test_a_board_of_ones_own(installed: Installed) -> None:
    page = installed.page()
    text = shipped(landbridge.game("hashi"))[0]["text"]
    page.goto(f"{installed.url}?at=boards")
    kept = json.dumps({"game": "hashi", "text": text, "changed": 1})
    page.evaluate("kept => localStorage.setItem('landbridge.boards.own', kept)", kept)
    page.goto(f"{installed.url}?at=boards#own")
    page.reload()
    page.get_by_role("button", name="Play on this board").click()
    page.wait_for_selector(".middle svg.board")
    assert page.evaluate(PLAY, 2) == 2
    page.close()


def test_all_games_go_into_a_file_and_come_back_elsewhere(
    installed: Installed, chromium: Browser, tmp_path: Path
) -> None:
    page = installed.page()
    begun(page, installed.url, "loopit")
    page.evaluate(PLAY, 2)
    mark = page.evaluate("location.hash")
    page.goto(f"{installed.url}?at=me")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all games").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    page.close()
    assert json.loads(file.read_text("utf-8"))["tables"]

    other = Installed(chromium)
    page = other.page()
    page.goto(f"{other.url}?at=me")
    page.locator("#my-name").fill("Bea")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".said")).to_contain_text("Bea", timeout=60_000)
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}", "utf-8")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.locator(".said")).to_contain_text("not a file with games")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".said")).to_contain_text("read")
    page.goto(f"{other.url}?at=table{mark}")
    page.wait_for_selector(".middle svg.board")
    assert page.evaluate(PLAY, 2) == 2
    assert not other.wrong, other.wrong
    other.close()
