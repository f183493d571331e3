"""Bots and substitutes at a table: what becomes of a move that somebody has thought of elsewhere."""

from __future__ import annotations

from tests.table.desk import ADA, BEN, Desk, open_table, playing
from tests.table.parts import actions


def with_bot() -> Desk:
    desk = Desk(seats=2)
    desk.sit(ADA, "A")
    desk.bot(ADA, "B", "random")
    desk.ready(ADA, "A")
    return desk


def number(desk: Desk, seat: int, text: str) -> int:
    return actions.judged(desk.live, seat, text, None)[0]


def test_a_bot_moves_for_its_seat() -> None:
    desk = with_bot()
    assert desk.t.waiting_for_bots == [1]
    move = number(desk, 1, "4@d1")
    assert move != desk.game.passive(desk.t.kit, desk.live.view(1), 1)
    desk.bot_move("B", move)
    event = desk.events[-1]
    assert (event.kind, event.seat, event.person, event.data) == (
        "move",
        1,
        None,
        {"move": move, "bot": "random"},
    )
    assert desk.t.waiting_for_bots == []
    assert desk.last(0)["type"] == "done"


def test_a_bots_thought_may_come_too_late() -> None:
    """The seat has acted since, or it is not the bot's turn, or not the bot's seat at all."""
    desk = with_bot()
    move = number(desk, 1, "4@d1")
    with desk.unchanged():
        desk.bot_move("B", move, times=1)
        desk.bot_move("A", move)
    desk.bot_move("B", move)
    with desk.unchanged():
        desk.bot_move("B", move)
    gathering = open_table()
    with gathering.unchanged():
        gathering.bot_move("A", move)


def test_a_bot_that_breaks_the_rules_does_nothing_instead() -> None:
    desk = with_bot()
    move = number(desk, 1, "4@d1")
    desk.move(ADA, "A", "4@b2")
    desk.bot_move("B", move)
    assert desk.game.check(desk.t.kit, desk.live.state, 1, move) != 0
    desk.bot_move("B", move)
    assert desk.events[-1].data["move"] == desk.game.passive(desk.t.kit, desk.live.view(0), 0)


def test_a_substitute_moves_until_its_person_is_back() -> None:
    desk = playing(substitute="random")
    move = number(desk, 1, "4@d1")
    desk.leave(BEN, "B")
    assert (desk.t.seats[0].played_by, desk.t.seats[1].played_by, desk.t.waiting_for_bots) == (
        "",
        "random",
        [1],
    )
    times = desk.seat("B").acts
    desk.come_back(BEN, "B")
    desk.leave(BEN, "B")
    with desk.unchanged():
        desk.bot_move("B", move, times)
    desk.bot_move("B", move)
    assert desk.events[-1].data == {"move": move, "bot": "random"}
    desk.come_back(BEN, "B")
    assert desk.t.waiting_for_bots == []
