"""Of Loopit, what is no rule: the oracle's picture of a state, options, and ways to play that lead far out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import cycle, product
from random import Random
from typing import Any

from landbridge.core.game import Game, Kit
from landbridge.core.state import FATE, NOTHING, State
from landbridge.games.loopit import state as records
from tests.games.loopit.table import PRACTICE

STAGES = {
    records.FIRST: "first",
    records.LEAVE: "leave",
    records.DEAL: "deal",
    records.START: "start",
    records.HAND: "hand",
    records.LAY_TILES: "lay",
    records.REFILL: "refill",
    records.OVER: "over",
}
IN_TURN = ("hand", "lay", "refill")


def picture_of(kit: Kit, s: State) -> object:
    if "oracle's names" not in kit.memo:
        kinds = range(kit.fields.kinds)
        kit.memo["oracle's names"] = [kit.game.write(kit, s, FATE, records.DRAW + kind) for kind in kinds]
    names: list[str] = kit.memo["oracle's names"]
    record = s.record[0]
    seats = "ABCD"[: s.seats]
    held: list[int] = record["held"].tolist()

    def counted(numbers: Any) -> Counter[str]:
        return Counter({name: n for name, n in zip(names, numbers.tolist(), strict=False) if n})

    doing = STAGES[s.stage]
    return {
        "board": {
            square(q): names[kind] for q, kind in enumerate(record["lies"].tolist()) if kind != NOTHING
        },
        "racks": {
            seat: sorted(names[kind] for kind in record["rack"][i].tolist()[: held[i]])
            for i, seat in enumerate(seats)
        },
        "bag": counted(record["bag"]),
        "gone": counted(record["gone"]),
        "thrown": {seat: counted(record["thrown"][i]) for i, seat in enumerate(seats)},
        "score": record["score"].tolist()[: s.seats],
        "lacks": {
            seat: {pattern(bits + 1) for bits in range(15) if fitted >> bits & 1}
            for seat, fitted in zip(seats, record["fitted"].tolist(), strict=False)
        },
        "round": s.round_no,
        "last round": s.last_round,
        "first": seats[s.first] if doing != "first" else "",
        "turn": seats[s.mover] if doing in IN_TURN else "",
        "laid": s.laid if doing in IN_TURN else None,
        "idle": s.idle,
        "doing": doing,
        "how many": [s.in_bag, s.gone_count, *held[: s.seats], *record["thrown_count"].tolist()[: s.seats]],
    }


def square(number: int) -> str:
    return f"{'abcdefghijklm'[number % 13]}{number // 13 + 1}"


def pattern(sides: int) -> str:
    return "".join(letter for i, letter in enumerate("NESW") if sides >> i & 1)


# --- options ------------------------------------------------------------------------------------------------

# An edition's rules with every length of a game; what an edition says overridden; and a set with more dead ends.
OPTIONS: list[dict[str, str]] = [
    {"edition": edition, "rounds": rounds, "stop": stop}
    for (edition, rounds), stop in zip(
        product(("landbridge", "fr", "es", "de"), ("book", "german", "1", "12")),
        cycle(("free", "stuck", "free")),
    )
]
# And what an edition says of everything, with no option of its own.
OPTIONS += [{"edition": edition} for edition in ("en", "fr", "nl", "de", "es", "pt")]
OPTIONS += [{"rounds": "german"}, {"edition": "nl", "rounds": "book"}]
OPTIONS += [
    {"end": end, "exchange": exchange, "stop": stop, "start_ends": start_ends, "rounds": rounds}
    for (end, exchange, stop), start_ends, rounds in zip(
        product(("stuck", "bag", "round"), ("bag", "discard"), ("free", "stuck")),
        cycle("1234"),
        cycle(("off", "off", "german", "off", "20")),
    )
]
OPTIONS += [
    {"board": PRACTICE, **more}
    for more in (
        {},
        {"edition": "fr", "exchange": "discard", "stop": "stuck"},
        {"edition": "fr", "rounds": "book"},
        {"rounds": "book"},
        {"rounds": "book", "stop": "stuck", "start_ends": "1"},
        {"end": "round", "start_ends": "1"},
        {"rounds": "german", "start_ends": "1"},
        {"start_ends": "4", "stop": "stuck", "exchange": "discard"},
    )
]


# --- ways to play -------------------------------------------------------------------------------------------

LOOKED_AT = 12  # lays that are weighed


def lays_of(offers: list[int]) -> list[int]:
    return [move for move in offers if move >= records.LAY]


def best(
    game: Game, kit: Kit, s: State, seat: int, moves: list[int], rng: Random, cost: Callable[[State], int]
) -> int:
    """The move after which a state costs least, of some; chance decides between equals."""
    some = rng.sample(moves, min(LOOKED_AT, len(moves)))

    def cost_of(move: int) -> int:
        after = s.copy()
        game.do(kit, after, seat, move)
        return cost(after)

    return min(some, key=cost_of)


def open_squares(s: State) -> int:
    return sum(int(word).bit_count() for word in s.record[0]["front"].tolist())


def empty(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: Random) -> int:
    """Toward an empty bag: lay whatever leaves most squares open, and never stop."""
    lays = lays_of(offers)
    return best(game, kit, s, seat, lays, rng, lambda t: -open_squares(t)) if lays else rng.choice(offers)


def tight(s: State) -> int:
    """One open square is best: hardly a tile fits, and the game is not over. None at all is worst."""
    return open_squares(s) or 1000


def exchange(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: Random) -> int:
    """Toward stuck positions, in which tiles are exchanged."""
    if records.EXCHANGE in offers:
        return records.EXCHANGE
    return best(game, kit, s, seat, offers, rng, tight)


def idle(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: Random) -> int:
    """Toward long idle runs: leave one open square, stop as soon as may be, and pass."""
    for word in (records.PASS, records.STOP):
        if word in offers and (word == records.PASS or open_squares(s) < 3):
            return word
    return best(game, kit, s, seat, lays_of(offers) or offers, rng, tight)


def late(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: Random) -> int:
    """Toward stuck positions with next to nothing in the bag."""
    return (empty if s.in_bag > 8 else exchange)(game, kit, s, seat, offers, rng)


BIASES = {"empty": empty, "exchange": exchange, "idle": idle, "late": late}
