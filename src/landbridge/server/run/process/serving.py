"""Runs the application until it is told to stop, then shuts it down in order."""

from __future__ import annotations

import json
import logging
import os
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from typing import Any

import uvicorn

from landbridge.server.http.app import application, entrance
from landbridge.server.run.process import connections, files
from landbridge.server.run.process.workers import Place, bound, watch
from landbridge.server.run.services import Services, Settings
from landbridge.server.store.sql.database import Store
from landbridge.server.watch.logs import Sparing
from landbridge.texts import language, words

LOOP = "uvloop" if find_spec("uvloop") else "asyncio"  # there is none for Windows
PATIENCE = 10  # seconds for running requests when the server is told to stop
NOT_OURS = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class Lines(logging.Formatter):
    """One JSON object per line: when, what, and what the code added. Of a request only its route's pattern."""

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
    """Ends the streams when it is told to stop; they would never end by themselves."""

    def __init__(self, config: uvicorn.Config, services: Services):
        super().__init__(config)
        self.services = services

    def handle_exit(self, sig: int, frame: Any) -> None:
        self.services.streams.close()
        super().handle_exit(sig, frame)


def run(
    settings: Settings,
    host: str,
    port: int,
    trusted: str,
    quiet: bool,
    open_page: bool = False,
    workers: int = 1,
) -> int:
    """Serve until told to stop; the exit status."""
    try:
        listener = bound(host, port, shared=workers > 1)
    except OSError:
        if not open_page:
            raise
        listener = bound(host, 0, shared=workers > 1)
    with listener:
        port = listener.getsockname()[1]
        settings = replace(settings, listens=host)
        shown = f"[{host}]" if ":" in host else host
        url = settings.base_url or f"http://{shown}:{port}"
        if workers > 1:
            # Here, so that a problem with the database is reported once, before anything is served.
            Store(settings.data, settings.database, settings.limits.connections).close()
            _announce(url, open_page)
            return watch(settings, Place(host, port, trusted, quiet), workers)
        serve_here(settings, listener, trusted, quiet, lambda: _announce(url, open_page))
    return 0


def _announce(url: str, open_page: bool) -> None:
    print(words(language.from_environment(os.environ)).say("server-serving", {"url": url}), flush=True)
    if open_page:
        threading.Timer(1.0, webbrowser.open, [url]).start()


def serve_here(
    settings: Settings,
    listener: socket.socket,
    trusted: str,
    quiet: bool,
    announce: Callable[[], None] = lambda: None,
) -> None:
    """One worker: this process."""
    handler = Sparing(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.WARNING if quiet else logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    most = files.raise_limit()
    settings = replace(settings, limits=files.fitted(settings.limits, most))
    app = application(settings)
    services: Services = app.state.services
    services.connections.trust(trusted)
    config = uvicorn.Config(
        entrance(app),
        interface="asgi3",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted or None,
        timeout_graceful_shutdown=PATIENCE,
        http=connections.protocol(services.connections),
        timeout_keep_alive=connections.IDLE,
        backlog=files.backlog(most),
        loop=LOOP,
        lifespan="on",
    )
    with services.metrics.door(services, settings.metrics_port):
        announce()
        Server(config, services).run(sockets=[listener])
