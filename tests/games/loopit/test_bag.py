"""Rules about the bag, in positions that play hardly ever comes to: made up from whole games, and read a second time.

What is left in the bag is made up: nothing, only crossings, a single kind, a few tiles. Then somebody ends a turn,
chance draws, and the game is over or goes on as L1.4, L2.1, L2.8, L4 and L5 say.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from landbridge import FATE, Kit
from landbridge.core.state import NOTHING
from landbridge.games.loopit.state import (
    CENTRE,
    DRAW,
    EXCHANGE,
    FIRST,
    LAY,
    LAY_TILES,
    LEAVE,
    OVER,
    PASS,
    START,
    STOP,
)
from tests.games.loopit.table import GAME
from tests.support.walks import whole_game

VARIANTS = [
    {},
    {"edition": "es", "stop": "stuck"},
    {"edition": "fr", "exchange": "discard", "rounds": "book"},
    {"end": "round", "rounds": "4"},
    {"rounds": "german"},
    {"exchange": "discard", "end": "round"},
]
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def fits(kit: Kit, s: Any, ends: int) -> bool:
    """Whether a tile with these ends fits anywhere: lines meet, none is cut, none ends at the edge, one leads there."""
    for square in range(169):
        if s.lies[square] != NOTHING:
            continue
        x, y, led = square % 13, square // 13, False
        for side, (dx, dy) in enumerate(STEPS):
            mine = bool(ends & 1 << side)
            if not (0 <= x + dx < 13 and 0 <= y + dy < 13):
                if mine:
                    break
                continue
            beside = s.lies[square + dx + 13 * dy]
            if beside == NOTHING:
                continue
            its = bool(kit.board.kinds[beside][0] & 1 << (side + 2) % 4)
            if its != mine:
                break
            led |= its
        else:
            if led:
                return True
    return False


def tiles(kit: Kit, s: Any) -> Counter[int]:
    """All there are, wherever they are."""
    found: Counter[int] = Counter(kind for kind in s.lies if kind >= 0)
    for kind in range(len(kit.board.kinds)):
        found[kind] += s.bag[kind] + s.gone[kind] + sum(s.thrown[seat, kind] for seat in range(s.seats))
    found.update(s.rack[seat, slot] for seat in range(s.seats) for slot in range(s.held[seat]))
    return found


def should_end(kit: Kit, s: Any, laid: int, idle: int, round_done: bool) -> bool:
    """L4 and L5.1 by the options' words, after a turn and its refill."""
    in_bag = [kind for kind in range(len(kit.board.kinds)) if s.bag[kind]]
    ending, options = kit.options.chosen("end"), kit.options
    if not in_bag and (ending == "bag" or (ending == "round" and round_done)):
        return True
    if (0 if laid else idle + 1) >= 2 * s.seats:
        return True
    agreed = {2: 13, 3: 9, 4: 7}[s.seats] if options.rounds in ("book", "german") else options.rounds
    if options.rounds != "off" and round_done and s.round_no == int(agreed):
        return True
    held = [s.rack[seat, slot] for seat in range(s.seats) for slot in range(s.held[seat])]
    return not any(fits(kit, s, ends) for ends in {kit.board.kinds[kind][0] for kind in [*held, *in_bag]})


def made_up(kit: Kit, s: Any, luck: Random) -> Any:
    """The same board with other tiles in the bag and on the racks; every other time hardly anybody can lay."""
    t, kinds, stuck = s.copy(), range(len(kit.board.kinds)), luck.randrange(2)
    ends = {kind: kit.board.kinds[kind][0] for kind in kinds}
    fitting = {one for one in set(ends.values()) if fits(kit, s, one)}
    awkward = [kind for kind in kinds if ends[kind] not in fitting] or list(kinds)
    crossings = [kind for kind in kinds if ends[kind] == 15]
    some = luck.choice(
        ([], luck.sample(crossings, 1), [luck.choice(awkward)], luck.choices(kinds, k=1 + luck.randrange(3)))
    )
    for kind in kinds if luck.randrange(4) else ():  # every fourth bag is as full as it was
        t.bag[kind] = some.count(kind) * luck.choice((1, 1, 2))
    t.in_bag = sum(t.bag)
    for seat in range(s.seats):
        if seat != s.mover and not t.hand and (stuck or luck.randrange(3)):
            put(t, seat, luck.choices(awkward if stuck else list(kinds), k=luck.choice((0, 1, 5))))
    if stuck:
        put(t, s.mover, luck.choices(awkward, k=s.held[s.mover]))
    t.round_no = t.last_round if t.last_round and luck.randrange(3) == 0 else t.round_no
    t.idle = luck.choice((0, 2 * t.seats - 2, 2 * t.seats - 1)) if not t.laid else 0
    return t


def put(s: Any, seat: int, rack: list[int]) -> None:
    s.held[seat], s.fitted[seat] = len(rack), 0
    for slot, kind in enumerate([*sorted(rack), *[NOTHING] * 5][:5]):
        s.rack[seat, slot] = kind


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_after_a_turn_the_game_is_over_exactly_when_the_rulings_say(options: dict[str, str]) -> None:
    kit = GAME.kit(GAME.options_from(options))
    quick, luck, ways = kit.quick(), Random(3), Counter[str]()
    for seats in (2, 3, 4):
        for seed in (1, 2):
            stops = [m.before for m in whole_game(GAME, quick, seats, seed) if m.before.stage == LAY_TILES]
            for before in [stops[0], *luck.sample(stops, min(len(stops), 12))]:
                for _ in range(3):
                    s = made_up(kit, before, luck)
                    moves = ways_to_end(kit, s)
                    for move in (STOP, PASS, EXCHANGE):
                        assert (GAME.check(quick, s, s.mover, move) == 0) == (move in moves)
                    if not moves:
                        continue
                    move = luck.choice(moves)
                    ways[follow(quick, s, move, luck)] += 1
    assert ways["over"] > 1
    assert ways["goes on"] > 5
    assert ways["over with tiles in the bag"] or options.get("edition") == "es"


