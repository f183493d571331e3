"""River Dragons for its oracle: a state as the oracle's picture, and ways to play that a comparison needs."""

from __future__ import annotations

from random import Random
from typing import Any

from landbridge.bots import bot as bots
from landbridge.core.game import Game, Kit
from landbridge.core.state import NOTHING, State
from landbridge.games.river_dragons import notation
from landbridge.games.river_dragons import state as fields
from tests.oracles.compare import Bias
from tests.oracles.river_water import COLOURS, STONES, Plank


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


def preferring(*cards: str, skill: float = 0) -> Bias:
    """Lays these cards where it can; else what comes, or with some skill what a bot would do, who walks to the goal."""

    def choose(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: Random) -> int:
        if s.stage == fields.PROGRAMME:
            wanted = [move for move in offers if game.write(kit, s, seat, move).startswith(cards)]
            if wanted and rng.random() >= skill:
                return rng.choice(wanted)
        if rng.random() >= skill:
            return rng.choice(offers)
        return int(bots.find(game, "greedy")(game, kit, game.view(kit, s, seat), seat, rng, None))

    return choose


BIASES: dict[str, Bias] = {
    "builders": preferring("stones", "planks", "stone", "plank"),  # many planks, and what they would cross
    "homeward": preferring(skill=1),
    "crowded": preferring("step", "jump", "planks", skill=0.8),
    "dragons": preferring("dragon", skill=0.7),
    "removers": preferring("remove", "jump", "planks", skill=0.4),
}
