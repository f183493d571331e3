"""R2 and R3: programmes, their order, and dragons."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from landbridge import PUBLIC, UNKNOWN, Dealer, Match
from landbridge.core.game import LETTERS, seats_in
from landbridge.core.play.record import redacted
from landbridge.core.state import NOTHING, differences
from landbridge.games.river_dragons import Options
from landbridge.games.river_dragons.game import possible
from landbridge.games.river_dragons.rules import rulebook
from landbridge.games.river_dragons.state import (
    COLOURS,
    DRAGON,
    LAY,
    LEAP,
    LIFT,
    NAME,
    PICK,
    POINT,
    START,
    STEP,
    STONE,
    TAKE,
)
from tests.games.river_dragons.show.scene import GAME, Refusal, Scene, kit_of

FIVE = ("stone", "stones", "remove", "plank", "planks")


def test_r2_1_five_different_cards_in_secret() -> None:
    scene = Scene(2)
    for card in FIVE[:4]:
        scene.play("A", card)
        assert scene.refused("A", card) == Refusal("R2.1", "picked")
    assert scene.acting == ["A", "B"]
    scene.play("A", FIVE[4])
    assert scene.heard == ["done A"]
    assert scene.acting == ["B"]
    assert [scene.state.programme[0, i] for i in range(5)] == [0, 1, 7, 2, 3]
    seen = GAME.view(scene.kit, scene.state, 1)
    assert {seen.programme[0, i] for i in range(5)} == {UNKNOWN}
    assert seen.picks[0] == 5  # that somebody is done is public


def test_r2_1_only_cards_are_laid() -> None:
    scene = Scene(2, stones="c4 d4")
    for move in (NAME, LAY, STEP, LEAP, TAKE, LIFT, STONE, START, POINT - 1):
        refusal = GAME.refusal(scene.kit, scene.state, 0, move)
        assert refusal is not None
        assert refusal.fact.key == "river-dragons-why-no-such-move"


def test_r2_1_how_many_cards_lie_is_unknown_until_there_are_five() -> None:
    scene = Scene(2)
    for card in FIVE[:4]:
        scene.play("A", card)
        assert GAME.view(scene.kit, scene.state, 1).picks[0] == UNKNOWN
    assert GAME.view(scene.kit, scene.state, 0).picks[0] == 4


def test_r2_1_at_most_one_dragon() -> None:
    scene = Scene(3)
    scene.play("A", "dragon red")
    assert scene.refused("A", "dragon yellow") == Refusal("R2.1", "one-dragon")
    assert not [text for text in scene.offers("A") if text.startswith("dragon")]
    assert "dragon blue" in scene.offers("B")


def test_r2_1_a_card_may_be_taken_back_until_all_have_five() -> None:
    match = Match(GAME, kit_of(Options()), ["Ada", "Ben"], Dealer(b"river dragons"))
    match.deal()
    for seat, cards in ((0, FIVE), (1, FIVE[:4])):
        for card in cards:
            match.play(seat, GAME.read(match.kit, match.state, seat, card))
    assert match.take_back(0, 2) == 2
    assert match.acting == [0, 1]
    match.play(0, GAME.read(match.kit, match.state, 0, "jump"))
    match.play(0, GAME.read(match.kit, match.state, 0, "step"))
    match.play(1, GAME.read(match.kit, match.state, 1, FIVE[4]))
    assert match.take_back(0) == 0  # now they are neither changed nor moved
    assert match.state.programme[0, 3] == 6


def test_r2_1_face_down_cards_stay_unknown_position_by_position() -> None:
    """What lies face down is unknown to everybody else, in views and in records, until it is turned."""
    scene = Scene(3)
    scene.programme(A="stone, step", B="stone, steps", C="stone, jump")
    for position in range(5):
        if scene.state.position < position:
            while scene.state.position < position:
                scene.play(scene.acting[0], sorted(scene.offers(scene.acting[0]))[0])
        now = scene.state.position
        for viewer in (0, 1, 2, PUBLIC):
            seen = GAME.view(scene.kit, scene.state, viewer)
            for seat in range(3):
                for at in range(5):
                    hidden = seat != viewer and at > now
                    assert (seen.programme[seat, at] == UNKNOWN) == hidden
                    assert seen.shown[seat, at] == (-2 if at > now else scene.state.programme[seat, at])


def test_r2_1_a_record_for_others_does_not_tell_what_lies_face_down() -> None:
    match = Match(GAME, kit_of(Options()), ["Ada", "Ben"], Dealer(b"river dragons"))
    match.deal()
    for seat in (0, 1):
        for card in ("stone", "jump", "remove", "step", "dragon black" if seat == 0 else "dragon pink"):
            match.play(seat, GAME.read(match.kit, match.state, seat, card))
    assert "A stone ? ? ? ?   B stone ? ? ? ?" in redacted(match)
    assert "dragon_black" in redacted(match, 0)
    assert "dragon_pink" not in redacted(match, 0)


def test_r2_1_a_guess_fills_face_down_cards_with_possible_ones() -> None:
    luck = Random(3)
    scene = Scene(4, stones="c4 d4")
    scene.programme(A="stone, step", B="dragon red, stone", C="stone", D="stone")
    seen = GAME.view(scene.kit, scene.state, 0)
    guesses = [GAME.guess(scene.kit, seen, 0, luck) for _ in range(200)]
    found: set[int] = set()
    for guess in guesses:
        for seat in range(1, 4):
            cards = [guess.programme[seat, at] for at in range(5)]
            assert cards[0] == scene.state.programme[seat, 0]  # it lies open
            assert len(set(cards)) == 5
            assert sum(card >= DRAGON for card in cards) <= 1
            assert DRAGON + guess.colour[seat] not in cards
            found |= {(seat << 8) + card for card in cards}
        assert [guess.programme[0, at] for at in range(5)] == [
            scene.state.programme[0, at] for at in range(5)
        ]
    assert {card & 255 for card in found if card >> 8 == 1} == set(range(DRAGON)) | {
        DRAGON + COLOURS.index("red")
    }
    assert len({card for card in found if card >> 8 == 2}) == 11  # eight and three dragons
    assert possible(scene.state, 1) == [card for card in range(DRAGON) if card not in _laid(scene, 1)]


def _laid(scene: Scene, seat: int) -> list[int]:
    return [scene.state.programme[seat, at] for at in range(5)]


@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_r2_2_position_by_position_clockwise_from_the_first_player(first: str, compiled: bool) -> None:
    scene = Scene(3, first=first, compiled=compiled)
    cards = "stone, stones, step, jump, remove"
    scene.programme(A=cards, B=cards, C=cards)
    order = [LETTERS[(LETTERS.index(first) + i) % 3] for i in range(3)]
    acted = []
    while scene.state.position < 2 and scene.state.round_no == 1:
        acted.append(scene.acting[0])
        scene.play(scene.acting[0], sorted(scene.offers(scene.acting[0]))[0])
    assert acted == [*order, *(seat for seat in order for _ in range(2)), *acted[9:]]
    assert all(fact.endswith(order[i % 3]) for i, fact in enumerate(f for f in scene.heard if "reveals" in f))


def test_r2_2_only_what_the_card_asks_for() -> None:
    scene = Scene(2, stones="g3", planks="1 pink pink-g3")
    scene.programme(A="step", B="stone")
    assert scene.card == "step"
    for other in ("stone c4", "plank 2 pink", "pink-g3", "jump pink-g3", "remove pink-g3", "remove g3"):
        assert scene.refused("A", other) == Refusal("R2.2", "other-card")
    assert scene.refused("A", "dragon black") == Refusal("", "no-such-move")
    assert scene.refused("B", "stone c4") == Refusal("", "not-now")
    assert scene.offers("A") == {"step pink-g3"}


# Which moves each card asks for, by the first number of their kind.
KINDS = {
    "stone": {STONE},
    "stones": {STONE},
    "plank": {NAME, LAY},
    "planks": {NAME, LAY},
    "step": {STEP},
    "steps": {STEP},
    "jump": {LEAP},
    "remove": {TAKE, LIFT},
}
BORDERS = [NAME, LAY, STEP, LEAP, TAKE, LIFT, STONE, START]


@pytest.mark.parametrize("card", KINDS)
def test_r2_2_a_card_asks_for_the_first_and_the_last_of_its_moves_and_for_no_others(card: str) -> None:
    pawns = "B pink-g3" if card == "jump" else ""
    scene = Scene(2, stones="g3 f3 c4", planks="1 pink pink-g3, 2 black g3-f3", pawns=pawns)
    scene.programme(A=card, B="stone")
    assert (scene.acting, scene.card) == (["A"], card)
    for start, end in pairwise(BORDERS):
        for move in (start, end - 1):
            refusal = GAME.refusal(scene.kit, scene.state, 0, move)
            reason = refusal.fact.key if refusal else ""
            assert (reason == "river-dragons-why-other-card") == (start not in KINDS[card])
    for move in (PICK, NAME - 1, START, POINT - 1, POINT):
        refusal = GAME.refusal(scene.kit, scene.state, 0, move)
        assert refusal is not None
        assert refusal.fact.key == "river-dragons-why-no-such-move"


def test_r2_2_the_cards_of_a_position_are_turned_once() -> None:
    scene = Scene(2)
    turned = ["position", "reveals A", "reveals B"]
    assert scene.programme(A="stone, stones", B="stone, stones")[-3:] == turned
    assert scene.play("A", "stone c4") == ["stone A"]
    assert scene.play("B", "stone d4") == ["stone B", *turned]


def test_r2_3_between_rounds_no_card_is_carried_out() -> None:
    scene = Scene(2, first="B")
    scene.programme(A="jump", B="jump")
    while scene.state.round_no == 1:
        scene.play(scene.acting[0], sorted(scene.offers(scene.acting[0]))[0])
    state = scene.state
    assert (state.seat, state.card, state.position, state.left) == (NOTHING, NOTHING, 0, 0)
    heard = scene.programme(A="stone", B="stone")
    assert heard[-3:] == ["position", "reveals A", "reveals B"]  # the first position again
    assert scene.facts[-3].values == {"position": 1}


def test_r2_3_the_next_round_has_another_first_player_and_full_hands() -> None:
    scene = Scene(3, first="B")
    scene.programme(A="jump", B="jump", C="jump")
    while scene.state.round_no == 1:
        scene.play(scene.acting[0], sorted(scene.offers(scene.acting[0]))[0])
    assert scene.heard[-1] == "round C"
    assert scene.state.first == 2
    assert scene.acting == ["A", "B", "C"]
    assert len(scene.offers("A")) == 10
    assert [scene.state.shown[0, 0], scene.state.programme[0, 0]] == [
        6,
        -2,
    ]  # what was played stays to be seen


def test_r2_3_the_first_player_card_goes_all_the_way_round() -> None:
    scene = Scene(4, first="C", max_rounds=9)
    firsts = [scene.state.first]
    while len(firsts) < 6 and scene.acting:
        seat = scene.acting[0]
        scene.play(seat, sorted(scene.offers(seat))[0])
        if scene.state.round_no > len(firsts):
            firsts.append(scene.state.first)
    assert all((a + 1) % 4 == b for a, b in pairwise(firsts))


# --- R3 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["A", "B"])
def test_r3_1_a_dragon_cancels_the_card_at_its_position_whoever_acts_first(
    first: str, compiled: bool
) -> None:
    scene = Scene(2, first=first, compiled=compiled)
    heard = scene.programme(A="dragon black, stone", B="stone, stones")
    assert "cancelled B" in heard
    assert scene.state.position == 1
    assert scene.stones() == set()


def test_r3_1_only_at_its_position_and_only_its_colour() -> None:
    scene = Scene(3)
    heard = scene.programme(A="dragon yellow", B="stone", C="stone")  # B is yellow, C red
    assert [fact for fact in heard if "cancelled" in fact] == ["cancelled B"]
    assert scene.acting == ["C"]
    scene.play("C", "stone d4")
    assert scene.state.position == 1
    assert not [fact for fact in scene.heard if "cancelled" in fact]


def test_r3_2_dragons_do_not_cancel_dragons_and_all_of_them_count(compiled: bool) -> None:
    """Example 5: pink's green dragon does not stop green's blue dragon, and blue's card is cancelled."""
    scene = Scene(5, compiled=compiled)  # blue, green, pink, yellow, red
    cards = "jump, stone, stones"
    heard = scene.programme(
        A=f"{cards}, step",
        B=f"{cards}, dragon blue",
        C=f"{cards}, dragon green",
        D=f"{cards}, step",
        E=f"{cards}, step",
    )
    while scene.state.position < 3:
        scene.play(scene.acting[0], sorted(scene.offers(scene.acting[0]))[0])
        heard = scene.heard
    assert [fact for fact in heard if "cancelled" in fact] == ["cancelled A"]


