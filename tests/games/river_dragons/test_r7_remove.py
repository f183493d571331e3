"""R7: taking planks and stones away."""

from __future__ import annotations

from typing import Any

import pytest

from landbridge.core.state import differences
from landbridge.games.river_dragons.rules.occupancy import load
from tests.games.river_dragons.show.scene import Refusal, Scene


def removing(seats: int = 2, *, reserve: str | None = None, **things: Any) -> Scene:
    """A has to remove something."""
    scene = Scene(seats, **things)
    if reserve is not None:
        scene.reserve("A", reserve)
    scene.programme(A="remove", B="jump", **({"C": "jump"} if seats > 2 else {}))
    return scene


def test_r7_1_a_plank_of_any_colour_into_the_own_reserve(compiled: bool) -> None:
    scene = removing(
        reserve="1 pink", stones="c4 d4 e4", planks="2 pink c4-d4, 3 black d4-e4", compiled=compiled
    )
    assert scene.offers("A") == {"remove c4-d4", "remove d4-e4"}
    assert scene.play("A", "remove d4-e4")[0] == "takes A"
    assert scene.held("A") == {"1 pink", "3 black"}
    assert scene.planks() == {"c4-d4": "2 pink"}
    assert load(scene.state.fields, scene.support("e4")) == 0
    assert load(scene.state.fields, scene.support("d4")) == 1


def test_r7_1_a_stone_that_carries_no_plank_back_to_the_reserve() -> None:
    scene = removing(stones="c4 d4 g4", planks="2 black c4-d4")
    for stone in ("c4", "d4"):
        assert scene.refused("A", f"remove {stone}") == Refusal("R7.1", "stone-carries", (f"stone-{stone}",))
    assert scene.refused("A", "remove g3") == Refusal("R7.1", "not-laid")
    assert scene.refused("A", "remove plank 5 black") == Refusal("R7.1", "not-laid")
    assert scene.play("A", "remove g4")[0] == "lifts A"
    assert scene.stones() == {"c4", "d4"}


def test_r7_1_a_plank_taken_away_leaves_the_water_as_if_it_had_never_lain() -> None:
    stones, others = "c3 d4 c4 e4 d2 e3", "2 black c3-d4, 4 black e3-e4"
    scene = removing(reserve="1 pink", stones=stones, planks=f"{others}, 6 pink d2-d4, 3 pink c4-d4")
    scene.play("A", "remove d2-d4")
    never = Scene(2, stones=stones, planks=f"{others}, 3 pink c4-d4")
    water = {"laid", "ends", "on", "carries", "spanned", "crossed", "under", "stones", "x", "y"}
    assert not water & set(differences(never.state, scene.state))


def test_r7_1_removing_is_a_must() -> None:
    scene = removing(stones="c4")
    assert scene.offers("A") == {"remove c4"}


def test_r7_1_any_stone_from_the_first_island_to_the_last() -> None:
    scene = removing(stones="d1 e6")
    assert scene.refused("A", "remove d1") is None
    assert scene.refused("A", "remove e6") is None
    scene.play("A", "remove d1")
    assert scene.stones() == {"e6"}


def test_r7_2_never_a_plank_under_a_pawn_not_even_the_own() -> None:
    scene = removing(
        reserve="1 pink", stones="c4 d4 e4 g3", planks="2 pink c4-d4, 3 pink d4-e4", pawns="A c4-d4, B d4-e4"
    )
    assert scene.refused("A", "remove c4-d4") == Refusal("R7.2", "under-pawn", ("way-c4-d4",))
    assert scene.refused("A", "remove d4-e4") == Refusal("R7.2", "under-pawn", ("way-d4-e4",))
    assert scene.offers("A") == {"remove g3"}


@pytest.mark.parametrize("held", ["2 pink", "2 blue"])
def test_r7_2_never_two_of_a_size(compiled: bool, held: str) -> None:
    scene = removing(
        reserve=held, stones="c4 d4 e4", planks="2 black c4-d4, 3 black d4-e4", compiled=compiled
    )
    assert scene.refused("A", "remove c4-d4") == Refusal("R7.2", "same-size")
    assert scene.refused("A", "remove d4-e4") is None


def test_r7_2_never_three_colours(compiled: bool) -> None:
    planks = "3 red c4-d4, 4 blue d4-e4, 5 yellow d4-e3"
    scene = removing(3, reserve="1 blue, 2 red", stones="c4 d4 e4 e3", planks=planks, compiled=compiled)
    assert scene.refused("A", "remove d4-e3") == Refusal("R7.2", "third-colour")
    assert scene.refused("A", "remove c4-d4") is None
    assert scene.refused("A", "remove d4-e4") is None


def test_r7_2_the_smallest_planks_of_other_colours_are_no_exception() -> None:
    planks = "1 blue c4-d4, 1 yellow d4-e4, 1 red d4-e3, 1 black e3-e4"
    scene = removing(reserve="2 yellow, 3 red", stones="c4 d4 e4 e3", planks=planks)
    for third in ("c4-d4", "e3-e4"):
        assert scene.refused("A", f"remove {third}") == Refusal("R7.2", "third-colour")
    assert scene.offers("A") == {"remove d4-e4", "remove e3-d4"}


def test_r7_3_nothing_to_remove_and_the_action_is_lost() -> None:
    scene = Scene(2)
    assert "no-removal A" in scene.programme(A="remove", B="stone")
    blocked = Scene(2, stones="c4 d4", planks="2 black c4-d4")  # A's reserve has all sizes, the stones carry
    assert "no-removal A" in blocked.programme(A="remove", B="stone")


def test_r7_4_the_own_colour_is_no_exception_and_the_limit_counts_after_taking() -> None:
    planks = "3 blue c4-d4, 4 red d4-e4"
    scene = removing(3, reserve="1 yellow, 2 red", stones="c4 d4 e4", planks=planks)
    assert scene.refused("A", "remove c4-d4") == Refusal("R7.2", "third-colour")  # blue is A's own
    assert scene.refused("A", "remove d4-e4") is None
    empty = removing(3, reserve="", stones="c4 d4 e4", planks=planks)
    assert {"remove c4-d4", "remove d4-e4"} <= empty.offers("A")


def test_r7_4_the_own_colour_may_be_one_too_many() -> None:
    """The reserve holds two others: pink's own plank does not come back."""
    scene = removing(reserve="1 yellow, 2 red", stones="c4 d4 e4", planks="3 pink c4-d4")
    assert scene.refused("A", "remove c4-d4") == Refusal("R7.2", "third-colour")
    assert scene.offers("A") == {"remove e4"}


def test_r7_4_forced_even_when_it_hurts() -> None:
    scene = removing(stones="g3", reserve="1 pink")
    assert scene.offers("A") == {"remove g3"}
    scene.play("A", "remove g3")
    assert scene.stones() == set()
