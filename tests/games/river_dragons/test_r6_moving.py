"""R6: steps, falls and jumps, with the worked examples of the rulebook."""

from __future__ import annotations

import pytest

from tests.games.river_dragons.show.scene import Refusal, Scene

# Five seats: A blue, B green, C pink, D yellow, E red.
STONES = "c3 d4 b3 e4 e5 c5 c4 e3"


def test_r6_1_example_1_a_step_to_a_free_adjacent_plank_of_any_colour(compiled: bool) -> None:
    """Green may go left to the green plank or right to the red one, not to the pink one that yellow stands on."""
    scene = Scene(
        5,
        stones=STONES,
        planks="2 green c3-d4, 4 green b3-c3, 2 red d4-e4, 4 pink d4-e5",
        pawns="B c3-d4, D d4-e5",
        first="B",
        compiled=compiled,
    )
    scene.programme(A="stone", B="step", C="stone", D="stone", E="stone")
    assert scene.offers("B") == {"step b3-c3", "step d4-e4"}
    assert scene.refused("B", "step d4-e5") == Refusal("R6.2", "occupied", ("way-d4-e5",))
    assert scene.play("B", "step d4-e4") == ["step-plank B"]
    assert scene.where("B") == "d4-e4"


def test_r6_1_planks_at_one_village_are_not_adjacent() -> None:
    scene = Scene(2, stones="g3 g4", planks="1 pink pink-g3, 2 pink pink-g4", pawns="A pink-g3")
    scene.programme(A="step, steps", B="stone")
    assert scene.refused("A", "step pink-g4") == Refusal("R6.1", "not-adjacent")
    assert scene.offers("A") == {"step pink"}
    scene.play("A", "step pink")
    assert scene.where("A") == "pink"


def test_r6_1_a_pawn_goes_to_planks_that_lie_and_villages_only() -> None:
    scene = Scene(2, stones="g3 f3", planks="1 pink pink-g3, 2 black g3-f3", pawns="A pink-g3")
    scene.programme(A="step", B="stone")
    for plank in ("1 blue", "4 pink", "6 black"):  # in a reserve, or of a colour that does not play
        assert scene.refused("A", f"step plank {plank}") == Refusal("R6.1", "no-place")
    assert scene.refused("A", "step green") == Refusal("R6.1", "not-adjacent")
    assert scene.offers("A") == {"step pink", "step g3-f3"}


def test_r6_1_a_jump_too_leads_only_to_planks_that_lie_and_to_villages() -> None:
    scene = Scene(2, stones="a2 b2", planks="1 red blue-a2, 2 red a2-b2", pawns="A a2-b2, B blue-a2")
    scene.programme(A="jump", B="stone")
    for plank in ("1 blue", "4 pink", "6 black"):
        assert scene.refused("A", f"jump plank {plank}") == Refusal("R6.1", "no-place")
    assert scene.refused("A", "jump green") == Refusal("R6.5", "no-jump")
    assert scene.offers("A") == {"jump blue"}
    scene.play("A", "jump blue")
    assert scene.where("A") == "blue"


def test_r6_2_a_plank_holds_one_pawn_and_a_village_any_number() -> None:
    scene = Scene(3, stones="a2", planks="1 blue blue-a2", pawns="A blue-a2, B blue, C blue")
    scene.programme(A="step", B="step", C="stone")
    scene.play("A", "step blue")
    assert [scene.where(seat) for seat in "ABC"] == ["blue", "blue", "blue"]
    assert scene.offers("B") == {"step blue-a2"}
    full = Scene(3, stones="a2", planks="1 blue blue-a2", pawns="A blue-a2, B blue", first="B")
    full.programme(A="stone", B="step", C="stone")
    assert full.where("B") == "yellow"  # the only plank is held: B, far from home, has fallen


def test_r6_3_example_2_two_steps_with_a_return(compiled: bool) -> None:
    """All planks around are held by others: only the village is left, and from there back to the plank."""
    scene = Scene(
        5,
        stones=STONES,
        planks="2 yellow red-c5, 4 blue d4-c5, 4 green c4-c5",
        pawns="A d4-c5, B c4-c5, D red-c5",
        first="D",
        compiled=compiled,
    )
    scene.programme(A="stone", B="stone", C="stone", D="steps", E="stone")
    assert scene.offers("D") == {"step red"}
    assert scene.play("D", "step red") == ["step-village D"]
    assert scene.acting == ["D"]
    assert scene.offers("D") == {"step red-c5"}
    scene.play("D", "step red-c5")
    assert scene.where("D") == "red-c5"
    assert scene.acting != ["D"]


def test_r6_3_two_steps_may_come_back_to_a_plank_or_a_village() -> None:
    scene = Scene(2, stones="g3 f3", planks="1 pink pink-g3, 2 pink g3-f3", pawns="A pink-g3")
    scene.programme(A="steps, step", B="stone")
    scene.play("A", "step g3-f3")
    assert scene.offers("A") == {"step pink-g3"}
    scene.play("A", "step pink-g3")
    village = Scene(2, stones="g3", planks="1 pink pink-g3")
    village.programme(A="steps", B="stone")
    village.play("A", "step pink-g3")
    village.play("A", "step pink")
    assert village.where("A") == "pink"


