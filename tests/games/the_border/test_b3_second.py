"""B3: the second action, of all others at the same time."""

from __future__ import annotations

from random import Random

from landbridge import FATE, PUBLIC
from landbridge.games.the_border import hexes
from landbridge.games.the_border.rules import dice_of, pool
from landbridge.games.the_border.state import SECOND
from tests.games.the_border.table import GAME, Refusal, Table


def test_b3_1_the_dice_that_are_left_a_space_each(compiled: bool) -> None:
    table = Table(2, "dice s s s y b  A stop 3s .", boards="42", compiled=compiled)
    assert table.offers("B") == {"k13", "k15", "."}  # blue and yellow beside the lower white space
    table.play("B k13")
    assert table.sign("B", "k13") == "3b"
    assert table.refused("B j12") == Refusal("B3.1", "no-die", ("space-j12",))  # the blue die is used
    assert table.refused("B k15") is None
    assert table.refused("B k13") == Refusal("B3.1", "crossed-off", ("space-k13",))


def test_b3_1_space_by_space_not_whole_segments() -> None:
    table = Table(2, "dice b b y y r  A stop .")
    assert table.refused("B 2y") == Refusal("B3.1", "space-by-space")


def test_b3_2_only_beside_what_is_crossed_off(compiled: bool) -> None:
    table = Table(2, "dice b b y y r  A stop .", boards="21", compiled=compiled)
    assert table.refused("B j11") is not None
    assert table.refused("B i1") == Refusal("B3.2", "touches-nothing", ("space-i1",))
    assert table.refused("B c5") is None


def test_b3_2_what_the_same_action_crossed_off_counts() -> None:
    table = Table(2, "dice b b y y r  A stop .", boards="21")
    assert table.refused("B c6") == Refusal("B3.2", "touches-nothing", ("space-c6",))
    table.play("B c5")
    assert table.refused("B c6") is None


def test_b3_2_legality_against_the_map() -> None:
    """Random games: a space is offered exactly if it is open, touches a crossed one and has a die."""
    luck = Random(3)
    seen = 0
    for start in range(6):
        table = Table(2 + start % 3)
        spots = {hexes.name(spot): spot for spot in table.kit.board.spaces}
        while not table.match.over and table.state.round_no < 14:
            s = table.state
            seat = luck.choice(table.match.acting)
            if s.stage == SECOND and seat != FATE:
                actor = "ABCD"[seat]
                drafted = len(table.crossed(actor)) - len(table.crossed(actor, "-"))
                free = {letter: dice_of(pool(s), colour) for colour, letter in enumerate("rgbyos")}
                used = [
                    table.sign(actor, name)[1] for name in table.crossed(actor) - table.crossed(actor, "-")
                ]
                due = {"."}
                for name in spots:
                    sign = table.sign(actor, name)
                    if name in table.crossed(actor) or sign == "xx" or not table.is_near(actor, name):
                        continue
                    if used.count(sign[1]) < free[sign[1]] and not (s.dice == 0 and drafted):
                        due.add(name)
                assert table.offers(actor) == due
                seen += len(due) > 1
            table.match.play(seat, luck.choice(GAME.offers(table.kit, s, seat)))
    assert seen > 100


def test_b3_3_segments_may_be_started_extended_and_completed() -> None:
    table = Table(2, boards="21")
    table.cross("B", "c5", "k15")  # a blue five is begun, a grey two as well
    table.cross("B", "c6", "j15")
    assert table.crossed("B") == {"c5", "c6", "k15", "j15"}
    assert {table.sign("B", name) for name in ("k15", "j15")} == {"2s"}


def test_b3_3_nothing_is_compulsory() -> None:
    table = Table(3, "dice b b y y r  A stop .")
    step = table.play("B .  C .")
    assert table.crossed("B") == table.crossed("C") == set()
    assert table.heard(step) == [("B", "crossed-nothing"), ("C", "crossed-nothing")]


def test_b3_4_all_five_used_leaves_one_of_the_five_to_everybody(compiled: bool) -> None:
    table = Table(3, "dice r r b b b  A stop 2r 3b .", compiled=compiled)
    assert table.offers("B") == {"k13", "."}  # board 2: blue at the lower white space, red nowhere
    assert table.offers("C") == {"k13", "k15", "."}  # board 3: red and blue
    table.play("B k13  C k13")  # two may choose the same
    assert table.refused("C k15") == Refusal("B3.4", "one-die", ("space-k13",))
    assert table.offers("B") == table.offers("C") == {"."}


