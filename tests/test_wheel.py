"""The wheel in an empty environment, without Node.js and without a compiler: it is installed, and somebody plays.

It installs a hundred megabytes.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
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
PATIENCE = 60  # seconds, where it takes three
COLD = 30  # seconds that nobody waits for a bot where nothing was ever compiled, on a busy machine; it takes one or two
GAMES = ("hashi", "river_dragons", "the_border", "loopit")


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    (made,) = dist.glob("*.whl")
    return made


@pytest.mark.system
def test_it_holds_the_page_and_the_modules(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for part in ("server/page/index.html", "wasm/hashi.wasm", "texts/de/core.ftl", "py.typed"):
        assert f"landbridge/{part}" in names
    assert not any("node_modules" in name or name.startswith("tests/") for name in names)


@pytest.mark.system
def test_the_sources_hold_what_the_page_is_built_from(dist: Path) -> None:
    (made,) = dist.glob("*.tar.gz")
    with tarfile.open(made) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for part in ("web/package-lock.json", "web/src/main.tsx", "Makefile", "requirements/play.lock"):
        assert part in names
    assert {"src/landbridge/server/page/index.html", "src/landbridge/wasm/hashi.wasm"} <= names
    assert not any("node_modules" in name for name in names)


@pytest.mark.system
def test_a_stranger_plays(wheel: Path, tmp_path: Path) -> None:
    """As after `uvx landbridge` or `pipx run landbridge`: the command alone opens the page, and bots play at once."""
    home = tmp_path / "home"
    venv.create(home, with_pip=True)
    folder = home / ("Scripts" if sys.platform == "win32" else "bin")
    for tool in ("node", "npm", "cc", "gcc", "clang", "ld"):
        assert shutil.which(tool, path=str(folder)) is None
    opened = tmp_path / "opened"
    browser = tmp_path / "browser.py"
    browser.write_text(f"import sys; open({str(opened)!r}, 'w').write(sys.argv[1])\n")
    bare = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "NUMBA", "LANDBRIDGE"))}
    around = bare | {
        "PATH": str(folder),
        "HOME": str(tmp_path),
        "XDG_CACHE_HOME": str(tmp_path / "cache"),
        "LANDBRIDGE_DATA": str(tmp_path / "data"),
        "BROWSER": f"{folder / 'python'} {browser} %s",
    }
    pip = [str(folder / "python"), "-m", "pip", "install", "--quiet", "--only-binary", ":all:"]
    subprocess.run([*pip, str(wheel)], check=True, env=around)
    begun = time.monotonic()
    server = subprocess.Popen(
        [str(folder / "landbridge")],
        env=around,
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    told: dict[str, float] = {}
    try:
        while not opened.exists() or not opened.read_text():
            assert time.monotonic() - begun < PATIENCE, "no browser was opened"
            time.sleep(0.1)
        ask = Stranger(opened.read_text().rstrip("/"))
        assert "<!doctype html>" in ask.until_there(PATIENCE).lower()
        told["first board"] = time.monotonic() - begun
        ask("/api/me", {"name": "Ada"})
        for game in GAMES:
            told[game], told[f"{game} hint"] = first_thoughts(ask, game)
            assert told[game] < COLD, told
            assert told[f"{game} hint"] < COLD, told
        print(json.dumps({name: round(seconds, 1) for name, seconds in told.items()}))
    finally:
        server.terminate()
        server.wait(timeout=30)


def first_thoughts(ask: Stranger, game: str) -> tuple[float, float]:
    """Seconds until a bot that searches has finished its first turn at a new table, and those of a hint after it."""
    seats = [{"kind": "bot", "bot": "master"}, {"kind": "me"}]
    table = ask("/api/tables", {"id": uuid4().hex, "game": game, "seats": seats})["table"]["id"]
    begun = time.monotonic()
    seen = ask(f"/api/tables/{table}/ready", {"id": uuid4().hex, "words": "low tide"})
    while "A" not in seen["table"]["acting"]:  # luck may let the stranger begin
        assert seen["offers"], seen
        begun = time.monotonic()
        said = {"id": uuid4().hex, "seat": "B", "move": seen["offers"][0]["move"]}
        seen = ask(f"/api/tables/{table}/moves", said)
    while "A" in seen["table"]["acting"]:
        assert time.monotonic() - begun < PATIENCE, "the bot has not moved"
        time.sleep(0.1)
        seen = ask(f"/api/tables/{table}?seat=B")
    moved = time.monotonic()
    assert ask(f"/api/tables/{table}/hint", {"seat": "B"})["moves"]
    return moved - begun, time.monotonic() - moved


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
