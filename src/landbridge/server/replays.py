"""Games to step through: played once, then any position is near."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, seats_in
from landbridge.core.match import Match
from landbridge.core.options import to_text
from landbridge.core.record import RecordError
from landbridge.core.scene import plain, scene_of
from landbridge.core.state import FATE, PUBLIC, State
from landbridge.server import pictures
from landbridge.server.guard import refusal_json
from landbridge.server.table import letter
from landbridge.texts import words

KEPT = 16  # games; whoever scrubs asks for one of them again and again
STATES = 400  # positions kept of one game; the others are a few moves from one of these


class Replay:
    """The settled moves of a match, with positions along the way."""

    def __init__(self, match: Match, broken: RecordError | None = None):
        self.match, self.broken = match, broken
        self.count = len(match.log)
        self._stride = 1 + self.count // STATES
        self._states: list[bytes] = []
        self.steps: list[dict[str, Any]] = []
        self.course: list[dict[str, Any]] = []  # the points at the end of every turn
        game, kit = match.game, match.kit
        s = game.start(kit, match.seats)
        for place, (seat, move) in enumerate(match.log):
            if place % self._stride == 0:
                self._states.append(s.tobytes())
            before = s.copy()
            game.do(kit, s, seat, move)
            turn = game.turn(kit, before)
            self.steps.append(
                {
                    "seat": letter(seat),
                    "move": game.write(kit, before, seat, move),
                    "turn": turn,
                    "facts": plain(game.facts(kit, before, seat, move, s)),
                }
            )
            if place + 1 == self.count or game.turn(kit, s) != turn:
                points = [game.points(kit, s, one) for one in range(match.seats)]
                self.course.append({"turn": turn, "points": points})
        if self.count % self._stride == 0:
            self._states.append(s.tobytes())

    def at(self, step: int) -> State:
        """The table after so many moves."""
        near = min(step // self._stride, len(self._states) - 1)
        kit = self.match.kit
        s = State.from_bytes(self._states[near], kit.state)
        for seat, move in self.match.log[near * self._stride : step]:
            self.match.game.do(kit, s, seat, move)
        return s

    def as_json(self, step: int, lang: str, look: str, steps: bool) -> dict[str, Any]:
        """Once a game is told whole there is nothing to hide: everybody's view of it is the table itself."""
        match, drawn = self.match, look == pictures.SCENE
        game, kit = match.game, match.kit
        step = min(step, self.count)
        shown = self.at(step)
        acting = [seat for seat in seats_in(game.actors(kit, shown)) if seat != FATE]
        facts = self.steps[step - 1]["facts"] if step else []
        say = words(lang)
        told: dict[str, Any] = {
            "game": game.name,
            "version": game.version,
            "options": to_text(kit.options),
            "names": list(match.names),
            "count": self.count,
            "steps": self.steps if steps else [],
            "course": self.course if steps else [],
            "step": step,
            "view": None if drawn else pictures.record_json(shown),
            "scene": pictures.scene(kit, shown, PUBLIC) if drawn else None,
            "layout": scene_of(game).layout(kit) if drawn and steps else None,
            "acting": [LETTERS[seat] for seat in acting],
            "offers": [offer for seat in acting for offer in self._offers(shown, seat)] if drawn else [],
            "turn": game.turn(kit, shown),
            "points": [game.points(kit, shown, seat) for seat in range(match.seats)],
            "over": game.actors(kit, shown) == 0,
            "facts": [
                pictures.sentence(Fact(fact["key"], fact["values"]), say, match.names) for fact in facts
            ],
            "broken": None,
        }
        if self.broken is not None:
            place = pictures.sentence(self.broken.place, say)
            told["broken"] = refusal_json(self.broken.fact, lang, place=place)
        return told

    def _offers(self, s: State, seat: int) -> list[dict[str, Any]]:
        game, kit = self.match.game, self.match.kit
        return [
            {
                "seat": LETTERS[seat],
                "handles": list(game.handles(kit, s, seat, move)),
                "move": game.write(kit, s, seat, move),
            }
            for move in game.offers(kit, s, seat)
        ]


class Replays:
    """The games that were stepped through last."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, Replay] = OrderedDict()
        self._lock = threading.Lock()

    def get(self, key: Hashable, make: Callable[[], Replay]) -> Replay:
        with self._lock:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
                return found
        found = make()
        with self._lock:
            self._kept[key] = found
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return found
