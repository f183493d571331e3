"""Taking back: one's own draft, freely; what is settled, if everybody agrees."""

from __future__ import annotations

import pytest

from landbridge.core.errors import Illegal
from tests.table.desk import ADA, BEN, EVE, LETTERS, PUBLIC, SECRET, Desk, playing
from tests.table.parts import Live, Table


def drafting() -> Desk:
    """Hashi: Ada has written a number and is done with her round; Ben has done nothing."""
    desk = playing()
    for letter in "AB":
        desk.move(desk.at(letter), letter, "4@b2")
    desk.move(ADA, "A", next(text for text in desk.offers("A") if "@" in text))
    desk.move(ADA, "A", ".")
    return desk


def laid(people: int = 3, seats: int = 1) -> Desk:
    """River Dragons: settled moves lie there that can be taken back, the last ones of different seats."""
    desk = playing("river_dragons", people)
    desk.play_until(lambda: len({entry.seat for entry in desk.live.log}) == seats)
    return desk


def two_tiles() -> tuple[Desk, Live, str]:
    """Loopit: somebody has laid two tiles; also how it was after the first, and who it is."""
    desk = playing("loopit", 3)
    desk.play_until(lambda: len(desk.live.log) == 2)
    before = Table.from_events("table", SECRET, desk.history[:-1]).live
    assert before is not None
    assert len(before.log) == 1
    return desk, before, LETTERS[before.log[0].seat]


def asked(desk: Desk) -> tuple[str, int] | None:
    """Who asks for how many moves back."""
    return None if desk.t.ask is None else (LETTERS[desk.t.ask.seat], desk.t.ask.count)


# --- drafts -------------------------------------------------------------------------------------------------


def test_a_draft_is_taken_back_move_by_move() -> None:
    desk = drafting()
    desk.take_back(ADA, "A", 1)
    assert len(desk.live.drafts[0]) == 1
    assert desk.last(0) == {
        "type": "back",
        "seat": "A",
        "moves": 1,
        "facts": [["server-fact-back", {"seat": 0}]],
        "turn": 1,
        "acting": ["A", "B"],
    }
    # Ada was done and is not any more: that is news, though not how much she took back.
    assert desk.last(1) == desk.last(PUBLIC) == {**desk.last(0), "moves": None}
    event = desk.events[-1]
    assert (event.kind, event.seat, event.person) == ("back", 0, ADA.id)
    assert event.client is not None


def test_taking_a_part_back_is_no_news_for_the_others() -> None:
    desk = drafting()
    desk.take_back(ADA, "A", 1)
    before, acts = desk.heard(), desk.seat("A").acts
    desk.take_back(ADA, "A", 5)
    assert desk.heard() == {**before, 0: before[0] + 1}
    assert desk.last(0)["moves"] == 1
    assert desk.seat("A").acts == acts + 1
    assert desk.seat("B").acts == 1


def test_a_whole_draft_is_taken_back_at_once() -> None:
    desk = drafting()
    before = desk.live.settled()
    desk.take_back(ADA, "A")
    assert desk.last(0)["moves"] == 2
    assert desk.live.state == before
    with desk.refused("server-nothing-back"):
        desk.take_back(ADA, "A")


def test_nobody_takes_back_for_somebody_else() -> None:
    desk = drafting()
    for somebody in (BEN, EVE):
        with desk.refused("server-not-yours"):
            desk.take_back(somebody, "A")
    with desk.refused("server-nothing-back"):
        desk.take_back(BEN, "B")


def test_r2_1_a_card_that_lies_stays_where_the_table_plays_so() -> None:
    final = playing("river_dragons", options={"laid": "final"})
    final.move(ADA, "A", "jump")
    with final.refused("river-dragons-why-laid-final") as refused:
        final.take_back(ADA, "A", 1)
    assert isinstance(refused.value, Illegal)
    assert refused.value.ruling == "R2.1"
    free = playing("river_dragons", options={"laid": "open"})
    free.move(ADA, "A", "jump")
    free.take_back(ADA, "A", 1)
    assert free.live.drafts[0] == []


# --- asking -------------------------------------------------------------------------------------------------


