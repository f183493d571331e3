"""A match in a notebook's cell: leafed through by slider, keys and buttons, in a frame shut off from everything."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import landbridge
from landbridge.core.show.drawing import drawing_of

GOLDEN = Path(__file__).parents[1] / "records"


@pytest.mark.few(1)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_match_is_leafed_through(chromium: Browser, scheme: str, tmp_path: Path) -> None:
    match = landbridge.loads((GOLDEN / "loopit-2-book.landbridge").read_bytes(), quick=True)
    cell = tmp_path / "cell.html"
    cell.write_text(f"<!doctype html><meta charset=utf-8>{match._repr_html_()}", encoding="utf-8")
    context = chromium.new_context(color_scheme="dark" if scheme == "dark" else "light")
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on(
        "request",
        lambda asked: wrong.append(asked.url) if not asked.url.startswith(("file:", "about:")) else None,
    )
    page.goto(cell.as_uri())
    frame = page.frame_locator("iframe")
    slider, count, last = frame.get_by_role("slider"), frame.locator(".count"), len(match.log)
    expect(count).to_have_text(f"{last}/{last}")
    assert frame.locator(".lb > g > *").count() == len(drawing_of(match.game)(match.kit, match.state).pieces)
    slider.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(f"{last - 2}/{last}")
    page.keyboard.press("Home")
    expect(count).to_have_text(f"0/{last}")
    frame.locator("[data-to=on]").click()
    expect(count).to_have_text(f"1/{last}")
    frame.locator("[data-to=play]").click()
    expect(count).to_have_text(re.compile(rf"^([3-9]|[1-9]\d+)/{last}$"))  # it goes on by itself
    frame.locator("[data-to=play]").click()
    slider.fill("12")
    expect(count).to_have_text(f"12/{last}")
    expect(frame.get_by_role("status")).to_contain_text("—")
    # The whole picture and the controls fit into the frame: nothing has to be scrolled.
    room = page.frames[1].evaluate(
        "document.documentElement.scrollHeight - document.documentElement.clientHeight"
    )
    assert room <= 0
    assert wrong == []
    context.close()
