"""What the page's worker does around a device, without a browser: keep, think, tell.

Answers are checked by the server's own shapes (`server/http/wire`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from pydantic import BaseModel

from landbridge.device import thinking
from landbridge.device.device import Device
from landbridge.server.http import wire
from landbridge.server.http.routes.table.hints import Hints
from landbridge.server.http.wire import reviews as shapes

SHAPES: dict[tuple[str, str], type[BaseModel]] = {
    ("GET", "games"): wire.Games,
    ("GET", "boards/*"): wire.Boards,
    ("POST", "boards"): wire.BoardChecked,
    ("GET", "tutorials/*"): wire.Tutorial,
    ("GET", "me"): wire.Me,
    ("POST", "me"): wire.Me,
    ("PUT", "me"): wire.Me,
    ("GET", "tables/*/kit"): wire.KitTold,
    ("POST", "tables/*/why"): wire.Why,
    ("POST", "tables/*/hint"): Hints,
    ("GET", "tables/*/log"): wire.Log,
    ("GET", "tables/*/luck"): wire.Luck,
    ("GET", "tables/*/replay"): wire.Replay,
    ("GET", "deals"): wire.Deals,
    ("POST", "deals/*/entry"): wire.DealTold,
    ("POST", "deals/*/par"): wire.DealTold,
    ("POST", "replay"): wire.Replay,
    ("POST", "practice"): wire.PracticeTold,
    ("POST", "practice/why"): wire.Why,
    ("POST", "draw"): wire.Drawn,
    ("GET", "tables/*/review"): shapes.ReviewTold,
    ("POST", "tables/*/review"): shapes.ReviewTold,
    ("GET", "tables/*/review/*"): shapes.Shown,
    ("POST", "reviews"): shapes.ReviewTold,
    ("POST", "reviews/at"): shapes.Shown,
    ("GET", "exercises"): shapes.Exercises,
    ("POST", "exercises/next"): shapes.ExerciseTold,
    ("POST", "exercises/position"): shapes.TryTold,
    ("POST", "exercises/why"): wire.Why,
    ("POST", "exercises/try"): shapes.Verdict,
}


def shape(method: str, path: str) -> type[BaseModel] | None:
    """How an answer has to look; a picture, where nothing else is said; None is text."""
    words = path.partition("?")[0].removeprefix("/api/").split("/")
    if words[-1] == "record":
        return None
    for place in range(len(words)):
        if place % 2 == 1 and words[0] in ("boards", "deals", "tutorials", "tables"):
            words[place] = "*"
    return SHAPES.get((method, "/".join(words)), wire.Picture)


class Refusal(Exception):
    def __init__(self, status: int, body: dict[str, Any]):
        super().__init__(body["error"])
        self.status, self.body = status, body


class Worker:
    """One device; what it keeps outlives it (`restarted`)."""

    def __init__(self, kept: dict[str, Any] | None = None, me: dict[str, str] | None = None):
        self.kept: dict[str, Any] = kept if kept is not None else {}
        self.me = me
        self.deals: dict[tuple[str, str], dict[str, Any]] = {}
        self.notes: dict[str, str] = {}
        self.news: list[dict[str, Any]] = []
        self.meanwhile: Callable[[], object] | None = None  # is done while a bot thinks about the next answer
        self.bots = True  # whether they think as soon as they may
        self.unasked: list[dict[str, Any]] = []  # what they were to think about otherwise
        self.device = Device(json.dumps(me))

    def restarted(self) -> Worker:
        again = Worker(json.loads(json.dumps(self.kept)), self.me)
        again.deals, again.notes = self.deals, self.notes
        return again

    def __call__(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        if path.startswith("/api/deals"):
            self.device.bring_deals(json.dumps([*self.deals.values()]))
        step: Callable[[], str] = partial(self.device.answer, method, path, json.dumps(body))
        head, rest = self._heard(step())
        while not head.isdigit():
            if head == "200 text":
                break
            if head == "wants":
                head, rest = self._heard(self.device.bring(rest, json.dumps(self.kept.get(rest))) or step())
            elif head == "notes":
                begun = {name: text for name, text in self.notes.items() if name.startswith(rest)}
                self.device.bring_notes(rest, json.dumps(begun))
                head, rest = self._heard(step())
            else:
                thought = thinking.think(rest)
                meanwhile, self.meanwhile = self.meanwhile, None
                if meanwhile is not None:
                    self.work()
                    meanwhile()
                step = partial(self.device.go_on, int(head.removeprefix("think ")), thought)
                head, rest = self._heard(step())
        self.work()
        expected = shape(method, path)
        if head == "200 text":
            assert expected is None
            return rest
        told = json.loads(rest)
        if head != "200":
            wire.Refusal.model_validate(told)
            raise Refusal(int(head), told)
        assert expected is not None
        expected.model_validate(told)
        return told

    def _heard(self, answer: str) -> tuple[str, str]:
        head, _, rest = answer.partition("\n")
        return head, rest

    def work(self) -> None:
        """Keep what is to be kept, hand out the news, and let bots think until nobody waits for them."""
        while True:
            work = json.loads(self.device.to_keep()) | json.loads(self.device.to_do())
            self.me = work["me"] or self.me
            for write in work["writes"]:
                self._keep(write)
            self.notes |= work["notes"]
            for deal in work["deals"]:
                self.deals[deal["day"], deal["game"]] = deal
            for news in work["news"]:
                updates = [json.loads(update) for update in news["updates"]]
                for update in updates:
                    wire.Update.model_validate(update)
                self.news.append({**news, "updates": updates})
            if not self.bots:
                self.unasked += work["thoughts"]
                return
            if not work["thoughts"]:
                return
            for one in work["thoughts"]:
                thought = thinking.think(one["think"])
                self.device.bot_moved(one["table"], one["seat"], one["acts"], thought)

    def _keep(self, write: dict[str, Any]) -> None:
        table = self.kept.setdefault(write["table"], {"events": [], "messages": {}})
        table |= {"n": write["n"], "secret": write["secret"], "snapshot": json.loads(write["snapshot"])}
        wire.TableTold.model_validate_json(write["told"])
        table["events"] += [json.loads(event) for _, event in write["events"]]
        for viewer, id, body in write["messages"]:
            told = table["messages"].setdefault(str(viewer), [])
            assert id == len(told) + 1
            told.append(json.loads(body))
