"""A finished board of The Border: the spaces crossed off, and which areas were closed first or later.

    board 2           which of the four boards
    g1 h1 c12         spaces crossed off, in any order; the white ones need not be named
    12 first          an area by its value: closed first, or later

A space is allowed if it touches one that is (B3.2), or if its whole segment is crossed off (B2.2).
"""

from __future__ import annotations

import re

from landbridge.core.errors import LandbridgeError, Unreadable
from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.play.finished import Judged, Mark, marks, settle
from landbridge.core.play.match import Match
from landbridge.core.state import FATE, State
from landbridge.games.the_border import notation, rules
from landbridge.games.the_border.state import (
    AREAS,
    BOARDS,
    DICE,
    FIRST,
    HALF,
    OVER,
    SECOND,
    SEGMENT,
    SEGMENTS,
    SPACE,
    SPACES,
    TAKE,
)

MINE, OTHER = 0, 1
RULINGS = {"the-border-sheet-area": "B4.2", "the-border-sheet-areas": "B4.5", "the-border-sheet-best": "B4.6"}
TOTAL = "B4.6"
VALUES = {str(value): area for area, value in enumerate(rules.FIRST_POINTS)}


def judge(kit: Kit, text: str) -> Judged:
    s = kit.game.start(kit, 2)
    judged = Judged(s, [MINE])
    board, crossed, claims = 0, [], dict[int, tuple[Mark, str]]()
    words = marks(text)
    for mark in words:
        word = mark.text.lower()
        if word == "board":
            number = next(words, Mark("", mark.line)).text
            if re.fullmatch(f"[1-{BOARDS}]", number):
                board = int(number) - 1
            else:
                judged.refuse(mark, Fact("sheet-no-board", {"boards": BOARDS}), "B1.2")
        elif word.isdigit():
            when = next(words, Mark("", mark.line)).text.lower()
            if word in VALUES and when in ("first", "later"):
                claims[VALUES[word]] = (mark, when)
            else:
                judged.refuse(
                    mark, Fact("sheet-first-or-later" if word in VALUES else "sheet-no-area"), "B4.4"
                )
        else:
            crossed.append(mark)
    for dealt in (board, (board + 1) % BOARDS):
        kit.game.do(kit, s, FATE, TAKE + dealt)
    s.round_no, s.done = 1, 1 << OTHER
    _cross_off(kit, s, crossed, judged)
    _areas(kit, s, claims, judged)
    s.stage = OVER
    return judged


def _cross_off(kit: Kit, s: State, crossed: list[Mark], judged: Judged) -> None:
    wanted: dict[int, Mark] = {}
    for mark in crossed:
        s.stage = SECOND
        try:
            space = notation.read(kit, s, MINE, mark.text) - SPACE
        except Unreadable as error:
            judged.refuse(mark, error)
            continue
        if not 0 <= space < SPACES:
            judged.refuse(mark, Fact("the-border-read-nothing", {"text": mark.text}))
        elif space in wanted:
            judged.refuse(mark, Fact("sheet-twice", {"what": mark.text}), "B3.1", drawn=True)
        elif kit.fields.white[space // HALF] >> space % HALF & 1:
            continue
        else:
            wanted[space] = mark
    by_mark = {mark: space for space, mark in wanted.items()}

    def make(mark: Mark) -> LandbridgeError | None:
        """Beside what is crossed off; or with all that its segment still lacks."""
        space = by_mark[mark]
        if s.sheets[MINE].crossed[space // HALF] >> space % HALF & 1:
            return None
        s.stage, s.active, s.used[MINE] = SECOND, OTHER, 0
        s.dice = s.rolled = rules.ONES
        refused = kit.game.refusal(kit, s, MINE, SPACE + space)
        if refused is None:
            kit.game.do(kit, s, MINE, SPACE + space)
            s.used[MINE] = 0
            return None
        segment = kit.fields.segment_of[s.board[MINE], space]
        rest = [n for n in range(SPACES) if kit.fields.segment_of[s.board[MINE], n] == segment]
        if segment < SEGMENTS and all(n in wanted for n in rest):
            s.stage, s.active = FIRST, MINE
            s.dice = s.rolled = DICE << 4 * (segment // 4)
            if kit.game.refusal(kit, s, MINE, SEGMENT + segment) is None:
                kit.game.do(kit, s, MINE, SEGMENT + segment)
                return None
        return refused

    settle(list(by_mark), make, judged)


def _areas(kit: Kit, s: State, claims: dict[int, tuple[Mark, str]], judged: Judged) -> None:
    for area in range(AREAS):
        s.reached[MINE, area] = 0
    rules.look_at_areas(kit.fields, s, MINE, 2)
    for area in range(AREAS):
        mark, when = claims.get(area, (Mark(str(rules.FIRST_POINTS[area]), 0), ""))
        if s.reached[MINE, area]:
            if when != "first":
                s.reached[OTHER, area] = 1
            if not when:
                judged.refuse(mark, Fact("sheet-first-or-later"), "B4.2")
        elif when:
            judged.refuse(mark, Fact("sheet-not-reached", {"what": mark.text}), "B4.1")


def written(match: Match, seat: int) -> str:
    kit, s = match.kit, match.state
    crossed = s.sheets[seat].crossed
    said = [f"board {s.board[seat] + 1}"]
    said.append(" ".join(kit.memo["names"][n] for n in range(SPACES) if crossed[n // HALF] >> n % HALF & 1))
    for area in range(AREAS):
        points = rules.area_points(s, seat, area)
        if points:
            best = points == rules.FIRST_POINTS[area]
            said.append(f"{rules.FIRST_POINTS[area]} {'first' if best else 'later'}")
    return "\n".join(said) + "\n"
