"""A site of plain files, under a sub-path, from a file server that knows nothing else."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "build" / "site"
BELOW = "/games/landbridge"


def headers_of(folder: Path) -> dict[str, str]:
    """The headers that the site asks its host for, those of all files."""
    found: dict[str, str] = {}
    for line in (folder / "_headers").read_text("utf-8").splitlines()[1:]:
        if not line.startswith("  "):
            break
        name, _, value = line.strip().partition(": ")
        found[name] = value
    return found


class Handler(SimpleHTTPRequestHandler):
    headers_told: dict[str, str]
    asked: list[str]

    def translate_path(self, path: str) -> str:
        return (
            super().translate_path(path.removeprefix(BELOW)) if path.startswith(f"{BELOW}/") else "/nowhere"
        )

    def end_headers(self) -> None:
        for name, value in self.headers_told.items():
            self.send_header(name, value)
        super().end_headers()

    def log_message(self, *said: object) -> None:
        self.asked.append(self.path)


class FileServer:
    def __init__(self, folder: Path = BUILT):
        self.folder, self.asked = folder, list[str]()
        kind = type("Here", (Handler,), {"headers_told": headers_of(folder), "asked": self.asked})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(kind, directory=str(folder)))
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_port}{BELOW}/"

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()
