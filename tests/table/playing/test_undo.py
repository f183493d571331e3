"""Taking back without asking: public moves of one's own turn, as long as they have told one nothing."""

from __future__ import annotations

from landbridge.core.play.match import Match
from landbridge.table import history, views
from tests.table.desk import LETTERS, PUBLIC, SECRET, Desk, open_table, playing
from tests.table.laws import put_away
from tests.table.parts import Table


def laid(tiles: int = 2) -> tuple[Desk, str]:
    """Loopit: somebody has laid tiles and may go on; and who it is."""
    desk = playing("loopit", 3)
    while len(desk.live.log) < tiles:
        letter = desk.acting
        offers = [text for text in desk.offers(letter) if text != "."]
        desk.move(desk.at(letter), letter, offers[-1] if offers else ".")
    return desk, LETTERS[desk.live.log[-1].seat]


def picture(desk: Desk, letter: str | None) -> dict[str, object]:
    viewer = PUBLIC if letter is None else LETTERS.index(letter)
    person = "" if letter is None else desk.at(letter).id
    return views.picture(desk.t, viewer, person, "", desk.now)


def test_public_moves_come_back_at_once() -> None:
    desk, letter = laid()
    seat = LETTERS.index(letter)
    before = Table.from_events("table", SECRET, desk.history[:-1]).live
    assert before is not None
    desk.take_back(desk.at(letter), letter, 1)
    event = desk.events[-1]
    assert (event.kind, event.seat, event.person) == ("rewind", seat, desk.at(letter).id)
    assert event.data["count"] == 1
    assert event.client is not None
    assert desk.live.as_json() == before.as_json()
    for viewer in desk.t.viewers:
        assert desk.last(viewer) == {
            "type": "rewind",
            "seat": letter,
            "count": 1,
            "facts": [["server-fact-back", {"seat": seat, "count": 1}]],
            "acting": [letter],
        }
    desk.take_back(desk.at(letter), letter)
    assert desk.live.log == []
    with desk.refused("server-nothing-back"):
        desk.take_back(desk.at(letter), letter)


def test_all_that_is_free_comes_back_by_default() -> None:
    desk, letter = laid()
    desk.take_back(desk.at(letter), letter)
    assert desk.events[-1].data["count"] == 2
    assert desk.live.log == []
    desk, letter = laid()
    desk.take_back(desk.at(letter), letter, 9)
    assert desk.events[-1].data["count"] == 2


def test_what_is_free_stays_free_when_a_table_is_put_away() -> None:
    desk, letter = laid()
    again = put_away(desk.t)
    assert again.live is not None
    assert again.live.undoable(LETTERS.index(letter)) == 2
    assert again.tentative == desk.t.tentative == (LETTERS.index(letter), 2)


def test_what_was_never_laid_need_not_be_final() -> None:
    desk = playing("river_dragons", options={"laid": "final"})
    letter = desk.acting[0]
    with desk.refused("server-nothing-back"):
        desk.take_back(desk.at(letter), letter)


def test_a_question_is_dropped_when_moves_come_back() -> None:
    desk, letter = laid()
    desk.ask(desk.at(letter), letter)
    desk.take_back(desk.at(letter), letter, 1)
    assert desk.t.ask is None


def test_it_is_too_late_once_the_turn_has_passed() -> None:
    """Others could still agree to it."""
    desk = playing("river_dragons", 3)
    desk.play_until(lambda: len({entry.seat for entry in desk.live.log}) == 2)
    late = LETTERS[desk.live.log[0].seat]
    assert desk.live.reach(LETTERS.index(late)) > 0
    with desk.refused("server-too-late"):
        desk.take_back(desk.at(late), late)
    desk.ask(desk.at(late), late)


def test_the_picture_says_what_is_free_and_what_is_tentative() -> None:
    desk, letter = laid()
    other = next(one for one in "ABC" if one != letter)
    for viewer in (letter, other, None):
        seen = picture(desk, viewer)
        assert seen["undo"] == (2 if viewer == letter else 0)
        assert seen["table"]["tentative"] == {"seat": letter, "moves": 2}  # type: ignore[index]
    assert desk.last(PUBLIC)["tentative"] is True
    desk.play_until(lambda: desk.acting != letter)
    seen = picture(desk, letter)
    assert seen["undo"] == 0
    assert seen["table"]["tentative"] is None  # type: ignore[index]
    assert "tentative" not in desk.last(PUBLIC)


def test_drafts_are_free_and_nobody_else_sees_them() -> None:
    desk = playing()
    desk.move(desk.at("A"), "A", "4@b2")
    assert picture(desk, "A")["undo"] == 1
    assert picture(desk, "B")["undo"] == 0
    assert picture(desk, "B")["table"]["tentative"] is None  # type: ignore[index]


def test_a_bots_moves_are_certain() -> None:
    desk, letter = laid(1)
    desk.leave(desk.at(letter), letter)
    assert desk.t.tentative is None
    assert desk.live.tentative is not None


def test_nothing_is_tentative_before_and_after_the_game() -> None:
    assert open_table("loopit").t.tentative is None
    desk, letter = laid()
    assert desk.t.tentative == (LETTERS.index(letter), 2)
    desk.close("")
    assert desk.t.tentative is None


def test_the_record_knows_nothing_of_it() -> None:
    desk, letter = laid()
    texts = [event.data["move"] for event in desk.history if event.kind == "move"]
    desk.take_back(desk.at(letter), letter)
    for move in texts[-2:]:
        view = desk.live.view(LETTERS.index(letter))
        desk.move(desk.at(letter), letter, desk.game.write(desk.t.kit, view, LETTERS.index(letter), move))
    match = Match(desk.game, desk.t.kit, desk.t.names)
    history.replay(match, desk.history)
    assert match.state == desk.live.state
    plain, _ = laid()
    other = Match(desk.game, desk.t.kit, desk.t.names)
    history.replay(other, plain.history)
    assert match.log == other.log
