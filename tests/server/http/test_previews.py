"""What a messenger is told of a link: enough to want to open it, and nothing that is not everybody's business."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from contextlib import closing
from html import unescape
from pathlib import Path

import pytest

import landbridge
from landbridge.core.show.drawing import COLOURS, drawing_of
from landbridge.core.show.strokes import SIGNS, without_fonts
from landbridge.server.http import pictures
from landbridge.server.http.callers import reachable
from tests.server.host import Guest, Running, running
from tests.server.table import seat_all

META = "".join(f'<meta property="og:{one}" content="?" />\n' for one in ("title", "description", "image"))
GENERAL = b"the general picture"


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("page")
    made.joinpath("index.html").write_text(f'<!doctype html><html lang="en"><head>{META}</head></html>')
    made.joinpath("preview.png").write_bytes(GENERAL)
    return made


@pytest.fixture(scope="module")
def up(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data"), page=page) as server:
        yield server


@pytest.fixture
def messenger(up: Running) -> Iterator[Guest]:
    """Somebody's machine that fetches a link: no cookie, no script."""
    with closing(Guest(up.url)) as guest:
        yield guest


def told(guest: Guest, path: str) -> dict[str, str]:
    reply = guest.get(path)
    assert reply.status == 200
    found = re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', reply.body.decode())
    return {name: unescape(said) for name, said in found}


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


def finished(url: str, game: str = "hashi") -> tuple[str, int]:
    """Two people play a little; then one resigns."""
    with closing(Guest(url, "Ada")) as ada, closing(Guest(url, "Ben")) as ben:
        table, players = seat_all([ada, ben], game)
        for player in players * 2:
            player.step()
        assert ben.post(f"/api/tables/{table}/resign", {"seat": "B"}).status == 200
        return table, ada.get(f"/api/tables/{table}/replay").json["count"]


def test_an_invitation_tells_of_its_game_and_of_nothing_else(up: Running, messenger: Guest) -> None:
    seen = []
    for name, *seats in (("Ada", "me", "open"), ("Zoe", "open", "greedy", "open", "me")):
        with closing(Guest(up.url, name)) as host:
            table = host.open("hashi", *seats, options={"side": "B"} if name == "Zoe" else {})
            seat = "AB"[seats[0] == "me"]
            invited = host.post(f"/api/tables/{table}/invites", {"seat": seat}).json
        address, _, behind = invited["link"].partition("#")
        assert behind == invited["code"]
        said = told(messenger, address.removeprefix(up.url))
        seen.append((said, messenger.get(said["image"].removeprefix(up.url)).body))
        assert not any(word in str(said) for word in (name, table, invited["code"], invited["mark"]))
    assert seen[0] == seen[1]
    said, png = seen[0]
    assert said["title"] == "Invitation to Hashi"
    assert said["image"] == f"{up.url}/preview/game/hashi.png"
    assert size(png) == (pictures.WIDE, pictures.HIGH)


@pytest.mark.parametrize("path", ["/", "/join/nothing", "/replay/nothing", "/replay/x?step=nonsense"])
def test_any_other_link_tells_of_the_server(path: str, up: Running, messenger: Guest) -> None:
    said = told(messenger, path)
    assert said["title"] == "Landbridge: Games about getting across"
    assert said["image"] == f"{up.url}/preview.png"
    assert messenger.get("/preview/replay/nothing.png").body == GENERAL
    assert messenger.get("/preview/game/nothing.png").body == GENERAL


def test_a_replay_shows_the_position_it_is_at(up: Running, messenger: Guest) -> None:
    table, steps = finished(up.url)
    shown = {}
    for asked, step in (("", 0), ("?step=nonsense", 0), (f"?step={steps}", steps), ("?step=99999", steps)):
        said = told(messenger, f"/replay/{table}{asked}")
        assert said["title"] == "Hashi: a finished game"
        assert said["image"] == f"{up.url}/preview/replay/{table}.png?step={step}"
        assert "Ada" not in str(said)
        shown[step] = messenger.get(said["image"].removeprefix(up.url)).body
        assert size(shown[step]) == (pictures.WIDE, pictures.HIGH)
    assert shown[0] != shown[steps]


def test_a_running_game_is_not_told_of(up: Running, messenger: Guest) -> None:
    with closing(Guest(up.url, "Ada")) as ada, closing(Guest(up.url, "Ben")) as ben:
        table, players = seat_all([ada, ben], "loopit")
        players[0].step()
    assert told(messenger, f"/replay/{table}") == told(messenger, "/")
    assert messenger.get(f"/preview/replay/{table}.png").body == GENERAL


