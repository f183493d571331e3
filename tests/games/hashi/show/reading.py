"""A scene of Hashi and its facts a second time: from a view's sheets and marks, without the scene's own functions."""

from __future__ import annotations

from typing import Any

from landbridge import PUBLIC, Fact, Kit, State
from landbridge.core.state import FATE, NOTHING

SET_UP, CARD, DRAFT, OVER = range(4)
VALUES = {"red": (9, 5), "blue": (7, 3), "linked": (8, 4)}
UNTIL = {"red": 12, "blue": 7, "linked": 12}
DONE = 18 + 36 + 1  # islands, lines and one for a line that is not printed


def said(key: str, **values: str | int) -> dict[str, Any]:
    return {"key": f"hashi-{key}", "values": values}


class Sheet:
    """What stands on one sheet, and what of it is of the running draft."""

    def __init__(self, kit: Kit, v: Any, seat: int):
        paper = kit.options.paper
        t = v.table if paper else v
        now, seen, lines = t.sheets[seat], t.settled[seat], range(len(kit.board.lines))
        self.numbers, self.before = list(now.number), list(seen.number)
        if paper:
            marks = v.marks[seat]
            standing = [
                (i, marks.what[i] - 18)
                for i in range(marks.count)
                if marks.what[i] >= 18 and not marks.erased[i]
            ]
            self.bridges = [sum(line == n for _, line in standing) for n in lines]
            self.wet = [sum(line == n and i >= marks.settled for i, line in standing) for n in lines]
        else:
            self.bridges = [both(now, n) for n in lines]
            self.wet = [both(now, n) - both(seen, n) for n in lines]
        self.struck = {i for i in range(18) if paper and v.marks[seat].struck >> i & 1}
        self.degree = [
            sum(n for n, ends in zip(self.bridges, kit.board.lines, strict=True) if i in ends)
            for i in range(18)
        ]
        dry = [a - b for a, b in zip(self.bridges, self.wet, strict=True)]
        was = [sum(n for n, ends in zip(dry, kit.board.lines, strict=True) if i in ends) for i in range(18)]
        whole = [i for i in range(18) if i not in self.struck]
        self.finished = {i for i in whole if self.numbers[i] and self.degree[i] == self.numbers[i]}
        self.ringed_before = {i for i in whole if self.before[i] and was[i] == self.before[i]}
        self.fresh = {i for i in range(18) if self.numbers[i] and not self.before[i]}

    def shut(self, kit: Kit, n: int) -> bool:
        """Whether a line takes no bridge any more: two are enough, others cross it, or an island is full."""
        if self.bridges[n] == 2:
            return True
        crossing = [b if a == n else a for a, b in kit.board.crossings if n in (a, b)]
        full = [self.degree[i] >= (self.numbers[i] or 6) for i in kit.board.lines[n]]
        return any(self.bridges[other] for other in crossing) or any(full)

    def linked(self, kit: Kit) -> int:
        """The largest piece of finished islands joined by bridges."""
        most = 0
        for start in self.finished:
            piece, waiting = {start}, [start]
            while waiting:
                at = waiting.pop()
                for n, ends in enumerate(kit.board.lines):
                    if at in ends and self.bridges[n]:
                        other = ends[0] if ends[1] == at else ends[1]
                        if other in self.finished and other not in piece:
                            piece.add(other)
                            waiting.append(other)
            most = max(most, len(piece))
        return most


def both(sheet: Any, n: int) -> int:
    return int((sheet.spanned >> n & 1) + (sheet.doubled >> n & 1))