def test_what_is_settled_is_asked_back_and_all_have_to_agree() -> None:
    desk, before, letter = two_tiles()
    mover, others = desk.at(letter), [o for o in "ABC" if o != letter]
    acts = [seat.acts for seat in desk.t.seats]
    desk.ask(mover, letter)
    asks = {"type": "ask", "seat": letter, "count": 1, "acting": list(desk.acting)}
    fact = ["server-fact-asks", {"seat": LETTERS.index(letter), "count": 1}]
    assert desk.last(PUBLIC) == desk.last(0) == {**asks, "facts": [fact]}
    assert desk.events[-1].client is not None
    desk.answer(desk.at(others[0]), others[0], True)
    agrees = [["server-fact-agrees", {"seat": LETTERS.index(others[0])}]]
    assert (desk.last(PUBLIC)["type"], desk.last(PUBLIC)["facts"]) == ("agree", agrees)
    with desk.unchanged():
        desk.answer(desk.at(others[0]), others[0], True)
        desk.answer(mover, letter, True)
    assert asked(desk) == (letter, 1)
    desk.answer(desk.at(others[1]), others[1], True)
    assert desk.kinds()[-2:] == ["agree", "rewind"]
    assert desk.last(1) == {
        "type": "rewind",
        "seat": None,
        "count": 1,
        "facts": [["server-fact-rewinds", {"count": 1}]],
        "acting": [letter],
    }
    assert asked(desk) is None
    assert desk.live.as_json() == before.as_json()  # as if the second tile had never been laid
    # Whatever a bot has been thinking about is no longer so, for any seat.
    assert [seat.acts for seat in desk.t.seats] == [times + 1 for times in acts]


def test_others_moves_since_go_back_along() -> None:
    """Two seats have moved; the one that moved first asks, and both moves are taken back."""
    desk = laid(seats=2)
    first = LETTERS[desk.live.log[0].seat]
    count = desk.live.reach(LETTERS.index(first))
    assert count >= 2
    last = LETTERS[desk.live.log[-1].seat]
    assert desk.live.reach(LETTERS.index(last)) == 1
    log = list(desk.live.log)
    desk.ask(desk.at(first), first)
    assert desk.last(0)["count"] == count
    for letter in "ABC":
        if letter != first:
            desk.answer(desk.at(letter), letter, True)
    assert desk.live.log == log[: len(log) - count]
    assert desk.acting == first
    # The game goes on from there, and the table is whole.
    desk.play_until(lambda: desk.t.status == "over")


def test_one_no_is_enough() -> None:
    desk = laid()
    letter = LETTERS[desk.live.log[-1].seat]
    others = [o for o in "ABC" if o != letter]
    before = desk.live.state.copy()
    desk.ask(desk.at(letter), letter)
    desk.answer(desk.at(others[0]), others[0], True)
    desk.answer(desk.at(others[1]), others[1], False)
    declines = [["server-fact-declines", {"seat": LETTERS.index(others[1])}]]
    assert (desk.last(PUBLIC)["type"], desk.last(PUBLIC)["facts"]) == ("decline", declines)
    assert desk.events[-1].person == desk.at(others[1]).id
    assert desk.live.state == before
    with desk.refused("server-nothing-asked"):
        desk.answer(desk.at(others[0]), others[0], True)
    with desk.refused("server-nothing-asked"):
        desk.answer(desk.at(others[0]), others[0], False)


def test_only_seats_are_asked() -> None:
    desk = laid()
    letter = LETTERS[desk.live.log[-1].seat]
    desk.ask(desk.at(letter), letter)
    with desk.refused("server-not-yours"):
        desk.answer(EVE, "A", True)
    with desk.refused("server-not-yours"):
        desk.ask(EVE, letter)


def test_before_chance_or_a_secret_nothing_is_taken_back() -> None:
    """The tiles that were drawn since have been seen."""
    desk = playing("loopit")
    letter = desk.acting
    with desk.refused("server-too-late"):
        desk.ask(desk.at(letter), letter)
    desk.move(desk.at(letter), letter, desk.offers(letter)[0])
    other = "A" if letter == "B" else "B"
    with desk.refused("server-too-late"):
        desk.ask(desk.at(other), other)
    desk.play_until(lambda: desk.acting == other)
    with desk.refused("server-too-late"):
        desk.ask(desk.at(letter), letter)


def test_an_answer_comes_too_late_once_the_game_has_gone_on() -> None:
    desk = laid()
    letter = LETTERS[desk.live.log[-1].seat]
    desk.ask(desk.at(letter), letter)
    desk.any_move()
    assert asked(desk) is None
    with desk.refused("server-nothing-asked"):
        desk.answer(ADA, "A", True)


