"""The expert side to the half millimetre: reach, contact, and the numbers of its points (R5.4, R9, RB3).

Upright planks are the exact ones: whatever stands beside one is a whole number of half millimetres away.
"""

from __future__ import annotations

from dataclasses import replace
from math import isqrt
from typing import Any

import pytest

from landbridge.games.river_dragons import Options
from landbridge.games.river_dragons.rules import tables
from landbridge.games.river_dragons.rules.geometry import on_board
from landbridge.games.river_dragons.rules.occupancy import (
    nearest_point,
    point_at,
    point_towards,
    point_x,
    point_y,
    root,
)
from landbridge.games.river_dragons.state import POINT, STONE, STONES
from tests.games.river_dragons.show.scene import GAME, Refusal, Scene, kit_of


def laying(named: str, **things: Any) -> Scene:
    """A has named a plank and has to lay it."""
    scene = Scene(2, side="expert", **things)
    scene.programme(A="plank", B="jump")
    scene.play("A", f"plank {named}")
    return scene


def placing(**things: Any) -> Scene:
    """A has to place a stone."""
    scene = Scene(2, side="expert", **things)
    scene.programme(A="stone", B="jump")
    return scene


# --- planks -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", range(1, 7))
def test_rb3_on_the_expert_side_a_plank_reaches_its_length_and_not_a_millimetre_more(size: int) -> None:
    reach = 61 + 12 * (size - 1)  # millimetres from stone to stone; from a village's middle 25 more
    near, far = 2 * reach, 2 * (reach + 1)
    village = f"s4={-210 + near + 50},210 s5={210 - far - 50},-210"
    scene = laying(f"{size} pink", stones=f"s1=0,0 s2={near},0 s3={-far},0 {village}")
    assert scene.refused("A", "s1-s2") is None
    assert scene.refused("A", "s1-s3") == Refusal("R5.2", "too-short")
    assert scene.refused("A", "blue-s4") is None
    assert scene.refused("A", "yellow-s5") == Refusal("R5.2", "too-short")


def test_r5_4_planks_meet_on_a_common_stone_whichever_ends_they_share() -> None:
    stones = "s1=-120,0 s2=240,0 s3=0,0 s4=120,0 s5=0,60 s6=120,60"
    scene = laying("2 pink", stones=stones, planks="1 black s3-s4")
    for way in ("s3-s5", "s4-s6", "s1-s3", "s2-s4"):
        assert scene.refused("A", way) is None


@pytest.mark.parametrize(
    ("stones", "witness"),
    [
        ("s1=0,-60 s2=0,60 s3=36,0", "stone-s3"),  # 18 mm: the stone's radius and half a plank
        ("s1=0,-60 s2=0,60 s3=38,0", ""),
        ("s1=356,-60 s2=356,60", "village-pink"),  # 32 mm: the village's radius and half a plank
        ("s1=354,-60 s2=354,60", ""),
    ],
)
def test_r5_4_a_plank_passes_over_what_it_just_touches(stones: str, witness: str) -> None:
    scene = laying("6 pink", stones=stones)
    assert scene.refused("A", "s1-s2") == (Refusal("R5.4", "passes-over", (witness,)) if witness else None)


# --- stones -----------------------------------------------------------------------------------------------


def test_r9_2_contact_counts_as_touching() -> None:
    scene = placing(stones="s1=0,-60 s2=0,60 s3=-98,0 s4=-250,0", planks="5 pink s1-s2")
    assert scene.refused("A", "stone 36,0") == Refusal("R9.2", "on-plank", ("way-s1-s2",))  # 18 mm
    assert scene.refused("A", "stone 42,0") is None
    assert scene.refused("A", "stone -54,0") == Refusal("R9.2", "on-stone", ("stone-s3",))  # 22 mm
    assert scene.refused("A", "stone -204,0") is None  # 23 mm
    assert scene.refused("A", "stone 348,0") == Refusal("R9.2", "on-village", ("village-pink",))  # 36 mm
    assert scene.refused("A", "stone 342,0") is None


def test_r9_1_there_are_no_islands() -> None:
    scene = placing()
    for island in (STONE, STONE + STONES - 1):
        refusal = GAME.refusal(scene.kit, scene.state, 0, island)
        assert refusal is not None
        assert refusal.fact.key == "river-dragons-why-no-such-move"


def test_r9_1_the_very_first_point_is_one_like_any_other() -> None:
    """The lower left corner; from a stone 84 mm to the right of it, it is offered as well."""
    scene = placing(stones="s2=-300,-246")
    assert scene.refused("A", "stone -468,-246") is None
    assert "stone -468,-246" in scene.offers("A")
    scene.play("A", "stone -468,-246")
    support = scene.support("s1")
    assert (scene.state.x[support], scene.state.y[support]) == (-468, -246)


def tiny(*, stones: str = "") -> Scene:
    """A board on which a stone has room in the very middle only."""
    scene = Scene(2, side="expert", stones=stones)
    scene.kit = GAME.kit(Options(side="expert"))
    scene.kit.fields.half_width = scene.kit.fields.half_height = scene.kit.fields.stone_radius + 1
    return scene


def test_r9_1_the_last_free_point_is_offered() -> None:
    scene = tiny()
    scene.programme(A="stone", B="jump")
    assert scene.offers("A") == {"stone 0,0"}
    assert scene.play("A", "stone 0,0")[0] == "sinks A"


def test_r9_1_without_a_free_point_the_action_is_lost() -> None:
    assert "no-room A" in tiny(stones="s1=0,0").programme(A="stone", B="jump")
    scene = tiny()
    scene.programme(A="stones", B="jump")
    assert scene.play("A", "stone 0,0")[:2] == ["sinks A", "no-room A"]


