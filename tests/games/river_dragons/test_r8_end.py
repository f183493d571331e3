"""R8 and R9: arriving, the draw, and the expert side."""

from __future__ import annotations

from typing import Any

import pytest

from landbridge.core.errors import OptionError
from landbridge.games.river_dragons import Options
from landbridge.games.river_dragons.rules.occupancy import point_at, point_x, point_y
from landbridge.games.river_dragons.state import POINT
from tests.games.river_dragons.show.scene import GAME, Refusal, Scene, kit_of

LAST: dict[str, Any] = {"stones": "b3 c3", "planks": "2 pink black-b3, 4 pink b3-c3"}


def test_r8_1_the_game_ends_at_once_when_a_pawn_reaches_its_goal(compiled: bool) -> None:
    scene = Scene(2, pawns="A black-b3", compiled=compiled, **LAST)
    scene.programme(A="step", B="step")
    heard = scene.play("A", "step black")
    assert heard == ["step-village A", "wins A"]
    assert scene.winner == "A"
    assert scene.acting == []
    assert [GAME.points(scene.kit, scene.state, seat) for seat in range(2)] == [1, 0]


def test_r8_1_also_as_the_first_of_two_steps() -> None:
    scene = Scene(2, pawns="A black-b3", **LAST)
    scene.programme(A="steps", B="step")
    scene.play("A", "step black")
    assert scene.winner == "A"


def test_r8_1_also_by_a_jump() -> None:
    scene = Scene(2, pawns="A b3-c3, B black-b3", **LAST)
    scene.programme(A="jump", B="step")
    assert scene.play("A", "jump black") == ["jump-village A", "wins A"]
    assert scene.winner == "A"


def test_r8_1_afterwards_everything_lies_open() -> None:
    scene = Scene(2, pawns="A black-b3", **LAST)
    scene.programme(A="step", B="step")
    scene.play("A", "step black")
    assert GAME.view(scene.kit, scene.state, 1) == scene.state


def test_r8_2_anothers_village_is_entered_and_left_like_a_plank() -> None:
    scene = Scene(
        3, stones="c1 e1 d1", planks="1 blue blue-c1, 3 blue green-d1, 2 red d1-c1", pawns="A d1-c1"
    )
    scene.programme(A="steps, step", B="jump", C="jump")
    scene.play("A", "step green-d1")
    scene.play("A", "step green")
    assert scene.winner is None
    assert scene.where("A") == "green"
    scene.until("A")
    assert scene.offers("A") == {"step green-d1"}


def test_r8_3_a_draw_after_the_last_round() -> None:
    scene = Scene(2, max_rounds=2)
    while scene.acting:
        seat = scene.acting[0]
        scene.play(seat, sorted(scene.offers(seat))[0])
    assert scene.heard[-1] == "drawn"
    assert scene.winner is None
    assert scene.state.round_no == 2
    assert GAME.winners(scene.kit, scene.state, 2) == [0, 1]


def test_r8_3_fifty_rounds_unless_chosen_otherwise() -> None:
    assert Options().max_rounds == 50
    assert GAME.kit().fields.max_rounds == 50
    for rounds in (0, 100):
        with pytest.raises(OptionError):
            GAME.kit(Options(max_rounds=rounds))


# --- R9 ---------------------------------------------------------------------------------------------------


def expert(**things: Any) -> Scene:
    scene = Scene(2, side="expert", **things)
    scene.programme(A="stone", B="jump")
    return scene


def test_r9_1_stones_anywhere_in_the_water(compiled: bool) -> None:
    scene = expert(compiled=compiled)
    for point in ("0,0", "-120,30", "333,-87", "3,3"):
        assert scene.refused("A", f"stone {point}") is None
    assert scene.play("A", "stone -120,30")[0] == "sinks A"
    assert scene.stones() == {"s1"}
    assert scene.said()[0] == "A places stone s1 at -120,30."


