"""Games to print, from a server: made once, in another process, and only what there is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from landbridge.server.http import prints
from landbridge.server.http.prints import Prints, Wanted
from tests.server.host import Guest, Running, running


@pytest.fixture(scope="module")
def up(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


def test_a_game_as_pdf(up: Running) -> None:
    with closing(Guest(up.url, "Ada")) as ada:
        first = ada.get("/print/hashi.pdf?paper=Letter&lang=fr&what=sheets")
        assert first.status == 200
        assert first.body.startswith(b"%PDF")
        again = ada.get("/print/hashi.pdf?paper=Letter&lang=fr&what=sheets")
        assert again.body == first.body


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/print/chess.pdf", 404),
        ("/print/hashi.pdf?paper=A5", 422),
        ("/print/hashi.pdf?lang=xx", 422),
        ("/print/hashi.pdf?what=planks", 422),
        ("/print/hashi.pdf?what=" + "cards," * 500, 422),
    ],
)
def test_what_there_is_not_is_refused(up: Running, path: str, status: int) -> None:
    with closing(Guest(up.url, "Ada")) as ada:
        assert ada.get(path).status == status


def test_a_file_is_made_once_and_few_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Wanted] = []

    def fake(wanted: Wanted) -> bytes:
        made.append(wanted)
        return b"%PDF"

    monkeypatch.setattr(prints, "_printed", fake)
    press = Prints()
    all_of_them = [Wanted("hashi", "A4", "en", str(n)) for n in range(prints.KEPT + 1)]
    for wanted in all_of_them:
        assert press.make(wanted) == b"%PDF"
        assert press.make(wanted) == b"%PDF"
    assert made == all_of_them
    assert press.find(all_of_them[0]) is None
    assert press.find(all_of_them[-1]) == b"%PDF"


def test_what_fails_is_not_handed_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    broken = tmp_path / "python"
    broken.write_text("#!/bin/sh\necho oops\n")
    broken.chmod(0o755)
    monkeypatch.setattr("sys.executable", str(broken))
    assert Prints().make(Wanted("hashi", "A4", "en", "")) is None
