"""Selenium's commands, sent to Firefox itself.

Firefox speaks Marionette: WebDriver's commands under other names, as JSON with its length before it. geckodriver only
translates between the two. Debian has Firefox but no geckodriver, so the dozen commands that are needed are translated
here.
"""

from __future__ import annotations

import json
import socket
from typing import Any

from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.remote_connection import RemoteConnection

NAMES = {
    Command.NEW_SESSION: "WebDriver:NewSession",
    Command.GET: "WebDriver:Navigate",
    Command.GET_CURRENT_URL: "WebDriver:GetCurrentURL",
    Command.GET_TITLE: "WebDriver:GetTitle",
    Command.REFRESH: "WebDriver:Refresh",
    Command.GO_BACK: "WebDriver:Back",
    Command.W3C_EXECUTE_SCRIPT: "WebDriver:ExecuteScript",
    Command.W3C_ACTIONS: "WebDriver:PerformActions",
    Command.SEND_KEYS_TO_ELEMENT: "WebDriver:ElementSendKeys",
    Command.GET_ALL_COOKIES: "WebDriver:GetCookies",
    Command.ADD_COOKIE: "WebDriver:AddCookie",
    Command.DELETE_ALL_COOKIES: "WebDriver:DeleteAllCookies",
    Command.SCREENSHOT: "WebDriver:TakeScreenshot",
    Command.SET_WINDOW_RECT: "WebDriver:SetWindowRect",
    Command.QUIT: "Marionette:Quit",
    "setContext": "Marionette:SetContext",
}
FIXED: dict[str, dict[str, Any]] = {
    Command.SCREENSHOT: {"full": False, "hash": False, "scroll": False},
    Command.QUIT: {"flags": ["eForceQuit"]},
}


class Marionette(RemoteConnection):
    """A connection to one Firefox."""

    def __init__(self, port: int):
        super().__init__(client_config=ClientConfig(f"http://127.0.0.1:{port}"))
        self._socket = socket.create_connection(("127.0.0.1", port), timeout=90)
        self._number = 0
        self._read()  # it introduces itself

    def execute(self, command: str, params: dict[str, Any]) -> dict[str, Any]:
        told = {name: value for name, value in params.items() if name != "sessionId"}
        if command == Command.NEW_SESSION:
            told = told["capabilities"]["firstMatch"][0]
        self._number += 1
        frame = json.dumps([0, self._number, NAMES[command], {**told, **FIXED.get(command, {})}])
        self._socket.sendall(f"{len(frame.encode())}:{frame}".encode())
        _, _, error, result = self._read()
        if error:
            return {"status": 500, "value": json.dumps({"value": error})}
        return {"value": result["value"] if isinstance(result, dict) and "value" in result else result}

    def close(self) -> None:
        self._socket.close()

    def _read(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            length += self._received(1)
        return json.loads(self._received(int(length[:-1])))

    def _received(self, count: int) -> bytes:
        parts = []
        while count:
            part = self._socket.recv(min(count, 1 << 16))
            if not part:
                raise ConnectionError("Firefox has gone")
            parts.append(part)
            count -= len(part)
        return b"".join(parts)
