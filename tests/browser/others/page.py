"""A page in any browser that WebDriver steers, under the names of Playwright.

Only what the robot, the pictures and the tests of main flows use. So these are written once, for Chromium and for the
others. As there, acting on something waits until it is there, can be used and stands still.
"""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.file_detector import UselessFileDetector

from tests.browser.others.drivers import Driver

PATIENCE = 20.0
LOOKING = Path(__file__).with_name("looking.js").read_text()
KEYS = {
    "Enter": Keys.ENTER,
    "Escape": Keys.ESCAPE,
    "Tab": Keys.TAB,
    "ArrowLeft": Keys.ARROW_LEFT,
    "ArrowRight": Keys.ARROW_RIGHT,
    "PageDown": Keys.PAGE_DOWN,
}
Step = list[Any]


def unless_leaving(ask: Callable[[], Any]) -> Any:
    """None: the page is just going, and what follows is looked at next."""
    try:
        return ask()
    except WebDriverException as error:
        if re.search("navigat|context|stale|unload", str(error), re.IGNORECASE):
            return None
        raise


class Page:
    """One window of one browser."""

    def __init__(self, driver: Driver):
        self.driver = driver
        self.webdriver = driver.webdriver
        self.webdriver.file_detector = UselessFileDetector()  # the browser is on this machine
        self.keyboard, self.mouse = Keyboard(self), Mouse(self)
        self.touchscreen = Mouse(self, "touch")
        self.context = Context(self)

    @property
    def url(self) -> str:
        return str(self.webdriver.current_url)

    def title(self) -> str:
        return str(self.webdriver.title)

    def goto(self, url: str) -> None:
        self.webdriver.get(url)
        self._listen()

    def reload(self) -> None:
        """As a person reloads. Firefox's own command goes past the service worker, as with the shift key."""
        self.webdriver.execute_script("window.before = true; setTimeout(() => location.reload());")
        self.until(
            lambda: self._evaluated("window.before === undefined && document.readyState === 'complete'"),
            "it never comes again",
        )
        self._listen()

    def go_back(self) -> None:
        self.webdriver.back()

    def _listen(self) -> None:
        """What goes wrong in the page's script from now on."""
        self.webdriver.execute_script(
            """window.wrong ??= [];
            addEventListener("error", (event) => wrong.push(String(event.message)));
            addEventListener("unhandledrejection", (event) => wrong.push(String(event.reason)));"""
        )

    def wrong(self) -> list[str]:
        found: list[str] = self.evaluate("window.wrong ?? []")
        return found

    def evaluate(self, script: str, arg: Any = None) -> Any:
        """An expression, or a function of one argument."""
        return self.webdriver.execute_script(
            f"const it = ({script}); return typeof it === 'function' ? it(arguments[0]) : it;", arg
        )

    def _evaluated(self, script: str) -> Any:
        """The same while the page may be changing; None: not now."""
        return unless_leaving(lambda: self.evaluate(script))

    def wait_for_function(self, script: str, timeout: float = PATIENCE * 1000) -> None:
        self.until(lambda: self.evaluate(script), f"never true: {script}", timeout)

    def wait_for_timeout(self, milliseconds: float) -> None:
        time.sleep(milliseconds / 1000)

    def wait_for_url(self, pattern: str) -> None:
        self.until(lambda: fnmatch(self.url, pattern.replace("**", "*")), f"{pattern} never opened")

    def wait_for_selector(
        self, css: str, state: str = "visible", timeout: float = PATIENCE * 1000
    ) -> Locator:
        found = self.locator(css)
        found.first.wait_for(state, timeout)
        return found.first

    def until(self, true: Any, otherwise: str, timeout: float = PATIENCE * 1000) -> None:
        end = time.monotonic() + timeout / 1000
        while not true():
            assert time.monotonic() < end, f"{self.driver.name}: {otherwise}"
            time.sleep(0.03)

    def set_viewport_size(self, size: dict[str, int]) -> None:
        self.driver.resize(size["width"], size["height"])

    def screenshot(self, path: str | Path | None = None) -> bytes:
        picture = self.driver.picture()
        if path:
            Path(path).write_bytes(picture)
        return picture

    def act(self, device: dict[str, Any], acts: list[dict[str, Any]]) -> None:
        self.webdriver.execute(Command.W3C_ACTIONS, {"actions": [{**device, "actions": acts}]})

    def locator(self, css: str) -> Locator:
        return Locator(self, []).locator(css)

    def get_by_role(self, role: str, name: str = "", exact: bool = False) -> Locator:
        return Locator(self, []).get_by_role(role, name, exact)

    def get_by_label(self, name: str) -> Locator:
        return Locator(self, []).get_by_label(name)

    def get_by_text(self, text: str) -> Locator:
        return Locator(self, []).get_by_text(text)


