"""A person at the page: looks at the view, lets the greedy bot think, and touches what a person would touch.

Which move to make is chosen from the seat's own view; how it is made is the page's business: places are touched where
they are drawn, buttons are pressed, and whatever the page asks to be confirmed is confirmed.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

import landbridge
from landbridge.bots import bot as bots
from landbridge.core.game import LETTERS
from landbridge.core.state import State

# Where a handle is on the screen: its spot on the big board, or the middle of its button.
FIND = """async ([handle, nth]) => {
  const named = `[data-h="${CSS.escape(handle)}"]`;
  const board = document.querySelector(".middle svg.board");
  const place = board && board.querySelector(named);
  const others = document.querySelectorAll(`button${named}`);
  const element = place || others[Math.min(nth, others.length - 1)];
  if (!element) return null;
  // Of a zoomed board the part with the focus is shown.
  if (place) place.focus({ preventScroll: true });
  if (place && board.closest(".pane.zoomed")) { // it may move there; a person waits until it stands still
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const moving = board.querySelector(".stage").getAnimations();
    await Promise.all(moving.map((one) => one.finished.catch(() => null)));
  }
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = element.getBoundingClientRect();
  const fresh = element.closest("[data-new]") !== null; // it hears no finger yet
  const steps = [0.5, 0.3, 0.7, 0.15, 0.85, 0.4, 0.6, 0.05, 0.95];
  for (const v of steps)
    for (const u of steps) {
      const [x, y] = [box.x + box.width * u, box.y + box.height * v];
      if (element.contains(document.elementFromPoint(x, y))) return { x, y, board: Boolean(place), fresh };
    }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, board: Boolean(place), fresh };
}"""
# The button that sends a choice, if there is one. It goes when the answer is there; what comes in its place hears no
# finger at first.
CONFIRM = """() => {
  const button = document.querySelector(".dock [data-confirm]");
  if (!button) return null;
  button.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}"""
# Numbers of the last message the page shows; -1 while it is busy.
KNOWN = """() => {
  const dock = document.querySelector(".dock");
  return !dock || "busy" in dock.dataset ? -1 : Number(dock.dataset.at ?? -1);
}"""


def fill(record: Any, told: Any) -> None:
    """A view as the server tells it, back into a record."""
    for name in record.dtype.names:
        if record[name].dtype.names is None:
            record[name] = _numbers(told[name])
        elif record[name].shape:
            for part, one in zip(record[name], told[name], strict=True):
                fill(part, one)
        else:
            fill(record[name], told[name])


def _numbers(value: Any) -> Any:
    return [_numbers(one) for one in value] if isinstance(value, list) else int(value)


class Robot:
    """Plays one seat of one table in one page."""

    def __init__(
        self,
        page: Any,
        base: str,
        table: str,
        seat: str = "A",
        keyboard: bool = False,
        fingers: bool = False,
    ):
        self.page, self.base, self.table, self.seat = page, base, table, seat
        self.keyboard, self.fingers = keyboard, fingers
        self.rng = Random(1)
        self.moves = 0
        told = self.look()["table"]
        self.game = landbridge.game(told["game"])
        self.kit = self.game.kit(self.game.options_from(told["options"]))

    def look(self) -> Any:
        answer = self.page.context.request.get(f"{self.base}/api/tables/{self.table}?seat={self.seat}")
        assert answer.ok, answer.text()
        return answer.json()

    def choice(self, told: Any) -> tuple[tuple[str, ...], str]:
        view = State.blank(self.kit.state)
        fill(view.record[0], told["view"])
        number = LETTERS.index(self.seat)
        move = bots.find(self.game, "greedy")(self.game, self.kit, view, number, self.rng, None)
        return (
            self.game.handles(self.kit, view, number, move),
            self.game.write(self.kit, view, number, move),
        )

    def turn(self, patience: float = 60) -> bool:
        """One move, made on the page; False when the game is over."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            told = self.look()
            if told["table"]["status"] == "over":
                return False
            if self.seat in told["table"]["acting"] and told["offers"]:
                self.make(told)
                return True
            time.sleep(0.05)
        raise AssertionError(f"{self.seat} waited {patience} s for a turn")

    def make(self, told: Any) -> None:
        handles, text = self.choice(told)
        at = told["at"]
        self.caught_up(at)
        for place, handle in enumerate(handles):
            self.touch(handle, handles[:place].count(handle))
        until = time.monotonic() + 30
        while time.monotonic() < until:
            if confirm := self.page.evaluate(CONFIRM):
                self.page.mouse.click(confirm["x"], confirm["y"])
            if self.look()["at"] > at:
                self.moves += 1
                return
            time.sleep(0.03)
        picked = self.page.locator(".picked").count()
        raise AssertionError(
            f"{text} by {handles} was not made; {picked} picked; the page says {self.said()!r}"
        )

    def caught_up(self, at: int, patience: float = 30) -> None:
        """The page knows what the server knows, and lets one act."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            known = self.page.evaluate(KNOWN)
            if known >= at:
                return
            time.sleep(0.03)
        raise AssertionError(f"the page knows {known} of {at} messages; it says {self.said()!r}")

    def awaited(self, patience: float = 60) -> Any:
        """What is told once nobody else has anything to do, and the page knows it."""
        until = time.monotonic() + patience
        while time.monotonic() < until:
            told = self.look()
            if told["table"]["acting"] == [self.seat]:
                self.caught_up(told["at"])
                return told
            time.sleep(0.05)
        raise AssertionError(f"the others do not wait for {self.seat}")

    def said(self) -> str:
        return str(self.page.locator(".dock").first.inner_text())

    def touch(self, handle: str, nth: int = 0) -> None:
        """`nth`: of several alike, such as dice of one colour, one after the other."""
        where = self.page.evaluate(FIND, [handle, nth])
        assert where is not None, f"{handle} is nowhere on the page; it says {self.said()!r}"
        until = time.monotonic() + 10
        while where and where["fresh"]:
            assert time.monotonic() < until, f"{handle} never hears a finger; the page says {self.said()!r}"
            time.sleep(0.05)
            where = self.page.evaluate(FIND, [handle, nth])
        assert where is not None, f"{handle} has gone; the page says {self.said()!r}"
        if self.keyboard:
            return self.by_keys(handle, where["board"], nth)
        if self.fingers:
            self.page.touchscreen.tap(where["x"], where["y"])
        else:
            self.page.mouse.click(where["x"], where["y"])

    def by_keys(self, handle: str, on_board: bool, nth: int) -> None:
        """Tab to the board or the buttons, arrows to the place, Enter."""
        alike = self.page.locator(f'button[data-h="{handle}"]')
        if not on_board or alike.count():
            button = alike.nth(min(nth, alike.count() - 1))
            end = time.monotonic() + 10
            while not button.is_enabled() and time.monotonic() < end:
                time.sleep(0.05)  # what was sent before is not answered yet
            for _ in range(200):
                if button.evaluate("e => e === document.activeElement"):
                    break
                self.page.keyboard.press("Tab")
            else:
                state = button.evaluate("e => e.outerHTML")
                raise AssertionError(f"Tab never reaches {handle}: {state}")
            self.page.keyboard.press("Enter")
            return
        here = "document.activeElement?.closest?.('svg.board [data-h]')?.dataset.h ?? ''"
        for _ in range(200):
            if self.page.evaluate(here):
                break
            self.page.keyboard.press("Tab")
        # PageDown goes from one possible place to the next.
        for _ in range(200):
            if self.page.evaluate(here) == handle:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("PageDown")
        raise AssertionError(f"the keyboard never reaches {handle}")
