"""The loops around the rules, interpreted: the same luck plays the same game as somebody who asks `Game` for lists."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import landbridge
from landbridge.core.compile import kernel, loops
from landbridge.core.compile.kernel import kernel as marked
from landbridge.core.game import Game, Kit, seats_in
from landbridge.core.state import FATE, Row, State

MASK = (1 << 32) - 1
GAMES = [("hashi", 2), ("beacons", 3), ("the_border", 2), ("loopit", 2)]


# --- luck -----------------------------------------------------------------------------------------------------


class Luck:
    """xoroshiro64**, as its authors describe it."""

    def __init__(self, first: int, second: int):
        self.words = [first, second]

    def next(self) -> int:
        s0, s1 = self.words
        result = _turned(s0 * 0x9E3779BB & MASK, 5) * 5 & MASK
        s1 ^= s0
        self.words = [_turned(s0, 26) ^ s1 ^ (s1 << 9 & MASK), _turned(s1, 13)]
        return result

    def below(self, bound: int) -> int:
        return self.next() * bound >> 32


def _turned(word: int, by: int) -> int:
    return (word << by | word >> 32 - by) & MASK


def seeded(number: int) -> Luck:
    given = [0, 0]
    loops.seed_luck(given, number)
    return Luck(*given)


def test_the_generator_gives_its_published_numbers() -> None:
    luck = [1, 2]
    drawn = [loops.below(luck, 1 << 32) for _ in range(10)]
    assert drawn == [
        3802928447,
        813792938,
        1618621494,
        2955957307,
        3252880261,
        1129983909,
        2539651700,
        1327610908,
        1757650787,
        2763843748,
    ]


@pytest.mark.parametrize("start", [(1, 2), (0, 1), (MASK, MASK), (0x80000001, 0x7FFF0000), (123456789, 0)])
def test_its_words_never_leave_32_bits(start: tuple[int, int]) -> None:
    luck, plain = list(start), Luck(*start)
    for bound in (1, 2, 3, 18, 1000, 1 << 20, 1 << 32) * 20:
        assert loops.below(luck, bound) == plain.below(bound) < bound
        assert luck == plain.words


NUMBERS = {
    0: (0xCDA65295, 0x1388B4BF),
    1: (0x7F0BD990, 0x3E456C25),
    5 << 32 | 17: (0x34E4816E, 0x98C37D7B),
    # Three with a zero among their words before they are mixed: the first word, the second, both. From two zeros the
    # generator would never come away.
    0x2BA18DF1: (0x4435434E, 0x8C187451),
    0x5F4272B800000001: (0x09650082, 0xEDB0851D),
    0x488609282BA18DF1: (0xE2AC965D, 0x2A367628),
}


@pytest.mark.parametrize("number", NUMBERS)
def test_the_luck_of_a_number_stays_the_same_for_ever(number: int) -> None:
    """Whoever names a game's number in a paper names the game."""
    assert seeded(number).words == list(NUMBERS[number])


def test_games_of_neighbouring_numbers_are_strangers() -> None:
    openings = {tuple(luck.below(18) for _ in range(8)) for luck in map(seeded, range(1000))}
    assert len(openings) == 1000
    firsts = [seeded(number).below(4) for number in range(4000)]
    assert all(850 < firsts.count(n) < 1150 for n in range(4))


# --- games ----------------------------------------------------------------------------------------------------


@pytest.fixture(params=GAMES, ids=lambda pair: f"{pair[0]}-{pair[1]}")
def start(request: pytest.FixtureRequest, beacons: Game) -> tuple[Kit, State]:
    name, seats = request.param
    game = beacons if name == "beacons" else landbridge.game(name)
    kit = game.kit()
    return kit, game.start(kit, seats)


def plain_step(kit: Kit, s: State, luck: Luck) -> tuple[int, int]:
    """One random step by asking the game for lists."""
    game = kit.game
    acting = list(seats_in(game.actors(kit, s)))
    if FATE in acting:
        seat, moves = FATE, [move for move, weight in game.odds(kit, s) for _ in range(weight)]
    else:
        seat = acting[luck.below(len(acting))]
        moves = game.offers(kit, s, seat)
    move = moves[luck.below(len(moves))]
    game.do(kit, s, seat, move)
    return seat, move