def test_r9_1_stones_take_the_lowest_number_that_is_free() -> None:
    scene = Scene(2, side="expert", stones="s1=0,0 s3=120,0")
    scene.programme(A="stones", B="jump")
    scene.play("A", "stone -120,0")
    scene.play("A", "stone -240,0")
    assert scene.stones() == {"s1", "s2", "s3", "s4"}
    support = scene.support("s2")
    assert (scene.state.x[support], scene.state.y[support]) == (-120, 0)


def test_r9_1_offers_are_some_of_the_legal_points_and_all_are_legal() -> None:
    scene = expert(stones="s1=240,0 s2=60,60", planks="1 pink pink-s1")
    offers = GAME.offers(scene.kit, scene.state, 0)
    assert GAME.is_open(scene.kit, scene.state, 0)
    assert len(offers) > 20
    assert len(set(offers)) == len(offers)
    assert all(GAME.check(scene.kit, scene.state, 0, move) == 0 for move in offers)
    legal = sum(GAME.check(scene.kit, scene.state, 0, move) == 0 for move in range(POINT, scene.kit.moves))
    assert legal > 15_000


def test_r9_2_wholly_on_the_board() -> None:
    scene = expert()
    width = 2 * (scene.kit.board.half_width - scene.kit.board.stone_radius)
    assert width == 468
    assert scene.refused("A", "stone 468,48") is None  # it touches the edge
    top = 246  # 213.04 mm up; with its radius 224.04 of 225
    assert scene.refused("A", f"stone 0,{top}") is None
    kit = scene.kit.fields
    outside = [
        point
        for point in range(kit.columns * kit.rows)
        if abs(point_x(kit, point)) > width or abs(point_y(kit, point)) > top
    ]
    assert outside
    for point in outside[:50]:
        refusal = GAME.refusal(scene.kit, scene.state, 0, POINT + point)
        assert refusal is not None
        assert (refusal.ruling, refusal.fact.key) == ("R9.2", "river-dragons-why-off-board")


def test_r9_2_touching_no_stone_village_or_plank(compiled: bool) -> None:
    scene = expert(stones="s1=0,0 s2=150,0", planks="3 pink s1-s2", compiled=compiled)
    assert scene.refused("A", "stone -42,0") == Refusal("R9.2", "on-stone", ("stone-s1",))  # 21 mm
    assert scene.refused("A", "stone -48,0") is None  # 24 mm; 22 is contact
    assert scene.refused("A", "stone 75,15") == Refusal("R9.2", "on-plank", ("way-s1-s2",))  # 13 mm beside
    assert scene.refused("A", "stone 75,21") is None  # 18.2 mm; 18 is contact
    assert scene.refused("A", "stone 354,0") == Refusal("R9.2", "on-village", ("village-pink",))  # 33 mm
    assert scene.refused("A", "stone 342,0") is None


def test_r9_2_planks_on_the_expert_side_follow_the_same_rulings(compiled: bool) -> None:
    stones = "s1=0,0 s2=150,0 s3=75,33 s4=75,-33 s5=60,3 s6=-75,33"
    scene = Scene(2, side="expert", stones=stones, planks="3 black s3-s4", compiled=compiled)
    scene.programme(A="plank", B="jump")
    scene.play("A", "plank 4 pink")
    assert scene.refused("A", "s1-s2") == Refusal("R5.4", "passes-over", ("stone-s5",))
    assert scene.refused("A", "s2-s5") == Refusal("R5.4", "crosses", ("way-s3-s4",))
    assert scene.refused("A", "s1-s6") is None
    assert scene.refused("A", "pink-s2") == Refusal("R5.2", "too-short")  # 135 mm, 122 are in reach


def test_r9_2_coordinates_are_numbered_without_gaps() -> None:
    kit = kit_of(Options(side="expert")).fields
    for point in range(0, kit.columns * kit.rows, 37):
        assert point_at(kit, point_x(kit, point), point_y(kit, point)) == point
    assert kit.columns * kit.rows > 25_000
