"""B2: the first action, of the active player."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

from landbridge import FATE
from landbridge.games.the_border.rules import dice_of
from landbridge.games.the_border.state import AGAIN, CHOOSE, DONE, FIRST, MOVES, SEGMENT, SPACE, TAKE
from tests.games.the_border.table import GAME, Refusal, Table


def test_b2_1_all_five_first_then_any_dice_up_to_three_rolls(compiled: bool) -> None:
    table = Table(2, compiled=compiled)
    table.play("dice r g b y")
    assert table.acting == ["dice"]  # four are not five
    table.play("dice o")
    assert table.acting == ["A"]
    table.play("A roll-gyo")
    assert table.acting == ["dice"]
    table.play("dice r r s")
    assert table.acting == ["A"]
    table.play("A roll-s  dice s")
    assert table.acting == ["A"]
    assert table.refused("A roll-s") == Refusal("B2.1", "no-more-rolls")
    assert table.refused("A stop") == Refusal("B2.1", "no-more-rolls")
    assert table.offers("A") == {"2r", "3r", "."}


def test_b2_1_a_die_set_aside_may_be_taken_up_again() -> None:
    table = Table(2, "dice r r g b y  A roll-gby  dice s s s")
    table.play("A roll-rr  dice s s")
    assert table.state.rolled == table.state.dice
    assert [dice_of(table.state.dice, colour) for colour in range(6)] == [0, 0, 0, 0, 0, 5]


def test_b2_1_only_dice_that_lie_there() -> None:
    table = Table(2, "dice r r g b y")
    assert table.refused("A roll-rrr") == Refusal("B2.1", "not-showing")
    assert table.refused("A roll-s") == Refusal("B2.1", "not-showing")
    assert table.refused("A roll-rrgby") is None
    assert table.refused("A roll-ybg") is None


def test_b2_1_equal_dice_cannot_be_told_apart() -> None:
    """One move for each handful: the offers are exactly the different parts of what lies there."""
    luck = Random(2)
    for _ in range(60):
        dice = [luck.choice("rgbyos") for _ in range(5)]
        table = Table(2, "dice " + " ".join(dice))
        count = Counter(dice)
        parts = {
            "".join(letter * n for letter, n in zip("rgbyos", counts, strict=True))
            for counts in product(*(range(count[letter] + 1) for letter in "rgbyos"))
        }
        assert table.offers("A") == {f"roll-{part}" if part else "stop" for part in parts}


def test_b2_1_re_rolling_none_is_stopping() -> None:
    table = Table(2, "dice r r g b y")
    assert GAME.write(table.kit, table.state, 0, AGAIN) == "stop"
    table.play("A stop")
    assert table.state.stage == FIRST
    assert table.state.roll_no == 1


def test_b2_1_crossing_off_comes_after_rolling() -> None:
    table = Table(2, "dice r r g b y")
    assert table.refused("A 2r") == Refusal("B2.1", "stop-first")
    assert table.refused("A .") == Refusal("B2.1", "stop-first")
    table.play("A stop 2r .")


def test_b2_1_in_the_second_action_nobody_rolls() -> None:
    table = Table(2, "dice r r g b y  A stop .")
    for word in ("B stop", "B roll-r"):
        assert table.refused(word) == Refusal("", "no-such-move")


def test_b2_1_what_chance_does_is_nobodys_move() -> None:
    table = Table(2)
    for script in ("dice r r g b y", "A stop", "A ."):
        table.play(script)
        seat = table.match.acting[0]
        for move in range(TAKE, MOVES):
            refusal = GAME.refusal(table.kit, table.state, seat, move)
            assert refusal is not None
            assert (refusal.ruling, refusal.fact.key) == ("", "the-border-why-no-such-move")


def test_b2_2_only_what_completes_a_segment(compiled: bool) -> None:
    table = Table(2, "dice r r r b y  A stop", compiled=compiled)
    assert table.offers("A") == {"2r", "3r", "."}
    lacks = tuple(f"space-{name}" for name in table.spaces("A", "4r"))
    assert table.refused("A 4r") == Refusal("B2.2", "dice-lack", lacks)
    assert table.refused("A 2b") == Refusal(
        "B2.2", "dice-lack", tuple(f"space-{name}" for name in table.spaces("A", "2b"))
    )
    table.play("A 3r")
    assert table.crossed("A") == set(table.spaces("A", "3r"))
    assert table.refused("A 3r") == Refusal("B2.2", "segment-full", ("segment-3r",))
    assert table.offers("A") == {"."}  # the three red dice are used


def test_b2_2_a_space_stands_for_its_whole_segment() -> None:
    table = Table(2, "dice r r r b y  A stop")
    space = table.spaces("A", "3r")[1]
    assert GAME.read(table.kit, table.state, 0, space) == GAME.read(table.kit, table.state, 0, "3r")
    assert GAME.aim(table.kit, table.state, 0, (f"space-{space}",)) == SEGMENT + 1
    single = GAME.refusal(table.kit, table.state, 0, SPACE + 3)
    assert single is not None
    assert single.ruling == "B2.2"


def test_b2_3_a_segment_may_lie_anywhere() -> None:
    table = Table(2, "dice s s s y b  A stop")
    assert not any(table.is_near("A", space) for space in table.spaces("A", "3s"))
    assert table.refused("A 3s") is None


def test_b2_4_a_segment_begun_earlier_needs_only_what_is_missing() -> None:
    table = Table(2)
    table.cross("A", "c5", "c6")  # two of the blue five, beside the white space
    assert table.sign("A", "c5") == "5b"
    table.until_active("A")
    table.play("dice b b b y y  A stop")
    assert table.refused("A 5b") is None
    table.play("A 5b")
    assert set(table.spaces("A", "5b")) <= table.crossed("A")
    assert dice_of(table.state.dice, 2) == 0  # three blue dice were enough
    assert table.refused("A 2y") is None  # and the yellow ones are left


def test_b2_5_dice_are_split_freely_over_segments_and_colours() -> None:
    table = Table(2, "dice r r b b b  A stop 2r 3b .")
    assert table.crossed("A") == {*table.spaces("A", "2r"), *table.spaces("A", "3b")}
    table = Table(2, "dice r r r r r  A stop 2r 3r .")
    assert table.crossed("A") == {*table.spaces("A", "2r"), *table.spaces("A", "3r")}


def test_b2_5_dice_may_be_left_all_of_them_too() -> None:
    table = Table(2, "dice r r r r r  A stop .")
    assert table.crossed("A") == set()
    assert table.acting == ["B"]


def test_b2_5_whatever_is_completed_the_dice_add_up() -> None:
    """Random first actions against plain arithmetic: a segment is offered exactly if its missing spaces have dice."""
    luck = Random(5)
    table = Table(2)
    for _ in range(400):
        if table.match.over:
            table = Table(2)
        s = table.state
        seat = table.match.acting[0]
        if seat == FATE:
            moves = GAME.offers(table.kit, s, FATE)
            table.match.play(FATE, luck.choice(moves))
            continue
        if s.stage == FIRST:
            actor = table.active
            free = {letter: dice_of(s.dice, colour) for colour, letter in enumerate("rgbyos")}
            due = {"."}
            for length, letter in product("2345", "rgbyos"):
                lacks = set(table.spaces(actor, length + letter)) - table.crossed(actor)
                if 0 < len(lacks) <= free[letter]:
                    due.add(length + letter)
            assert table.offers(actor) == due
        moves = GAME.offers(table.kit, s, seat)
        before = sum(dice_of(s.dice, colour) for colour in range(6))
        crossed = len(table.crossed("AB"[seat]))
        stage = s.stage
        move = luck.choice(moves)
        table.match.play(seat, move)
        if stage == FIRST and move != DONE:
            after = sum(dice_of(table.state.dice, colour) for colour in range(6))
            assert before - after == len(table.crossed("AB"[seat])) - crossed
        assert stage != CHOOSE or move < SEGMENT
