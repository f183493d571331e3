"""A finished Hashi sheet: numbers, bridges, and which goals were reached first or later.

    5@c3 4@d4 c3-c5 c3-c5     numbers and bridges, in any order; a line with two bridges is named twice
    red first                 goals: red, blue, linked; in time (alone) or first, or later
    alone                     one player

Which card a mark belongs to is not on paper. So it is judged what can be: every number needs a card that shows it, but
the one that was written before the first card; bridges obey H3; a flag needs a bridge before its number.
"""

from __future__ import annotations

import re

from landbridge.core.errors import LandbridgeError, Unreadable
from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.play.finished import Judged, Mark, marks, settle
from landbridge.core.play.match import Match
from landbridge.core.state import FATE, State
from landbridge.games.hashi import notation
from landbridge.games.hashi.rules import rulebook
from landbridge.games.hashi.state import (
    BLUE,
    BRIDGE,
    CARD,
    CARDS,
    DONE,
    DRAFT,
    GOALS,
    LINKED,
    OVER,
    PREPARE,
    RED,
    ROUNDS,
    TURN,
)

NAMES = {"red": RED, "blue": BLUE, "linked": LINKED}
GOAL_RULINGS = {RED: "H4.1", BLUE: "H4.2", LINKED: "H4.3"}
RULINGS = {
    "hashi-score-islands": "H4.5",
    "hashi-score-red": "H4.1",
    "hashi-score-blue": "H4.2",
    "hashi-score-linked": "H4.3",
}
TOTAL = "H4.5"
MINE, OTHER = 0, 1


def judge(kit: Kit, text: str) -> Judged:
    said = list(marks(text))
    alone = any(mark.text.lower() == "alone" for mark in said)
    s = kit.game.start(kit, 1 if alone else 2)
    judged = Judged(s, [MINE])
    written: list[Mark] = []
    claims: dict[int, tuple[Mark, str]] = {}
    words = iter(said)
    for mark in words:
        word = mark.text.lower()
        if word in NAMES:
            when = next(words, Mark("", mark.line)).text.lower()
            if when in ("first", "later"):
                claims[NAMES[word]] = (mark, when)
            else:
                judged.refuse(mark, Fact("sheet-first-or-later"))
        elif word != "alone":
            written.append(mark)
    prepared = _prepare(kit, s, written)
    if prepared is not None:
        written.remove(prepared)
    s.stage = DRAFT
    settle(written, lambda mark: _make(kit, s, mark), judged)
    _goals(kit, s, claims, judged)
    s.card_no, s.stage = ROUNDS, OVER
    return judged


def _prepare(kit: Kit, s: State, written: list[Mark]) -> Mark | None:
    """H1.3: one 3 or 4 was written before the first card; of those it may be, the number that stands most often."""
    fits = []
    for mark in written:
        if re.fullmatch(r"[34]@[a-f][1-6]", mark.text.lower()):
            try:
                move = notation.read(kit, s, MINE, mark.text)
            except Unreadable:
                continue
            if kit.game.refusal(kit, s, MINE, move) is None:
                fits.append(mark)
    if not fits:
        return None
    count = {digit: sum(mark.text.startswith(f"{digit}@") for mark in written) for digit in "34"}
    best = max(fits, key=lambda mark: count[mark.text[0]])
    island = (notation.read(kit, s, MINE, best.text) - PREPARE) // 2
    rulebook.write(kit.fields, s.sheets[MINE], island, int(best.text[0]))
    return best


def _make(kit: Kit, s: State, mark: Mark) -> LandbridgeError | None:
    game = kit.game
    found = re.fullmatch(r"([0-9])@.*", mark.text)
    try:
        if not found:
            s.card = _card_with(kit, s, bridges=1)
            s.wrote[MINE], s.drawn[MINE] = 1, 0
            move = notation.read(kit, s, MINE, mark.text)
            if not BRIDGE <= move < DONE:
                return Unreadable(Fact("hashi-read-nothing", {"text": mark.text}))
        else:
            card = _card_with(kit, s, number=int(found[1]))
            s.stage = CARD
            gone = game.refusal(kit, s, FATE, TURN + card)  # H1.6: no card twice
            s.stage, s.card = DRAFT, card
            s.wrote[MINE] = s.drawn[MINE] = 0
            move = notation.read(kit, s, MINE, mark.text)
            if gone is not None:
                return gone
    except Unreadable as error:
        return error
    refused = game.refusal(kit, s, MINE, move)
    if refused is not None:
        return refused
    game.do(kit, s, MINE, move)
    if move < BRIDGE:
        s.turned |= 1 << s.card
    return None


def _card_with(kit: Kit, s: State, number: int = 0, bridges: int = 0) -> int:
    """A card that shows this, one that has not been used if there is any."""
    fields = kit.fields
    fits = [
        card
        for card in range(CARDS)
        if number in (0, fields.card_number[card]) and bridges in (0, fields.card_bridges[card])
    ]
    if not fits:
        raise Unreadable(Fact("sheet-no-card", {"number": number}))
    return next((card for card in fits if not s.turned >> card & 1), fits[0])


def _goals(kit: Kit, s: State, claims: dict[int, tuple[Mark, str]], judged: Judged) -> None:
    for goal in range(GOALS):
        there = rulebook.fulfilled(kit.fields, s.sheets[MINE], goal)
        mark, when = claims.get(goal, (Mark(next(n for n, g in NAMES.items() if g == goal), 0), ""))
        if there:
            s.reached[MINE, goal] = 1 if when == "first" else ROUNDS
            if when != "first" and s.seats > 1:
                s.reached[OTHER, goal] = 1
            if not when:
                judged.refuse(mark, Fact("sheet-first-or-later"), GOAL_RULINGS[goal])
        elif when:
            judged.refuse(mark, Fact("sheet-not-reached", {"what": mark.text}), GOAL_RULINGS[goal])


def written(match: Match, seat: int) -> str:
    kit, s = match.kit, match.state
    sheet = s.sheets[seat]
    said = ["alone"] if s.seats == 1 else []
    board = kit.board
    said.append(
        " ".join(f"{sheet.number[i]}@{one.name}" for i, one in enumerate(board.islands) if sheet.number[i])
    )
    for line in range(len(board.lines)):
        spanned = (sheet.spanned >> line & 1) + (sheet.doubled >> line & 1)
        said += [board.line_name(line)] * spanned
    for name, goal in NAMES.items():
        if s.reached[seat, goal]:
            said.append(f"{name} {'first' if rulebook.is_early(s, goal, s.reached[seat, goal]) else 'later'}")
    return "\n".join(said) + "\n"
