"""What there is to say about a move, from a viewer's two views of it.

What follows from a choice by itself is carried out once more with the rules' own `go_on`, one happening at a time, on
the view before, with the cards that the view after shows.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.state import FATE, NOTHING, UNKNOWN, State
from landbridge.games.river_dragons import notation
from landbridge.games.river_dragons.rules import outcomes, pawns, rulebook
from landbridge.games.river_dragons.rules.stones import free_number
from landbridge.games.river_dragons.state import (
    CARDS,
    DRAGON,
    LAY,
    LEAP,
    LIFT,
    NAME,
    POINT,
    POSITIONS,
    PROGRAMME,
    REVEAL,
    SIZES,
    STEP,
    STONE,
    TAKE,
    VILLAGES,
)

Values = dict[str, str | int]

HAPPENINGS = {
    outcomes.CANCELLED: "river-dragons-fact-cancelled",
    outcomes.NO_STONE_LEFT: "river-dragons-fact-no-stone-left",
    outcomes.NO_ROOM: "river-dragons-fact-no-room",
    outcomes.NO_PLANK_LEFT: "river-dragons-fact-no-plank-left",
    outcomes.PLANK_LEAVES: "river-dragons-fact-plank-leaves",
    outcomes.STEP_FALLS: "river-dragons-fact-step-falls",
    outcomes.STEP_STAYS: "river-dragons-fact-step-stays",
    outcomes.JUMP_FALLS: "river-dragons-fact-jump-falls",
    outcomes.JUMP_STAYS: "river-dragons-fact-jump-stays",
    outcomes.NO_REMOVAL: "river-dragons-fact-no-removal",
    outcomes.DRAWN: "river-dragons-fact-drawn",
}


# R6.5: a jump that fails though there is a pawn to jump over, for want of a place to land.
BLOCKED = {
    outcomes.JUMP_FALLS: "river-dragons-fact-jump-blocked-falls",
    outcomes.JUMP_STAYS: "river-dragons-fact-jump-blocked-stays",
}


def card_values(s: Any, card: int) -> Values:
    """A card as the catalogues choose by it: 0 … 7, and 8 for a dragon with its colour."""
    return {"card": min(card, DRAGON), "dragon": max(0, card - DRAGON)}


def plank_values(plank: int) -> Values:
    return {"size": plank % SIZES + 1, "colour": plank // SIZES}


def facts(kit: Kit, before: State, seat: int, move: int, after: State) -> list[Fact]:
    picked = before.stage == PROGRAMME
    if picked and after.stage == PROGRAMME and after.round_no == before.round_no:
        # A draft: only that somebody has five cards is public (R2.1).
        done = after.picks[seat] == POSITIONS and before.picks[seat] != POSITIONS
        return [Fact("river-dragons-fact-done", {"seat": seat})] if done else []
    if seat == FATE:
        return [Fact("river-dragons-fact-first", {"seat": after.first})]
    t = _with_cards(before, after)
    told: list[Fact] = []
    if picked:
        _close_programmes(t)
    else:
        told = _choice(kit, t, seat, move)
        rulebook.choose(kit.fields.fields, t.fields, seat, move)
    if t.winner != NOTHING:
        return [*told, Fact("river-dragons-fact-wins", {"seat": seat})]
    while True:
        was = t.seat, t.named, t.position, t.pawn[t.seat]
        happened = rulebook.go_on(kit.fields.fields, t.fields)
        if happened == 0:
            return told
        told += _happening(t, happened, *was)


def _with_cards(before: State, after: State) -> State:
    """The state before, with every card that has been turned since; the others never matter."""
    t = before.copy()
    for seat in range(t.seats):
        for position in range(POSITIONS):
            if t.programme[seat, position] in (UNKNOWN, NOTHING):
                card = after.shown[seat, position]
                t.programme[seat, position] = card if 0 <= card < CARDS else 0
    return t


def _close_programmes(t: State) -> None:
    for seat in range(t.seats):
        t.picks[seat] = POSITIONS
    t.position = 0
    t.stage = REVEAL


def _choice(kit: Kit, t: State, seat: int, move: int) -> list[Fact]:
    """What a seat did, on the state before it."""
    values: Values = {"seat": seat, "where": notation.write(kit, t, move).partition(" ")[2]}
    if move < LAY:
        return [Fact("river-dragons-fact-names", {"seat": seat, **plank_values(move - NAME)})]
    if move < STEP:
        return [_laying(kit, t, seat, move)]
    if move < TAKE:
        place = move - (STEP if move < LEAP else LEAP)
        how = "step" if move < LEAP else "jump"
        if place < VILLAGES:
            return [Fact(f"river-dragons-fact-{how}-village", {"seat": seat, "colour": place})]
        return [Fact(f"river-dragons-fact-{how}-plank", values)]
    if move < LIFT:
        return [Fact("river-dragons-fact-takes", values | plank_values(move - TAKE))]
    if move < STONE:
        return [Fact("river-dragons-fact-lifts", values)]
    if move >= POINT:
        values["stone"] = notation.support_name(kit, free_number(t))
        return [Fact("river-dragons-fact-sinks", values)]
    return [Fact("river-dragons-fact-stone", values)]


def _laying(kit: Kit, t: State, seat: int, move: int) -> Fact:
    values = {"seat": seat, "where": notation.write(kit, t, move), **plank_values(t.named)}
    trial = t.copy()
    rulebook.choose(kit.fields.fields, trial.fields, seat, move)
    if trial.named != NOTHING:
        return Fact("river-dragons-fact-too-short", values)
    lies = trial.laid >> t.named & 1
    return Fact("river-dragons-fact-lays" if lies else "river-dragons-fact-short-lost", values)


def _happening(t: State, happened: int, seat: int, named: int, position: int, stood: int) -> list[Fact]:
    """Return what came by itself; seat, named, position and where the pawn stood are as they were before it."""
    if happened == outcomes.REVEALED:
        told = [Fact("river-dragons-fact-position", {"position": position + 1})]
        for i in range(t.seats):
            who = (t.first + i) % t.seats
            values = card_values(t, t.shown[who, position])
            told.append(Fact("river-dragons-fact-reveals", {"seat": who, **values}))
        return told
    if happened == outcomes.ROUND_ENDS:
        return [Fact("river-dragons-fact-round", {"number": t.round_no, "seat": t.first})]
    if happened not in HAPPENINGS:
        return []
    about: Values = {"seat": seat}
    if happened == outcomes.PLANK_LEAVES:
        about |= plank_values(named)
    if happened == outcomes.CANCELLED:
        about |= card_values(t, t.card)
    if happened == outcomes.DRAWN:
        about = {"number": t.round_no}
    if happened in BLOCKED and pawns.beside(t, stood) & pawns.pawns(t):
        return [Fact(BLOCKED[happened], about)]
    return [Fact(HAPPENINGS[happened], about)]
