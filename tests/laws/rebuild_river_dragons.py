"""What River Dragons keeps of planks and stones, worked out again from where they lie."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from landbridge.core.game import Kit
from landbridge.core.play.seating import Seating
from landbridge.core.state import NOTHING, State
from landbridge.games.river_dragons.board import Board
from landbridge.games.river_dragons.rules.geometry import meet, touches
from landbridge.games.river_dragons.state import (
    MOST_PLANKS,
    PLANKS,
    POSITIONS,
    PROGRAMME,
    START,
    SUPPORTS,
    VILLAGES,
    WORD,
    WORDS,
)


def rebuild(kit: Kit, s: State) -> State:
    again = s.copy()
    laid = {
        plank: (s.ends[plank, 0], s.ends[plank, 1]) for plank in range(PLANKS) if s.ends[plank, 0] != NOTHING
    }
    again.laid = sum(1 << plank for plank in laid)
    spans = set(laid.values())
    for support in range(SUPPORTS):
        rest = [plank for plank, ends in laid.items() if support in ends]
        again.on[support] = sum(1 << plank for plank in rest)
        if not s.stones >> support & 1:
            again.x[support] = again.y[support] = 0
        elif not kit.fields.expert:
            again.x[support], again.y[support] = kit.fields.x[support], kit.fields.y[support]
    for many in range(MOST_PLANKS):
        carrying = [i for i in range(SUPPORTS) if sum(i in ends for ends in laid.values()) > many]
        again.carries[many] = sum(1 << i for i in carrying)
    for word in range(WORDS):
        again.spanned[word] = sum(
            1 << number(*span) % WORD for span in spans if number(*span) // WORD == word
        )
    if not kit.fields.expert:
        fill_crossings(kit, again, spans)
    if s.stage == PROGRAMME:
        again.waiting = sum(1 << seat for seat in range(s.seats) if s.picks[seat] < POSITIONS)
        for seat in range(s.seats):
            again.picks[seat] = sum(s.programme[seat, i] != NOTHING for i in range(POSITIONS))
    return again


def fill_crossings(kit: Kit, s: State, spans: set[tuple[int, int]]) -> None:
    """On the basic side: which spans a plank crosses, and which supports and islands it lies over."""
    crossed, under = set(), set()
    for span in spans:
        across, below = shut_off(kit.board, *span)
        crossed |= across
        under |= below
    for word in range(WORDS):
        s.crossed[word] = sum(1 << span % WORD for span in crossed if span // WORD == word)
    s.under = sum(1 << i for i in under)


@cache
def shut_off(board: Board, a: int, b: int) -> tuple[set[int], set[int]]:
    """What a plank from a to b crosses, and what it touches besides its ends."""
    ends = *board.spots[a], *board.spots[b]
    spans = [(c, d) for c, d in combinations(range(SUPPORTS), 2) if not {a, b} & {c, d}]
    crossed = {number(c, d) for c, d in spans if meet(*ends, *board.spots[c], *board.spots[d])}
    others = [i for i in range(SUPPORTS) if i not in (a, b)]
    return crossed, {i for i in others if touches(*ends, *board.spots[i], girth(board, i))}


def girth(board: Board, support: int) -> int:
    """Twice the distance at which a plank touches a support."""
    radius = board.village_radius if support < VILLAGES else board.stone_radius
    return 2 * radius + board.plank_width


def number(a: int, b: int) -> int:
    low, high = sorted((a, b))
    return high * (high - 1) // 2 + low


def seating(kit: Kit) -> Seating:
    """Colours travel with their people: the villages stay where they are."""
    return Seating(
        ("reserve", "programme", "shown", "picks", "colour", "pawn"),
        numbers=("first", "seat", "winner"),
        sets=("waiting",),
        moves=((START, 1),),
    )