def ways_to_end(kit: Kit, s: Any) -> list[int]:
    """L2.7, L2.8, L5.2: how a turn may end now."""
    held = {kit.board.kinds[s.rack[s.mover, slot]][0] for slot in range(s.held[s.mover])}
    stuck = not any(fits(kit, s, ends) for ends in held)
    if s.laid:
        return [STOP] if stuck or kit.options.chosen("stop") == "free" else []
    return [PASS, *([EXCHANGE] if any(s.bag) and not s.hand else [])] if stuck else []


def follow(kit: Kit, s: Any, move: int, luck: Random) -> str:
    """End a turn and let chance draw; how it went on."""
    mover, held, laid, idle, there = s.mover, s.held[s.mover], s.laid, s.idle, tiles(kit, s)
    bag = s.in_bag + (held if move == EXCHANGE and not kit.fields.discard else 0)
    left = 0 if move == EXCHANGE else held
    round_done = (mover + 1) % s.seats == s.first
    GAME.do(kit, s, mover, move)
    while s.stage == 6:  # the rack is filled
        odds = GAME.odds(kit, s)
        assert dict(odds) == {DRAW + kind: n for kind, n in enumerate(s.bag) if n > 0}
        GAME.do(kit, s, FATE, luck.choice(odds)[0])
    assert tiles(kit, s) == there
    if not s.hand:
        assert s.held[mover] == min(5, left + bag), "as far as the bag goes"
        assert s.in_bag == bag - (s.held[mover] - left)
    seen = s.copy()
    if s.stage != OVER and s.mover == s.first and round_done:
        seen.round_no -= 1  # the next round has begun
    over = should_end(kit, seen, laid, idle, round_done)
    assert (s.stage == OVER) == over, (move, kit.options)
    if not over:
        assert s.mover == (mover + 1) % s.seats
        assert s.idle == (0 if laid else idle + 1)
        return "goes on"
    return "over with tiles in the bag" if s.in_bag else "over"


@pytest.mark.parametrize("least", ["1", "2", "3", "4"])
def test_any_start_tile_that_has_the_ends_and_others_only_if_none_has(least: str) -> None:
    """L1.4, with bags of which little is left; the odds are those of the tiles that may lie there."""
    kit, luck, kinds = GAME.kit(GAME.options_from({"start_ends": least})), Random(2), GAME.kit().board.kinds
    start = next(m.before for m in whole_game(GAME, kit, 3, 1) if m.before.stage == START)
    seen = set()
    for _ in range(120):
        s: Any = start.copy()
        some = Counter(luck.choices(range(len(kinds)), k=luck.choice((1, 2, 3, 9))))
        for kind in range(len(kinds)):
            s.bag[kind] = some[kind]
        s.in_bag = sum(some.values())
        good = {kind: n for kind, n in some.items() if kinds[kind][0].bit_count() >= int(least)}
        assert dict(GAME.odds(kit, s)) == {DRAW + kind: n for kind, n in (good or some).items()}
        for kind in range(len(kinds)):
            refusal = GAME.refusal(kit, s, FATE, DRAW + kind)
            ruling = None if kind in (good or some) else "L1.1" if kind not in some else "L1.4"
            assert (refusal.ruling if refusal else None) == ruling
        seen.add(bool(good))
    assert seen == ({True, False} if least != "1" else {True})


@pytest.mark.parametrize(("rounds", "seats"), [(r, n) for r in ("off", "book", "german") for n in (2, 3, 4)])
def test_before_the_first_turn_everything_has_been_drawn(rounds: str, seats: int) -> None:
    """L1.2, L5.1, L5.2: how many leave, how many stand on racks, and what is left in the bag."""
    kit = GAME.kit(GAME.options_from({"rounds": rounds}))
    moments = list(whole_game(GAME, kit, seats, 4))
    assert moments[0].before.stage == FIRST
    there = tiles(kit, moments[0].before)
    assert there == Counter({kind: n for kind, (_, _, n) in enumerate(kit.board.kinds)})
    first: Any = next(m.before for m in moments if m.before.stage == LAY_TILES)
    leaving = {("book", 2): 4, ("book", 3): 2}.get((rounds, seats), 0)
    hand = {2: 4, 3: 3, 4: 2}[seats] if rounds == "german" else 0
    racks = [
        hand if rounds == "german" and seat == first.first else 0 if hand else 5 for seat in range(seats)
    ]
    assert list(first.held)[:seats] == racks
    assert (sum(first.gone), first.in_bag) == (leaving, 81 - leaving - 1 - sum(racks))
    assert first.lies[CENTRE] != NOTHING
    assert sum(m.before.stage == LEAVE for m in moments) == leaving
    for moment in moments:
        assert tiles(kit, moment.after) == there
        if moment.seat != FATE and moment.move >= LAY:
            assert sum(moment.after.lies[q] != moment.before.lies[q] for q in range(169)) == 1