def test_r6_3_moving_is_a_must() -> None:
    scene = Scene(2, stones="g3", planks="1 pink pink-g3")
    scene.programme(A="step", B="stone")
    assert scene.offers("A") == {"step pink-g3"}


@pytest.mark.parametrize("card", ["step", "steps"])
def test_r6_4_without_a_way_the_pawn_falls_and_is_back_home(card: str, compiled: bool) -> None:
    scene = Scene(2, stones="c4 d4", planks="2 pink c4-d4", pawns="A c4-d4", compiled=compiled)
    assert "step-falls A" in scene.programme(A=card, B="stone")
    assert scene.where("A") == "pink"
    assert scene.acting == ["B"]
    assert scene.planks() == {"c4-d4": "2 pink"}


def test_r6_4_in_the_own_village_it_just_stays() -> None:
    scene = Scene(2)
    assert "step-stays A" in scene.programme(A="steps", B="stone")
    assert scene.where("A") == "pink"


def test_r6_4_from_a_foreign_village_it_falls_like_from_anywhere() -> None:
    scene = Scene(2, pawns="A green")
    assert "step-falls A" in scene.programme(A="step", B="stone")
    assert scene.where("A") == "pink"


def test_r6_5_example_3_a_jump_over_the_only_pawn_beside(compiled: bool) -> None:
    """Yellow can only jump over green and land on the red plank: nobody else stands beside it."""
    scene = Scene(
        5,
        stones=STONES,
        planks="2 yellow c4-c3, 2 green c3-d4, 2 red d4-e4, 4 yellow b3-c4",
        pawns="D c4-c3, B c3-d4",
        first="D",
        compiled=compiled,
    )
    scene.programme(A="stone", B="stone", C="stone", D="jump", E="stone")
    assert scene.offers("D") == {"jump d4-e4"}
    assert scene.refused("D", "jump c4-c3") == Refusal("R6.5", "no-jump")  # never back to where it came from
    assert scene.refused("D", "jump b3-c4") == Refusal("R6.5", "no-jump")
    assert scene.refused("D", "jump c3-d4") == Refusal("R6.2", "occupied", ("way-c3-d4",))
    assert scene.play("D", "jump d4-e4") == ["jump-plank D"]
    assert scene.where("D") == "d4-e4"
    assert scene.where("B") == "c3-d4"


def test_r6_5_example_4_a_jump_over_nobody_ends_in_the_river(compiled: bool) -> None:
    scene = Scene(
        5,
        stones=STONES,
        planks="2 yellow c4-c3, 2 green c3-d4, 2 red d4-e4",
        pawns="D c4-c3, B d4-e4",
        first="D",
        compiled=compiled,
    )
    assert "jump-falls D" in scene.programme(A="stone", B="stone", C="stone", D="jump", E="stone")
    assert scene.where("D") == "yellow"


def test_r6_5_nowhere_to_land_and_the_jump_fails() -> None:
    scene = Scene(2, stones="c4 c3 d4", planks="2 pink c4-c3, 3 pink c3-d4", pawns="A c4-c3, B c3-d4")
    assert "jump-blocked-falls A" in scene.programme(A="jump", B="stone")
    assert scene.where("A") == "pink"
    home = Scene(2, stones="g3", planks="1 pink pink-g3", pawns="B pink-g3")
    assert "jump-blocked-stays A" in home.programme(A="jump", B="stone")
    assert home.where("A") == "pink"


def test_r6_5_from_a_village_and_into_one() -> None:
    scene = Scene(2, stones="g3 f3", planks="1 pink pink-g3, 2 black g3-f3", pawns="B pink-g3")
    scene.programme(A="jump", B="stone")
    assert scene.offers("A") == {"jump g3-f3"}
    back = Scene(2, stones="g3 f3", planks="1 pink pink-g3, 2 black g3-f3", pawns="A g3-f3, B pink-g3")
    back.programme(A="jump", B="stone")
    assert back.offers("A") == {"jump pink"}
    assert back.play("A", "jump pink") == ["jump-village A"]


def test_r6_5_never_over_a_pawn_in_a_village() -> None:
    scene = Scene(2, stones="g3 g4", planks="1 pink pink-g3, 2 pink pink-g4", pawns="A pink-g3, B pink")
    assert "jump-falls A" in scene.programme(A="jump", B="stone")
    home = Scene(2, stones="g3", planks="1 pink pink-g3", pawns="B pink")
    assert "jump-stays A" in home.programme(A="jump", B="stone")


def test_r6_5_the_landing_may_rest_on_the_same_stone() -> None:
    scene = Scene(
        2, stones="d4 c3 e3 e4", planks="2 pink d4-c3, 3 pink d4-e3, 2 black d4-e4", pawns="A d4-c3, B d4-e3"
    )
    scene.programme(A="jump", B="stone")
    assert scene.offers("A") == {"jump d4-e4"}
