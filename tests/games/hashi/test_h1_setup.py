"""H1: sides, islands and flags, the first number, the deck."""

from __future__ import annotations

from collections import Counter

import pytest

from landbridge import FATE, PUBLIC, Dealer, Illegal, Match, OptionError, Unreadable
from landbridge.games.hashi import Options
from landbridge.lab.observation import encoding
from tests.games.hashi.table import GAME, NAMES, Refusal, Table, kit_of

PLAIN = ["d1", "b2", "d2", "e2", "a3", "f3", "b4", "d4", "f4", "c5", "b6"]
FLAGS = ["a1", "f1", "c3", "a5", "e5", "d6", "f6"]
CHOICES = ["A 3@b2", "B 4@d2", "C 3@c5", "D 4@f4"]
# The practice board upside down: its first island has no flag.
UPSIDE_DOWN = '''name = "Upside down"
side = "A"
drawing = """
    a b c d e f
  1 . o . B . R
  2 B . o . R .
  3 . o . o . o
  4 o . R . . o
  5 . o . o o .
  6 R . . o . B
"""
without = ["d1-d3"]
'''


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_h1_1_one_to_four_play(seats: int) -> None:
    table = Table(seats)
    assert table.acting == ["A", "B", "C", "D"][:seats]


@pytest.mark.parametrize("seats", [0, 5])
def test_h1_1_no_other_number_plays(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        Match(GAME, kit_of(), [*NAMES, "Eve"][:seats])
    assert caught.value.fact.key == "core-wrong-seats"


def test_h1_1_one_side_for_everybody() -> None:
    assert Options().side == "A"
    assert [GAME.kit(Options(side=side)).board.side for side in ("A", "B")] == ["A", "B"]
    assert GAME.kit(Options(side="A")).board.lines != GAME.kit(Options(side="B")).board.lines
    with pytest.raises(OptionError):
        GAME.options_from({"side": "C"})


@pytest.mark.parametrize("side", ["A", "B"])
def test_h1_2_eighteen_islands_and_their_flags(side: str) -> None:
    kit = GAME.kit(Options(side=side))
    assert Counter(island.flag for island in kit.board.islands) == {"red": 4, "blue": 3, "": 11}
    # The rules read bit sets: they must say the same as the board.
    for i, island in enumerate(kit.board.islands):
        flags = kit.fields.red >> i & 1, kit.fields.blue >> i & 1
        assert flags == (island.flag == "red", island.flag == "blue")


def test_h1_2_each_of_the_eighteen_islands_takes_a_number() -> None:
    table = Table(1, "A 4@a3  card 6/3  A 6@f3 a3-a1 a3-c3 a3-a5 .  card 5/3  A 5@c5 f3-f1 c5-e5 f3-f4 .")
    table.play("card 4/2  A 4@f4 f4-f6 f4-d4 .  card 3/1  A 3@b6 b6-d6 .  card 6/1")  # every flag is reached
    free = {text[2:] for text in table.offers("A") if "@" in text}
    assert set(table.numbers("A")) == {"a3", "f3", "c5", "f4", "b6"}
    assert len(free) == 13
    assert free | set(table.numbers("A")) == set(PLAIN + FLAGS)
    assert "a1-d1" not in table.offers("A")  # the first line is no island: neither end has a number


def test_h1_3_a_three_or_a_four_on_any_island_without_a_flag(compiled: bool) -> None:
    table = Table(2, compiled=compiled)
    assert table.offers("A") == {f"{number}@{island}" for island in PLAIN for number in (3, 4)}
    for island in FLAGS:
        assert table.refused(f"A 3@{island}") == Refusal("H1.3", "prepared-flag")
        assert table.refused(f"A 4@{island}") == Refusal("H1.3", "prepared-flag")


def test_h1_3_on_the_first_island_of_a_board_too() -> None:
    table = Table(2, board=UPSIDE_DOWN)
    plain = [island.name for island in table.kit.board.islands if not island.flag]
    assert plain[0] == table.kit.board.islands[0].name == "b1"
    assert table.offers("A") == {f"{number}@{island}" for island in plain for number in (3, 4)}
    table.play("A 3@b1  B 4@b1")
    assert [table.numbers(owner) for owner in "AB"] == [{"b1": 4}, {"b1": 3}]


def test_h1_3_nothing_else_is_done_before_the_first_card() -> None:
    table = Table(2)
    assert table.refused("A .") == Refusal("", "no-such-move")  # it cannot be waived
    assert table.refused("A a1-a3") == Refusal("", "no-such-move")


@pytest.mark.parametrize("number", [1, 2, 5, 6])
def test_h1_3_no_other_first_number(number: int) -> None:
    with pytest.raises(Unreadable):
        Table(2).play(f"A {number}@b2")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_h1_3_every_sheet_goes_to_the_left_neighbour(seats: int, compiled: bool) -> None:
    table = Table(seats, compiled=compiled)
    step = table.play("  ".join(CHOICES[:seats]))
    written = [{"b2": 3}, {"d2": 4}, {"c5": 3}, {"f4": 4}][:seats]
    assert [table.numbers(owner) for owner in "ABCD"[:seats]] == [written[-1], *written[:-1]]
    told = [(fact.values["seat"], fact.values["owner"]) for fact in table.told(step)]
    assert sorted(told) == [(seat, (seat + 1) % seats) for seat in range(seats)]


def test_h1_3_the_choice_is_sealed() -> None:
    tables = [Table(3), Table(3)]
    steps = [table.play(choice) for table, choice in zip(tables, ["A 3@b2", "A 4@f3"], strict=True)]
    for viewer, sight in (("B", 1), ("C", 2), ("-", PUBLIC)):
        assert tables[0].match.view(sight) == tables[1].match.view(sight)
        assert tables[0].told(steps[0], viewer) == tables[1].told(steps[1], viewer)
        assert tables[0].heard(steps[0], viewer) == [("A", "done")]
        assert tables[0].numbers("A", viewer) == {}
    assert tables[0].numbers("A", "A") == {"b2": 3}
    tables[0].play("B 4@d2")
    assert tables[0].numbers("B", "C") == {}
    tables[0].play("C 4@d2")
    assert tables[0].numbers("B", "C") == {"b2": 3}


def test_h1_3_a_learner_knows_only_its_own_choice() -> None:
    table = Table(2, "A 3@b2")
    rows = encoding(table.kit, 2)
    wrote = [rows.named(rows.write(table.match.view(seat), seat))["wrote"].tolist() for seat in range(2)]
    assert wrote == [[1, -1], [0, -1]]  # oneself first; -1: not to be known


def test_h1_3_a_choice_may_change_until_the_last_is_made() -> None:
    table = Table(2, "A 3@b2")
    assert table.acting == ["B"]
    assert table.take_back("A") == 1
    assert table.acting == ["A", "B"]
    table.play("A 4@f4  B 3@c5")
    assert table.numbers("B") == {"f4": 4}
    assert table.take_back("A") == 0
    assert table.numbers("B") == {"f4": 4}


def test_h1_4_alone_the_sheet_stays() -> None:
    table = Table(1)
    step = table.play("A 4@d2")
    assert table.numbers("A") == {"d2": 4}
    assert [fact.key for fact in table.told(step)] == ["hashi-fact-prepared-alone"]


def test_h1_5_every_number_with_every_count_of_bridges_once() -> None:
    cards = kit_of().fields
    deck = Counter(zip(cards.card_number, cards.card_bridges, strict=True))
    assert deck == Counter((number, bridges) for number in range(1, 7) for bridges in (1, 2, 3))
    assert Table(1, "A 3@b2").refused("card 5/3") is None  # the one that the book shows


def test_h1_6_seventeen_cards_and_none_twice(compiled: bool) -> None:
    table = Table(1, "A 3@b2", compiled=compiled, dealer=Dealer(b"seventeen cards!"))
    turned: list[str] = []
    while not table.match.over:
        (step,) = table.match.deal()
        card = GAME.write(table.kit, step.before, FATE, step.move)
        turned.append(card)
        assert table.seen("-").card == step.after.card  # face up, for everybody
        table.play("A .")
        if not table.match.over:
            assert table.refused(f"card {card}") == Refusal("H1.6", "card-gone")
            assert table.offers("card").isdisjoint(turned)
            assert len(table.offers("card")) == 18 - len(turned)
    assert len(set(turned)) == 17


def test_h1_6_there_is_no_order_to_look_at() -> None:
    """Two dealers who will turn other cards stand before the same state, and every card left is as likely."""
    tables = [
        Table(2, "A 3@b2  B 3@b2", dealer=Dealer(secret)) for secret in (b"one dealer", b"another dealer")
    ]
    assert tables[0].state == tables[1].state
    coming = [table.match.deal()[0].move for table in tables]
    assert coming[0] != coming[1]
    odds = GAME.odds(tables[0].kit, Table(2, "A 3@b2  B 3@b2").state)
    assert len(odds) == 18
    assert len({weight for _, weight in odds}) == 1


def test_hb6_turned_cards_are_crossed_off_for_everybody() -> None:
    table = Table(2, "A 3@b2  B 3@b2")
    table.waive("5/3", "1/1")
    table.play("card 6/2  A .")
    for viewer in ("A", "B", "-"):
        seen = table.seen(viewer)
        fields = table.kit.fields
        crossed = {
            f"{fields.card_number[card]}/{fields.card_bridges[card]}"
            for card in range(18)
            if seen.turned >> card & 1
        }
        assert crossed == {"5/3", "1/1", "6/2"}