def test_r3_2_two_dragons_on_one_card_and_dragons_crossing() -> None:
    scene = Scene(3)
    heard = scene.programme(A="dragon red", B="dragon red", C="stone")
    assert [fact for fact in heard if "cancelled" in fact] == ["cancelled C"]
    crossing = Scene(2)
    heard = crossing.programme(A="dragon black", B="dragon pink")
    assert not [fact for fact in heard if "cancelled" in fact]
    assert crossing.state.position == 1


def test_r3_2_a_dragon_under_a_dragon_is_not_cancelled() -> None:
    """All three play a dragon, each on the next: blue's is red's aim, and so on; nobody's card is crossed out."""
    scene = Scene(3, stones="c4")  # blue, yellow, red
    heard = scene.programme(A="dragon yellow, stone", B="dragon red, stone", C="dragon blue, stone")
    turned = ["position", "reveals A", "reveals B", "reveals C"]
    assert heard[-8:] == turned + turned  # nothing happens at the first position
    then = scene.state.copy()
    then.position = 0
    assert not [seat for seat in range(3) if rulebook.is_cancelled(then, seat)]


@pytest.mark.parametrize("card", ["stones", "planks", "steps", "jump", "remove"])
def test_r3_3_a_cancelled_card_does_nothing_at_all(card: str) -> None:
    """No fall, no loss, no choice: the table is as it was."""
    scene = Scene(2, stones="c4 d4 g3", planks="1 pink c4-d4, 1 black pink-g3", pawns="A c4-d4")
    before = scene.state.copy()
    heard = scene.programme(A=card, B="dragon pink, stone")
    assert "cancelled A" in heard
    assert "step-falls A" not in heard
    assert not set(differences(before, scene.state)) & {
        "stones",
        "laid",
        "pawn",
        "reserve",
        "ends",
        "carries",
        "tried",
    }
    assert scene.state.position == 1


def test_r3_3_the_owner_of_a_dragon_does_nothing_else() -> None:
    scene = Scene(2)
    heard = scene.programme(A="dragon black, stone", B="jump, stone")
    assert heard[-1] in ("reveals A", "reveals B")
    assert scene.state.position == 1
    assert scene.acting == ["A"]


def test_a_move_is_what_is_told_of_it_one_thing_at_a_time(compiled: bool) -> None:
    """`do` takes a card to its end in one pass, `go_on` in steps that can be told: the same table afterwards."""
    for options in ({}, {"side": "expert"}, {"by_eye": "on"}):
        kit = GAME.kit(GAME.options_from({"max_rounds": "2", **options}))
        kit = kit.compiled() if compiled else kit
        rng, s = Random(3), GAME.start(kit, 4)
        while acting := GAME.actors(kit, s):
            seat = rng.choice(list(seats_in(acting)))
            move = rng.choice(GAME.offers(kit, s, seat))
            told = s.copy()
            rulebook.choose(kit.fields.fields, told.fields, seat, move)
            while rulebook.go_on(kit.fields.fields, told.fields):
                pass
            GAME.do(kit, s, seat, move)
            assert told == s, differences(told, s)