def test_behind_a_password_no_game_is_told_of(page: Path, tmp_path: Path) -> None:
    with running(tmp_path, page=page) as open_door:
        table, _ = finished(open_door.url)
    with running(tmp_path, page=page, password="sesame") as shut, closing(Guest(shut.url)) as stranger:
        assert told(stranger, f"/replay/{table}") == told(stranger, "/")
        assert stranger.get(f"/preview/replay/{table}.png").body == GENERAL


def test_a_host_that_is_a_strangers_is_in_no_link(page: Path, tmp_path: Path) -> None:
    with running(tmp_path, page=page) as up, closing(Guest(up.url)) as guest:
        for path in ("/", "/join/hashi"):
            assert b"elsewhere" not in guest.get(path, host="elsewhere.example").body
    with (
        running(tmp_path, page=page, base_url="https://games.example.org") as up,
        closing(Guest(up.url)) as guest,
    ):
        assert told(guest, "/join/loopit")["image"] == "https://games.example.org/preview/game/loopit.png"


def test_pictures_are_kept_and_never_many_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game = landbridge.game("hashi")
    kit = game.kit(game.options_from({}))
    drawing = drawing_of(game)(kit, game.start(kit, 2))
    made: list[str] = []

    def draw(svg: str) -> bytes:
        made.append(svg)
        return b"png"

    monkeypatch.setattr(pictures, "_drawn", draw)
    kept = pictures.Pictures()
    for name in [str(n % (pictures.KEPT + 1)) for n in range(pictures.KEPT + 1)] + ["5"]:
        assert kept.make(name, lambda: drawing) == b"png"
    assert len(made) == pictures.KEPT + 1
    assert kept.find("0") is None
    for _ in range(pictures.WAITING):
        kept._room.acquire()
    assert kept.make("new", lambda: drawing) is None
    assert kept.make("5", lambda: drawing) == b"png"


def test_whatever_cannot_be_drawn_is_no_picture() -> None:
    assert pictures._drawn("<svg") is None


@pytest.mark.parametrize("game", landbridge.game_names())
def test_numbers_need_no_font(game: str) -> None:
    found = landbridge.game(game)
    kit = found.kit(found.options_from({}))
    pieces = drawing_of(found)(kit, found.start(kit, 2)).pieces
    labels = re.findall(r"<text [^>]*>([^<]*)</text>", "".join(pieces))
    strokes = "".join(without_fonts(pieces))
    assert "<text" not in strokes
    assert strokes.count("<path") >= sum(sign in SIGNS for said in labels for sign in said)
    svg = pictures.framed(drawing_of(found)(kit, found.start(kit, 2)))
    assert "@media" not in svg
    assert COLOURS["table"][0] in svg


@pytest.mark.parametrize(
    ("listens", "found"),
    [
        ("127.0.0.1", []),
        ("localhost", []),
        ("::1", []),
        ("192.0.2.7", ["192.0.2.7"]),
        ("my.host", ["my.host"]),
    ],
)
def test_addresses_that_others_reach(listens: str, found: list[str]) -> None:
    assert reachable(listens) == found


def test_all_addresses_are_this_machines_own() -> None:
    assert not any(
        one.startswith(("127.", "::1", "fe80", "169.254")) or not one for one in reachable("0.0.0.0")
    )


def test_who_sits_at_the_machine_is_told_where_others_find_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "landbridge.server.http.operations.tables.reachable", lambda listens: ["192.0.2.7", "2001:db8::7"]
    )
    with running(tmp_path, listens="0.0.0.0") as up, closing(Guest(up.url)) as guest:
        port = up.url.rpartition(":")[2]
        assert guest.get("/api/reach").json == {
            "bases": [f"http://192.0.2.7:{port}", f"http://[2001:db8::7]:{port}"],
            "command": "",
        }
        # Through a proxy, or under another name: not this machine's business to tell.
        for header in ({"x-forwarded-for": "198.51.100.1"}, {"host": "elsewhere.example"}):
            assert guest.get("/api/reach", **header).json == {"bases": [], "command": ""}
    monkeypatch.undo()
    with running(tmp_path) as up, closing(Guest(up.url)) as guest:
        told = guest.get("/api/reach").json
        assert told["bases"] == []
        assert told["command"].startswith("landbridge serve --host 0.0.0.0 --port ")
    with running(tmp_path, base_url="https://games.example.org") as up, closing(Guest(up.url)) as guest:
        assert guest.get("/api/reach").json == {"bases": ["https://games.example.org"], "command": ""}