def test_b3_4_the_one_die_must_touch_as_well() -> None:
    table = Table(2, "dice r r b b b  A stop 2r 3b .", boards="12")
    assert table.refused("B j12") == Refusal("B3.2", "touches-nothing", ("space-j12",))


def test_b3_4_four_used_leave_just_the_fifth() -> None:
    table = Table(2, "dice r r b b y  A stop 2r 2b .", boards="12")
    table.play("B k15")
    assert table.sign("B", "k15") == "2y"
    assert table.offers("B") == {"."}


def test_b3_4_none_used_leaves_all_five() -> None:
    table = Table(2, "dice b b y y o  A stop .", boards="42")
    table.play("B k13 j12 k15 j15 c5 .")
    assert table.crossed("B") == {"k13", "j12", "k15", "j15", "c5"}


def test_b3_5_one_players_use_takes_nothing_from_another() -> None:
    table = Table(4, "dice b y r r r  A stop .")
    table.play("B k13")
    assert "k15" in table.offers("C")
    assert table.sign("C", "k15") == "2b"  # the same blue die


def test_b3_5_a_draft_is_sealed_until_all_are_done(compiled: bool) -> None:
    start = "dice b y r s o  A stop ."
    tables = [Table(3, start, compiled=compiled) for _ in range(2)]
    tables[0].play("B k13 k15")
    for viewer, sight in (("A", 0), ("C", 2), ("-", PUBLIC)):
        assert tables[0].match.view(sight) == tables[1].match.view(sight)
        assert tables[0].crossed("B", viewer) == set()
    assert tables[0].crossed("B", "B") == {"k13", "k15"}
    steps = [tables[0].play("B ."), tables[1].play("B .")]
    for viewer, sight in (("A", 0), ("C", 2), ("-", PUBLIC)):
        assert tables[0].match.view(sight) == tables[1].match.view(sight)
        assert tables[0].heard(steps[0], viewer) == tables[1].heard(steps[1], viewer) == [("B", "done")]
    step = tables[0].play("C .")
    assert tables[0].crossed("B", "C") == {"k13", "k15"}
    assert tables[0].heard(step, "C") == [("B", "crossed"), ("C", "crossed-nothing")]
    told = tables[0].told(step)[0].values
    assert (told["spaces"], told["dice"]) == ("k13, k15", "b y")


def test_b3_5_the_first_action_is_not_sealed() -> None:
    table = Table(3, "dice s s s y y  A stop 3s")
    for viewer in ("A", "B", "-"):
        assert table.crossed("A", viewer) == set(table.spaces("A", "3s"))
        assert table.seen(viewer) == table.state


def test_b3_5_for_the_others_a_draft_has_not_begun() -> None:
    table = Table(3, "dice r r b b b  A stop 2r 3b .")
    due = table.offers("B")
    assert len(due) > 1
    table.play("B k13")
    for viewer, moves in (("A", due), ("B", {"."}), ("C", due), ("-", due)):
        view = table.seen(viewer)
        assert {GAME.write(table.kit, view, 1, m) for m in GAME.offers(table.kit, view, 1)} == moves


def test_b3_5_taking_back_a_space_takes_back_what_leans_on_it() -> None:
    table = Table(2, "dice b b b y r  A stop .", boards="21")
    table.play("B c5 c6 d7")
    assert table.take_back("B", 3) == 3
    assert table.crossed("B") == set()
    table.play("B c5 c6 d7")
    assert table.take_back("B", 2) == 2  # c6, and d7 that leans on it
    assert table.crossed("B") == {"c5"}
    assert table.refused("B d7") == Refusal("B3.2", "touches-nothing", ("space-d7",))
    table.play("B .")
    assert table.take_back("B") == 0  # resolved: too late


def test_b3_5_done_may_be_taken_back_until_the_last_is_done() -> None:
    table = Table(3, "dice b y r s o  A stop .  B k13 .")
    assert table.acting == ["C"]
    assert table.take_back("B") == 2
    assert table.acting == ["B", "C"]
    table.play("B k15 .  C .")
    assert table.crossed("B") == {"k15"}


def test_b3_6_then_the_next_clockwise_is_active() -> None:
    table = Table(3)
    order = []
    for number in range(1, 8):
        assert table.state.round_no == number
        order.append(table.active)
        table.idle()
    assert order == list("ABCABCA")


def test_b3_6_the_active_player_has_no_part_in_the_second_action() -> None:
    table = Table(2, "dice b y r s o  A stop .")
    assert table.acting == ["B"]
    assert table.refused("A k13") == Refusal("", "not-now")
