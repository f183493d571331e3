"""Games to print, from a server: made once, in another process, and only what there is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from landbridge import registry
from landbridge.server.http import prints
from landbridge.server.http.prints import Prints, Wanted
from landbridge.table.answers.boards import shipped
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


def test_a_board_of_ones_own(up: Running) -> None:
    """Printed with its own flags; a board that is wrong is refused with what is wrong, before anything is made."""
    text = next(one["text"] for one in shipped(registry.game("hashi")))
    with closing(Guest(up.url, "Ada")) as ada:
        told = ada.get("/api/print/hashi").json
        assert told == {
            "parts": ["sheets", "cards", "score", "rules"],
            "papers": ["A4", "Letter"],
            "able": True,
        }
        mine = {"game": "hashi", "board": text + "\n# mine", "paper": "A4", "lang": "de", "what": ["sheets"]}
        made = ada.post("/api/print", mine)
        assert made.status == 200, made.body
        assert made.body.startswith(b"%PDF")
        broken = ada.post("/api/print", {**mine, "board": "side = 'A'"})
        assert broken.status == 422
        assert broken.json["reason"]["key"].startswith(("board-", "hashi-"))
        assert ada.post("/api/print", {**mine, "what": ["planks"]}).status == 422
        assert ada.post("/api/print", {**mine, "game": "chess"}).status == 404


def test_the_board_is_what_is_printed() -> None:
    """Both sides have other islands, so the files differ; the same board is the same file."""
    sides = [one["text"] for one in shipped(registry.game("hashi"))]
    made = [prints._printed(Wanted("hashi", "A4", "en", "sheets", board)) for board in ("", *sides)]
    assert all(made)
    assert len({len(pdf or b"") for pdf in made}) > 1


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
