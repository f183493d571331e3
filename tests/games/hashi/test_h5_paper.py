"""H5: mistakes on paper, and how they are challenged."""

from __future__ import annotations

import pytest

from landbridge.core.play.match import Step
from landbridge.lab.observation import encoding
from tests.games.hashi.table import DECK, GAME, TO_LINKED, Refusal, Table
from tests.laws.rebuild_hashi import rebuild

QUIET = "A no  B no"


class Paper(Table):
    """Two at a table with paper and pen; Ben's sheet is the one with the mistakes, Ada watches."""

    def __init__(self, ben: str = "4@a3", *, seats: int = 2, compiled: bool = False):
        super().__init__(seats, paper=True, compiled=compiled)
        self.play("  ".join(f"{letter} {ben}" for letter in "ABCD"[:seats]))

    def round(self, card: str, ben: str = ".", challenges: str = QUIET) -> Step:
        return self.play(f"card {card}  A .  B {ben}  {challenges}")

    def idle(self, *cards: str) -> None:
        for card in cards:
            self.round(card)

    def struck(self) -> set[str]:
        """Ben's islands that can never be finished."""
        struck = self.state.marks[1].struck
        return {isle.name for i, isle in enumerate(self.kit.board.islands) if struck >> i & 1}


def verdict(table: Table, step: Step) -> tuple[str, object]:
    """What was decided about a mark, and by which ruling it is wrong."""
    (fact,) = (fact for fact in table.told(step) if "mark" in fact.values)
    return fact.key.removeprefix("hashi-fact-"), fact.values.get("ruling")


def challenged(table: Paper, mark: str) -> tuple[str, object]:
    """Ada challenges a mark of Ben's, who says no."""
    found = verdict(table, table.play(f"A B!{mark}"))
    table.play("B no")
    return found


def challenged_after(table: Paper, card: str, mark: str) -> tuple[str, object]:
    table.play(f"card {card}  A .  B .")
    return challenged(table, mark)


RIGHT = ("challenge-false", None)


# --- H5.1 In time, too late ---------------------------------------------------------------------------------


def test_h5_1_a_mistake_is_corrected_in_its_own_round(compiled: bool) -> None:
    table = Paper(compiled=compiled)
    table.play("card 1/1  A .  B 1@a1 .")  # a flag that no bridge has reached
    assert table.numbers("B") == {"a3": 4, "a1": 1}
    assert challenged(table, "a1") == ("erased", "H2.5")
    assert table.numbers("B") == {"a3": 4}


def test_h5_1_a_mistake_is_corrected_in_the_next_round() -> None:
    table = Paper()
    table.round("1/1", "1@a1 .")
    table.play("card 5/1  A .  B .")
    assert challenged(table, "a1")[0] == "erased"
    assert table.numbers("B") == {"a3": 4}


def test_h5_1_two_rounds_later_it_stays_and_its_island_is_lost(compiled: bool) -> None:
    table = Paper(compiled=compiled)
    table.round("1/1", "1@a1 .")
    table.idle("5/1")
    table.play("card 5/2  A .  B .")
    assert challenged(table, "a1") == ("struck", "H2.5")
    assert table.struck() == {"a1"}
    assert table.numbers("B") == {"a3": 4, "a1": 1}
    table.round("6/1", "a3-a1 .")
    assert table.degree("B", "a1") == 1  # as many as its number, and still
    assert table.finished("B") == set()
    assert table.points() == [0, 0]


def test_h5_1_an_island_that_was_finished_is_so_no_more() -> None:
    table = Paper()
    table.round("1/1", "1@a1 a3-a1 .")
    table.idle("5/1")
    assert table.points() == [0, 2]
    table.play("card 5/2  A .  B .")
    assert challenged(table, "a1")[0] == "struck"
    assert table.points() == [0, 0]