def test_a_new_question_replaces_the_old_one() -> None:
    desk = laid(seats=2)
    first, last = (LETTERS[desk.live.log[i].seat] for i in (0, -1))
    desk.ask(desk.at(first), first)
    desk.ask(desk.at(last), last)
    assert asked(desk) == (last, 1)
    third = next(letter for letter in "ABC" if letter not in (first, last))
    desk.answer(desk.at(third), third, True)
    assert asked(desk) == (last, 1)  # whoever asked first has not agreed to this


def test_among_bots_and_empty_chairs_one_agrees_with_oneself() -> None:
    desk = laid()
    letter = LETTERS[desk.live.log[-1].seat]
    for other in "ABC":
        if other != letter:
            desk.leave(desk.at(other), other)
    count = len(desk.live.log)
    desk.ask(desk.at(letter), letter)
    assert desk.kinds()[-2:] == ["ask", "rewind"]
    assert desk.events[-1].data == {"count": 1}
    assert len(desk.live.log) == count - 1


def test_whose_seat_a_bot_has_taken_is_not_asked() -> None:
    desk = laid()
    letter = LETTERS[desk.live.log[-1].seat]
    here, gone = [o for o in "ABC" if o != letter]
    desk.leave(desk.at(gone), gone)
    desk.ask(desk.at(letter), letter)
    assert desk.kinds()[-1] == "ask"
    desk.answer(desk.at(here), here, True)
    assert desk.kinds()[-1] == "rewind"


@pytest.mark.parametrize("resign", [False, True])
def test_whoever_has_gone_neither_asks_nor_answers(resign: bool) -> None:
    desk = laid()
    letter = LETTERS[desk.live.log[-1].seat]
    here, gone = [o for o in "ABC" if o != letter]
    desk.leave(desk.at(gone), gone, resign)
    desk.ask(desk.at(letter), letter)
    for agree in (False, True):
        with desk.refused("server-away"):
            desk.answer(desk.at(gone), gone, agree)
    desk.leave(desk.at(letter), letter, resign)
    assert asked(desk) is None
    with desk.refused("server-over" if resign else "server-away"):
        desk.ask(desk.at(letter), letter)
    with desk.refused("server-over" if resign else "server-nothing-asked"):
        desk.answer(desk.at(here), here, False)


@pytest.mark.parametrize("how", ["leaves", "resigns", "runs out of time", "is deleted"])
def test_a_question_does_not_wait_for_whoever_has_gone(how: str) -> None:
    desk = playing("river_dragons", 4, clock={"seconds": 1000, "add": 0})
    desk.play_until(lambda: len({entry.seat for entry in desk.live.log}) == 2)
    asking = LETTERS[desk.live.log[0].seat]
    gone = desk.acting[0]
    if gone == asking:
        asking = LETTERS[desk.live.log[-1].seat]
    assert gone != asking
    desk.ask(desk.at(asking), asking)
    for other in "ABCD":
        if other not in (asking, gone):
            desk.answer(desk.at(other), other, True)
    assert asked(desk) is not None
    count, log = asked(desk)[1], list(desk.live.log)  # type: ignore[index]
    if how == "runs out of time":
        desk.wait(2000)
        desk.run_out()
    elif how == "is deleted":
        desk.forget(desk.at(gone))
    else:
        desk.leave(desk.at(gone), gone, how == "resigns")
    assert desk.kinds()[-1] == "rewind"
    assert asked(desk) is None
    assert desk.live.log == log[: len(log) - count]


def test_a_draft_leaves_a_question_open_and_a_yes_drops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game that reveals nothing between two phases, a question may be open while drafts are made.

    None of ours is one; River Dragons is made one here.
    """
    desk = playing("river_dragons", 2)
    monkeypatch.setattr(type(desk.game), "reveals", lambda *_: False)
    desk.play_until(lambda: desk.live.phase == 2)
    log, settled = list(desk.live.log), desk.live.settled()
    assert log[-1].seat in (0, 1)
    letter = LETTERS[log[-1].seat]
    desk.ask(desk.at(letter), letter)
    desk.move(ADA, "A", "jump")
    desk.move(BEN, "B", "jump")
    assert asked(desk) == (letter, 1)
    assert desk.live.log == log
    other = "A" if letter == "B" else "B"
    desk.answer(desk.at(other), other, True)
    assert desk.live.log == log[:-1]
    assert (desk.live.phase, desk.live.drafts) == (0, {})
    assert desk.live.state == desk.live.settled() != settled
    desk.any_move()
    assert desk.live.settled() == settled
    assert desk.live.log == log
