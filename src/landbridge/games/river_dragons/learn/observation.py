"""What a learner sees of River Dragons: supports and where they lie, planks and their ends, programmes.

Colours, supports and planks have the numbers that moves have; only seats turn with whoever looks.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.compile.kernel import kernel
from landbridge.core.game import Kit
from landbridge.core.plane import Plane
from landbridge.core.state import UNKNOWN
from landbridge.games.river_dragons.rules.occupancy import load
from landbridge.games.river_dragons.state import (
    CARDS,
    MOST_PLANKS,
    OVER,
    PLACES,
    PLANKS,
    POSITIONS,
    SIZES,
    SPANS,
    SUPPORTS,
    VILLAGES,
    WORD,
)

VERSION = 1

STAGES = OVER + 1
FAR = 2000  # beyond every board, in steps of the lattice
FIXED = 2 * SUPPORTS + SIZES + 1


def planes(kit: Kit, seats: int) -> list[Plane]:
    cards = "stone, two stones, plank, two planks, step, two steps, jump, remove, then the dragons by colour"
    found = [
        Plane("spot", (SUPPORTS, 2), -FAR, FAR, "x and y of villages and islands (expert side: of villages), see RB0."),
        Plane("length", (SIZES,), 0, FAR, "Of planks 1 … 6, in millimetres."),
        Plane("max_rounds", (1,), 0, 99, "The round after which the game is a draw."),
        Plane("support", (SUPPORTS,), 0, 1, "1: a village, or a stone that lies in the water."),
        Plane("place", (SUPPORTS, 2), -FAR, FAR, "x and y of what is there; 0 where nothing is."),
        Plane("load", (SUPPORTS,), 0, MOST_PLANKS, "Planks it carries."),
        Plane("laid", (PLANKS,), 0, 1, "1: the plank (6 × colour + size − 1) lies on the board."),
        Plane("ends", (PLANKS, 2), 0, SUPPORTS, "1 + the supports of a laid plank; 0: it is not laid."),
        Plane("reserve", (seats, PLANKS), 0, 1, "Planks in each reserve; in none and not laid: out of the game."),
        Plane("programme", (seats, POSITIONS, CARDS), -1, 1, f"The cards laid, {cards}; −1: face down."),
        Plane("shown", (seats, POSITIONS, CARDS), 0, 1, "The cards revealed this round, before the first: last round."),
        Plane("picks", (seats,), -1, POSITIONS, "How many cards a seat has laid; −1: not to be known."),
        Plane("colour", (seats, VILLAGES), 0, 1, "The seat's colour: blue, green, pink, yellow, red, black."),
        Plane("pawn", (seats, PLACES), 0, 1, "Where the pawn stands: villages by colour, then planks."),
        Plane("first", (seats,), 0, 1, "1: has the first-player card."),
        Plane("acts", (seats,), 0, 1, "1: its card is carried out."),
        Plane("waiting", (seats,), 0, 1, "1: has not laid five cards yet."),
        Plane("winner", (seats,), 0, 1, "1: has won."),
        Plane("position", (POSITIONS,), 0, 1, "Which card of the programmes is carried out."),
        Plane("card", (CARDS,), 0, 1, "That card."),
        Plane("left", (1,), 0, 2, "Stones, planks or steps it still asks for."),
        Plane("named", (PLANKS,), 0, 1, "The plank that is to be laid now."),
        Plane("round_no", (1,), 0, 99, "The round; 0: it is not known who begins."),
        Plane("stage", (STAGES,), 0, 1, "One of: who begins, programmes, (two unseen), a card is carried out, over."),
    ]  # fmt: skip
    if kit.fields.by_eye:
        found.append(Plane("tried", (SPANS,), 0, 1, "Spans on which the named plank proved too short."))
    return found


def fixed(kit: Kit, seats: int) -> dict[str, Any]:
    fields = kit.fields
    known = VILLAGES if fields.expert else SUPPORTS
    return {
        "spot": [(fields.x[i], fields.y[i]) if i < known else (0, 0) for i in range(SUPPORTS)],
        "length": [fields.length[i] for i in range(SIZES)],
        "max_rounds": fields.max_rounds,
    }


@kernel
def observe(kit: Any, v: Any, seat: int, seats: int, where: Any, out: Any) -> None:
    n = observe_water(v, out, FIXED)
    for k in range(seats):
        n = observe_set(v.reserve[(seat + k) % seats], PLANKS, out, n)
    for k in range(seats):
        n = observe_cards(v.programme, (seat + k) % seats, out, n)
    for k in range(seats):
        n = observe_cards(v.shown, (seat + k) % seats, out, n)
    for k in range(seats):
        out[n + k] = v.picks[(seat + k) % seats]
    n += seats
    for k in range(seats):
        n = observe_one(v.colour[(seat + k) % seats], VILLAGES, out, n)
    for k in range(seats):
        n = observe_one(v.pawn[(seat + k) % seats], PLACES, out, n)
    for k in range(seats):
        other = (seat + k) % seats
        out[n + k] = 1 if v.first == other else 0
        out[n + seats + k] = 1 if v.seat == other else 0
        out[n + 2 * seats + k] = v.waiting >> other & 1
        out[n + 3 * seats + k] = 1 if v.winner == other else 0
    n += 4 * seats
    n = observe_one(v.position, POSITIONS, out, n)
    n = observe_one(v.card, CARDS, out, n)
    out[n] = v.left
    n = observe_one(v.named, PLANKS, out, n + 1)
    out[n] = v.round_no
    n = observe_one(v.stage, STAGES, out, n + 1)
    if kit.by_eye:
        for span in range(SPANS):
            out[n + span] = v.tried[span // WORD] >> span % WORD & 1


@kernel
def observe_water(v: Any, out: Any, n: int) -> int:
    n = observe_set(v.stones, SUPPORTS, out, n)
    places = out[n : n + 2 * SUPPORTS]  # parts of their own: an index that cannot be below 0 is quicker
    loads = out[n + 2 * SUPPORTS : n + 3 * SUPPORTS]
    for i in range(SUPPORTS):
        places[2 * i] = v.x[i]
        places[2 * i + 1] = v.y[i]
        loads[i] = load(v, i)
    n = observe_set(v.laid, PLANKS, out, n + 3 * SUPPORTS)
    ends = out[n : n + 2 * PLANKS]
    for plank in range(PLANKS):
        for end in range(2):
            support = v.ends[plank, end]
            ends[2 * plank + end] = support + 1 if support >= 0 else 0
    return n + 2 * PLANKS


@kernel
def observe_set(members: int, length: int, out: Any, n: int) -> int:
    """A 1 for every member."""
    part = out[n : n + length]
    for i in range(length):
        part[i] = members >> i & 1
    return n + length


@kernel
def observe_cards(cards: Any, seat: int, out: Any, n: int) -> int:
    """A seat's five cards, each as one of all."""
    for position in range(POSITIONS):
        part = out[n : n + CARDS]
        laid = cards[seat, position]
        for card in range(CARDS):
            part[card] = UNKNOWN if laid == UNKNOWN else (1 if laid == card else 0)
        n += CARDS
    return n


@kernel
def observe_one(value: int, choices: int, out: Any, n: int) -> int:
    """A 1 at the value; NOTHING is none of them."""
    part = out[n : n + choices]
    for i in range(choices):
        part[i] = 1 if value == i else 0
    return n + choices
