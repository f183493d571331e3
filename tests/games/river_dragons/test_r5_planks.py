"""R5: planks. Reach between stones: 61, 73, 85, 97, 109, 121 mm; from a village's middle 25 mm more."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from landbridge.games.river_dragons.rules.occupancy import (
    bridged,
    crossed_by,
    is_crossed,
    load,
    lower_end,
    put_down,
    shut_below,
    span_of,
    upper_end,
)
from landbridge.games.river_dragons.rules.planks import candidates
from tests.games.river_dragons.show.scene import GAME, Refusal, Scene


def laying(named: str, *, card: str = "plank", seats: int = 2, **things: Any) -> Scene:
    """A has named a plank and has to lay it."""
    scene = Scene(seats, **things)
    scene.programme(A=card, B="jump")
    scene.play("A", f"plank {named}")
    return scene


def test_r5_1_on_two_stones_or_on_a_village_and_a_stone(compiled: bool) -> None:
    scene = laying("3 pink", stones="c4 d4 g3 f3", compiled=compiled)
    assert scene.offers("A") == {"c4-d4", "pink-g3", "pink-f3", "g3-f3"}
    for villages in ("pink-green", "blue-green", "red-black"):
        assert scene.refused("A", villages) == Refusal("R5.1", "two-villages")
    assert scene.refused("A", "d4-e4") == Refusal("R5.1", "no-stone", ("stone-e4",))
    assert scene.play("A", "d4-c4")[0] == "lays A"  # the order of the ends does not matter
    assert scene.planks() == {"c4-d4": "3 pink"}
    assert scene.held("A") == {f"{n} pink" for n in (1, 2, 4, 5, 6)}


def test_r5_1_first_named_then_laid_and_never_taken_back() -> None:
    scene = Scene(2, stones="c4 d4 g3")
    scene.programme(A="planks", B="jump")
    for way in ("c4-d4", "blue-green"):
        assert scene.refused("A", way) == Refusal("R5.1", "name-first")
    assert scene.refused("A", "plank 3 black") == Refusal("R5.1", "not-in-reserve")
    assert scene.play("A", "plank 3 pink") == ["names A"]
    assert scene.refused("A", "plank 2 pink") == Refusal("R5.1", "named")
    scene.play("A", "plank 3 pink c4-d4")  # said at length
    assert scene.refused("A", "pink-g3") == Refusal("R5.1", "name-first")  # of two, the second is named now
    assert scene.refused("A", "plank 3 pink") == Refusal("R5.1", "not-in-reserve")
    scene.play("A", "plank 1 pink")
    scene.play("A", "pink-g3")
    assert scene.state.position == 1


def test_r5_1_any_plank_may_be_named_even_one_that_fits_nowhere(compiled: bool) -> None:
    scene = Scene(2, stones="c4 d4", compiled=compiled)
    scene.programme(A="planks", B="stone")
    assert scene.offers("A") == {f"plank {n} pink" for n in range(1, 7)}
    assert scene.play("A", "plank 1 pink") == ["names A", "plank-leaves A"]
    assert scene.acting == ["A"]  # the second is named when the first has left the game
    scene.play("A", "plank 2 pink")
    scene.play("A", "c4-d4")


def test_r5_2_too_long_is_fine_and_too_short_is_not() -> None:
    for size in range(2, 7):
        scene = laying(f"{size} pink", stones="c4 d4 g2 g3")
        assert scene.refused("A", "c4-d4") is None  # 66 mm
    scene = laying("2 pink", stones="c4 d4 g2 g3")
    assert scene.refused("A", "g2-g3") == Refusal("R5.2", "too-short")  # 79 mm
    assert laying("3 pink", stones="c4 d4 g2 g3").refused("A", "g2-g3") is None


def test_r5_2_a_plank_that_fits_nowhere_leaves_the_game() -> None:
    scene = Scene(2)
    scene.programme(A="planks", B="stone")
    assert scene.play("A", "plank 6 pink") == ["names A", "plank-leaves A"]
    assert "A’s plank 6 (pink) reaches nowhere and leaves the game." in scene.said()
    assert "6 pink" not in scene.held("A")
    assert scene.planks() == {}


def test_r5_2_length_and_the_other_rulings_together() -> None:
    """The only place in reach is taken: the plank leaves although it is long enough."""
    scene = Scene(2, stones="c4 d4", planks="2 black c4-d4")
    scene.programme(A="plank", B="stone")
    assert scene.play("A", "plank 3 pink") == ["names A", "plank-leaves A"]


@pytest.mark.parametrize("short_plank", ["elsewhere", "lost"])
def test_r5_2_a_plank_that_proves_too_short(short_plank: str) -> None:
    scene = laying("2 pink", stones="c4 d4 g2 g3", by_eye=True, short_plank=short_plank)
    heard = scene.play("A", "g2-g3")
    if short_plank == "lost":
        assert heard[0] == "short-lost A"
        assert "2 pink" not in scene.held("A")
        assert scene.state.position == 1
    else:
        assert heard == ["too-short A"]
        assert scene.acting == ["A"]
        scene.play("A", "c4-d4")
        assert scene.planks() == {"c4-d4": "2 pink"}


def test_r5_3_stones_are_not_moved_to_make_it_fit() -> None:
    scene = laying("2 pink", stones="c4 d4 g2 g3")
    before = scene.state.copy()
    scene.play("A", "c4-d4")
    for support in range(33):
        assert (scene.state.x[support], scene.state.y[support]) == (before.x[support], before.y[support])


def test_r5_4_planks_do_not_cross(compiled: bool) -> None:
    scene = laying("6 pink", stones="d2 d4 c3 e3", planks="2 black c3-e3", compiled=compiled)
    assert scene.refused("A", "d2-d4") == Refusal("R5.4", "crosses", ("way-c3-e3",))
    assert scene.refused("A", "d2-c3") is None  # they meet on a stone that carries both
    other = laying("2 pink", stones="d2 d4 c3 e3", planks="6 black d2-d4", compiled=compiled)
    assert other.refused("A", "c3-e3") == Refusal("R5.4", "crosses", ("way-d2-d4",))


def test_r5_4_not_over_a_third_stone_used_or_not(compiled: bool) -> None:
    scene = laying("6 pink", stones="g2 g3 c4 d4", compiled=compiled)
    assert scene.refused("A", "pink-g2") == Refusal("R5.4", "passes-over", ("stone-g3",))
    used = laying("6 pink", stones="g2 g3 c4 d4", planks="2 black g3-g2", compiled=compiled)
    assert used.refused("A", "pink-g2") == Refusal("R5.4", "passes-over", ("stone-g3",))
    free = laying("6 pink", stones="g2 c4 d4", compiled=compiled)
    assert free.refused("A", "pink-g2") is None  # the island alone is no obstacle


def test_r5_4_not_over_a_village(compiled: bool) -> None:
    """On the expert side stones can stand on both sides of a village."""
    scene = laying("3 pink", side="expert", stones="s1=420,45 s2=420,-45 s3=0,0 s4=99,0", compiled=compiled)
    assert scene.refused("A", "s1-s2") == Refusal("R5.4", "passes-over", ("village-pink",))
    assert scene.refused("A", "pink-s1") is None


def test_r5_4_what_sticks_out_never_blocks() -> None:
    """Plank 6 on c4-d4 would reach as far as e4, and is no obstacle there."""
    scene = laying("2 pink", stones="c4 d4 e4 e3", planks="6 black c4-d4")
    assert {"d4-e4", "e3-d4", "e3-e4"} <= scene.offers("A")


def test_r5_4_crossing_is_the_same_both_ways_for_all_spans() -> None:
    kit = GAME.kit().fields
    for one in range(528):
        for other in range(one):
            assert (kit.crosses[one, other // 60] >> other % 60 & 1) == (
                kit.crosses[other, one // 60] >> one % 60 & 1
            )
    pairs = list(combinations(range(33), 2))
    assert sorted(span_of(a, b) for a, b in pairs) == list(range(528))
    assert all((lower_end(span_of(b, a)), upper_end(span_of(a, b))) == (a, b) for a, b in pairs)


def strewn(luck: Random, **options: Any) -> Scene:
    """Some stones, and planks that lie anywhere; full supports and shut ways are what matters."""
    scene = Scene(2, **options)
    board = scene.kit.board
    near = [(a, b) for a in range(33) for b in board.links[a] if a < b]
    for plank, (a, b) in enumerate(luck.sample(near, 18)):
        put_down(scene.kit.fields.fields, scene.state.fields, plank, a, b)
    for stone in luck.sample(range(6, 33), 20):
        scene.state.stones |= 1 << stone
    scene.state.named = 18 + luck.randrange(6)
    return scene


def test_r5_4_what_planks_shut_off_is_what_they_cross_and_what_they_lie_on() -> None:
    luck = Random(4)
    for _ in range(6):
        scene = strewn(luck)
        kit, s = scene.kit.fields.fields, scene.state.fields
        for b in range(1, 33):
            shut = 0
            for a in range(b):
                crossed = is_crossed(kit, s, a, b)
                assert (crossed_by(kit, s, a, b) != 0) == crossed  # somebody can be named who is in the way
                shut |= (crossed or bridged(s, a, b)) << a
            assert shut_below(s, b) == shut


@pytest.mark.parametrize("by_eye", [False, True])
def test_r5_7_only_what_is_there_not_full_not_shut_and_by_rule_in_reach_is_asked_about(by_eye: bool) -> None:
    luck = Random(7)
    for _ in range(6):
        scene = strewn(luck, by_eye=by_eye)
        kit, s = scene.kit.fields.fields, scene.state.fields
        for b in range(6, 33):
            asked = candidates(kit, s, b)
            for a in range(b):
                there = s.stones >> a & 1 and load(s, a) < 3 and not shut_below(s, b) >> a & 1
                near = by_eye or scene.kit.board.size_for(a, b) <= s.named % 6 + 1
                assert bool(asked >> a & 1) == bool(there and near)
            assert asked >> b == 0


def test_r5_5_a_stone_carries_three_planks_at_most(compiled: bool) -> None:
    scene = laying(
        "2 pink", stones="d4 c3 e3 c4 e4", planks="2 black d4-c3, 3 black d4-e3", compiled=compiled
    )
    assert scene.refused("A", "d4-c4") is None
    scene = laying(
        "2 pink",
        stones="d4 c3 e3 c4 e4",
        planks="2 black d4-c3, 3 black d4-e3, 4 black c4-d4",
        compiled=compiled,
    )
    assert scene.refused("A", "d4-e4") == Refusal("R5.5", "full", ("stone-d4",))
    assert scene.refused("A", "e3-e4") is None


def test_r5_5_a_village_carries_three_planks_at_most() -> None:
    scene = laying("3 pink", stones="g3 f3 g4 g5", planks="1 black pink-g3, 2 black pink-f3, 3 black pink-g4")
    assert scene.refused("A", "pink-g5") == Refusal("R5.5", "full", ("village-pink",))


def test_r5_6_one_plank_between_two_supports() -> None:
    scene = laying("3 pink", stones="c4 d4 e4", planks="2 black c4-d4")
    assert scene.refused("A", "c4-d4") == Refusal("R5.6", "bridged", ("way-c4-d4",))
    assert scene.refused("A", "d4-e4") is None


def test_r5_6_an_empty_reserve_loses_the_action() -> None:
    scene = Scene(2, stones="c4 d4")
    scene.reserve("A", "")
    assert "no-plank-left A" in scene.programme(A="planks", B="stone")
    one = Scene(2, stones="c4 d4 e4")
    one.reserve("A", "2 pink")
    one.programme(A="planks", B="stone")
    one.play("A", "plank 2 pink")
    assert one.play("A", "c4-d4") == ["lays A", "no-plank-left A"]


def test_r5_7_assisted_shows_what_fits_and_by_eye_hides_only_length(compiled: bool) -> None:
    things: dict[str, Any] = {"stones": "d2 d4 c3 e3 g2 g3", "planks": "2 black c3-e3"}
    assisted = laying("2 pink", compiled=compiled, **things)
    by_eye = laying("2 pink", by_eye=True, compiled=compiled, **things)
    assert assisted.offers("A") < by_eye.offers("A")
    for a, b in combinations(["pink", "green", "d2", "d4", "c3", "e3", "g2", "g3"], 2):
        if {a, b} == {"pink", "green"}:
            continue
        hidden, shown = by_eye.refused("A", f"{a}-{b}"), assisted.refused("A", f"{a}-{b}")
        assert hidden == (None if shown == Refusal("R5.2", "too-short") else shown)


def test_r5_7_a_place_too_far_is_not_offered_again() -> None:
    scene = laying("2 pink", stones="c4 d4 g2 g3", by_eye=True)
    scene.play("A", "g2-g3")
    assert scene.refused("A", "g2-g3") == Refusal("R5.7", "tried")
    scene.play("A", "c4-g3")
    scene.play("A", "c4-g2")
    for tried in ("g2-g3", "c4-g3", "c4-g2"):
        assert scene.refused("A", tried) == Refusal("R5.7", "tried")
    scene.play("A", "c4-d4")
    assert not any(scene.state.tried)  # another plank, another try


def test_r5_7_if_nothing_fits_the_plank_leaves_at_once() -> None:
    scene = Scene(2, stones="c4 g3", by_eye=True)
    scene.programme(A="plank", B="stone")
    assert scene.refused("A", "plank 1 pink") is None
    nowhere = Scene(2, stones="c4", by_eye=True)
    nowhere.programme(A="plank", B="stone")
    assert nowhere.play("A", "plank 1 pink") == ["names A", "plank-leaves A"]
