"""RB0 to RB3: the shipped board, and what is refused of others, with the ruling and the place."""

from __future__ import annotations

import random
import re
from collections import Counter
from itertools import combinations, pairwise
from math import dist, sqrt

import pytest

from landbridge.core.board import BoardError, Problem
from landbridge.games.river_dragons import Options
from landbridge.games.river_dragons.board import Board, Point, draw, load, mirrored, orbit, parse, turned
from landbridge.games.river_dragons.rules.occupancy import long_enough, span_of
from landbridge.games.river_dragons.rules.tables import fields
from landbridge.games.river_dragons.state import COLOURS, VILLAGES
from landbridge.texts import LANGUAGES, words
from tests.games.river_dragons.show.scene import GAME, Scene

BOARD = load("delta")
TEXT = draw(BOARD)


def problems(text: str) -> list[Problem]:
    with pytest.raises(BoardError) as error:
        parse(text)
    return list(error.value.problems)


def kinds(text: str) -> set[tuple[str, str, str]]:
    """(ruling, place, sentence) of everything that is wrong."""
    return {(p.ruling, p.place, p.fact.key.removeprefix("river-dragons-board-")) for p in problems(text)}


def changed(name: str, value: str) -> str:
    """The shipped board with another line for a name."""
    text, count = re.subn(rf"^{name} = .*$", f"{name} = {value}", TEXT, flags=re.MULTILINE)
    assert count == 1
    return text


def mm(point: Point) -> tuple[float, float]:
    return point[0] / 2, point[1] * sqrt(3) / 2


# --- RB0, RB1 ---------------------------------------------------------------------------------------------


def test_rb0_every_point_is_on_the_lattice() -> None:
    assert all((x + y) % 2 == 0 for x, y in BOARD.spots)
    assert kinds(changed("c4", "[-131, -44]")) == {("RB0", "c4", "parity")}
    assert kinds(changed("c4", '["a", 3]')) == {("RB0", "c4", "point")}


def test_rb0_a_third_of_a_turn_and_a_mirror_are_exact() -> None:
    """Distances do not change, and three thirds are a whole turn: also on points far out and of either parity."""
    luck = random.Random(1)
    for _ in range(2000):
        a, b = ((x := luck.randint(-500, 500), x + 2 * luck.randint(-200, 200)) for _ in range(2))
        for move in (turned, mirrored):
            p, q = move(a), move(b)
            assert (p[0] + p[1]) % 2 == 0
            before, after = ((u[0] - v[0]) ** 2 + 3 * (u[1] - v[1]) ** 2 for u, v in ((a, b), (p, q)))
            assert before == after
        assert turned(turned(turned(a))) == a
        assert mirrored(mirrored(a)) == a


def test_rb1_twenty_seven_islands() -> None:
    assert len(BOARD.islands) == len(set(BOARD.islands)) == len(set(BOARD.names)) == 27
    gone = re.sub(r"^c4 = .*\n", "", TEXT, flags=re.MULTILINE)
    assert ("RB1", "key 'islands'", "islands") in kinds(gone)


def test_rb1_the_symmetry_maps_islands_to_islands_and_villages_to_villages() -> None:
    """Both generators, so the whole group of six: every seat sees the same board, up to reflection."""
    for move in (turned, mirrored):
        assert {move(point) for point in BOARD.islands} == set(BOARD.islands)
        assert {move(point) for point in BOARD.villages} == set(BOARD.villages)
    # A mirror between villages: none lies on an axis, the group has one orbit of six villages.
    assert len(orbit(BOARD.villages[0])) == 6
    assert orbit(BOARD.villages[0]) == set(BOARD.villages)
    sizes = Counter(len(orbit(point)) for point in BOARD.islands)
    assert set(sizes) <= {3, 6}
    # Opposite stays opposite.
    for move in (turned, mirrored):
        where = [BOARD.villages.index(move(point)) for point in BOARD.villages]
        assert all((where[i] + 3) % 6 == where[(i + 3) % 6] for i in range(6))


def test_rb1_a_lopsided_board_is_refused_with_the_missing_twin() -> None:
    found = kinds(changed("c4", "[-130, -44]"))
    assert ("RB1", "c4", "lopsided") in found
    printed = changed("c4", "[-130, -44]").replace("printed = false", "printed = true")
    assert any(note.ruling == "RB1" for note in parse(printed).notes)  # a board that exists is right as it is


def test_rb1_islands_and_villages_do_not_touch() -> None:
    assert ("RB1", "c4-d4", "touch") in kinds(changed("c4", "[-40, -44]"))
    assert ("RB1", "black-c4", "touch") in kinds(changed("c4", "[-400, -20]"))
    assert ("RB0", "c4", "outside") in kinds(changed("c4", "[-600, -44]"))