def scene(kit: Kit, v: Any, viewer: int) -> dict[str, Any]:
    paper = bool(kit.options.paper)
    t = v.table if paper else v
    seats = range(t.seats)
    own = 0 if viewer == PUBLIC else viewer
    challenger = v.challenger if paper and v.challenger != NOTHING else None
    sheets = [Sheet(kit, v, seat) for seat in seats]
    points = [points_of(t, sheets[seat], seat) for seat in seats]
    done = [bool(t.done >> seat & 1) for seat in seats]
    cards = list(zip(kit.fields.card_number, kit.fields.card_bridges, strict=True))
    lies = t.card if t.stage == DRAFT or challenger is not None else None
    mine = sheets[own]
    names = [island.name for island in kit.board.islands]
    if challenger is not None:
        status = [said("status-challenging") if seat == challenger else None for seat in seats]
    elif t.stage in (SET_UP, DRAFT):
        open_ = "status-choosing" if t.stage == SET_UP else "status-drawing"
        status = [said("status-done" if done[seat] else open_) for seat in seats]
    else:
        status = [None] * t.seats
    return {
        "prompt": prompt(kit, v, t, viewer, challenger, mine),
        "controls": controls(t, viewer, challenger),
        "status": status,
        "first": None,
        "sheet": score_sheet(kit, t, sheets, points, challenger, paper),
        "labels": labels(kit, v, t, viewer, challenger, mine),
        "board": {
            "stage": "challenge" if challenger is not None else ("set-up", "card", "draft", "over")[t.stage],
            "seat": own,
            "card_no": t.card_no,
            "rounds": 17,
            "card": {"number": cards[lies][0], "bridges": cards[lies][1]} if lies is not None else None,
            "deck": ["now" if n == lies else "turned" if t.turned >> n & 1 else "" for n in range(18)],
            "piles": [
                {"cards": size, "turned": max(0, min(size, t.card_no - before))}
                for size, before in ((7, 0), (5, 7), (5, 12))
            ]
            if t.seats == 1
            else None,
            "challenger": challenger,
            "wrote": names[min(mine.fresh)] if mine.fresh else None,
            "drawn": sum(mine.wet),
            "done": viewer != PUBLIC and done[viewer],
            "sheets": [
                {
                    "islands": [
                        {
                            "name": names[i],
                            "number": one.numbers[i],
                            "wet": i in one.fresh,
                            "bridges": one.degree[i],
                            "finished": i in one.finished,
                            "ring_wet": i in one.finished and i not in one.ringed_before,
                            "struck": i in one.struck,
                        }
                        for i in range(18)
                    ],
                    "lines": [
                        {"bridges": one.bridges[n], "wet": one.wet[n], "shut": not paper and one.shut(kit, n)}
                        for n in range(len(kit.board.lines))
                    ],
                    "done": done[seat],
                    "points": points[seat],
                    "goals": [t.reached[seat, goal] != 0 for goal in range(3)],
                }
                for seat, one in enumerate(sheets)
            ],
        },
    }


def points_of(t: Any, sheet: Sheet, seat: int) -> int:
    total = 2 * len(sheet.finished)
    for goal, name in enumerate(VALUES):
        when = t.reached[seat, goal]
        if when:
            others = [t.reached[other, goal] for other in range(t.seats) if t.reached[other, goal]]
            early = when <= UNTIL[name] if t.seats == 1 else when == min(others)
            total += VALUES[name][0 if early else 1]
    return total


def prompt(
    kit: Kit, v: Any, t: Any, viewer: int, challenger: int | None, mine: Sheet
) -> dict[str, Any] | None:
    if viewer == PUBLIC:
        return None
    if challenger is not None:
        return (
            said("prompt-challenge")
            if challenger == viewer
            else said("prompt-challenge-wait", seat=challenger)
        )
    if t.stage not in (SET_UP, DRAFT):
        return None
    if t.done >> viewer & 1:
        return said("prompt-wait")
    if t.stage == SET_UP:
        if t.seats == 1:
            return said("prompt-prepare-alone")
        return said("prompt-prepare", owner=0 if viewer == t.seats - 1 else viewer + 1)
    card = {"number": kit.fields.card_number[t.card], "bridges": kit.fields.card_bridges[t.card]}
    if kit.options.paper:
        return said("prompt-paper", **card)
    moves = [kit.game.write(kit, v, viewer, move) for move in kit.game.offers(kit, v, viewer)]
    writes, draws = any("@" in move for move in moves), any("-" in move for move in moves)
    drawn = sum(mine.wet)
    if drawn:
        if draws:
            return said("prompt-draw-on", left=card["bridges"] - drawn)
        return (
            said("prompt-all-drawn") if mine.fresh else said("prompt-all-drawn-only", number=card["number"])
        )
    if mine.fresh:
        return said("prompt-draw" if draws else "prompt-no-room", bridges=card["bridges"])
    key = {(1, 1): "write", (1, 0): "write-only", (0, 1): "draw-only", (0, 0): "nothing"}[writes, draws]
    return said(f"prompt-{key}", **card)


def controls(t: Any, viewer: int, challenger: int | None) -> list[str]:
    if viewer == PUBLIC or t.done >> viewer & 1:
        return []
    if challenger is not None:
        return ["no", *(f"sheet-{'ABCD'[seat]}" for seat in range(t.seats))] if challenger == viewer else []
    return {SET_UP: ["number-3", "number-4"], DRAFT: ["done"]}.get(t.stage, [])