def test_h5_1_in_time_but_not_without_consequences_it_stays_too() -> None:
    table = Paper()
    table.round("1/1", "1@f1 .")
    table.play("card 5/1  A .  B f1-d1 .")  # rests on the wrong number alone
    assert challenged(table, "f1") == ("struck", "H2.5")
    assert table.struck() == {"f1"}
    assert table.numbers("B") == {"a3": 4, "f1": 1}
    harmless = Paper()
    harmless.round("1/1", "1@f1 .")
    harmless.play("card 5/1  A .  B a3-a1 .")
    assert challenged(harmless, "f1") == ("erased", "H2.5")
    assert harmless.bridges("B") == {"a1-a3": 1}


# --- H5.2 Paper mode ------------------------------------------------------------------------------------------


def test_h5_2_without_the_option_everything_is_checked_and_nothing_challenged() -> None:
    table = Table(2, "A 4@a3  B 4@a3  card 1/1")
    assert table.refused("A 1@a1") is not None
    table.play("A .  B .")
    assert table.acting == ["card"]
    assert table.refused("A no") == Refusal("", "not-now")


@pytest.mark.parametrize(
    ("card", "moves", "mark", "ruling"),
    [
        ("1/1", "1@a1", "a1", "H2.5"),
        ("2/3", "2@b2 b2-d2 b2-d2 b2-b4", "b2-b4", "H3.5"),
        ("5/1", "b4-d4", "b4-d4", "H3.2"),
        ("5/2", "5@b2 a3-c3 b2-b4", "b2-b4", "H3.3"),
        ("5/3", "5@b2 b2-d2 b2-d2 b2-d2", "b2-d2/3", "H3.4"),
        ("5/1", "a3-a1 a3-a5", "a3-a1", "H2.7"),
        ("5/3", "a3-a1 a3-a5", "a3-a5", "H2.7"),
    ],
)
def test_h5_2_marks_are_not_checked_when_made(
    card: str, moves: str, mark: str, ruling: str, compiled: bool
) -> None:
    table = Paper(compiled=compiled)
    table.play(f"card {card}  A .  B {moves} .")
    assert challenged(table, mark)[1] == ruling


def test_h5_2_too_small_a_number_and_a_seventh_bridge_are_mistakes_like_others() -> None:
    table = Paper("4@b2")
    table.round("5/2", "5@d4 b2-d2 b2-d2 .")
    table.round("4/2", "4@d1 d4-d2 d4-d2 .")
    table.round("3/3", "3@e2 d1-d2 d1-d2 e2-d2 .")
    assert table.degree("B", "d2") == 7
    table.play("card 6/1  A .  B 6@d2 .")
    assert challenged(table, "d2-e2") == ("erased", "H3.6")  # without it the 6 is right
    assert table.finished("B") == {"d2"}
    small = Paper("4@b2")
    small.round("5/2", "b2-d2 b2-d2 .")
    small.play("card 1/1  A .  B 1@d2 .")
    assert challenged(small, "d2") == ("erased", "H2.6")


def test_h5_2_everybody_in_seat_order_may_challenge_one_mark_or_say_no() -> None:
    table = Table(3, "A 4@a3  B 4@a3  C 4@a3  card 1/1  A .  B 1@a1 .  C 1@f1 .", paper=True)
    for actor in ("A", "B", "C"):
        assert table.acting == [actor]
        assert {"no", "B!a1", "B!a3", "A!a3", "C!a3", "C!f1"} == table.offers(actor)
        table.play(f"{actor} no")
    assert table.acting == ["card"]
    table.play("card 5/1  A .  B .  C .  A C!f1")  # one mark: now it is the next one's turn
    assert table.acting == ["B"]
    table.play("B B!a1")  # a sheet of one's own, too
    assert table.numbers("B") == table.numbers("C") == {"a3": 4}
    assert table.acting == ["C"]


def test_h5_2_nobody_challenges_out_of_turn_and_nobody_plays_meanwhile() -> None:
    table = Paper()
    table.play("card 5/1  A .")
    not_now = Refusal("", "not-now")
    assert table.refused("A .") == not_now  # done already
    table.play("B a3-a1 .")
    assert table.refused("B no") == not_now
    assert table.refused("B A!a3") == not_now
    assert table.refused("A .") == not_now
    assert table.refused("A a3-a5") == not_now
    table.play("A no  B no")
    assert table.refused("A no") == not_now


