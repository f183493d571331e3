"""Sends requests that were right once and are spoiled: every answer must be told in the usual shape, and none is a 5xx.

    python -m tests.server.fuzz 20000            # so many requests; prints what was found
    python -m tests.server.fuzz 2000 --seed 7

What people and pages send in whole games of every kind is kept. Then one thing after another of it is spoiled: values,
names, paths, queries, headers, single bytes. Real games go on beside it and must come to their end.
"""

from __future__ import annotations

import argparse
import http.client
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

import landbridge
from landbridge.server.run.limits import Limits
from landbridge.texts import words
from tests.server.host import Guest, Reply, running
from tests.server.table import play_in_order, seat_all

PLENTY = 10**6
UNPACED = Limits(
    acts_per_second=PLENTY, acts_at_once=PLENTY, guests_per_hour=PLENTY, tables_per_person=PLENTY
)
ENGLISH = words("en")
WAITING = ("getting-ready", "bots-busy")  # 503: ask again later, which is an answer
BAD: list[Any] = [
    None,
    True,
    -1,
    0,
    2**63,
    -(2**63) - 1,
    10**400,
    1.5,
    1e308,
    "",
    " ",
    "\x00",
    "\ud800",
    "\u202e",
    "A" * 5000,
    "é" * 300,
    "'; DROP TABLE tables; --",
    "../../../../etc/passwd",
    "<script>",
    "%00",
    "a.a.a.a.a.a=1",
    "[[[[[[[[",
    [],
    {},
    [[[[[[[[[[]]]]]]]]]],
    {"": ""},
    ["A"] * 3000,
    {"a": {"b": {"c": {"d": {}}}}},
]
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "TRACE", "X")
HEADERS = ("content-type", "cookie", "accept-language", "last-event-id", "host", "origin", "authorization")


@dataclass
class Asked:
    """A request that was answered."""

    method: str
    path: str
    body: Any
    cookie: str


@dataclass
class Report:
    requests: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    hung_up: int = 0  # the server closed the connection instead of answering what is no HTTP
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        told = {**self.__dict__, "statuses": dict(sorted(self.statuses.items()))}
        return json.dumps({**told, "faults": self.faults[:10]})


class Remembered(Guest):
    """A guest whose requests are kept."""

    kept: list[Asked]

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Reply:
        reply = super().ask(method, path, body, headers)
        if not isinstance(body, bytes) and reply.status < 300 and not path.endswith("/stream"):
            self.kept.append(Asked(method, path, body, self.cookie))
        return reply


def heard(url: str, games: Sequence[str]) -> tuple[list[Asked], list[Remembered]]:
    """What is sent in one game of each of these kinds, and to the pages around it."""
    kept: list[Asked] = []
    Remembered.kept = kept
    people = [Remembered(url, name) for name in ("Ada", "Ben")]
    for game in games:
        table, players = seat_all(people, game)
        play_in_order(players)
        ada = people[0]
        record = ada.get(f"/api/tables/{table}/record").body.decode()
        for path in (
            "",
            "?seat=A&look=scene&after=3",
            "/log?seat=A&after=1&most=5",
            "/kit?look=scene",
            "/replay",
        ):
            ada.get(f"/api/tables/{table}{path}")
        ada.post("/api/replay", {"record": record})
        ada.post("/api/practice", {"game": game, "seats": 2, "moves": []})
        ada.post(f"/api/tables/{table}/rematch", {"id": ada.fresh()})
        other = ada.open(game, "me", "random")
        ada.ready(other)
        seen = ada.look(other, "A")
        move = seen["offers"][0]["move"] if seen["offers"] else ""
        ada.post(f"/api/tables/{other}/why", {"seat": "A", "move": move})
        ada.post(f"/api/tables/{other}/back", {"id": ada.fresh(), "seat": "A"})
        ada.post(f"/api/tables/{other}/chat", {"id": ada.fresh(), "seat": "A", "text": "Hello"})
        ada.post(f"/api/tables/{other}/resign", {"seat": "A"})
    for path in (
        "/api/me",
        "/api/games",
        "/api/tables?most=20",
        "/api/boards",
        "/healthz",
        "/",
        "/api/openapi.json",
    ):
        people[0].get(path)
    people[0].post("/api/me", {"name": "Ada"})
    people[0].post("/api/boards", {"game": "hashi", "text": "name = 'x'"})
    return kept, people


