"""A table at rest has forgotten what can be worked out again, and goes on as if it had not."""

from __future__ import annotations

from landbridge.table import views
from tests.table.desk import ADA, Desk, open_table, playing


def pictures(desk: Desk) -> list[object]:
    t = desk.t
    return [views.picture(t, viewer, ADA.id, "", desk.now, look=views.SCENE) for viewer in t.viewers]


def test_nothing_is_kept_but_the_states() -> None:
    desk = playing()
    t = desk.t
    assert t.live is not None
    desk.move(desk.at("A"), "A", desk.offers("A")[0])
    t.memo["scene"] = "drawn"
    before = pictures(desk)
    assert t.live._made
    assert t.live._watched
    assert t.recent.after(0, 0)
    states = [t.live.state, t.live._base, t.live._settled, t.live._before_row]
    t.rest()
    assert (t.memo, t.recent.after(0, 0), t.live._made, t.live._watched) == ({}, [], {}, {})
    now = [t.live.state, t.live._base, t.live._settled, t.live._before_row]
    assert now == states
    assert not any(
        one is other for one, other in zip(now, states, strict=True)
    )  # nothing is laid out any more
    assert pictures(desk) == before


def test_before_the_game_there_is_little_to_forget() -> None:
    desk = open_table(people=2)
    desk.t.memo["told"] = b""
    desk.t.rest()
    assert desk.t.memo == {}