def labels(kit: Kit, v: Any, t: Any, viewer: int, challenger: int | None, mine: Sheet) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for i, island in enumerate(kit.board.islands):
        about: dict[str, Any] = {"island": island.name, "flag": {"": 0, "red": 1, "blue": 2}[island.flag]}
        number, degree = mine.numbers[i], mine.degree[i]
        if i in mine.struck:
            found[f"island-{island.name}"] = said("name-island-struck", **about)
        elif not number:
            found[f"island-{island.name}"] = said("name-island-blank", **about, bridges=degree)
        elif degree == number:
            found[f"island-{island.name}"] = said("name-island-finished", **about, number=number)
        elif degree > number:
            found[f"island-{island.name}"] = said("name-island-over", **about, number=number, bridges=degree)
        else:
            found[f"island-{island.name}"] = said(
                "name-island-number", **about, number=number, missing=number - degree
            )
    for n in range(len(kit.board.lines)):
        name = kit.board.line_name(n)
        found[f"line-{name}"] = said("name-line", line=name, bridges=mine.bridges[n])
    for control in controls(t, viewer, challenger):
        kind, _, name = control.partition("-")
        if kind == "number":
            found[control] = said("do-number", number=int(name))
        elif kind == "sheet":
            found[control] = said("do-sheet", owner="ABCD".index(name))
        elif kind == "no":
            found[control] = said("do-no")
        else:
            left = kit.fields.card_bridges[t.card] - t.drawn[viewer]
            wrote, drawn = t.wrote[viewer], t.drawn[viewer]
            if drawn and left > 0:
                found[control] = said("do-done-leave" if kit.options.paper else "do-done-left", left=left)
            else:
                end = {(1, 1): "", (1, 0): "-wrote", (0, 1): "-drew", (0, 0): "-nothing"}[
                    bool(wrote), bool(drawn)
                ]
                found[control] = said(f"do-done{end}")
    if challenger is not None:
        for island in kit.board.islands:
            found[f"mark-{island.name}"] = said("name-mark-number", island=island.name)
        for n in range(len(kit.board.lines)):
            name = kit.board.line_name(n)
            for which, end in enumerate(("", "/2", "/3"), 1):
                found[f"mark-{name}{end}"] = said("name-mark-bridge", line=name, which=which)
    return found


def score_sheet(
    kit: Kit, t: Any, sheets: list[Sheet], points: list[int], challenger: int | None, paper: bool
) -> list[dict[str, Any]]:
    over = t.stage == OVER and challenger is None
    rows = [
        {
            "label": said("score-islands"),
            "about": said("score-islands-about"),
            "kind": "part",
            "cells": [{"text": str(2 * len(one.finished)), "mark": ""} for one in sheets],
        }
    ]
    for goal, (name, (high, low)) in enumerate(VALUES.items()):
        cells = []
        for seat, one in enumerate(sheets):
            when = t.reached[seat, goal]
            flags = [i for i, island in enumerate(kit.board.islands) if island.flag == name]
            if when:
                others = [t.reached[other, goal] for other in range(t.seats) if t.reached[other, goal]]
                early = when <= UNTIL[name] if t.seats == 1 else when == min(others)
                cells.append({"text": str(high if early else low), "mark": "got"})
            elif name == "linked":
                mark = "lost" if t.stage == OVER else ""
                cells.append({"text": f"{min(6, one.linked(kit))}/6", "mark": mark})
            else:
                have = len(one.finished & {*flags})
                lost = t.stage == OVER or bool(one.struck & {*flags})
                cells.append({"text": f"{have}/{len(flags)}", "mark": "lost" if lost else ""})
        still = any(not t.reached[seat, goal] for seat in range(t.seats))
        card = t.card_no if t.stage == DRAFT else t.card_no + 1  # with which it could be reached next
        sooner = [t.reached[seat, goal] for seat in range(t.seats) if 0 < t.reached[seat, goal] < card]
        gone = card > UNTIL[name] if t.seats == 1 else bool(sooner)
        if still and gone and t.stage != OVER:
            about = said("score-gone", high=high, low=low)
        elif t.seats == 1:
            about = said("score-until", high=high, low=low, card=UNTIL[name])
        else:
            about = said("score-first", high=high, low=low)
        rows.append({"label": said(f"score-{name}"), "about": about, "kind": "part", "cells": cells})
    rows.append(
        {
            "label": said("score-total" if over else "score-so-far"),
            "about": None,  # type: ignore[dict-item]
            "kind": "total",
            "cells": [{"text": str(own), "mark": ""} for own in points],
        }
    )
    if over and t.seats == 1:
        # H6.3: to 40, then in steps of two to 50, then 51, 52, 54, 56, 58, 60
        place = 1 + sum(points[0] > most for most in (40, 42, 44, 46, 48, 50, 51, 52, 54, 56, 58))
        rows.append(
            {
                "label": said(f"rank-{place}"),
                "about": said("score-rank", rank=place, ranks=12),
                "kind": "part",
                "cells": [{"text": str(place), "mark": ""}],
            }
        )
    return rows


