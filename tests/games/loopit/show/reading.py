"""A scene of Loopit and its facts a second time: from the tiles that lie there, without the rules' sets of squares."""

from __future__ import annotations

from typing import Any

from landbridge import PUBLIC, UNKNOWN, Fact, Kit, State
from landbridge.core.state import FATE, NOTHING
from landbridge.games.loopit.state import DRAW, EXCHANGE, FIRST, LAY, LAY_TILES, LEAVE, OVER, PASS, START

SIDES = "NESW"
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
NAMES = [f"{'abcdefghijklm'[q % 13]}{q // 13 + 1}" for q in range(169)]


def said(key: str, **values: str | int) -> dict[str, Any]:
    return {"key": f"loopit-{key}", "values": values}


def tile(kit: Kit, kind: int) -> dict[str, Any]:
    ends, value, _ = kit.board.kinds[kind]
    letters = "".join(side for i, side in enumerate(SIDES) if ends >> i & 1)
    return {"name": f"{letters}{value}", "ends": letters, "value": value}


def beside(s: Any, square: int) -> list[int | None]:
    """The squares around one, None beyond the edge."""
    x, y = square % 13, square // 13
    return [y * 13 + x + dx + 13 * dy if 0 <= x + dx < 13 and 0 <= y + dy < 13 else None for dx, dy in STEPS]


def line_to(kit: Kit, s: Any, square: int) -> list[bool | None]:
    """On each side whether a neighbour's line ends there; None: nothing lies there."""
    found: list[bool | None] = []
    for side, near in enumerate(beside(s, square)):
        if near is None:
            found.append(False)
        elif s.lies[near] == NOTHING:
            found.append(None)
        else:
            found.append(bool(kit.board.kinds[s.lies[near]][0] >> (side + 2) % 4 & 1))
    return found


def fits(kit: Kit, s: Any, kind: int, square: int) -> bool:
    ends, there = kit.board.kinds[kind][0], line_to(kit, s, square)
    agree = all(line is None or line == bool(ends >> side & 1) for side, line in enumerate(there))
    return s.lies[square] == NOTHING and agree and any(there)


def worth(kit: Kit, s: Any, kind: int, square: int) -> tuple[int, int]:
    """L3: its own value times the square's bonus, and the values of all it is joined to."""
    joined = 0
    for near, line in zip(beside(s, square), line_to(kit, s, square), strict=True):
        if line and near is not None:
            joined += kit.board.kinds[s.lies[near]][1]
    return kit.board.kinds[kind][1] * kit.board.bonus[square], joined


def scene(kit: Kit, v: Any, viewer: int) -> dict[str, Any]:
    seats = range(v.seats)
    acts = viewer != PUBLIC and v.stage == LAY_TILES and v.mover == viewer
    racks = [[v.rack[seat, slot] for slot in range(v.held[seat])] for seat in seats]
    found = {}
    for kind in dict.fromkeys(racks[viewer]) if acts else ():
        squares = [q for q in range(169) if fits(kit, v, kind, q)]
        found[tile(kit, kind)["name"]] = {NAMES[q]: sum(worth(kit, v, kind, q)) for q in squares}
    stuck = not any(found.values())
    led = {}
    for q in range(169):
        there = line_to(kit, v, q)
        if v.lies[q] == NOTHING and any(there):
            led[NAMES[q]] = "".join(side for side, line in zip(SIDES, there, strict=True) if line)
    controls, prompt = ask(kit, v, stuck) if acts else ([], None)
    laying = said("status-laying", laid=v.laid, lays=3)
    rows: list[tuple[str, str, list[int]]]
    rows = [("left" if v.stage == OVER else "tiles", "", list(v.held)[: v.seats])]
    if any(v.thrown_count):
        rows.append(("thrown", "thrown-about", list(v.thrown_count)[: v.seats]))
    rows.append(("points", "points-about", list(v.score)[: v.seats]))
    return {
        "prompt": prompt,
        "labels": labels(kit, v, viewer, racks, found if acts else None, led, controls),
        "controls": controls,
        "status": [laying if v.stage == LAY_TILES and v.mover == seat else None for seat in seats],
        "first": None if v.stage == FIRST else v.first,
        "sheet": [
            {
                "label": said(f"sheet-{name}"),
                "about": said(f"sheet-{about}") if about else None,
                "kind": "total" if name == "points" else "part",
                "cells": [{"text": str(number), "mark": ""} for number in numbers],
            }
            for name, about, numbers in rows
        ],
        "board": {
            "tiles": {NAMES[q]: tile(kit, v.lies[q]) for q in range(169) if v.lies[q] != NOTHING},
            "open": led,
            "racks": [[None if kind == UNKNOWN else tile(kit, kind) for kind in rack] for rack in racks],
            "fits": found,
            "points": list(v.score)[: v.seats],
            "mover": v.mover if v.stage == LAY_TILES else None,
            "turn": [v.round_no, (v.mover + v.seats - v.first) % v.seats],
            "laid": v.laid,
            "bag": v.in_bag,
            "gone": v.gone_count,
            "thrown": list(v.thrown_count)[: v.seats],
            "round": v.round_no,
            "rounds": v.last_round,
            "hand": v.hand,
            "over": v.stage == OVER,
        },
    }


