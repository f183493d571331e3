"""Games to step through: played once, then any position is a few moves away."""

from __future__ import annotations

from typing import Any

from landbridge.core.game import LETTERS, seats_in
from landbridge.core.options import to_text
from landbridge.core.play.match import Match
from landbridge.core.play.record import RecordError
from landbridge.core.show.scene import plain, scene_of
from landbridge.core.show.state_json import record_json
from landbridge.core.state import FATE, PUBLIC, State
from landbridge.table import views
from landbridge.table.parts import SEATS

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
                    "seat": SEATS[seat],
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
        near = step // self._stride
        kit = self.match.kit
        s = State.from_bytes(self._states[near], kit.state)
        for seat, move in self.match.log[near * self._stride : step]:
            self.match.game.do(kit, s, seat, move)
        return s

    def as_json(self, step: int, look: str, steps: bool) -> dict[str, Any]:
        """Once a game is told whole there is nothing to hide: everybody's view of it is the table itself."""
        match, drawn = self.match, look != views.VIEW
        game, kit = match.game, match.kit
        step = min(step, self.count)
        shown = self.at(step)
        acting = [seat for seat in seats_in(game.actors(kit, shown)) if seat != FATE]
        facts = self.steps[step - 1]["facts"] if step else []
        return {
            "game": game.name,
            "version": game.version,
            "options": to_text(kit.options),
            "names": list(match.names),
            "count": self.count,
            "steps": self.steps if steps else [],
            "course": self.course if steps else [],
            "step": step,
            "view": None if drawn else record_json(shown),
            "scene": scene_of(game).scene(kit, shown, PUBLIC) if drawn else None,
            "layout": scene_of(game).layout(kit) if drawn and steps else None,
            "acting": [LETTERS[seat] for seat in acting],
            "offers": [
                {"seat": LETTERS[seat], **offer}
                for seat in acting
                for offer in views.offers(kit, shown, seat)
            ]
            if drawn
            else [],
            "turn": game.turn(kit, shown),
            "points": [game.points(kit, shown, seat) for seat in range(match.seats)],
            "over": game.actors(kit, shown) == 0 or (match.ended and step == self.count),
            "facts": facts,
        }
