"""A page on which any screen can be shown: tables played as far as a picture needs, people who take part."""

from __future__ import annotations

import json
import time
from http.cookiejar import CookieJar
from random import Random
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener

PLAYED = {
    "hashi": 34,
    "the_border": 40,
    "loopit": 16,
    "river_dragons": 16,
}  # moves of the person before the picture


class Guest:
    """Somebody else, who has no browser: requests with cookies of their own."""

    def __init__(self, base: str, name: str):
        self.base = base
        self.opener = build_opener(HTTPCookieProcessor(CookieJar()))
        self.post("/api/me", {"name": name})

    def post(self, path: str, body: dict[str, Any]) -> Any:
        data = json.dumps(body).encode()
        request = Request(self.base + path, data, {"content-type": "application/json"})
        with self.opener.open(request) as answer:
            return json.loads(answer.read() or b"null")


class Stage:
    """A page on which any screen can be shown."""

    def __init__(
        self, page: Any, base: str, query: str = "", tables: dict[str, str] | None = None, host_key: str = ""
    ):
        self.page, self.base, self.host_key = page, base, host_key
        self.query = f"?{query}" if query else ""
        self.made = 0
        self.guests: dict[str, dict[str, Guest]] = {}  # of each tournament
        self.names: dict[str, dict[int, str]] = {}
        self.tables: dict[str, str] = tables if tables is not None else {}  # played as far as pictures need

    def go(self, path: str, mark: str = "", wait: str = "main") -> None:
        self.page.goto("about:blank")  # a new fragment alone would not load the page again
        self.page.goto(f"{self.base}{path}{self.query}{'#' + mark if mark else ''}")
        self.page.wait_for_selector(wait)
        self.page.wait_for_timeout(250)

    def post(self, path: str, body: dict[str, Any], method: str = "POST") -> Any:
        answer = self.page.context.request.fetch(
            self.base + path,
            method=method,
            data=json.dumps(body),
            headers={"content-type": "application/json"},
        )
        if not answer.ok:
            raise RuntimeError(f"{path}: {answer.text()}")
        return answer.json()

    def get(self, path: str) -> Any:
        return self.page.context.request.get(self.base + path).json()

    def table(self, game: str, seats: list[dict[str, str]], **terms: Any) -> str:
        self.made += 1
        self.post("/api/me", {"name": "Ada"})
        body = {"id": f"stage-{id(self)}-{self.made}", "game": game, "seats": seats, **terms}
        told = self.post("/api/tables", body)
        return str(told["table"]["id"])

    def begin(self, id_: str) -> None:
        self.post(f"/api/tables/{id_}/ready", {"words": "picture"})

    def play(self, id_: str, moves: int) -> None:
        """Plays the person's seat with suggestions of the server, as fast as it goes."""
        from tests.browser.robot import Robot

        robot = Robot(self.page, self.base, id_)
        until = time.monotonic() + 60
        made = 0
        while made < moves and time.monotonic() < until:
            told = robot.look()
            if told["table"]["status"] != "playing":
                return
            if "A" not in told["table"]["acting"]:
                time.sleep(0.05)
                continue
            _, text = robot.choice(told)
            made += 1
            move = {"id": f"play-{id_}-{made}", "seat": "A", "move": text}
            self.post(f"/api/tables/{id_}/moves", move)

    def running(self, game: str) -> str:
        """A game in its middle, the person to move."""
        if game not in self.tables:
            bots = [{"kind": "bot", "bot": "greedy"}] * 2
            id_ = self.table(game, [{"kind": "me"}, *bots])
            self.begin(id_)
            self.play(id_, PLAYED[game])
            self.wait_turn(id_)
            self.tables[game] = id_
        return self.tables[game]

    def entered(self, game: str, moves: int) -> str:
        """A game with a real box: so many moves, then on until something is to come, or to its end."""
        key = f"{game} entered {moves}"
        if key not in self.tables:
            id_ = self.table(game, [{"kind": "me"}, {"kind": "open"}], outside=True)
            self.post("/api/me", {"name": "Ben"}, "PUT")
            self.post(f"/api/tables/{id_}/seats/B", {"id": f"sit-{id_}"})
            self.post("/api/me", {"name": "Ada"}, "PUT")
            self.begin(id_)
            rng, made = Random(game), 0
            told = self.get(f"/api/tables/{id_}?seat=A")
            while told["table"]["status"] == "playing" and (made < moves or not told["chance"]):
                made += 1
                seat = (told["table"]["acting"] or ["A"])[0]
                sent = {"id": f"enter-{id_}-{made}", "seat": seat}
                if told["chance"]:
                    sent["move"] = rng.choice(told["chance"]["things"])["text"]
                    told = self.post(f"/api/tables/{id_}/chance", sent)
                    continue
                if told["seat"] != seat:
                    told = self.get(f"/api/tables/{id_}?seat={seat}")
                if moves < made and game == "river_dragons":  # it draws only who begins
                    break
                told = self.post(
                    f"/api/tables/{id_}/moves", {**sent, "move": rng.choice(told["offers"])["move"]}
                )
            self.tables[key] = id_
        return self.tables[key]

    def wait_turn(self, id_: str) -> None:
        for _ in range(400):
            told = self.get(f"/api/tables/{id_}?seat=A")
            if told["table"]["status"] != "playing" or "A" in told["table"]["acting"]:
                return
            time.sleep(0.05)

    def over(self, game: str) -> str:
        key = f"{game} over"
        if key not in self.tables:
            id_ = self.table(game, [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
            self.begin(id_)
            self.play(id_, 1000)
            self.tables[key] = id_
        return self.tables[key]

    def played_deal(self) -> str:
        """A deal of the day that is over."""
        if "deal" not in self.tables:
            self.post("/api/me", {"name": "Ada"})
            id_ = str(self.post("/api/deals/hashi", {"id": f"deal-{id(self)}"})["table"]["id"])
            self.play(id_, 1000)
            self.tables["deal"] = id_
        return self.tables["deal"]

    def reviewed(self, game: str) -> str:
        """A game that is over and reviewed."""
        id_ = self.over(game)
        while True:
            answer = self.page.context.request.fetch(f"{self.base}/api/tables/{id_}/review", method="POST")
            told = answer.json()
            if told.get("review"):
                return id_
            if not answer.ok:  # bots that are not ready yet say when they will be
                time.sleep(told["repeat_after"])

    def tournament(self, title: str, rounds: int = 3) -> str:
        """Six people, the first of them here; nothing is played yet."""
        if title not in self.tables:
            self.post("/api/me", {"name": "Ada"})
            terms = {"game": "hashi", "rounds": rounds, "title": title, "listed": True}
            told = self.post("/api/tournaments", {"id": f"{title.replace(' ', '-')}-{id(self)}", **terms})
            id_ = str(told["id"])
            self.post(f"/api/tournaments/{id_}/join", {"id": "join"})
            self.tables[title] = id_
            guests = {name: Guest(self.base, name) for name in ("Ben", "Chloé", "Dirk", "Elena", "Fernão")}
            for guest in guests.values():
                guest.post(f"/api/tournaments/{id_}/join", {"id": "join"})
            self.guests[id_] = guests
            told = self.get(f"/api/tournaments/{id_}")
            self.names[id_] = {one["number"]: one["name"] for one in told["players"]}
        return self.tables[title]

    def rounds(self, title: str, played: int) -> str:
        """A tournament of three rounds of which some are played: of two players a guest resigns."""
        new = title not in self.tables
        id_ = self.tournament(title)
        if new:
            self.post(f"/api/tournaments/{id_}/start", {"id": "start"})
            for number in range(1, played + 1):
                for board in self.round(id_, number):
                    names = [self.names[id_][player] for player in board["players"]]
                    seat = max(range(len(names)), key=lambda one: names[one])
                    resigns = {"seat": "AB"[seat]}
                    self.guests[id_][names[seat]].post(f"/api/tables/{board['table']}/resign", resigns)
            while (told := self.get(f"/api/tournaments/{id_}"))["round"] <= played and told[
                "status"
            ] != "over":
                time.sleep(0.1)
        return id_

    def round(self, id_: str, number: int) -> list[Any]:
        """Its tables, once they are open."""
        while True:
            told = self.get(f"/api/tournaments/{id_}")
            found = [board for one in told["played"] if one["round"] == number for board in one["boards"]]
            if found and all(board["status"] != "planned" for board in found):
                return found
            time.sleep(0.1)
