"""A scene of River Dragons and its facts a second time: from cards, planks and pawns, but not where they are drawn."""

from __future__ import annotations

from typing import Any

from landbridge import PUBLIC, UNKNOWN, Fact, Kit
from landbridge.core.state import FATE, NOTHING
from tests.laws.rebuild_river_dragons import shut_off

COLOURS = ("blue", "green", "pink", "yellow", "red", "black")
ACTIONS = ("stone", "stones", "plank", "planks", "step", "steps", "jump", "remove")
FIRST, PROGRAMME, _, _, ACT, OVER = range(6)
DRAWN = ("at", "along", "spots", "near", "points")  # where, in a drawing


def said(key: str, **values: str | int) -> dict[str, Any]:
    return {"key": f"river-dragons-{key}", "values": values}


def card_of(card: int) -> dict[str, int]:
    return {"card": card, "dragon": 0} if card < 8 else {"card": 8, "dragon": card - 8}


def card_named(card: int) -> dict[str, Any]:
    return {"name": ACTIONS[card] if card < 8 else f"dragon-{COLOURS[card - 8]}", **card_of(card)}


def plank_of(plank: int) -> dict[str, int]:
    return {"size": plank % 6 + 1, "colour": plank // 6}


def support_of(kit: Kit, support: int) -> str:
    if support < 6:
        return COLOURS[support]
    return f"s{support - 5}" if kit.fields.expert else str(kit.board.spot_names[support])


def handle_of(kit: Kit, support: int) -> str:
    return f"village-{COLOURS[support]}" if support < 6 else f"stone-{support_of(kit, support)}"


def where_of(kit: Kit, v: Any, plank: int) -> str:
    return f"{support_of(kit, v.ends[plank, 0])}-{support_of(kit, v.ends[plank, 1])}"


def hand(v: Any, seat: int) -> list[int]:
    """R1.4: the eight actions, and a dragon of every other colour that plays."""
    return [*range(8), *sorted(8 + v.colour[other] for other in range(v.seats) if other != seat)]


def is_cancelled(cards: list[int], colours: list[int], seat: int) -> bool:
    """R3.1, R3.2, of the cards that all have turned at one position."""
    return cards[seat] < 8 and 8 + colours[seat] in cards


def cancelled_in(v: Any, cards: Any, position: int, seat: int) -> bool:
    colours = [v.colour[i] for i in range(v.seats)]
    return is_cancelled([cards[i, position] for i in range(v.seats)], colours, seat)


def scene(kit: Kit, v: Any, viewer: int) -> dict[str, Any]:
    seats, acting = range(v.seats), v.stage == ACT
    laid = [plank for plank in range(36) if v.ends[plank, 0] != NOTHING]
    stones = [i for i in range(6, 33) if v.stones >> i & 1]
    in_play = [6 * v.colour[seat] + size for seat in seats for size in range(6)]
    rows = [
        ("reserve", [sum(v.reserve[seat] >> p & 1 for p in range(36)) for seat in seats]),
        ("laid", [sum(p // 6 == v.colour[seat] for p in laid) for seat in seats]),
        ("arrived", [int(v.winner == seat) for seat in seats]),
    ]
    return {
        "prompt": prompt(kit, v, viewer),
        "labels": labels(kit, v, viewer, laid),
        "controls": [],
        "status": [status(v, seat) for seat in seats],
        "first": None if v.first == NOTHING else v.first,
        "sheet": [
            {
                "label": said(f"sheet-{name}"),
                "about": said("sheet-arrived-about") if name == "arrived" else None,
                "kind": "total" if name == "arrived" else "part",
                "cells": [
                    {"text": str(n), "mark": "got" if name == "arrived" and n else ""} for n in numbers
                ],
            }
            for name, numbers in rows
        ],
        "board": {
            "stage": {FIRST: "first", PROGRAMME: "programme", ACT: "act", OVER: "over"}[v.stage],
            "round": v.round_no,
            "position": v.position if acting else None,
            "seat": v.seat if acting else None,
            "card": card_named(v.card) if acting else None,
            "left": v.left if acting else 0,
            "named": plank_of(v.named) if v.named != NOTHING else None,
            "winner": v.winner if v.winner != NOTHING else None,
            "supply": 27 - len(stones),
            "stones": [
                {"name": support_of(kit, i), "load": sum(i in ends_of(v, plank) for plank in laid)}
                for i in stones
            ],
            "planks": [
                {
                    **plank_of(plank),
                    "handle": f"way-{where_of(kit, v, plank)}",
                    "ends": [handle_of(kit, i) for i in ends_of(v, plank)],
                }
                for plank in laid
            ],
            "gone": [
                plank_of(plank)
                for plank in in_play
                if plank not in laid and not any(v.reserve[seat] >> plank & 1 for seat in seats)
            ],
            "tried": tried(kit, v),
            "seats": [seat_of(kit, v, viewer, seat) for seat in seats],
        },
    }


def ends_of(v: Any, plank: int) -> tuple[int, int]:
    return v.ends[plank, 0], v.ends[plank, 1]


def tried(kit: Kit, v: Any) -> list[list[str]]:
    found, span = [], 0
    for high in range(33):
        for low in range(high):
            if v.tried[span // 60] >> span % 60 & 1:
                found.append([handle_of(kit, low), handle_of(kit, high)])
            span += 1
    return found


def seat_of(kit: Kit, v: Any, viewer: int, seat: int) -> dict[str, Any]:
    place, own = v.pawn[seat], seat == viewer
    known = [v.programme[seat, k] for k in range(5)]
    dragon = any(card >= 8 for card in known)
    programming = v.stage == PROGRAMME
    cards: list[dict[str, Any] | None] = []
    for k, card in enumerate(known):
        turned = not programming and k <= v.position
        when = "next" if not turned else "past" if k < v.position else "now"
        if card == NOTHING or (card == UNKNOWN and programming and v.picks[seat] != 5):
            cards.append(None)
        elif card == UNKNOWN:
            cards.append({"down": True, "when": when, "wet": False, "cancelled": False})
        else:
            gone = turned and cancelled_in(v, v.programme, k, seat)
            more = card_named(card)
            cards.append(
                {"down": not turned, "when": when, "wet": own and programming, "cancelled": gone, **more}
            )
    before = [
        {**card_named(v.shown[seat, k]), "cancelled": cancelled_in(v, v.shown, k, seat)}
        for k in range(5 if programming else 0)
        if v.shown[seat, k] != NOTHING
    ]
    return {
        "colour": v.colour[seat],
        "goal": (v.colour[seat] + 3) % 6,
        "pawn": {"handle": handle_of(kit, place), "village": place}
        if place < 6
        else {"handle": f"way-{where_of(kit, v, place - 6)}", "village": None},
        "done": not programming or v.picks[seat] == 5,
        "cards": cards,
        "before": before,
        "left": [card_named(c) for c in hand(v, seat) if c not in known and not (dragon and c >= 8)],
        "hand": [card_named(c) for c in hand(v, seat)] if own else [],
        "reserve": [plank_of(plank) for plank in range(36) if v.reserve[seat] >> plank & 1],
    }


def status(v: Any, seat: int) -> dict[str, Any] | None:
    if v.winner == seat:
        return said("status-arrived")
    if v.stage == PROGRAMME:
        return said("status-done" if v.picks[seat] == 5 else "status-choosing")
    if v.stage != ACT:
        return None
    about = card_of(v.programme[seat, v.position])
    if cancelled_in(v, v.programme, v.position, seat):
        return said("status-cancelled", **about)
    return said("status-acting" if v.seat == seat else "name", **about)


def prompt(kit: Kit, v: Any, viewer: int) -> dict[str, Any] | None:
    if v.stage == OVER:
        return None
    if v.stage == FIRST:
        return said("prompt-first")
    if v.stage == PROGRAMME:
        if viewer == PUBLIC:
            return said("prompt-programmes")
        laid = sum(v.programme[viewer, k] != NOTHING for k in range(5))
        if laid == 5:
            return said("prompt-sealed-final" if kit.options.laid == "final" else "prompt-sealed")
        return said("prompt-programme", position=laid + 1)
    at, count = {"position": v.position + 1}, {"count": v.left}
    if v.seat != viewer:
        return said("prompt-other", **at, seat=v.seat, **card_of(v.card))
    card = ACTIONS[v.card]
    if card in ("stone", "stones"):
        return said("prompt-point" if kit.options.side == "expert" else "prompt-stone", **at, **count)
    if card in ("plank", "planks"):
        if v.named == NOTHING:
            return said("prompt-name", **at, **count)
        return said("prompt-lay-eye" if kit.options.by_eye else "prompt-lay", **at, **plank_of(v.named))
    if card in ("step", "steps"):
        return said("prompt-step", **at, **count)
    return said(f"prompt-{card}", **at)


def labels(kit: Kit, v: Any, viewer: int, laid: list[int]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    expert = kit.options.side == "expert"
    covered = set() if expert else {i for plank in laid for i in shut_off(kit.board, *ends_of(v, plank))[1]}
    owners = {v.colour[seat]: seat for seat in range(v.seats)}
    for i in range(33):
        count = sum(i in ends_of(v, plank) for plank in laid)
        if i < 6:
            owner = {"owner": owners[i]} if i in owners else {}
            key = "name-village" if owner else "name-village-empty"
            found[handle_of(kit, i)] = said(key, colour=i, **owner, count=count)
        elif v.stones >> i & 1:
            found[handle_of(kit, i)] = said("name-stone", stone=support_of(kit, i), count=count)
        elif not expert:
            name = support_of(kit, i)
            key = "name-island-covered" if i in covered else "name-island"
            found[f"island-{name}"] = said(key, island=name)
    stands = {v.pawn[seat] - 6: seat for seat in range(v.seats)}
    for plank in laid:
        who = {"seat": stands[plank]} if plank in stands else {}
        where = where_of(kit, v, plank)
        key = "name-way-pawn" if who else "name-way"
        found[f"way-{where}"] = said(key, where=where, **plank_of(plank), **who)
    if viewer == PUBLIC:
        return found
    for plank in range(36):
        if v.reserve[viewer] >> plank & 1:
            key = "name-plank-named" if plank == v.named else "name-plank"
            found[f"plank-{plank % 6 + 1}-{COLOURS[plank // 6]}"] = said(key, **plank_of(plank))
    mine = [v.programme[viewer, k] for k in range(5)]
    for card in hand(v, viewer):
        name = f"card-{card_named(card)['name']}"
        if card in mine:
            found[name] = said("name-card-laid", **card_of(card), position=mine.index(card) + 1)
        else:
            found[name] = said("name-card", **card_of(card))
    return found


# --- what is told of a move -----------------------------------------------------------------------------------


def facts(kit: Kit, b: Any, seat: int, move: int, a: Any, told: list[Fact]) -> list[Fact] | None:
    """What must be told first, and of what follows by itself all that can be seen; None: nothing more may be told."""
    if seat == FATE:
        return [Fact("river-dragons-fact-first", {"seat": a.first})]
    if b.stage == PROGRAMME and a.stage == PROGRAMME and a.round_no == b.round_no:
        done = b.picks[seat] != 5 and a.picks[seat] == 5
        return [Fact("river-dragons-fact-done", {"seat": seat})] if done else []
    text = kit.game.write(kit, b, seat, move)
    word, _, where = text.partition(" ")
    if b.stage == ACT:
        first = told[0]
        about = {"seat": seat}
        if word == "plank":
            size, colour = where.split()
            assert first == Fact(
                "river-dragons-fact-names", {**about, "size": int(size), "colour": COLOURS.index(colour)}
            )
        elif word in ("step", "jump"):
            if where in COLOURS:
                assert first == Fact(
                    f"river-dragons-fact-{word}-village", {**about, "colour": COLOURS.index(where)}
                )
            else:
                assert first == Fact(f"river-dragons-fact-{word}-plank", {**about, "where": where})
            assert a.pawn[seat] != b.pawn[seat] or len(told) > 1
        elif "-" in text and word == text:
            lies = a.laid >> b.named & 1
            key = "lays" if lies else "too-short" if a.named == b.named else "short-lost"
            assert first == Fact(f"river-dragons-fact-{key}", {**about, "where": text, **plank_of(b.named)})
        else:
            assert first.values["seat"] == seat
            assert where in first.values.values()
    check_what_follows(b, a, told)
    return None


def check_what_follows(b: Any, a: Any, told: list[Fact]) -> None:
    """Positions that are turned, rounds that begin, cards without effect: each as the cards and the state have it."""
    round_no, first, position = b.round_no, b.first, b.position if b.stage == ACT else -1
    colours, cards, turned = [b.colour[i] for i in range(b.seats)], list[int](), 0
    for fact in told:
        values: dict[str, Any] = dict(fact.values)
        name = fact.key.removeprefix("river-dragons-fact-")
        if name == "position":
            position, turned, cards = position + 1, 0, [0] * b.seats
            assert values == {"position": position + 1}
        elif name == "reveals":
            who = (first + turned) % b.seats
            card = a.shown[who, position]
            assert values == {"seat": who, **card_of(card)}
            cards[who], turned = card, turned + 1
        elif name == "round":
            round_no, first, position = round_no + 1, (first + 1) % b.seats, -1
            assert values == {"number": round_no, "seat": first}
        elif name == "cancelled":
            shown = cards or [b.programme[i, position] for i in range(b.seats)]
            who = values["seat"]
            assert is_cancelled(shown, colours, who)
            assert values == {"seat": who, **card_of(shown[who])}
        elif name == "plank-leaves":
            plank = 6 * values["colour"] + values["size"] - 1
            assert not a.laid >> plank & 1
            assert not any(a.reserve[i] >> plank & 1 for i in range(a.seats))
        elif name == "wins":
            assert a.winner == values["seat"]
        elif name == "drawn":
            assert values == {"number": round_no}
            assert a.stage == OVER
            assert a.winner == NOTHING
    assert (a.winner != NOTHING) == any(fact.key.endswith("-wins") for fact in told)
    if a.stage != OVER:
        assert (a.round_no, a.first) == (round_no, first)
        assert a.stage == PROGRAMME or a.position == position