def test_h5_2_challenges_belong_to_the_round_of_their_card() -> None:
    table = Paper()
    rounds = []
    for group in ("card 5/1", "A .  B .", "A no", "B no", "card 5/2", "A .", "B .", "A no", "B no"):
        rounds.append(GAME.turn(table.kit, table.state))
        table.play(group)
    assert rounds == [1, 1, 1, 1, 2, 2, 2, 2, 2]
    assert GAME.turn(table.kit, table.state) == 3


def test_h5_2_only_marks_that_stand_can_be_challenged() -> None:
    table = Paper()
    table.play("card 5/1  A .  B a3-a1 .")
    no_mark = Refusal("H5.2", "no-mark")
    assert table.refused("A B!c5") == no_mark
    assert table.refused("A B!a3-a1") is None
    assert table.refused("A B!a3-a1/2") == no_mark
    assert table.refused("A C!a3") == no_mark  # nobody sits there
    table.play("A no  B no  card 1/1  A .  B 1@f1 .  A B!f1")
    assert table.refused("B B!f1") == no_mark  # erased a moment ago


def test_h5_2_a_false_challenge_costs_nothing(compiled: bool) -> None:
    start = "A 4@a3  B 4@a3  card 2/2  A .  B 2@c5 a3-a1 c5-a5 ."
    quiet = Table(2, start, paper=True, compiled=compiled)
    quiet.play("A no  B no")
    loud = Table(2, start, paper=True, compiled=compiled)
    step = loud.play("A B!a3-a1")
    assert verdict(loud, step) == RIGHT
    loud.play("B B!a3")
    assert loud.state == quiet.state


def test_h5_2_a_mark_is_judged_as_the_sheet_was_when_it_was_made() -> None:
    table = Paper()
    table.round("5/1", "5@b2 b2-b4 .")
    table.play("card 6/1  A .  B a3-c3 .")
    assert challenged(table, "b2-b4") == RIGHT  # it was there first
    table.play("card 6/2  A .  B .")
    assert challenged(table, "a3-c3") == ("erased", "H3.3")
    assert table.bridges("B") == {"b2-b4": 1}


def test_h5_2_of_an_illegal_bridge_both_ends_are_lost() -> None:
    table = Paper()
    table.round("5/1", "5@b2 b2-b4 .")
    table.round("6/1", "a3-c3 .")
    table.idle("6/2")
    table.play("card 6/3  A .  B .")
    assert challenged(table, "a3-c3") == ("struck", "H3.3")
    assert table.struck() == {"a3", "c3"}
    assert table.bridges("B") == {"b2-b4": 1, "a3-c3": 1}
    table.round("1/1", "1@c3 .")
    assert "c3" not in table.finished("B")


def test_h5_2_of_a_card_drawn_wrongly_all_bridges_are_erased(compiled: bool) -> None:
    over = Paper(compiled=compiled)
    over.play("card 1/1  A .  B 1@b2 a3-a1 a3-a5 .")
    assert challenged(over, "a3-a5") == ("erased", "H2.7")
    under = Paper(compiled=compiled)
    under.play("card 1/3  A .  B 1@b2 a3-a1 a3-a5 .")
    assert challenged(under, "a3-a1") == ("erased", "H2.7")
    for table in (over, under):
        assert table.bridges("B") == {}
        assert table.numbers("B") == {"a3": 4, "b2": 1}  # the number is another mark


def test_h5_2_of_a_card_drawn_wrongly_all_ends_are_lost_later() -> None:
    table = Paper()
    table.round("1/1", "1@b2 a3-a1 a3-a5 .")
    table.idle("5/1")
    table.play("card 5/2  A .  B .")
    assert challenged(table, "a3-a1") == ("struck", "H2.7")
    assert table.struck() == {"a1", "a3", "a5"}
    assert table.bridges("B") == {"a1-a3": 1, "a3-a5": 1}


