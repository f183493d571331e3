"""The example bot plays a whole game of every kind, in processes of its own."""

from __future__ import annotations

import runpy
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

import landbridge
from landbridge.lab.remote import Remote
from tests.server.host import Guest, Running, short_options

BOT = Path(__file__).parents[3] / "examples" / "http_bot.py"


def test_it_is_short_and_needs_nothing() -> None:
    lines = BOT.read_text().splitlines()
    assert len(lines) <= 65
    imported = {line.split()[1].partition(".")[0] for line in lines if line.startswith(("import ", "from "))}
    assert imported <= sys.stdlib_module_names


@pytest.mark.few(1)
@pytest.mark.parametrize("game", landbridge.game_names())
def test_a_whole_game(game: str, server: Running, ada: Guest) -> None:
    seats = max(2, landbridge.game(game).seats.start)
    table = ada.open(game, *["open"] * seats, options=short_options(game))
    links = [f"{server.url}/join/{game}#{ada.invite(table, seat)}" for seat in "ABCD"[:seats]]
    bots = [
        subprocess.Popen([sys.executable, BOT, link, f"Bot {i}"], stdout=subprocess.PIPE, text=True)
        for i, link in enumerate(links)
    ]
    for bot in bots:
        said, _ = bot.communicate(timeout=120)
        assert bot.returncode == 0
        assert said.startswith("over")
    match = landbridge.loads(ada.get(f"/api/tables/{table}/record").body)
    assert match.over
    assert [name.startswith("Bot") for name in match.names] == [True] * seats


MINE = """
def choose(game, kit, view, seat, rng, budget):
    assert game.view(kit, view, seat) == view
    return game.offers(kit, view, seat)[-1]
"""


@pytest.mark.few(1)
@pytest.mark.parametrize("game", landbridge.game_names())
def test_an_arena_bot_at_a_table(game: str, server: Running, ada: Guest, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(MINE)
    seats = max(2, landbridge.game(game).seats.start)
    table = ada.open(game, "open", *["random"] * (seats - 1), options=short_options(game))
    link = f"{server.url}/join/{game}#{ada.invite(table, 'A')}"
    run = subprocess.run(
        [sys.executable, "-m", "landbridge", "bot", f"{tmp_path / 'mine.py'}:choose", link, "--lang", "en"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.stderr == ""
    assert run.stdout.startswith("mine sits on seat A and plays.")
    match = landbridge.loads(ada.get(f"/api/tables/{table}/record").body)
    assert match.over
    assert match.names[0] == "mine"


def test_what_is_no_link_is_explained(server: Running) -> None:
    for link, said in (
        ("hashi", "This link is not an invitation"),
        (f"{server.url}/join/hashi#nonsense", "The server answered 4"),
        ("http://127.0.0.1:9/join/hashi#code", "The server cannot be reached"),
    ):
        run = subprocess.run(
            [sys.executable, "-m", "landbridge", "bot", "greedy", link, "--lang", "en"],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert run.returncode == 2
        assert run.stderr.startswith(said)
        assert run.stdout == ""


@pytest.mark.parametrize("kind", ["example", "command"])
@pytest.mark.parametrize("what", ["answer", "stream"])
def test_a_busy_server_is_asked_again(kind: str, what: str) -> None:
    """Twice 429 with `Retry-After`, then an answer, or a stream."""
    asked: list[str] = []

    class Busy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path)
            busy = len(asked) < 3
            body = b"{}" if what == "answer" else b"data: {}\n\n"
            self.send_response(429 if busy else 200)
            if busy:
                self.send_header("Retry-After", "0.01")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Busy) as there:
        threading.Thread(target=there.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{there.server_port}"
        bot: Any = Remote(url) if kind == "command" else runpy.run_path(str(BOT))["Bot"](url)
        if what == "answer":
            assert bot.ask("/x") == {}
        else:
            bot.wait("x", "A", 7)
        there.shutdown()
    assert asked == ["/x" if what == "answer" else "/api/tables/x/stream?seat=A&after=7"] * 3


def test_being_ready_takes_an_id_like_everything_that_is_sent(server: Running, ada: Guest) -> None:
    table = ada.open("hashi", "me", "open")
    said = {"id": "r-1", "words": "low tide"}
    first, second = (ada.post(f"/api/tables/{table}/ready", said) for _ in range(2))
    assert (first.status, second.status) == (200, 200)
    assert first.json["table"]["seats"][0]["ready"] is second.json["table"]["seats"][0]["ready"] is True
