"""The situations that the rulebook works out, played at our table: Sara, Ema, Luis and Tomé."""

from __future__ import annotations

from tests.games.the_border.table import Refusal, Table


def test_three_grey_one_yellow_and_one_blue_on_a_fresh_sheet(compiled: bool) -> None:
    """Sara may complete the grey three, or the grey two with two of the dice; yellow and blue complete nothing."""
    table = Table(2, "dice y s s r o  A roll-ro  dice s g  A roll-g  dice b", boards="41", compiled=compiled)
    assert table.offers("A") == {"2s", "3s", "."}
    for segment in ("2y", "3y", "2b", "3b"):
        refusal = table.refused(f"A {segment}")
        assert refusal is not None
        assert (refusal.ruling, refusal.reason) == ("B2.2", "dice-lack")
    step = table.play("A 3s .")
    assert table.crossed("A") == set(table.spaces("A", "3s"))
    (fact,) = table.told(step)
    assert (fact.values["used"], fact.values["left"]) == ("s s s", "b y")


def test_the_yellow_and_the_blue_die_go_to_the_others(compiled: bool) -> None:
    """Ema and Luis cross off a yellow and a blue space beside their white ones; Tomé has no yellow there."""
    table = Table(4, "dice y s s s b  A stop 3s .", boards="4123", compiled=compiled)
    ema, luis, tome = "B", "C", "D"
    assert table.offers(ema) == {"c5", "l14", "."}
    assert {table.sign(ema, "c5")[1], table.sign(ema, "l14")[1]} == {"b", "y"}
    assert table.offers(luis) == {"k13", "k15", "."}
    assert {table.sign(luis, "k13")[1], table.sign(luis, "k15")[1]} == {"b", "y"}
    assert table.offers(tome) == {"k15", "."}
    assert table.sign(tome, "k15")[1] == "b"
    table.play(f"{ema} c5 l14 .  {luis} k15 k13 .  {tome} k15 .")
    assert [len(table.crossed(actor)) for actor in "ABCD"] == [3, 2, 2, 1]


def test_five_dice_on_three_segments_then_one_die_for_everybody_else(compiled: bool) -> None:
    """Luis stops after two rolls with four yellow dice and a red one, and completes what he had begun."""
    table = Table(4, boards="1342", compiled=compiled)
    luis, tome, sara, ema = "ABCD"
    table.cross(luis, "l14", "m13", "m12", "k15", "c5")
    table.cross(luis, "j15", "i15", "h15", "c6", "b6")
    table.cross(luis, "b7")
    lacks = {s: set(table.spaces(luis, s)) - table.crossed(luis) for s in ("5y", "4y", "3r")}
    assert {s: len(left) for s, left in lacks.items()} == {"5y": 2, "4y": 2, "3r": 1}
    table.until_active(luis)
    table.play(f"dice y y r b s  {luis} roll-bs  dice y y  {luis} stop 5y 4y 3r")
    assert table.offers(luis) == {"."}
    step = table.play(f"{luis} .")
    assert table.heard(step) == [(luis, "used-all")]
    for actor, space, colour in ((tome, "k13", "r"), (sara, "k15", "r"), (ema, "k15", "y")):
        assert table.sign(actor, space)[1] == colour
        table.play(f"{actor} {space}")
        assert table.offers(actor) == {"."}
    more = table.refused(f"{ema} j15")
    assert more == Refusal("B3.4", "one-die", ("space-k15",))
    table.play(f"{tome} .  {sara} .  {ema} .")
    assert table.active == tome


def test_the_sixth_area_in_the_first_action_then_a_second_then_the_end_with_33() -> None:
    """Luis is the first in three areas and later in the other three: 10 + 5 + 4 and 6 + 5 + 3."""
    table = Table(2)
    luis, ema = "AB"
    for value in (12, 11, 7):
        table.conquer(ema, value)
    for value in (12, 11, 10, 7, 5):
        table.conquer(luis, value)
    (last,) = table.conquer(luis, 4, but=1)
    assert (set(table.areas(luis)), set(table.areas(ema))) == ({12, 11, 10, 7, 5}, {12, 11, 7})
    segment = table.sign(luis, last)
    table.until_active(luis)
    table.play(f"dice {' '.join(segment[1] * 4)} r  {luis} stop {segment} .")
    assert len(table.areas(luis)) == 6
    assert table.acting == [ema]
    step = table.play(f"{ema} .")
    assert table.match.over
    assert table.points() == [33, 30]
    assert table.winners() == [luis]
    assert table.heard(step)[-3:] == [(luis, "total"), (ema, "total"), (luis, "wins")]


def test_an_area_finished_by_two_in_the_same_second_action() -> None:
    """Both are first: Ema and Tomé get the well's 4, and Sara who follows gets 2."""
    table = Table(4)
    luis, ema, tome, sara = "ABCD"
    last = {actor: table.conquer(actor, 4, but=1)[0] for actor in (ema, tome, sara)}
    table.until_active(luis)
    colours = sorted({table.sign(actor, space)[1] for actor, space in last.items()})
    dice = [*colours, *(letter for letter in "rgbyos" if letter not in colours)][:5]
    table.play(f"dice {' '.join(dice)}  {luis} stop .  {ema} {last[ema]} .  {tome} {last[tome]} .  {sara} .")
    table.cross(sara, last[sara])
    assert table.points() == [0, 4, 4, 2]
