"""Runs the application until it is told to stop, and then ends in order."""

from __future__ import annotations

import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from typing import Any

import uvicorn

from landbridge.server.app import application
from landbridge.server.house import House, Settings
from landbridge.texts import language, words

PATIENCE = 10  # seconds for requests under way when the server is told to stop
NOT_OURS = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class Lines(logging.Formatter):
    """One JSON object a line: when, what, and what the code added. Nothing of a request but its route's pattern."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **{key: value for key, value in record.__dict__.items() if key not in NOT_OURS},
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Server(uvicorn.Server):
    """Ends the streams when it is told to stop; waiting for them would take for ever."""

    def __init__(self, config: uvicorn.Config, house: House):
        super().__init__(config)
        self.house = house

    def handle_exit(self, sig: int, frame: Any) -> None:
        self.house.streams.close()
        super().handle_exit(sig, frame)


def run(settings: Settings, host: str, port: int, trusted: str, quiet: bool, open_page: bool = False) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING if quiet else logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # TCP by name: only then does asyncio send small answers at once, instead of waiting 40 ms for the next one.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError:
        if not open_page:
            raise
        listener.bind((host, 0))
    app = application(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted or None,
        timeout_graceful_shutdown=PATIENCE,
        h11_max_incomplete_event_size=32_768,
        loop="asyncio",
        lifespan="on",
    )
    shown = f"[{host}]" if ":" in host else host
    url = settings.base_url or f"http://{shown}:{listener.getsockname()[1]}"
    print(words(language.from_environment(os.environ)).say("server-serving", {"url": url}), flush=True)
    if open_page:
        threading.Timer(1.0, webbrowser.open, [url]).start()
    Server(config, app.state.house).run(sockets=[listener])