def ask(kit: Kit, v: Any, stuck: bool) -> tuple[list[str], dict[str, Any]]:
    """What ends a turn, and what whoever is in turn is asked; the bag is spoken of as it is."""
    strict, german = kit.options.chosen("stop") == "stuck", kit.options.rounds == "german"
    if v.laid:
        left = {"left": 3 - v.laid}
        prompt = (
            said("prompt-enough") if stuck else said("prompt-lay-on" if strict else "prompt-more", **left)
        )
        return (["stop"] if stuck or not strict else []), prompt
    exchange = [] if german or v.in_bag == 0 else ["exchange"]
    if not stuck:
        return exchange, said("prompt-lay-all" if strict else "prompt-lay", left=3)
    if german:
        return ["pass"], said("prompt-drawn-stuck")
    return [*exchange, "pass"], said("prompt-stuck" if v.in_bag > 0 else "prompt-stuck-empty")


def labels(
    kit: Kit,
    v: Any,
    viewer: int,
    racks: list[list[int]],
    found: dict[str, dict[str, int]] | None,
    led: dict[str, str],
    controls: list[str],
) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for q, times in enumerate(kit.board.bonus):
        name = NAMES[q]
        if v.lies[q] != NOTHING:
            one = tile(kit, v.lies[q])
            told[f"square-{name}"] = said("name-tile", square=name, tile=one["name"], value=one["value"])
        elif name in led:
            key = "name-open-bonus" if times > 1 else "name-open"
            told[f"square-{name}"] = said(key, square=name, sides=", ".join(led[name]), times=times)
        else:
            told[f"square-{name}"] = said(
                "name-bonus" if times > 1 else "name-square", square=name, times=times
            )
    for seat, rack in enumerate(racks):
        for kind in rack:
            if kind != UNKNOWN and (seat == viewer or f"tile-{tile(kit, kind)['name']}" not in told):
                one = tile(kit, kind)
                about = {"tile": one["name"], "value": one["value"]}
                if seat == viewer and found is not None:
                    told[f"tile-{one['name']}"] = said(
                        "name-rack-fits", **about, places=len(found[one["name"]])
                    )
                elif f"tile-{one['name']}" not in told:
                    told[f"tile-{one['name']}"] = said("name-rack", **about)
    discard = kit.options.chosen("exchange") == "discard"
    for control in controls:
        told[control] = {
            "stop": said("control-stop", laid=v.laid),
            "pass": said("control-pass-drawn" if kit.options.rounds == "german" else "control-pass"),
            "exchange": said("control-discard" if discard else "control-exchange", count=v.held[viewer]),
        }[control]
    return told


# --- what is told of a move -----------------------------------------------------------------------------------


def facts(kit: Kit, b: Any, seat: int, move: int, a: Any) -> list[Fact]:
    found: list[Fact] = []
    if seat == FATE:
        if b.stage == FIRST:
            found = [Fact("loopit-fact-begins", {"seat": a.first})]
        elif b.stage == LEAVE:
            found = [] if a.stage == LEAVE else [Fact("loopit-fact-leave", {"count": sum_of(a, b)})]
        elif move != UNKNOWN and a.stage != OVER:
            about = tile(kit, move - DRAW)
            told = {"tile": about["name"], "ends": kit.board.kinds[move - DRAW][0], "value": about["value"]}
            start = b.stage == START
            found = [
                Fact("loopit-fact-start", told)
                if start
                else Fact("loopit-fact-draws", {"seat": b.mover, **told})
            ]
    elif move >= LAY:
        kind, square = divmod(move - LAY, 169)
        own, joined = worth(kit, b, kind, square)
        about, times = tile(kit, kind), kit.board.bonus[square]
        values = {
            "seat": seat,
            "tile": about["name"],
            "ends": kit.board.kinds[kind][0],
            "value": about["value"],
        }
        values |= {
            "square": NAMES[square],
            "times": times,
            "own": own,
            "linked": joined,
            "points": own + joined,
        }
        found = [Fact("loopit-fact-lays" if times == 1 else "loopit-fact-lays-bonus", values)]
    elif move == EXCHANGE:
        discard = kit.options.chosen("exchange") == "discard"
        key = "loopit-fact-discards" if discard else "loopit-fact-exchanges"
        found = [Fact(key, {"seat": seat, "count": b.held[seat]})]
    elif move == PASS:
        found = [Fact("loopit-fact-passes", {"seat": seat})]
    if a.stage == OVER:
        left = sum(n for n in a.bag if n > 0) + sum(a.held[i] for i in range(a.seats))
        found.append(Fact("loopit-fact-over" if left else "loopit-fact-all-laid", {"count": left}))
        scores = list(a.score)[: a.seats]
        found += [Fact("loopit-fact-total", {"seat": i, "points": p}) for i, p in enumerate(scores)]
        best = [i for i, p in enumerate(scores) if p == max(scores)]
        found += [
            Fact("loopit-fact-wins" if len(best) == 1 else "loopit-fact-shares", {"seat": i}) for i in best
        ]
    return found


def sum_of(a: State, b: State) -> int:
    """How many have left: one more than before the last draw."""
    return int(b.gone_count) + 1
