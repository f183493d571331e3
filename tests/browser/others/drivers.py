"""Debian's Firefox and WebKitGTK, started without a screen and steered by Selenium."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from selenium.webdriver import FirefoxOptions, WebKitGTKOptions
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.webkitgtk.service import Service

from tests.browser.others.marionette import Marionette
from tools.install.browsers import firefox, minibrowser, webkit_driver, xvfb

# Movement is tested in Chromium; here it would only take time.
PREFERENCES: dict[str, str | int | bool] = {
    "marionette.port": 0,
    "ui.prefersReducedMotion": 1,
    "ui.useOverlayScrollbars": 1,  # as on a phone
    "intl.accept_languages": "en-GB, en",
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.enabled": False,
}
# The bar of WebKit's MiniBrowser keeps its window 447 pixels wide, unless its buttons have no edges.
NARROW = "* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; }"
STILL = "[Settings]\ngtk-enable-animations=0\n"


class Driver:
    """A browser, and what has to end with it."""

    name: str
    webdriver: WebDriver

    def resize(self, width: int, height: int) -> None:
        raise NotImplementedError

    def picture(self) -> bytes:
        return self.webdriver.get_screenshot_as_png()

    def quit(self) -> None:
        raise NotImplementedError


class Firefox(Driver):
    name = "firefox"

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="firefox-", ignore_cleanup_errors=True)
        profile = Path(self._folder.name)
        lines = [f'user_pref("{name}", {_script(value)});\n' for name, value in PREFERENCES.items()]
        (profile / "user.js").write_text("".join(lines))
        assert firefox(), "Firefox is missing: python -m tools.install firefox-esr"
        command = [firefox(), "--marionette", "--headless", "--no-remote", "--remote-allow-system-access"]
        self._process = subprocess.Popen(
            [*command, "--profile", str(profile)],
            env={
                **os.environ,
                "HOME": self._folder.name,
                "MOZ_HEADLESS_WIDTH": "1600",
                "MOZ_HEADLESS_HEIGHT": "1200",
            },
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            connection = Marionette(self._port(profile))
            self.webdriver = WebDriver(command_executor=connection, options=FirefoxOptions())
        except BaseException:
            self._process.kill()
            self.quit()
            raise

    def _port(self, profile: Path) -> int:
        """It chooses one and writes it down."""
        written = profile / "MarionetteActivePort"
        until = time.monotonic() + 60
        while time.monotonic() < until:
            with suppress(FileNotFoundError):
                if text := written.read_text():
                    return int(text)
            assert self._process.poll() is None, "Firefox ended at once"
            time.sleep(0.05)
        raise AssertionError("Firefox does not listen")

    def resize(self, width: int, height: int) -> None:
        """No window is as narrow as a phone, but what it shows can be."""
        self.webdriver.execute("setContext", {"value": "chrome"})
        self.webdriver.execute_script(
            """const shown = gBrowser.selectedBrowser;
            for (const [side, size] of [["width", arguments[0]], ["height", arguments[1]]])
              for (const name of [side, `min-${side}`, `max-${side}`])
                shown.style.setProperty(name, `${size}px`, "important");""",
            width,
            height,
        )
        self.webdriver.execute("setContext", {"value": "content"})

    def quit(self) -> None:
        with suppress(Exception):
            self.webdriver.quit()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._folder.cleanup()


class WebKit(Driver):
    name = "webkit"

    def __init__(self) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="webkit-", ignore_cleanup_errors=True)
        assert minibrowser(), "WebKit is missing: python -m tools.install webkit2gtk-driver xvfb"
        style = Path(self._folder.name) / "gtk-3.0"
        style.mkdir()
        (style / "gtk.css").write_text(NARROW)
        (style / "settings.ini").write_text(STILL)
        self._screen = subprocess.Popen(
            [xvfb(), "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._screen.stdout is not None
        display = self._screen.stdout.readline().decode().strip()
        options = WebKitGTKOptions()
        options.binary_location = minibrowser()
        options.add_argument("--automation")
        env = {
            "DISPLAY": f":{display}",
            "GDK_BACKEND": "x11",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "LANGUAGE": "en_GB",
            "LANG": "en_GB.UTF-8",
            "XDG_CONFIG_HOME": self._folder.name,
        }
        self._service = Service(webkit_driver(), env={**os.environ, **env})
        self._service.start()
        try:
            connection = RemoteConnection(client_config=ClientConfig(self._service.service_url))
            self.webdriver = WebDriver(command_executor=connection, options=options)
        except BaseException:
            self.quit()
            raise

    def resize(self, width: int, height: int) -> None:
        """The window is larger by its bar, and takes a moment."""
        until = time.monotonic() + 10
        bar = 0
        while (shown := self._shown()) != [width, height]:
            assert time.monotonic() < until, f"the window shows {shown} instead of {[width, height]}"
            self.webdriver.set_window_rect(0, 0, width, height + bar)
            bar = int(self.webdriver.execute_script("return outerHeight - innerHeight"))
            time.sleep(0.05)

    def _shown(self) -> Any:
        return self.webdriver.execute_script("return [innerWidth, innerHeight]")

    def picture(self) -> bytes:
        """It waits for the next frame, and a page at rest draws none."""
        self.webdriver.execute_script(
            """const { style } = document.documentElement;
            window.frames30 = setInterval(() => {
              style.outline = style.outline ? "" : "1px solid transparent";
            }, 30);"""
        )
        try:
            return self.webdriver.get_screenshot_as_png()
        finally:
            self.webdriver.execute_script(
                "clearInterval(frames30); document.documentElement.style.outline = '';"
            )

    def quit(self) -> None:
        with suppress(Exception):
            self.webdriver.quit()
        self._service.stop()
        self._screen.terminate()
        self._screen.wait()
        assert self._screen.stdout is not None
        self._screen.stdout.close()
        self._folder.cleanup()


KINDS: dict[str, type[Firefox] | type[WebKit]] = {"firefox": Firefox, "webkit": WebKit}


def _script(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool | int) else f'"{value}"'
