"""The walk in docs/architecture.md names every function a move passes on its way, and no other."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from landbridge.server.http import lean
from tests.server.host import Guest
from tests.server.table import seat_all

ROOT = Path(__file__).parents[3]
SOURCE = ROOT / "src" / "landbridge"
WALKED = (
    "server/http/routes/table/play.py",
    "server/http/asking.py",
    "table/answers/updates.py",
    "table/answers/sentences.py",
)
WALKED_FOLDERS = ("table/", "server/store/tables.py")
EVERY_REQUEST = {("server/http/asking.py", "person"), ("server/http/asking.py", "caller")}  # who asks
MOST = 45  # functions, the page's included; fewer are better

ROW = re.compile(r"\| `([\w/.]+)` \| (.+) \|")


def walk() -> list[tuple[str, str]]:
    """The functions that the page names, each with its file."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    section = text[text.index("## The path of a move") :].split("\n## ")[0]
    rows = (ROW.fullmatch(line) for line in section.splitlines())
    return [(row[1], name) for row in rows if row for name in re.findall(r"`([\w.]+)`", row[2])]


@contextmanager
def traced(found: set[tuple[str, str]], monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Functions of ours that are called by requests; by file and name, without properties and nested ones."""

    def note(frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(str(SOURCE)) and "<" not in code.co_qualname:
            found.add((str(Path(code.co_filename).relative_to(SOURCE)), code.co_qualname))

    honest: Any = vars(lean)["run_in_threadpool"]

    async def watched(call: Any, /, *args: Any, **more: Any) -> Any:
        def inside(*args: Any, **more: Any) -> Any:
            sys.setprofile(note)
            try:
                return call(*args, **more)
            finally:
                sys.setprofile(None)

        return await honest(inside, *args, **more)

    with monkeypatch.context() as planted:
        planted.setattr(lean, "run_in_threadpool", watched)
        yield


def is_property(file: str, name: str) -> bool:
    owner, _, attribute = name.rpartition(".")
    source = (SOURCE / file).read_text(encoding="utf-8")
    return bool(owner) and re.search(rf"@(?:cached_)?property\n    def {attribute}\(", source) is not None


def test_the_walk_is_true(ada: Guest, ben: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = seat_all([ada, ben], "hashi")
    seen = ada.look(table, "A")
    while not any("-" in offer["move"] for offer in seen["offers"]):  # a number first, then bridges
        for guest, letter in ((ben, "B"), (ada, "A")):
            told = guest.look(table, letter)
            if told["offers"]:
                guest.move(table, letter, told["offers"][0]["move"])
        seen = ada.look(table, "A")
    bridge = next(offer["move"] for offer in seen["offers"] if "-" in offer["move"])
    called: set[tuple[str, str]] = set()
    with traced(called, monkeypatch):
        body = {"id": ada.fresh(), "seat": "A", "move": bridge}
        assert ada.post(f"/api/tables/{table}/moves?look=scene&after={seen['at']}", body).status == 200
    passed = {
        (file, name.rpartition(".")[2])
        for file, name in called
        if (file in WALKED or file.startswith(WALKED_FOLDERS)) and not is_property(file, name)
    } - EVERY_REQUEST
    named = {
        (file.removeprefix("src/landbridge/"), name.rpartition(".")[2])
        for file, name in walk()
        if file.startswith("src/")
    }
    assert sorted(passed - named) == []
    assert sorted(named - passed) == []


def test_the_walk_names_functions_that_exist() -> None:
    for file, name in walk():
        source = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(rf"\b{name.rpartition('.')[2]}\b\s*[(=:<]", source), (file, name)


def test_the_walk_is_short() -> None:
    assert 30 < len(set(walk())) <= MOST