# --- what is told of a move -----------------------------------------------------------------------------------


def facts(kit: Kit, b: Any, seat: int, text: str, a: Any) -> list[Fact] | None:
    """None: of challenges, which an oracle judges."""
    paper = bool(kit.options.paper)
    then, now = (b.table, a.table) if paper else (b, a)
    if seat == FATE:
        card = now.card
        number, bridges = kit.fields.card_number[card], kit.fields.card_bridges[card]
        return [Fact("hashi-fact-card", {"card": now.card_no, "number": number, "bridges": bridges})]
    if paper and b.challenger != NOTHING:
        return None
    if now.stage == then.stage:
        went = now.done >> seat & 1 and not then.done >> seat & 1
        return [Fact("hashi-fact-done", {"seat": seat})] if went else []
    names = [island.name for island in kit.board.islands]
    found = []
    if then.stage == SET_UP:
        for owner in range(now.seats):
            ((island, number),) = [(i, n) for i, n in enumerate(now.settled[owner].number) if n]
            by = now.seats - 1 if owner == 0 else owner - 1
            written = {"seat": by, "owner": owner, "number": number, "island": names[island]}
            found.append(Fact(f"hashi-fact-prepared{'' if now.seats > 1 else '-alone'}", written))
        return found
    for one in range(now.seats):
        old, new = settled_of(kit, b, one), settled_of(kit, a, one)
        wrote = [i for i in range(18) if new.numbers[i] and not old.numbers[i]]
        drawn = [
            kit.board.line_name(n)
            for n in range(len(kit.board.lines))
            for _ in range(new.bridges[n] - old.bridges[n])
        ]
        values: dict[str, str | int] = {"seat": one}
        values |= {"number": new.numbers[wrote[0]], "island": names[wrote[0]]} if wrote else {}
        values |= {"count": len(drawn), "lines": ", ".join(drawn)} if drawn else {}
        kind = "both" if wrote and drawn else "wrote" if wrote else "drew" if drawn else "waived"
        found.append(Fact(f"hashi-fact-{kind}", values))
        done = [names[i] for i in sorted(new.finished - old.finished)]
        if done:
            values = {"seat": one, "count": len(done), "islands": ", ".join(done)}
            found.append(Fact("hashi-fact-finished", values))
        for goal, (name, (high, low)) in enumerate(VALUES.items()):
            when = now.reached[one, goal]
            if when and not then.reached[one, goal]:
                sooner = [1 for other in range(now.seats) if 0 < now.reached[other, goal] < when]
                late = when > UNTIL[name] if now.seats == 1 else bool(sooner)
                found.append(Fact(f"hashi-fact-{name}", {"seat": one, "points": low if late else high}))
    if now.stage == OVER and not paper:
        points = [points_of(now, Sheet(kit, a, one), one) for one in range(now.seats)]
        found += [Fact("hashi-fact-total", {"seat": i, "points": p}) for i, p in enumerate(points)]
        if now.seats == 1:
            place = 1 + sum(points[0] > most for most in (40, 42, 44, 46, 48, 50, 51, 52, 54, 56, 58))
            return [*found, Fact(f"hashi-rank-{place}", {"points": points[0]})]
        best = [i for i, p in enumerate(points) if p == max(points)]
        key = "hashi-fact-wins" if len(best) == 1 else "hashi-fact-shares"
        found += [Fact(key, {"seat": i}) for i in best]
    return found


def settled_of(kit: Kit, v: State, seat: int) -> Sheet:
    """A sheet without its draft."""
    dry = v.copy()
    t: Any = dry.table if kit.options.paper else dry
    t.sheets[seat] = t.settled[seat]
    if kit.options.paper:
        dry.marks[seat].count = dry.marks[seat].settled
    return Sheet(kit, dry, seat)
