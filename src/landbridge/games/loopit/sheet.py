"""A finished game of Loopit as it was written down, turn by turn; what a tile scores depends on when it was laid.

    players 3                   if somebody laid nothing at all
    start NESW1                 the tile on the centre
    A NES3 h8, EW5 i8 = 26      a turn: the tiles, and what was scored if it is to be checked
    B pass                      or exchange

Racks are not on paper: every tile is taken from the bag when it is laid.
"""

from __future__ import annotations

import re

from landbridge.core.errors import Unreadable
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Kit
from landbridge.core.play.finished import Judged, Mark, Row, lines
from landbridge.core.play.match import Match
from landbridge.core.state import FATE, NOTHING, State
from landbridge.games.loopit import notation, rules
from landbridge.games.loopit.state import BEGIN, DRAW, LAY, LAY_TILES, OVER, RACK, SEATS, SQUARES, START

NO_LAY = ("pass", "exchange")
RULINGS: dict[str, str] = {}  # its score sheet has racks only; what was scored is told turn by turn
TOTAL = "L4.3"


def judge(kit: Kit, text: str) -> Judged:
    said = list(lines(text))
    players = [mark for mark in said if re.fullmatch(r"players +\S+", mark.text, re.IGNORECASE)]
    number = players[-1].text.split()[1] if players else "2"
    seats = int(number) if number in [str(count) for count in kit.game.seats] else 2
    seats = max(
        [seats, *(1 + LETTERS.index(mark.text[0].upper()) for mark in said if _seat(mark) is not None)]
    )
    s = kit.game.start(kit, seats)
    judged = Judged(s, list(range(seats)))
    kit.game.do(kit, s, FATE, BEGIN)
    if players and number != str(seats):
        judged.refuse(players[-1], Fact("sheet-no-players"), "L1.1")
    for mark in said:
        if mark in players:
            continue
        seat = _seat(mark)
        if mark.text.lower().startswith("start "):
            _start(kit, s, mark, judged)
        elif seat is None:
            judged.refuse(mark, Fact("sheet-no-turn", {"text": mark.text[:40]}))
        else:
            _turn(kit, s, seat, mark, judged)
    s.stage = OVER
    return judged


def _seat(mark: Mark) -> int | None:
    found = re.match(rf"([{LETTERS[:SEATS]}])[ :]", mark.text, re.IGNORECASE)
    return LETTERS.index(found[1].upper()) if found else None


def _start(kit: Kit, s: State, mark: Mark, judged: Judged) -> None:
    s.stage = START
    try:
        move = notation.read(kit, FATE, mark.text[6:])
    except Unreadable as error:
        judged.refuse(mark, error)
        return
    if move < DRAW:
        judged.refuse(mark, Fact("loopit-read-draw", {"text": mark.text}))
        return
    refused = kit.game.refusal(kit, s, FATE, move)
    if refused is not None:
        judged.refuse(mark, refused)
    else:
        kit.game.do(kit, s, FATE, move)


def _turn(kit: Kit, s: State, seat: int, mark: Mark, judged: Judged) -> None:
    told, equals, points = mark.text[2:].partition("=")
    before = s.score[seat]
    s.mover, s.stage, s.laid = seat, LAY_TILES, 0
    for lay in (part.strip() for part in told.split(",")):
        if not lay or lay.lower() in NO_LAY:
            continue
        here = Mark(lay, mark.line)
        try:
            move = notation.read(kit, seat, lay)
        except Unreadable as error:
            judged.refuse(here, error)
            continue
        if move < LAY:
            judged.refuse(here, Fact("loopit-read-nothing", {"text": lay}))
            continue
        kind = (move - LAY) // SQUARES
        _hand_over(s, seat, kind)
        refused = kit.game.refusal(kit, s, seat, move)
        if refused is None:
            kit.game.do(kit, s, seat, move)
        else:
            judged.refuse(here, refused)
            if s.held[seat]:
                s.bag[kind] += 1
                s.in_bag += 1
        for slot in range(RACK):
            s.rack[seat, slot] = NOTHING
        s.held[seat] = 0
    scored = s.score[seat] - before
    if said := told.strip():
        cells = [str(scored) if one == seat else "" for one in judged.seats]
        label = Fact("sheet-turn", {"turn": len(judged.rows) + 1, "text": said[:60]})
        judged.rows.append(Row(label, cells, "L3.1"))
    if equals and points.strip() != str(scored):
        values: dict[str, str | int] = {"said": points.strip()[:10], "right": scored}
        judged.refuse(mark, Fact("sheet-points-differ", values), "L3.1", drawn=True)


def _hand_over(s: State, seat: int, kind: int) -> None:
    """The tile comes from the bag, if one is left; the rules then say whether it is on the rack."""
    if s.bag[kind] > 0:
        s.bag[kind] -= 1
        s.in_bag -= 1
        rules.put_on_rack(s, seat, kind)


def written(match: Match, seat: int) -> str:
    """All seats' turns; the points of a turn stand at its end."""
    kit, game = match.kit, match.game
    said = [f"players {len(match.names)}"]
    s = game.start(kit, len(match.names))
    turn: list[str] = []
    mover, before = NOTHING, 0

    def close() -> None:
        if turn:
            said.append(f"{LETTERS[mover]} {', '.join(turn)} = {s.score[mover] - before}")
            turn.clear()

    for step in match.log:
        if step.seat == FATE and s.stage == START:
            said.append(f"start {notation.write(kit, step.move)}")
        if step.seat != FATE and step.move >= LAY:
            if s.laid == 0:
                close()
                mover, before = step.seat, s.score[step.seat]
            turn.append(notation.write(kit, step.move))
        game.do(kit, s, step.seat, step.move)
    close()
    return "\n".join(said) + "\n"
