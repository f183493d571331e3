"""What the page's worker does around a device, without a browser: keep, think, tell.

Answers are checked by the shapes that operations declare.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from typing import Any

from landbridge.app.operation import File
from landbridge.app.reading import reader
from landbridge.app.shapes import common, play
from landbridge.app.shapes.table import TableTold
from landbridge.device import thinking
from landbridge.device.device import OPERATIONS, Device


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
        while not head.startswith(("2", "4", "5")):
            kind, _, more = head.partition(" ")
            if head == "wants table":
                head, rest = self._heard(self.device.bring(rest, json.dumps(self.kept.get(rest))) or step())
            elif head == "wants notes":
                begun = {name: text for name, text in self.notes.items() if name.startswith(rest)}
                self.device.bring_notes(rest, json.dumps(begun))
                head, rest = self._heard(step())
            else:
                assert kind == "think"
                thought = thinking.think(rest)
                meanwhile, self.meanwhile = self.meanwhile, None
                if meanwhile is not None:
                    self.work()
                    meanwhile()
                step = partial(self.device.go_on, int(more), thought)
                head, rest = self._heard(step())
        self.work()
        found = OPERATIONS.find(method, path.partition("?")[0].removeprefix("/api/"))
        if head == "200 text":
            assert found is not None
            assert found.operation.answer is File
            return rest
        told = json.loads(rest)
        if head != "200":
            reader(common.Refusal)(told, "")
            raise Refusal(int(head), told)
        assert found is not None
        reader(found.operation.answer)(told, "")
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
                    reader(play.Update)(update, "")
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
        reader(TableTold)(json.loads(write["told"]), "")
        table["events"] += [json.loads(event) for _, event in write["events"]]
        for viewer, id, body in write["messages"]:
            told = table["messages"].setdefault(str(viewer), [])
            assert id == len(told) + 1
            told.append(json.loads(body))