def plain_game(kit: Kit, s: State, luck: Luck) -> Iterator[tuple[State, int, int]]:
    """Steps to the end: the state before, the seat and the move."""
    while kit.game.actors(kit, s):
        before = s.copy()
        yield before, *plain_step(kit, s, luck)


def room(kit: Kit) -> list[int]:
    return [0] * kit.moves


def test_a_playout_is_the_game_that_its_luck_says(start: tuple[Kit, State]) -> None:
    kit, first = start
    for number in (3, 4):
        plain, s = first.copy(), first.copy()
        steps = list(plain_game(kit, plain, seeded(number)))
        luck = seeded(number).words
        decisions = kit.rules.loops.play_out(kit.fields.fields, s.fields, luck, room(kit))
        assert s == plain
        assert decisions == sum(seat != FATE for _, seat, _ in steps)


def test_many_playouts_have_a_number_each(start: tuple[Kit, State]) -> None:
    kit, first = start
    states = [first.copy() for _ in range(3)]
    decisions = 0
    for number, s in enumerate(states, start=70):
        decisions += sum(seat != FATE for _, seat, _ in plain_game(kit, s, seeded(number)))
    for play in (kit.rules.loops.play_many, kit.rules.loops.play_many_by_taste):
        # Without a policy every move is liked alike, so that both play the same games.
        played = [first.copy() for _ in range(3)]
        fields = [s.fields for s in played]
        assert play([kit.fields.fields], fields, 70, [0, 0], room(kit)) == decisions
        assert played == states


def test_whoever_watches_sees_what_the_last_to_decide_knew(start: tuple[Kit, State]) -> None:
    kit, first = start
    plain, s, seen = first.copy(), first.copy(), kit.blank()
    steps = list(plain_game(kit, plain, seeded(9)))
    decisions = [(before, seat) for before, seat, _ in steps if seat != FATE]
    luck = seeded(9).words
    told = kit.rules.loops.play_watched(kit.fields.fields, s.fields, luck, room(kit), Row((seen.fields,)))
    assert told == len(decisions)
    assert s == plain
    before, seat = decisions[-1]
    assert seen == kit.game.view(kit, before, seat)


def test_steps_are_noted_as_they_were_made(start: tuple[Kit, State]) -> None:
    kit, first = start
    plain = first.copy()
    steps = [seat << 32 | move for _, seat, move in plain_game(kit, plain, seeded(5))]
    some_steps = kit.rules.loops.some_steps
    for length in (0, 1, 7, len(steps), len(steps) + 3):
        s, trace = first.copy(), [-1] * length
        n = some_steps([kit.fields.fields], [s.fields], seeded(5).words, room(kit), trace)
        assert n == min(length, len(steps))
        assert trace == steps[:n] + [-1] * (length - n)
    assert s == plain


def test_every_lot_has_its_move_and_every_choice(start: tuple[Kit, State]) -> None:
    """Lots in a row, as many of a move as it weighs; choices in the order in which they are offered."""
    kit, s = start
    game, rules = kit.game, kit.rules
    luck = seeded(6)
    for _ in range(40):
        acting = list(seats_in(game.actors(kit, s)))
        if acting == [FATE]:
            lots = [move for move, weight in game.odds(kit, s) for _ in range(weight)]
            assert rules.lots(kit, s) == len(lots)
            assert [rules.lot(kit, s, pick) for pick in range(len(lots))] == lots
        for seat in (seat for seat in acting if seat != FATE):
            offers = game.offers(kit, s, seat)
            assert rules.choices(kit, s, seat) == len(offers)
            assert [rules.choice(kit, s, seat, pick) for pick in range(len(offers))] == offers
            assert game.allowed(kit, s, seat) == sorted(offers)
        plain_step(kit, s, luck)


def strict(rules: ModuleType) -> ModuleType:
    """The rules' `do`, for legal moves of those who may act only."""

    @marked
    def do(kit: Any, s: Any, seat: int, move: int) -> None:
        assert rules.check(kit, s, seat, move) == 0
        rules.do(kit, s, seat, move)

    module = ModuleType("strict")
    vars(module)["do"] = do
    return module