# --- RB2 --------------------------------------------------------------------------------------------------


def test_rb2_lengths_rise_and_are_not_too_long_for_the_closest_islands() -> None:
    assert list(BOARD.lengths) == sorted(set(BOARD.lengths))
    closest = min(dist(mm(p), mm(q)) for p, q in combinations(BOARD.islands, 2))
    assert BOARD.lengths[-1] <= 3 * closest
    assert ("RB2", "key 'lengths'", "rising") in kinds(changed("lengths", "[72, 72, 96, 108, 120, 132]"))
    assert ("RB2", "key 'lengths'", "lengths") in kinds(changed("lengths", "[72, 84]"))
    assert any(k[::2] == ("RB2", "close") for k in kinds(changed("lengths", "[72, 84, 96, 108, 120, 300]")))


@pytest.mark.parametrize("village", range(6))
def test_rb2_the_shortest_way_takes_five_to_seven_planks(village: int) -> None:
    goal = (village + 3) % 6
    assert BOARD.shortest(village, goal) == 5
    ways = Counter(len(way) - 1 for way in BOARD.own_ways(village, goal))
    assert ways == {5: 7, 6: 41}  # from the own reserve, the same for every seat
    assert sum(size <= 3 for size in BOARD.links[village].values()) >= 3


def test_rb2_a_way_of_the_own_six_planks_can_really_be_built_and_walked() -> None:
    """By the rules themselves: each plank of the first such way is legal on the stones and planks before it."""
    way = next(BOARD.own_ways(2, 5))
    names = [BOARD.spot_names[spot] for spot in way]
    longest_first = sorted(pairwise(way), key=lambda ends: -BOARD.links[ends[0]][ends[1]])
    size_of = {ends: 6 - i for i, ends in enumerate(longest_first)}
    laid: list[str] = []
    for a, b in pairwise(way):
        scene = Scene(2, stones=" ".join(names[1:-1]), planks=", ".join(laid))
        scene.programme(A="plank", B="jump")
        scene.play("A", f"plank {size_of[a, b]} pink")
        scene.play("A", BOARD.span_name(a, b))
        laid.append(f"{size_of[a, b]} pink {BOARD.span_name(a, b)}")
    last = BOARD.span_name(*way[-2:])
    scene = Scene(2, stones=" ".join(names[1:-1]), planks=", ".join(laid), pawns=f"A {last}")
    scene.programme(A="step", B="jump")
    scene.play("A", "step black")
    assert scene.winner == "A"


def test_rb2_no_distance_is_within_a_millimetre_of_a_reach() -> None:
    least = 99.0
    for a, b in combinations(range(33), 2):
        if b >= VILLAGES:
            for size in range(1, 7):
                least = min(
                    least, abs(dist(mm(BOARD.spots[a]), mm(BOARD.spots[b])) - BOARD.reach(a, b, size))
                )
    assert least > 1
    off = changed("lengths", "[77, 84, 96, 108, 120, 132]")  # 66 mm, the distance of c4 and d4
    assert {k[0] for k in kinds(off)} == {"RB2"}
    assert {k[2] for k in kinds(off)} == {"clearance"}


def test_rb2_a_board_without_a_way_is_refused() -> None:
    short = changed("lengths", "[30, 40, 50, 52, 54, 56]")
    found = {k[2] for k in kinds(short)}
    assert "no-way" in found


# --- RB3 --------------------------------------------------------------------------------------------------


def test_rb3_a_stone_is_at_least_as_wide_as_a_plank_and_lies_on_its_island() -> None:
    assert 2 * BOARD.stone_radius >= BOARD.plank_width
    assert ("RB3", "key 'stone_radius'", "thin") in kinds(changed("plank_width", "23"))
    assert ("R4.3", "key 'stone_radius'", "stone") in kinds(changed("stone_radius", "14"))
    assert ("RB3", "key 'lengths'", "tiny") in kinds(changed("lengths", "[20, 84, 96, 108, 120, 132]"))


def test_rb3_reach_counts_from_the_middle_of_a_stone_and_the_rim_of_a_village() -> None:
    """Equality included: on the expert side, stones exactly 61 and 86 mm away are in reach of plank 1 (72 mm)."""
    scene = Scene(2, side="expert", stones="s1=0,0")
    kit, state = scene.kit.fields, scene.state
    for support, x, size in ((7, 122, 1), (8, 124, 2)):  # 61 and 62 mm; no grid is asked for here
        state.x[support], state.y[support] = x, 0
        assert long_enough(kit, state, 6, support, size)
        assert size == 1 or not long_enough(kit, state, 6, support, size - 1)
    pink = COLOURS.index("pink")
    for support, x, fits in ((7, 420 - 172, True), (8, 420 - 174, False)):  # 86 and 87 mm from the middle
        state.x[support], state.y[support] = x, 0
        assert long_enough(kit, state, pink, support, 1) == fits


