"""Whatever stands on a sheet counts or is refused, nothing is forgotten; a goal is first only if the sheet says so."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from landbridge.core.game import LETTERS, Kit
from landbridge.core.play.match import Entry, Match
from landbridge.core.state import FATE, NOTHING
from landbridge.games.loopit.game import EDITIONS
from landbridge.sheet import Touch, check, touched, written
from tests.sheet.test_sheets import kit_of
from tests.support.walks import whole_game


def finished(kit: Kit, seats: int, seed: int) -> Match:
    match = Match(kit.game, kit, LETTERS[:seats])
    for moment in whole_game(kit.game, kit.quick(), seats, seed):
        match.log.append(Entry(moment.seat, moment.move))
        match.state = moment.after
    return match


# --- goals and areas ------------------------------------------------------------------------------------------

GOALS = {"red": (9, 5, "H4.1"), "blue": (7, 3, "H4.2"), "linked": (8, 4, "H4.3")}
AREAS = {
    str(first): (first, later, "B4.2")
    for first, later in ((12, 6), (11, 5), (10, 5), (9, 4), (8, 4), (7, 3), (6, 3), (5, 2), (4, 2))
}


@pytest.mark.parametrize("name", ["hashi", "the_border"])
def test_what_is_not_said_to_be_first_counts_as_later(name: str) -> None:
    values, seen = GOALS if name == "hashi" else AREAS, Counter[str]()
    for seed in range(1, 24 if name == "hashi" else 8, 2):
        kit = kit_of(name, "AB"[seed // 2 % 2]) if name == "hashi" else kit_of(name)
        seats = list(kit.game.seats)[seed // 2 % len(kit.game.seats)]
        match = finished(kit, seats, seed)
        for seat in range(seats):
            text = written(match, seat)
            whole = check(kit, text).points[0]
            assert whole == kit.game.points(kit, match.state, seat)
            for goal, (first, later, ruling) in values.items():
                said = [when for when in ("first", "later") if f"{goal} {when}" in text]
                if not said:
                    found = check(kit, f"{text}{goal} first\n")
                    assert found.points == [whole], "what is not there brings nothing"
                    assert [one.fact.key for one in found.faults] == ["sheet-not-reached"]
                    continue
                seen[f"{goal} {said[0]}"] += 1
                rest = whole - (first if said == ["first"] else later)
                for when, points in (("first", first), ("later", later)):
                    told = check(kit, text.replace(f"{goal} {said[0]}", f"{goal} {when}"))
                    assert (told.points, told.faults) == ([rest + points], [])
                silent = check(kit, text.replace(f"{goal} {said[0]}", ""))
                assert silent.points == [rest + later]
                assert [(one.mark.text, one.ruling) for one in silent.faults] == [(goal, ruling)]
                half = check(kit, text.replace(f"{goal} {said[0]}", f"{goal} perhaps"))
                assert half.points == [rest + later]
                assert "sheet-first-or-later" in [one.fact.key for one in half.faults]
    assert len(seen) > 2


# --- every mark is made or refused ------------------------------------------------------------------------------


def accounted(kit: Kit, text: str) -> tuple[Counter[str], Counter[str]]:
    """All marks of a sheet, and those that stand in the state or are refused."""
    found = check(kit, text)
    s: Any = found.judged.state
    claims = {*GOALS, *AREAS}
    marks = [
        one.mark.text for one in found.faults if one.mark.text not in claims and "=" not in one.mark.text
    ]
    refused = Counter(plain(kit, mark) for mark in marks)
    said: list[str] = []
    made: Counter[str] = Counter()
    board = kit.board
    words = [word for line in text.splitlines() for word in line.split()]
    if kit.game.name == "hashi":
        said = [word for word in words if "@" in word or "-" in word]
        made.update(f"{n}@{one.name}" for n, one in zip(s.sheets[0].number, board.islands, strict=True) if n)
        for n in range(len(board.lines)):
            count = (s.sheets[0].spanned >> n & 1) + (s.sheets[0].doubled >> n & 1)
            made[plain(kit, board.line_name(n))] += count
    elif kit.game.name == "the_border":
        white = {space_name(kit, n) for n in board.white}
        said = [
            word for word in words if word[0].isalpha() and word not in ("board", "first", "later", *white)
        ]
        crossed = [n for n in range(86) if s.sheets[0].crossed[n // 43] >> n % 43 & 1]
        made.update(space_name(kit, n) for n in crossed if n not in board.white)
    elif kit.game.name == "loopit":
        for line in text.splitlines():
            if line[:2] in ("A ", "B ", "C ", "D "):
                said += [part.strip() for part in line[2:].partition("=")[0].split(",")]
            elif line.startswith("start"):
                said.append(line)
        for q, kind in enumerate(s.lies):
            if kind != NOTHING:
                name = kit.game.write(kit, s, FATE, 7 + kind)
                square = f"{'abcdefghijklm'[q % 13]}{q // 13 + 1}"
                made[f"start {name}" if square == "g7" else f"{name} {square}"] += 1
    else:
        said = [line for line in text.splitlines() if not line.startswith("players")]
        colours = ("blue", "green", "pink", "yellow", "red", "black")
        names = list(board.spot_names)
        made.update(f"stone {names[i]}" for i in range(6, 33) if s.stones >> i & 1)
        for plank in range(36):
            if s.laid >> plank & 1:
                ends = f"{names[s.ends[plank, 0]]}-{names[s.ends[plank, 1]]}"
                made[f"plank {plank % 6 + 1} {colours[plank // 6]} {ends}"] += 1
                for seat in range(s.seats):
                    if s.pawn[seat] == 6 + plank:
                        made[f"pawn {colours[s.colour[seat]]} {ends}"] += 1
        for seat in range(s.seats):
            if s.pawn[seat] < 6:
                made[f"pawn {colours[s.colour[seat]]} {colours[s.pawn[seat]]}"] += 1
    return Counter(plain(kit, word) for word in said), made + refused


def plain(kit: Kit, mark: str) -> str:
    """A line between two places is the same from either end."""
    if kit.game.name == "hashi" and "-" in mark:
        return "-".join(sorted(mark.split("-")))
    return mark


def space_name(kit: Kit, n: int) -> str:
    column, row = kit.board.spaces[n]
    return f"{'abcdefghijklmnopqrstuvwxyz'[column]}{row + 1}"


def spoilt(kit: Kit, text: str, luck: Random) -> str:
    """A sheet with marks that are there twice, are moved elsewhere, or lack what they rest on."""
    name, lines = kit.game.name, text.splitlines()
    for _ in range(1 + luck.randrange(4)):
        at = luck.randrange(len(lines))
        if name == "hashi":
            islands = [one.name for one in kit.board.islands]
            more = luck.choice(
                [f"{luck.randrange(1, 8)}@{luck.choice(islands)}", "-".join(luck.sample(islands, 2))]
            )
            lines.insert(at, luck.choice([more, kit.board.line_name(luck.randrange(len(kit.board.lines)))]))
        elif name == "the_border":
            lines.append(space_name(kit, luck.randrange(86)))
        elif name == "loopit" and lines[at][0] in "ABCD":
            other = luck.choice(lines[2:])[2:].partition("=")[0].split(",")[0].strip()
            lines.insert(at, f"{lines[at][0]} {other}")
        elif name == "river_dragons":
            kept = luck.choice([one for one in lines if one.startswith(("stone", "plank"))] or ["stone c3"])
            if luck.randrange(2):
                lines.insert(at, kept)
            elif kept in lines:
                lines.remove(kept)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("name", ["hashi", "the_border", "loopit", "river_dragons"])
def test_every_mark_is_made_or_refused(name: str) -> None:
    kit, luck, refused = kit_of(name), Random(name), 0
    for seed in range(4):
        seats = luck.choice([n for n in kit.game.seats if n > 1])
        match = finished(kit, seats, seed)
        for seat in range(1 if name in ("loopit", "river_dragons") else seats):
            text = written(match, seat)
            for _ in range(4):
                wrong = spoilt(kit, text, luck)
                said, told = accounted(kit, wrong)
                if name == "river_dragons":  # nobody has to say where a pawn begins
                    told = Counter(
                        {mark: n for mark, n in told.items() if mark in said or not mark.startswith("pawn")}
                    )
                assert said == told, wrong
                refused += len(check(kit, wrong).faults)
            said, told = accounted(kit, text)
            assert said == told or name == "river_dragons"
    assert refused > 5


def test_what_a_touch_enters_stays_even_if_it_is_refused() -> None:
    """On Hashi's sheet: a number or a bridge that is not allowed stands in the text, with what is wrong about it."""
    kit, luck = kit_of("hashi"), Random(3)
    islands = [one.name for one in kit.board.islands]
    text, refused = "", 0
    for _ in range(60):
        before = Counter(text.split())
        if luck.randrange(2):
            mark = f"{luck.randrange(1, 7)}@{luck.choice(islands)}"
            text = touched(kit, text, Touch(f"n{mark[0]}", [mark[2:]]))
            others = Counter({word: n for word, n in before.items() if word[1:] != mark[1:]})
            wanted = others if mark in before else others + Counter([mark])
        else:
            mark = kit.board.line_name(luck.randrange(len(kit.board.lines)))
            text = touched(kit, text, Touch("bridge", [mark]))
            others = Counter({word: n for word, n in before.items() if word != mark})
            wanted = others + Counter({mark: before[mark] + 1} if before[mark] < 2 else {})
        assert Counter(text.split()) == wanted
        said, told = accounted(kit, text)
        assert said == told
        refused += bool(check(kit, text).faults)
    assert refused > 20


def test_every_edition_of_loopit_is_judged_by_its_own_rules() -> None:
    """What a tile brings and whether it fits does not depend on the edition; the points of a turn are told."""
    for edition in EDITIONS:
        kit = kit_of("loopit").game.kit(kit_of("loopit").game.options_from({"edition": edition}))
        match = finished(kit, 3, 2)
        text = written(match, 0)
        found = check(kit, text)
        assert (found.points, found.faults) == (match.points(), [])
        turns = [line for line in text.splitlines() if line[0] in "ABCD"]
        told = [[cell for cell in row.cells if cell] for row in found.rows]
        assert told == [[line.rpartition("= ")[2]] for line in turns]
        assert [row.cells.index(cell) for row, (cell,) in zip(found.rows, told, strict=True)] == [
            "ABCD".index(line[0]) for line in turns
        ]
