"""The wheel in an empty environment, without Node.js and without a compiler: it is installed, and somebody plays.

Only `make test-all` runs it: it installs a hundred megabytes.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

ROOT = Path(__file__).parents[1]
PORT = 8791


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.glob("*.whl")
    return made


@pytest.mark.long
def test_it_holds_the_page_and_the_modules(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for part in ("server/page/index.html", "wasm/hashi.wasm", "texts/de/core.ftl", "py.typed"):
        assert f"landbridge/{part}" in names
    assert not any("node_modules" in name or name.startswith("tests/") for name in names)


@pytest.mark.long
def test_a_stranger_plays(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    venv.create(home, with_pip=True)
    folder = home / ("Scripts" if sys.platform == "win32" else "bin")
    subprocess.run([folder / "python", "-m", "pip", "install", "--quiet", wheel], check=True)
    bare = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "NUMBA_CACHE_DIR")}
    around = bare | {"PATH": str(folder), "HOME": str(tmp_path), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    begun = time.monotonic()
    # What `landbridge` alone does, less the browser.
    serve = [str(folder / "landbridge"), "serve", "--port", str(PORT), "--data", str(tmp_path / "data")]
    server = subprocess.Popen(
        serve, env=around, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    )
    try:
        ask = Stranger(f"http://127.0.0.1:{PORT}")
        assert "<!doctype html>" in ask.until_there(120).lower()
        board = time.monotonic() - begun
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "expert"}]
        ask("/api/me", {"name": "Ada"})
        table = ask("/api/tables", {"id": uuid4().hex, "game": "hashi", "seats": seats})["table"]["id"]
        seen = ask(f"/api/tables/{table}/ready", {"words": "low tide"})
        asked = time.monotonic()
        while "B" in seen["table"]["acting"]:
            assert time.monotonic() - asked < 90, "the bot has not moved"
            time.sleep(0.2)
            seen = ask(f"/api/tables/{table}?seat=A")
        print(
            json.dumps({"first board": round(board, 1), "first bot move": round(time.monotonic() - asked, 1)})
        )
    finally:
        server.terminate()
        server.communicate(timeout=30)


class Stranger:
    """A guest with nothing but the standard library."""

    def __init__(self, url: str):
        self.url = url
        self.browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def __call__(self, path: str, body: Any = None) -> Any:
        sent = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.url + path, sent, {"Content-Type": "application/json"})
        with self.browser.open(request, timeout=30) as answer:
            return json.load(answer)

    def until_there(self, seconds: float) -> str:
        """The page, as soon as there is one."""
        end = time.monotonic() + seconds
        while True:
            try:
                with self.browser.open(self.url, timeout=5) as answer:
                    return str(answer.read().decode())
            except OSError:
                assert time.monotonic() < end, "no page"
                time.sleep(0.1)