# --- points -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(245, 225), (244, 222), (245, 222), (244, 225)])
def test_r9_2_exactly_the_points_divisible_by_three_are_numbered(width: int, height: int) -> None:
    """On boards with odd and even numbers of rows and columns beside the middle."""
    kit = tables.fields(replace(GAME.kit().board, half_width=width, half_height=height), True)
    numbers = range(kit.columns * kit.rows)
    found = {(point_x(kit, point), point_y(kit, point)): point for point in numbers}
    assert len(found) == len(numbers)
    top = max(y for _, y in found)
    for y in (*range(-top - 9, -top + 5), *range(-4, 5), *range(top - 4, top + 10)):
        for x in range(-2 * width - 9, 2 * width + 10):
            assert point_at(kit, x, y) == found.get((x, y), -1)
            divisible = x % 3 == 0 and y % 3 == 0 and (x - y) % 2 == 0
            if divisible and on_board(x, y, width, height, kit.stone_radius):
                assert (x, y) in found
            assert divisible or (x, y) not in found


def test_r9_2_the_nearest_point_of_the_nearest_row() -> None:
    """Of two that are equally near, the right one."""
    kit = kit_of(Options(side="expert")).fields
    for y in range(-16, 17):
        row = min(range(-18, 19, 3), key=lambda other: abs(other - y))
        points = [x for x in range(-60, 61, 3) if (x - row) % 2 == 0]
        for x in range(-40, 41):
            nearest = min(points, key=lambda other: (abs(other - x), -other))
            assert nearest_point(kit, x, y) == point_at(kit, nearest, row)
    assert nearest_point(kit, 480, 0) == -1


def test_r9_1_a_village_in_reach_needs_no_stone_on_the_way() -> None:
    """A stone for a plank of size 1 stands at most 58.5 mm away: 117 half millimetres."""
    scene = placing(stones="s1=0,0")
    kit, s = scene.kit.fields, scene.state
    assert point_towards(kit, s, scene.support("s1"), 117, 1, 1) == -1
    assert point_towards(kit, s, scene.support("s1"), 119, 1, 1) == point_at(kit, 120, 0)
    assert point_towards(kit, s, scene.support("s1"), 0, 0, 1) == -1


def test_the_whole_part_of_a_root() -> None:
    for square in (*range(2000), *range(999_990, 1_000_010), 3_000_000):
        assert root(square) == isqrt(square)


# --- what is offered --------------------------------------------------------------------------------------

SIDES = (
    (2, 0),
    (1, 1),
    (-1, 1),
    (-2, 0),
    (-1, -1),
    (1, -1),
)  # a millimetre into each direction of the lattice


def near(x: int, y: int) -> tuple[int, int]:
    row = 3 * round(y / 3)
    column = min(
        range(x - 6, x + 7), key=lambda other: (other % 3 != 0 or (other - row) % 2, abs(other - x), -other)
    )
    return column, row


def worth_offering(scene: Scene, home: int, goal: int) -> set[tuple[int, int]]:
    """Towards home and goal as far as each plank reaches, to the six sides of a stone, and half-way across gaps."""
    board, s = scene.kit.board, scene.state
    spots = {a: (s.x[a], s.y[a]) for a in range(33) if s.stones >> a & 1}
    found = set()
    for a, (x, y) in spots.items():
        for length in board.lengths:
            far = 2 * (length - board.stone_radius + (board.village_radius if a < 6 else 0)) - 5
            for village in (home, goal):
                dx, dy = spots[village][0] - x, spots[village][1] - y
                apart = isqrt(dx * dx + 3 * dy * dy)
                if apart > far:
                    found.add(near(x + dx * far // apart, y + dy * far // apart))
        if a < 6:
            continue
        found |= {(x + 84 * dx, y + 84 * dy) for dx, dy in SIDES}
        for b, (other_x, other_y) in spots.items():
            reach = board.reach(a, b, 6)
            wide = (x - other_x) ** 2 + 3 * (y - other_y) ** 2 > 4 * reach**2
            if b < a and wide and abs(x - other_x) < 594:  # 297 mm
                found.add(near((x + other_x) // 2, (y + other_y) // 2))
    return found


@pytest.mark.parametrize(
    ("seats", "first", "stones"),
    [
        (2, "A", ""),
        (6, "D", "s1=-210,0"),
        (6, "F", "s1=-297,3 s2=297,3 s3=-150,-60"),
        (3, "B", "s1=-300,-246 s2=291,3 s4=0,150 s27=60,-150"),
    ],
)
def test_r9_1_what_is_offered_is_worth_considering(seats: int, first: str, stones: str) -> None:
    scene = Scene(seats, side="expert", stones=stones, first=first)
    seat = "ABCDEF".index(first)
    scene.programme(**{"ABCDEF"[i]: "stone" for i in range(seats)})
    home = scene.state.colour[seat]
    kit = scene.kit.fields
    worth = {point_at(kit, x, y) for x, y in worth_offering(scene, home, (home + 3) % 6)} - {-1}
    legal = {POINT + point for point in worth if GAME.check(scene.kit, scene.state, seat, POINT + point) == 0}
    offers = GAME.offers(scene.kit, scene.state, seat)
    assert len(set(offers)) == len(offers)
    assert set(offers) == legal


def test_r9_1_points_are_offered_in_a_fixed_order() -> None:
    """The same luck plays the same game: around a stone from the right, then counterclockwise."""
    scene = placing(stones="s1=0,0")
    offers = GAME.offers(scene.kit, scene.state, 0)
    around = [GAME.read(scene.kit, scene.state, 0, f"stone {84 * dx},{84 * dy}") for dx, dy in SIDES]
    assert [move for move in offers if move in around] == around
