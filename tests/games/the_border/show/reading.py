"""A scene of The Border and its facts a second time: from the spaces crossed off, and from who reached what."""

from __future__ import annotations

from typing import Any

from landbridge import PUBLIC, Fact, Kit
from landbridge.core.state import FATE, NOTHING
from landbridge.games.the_border.state import BEGIN, CHOOSE, DEAL, FIRST, OVER, ROLL, SECOND
from landbridge.games.the_border.state import DONE as DONE_MOVE

HUES, LETTERS = ("red", "green", "blue", "yellow", "orange", "grey"), "rgbyos"
VALUES = ((12, 6), (11, 5), (10, 5), (9, 4), (8, 4), (7, 3), (6, 3), (5, 2), (4, 2))  # B4.4


def said(key: str, **values: str | int) -> dict[str, Any]:
    return {"key": f"the-border-{key}", "values": values}


def spaces(sheet: Any) -> set[int]:
    return {n for n in range(86) if sheet.crossed[n // 43] >> n % 43 & 1}


def dice(bundle: int) -> list[int]:
    return [bundle >> 4 * colour & 15 for colour in range(6)]


def letters(bundle: int) -> str:
    return " ".join(letter for letter, n in zip(LETTERS, dice(bundle), strict=True) for _ in range(n))


def area_points(v: Any, seat: int, area: int) -> int:
    when = v.reached[seat, area]
    if not when:
        return 0
    sooner = any(0 < v.reached[other, area] < when for other in range(v.seats))
    return VALUES[area][1 if sooner else 0]


def would_bring(v: Any, seat: int, area: int) -> int:
    """The higher value, until somebody else has completed it."""
    taken = any(v.reached[other, area] for other in range(v.seats) if other != seat)
    return VALUES[area][1 if taken else 0]


def name_of(kit: Kit, n: int) -> str:
    column, row = kit.board.spaces[n]
    return f"{'abcdefghijklmnopqrstuvwxyz'[column]}{row + 1}"


def scene(kit: Kit, v: Any, viewer: int) -> dict[str, Any]:
    own, seats = (0 if viewer == PUBLIC else viewer), range(v.seats)
    acts = viewer != PUBLIC and bool(kit.game.actors(kit, v) >> viewer & 1)
    moves = kit.game.offers(kit, v, viewer) if acts else []
    completed = [sum(v.reached[seat, area] > 0 for area in range(9)) for seat in seats]
    points = [sum(area_points(v, seat, area) for area in range(9)) for seat in seats]
    rows: list[dict[str, Any]] = []
    for area, (first, later) in enumerate(VALUES):
        cells = []
        for seat in seats:
            if v.reached[seat, area]:
                cells.append({"text": str(area_points(v, seat, area)), "mark": "got"})
            elif would_bring(v, seat, area) < first:
                cells.append({"text": str(first), "mark": "lost"})
            else:
                cells.append({"text": "", "mark": ""})
        motif = MOTIFS.index(kit.board.areas[area].motif) + 1
        label = said("sheet-area", motif=motif, first=first, later=later)
        rows.append({"label": label, "about": None, "kind": "part", "cells": cells})
    about = said("sheet-enough", needed=6)
    rows.append({"label": said("sheet-areas"), "about": about, "kind": "part", "cells": plain(completed)})
    rows.append({"label": said("sheet-total"), "about": None, "kind": "total", "cells": plain(points)})
    if v.stage == OVER:
        best = [max(area_points(v, seat, area) for area in range(9)) for seat in seats]
        tie = said("sheet-tie")
        rows.append({"label": said("sheet-best"), "about": tie, "kind": "part", "cells": plain(best)})
    return {
        "prompt": prompt(v, viewer, moves),
        "labels": labels(kit, v, own, acts),
        "controls": (["stop"] if v.stage == CHOOSE else ["done"]) if acts else [],
        "status": [status(v, seat, completed[seat]) for seat in seats],
        "first": v.active if v.active != NOTHING else None,
        "sheet": rows,
        "board": {
            "stage": ("deal", "begin", "roll", "choose", "first", "second", "over")[v.stage],
            "round": v.round_no,
            "roll": v.roll_no,
            "rolls": 3,
            "enough": 6,
            "active": v.active if v.active != NOTHING else None,
            "dice": lying(v, own),
            "flying": v.flying,
            "viewer": own,
            "seats": [seat_of(kit, v, seat, points[seat], completed[seat]) for seat in seats],
        },
    }


MOTIFS = ("castle", "eagle", "oak", "villa", "windmill", "boat", "lighthouse", "skep", "well")


def plain(numbers: list[int]) -> list[dict[str, str]]:
    return [{"text": str(number), "mark": ""} for number in numbers]


def seat_of(kit: Kit, v: Any, seat: int, points: int, completed: int) -> dict[str, Any]:
    now, seen = spaces(v.sheets[seat]), spaces(v.settled[seat])
    second = v.stage == SECOND
    board = v.board[seat]
    segments = kit.board.segments(board) if board != NOTHING else [[]] * 24
    left = [len({*segment} - now) for segment in segments]
    return {
        "board": None if board == NOTHING else board,
        "dry": sorted(seen if second else now),
        "now": [] if second else sorted(now - seen),
        "wet": sorted(now - seen) if second else [],
        "done": second and seat != v.active and bool(v.done >> seat & 1),
        "points": points,
        "completed": completed,
        "left": left if board != NOTHING else [0] * 24,
        "areas": [
            {
                "points": area_points(v, seat, area),
                "now": would_bring(v, seat, area),
                "lacks": len({*kit.board.areas[area].ring} - now),
            }
            for area in range(9)
        ],
    }


def lying(v: Any, own: int) -> list[dict[str, str]]:
    """Each die that has landed: used by the active player, in one's own draft, or free."""
    if v.stage == OVER:
        return []
    rolled, unused, mine = dice(v.rolled), dice(v.dice), dice(v.used[own])
    found = []
    for colour in range(6):
        if v.stage == ROLL:
            free, draft = rolled[colour], 0
        elif v.stage != SECOND:
            free, draft = unused[colour], 0
        else:
            pool = unused if max(unused) else rolled  # B3.4: all five used, so one of them to everybody
            draft = mine[colour]
            free = pool[colour] - draft
            if max(unused) == 0 and max(mine) > 0:
                free = 0
        uses = ["free"] * free + ["draft"] * draft + ["gone"] * (rolled[colour] - free - draft)
        found += [{"hue": HUES[colour], "letter": LETTERS[colour], "use": use} for use in uses]
    return found


def prompt(v: Any, viewer: int, moves: list[int]) -> dict[str, Any] | None:
    if not moves:
        return None
    if v.stage == CHOOSE:
        return said("prompt-choose", roll=v.roll_no, rolls=3)
    left = sum(dice(v.dice))
    can = any(move != DONE_MOVE for move in moves)
    if v.stage == FIRST:
        return said("prompt-first" if can else "prompt-first-none" if left else "prompt-first-all", dice=left)
    used = sum(dice(v.used[viewer]))
    if not can:
        return said("prompt-second-enough" if used else "prompt-second-none")
    return said("prompt-second", dice=left - used) if left else said("prompt-second-one")


def status(v: Any, seat: int, completed: int) -> dict[str, Any] | None:
    if v.stage in (DEAL, BEGIN):
        return None
    if v.stage == SECOND and seat != v.active:
        return said("status-done" if v.done >> seat & 1 else "status-crossing")
    if seat == v.active and v.stage in (ROLL, CHOOSE):
        return said("status-rolling", roll=v.roll_no, rolls=3)
    if seat == v.active and v.stage == FIRST:
        return said("status-first")
    return (
        said("status-closed", count=completed)
        if completed >= 6
        else said("status-areas", count=completed, needed=6)
    )


def labels(kit: Kit, v: Any, own: int, acts: bool) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if v.board[own] != NOTHING:
        now, seen = spaces(v.sheets[own]), spaces(v.settled[own])
        segments = kit.board.segments(v.board[own])
        spots = list(kit.board.spaces)
        for n in range(86):
            name = name_of(kit, n)
            mine = [i for i, members in enumerate(segments) if n in members]
            if not mine:
                found[f"space-{name}"] = said("name-white", space=name)
                continue
            about: dict[str, Any] = {"space": name, "colour": mine[0] // 4 + 1, "length": mine[0] % 4 + 2}
            left = len({*segments[mine[0]]} - now)
            if n in now:
                draft = v.stage == SECOND and n not in seen
                found[f"space-{name}"] = said("name-space-draft" if draft else "name-space-crossed", **about)
            else:
                beside = any(touches(spots[n], spots[other]) for other in now)
                found[f"space-{name}"] = said(
                    "name-space-near" if beside else "name-space", **about, left=left
                )
        for i, members in enumerate(segments):
            left = len({*members} - now)
            segment: dict[str, Any] = {"colour": i // 4 + 1, "length": i % 4 + 2}
            handle = f"segment-{i % 4 + 2}{LETTERS[i // 4]}"
            found[handle] = (
                said("name-segment", **segment, left=left) if left else said("name-segment-full", **segment)
            )
    for colour, count in enumerate(dice(v.rolled)):
        if count:
            found[f"die-{LETTERS[colour]}"] = said("name-die", colour=colour + 1, dice=count)
    if acts and v.stage == CHOOSE:
        found |= {"roll": said("control-roll"), "stop": said("control-stop")}
    elif acts:
        left, used = sum(dice(v.dice)), sum(dice(v.used[own]))
        if v.stage == FIRST:
            found["done"] = said("control-done-leave" if left else "control-done-all", dice=left)
        else:
            found["done"] = said("control-done", count=used) if used else said("control-done-nothing")
    return found


def touches(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Hexagons in rows, every second row half a space to the right."""
    across = (2 * one[0] + one[1] % 2) - (2 * other[0] + other[1] % 2)
    down = one[1] - other[1]
    return (down == 0 and abs(across) == 2) or (abs(down) == 1 and abs(across) == 1)


# --- what is told of a move -----------------------------------------------------------------------------------


def facts(kit: Kit, b: Any, seat: int, move: int, a: Any) -> list[Fact]:
    def fact(key: str, **values: str | int) -> Fact:
        return Fact(f"the-border-fact-{key}", values)

    if seat == FATE:
        if b.stage == DEAL:
            (to,) = [i for i in range(a.seats) if a.board[i] != b.board[i]]
            return [fact("board", seat=to, board=a.board[to] + 1)]
        if b.stage == BEGIN:
            return [fact("starts", seat=a.active)]
        if a.stage == ROLL:
            return []
        return [fact("roll", seat=a.active, roll=a.roll_no, rolls=3, dice=letters(a.rolled))]
    if b.stage == CHOOSE:
        again = [n - m for n, m in zip(dice(b.rolled), dice(a.rolled), strict=True)]
        thrown = " ".join(letter for letter, n in zip(LETTERS, again, strict=True) for _ in range(n))
        return [fact("again", seat=seat, dice=thrown)] if a.stage == ROLL else [fact("stops", seat=seat)]
    found: list[Fact] = []

    def areas(one: int) -> list[Fact]:
        made = [area for area in range(9) if a.reached[one, area] and not b.reached[one, area]]
        motifs = [MOTIFS.index(kit.board.areas[area].motif) + 1 for area in made]
        points = [area_points(a, one, area) for area in made]
        keys = [
            "area-first" if p == VALUES[area][0] else "area-later"
            for p, area in zip(points, made, strict=True)
        ]
        return [fact(k, seat=one, motif=m, points=p) for k, m, p in zip(keys, motifs, points, strict=True)]

    if b.stage == FIRST:
        if move != DONE_MOVE:
            name = kit.game.write(kit, b, seat, move)
            return [fact("segment", seat=seat, segment=name, dice=letters(b.dice - a.dice)), *areas(seat)]
        left, used = letters(b.dice), letters(b.rolled - b.dice)
        return [
            fact(
                "used-all" if not left else "used-none" if not used else "used-some",
                seat=seat,
                used=used,
                left=left,
            )
        ]
    if a.stage == SECOND:
        went = a.done >> seat & 1 and not b.done >> seat & 1
        return [fact("done", seat=seat)] if went else []
    for one in range(a.seats):
        if one == b.active:
            continue
        new = sorted(spaces(a.settled[one]) - spaces(b.settled[one]))
        if not new:
            found.append(fact("crossed-nothing", seat=one))
            continue
        segments = kit.board.segments(a.board[one])
        colours = sorted(i // 4 for n in new for i, members in enumerate(segments) if n in members)
        names = ", ".join(name_of(kit, n) for n in new)
        found.append(fact("crossed", seat=one, spaces=names, dice=" ".join(LETTERS[c] for c in colours)))
        found += areas(one)
    if a.stage == OVER:
        counts = [sum(a.reached[i, area] > 0 for area in range(9)) for i in range(a.seats)]
        marks = [
            (
                sum(area_points(a, i, area) for area in range(9)),
                max(area_points(a, i, area) for area in range(9)),
            )
            for i in range(a.seats)
        ]
        if max(counts) < 6:
            found.append(fact("long", rounds=200))
        found += [fact("total", seat=i, areas=counts[i], points=marks[i][0]) for i in range(a.seats)]
        best = [i for i in range(a.seats) if marks[i] == max(marks)]
        found += [fact("wins" if len(best) == 1 else "shares", seat=i) for i in best]
    return found
