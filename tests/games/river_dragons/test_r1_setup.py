"""R1: colours, villages, pawns, planks and hands."""

from __future__ import annotations

from typing import Any

import pytest

from landbridge import FATE, PUBLIC, Match
from landbridge.core.errors import Illegal
from landbridge.core.game import LETTERS
from landbridge.core.state import NOTHING
from landbridge.games.river_dragons import Options
from landbridge.games.river_dragons.state import COLOURS, PICK, START
from tests.games.river_dragons.show.scene import CARDS, GAME, Refusal, Scene, kit_of


def colours(seats: int, **options: Any) -> list[str]:
    state = GAME.start(kit_of(Options(**options)), seats)
    return [COLOURS[state.colour[seat]] for seat in range(seats)]


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_r1_1_two_to_six_play(seats: int) -> None:
    with pytest.raises(Illegal):
        Match(GAME, kit_of(Options()), LETTERS[:seats])


def test_r1_1_the_goal_is_the_village_opposite() -> None:
    from landbridge.games.river_dragons.rules.pawns import goal

    scene = Scene(6)
    opposite = {COLOURS[scene.state.colour[s]]: COLOURS[goal(scene.state, s)] for s in range(6)}
    pairs = {"blue": "yellow", "green": "red", "pink": "black"}
    assert opposite == pairs | {goal: start for start, goal in pairs.items()}


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (2, "pink black"),
        (3, "blue yellow red"),
        (4, "blue green yellow red"),
        (5, "blue green pink yellow red"),
        (6, "blue green pink yellow red black"),
    ],
)
def test_r1_2_which_colours_play(seats: int, expected: str) -> None:
    assert colours(seats) == expected.split()
    alternate = colours(seats, three_players="alternate")
    assert alternate == (["blue", "pink", "red"] if seats == 3 else expected.split())


@pytest.mark.parametrize("seats", range(2, 6))
def test_r1_2_seats_that_nobody_takes_have_no_colour(seats: int) -> None:
    state = GAME.start(kit_of(Options()), seats)
    for seat in range(seats, 6):
        assert (state.colour[seat], state.pawn[seat], state.reserve[seat]) == (NOTHING, NOTHING, 0)


@pytest.mark.parametrize("seats", range(2, 7))
def test_r1_3_a_pawn_at_home_and_six_planks_each(seats: int) -> None:
    scene = Scene(seats)
    for seat in LETTERS[:seats]:
        colour = COLOURS[scene.state.colour[LETTERS.index(seat)]]
        assert scene.where(seat) == colour
        assert scene.held(seat) == {f"{size} {colour}" for size in range(1, 7)}
    assert scene.stones() == set()
    assert scene.planks() == {}
    assert len(scene.kit.board.islands) == 27


def test_r1_3_at_the_start_no_plank_lies_and_no_card_is_played() -> None:
    state = GAME.start(kit_of(Options()), 3)
    assert {state.ends[plank, end] for plank in range(36) for end in range(2)} == {NOTHING}
    cards = {state.programme[seat, at] for seat in range(6) for at in range(5)}
    assert cards | {state.shown[seat, at] for seat in range(6) for at in range(5)} == {NOTHING}
    assert {state.first, state.seat, state.card, state.named, state.winner} == {NOTHING}


@pytest.mark.parametrize("seats", range(2, 7))
def test_r1_4_a_hand_has_dragons_of_the_other_colours_in_play(seats: int) -> None:
    scene = Scene(seats)
    playing = [COLOURS[scene.state.colour[seat]] for seat in range(seats)]
    for seat, own in zip(LETTERS, playing, strict=False):
        assert scene.offers(seat) == {*CARDS, *(f"dragon {colour}" for colour in playing if colour != own)}
        assert scene.refused(seat, f"dragon {own}") == Refusal("R1.4", "not-in-hand")
    assert len(scene.offers("A")) == 8 + seats - 1  # nine cards with two players, thirteen with six


def test_r1_5_anybody_may_begin_and_all_are_as_likely() -> None:
    state = GAME.start(kit_of(Options()), 4)
    odds = GAME.odds(kit_of(Options()), state)
    assert [weight for _, weight in odds] == [1, 1, 1, 1]
    for seat, (move, _) in enumerate(odds):
        after = state.copy()
        GAME.do(kit_of(Options()), after, FATE, move)
        assert after.first == seat
        told = GAME.told(kit_of(Options()), state, FATE, move, after, PUBLIC)
        assert [fact.values for fact in told] == [{"seat": seat}]


@pytest.mark.parametrize("seats", [2, 6])
def test_r1_5_the_lot_falls_on_somebody_who_plays(seats: int) -> None:
    kit = kit_of(Options())
    state = GAME.start(kit, seats)
    for move in (START, START + seats - 1):
        assert GAME.refusal(kit, state, FATE, move) is None
    for move in (PICK, START - 1, START + seats):
        refusal = GAME.refusal(kit, state, FATE, move)
        assert refusal is not None
        assert refusal.fact.key == "river-dragons-why-no-such-move"


def test_r1_6_a_village_of_an_absent_colour_carries_planks_and_lets_pawns_in() -> None:
    """With three, nobody plays green."""
    scene = Scene(3, stones="c1 e1 d1", planks="3 blue green-d1, 2 red d1-c1", pawns="A d1-c1")
    assert "green" not in colours(3)
    assert len(scene.state.colour) == len(COLOURS)
    scene.programme(A="steps, step", B="stone", C="stone")
    scene.play("A", "step green-d1")
    scene.play("A", "step green")
    assert (scene.where("A"), scene.winner) == ("green", None)
    scene.until("A")
    assert scene.offers("A") == {"step green-d1"}


@pytest.mark.parametrize("seats", range(2, 7))
def test_r1_7_a_colour_is_chosen_with_the_seat(seats: int) -> None:
    """Every colour that plays has one seat, clockwise, whoever begins."""
    order = [COLOURS.index(colour) for colour in colours(seats)]
    assert order == sorted(order)
    assert len(set(order)) == seats
    match = Match(GAME, kit_of(Options()), LETTERS[:seats])
    before = [match.state.colour[seat] for seat in range(seats)]
    match.play(FATE, START + seats - 1)
    assert [match.state.colour[seat] for seat in range(seats)] == before == order