def test_h5_2_an_erased_mark_is_not_replaced() -> None:
    table = Paper()
    table.play("card 1/1  A .  B 1@a1 .  A B!a1  B no")
    assert table.acting == ["card"]
    table.play("card 5/1")
    assert table.refused("B 5@b2") is None  # the next card is an ordinary one
    table.play("B 5@b2")
    assert table.refused("B 5@d2") == Refusal("H2.3", "one-number")


def test_h5_2_a_learner_sees_which_marks_are_erased() -> None:
    table = Paper()
    table.play("card 1/1  A .  B 1@a1 a3-a1 .  A B!a1")
    rows = encoding(table.kit, 2)
    marks = rows.named(rows.write(table.match.view(1), 1))["marks"]
    assert marks[0, :4, 3].tolist() == [
        0,
        2,
        0,
        0,
    ]  # the first number, the wrong one, the bridge, and no more


def test_h5_2_a_mark_that_an_award_rests_on_is_not_erased(compiled: bool) -> None:
    table = Paper("4@c5", compiled=compiled)
    table.round("3/1", "3@f3 f3-f1 .")
    table.round("2/1", "2@b6 c5-a5 .")
    table.round("1/2", "1@f1 .")
    table.round("1/3", "1@a5 .")
    table.play("card 1/1  A .  B 1@d6 b6-d6 .")  # writes on a flag not yet reached, and has all blue flags
    assert table.goals("B") == [0, 5, 0]
    assert challenged(table, "d6") == ("struck", "H2.5")
    assert table.struck() == {"d6"}
    assert table.points() == [0, 2 * 2 + 7]


def test_h5_2_without_the_award_the_same_mark_is_erased() -> None:
    table = Paper("4@c5")
    table.round("3/1", "3@f3 f3-f1 .")
    table.round("2/1", "2@b6 c5-a5 .")
    table.round("1/2", "1@f1 .")
    table.play("card 1/1  A .  B 1@d6 b6-d6 .")
    assert challenged(table, "d6") == ("erased", "H2.5")


def test_h5_2_an_island_lost_before_the_award_does_not_support_it() -> None:
    """Six linked without e5, which is struck; were it counted, the wrong number on f1 could be erased."""
    table = Paper("4@d2")
    table.round("1/1", "1@e5 .")
    table.round("2/3", "2@e2 d2-e2 e2-e5 d2-b2 .")
    table.play("card 1/2  A .  B 1@b2 d2-d1 d2-d4 .")
    assert challenged(table, "e5")[0] == "struck"
    table.round("1/3", "1@d4 .")
    table.round("3/1", "3@d1 .")
    table.play("card 2/2  A .  B 2@f1 d1-f1 d1-f1 .")
    assert table.finished("B") == {"d2", "e2", "b2", "d4", "d1", "f1"}
    assert table.goals("B") == [0, 0, 6]
    assert challenged(table, "f1") == ("struck", "H2.5")
    assert table.struck() == {"e5", "f1"}


def test_h5_2_a_lost_island_is_no_link_and_no_flag() -> None:
    table = Paper("4@d2")
    table.round("1/1", "1@e5 .")  # wrong
    table.round("2/2", "2@e2 d2-e2 e2-e5 .")
    table.round("1/2", "1@b2 d2-b2 d2-d1 .")
    assert challenged_after(table, "2/1", "e5")[0] == "struck"
    table.round("3/1", "3@d4 d2-d4 .")
    table.round("1/3", "1@d1 .")
    table.round("5/2", "d4-b4 d4-b4 .")
    assert table.finished("B") == {"e2", "b2", "d2", "d1", "d4"}  # and e5 would be the sixth
    assert table.goals("B") == [0, 0, 0]


def test_h5_2_drafts_are_sealed_on_paper_too() -> None:
    tables = [Paper(), Paper()]
    tables[0].play("card 1/1  B 1@a1 a3-a1 .")
    tables[1].play("card 1/1  B .")
    assert tables[0].match.view(0) == tables[1].match.view(0)
    assert tables[0].match.view(1) != tables[1].match.view(1)
    assert tables[0].take_back("B", 2) == 2
    assert tables[0].numbers("B", "B") == {"a3": 4, "a1": 1}


