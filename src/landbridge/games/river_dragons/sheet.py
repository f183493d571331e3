"""A board of River Dragons as it lies at the end: stones, planks, pawns. Judged by laying it out again.

players 2
stone c4
plank 3 pink c4-d4
pawn pink c4-d4        where a pawn stands: a plank, or a village by its colour
"""

from __future__ import annotations

from collections.abc import Callable

from landbridge.core.errors import Illegal, LandbridgeError, Unreadable
from landbridge.core.facts import Fact
from landbridge.core.game import Kit
from landbridge.core.play.finished import Judged, Mark, lines, settle
from landbridge.core.play.match import Match
from landbridge.core.state import NOTHING, State
from landbridge.games.river_dragons import notation
from landbridge.games.river_dragons.rules import rulebook
from landbridge.games.river_dragons.rules.outcomes import NO_JUMP
from landbridge.games.river_dragons.rules.pawns import go
from landbridge.games.river_dragons.state import (
    ACT,
    COLOURS,
    JUMP,
    LAY,
    LEAP,
    NAME,
    OVER,
    PLANK_1,
    PLANKS,
    POINT,
    START,
    STEP,
    STONE,
    STONE_1,
    STONES,
    VILLAGES,
)

HAND = 0  # the seat that lays everything out
RULINGS = {"river-dragons-sheet-reserve": "R1.3", "river-dragons-sheet-laid": "R5.1"}
TOTAL = "R8.1"


def judge(kit: Kit, text: str) -> Judged:
    said = list(lines(text))
    players = [mark for mark in said if mark.text.lower().startswith("players")]
    number = players[-1].text.split()[-1] if players else "2"
    seats = int(number) if number.isdigit() and int(number) in kit.game.seats else 2
    s = kit.game.start(kit, seats)
    judged = Judged(s, list(range(seats)))
    if players and str(seats) != number:
        judged.refuse(players[-1], Fact("sheet-no-players"), "R1.1")
    s.first = s.seat = HAND
    for seat in range(1, seats):  # whoever laid a plank: all of those in play are at hand
        s.reserve[HAND] |= s.reserve[seat]
        s.reserve[seat] = 0
    kinds: dict[str, Callable[[Kit, State, Mark], LandbridgeError | None]] = {
        "stone": _stone,
        "plank": _plank,
        "pawn": _pawn,
    }
    sorted_: dict[str, list[Mark]] = {name: [] for name in kinds}
    for mark in said:
        first = mark.text.split()[0].lower()
        if first in kinds:
            sorted_[first].append(mark)
        elif mark not in players:
            judged.refuse(mark, Fact("sheet-no-mark", {"text": mark.text[:40]}))
    for name, make in kinds.items():
        settle(sorted_[name], lambda mark, make=make: make(kit, s, mark), judged)  # type: ignore[misc]
    s.stage = OVER
    return judged


def _stone(kit: Kit, s: State, mark: Mark) -> LandbridgeError | None:
    return _act(kit, s, STONE_1, mark.text, lambda move: STONE <= move < START or move >= POINT)


def _plank(kit: Kit, s: State, mark: Mark) -> LandbridgeError | None:
    words = mark.text.split()
    s.named = NOTHING
    if len(words) != 4:
        return Unreadable(Fact("sheet-no-mark", {"text": mark.text[:40]}))
    refused = _act(kit, s, PLANK_1, " ".join(words[:3]), lambda move: NAME <= move < LAY)
    if refused is None:
        refused = _act(kit, s, PLANK_1, words[3], lambda move: LAY <= move < STEP)
    s.named = NOTHING
    return refused


def _act(kit: Kit, s: State, card: int, text: str, meant: Callable[[int], bool]) -> LandbridgeError | None:
    s.stage, s.seat, s.card, s.left = ACT, HAND, card, 2
    try:
        move = notation.read(kit, s, HAND, text)
    except Unreadable as error:
        return error
    if not meant(move):
        return Unreadable(Fact("sheet-no-mark", {"text": text[:40]}))
    refused = kit.game.refusal(kit, s, HAND, move)
    if refused is None:
        rulebook.choose(kit.fields, s, HAND, move)
    return refused


def _pawn(kit: Kit, s: State, mark: Mark) -> LandbridgeError | None:
    """A pawn may have come from anywhere; only the place itself is judged: there is one, and nobody else is on it."""
    words = mark.text.split()
    if len(words) < 3 or words[1].lower() not in COLOURS:
        return Unreadable(Fact("sheet-no-mark", {"text": mark.text[:40]}))
    colour = COLOURS.index(words[1].lower())
    seat = next((n for n in range(s.seats) if s.colour[n] == colour), None)
    if seat is None:
        return LandbridgeError(Fact("sheet-no-pawn", {"text": words[1]}))
    s.stage, s.seat, s.card, s.left = ACT, seat, JUMP, 1
    try:
        move = notation.read(kit, s, seat, " ".join(["jump", *words[2:]]))
    except Unreadable as error:
        return error
    refused = kit.game.refusal(kit, s, seat, move)
    if refused is not None and refused.reason != NO_JUMP:
        return refused
    after = s.copy()
    go(after, seat, move - LEAP)
    if s.winner not in (NOTHING, after.winner):
        return Illegal(Fact("sheet-two-winners"), 0, "R8.1")
    go(s, seat, move - LEAP)
    return None


def written(match: Match, seat: int) -> str:
    kit, s = match.kit, match.state
    said = [f"players {s.seats}"]
    numbers: dict[str, str] = {}  # on the expert side stones are numbered as they are laid out again
    for stone in range(VILLAGES, VILLAGES + STONES):
        if s.stones >> stone & 1:
            if kit.fields.expert:
                numbers[notation.support_name(kit, stone)] = f"s{len(numbers) + 1}"
            where = f"{s.x[stone]},{s.y[stone]}" if kit.fields.expert else notation.support_name(kit, stone)
            said.append(f"stone {where}")
    for plank in range(PLANKS):
        if s.laid >> plank & 1:
            said.append(f"{notation.plank_name(plank)} {_again(numbers, notation.laid_name(kit, s, plank))}")
    for one in range(s.seats):
        place = _again(numbers, notation.place_name(kit, s, s.pawn[one]))
        said.append(f"pawn {COLOURS[s.colour[one]]} {place}")
    return "\n".join(said) + "\n"


def _again(numbers: dict[str, str], place: str) -> str:
    return "-".join(numbers.get(end, end) for end in place.split("-"))