def test_whoever_acts_acts_by_the_rules(start: tuple[Kit, State]) -> None:
    kit, first = start
    bound = kernel.bound(loops, kit.rules.module, strict(kit.rules.module))
    for play in (bound.play_out, bound.play_out_by_taste):
        s = first.copy()
        assert play(kit.fields.fields, s.fields, seeded(12).words, room(kit)) > 0
        assert kit.game.actors(kit, s) == 0


# --- a policy -------------------------------------------------------------------------------------------------


def policy(*likes: int) -> ModuleType:
    """Likes a move by the last sign of its number, as these say in turn."""

    @marked
    def taste(kit: Any, s: Any, seat: int, move: int) -> int:
        return likes[move % len(likes)]

    module = ModuleType(f"policy_{likes}")
    vars(module)["taste"] = taste
    return module


@pytest.mark.parametrize("likes", [(1, 0, 3), (0, 2), (1, 1, 0, 0, 5), (0, 0, 1), (0,)])
def test_a_policy_chooses_by_its_odds(likes: tuple[int, ...], start: tuple[Kit, State]) -> None:
    """Where it likes nothing that is offered, any move will do."""
    kit, first = start
    game = kit.game
    plain, s = first.copy(), first.copy()
    luck = seeded(11)
    decisions = 0
    while acting := list(seats_in(game.actors(kit, plain))):
        if FATE in acting:
            plain_step(kit, plain, luck)
            continue
        seat = acting[luck.below(len(acting))]
        offers = game.offers(kit, plain, seat)
        liked = [move for move in offers for _ in range(likes[move % len(likes)])] or offers
        game.do(kit, plain, seat, liked[luck.below(len(liked))])
        decisions += 1
    bound = kernel.bound(loops, kit.rules.module, policy(*likes))
    words = seeded(11).words
    assert bound.play_out_by_taste(kit.fields.fields, s.fields, words, room(kit)) == decisions
    assert s == plain


# --- doors and placeholders -----------------------------------------------------------------------------------


def test_a_door_leads_to_the_rule_of_its_name(start: tuple[Kit, State]) -> None:
    """Arrays of one record go in; the first record is meant."""
    kit, s = start
    game, rules, bound = kit.game, kit.rules.module, kit.rules.loops
    kits = [kit.fields.fields]
    luck = seeded(8)
    for _ in range(30):
        here, seat = [s.fields], next(seats_in(game.actors(kit, s)))
        for name in ("actors", "sealed", "turn"):
            assert getattr(bound, name + "_at")(kits, here) == getattr(rules, name)(kits[0], s.fields)
        for name in ("points", "tiebreak"):
            assert getattr(bound, name + "_at")(kits, here, 1) == getattr(rules, name)(kits[0], s.fields, 1)
        out = room(kit)
        offers = game.offers(kit, s, seat)
        assert out[: bound.offer_at(kits, here, seat, out)] == offers
        assert out[: bound.sift_at(kits, here, seat, kit.moves, out)] == sorted(offers)
        legal = [move for move in range(kit.moves) if bound.check_at(kits, here, seat, move) == 0]
        assert legal == sorted(offers)
        if seat == FATE:
            assert [bound.weight_at(kits, here, move) for move in offers] == [w for _, w in game.odds(kit, s)]
            assert bound.lots_at(kits, here, out) == sum(w for _, w in game.odds(kit, s))
            assert bound.lot_at(kits, here, 0, out) == next(move for move, w in game.odds(kit, s) if w)
        else:
            assert bound.choices_at(kits, here, seat, out) == len(offers)
            assert bound.choice_at(kits, here, seat, len(offers) - 1, out) == offers[-1]
        view = s.copy()
        bound.hide_at(kits, [view.fields], 1)
        assert view == game.view(kit, s, 1)
        after = s.copy()
        move = offers[luck.below(len(offers))]
        bound.do_at(kits, [after.fields], seat, move)
        game.do(kit, s, seat, move)
        assert after == s


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("actors", ()),
        ("check", (0, 0)),
        ("do", (0, 0)),
        ("points", (0,)),
        ("turn", ()),
    ],
)
def test_loops_play_nothing_until_rules_are_bound_to_them(name: str, given: tuple[Any, ...]) -> None:
    with pytest.raises(NotImplementedError):
        getattr(loops, name)(None, None, *given)
