"""River Dragons for its oracle: a state as the oracle's picture, and ways to play that a comparison needs."""

from __future__ import annotations

import re
from math import sqrt
from random import Random
from typing import Any

from landbridge.core.game import Game, Kit
from landbridge.core.state import NOTHING, State
from landbridge.games.river_dragons import notation
from landbridge.games.river_dragons import state as fields
from tests.oracles.compare import Bias
from tests.oracles.river_water import COLOURS, STONES, Plank, squared


def picture_of(kit: Kit, s: State) -> object:
    def support(i: int) -> str:
        return notation.support_name(kit, i)

    def plank(i: int) -> Plank:
        return i % 6 + 1, COLOURS[i // 6]

    def reserve(held: int) -> set[Plank]:
        return {plank(i) for i in range(36) if held >> i & 1}

    def cards(rows: Any) -> list[list[str]]:
        return [
            [notation.card_name(rows[seat, i]) for i in range(5) if rows[seat, i] != NOTHING]
            for seat in range(s.seats)
        ]

    def whole(value: int) -> int | None:
        return None if value == NOTHING else int(value)

    stones = [i for i in range(6, 6 + STONES) if s.stones >> i & 1]
    laid = [i for i in range(36) if s.laid >> i & 1]
    table: dict[str, Any] = {
        "stones": {support(i): (int(s.x[i]), int(s.y[i])) for i in stones},
        "planks": {plank(i): (support(s.ends[i, 0]), support(s.ends[i, 1])) for i in laid},
        "reserves": [reserve(int(s.reserve[seat])) for seat in range(s.seats)],
        "pawns": [COLOURS[p] if p < 6 else plank(p - 6) for p in (s.pawn[i] for i in range(s.seats))],
        "winner": whole(s.winner),
    }
    if s.stage == fields.OVER:
        return table
    table |= {"round": s.round_no, "first": whole(s.first)}
    table |= {"programmes": cards(s.programme), "shown": cards(s.shown)}
    if s.stage == fields.ACT:
        spans = range(fields.SPANS)
        tried = [
            notation.span_name(kit, i) for i in spans if s.tried[i // fields.WORD] >> i % fields.WORD & 1
        ]
        table |= {"position": s.position, "seat": s.seat, "card": notation.card_name(s.card), "left": s.left}
        table |= {"named": None if s.named == NOTHING else plank(s.named)}
        table |= {"tried": {tuple(name.split("-")) for name in tried}}
    return table


# --- ways to play -------------------------------------------------------------------------------------------


def preferring(*cards: str) -> Bias:
    """Lays these cards where it can, and otherwise plays what comes."""

    def choose(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: Random) -> int:
        if s.stage != fields.PROGRAMME:
            return rng.choice(offers)
        texts = {game.write(kit, s, seat, move): move for move in offers}
        wanted = [move for text, move in texts.items() if text.startswith(cards)]
        return rng.choice(wanted or offers)

    return choose


def homeward(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: Random) -> int:
    """Stones, planks and steps that lead to the goal: games that are won."""
    if s.stage == fields.PROGRAMME:
        return preferring("step", "plank", "jump")(game, kit, s, seat, offers, rng)
    goal = kit.board.villages[(s.colour[seat] + 3) % 6]
    home = kit.board.villages[s.colour[seat]]
    known = dict(zip(COLOURS, kit.board.villages, strict=True))
    known |= dict(zip(kit.board.names, kit.board.islands, strict=True))
    known |= {notation.support_name(kit, i): (s.x[i], s.y[i]) for i in range(6, 33) if s.stones >> i & 1}

    def cost(move: int) -> float:
        """Near the goal when going, near the straight way when building."""
        text = game.write(kit, s, seat, move)
        points = [known[name] for name in re.findall(r"[a-z]+\d*", text) if name in known]
        points += [(int(x), int(y)) for x, y in re.findall(r"(-?\d+),(-?\d+)", text)]
        if not points or text.startswith(("plank", "remove")):
            return rng.random()
        if text.startswith(("step", "jump")):
            return min(squared(point, goal) for point in points)
        ways = [sqrt(squared(point, goal)) + sqrt(squared(point, home)) for point in points]
        return min(ways) * rng.random()

    return min(offers, key=cost)


BIASES: dict[str, Bias] = {
    "builders": preferring("stones", "planks", "stone", "plank"),
    "homeward": homeward,
    "dragons": preferring("dragon", "step", "planks"),
    "removers": preferring("remove", "planks", "stones", "jump"),
}