def test_rb3_where_centre_lines_do_not_meet_planks_do_not_overlap() -> None:
    """What makes the sign test enough: no legal pair of planks without a common support comes closer than a width."""

    def gap(a: Point, b: Point, c: Point, d: Point) -> float:
        ends = [(a, c, d), (b, c, d), (c, a, b), (d, a, b)]
        return min(_off(mm(p), mm(q), mm(r)) for p, q, r in ends)

    checked = 0
    spans = [(a, b) for a in BOARD.links for b in BOARD.links[a] if a < b]
    kit = fields(BOARD, False)
    for (a, b), (c, d) in combinations(spans, 2):
        crossing = kit.crosses[span_of(a, b), span_of(c, d) // 60] >> span_of(c, d) % 60 & 1
        over = any(BOARD.passes(a, b, s) for s in (c, d)) or any(BOARD.passes(c, d, s) for s in (a, b))
        if not crossing and not over and not {a, b} & {c, d}:
            assert gap(*(BOARD.spots[i] for i in (a, b, c, d))) > BOARD.plank_width
            checked += 1
    assert checked > 1000


def _off(p: tuple[float, float], q: tuple[float, float], r: tuple[float, float]) -> float:
    """How far p is from the segment qr."""
    along = ((p[0] - q[0]) * (r[0] - q[0]) + (p[1] - q[1]) * (r[1] - q[1])) / dist(q, r) ** 2
    along = min(1.0, max(0.0, along))
    return dist(p, (q[0] + along * (r[0] - q[0]), q[1] + along * (r[1] - q[1])))


# --- files ------------------------------------------------------------------------------------------------


def test_a_board_is_written_and_read_letter_by_letter() -> None:
    assert parse(TEXT) == BOARD
    assert draw(parse(TEXT)) == TEXT
    assert not BOARD.notes


def test_a_board_of_ones_own_is_played() -> None:
    own = TEXT.replace('name = "Delta"', 'name = "Home"').replace("c4 =", "c9 =")
    kit = GAME.kit(Options(board=own))
    assert kit.board.name == "Home"
    assert GAME.read(kit, GAME.start(kit, 2), 0, "stone c9") >= 0


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ("file", "key 'name'", "key-missing")),
        ("name = 'x'\nvilage = 1", ("file", "key 'vilage'", "key-meant")),
        (TEXT.replace("half_width = 245", "half_width = -3"), ("file", "key 'half_width'", "measure")),
        (TEXT.replace("[islands]", "[isles]"), ("file", "key 'islands'", "table")),
        (TEXT.replace("pink =", "purple ="), ("R1.1", "purple", "no-village")),
        (TEXT.replace("pink =", "purple ="), ("R1.1", "key 'villages'", "village-missing")),
        (TEXT.replace("c4 =", "C4 ="), ("file", "C4", "island-name")),
        (
            changed("blue", "[210, 210]").replace("green = [210, 210]", "green = [-210, 210]"),
            ("R1.1", "blue", "order"),
        ),
    ],
)
def test_what_is_wrong_with_a_file_is_named_with_its_place(text: str, expected: tuple[str, str, str]) -> None:
    found = {(r, place, key.removeprefix("board-")) for r, place, key in kinds(text)}
    assert expected in found


def test_everything_wrong_has_a_sentence_in_every_language() -> None:
    wrong = TEXT.replace("lengths = [72, 84,", "lengths = [20, 84,").replace("width = 14", "width = 30")
    for problem in problems(wrong):
        for language in LANGUAGES:
            assert words(language).has(problem.fact.key)
            assert not words(language).say(problem.fact.key, problem.fact.values).startswith("river-dragons")


def test_no_text_breaks_the_reader() -> None:
    """Characters lost, doubled and changed: read, or refused with problems, never anything else."""
    luck = random.Random(4)
    refused = 0
    for _ in range(300):
        text = list(TEXT)
        for _ in range(luck.randint(1, 4)):
            i = luck.randrange(len(text))
            text[i] = luck.choice(["", text[i] * 2, luck.choice('0179-=[]",.x\n')])
        try:
            assert isinstance(parse("".join(text)), Board)
        except BoardError as error:
            refused += bool(error.problems)
    assert refused > 100