class Spoiler:
    def __init__(self, kept: list[Asked], cookies: list[str], seed: str):
        self.kept, self.cookies = kept, cookies
        self.luck = random.Random(seed)

    def request(self) -> tuple[str, str, bytes, dict[str, str]]:
        """One that is wrong in one to three ways."""
        asked = self.luck.choice(self.kept)
        method, path, body = asked.method, asked.path, json.loads(json.dumps(asked.body))
        cookie = asked.cookie if self.luck.random() < 0.9 else self.luck.choice(self.cookies)
        headers = {"cookie": cookie, "content-type": "application/json"}
        raw: bytes | None = None
        for _ in range(self.luck.randint(1, 3)):
            way = self.luck.randrange(6)
            if way == 0:
                method = self.luck.choice(METHODS)
            elif way == 1:
                path = self._path(path)
            elif way == 2:
                headers[self.luck.choice(HEADERS)] = (
                    self._text().encode("latin-1", "replace").decode("latin-1")
                )
            elif way == 3 and body is not None:
                raw = self._bytes(json.dumps(body).encode())
            elif body is not None:
                body = self._value(body)
        content = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
        return method, path, content, headers

    def _text(self) -> str:
        bad = str(self.luck.choice(BAD))[:3000]
        return "".join(c for c in bad if c.isprintable()).strip() or "?"

    def _path(self, path: str) -> str:
        place, _, query = path.partition("?")
        if self.luck.random() < 0.5:
            parts = place.split("/")
            parts[self.luck.randrange(len(parts))] = quote(self._text()[:200], safe="%")
            return "/".join(parts) + (f"?{query}" if query else "")
        name = self.luck.choice(("seat", "look", "after", "most", "lang", "x", ""))
        return f"{place}?{query}&{name}={quote(self._text()[:200], safe='%&=')}"

    def _bytes(self, content: bytes) -> bytes:
        data = bytearray(content)
        for _ in range(self.luck.randint(1, 4)):
            at = self.luck.randrange(len(data) + 1)
            if self.luck.random() < 0.5:
                data[at : at + self.luck.randint(0, 8)] = self.luck.randbytes(self.luck.randint(0, 8))
            else:
                del data[at:]
                if not data:
                    break
        return bytes(data)

    def _value(self, value: Any) -> Any:
        """One thing in it, however deep, is something else, missing or too much."""
        if isinstance(value, dict) and value and self.luck.random() < 0.8:
            name = self.luck.choice(list(value))
            way = self.luck.randrange(4)
            if way == 0:
                return {key: one for key, one in value.items() if key != name}
            if way == 1:
                return {**value, self._text()[:50]: self.luck.choice(BAD)}
            return {**value, name: self._value(value[name])}
        if isinstance(value, list) and value and self.luck.random() < 0.8:
            at = self.luck.randrange(len(value))
            return [*value[:at], self._value(value[at]), *value[at + 1 :]]
        if isinstance(value, str) and value and self.luck.random() < 0.5:
            at = self.luck.randrange(len(value))
            return value[:at] + self.luck.choice(("", "\x00", "é", "A", "9", "\n", "😀")) + value[at + 1 :]
        return self.luck.choice(BAD)


def fuzz(folder: Path, requests: int, seed: str = "", games: Sequence[str] = ()) -> Report:
    report = Report()
    with running(folder, limits=UNPACED) as server:
        kept, people = heard(server.url, games or landbridge.game_names())
        spoiler = Spoiler(kept, [one.cookie for one in people], seed)
        others = [Guest(server.url, name) for name in ("Cai", "Dee")]
        table, players = seat_all(others, "hashi")
        line = others[0].connect(timeout=20)
        for number in range(requests):
            method, path, body, headers = spoiler.request()
            report.requests += 1
            try:
                line.request(method, path, body or None, headers)
                answer = line.getresponse()
                content = b"" if _endless(answer) else answer.read()
            except ValueError:  # our own library does not send it
                continue
            except (OSError, http.client.HTTPException):
                report.hung_up += 1
                line.close()
                continue
            report.statuses[answer.status] += 1
            fault = _fault(answer, content, method)
            if fault:
                report.faults.append(f"{method} {path[:200]} {body[:300]!r}: {answer.status} {fault}")
            if _endless(answer) or answer.will_close:
                line.close()
            if number % 50 == 0:
                for player in players:
                    player.step()
        play_in_order(players)
        if others[0].look(table)["table"]["status"] != "over":
            report.faults.append("a game that was played beside it has no end")
        if others[1].get("/healthz").status != 200:
            report.faults.append("the server is not well")
        line.close()
        for one in (*people, *others):
            one.close()
    return report


def _endless(answer: http.client.HTTPResponse) -> bool:
    return (answer.headers.get("content-type") or "").startswith("text/event-stream")


def _fault(answer: http.client.HTTPResponse, content: bytes, method: str) -> str:
    """What is wrong with an answer."""
    if answer.status < 400 or method == "HEAD":
        return ""
    try:
        told = json.loads(content)
        word, reason = told["error"], told["reason"]
    except (ValueError, KeyError, TypeError):
        return "" if answer.status == 400 and b"Invalid HTTP" in content else f"no refusal: {content[:200]!r}"
    if answer.status >= 500 and word not in WAITING:
        return f"{word}"
    return "" if ENGLISH.has(reason["key"]) else f"no sentence: {reason}"


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    asked.add_argument("requests", type=int, nargs="?", default=20_000)
    asked.add_argument("--seed", default="")
    said = asked.parse_args()
    with tempfile.TemporaryDirectory() as name:
        report = fuzz(Path(name), said.requests, said.seed)
    print(report)
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