# --- H5.3 What paper takes ------------------------------------------------------------------------------------


def test_h5_3_one_number_a_card_and_never_over_another(compiled: bool) -> None:
    table = Paper(compiled=compiled)
    table.play("card 2/1")
    assert table.refused("B 2@a3") == Refusal("H2.3", "has-number", ("island-a3",))
    table.play("B 2@a1")
    assert table.refused("B 2@b2") == Refusal("H2.3", "one-number")


def test_h5_3_writing_comes_before_drawing() -> None:
    table = Paper()
    table.play("card 2/1  B b4-d4")
    assert table.refused("B 2@b2") == Refusal("H2.1", "write-first")


def test_h5_3_three_bridges_on_a_line_and_six_for_a_card(compiled: bool) -> None:
    table = Paper(compiled=compiled)
    full = Refusal("H5.3", "paper-full")
    table.play("card 2/1  B a3-a1 a3-a1 a3-a1")
    assert table.refused("B a3-a1") == full
    table.play("B c3-f3 c3-f3")
    assert table.refused("B c3-f3") is None
    table.play("B b4-d4")
    assert table.refused("B c3-f3") == full
    assert table.refused("B e2-d2") == full
    table.play("B .  A .  A no  B no  card 3/1")
    assert table.refused("B e2-d2") is None
    assert table.refused("B a3-a1") == full


def test_h5_3_a_line_that_is_not_printed_cannot_be_drawn_on() -> None:
    table = Paper()
    table.play("card 2/1")
    assert table.refused("B d4-d6") == Refusal("H3.1", "no-line")


def test_h5_3_the_set_up_is_checked_as_ever() -> None:
    table = Table(2, paper=True)
    assert table.refused("A 4@a1") == Refusal("H1.3", "prepared-flag")
    table.play("A 4@b2  B 3@d2  card 1/1  A .  B .")
    step = table.play("A B!b2")
    assert verdict(table, step) == RIGHT


# --- H5.4 After the last card ---------------------------------------------------------------------------------


def _until_the_last_card(table: Paper, *kept: str) -> None:
    """Idle rounds with all cards but those kept, until one is left to turn."""
    for card in DECK:
        if table.seen(None).card_no == 16:
            return
        if card not in kept and card in table.offers("card"):
            table.round(card)


def test_h5_4_after_the_last_card_everybody_may_challenge() -> None:
    table = Paper()
    _until_the_last_card(table, "1/1")
    last = table.play("card 1/1  A .  B 1@a1 a3-a1 .")
    assert table.acting == ["A"]
    assert all("total" not in kind for _, kind in table.heard(last))
    table.play("A B!a1")
    assert table.acting == ["B"]
    end = table.play("B no")
    assert table.match.over
    assert table.points() == [0, 0]  # corrected before the islands were counted
    assert [kind for _, kind in table.heard(end)] == ["total", "total", "shares", "shares"]


def test_h5_4_goals_are_not_looked_at_again() -> None:
    table = Paper(TO_LINKED.start)
    for card, moves in TO_LINKED.rounds:
        table.round(card, moves)
    _until_the_last_card(table, "2/1")
    table.play("card 2/1  A .  B 2@b4 b4-b6 .")  # one too many for b4
    assert len(table.finished("B")) == 5
    assert challenged(table, "b4-b6") == ("erased", "H3.5")
    assert len(table.finished("B")) == 6
    assert table.points() == [0, 12]


# --- H5.5 Awards ----------------------------------------------------------------------------------------------


def awarded_for_a_wrong_flag() -> Paper:
    """Blue is reached with the fifth card, though no bridge led to d6 when its number was written."""
    table = Paper("4@c5")
    table.round("3/1", "3@f3 f3-f1 .")
    table.round("2/1", "2@b6 c5-a5 .")
    table.round("1/2", "1@f1 .")
    table.round("1/3", "1@a5 .")
    table.round("1/1", "1@d6 b6-d6 .")
    return table