class Locator:
    """How to find something; it is looked for each time it is used."""

    def __init__(self, page: Page, steps: list[Step]):
        self.page, self._steps = page, steps

    def locator(self, css: str) -> Locator:
        return self._then("css", css)

    def get_by_role(self, role: str, name: str = "", exact: bool = False) -> Locator:
        return self._then("role", role, name, exact)

    def get_by_label(self, name: str) -> Locator:
        return self._then("label", name)

    def get_by_text(self, text: str) -> Locator:
        return self._then("text", text)

    @property
    def first(self) -> Locator:
        return self._then("nth", 0)

    @property
    def last(self) -> Locator:
        return self._then("nth", -1)

    def nth(self, place: int) -> Locator:
        return self._then("nth", place)

    def count(self) -> int:
        return int(self._do("count"))

    def inner_text(self) -> str:
        return str(self._patiently("text"))

    text_content = inner_text

    def input_value(self) -> str:
        return str(self._patiently("value"))

    def bounding_box(self) -> Any:
        return self._patiently("box")

    def is_enabled(self) -> bool:
        return bool(self._patiently("enabled"))

    def evaluate(self, script: str) -> Any:
        element = self._patiently("element")
        return self.page.evaluate(script, element)

    def click(self) -> None:
        where = self._patiently("click")
        self.page.mouse.click(where["x"], where["y"])

    check = click

    def fill(self, text: str) -> None:
        self._patiently("fill", text)

    def select_option(self, value: str) -> None:
        self._patiently("select", value)

    def focus(self) -> None:
        self._patiently("focus")

    def set_input_files(self, path: str | Path) -> None:
        self._patiently("element").send_keys(str(path))

    def wait_for(self, state: str = "visible", timeout: float = PATIENCE * 1000) -> None:
        wanted = {"visible": "visible", "hidden": "hidden", "detached": "detached", "attached": "attached"}[
            state
        ]
        self.page.until(lambda: self._do(wanted), f"{self} is not {state}", timeout)

    def _then(self, *step: Any) -> Locator:
        return Locator(self.page, [*self._steps, list(step)])

    def _do(self, act: str, arg: Any = None) -> Any:
        script = f"{LOOKING}\nreturn look(arguments[0], arguments[1], arguments[2]);"
        return unless_leaving(lambda: self.page.webdriver.execute_script(script, self._steps, act, arg))

    def _patiently(self, act: str, arg: Any = None) -> Any:
        """None means: not yet."""
        end = time.monotonic() + PATIENCE
        while (found := self._do(act, arg)) is None:
            if time.monotonic() > end:
                raise AssertionError(f"{self.page.driver.name}: {act} waited for {self}")
            time.sleep(0.03)
        return found

    def __str__(self) -> str:
        return " ".join(json.dumps(step) for step in self._steps)


class Mouse:
    def __init__(self, page: Page, kind: str = "mouse"):
        self._page, self._kind = page, kind

    def click(self, x: float, y: float) -> None:
        """Down and up where it is, like a hand; nothing of the page is called."""
        acts = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0, "origin": "viewport"},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        pointer = {"type": "pointer", "id": self._kind, "parameters": {"pointerType": self._kind}}
        self._page.act(pointer, acts)

    tap = click


class Keyboard:
    def __init__(self, page: Page):
        self._page = page

    def press(self, key: str) -> None:
        sent = KEYS.get(key, key)
        acts = [{"type": "keyDown", "value": sent}, {"type": "keyUp", "value": sent}]
        self._page.act({"type": "key", "id": "keyboard"}, acts)


class Context:
    """What belongs to the person: requests with the page's cookies."""

    def __init__(self, page: Page):
        self._page = page
        self.request = self

    def get(self, url: str) -> Answer:
        return self.fetch(url)

    def post(self, url: str, data: Any = None, **_: Any) -> Answer:
        return self.fetch(url, "POST", data)

    def fetch(self, url: str, method: str = "GET", data: Any = None, **_: Any) -> Answer:
        body = data if data is None or isinstance(data, str) else json.dumps(data)
        script = """async ([url, method, body]) => {
          const headers = body === null ? {} : { "content-type": "application/json" };
          const answer = await fetch(url, { method, body, headers });
          return [answer.ok, await answer.text()];
        }"""
        return Answer(*self._page.evaluate(script, [url, method, body]))


class Answer:
    def __init__(self, ok: bool, body: str):
        self.ok, self._body = ok, body

    def text(self) -> str:
        return self._body

    def json(self) -> Any:
        return json.loads(self._body)
