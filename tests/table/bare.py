"""Plays a whole game at a table in a process where nothing but Python's own library can be imported.

    python tests/table/bare.py hashi paper=on

Seat A is a person who moves at random, asks for everything there is to ask, and undoes moves; in the other seats are
bots that judge and do not search. What happened is printed as one JSON object.
"""

from __future__ import annotations

import json
import pkgutil
import sys
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from landbridge.table.table import Table

BLOCKED = ("numpy", "numba", "llvmlite", "rich", "typer", "fluent", "babel")
PACKAGES = ("core", "games", "table", "bots")
SPARED = ("learn", "command", "ray_option", "evaluate", "remote")  # observations are arrays; commands print
SECRET, NOON, MOST_UNDONE = bytes(range(32)), 1_800_000_000_000, 6


class Blocker:
    """Stands before all other finders."""

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        if name.partition(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"{name} is blocked", name=name)


def import_all() -> int:
    """Every module that playing may need."""
    count = 0
    for package in PACKAGES:
        home = import_module(f"landbridge.{package}")
        for module in pkgutil.walk_packages(home.__path__, f"{home.__name__}."):
            if not set(module.name.split(".")) & set(SPARED):
                import_module(module.name)
                count += 1
    return count


class Person:
    """Plays seat A and asks about everything."""

    def __init__(self, t: Table, seed: int):
        from landbridge.table.person import Person as Someone

        self.t, self.rng, self.me = t, Random(seed), Someone("ada", "Ada")
        self.asked: Counter[str] = Counter()
        self.heard: set[str] = set()  # moves that were on offer once

    def look(self) -> list[str]:
        """View, scene, offers, and why a move of another time is none now; the moves on offer."""
        from landbridge.core.errors import Unreadable
        from landbridge.core.show.scene import scene_of
        from landbridge.core.state import PUBLIC
        from landbridge.table import actions, views

        t = self.t
        for viewer in (PUBLIC, 0):
            for look in (views.VIEW, views.SCENE):
                shown = views.picture(t, viewer, "ada", "", NOON, look=look)
                json.dumps(shown)
                self.asked[look] += shown[look] is not None
        json.dumps(scene_of(t.game).layout(t.kit))
        moves = [offer["move"] for offer in shown["offers"]]
        self.asked["offers"] += len(moves)
        others = sorted(self.heard - set(moves))
        self.heard.update(moves)
        for text in others[:: max(1, len(others) // 3)]:
            try:
                refusal = actions.why_not(t, self.me, "A", text, None)
            except Unreadable:
                continue
            if refusal is not None:
                assert refusal.fact.key in str(refusal)
                self.asked["why"] += 1
        return moves

    def act(self) -> None:
        from landbridge.table import actions

        self.move(self.rng.choice(self.look()))
        t = self.t
        if t.status == "playing" and t.live is not None and self.asked["undo"] < MOST_UNDONE:
            before = t.live.state.tobytes()
            if t.live.drafts.get(0) and not t.game.is_final(t.kit, t.live.state, 0):
                actions.take_back(t, NOON, self.me, "A", 1, {}, "back")
            elif t.live.undoable(0):
                actions.ask_back(t, NOON, self.me, "A", {}, "ask")
            else:
                return
            assert t.live.state.tobytes() != before
            self.asked["undo"] += 1

    def move(self, text: str) -> None:
        from landbridge.table import actions

        actions.move(self.t, NOON, self.me, "A", text, None, {}, "move")


def play(game: str, options: dict[str, str], bots: Sequence[str]) -> dict[str, Any]:
    from landbridge import registry
    from landbridge.bots import bot, search
    from landbridge.table import actions
    from landbridge.table.table import Table

    found = registry.game(game)
    levels = search.levels(found)
    assert all(name not in levels or levels[name].games == 0 for name in bots), "these do not search"
    terms: dict[str, Any] = {
        "pace": "live",
        "clock": None,
        "substitute": "passive",
        "listed": False,
        "luck": 2,
    }
    terms |= {"game": game, "version": found.version, "options": options, "seats": 1 + len(bots)}
    t = Table("table", SECRET)
    t.happen(NOON, "open", None, terms, "ada", "open")
    ada, rng = Person(t, 1), Random(2)
    actions.sit(t, NOON, ada.me, 0, 1, {}, "sit")
    for letter, name in zip("BCDEF", bots, strict=False):
        actions.put_bot(t, NOON, ada.me, letter, name)
    actions.ready(t, NOON, ada.me, [0], "luck")
    t.deal(NOON)
    while t.status == "playing":
        assert t.live is not None
        for seat in t.waiting_for_bots[:1]:
            chosen = bot.find(found, t.seats[seat].played_by)(
                found, t.kit, t.live.view(seat), seat, rng, None
            )
            actions.bot_move(t, NOON, seat, t.seats[seat].acts, int(chosen))
        if 0 in t.acting:
            ada.act()
        t.deal(NOON)
    return {"game": game, "asked": ada.asked, **ending(t)}


def ending(t: Table) -> dict[str, Any]:
    """How it ended; the snapshot and the events tell the same."""
    assert t.live is not None
    kept = json.loads(json.dumps(t.as_json()))
    again, replayed = type(t).from_json(t.id, SECRET, t.n, kept), type(t).from_events(t.id, SECRET, t.fresh)
    assert again is not None
    assert again.live is not None
    assert replayed.live is not None
    assert again.live.state == t.live.state == replayed.live.state
    moves = Counter(event.seat for event in t.fresh if event.kind == "move")
    return {
        "status": t.status,
        "moves": moves,
        "points": t.live.points(),
        "state": t.live.state.tobytes().hex(),
    }


def main(game: str, bots: str, *options: str) -> None:
    modules = import_all()
    told = play(game, dict(option.split("=") for option in options), bots.split(","))
    loaded = [name for name in BLOCKED if name in sys.modules]
    assert not loaded, loaded
    print(json.dumps({**told, "modules": modules}))


if __name__ == "__main__":
    sys.meta_path.insert(0, Blocker())
    main(*sys.argv[1:])