def test_h5_5_an_award_stands_though_its_island_is_lost_later() -> None:
    table = awarded_for_a_wrong_flag()
    table.idle("6/1")
    assert table.points() == [0, 6 + 7]
    assert challenged_after(table, "6/2", "d6") == ("struck", "H2.5")
    assert table.struck() == {"d6"}
    assert table.points() == [0, 4 + 7]
    assert table.goals("B") == [0, 5, 0]


def test_h5_5_an_island_lost_since_the_award_does_not_forbid_a_correction() -> None:
    """The award is judged as it was given, though one of its islands is lost by now."""
    table = awarded_for_a_wrong_flag()
    assert table.goals("B") == [0, 5, 0]
    table.idle("6/1")
    assert challenged_after(table, "6/2", "d6") == ("struck", "H2.5")
    table.play("card 5/1  A .  B 5@c3 .")  # no bridge leads there, and nothing rests on it
    assert challenged(table, "c3") == ("erased", "H2.5")
    assert table.struck() == {"d6"}
    assert table.points() == [0, 4 + 7]
    assert table.state == rebuild(table.kit, table.state)  # judging has left nothing behind


def test_h5_5_a_goal_that_a_correction_makes_possible_waits_for_the_next_round() -> None:
    table = Paper(TO_LINKED.start)
    for card, moves in TO_LINKED.rounds:
        table.round(card, moves)
    table.play("card 2/1  A .  B 2@b4 b4-b6 .")
    assert challenged(table, "b4-b6")[0] == "erased"
    assert len(table.finished("B")) == 6
    assert table.goals("B") == [0, 0, 0]
    step = table.play("card 6/1  A .  B .")
    assert ("B", "linked") in table.heard(step)
    assert table.goals("B") == [0, 0, 6]
    assert table.points() == [0, 12 + 8]


# --- H5.6 Every later mark ------------------------------------------------------------------------------------


def test_h5_6_a_later_mark_that_is_wrong_anyhow_forbids_the_correction() -> None:
    table = Paper()
    table.round("1/1", "1@f1 .")
    table.play("card 5/1  A .  B d4-f4 .")  # wrong, and has nothing to do with f1
    assert challenged(table, "f1") == ("struck", "H2.5")
    assert table.struck() == {"f1"}


def test_h5_6_later_marks_are_judged_one_upon_the_other() -> None:
    upon_a_number = Paper()
    upon_a_number.round("1/1", "1@f1 .")
    upon_a_number.play("card 5/1  A .  B 5@b2 b2-b4 .")
    upon_a_bridge = Paper()
    upon_a_bridge.round("1/1", "1@f1 a3-a1 .")
    upon_a_bridge.play("card 5/1  A .  B 5@a1 .")  # a flag that the last card's bridge has reached
    for table in (upon_a_number, upon_a_bridge):
        assert challenged(table, "f1") == ("erased", "H2.5")
    crossing = Paper()
    crossing.round("1/1", "1@f1 .")
    crossing.play("card 5/2  A .  B 5@b2 a3-c3 b2-b4 .")
    assert challenged(crossing, "f1") == ("struck", "H2.5")


def test_h5_6_with_the_later_mark_corrected_first_the_earlier_one_can_be() -> None:
    table = Paper()
    table.round("1/1", "1@f1 .")
    table.play("card 5/1  A .  B d4-f4 .  A B!d4-f4  B B!f1")
    assert table.numbers("B") == {"a3": 4}
    assert table.bridges("B") == {}


def test_h5_6_a_later_card_drawn_wrongly_forbids_the_correction() -> None:
    table = Paper()
    table.round("1/1", "1@f1 .")
    table.play("card 5/3  A .  B a3-a1 .")
    assert challenged(table, "f1") == ("struck", "H2.5")
    assert table.struck() == {"f1"}


def test_h5_6_bridges_erased_since_were_drawn_all_the_same() -> None:
    table = Paper()
    table.play("card 5/2  A .  B a3-a1 b4-d4 .  A B!b4-d4")
    assert table.bridges("B") == {"a1-a3": 1}
    step = table.play("B B!a3-a1")  # one is left of two: that was done by the correction
    assert verdict(table, step) == RIGHT
