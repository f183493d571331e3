"""A table as one viewer may know it, as JSON: seats, clocks, what is offered, how it looks. No sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landbridge.core.game import LETTERS, Kit
from landbridge.core.show.scene import scene_of
from landbridge.core.show.state_json import record_json
from landbridge.core.state import FATE, PUBLIC, State
from landbridge.table.luck import attempts
from landbridge.table.luck.draws import things_of
from landbridge.table.parts import GATHERING, OVER, PLAYING
from landbridge.table.table import Table
from landbridge.table.watching.insight import ALL, EVERYTHING, insight_json

VIEW, SCENE = "view", "scene"
CHANGES = "changes"  # scenes, as changes of those that a client has


def table_json(t: Table, person: str, base: str, now: int, viewer: int = PUBLIC) -> dict[str, Any]:
    live = t.live
    points = live.points(viewer) if live is not None else None
    over = live is not None and t.status == OVER
    winners, places = (t.winners(), t.places()) if live is not None and over else ([], None)
    tentative = t.tentative
    running, secret = set(t.running), t.told_secret(now) if over else None
    seats, names = [], t.names
    for i, seat in enumerate(t.seats):
        left = seat.clock
        if left is not None and i in running:
            left = max(0, left - max(0, now - t.since))
        seats.append(
            {
                "seat": LETTERS[i],
                "kind": "open" if seat.free and t.status == GATHERING else "bot" if seat.bot else "person",
                "name": names[i],
                "you": bool(person) and seat.person == person,
                "ready": seat.ready,
                "reserved": seat.reserved,
                "away": seat.away,
                "muted": i in t.muted,
                "points": points[i] if points is not None else None,
                "place": places[i] if places is not None else None,
                "winner": i in winners,
                "clock_ms": left,
            }
        )
    return {
        "id": t.id,
        "game": t.terms["game"],
        "version": t.terms["version"],
        "options": t.terms["options"],
        "status": t.status,
        "pace": t.terms["pace"],
        "clock": t.terms["clock"],
        "substitute": t.terms["substitute"],
        "help": t.help,
        "listed": t.terms["listed"],
        "host": bool(person) and t.host == person,
        "link": f"{base}/table#{t.id}",
        "seats": seats,
        "acting": [LETTERS[seat] for seat in t.acting],
        "turn": t.game.turn(t.kit, live.state) if live is not None else None,
        "moved_at": t.moved,
        "promise": t.promise,
        "outside": t.outside,
        "words": t.words,
        "secret": secret.hex() if secret is not None else None,
        "luck": attempts.agreement_json(t, person, now) if t.status == GATHERING else None,
        "deal": dict(t.daily) if t.daily else None,
        "tournament": {"id": t.tournament["id"], "round": t.tournament["round"], "closed": t.is_closed(now)}
        if t.tournament
        else None,
        "ended": {"seat": LETTERS[live.left[-1].seat], "why": live.left[-1].why}
        if live is not None and live.ended
        else None,
        "tentative": {"seat": LETTERS[tentative[0]], "moves": tentative[1]} if tentative else None,
        "asks": {
            "seat": LETTERS[t.ask.seat],
            "moves": t.ask.count,
            "agreed": [LETTERS[s] for s in t.ask.agreed],
        }
        if t.ask
        else None,
        "rematch": t.next or None,
        "watch": dict(t.delay) if t.delay else None,
        "behind": False,
        "insight": insight_json(t, person) if t.insight is not None else None,
    }


def offers(kit: Kit, view: State, seat: int) -> list[dict[str, Any]]:
    """The legal moves of a seat whose turn it is, worked out on its own view: what to touch, and how it is written."""
    game = kit.game
    return [
        {"handles": list(game.handles(kit, view, seat, move)), "move": game.write(kit, view, seat, move)}
        for move in game.offers(kit, view, seat)
    ]


def picture(
    t: Table,
    viewer: int,
    person: str,
    base: str,
    now: int,
    repeated: bool = False,
    look: str = VIEW,
    draw: Callable[[], dict[str, Any]] | None = None,
) -> dict[str, Any]:
    """A table as a viewer may know it now. `draw` tells how it looks; by default as plain JSON."""
    view = t.live.view(viewer) if t.live is not None else None
    scene: dict[str, Any] = {"scene": None}
    if view is not None and look != VIEW:
        scene = draw() if draw else {"scene": scene_of(t.game).scene(t.kit, view, max(PUBLIC, viewer))}
    acts = view is not None and viewer in t.acting
    undo = 0
    if t.outside:  # what was entered is corrected past the end, too
        undo = t.entered if viewer >= 0 and t.status in (PLAYING, OVER) else 0
    elif t.live is not None and t.status == PLAYING:
        undo = t.live.undoable(viewer)
    return {
        "table": table_json(t, person, base, now, viewer),
        "seat": LETTERS[viewer] if viewer >= 0 else EVERYTHING if viewer == ALL else None,
        "at": t.counts[viewer],
        "view": record_json(view) if view is not None and look == VIEW else None,
        "change": None,
        "since": None,
        **scene,
        "offers": offers(t.kit, view, viewer) if acts and view is not None else [],
        "open": bool(acts and view is not None and t.game.is_open(t.kit, view, viewer)),
        "draft": draft(t, viewer),
        "undo": undo,
        "final": view is not None and viewer >= 0 and not t.outside and t.game.is_final(t.kit, view, viewer),
        "chance": chance(t, person) if t.outside else None,
        "repeated": repeated,
    }


def chance(t: Table, person: str) -> dict[str, Any] | None:
    """What may have come at a real table, for whoever enters it; None if it is not chance's turn."""
    live = t.live
    if live is None or t.status != PLAYING or live.acting != [FATE] or person != t.host:
        return None
    game, kit = t.game, t.kit
    due, odds = game.chance(kit, live.state, 0), tuple(game.odds(kit, live.state))
    things = things_of(game, kit, live.state, odds, due.seat)
    told = []
    for move, weight in odds:
        text, fact = things[move]
        said = {"key": fact.key, "values": dict(fact.values)} if fact is not None else None
        told.append({"text": text, "said": said, "left": weight if due.bag is not None else None})
    return {"what": due.purpose, "seat": LETTERS[due.seat] if due.seat is not None else None, "things": told}


def draft(t: Table, seat: int) -> list[str]:
    """A seat's own draft, written on its own view of the settled table."""
    if t.live is None or t.status != PLAYING or not t.live.drafts.get(seat):
        return []
    game, kit = t.game, t.kit
    s = t.live.settled()
    told = []
    for move in t.live.drafts[seat]:
        told.append(game.write(kit, s, seat, move))
        game.do(kit, s, seat, move)
    return told
