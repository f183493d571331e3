"""Moves at a table, made and taken back, and what each viewer is told of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from landbridge.core.game import LETTERS
from landbridge.core.play.match import Step
from landbridge.core.state import FATE, UNKNOWN, State
from landbridge.table.parts import OVER, SEATS, Event
from landbridge.table.watching.insight import ALL

if TYPE_CHECKING:
    from landbridge.table.table import Table


def move(t: Table, event: Event) -> None:
    assert t.live is not None
    assert event.seat is not None
    live, drafts, phase = t.live, {s: list(m) for s, m in t.live.drafts.items()}, t.live.phase
    settled, log = live.settled(), list(live.log)
    before = {viewer: live.view(viewer) for viewer in t.viewers}
    step = live.play(event.seat, event.data["move"])
    if event.seat != FATE:
        t.seats[event.seat].acts += 1
    if live.log != log:
        t.ask = None  # the table has gone on; a draft is nothing the others know of
    rounds: list[tuple[int, int]] | None = None
    if phase and live.phase != phase:
        drafts.setdefault(step.seat, []).append(step.move)
        rounds = [(seat, move) for seat, moves in sorted(drafts.items()) for move in moves]
    if live.over:
        t.status = OVER
    tentative = t.tentative is not None
    bodies: dict[int, dict[str, Any]] = {}
    for viewer in t.viewers:
        body = None if viewer == ALL else told_of(t, step, viewer, before[viewer], settled, rounds)
        if body is not None:
            bodies[viewer] = {**body, "tentative": True} if tentative else body
    if ALL in before and bodies:  # whoever sees everything is told what the one is told who knows most
        knows = (body for body in bodies.values() if body["move"] is not None)
        bodies[ALL] = bodies.get(step.seat) or next(knows, None) or next(iter(bodies.values()))
    for viewer, body in bodies.items():
        t.tell(event, viewer, body)
    if live.over:
        t.tell_all(event, ending(t))


def told_of(
    t: Table,
    step: Step,
    viewer: int,
    view: State,
    settled: State,
    rounds: list[tuple[int, int]] | None,
) -> dict[str, Any] | None:
    """What a viewer, who had this view, is told of a move; None if for this viewer nothing has happened."""
    assert t.live is not None
    game, kit = t.game, t.kit
    before, shown, after, facts = game.seen(kit, *step, viewer, (view, t.live.view(viewer)))
    stopped = game.actors(kit, step.before) != game.actors(kit, step.after)
    if shown == UNKNOWN and not facts and not stopped and before == after and rounds is None:
        return None
    body: dict[str, Any] = {
        "type": "move" if shown != UNKNOWN else "done" if stopped else "hidden",
        "seat": SEATS[step.seat],
        "move": game.write(kit, before, step.seat, shown) if shown != UNKNOWN else None,
        "facts": [[fact.key, dict(fact.values)] for fact in facts],
        "turn": game.turn(kit, step.before),  # the round it was done in, also if it ends there
        "acting": [LETTERS[seat] for seat in t.acting],
    }
    if rounds is not None:
        body["type"] = "settled"
        body["settled"] = _settled(t, settled, rounds, viewer)
    return body


def _settled(t: Table, s: State, rounds: Iterable[tuple[int, int]], viewer: int) -> list[dict[str, Any]]:
    """A resolved phase, seat by seat; what a viewer may still not know is None."""
    assert t.live is not None
    game, kit, s = t.game, t.kit, s.copy()
    told: list[dict[str, Any]] = []
    for seat, move in rounds:
        text: str | None = game.write(kit, s, seat, move)
        before = s.copy()
        game.do(kit, s, seat, move)
        if not game.disclosed(kit, before, seat, move, s, t.live.state, viewer):
            text = None
        if not told or told[-1]["seat"] != SEATS[seat]:
            told.append({"seat": SEATS[seat], "moves": []})
        told[-1]["moves"].append(text)
    return told


def ending(t: Table) -> dict[str, Any]:
    assert t.live is not None
    told = not t.duplicate and (not t.daily or not t.daily["told"])  # a message is told once, and stays
    dealer = t.live.dealer
    return {
        "type": "over",
        "points": t.live.points(),
        "places": t.places(),
        "winners": [LETTERS[seat] for seat in t.winners()],
        "secret": dealer.secret.hex() if told and dealer is not None else None,
        "facts": [],
    }


def back(t: Table, event: Event) -> None:
    """A draft, or a part of it, is taken back: news for the others only if the seat was done."""
    assert t.live is not None
    assert event.seat is not None
    game, kit = t.game, t.kit
    before = {viewer: t.live.view(viewer) for viewer in t.viewers}
    acted = game.actors(kit, t.live.state)
    count = t.live.take_back(event.seat, event.data.get("moves"))
    t.seats[event.seat].acts += 1
    again = game.actors(kit, t.live.state) != acted
    for viewer in t.viewers:
        own = viewer in (event.seat, ALL)
        if own or again or t.live.view(viewer) != before[viewer]:
            values: dict[str, str | int] = {"seat": event.seat}
            body: dict[str, Any] = {
                "type": "back",
                "seat": LETTERS[event.seat],
                "moves": count if own else None,
                "facts": [["server-fact-back", values]],
                "turn": game.turn(kit, t.live.state),
                "acting": [LETTERS[seat] for seat in t.acting],
            }
            t.tell(event, viewer, body)
