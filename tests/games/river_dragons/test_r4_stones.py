"""R4: stones."""

from __future__ import annotations

from math import dist, hypot, sqrt

from tests.games.river_dragons.show.scene import GAME, Refusal, Scene

ALL = "d1 c1 e1 a2 g2 b2 f2 d2 a3 g3 b3 f3 c3 e3 a4 g4 c4 d4 e4 a5 g5 c5 e5 b5 f5 c6 e6"


def test_r4_1_a_stone_goes_on_an_island_without_one(compiled: bool) -> None:
    scene = Scene(2, stones="c4", compiled=compiled)
    scene.programme(A="stone", B="stones")
    assert scene.refused("A", "stone c4") == Refusal("R4.1", "island-taken", ("stone-c4",))
    assert scene.offers("A") == {f"stone {island}" for island in ALL.split() if island != "c4"}
    assert scene.play("A", "stone d4") == ["stone A"]
    assert scene.stones() == {"c4", "d4"}


def test_r4_1_two_stones_one_after_the_other() -> None:
    scene = Scene(2)
    scene.programme(A="stones", B="jump")
    scene.play("A", "stone c4")
    assert scene.refused("A", "stone c4") == Refusal("R4.1", "island-taken", ("stone-c4",))
    assert scene.acting == ["A"]
    scene.play("A", "stone d4")
    assert scene.state.position == 1


def test_r4_1_stones_must_be_placed_and_never_in_a_village() -> None:
    scene = Scene(2)
    scene.programme(A="stone", B="jump")
    assert all(text.startswith("stone ") for text in scene.offers("A"))
    assert not {f"stone {c}" for c in ("pink", "black", "blue")} & scene.offers("A")


def test_r4_2_without_a_stone_in_the_reserve_the_action_is_lost(compiled: bool) -> None:
    scene = Scene(2, stones=ALL, compiled=compiled)
    assert "no-stone-left A" in scene.programme(A="stones", B="step")
    assert scene.stones() == set(ALL.split())


def test_r4_2_what_is_left_of_the_action_is_lost() -> None:
    scene = Scene(2, stones=ALL.replace("c4 ", ""))
    scene.programme(A="stones", B="step")
    heard = scene.play("A", "stone c4")
    assert heard[:2] == ["stone A", "no-stone-left A"]


def test_r4_3_only_remove_takes_a_stone_away_and_a_stone_lies_in_the_middle() -> None:
    scene = Scene(2)
    scene.programme(A="stone", B="jump")
    scene.play("A", "stone c4")
    support = scene.support("c4")
    board = scene.kit.board
    assert (scene.state.x[support], scene.state.y[support]) == board.spots[support]
    assert board.stone_radius <= board.island_radius
    places: set[tuple[int, int]] = set()
    while scene.state.round_no == 1:  # whatever is played, the stone stays where it is unless removed
        seat = scene.acting[0]
        scene.play(seat, next(t for t in sorted(scene.offers(seat), reverse=True) if t != "remove c4"))
        places.add((scene.state.x[support], scene.state.y[support]))
    assert places == {board.spots[support]}


def test_r4_4_no_stone_where_a_plank_lies(compiled: bool) -> None:
    """Plank 6 from pink to g2 lies over the island g3; without the plank the island is free again."""
    scene = Scene(2, stones="g2", planks="6 pink pink-g2", compiled=compiled)
    scene.programme(A="stone, remove, stones", B="jump")
    assert scene.refused("A", "stone g3") == Refusal("R4.4", "island-covered", ("way-pink-g2",))
    assert scene.refused("A", "stone g4") is None
    scene.play("A", "stone g4")
    scene.play("A", "remove pink-g2")
    scene.until("A")
    assert scene.refused("A", "stone g3") is None


def test_r4_4_no_island_free_and_the_action_is_lost() -> None:
    scene = Scene(2, stones=ALL.replace("g3 ", ""), planks="6 pink pink-g2")
    assert "no-room A" in scene.programme(A="stone", B="step")


def test_r4_4_the_disc_of_the_stone_against_the_plank_with_its_width() -> None:
    """Every span and every island: refused exactly where centre and centre line are too close, by measuring."""
    board = GAME.kit().board

    def mm(spot: int) -> tuple[float, float]:
        x, y = board.spots[spot]
        return x / 2, y * sqrt(3) / 2

    checked = 0
    for a in range(33):
        for b, _ in board.links[a].items():
            p, q = mm(a), mm(b)
            for c in range(6, 33):
                if c in (a, b):
                    continue
                r = mm(c)
                t = ((r[0] - p[0]) * (q[0] - p[0]) + (r[1] - p[1]) * (q[1] - p[1])) / dist(p, q) ** 2
                t = min(1.0, max(0.0, t))
                gap = hypot(p[0] + t * (q[0] - p[0]) - r[0], p[1] + t * (q[1] - p[1]) - r[1])
                assert board.passes(a, b, c) == (gap <= board.stone_radius + board.plank_width / 2)
                checked += 1
    assert checked > 3000
