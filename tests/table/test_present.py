"""What a table shows is how it is now, not a step ago: beside a match that plays the same moves."""

from __future__ import annotations

import random
from typing import Any

import pytest

from landbridge.core.play.match import Match
from landbridge.core.show.scene import scene_of
from landbridge.core.show.state_json import record_json
from landbridge.core.state import FATE
from landbridge.table import history
from tests.table.desk import ADA, GAMES, LETTERS, PUBLIC, Desk, playing
from tests.table.parts import views


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("people", [2, 4])
def test_everybody_sees_the_present(game: str, people: int) -> None:
    luck = random.Random(people)
    desk = playing(game, people)
    match, read = desk.live.anew(desk.t.names), 0
    for step in range(50):
        if desk.t.status != "playing":
            break
        if luck.random() < 0.15:
            letter = luck.choice(desk.acting)
            desk.attempt(lambda letter=letter: desk.take_back(desk.at(letter), letter))  # type: ignore[misc]
        else:
            desk.any_move(luck)
        history.replay(match, desk.events[read:])
        read = len(desk.events)
        if step % 4 == 0:
            compare(desk, match, people)
    compare(desk, match, people)


def compare(desk: Desk, match: Match, people: int) -> None:
    game, kit = match.game, match.kit
    for viewer in (PUBLIC, *range(people)):
        view = match.view(viewer)
        for look in (views.VIEW, views.SCENE):
            shown = views.picture(desk.t, viewer, ADA.id, "", desk.now, look=look)
            assert shown["at"] == len(desk.told.get(viewer, []))
            told = scene_of(game).scene(kit, view, viewer)
            assert shown["scene"] == (told if look == views.SCENE else None)
            assert shown["view"] == (record_json(view) if look == views.VIEW else None)
        acting = [seat for seat in match.acting if seat != FATE]
        offers = game.offers(kit, view, viewer) if viewer in acting else []
        assert [one["move"] for one in shown["offers"]] == [game.write(kit, view, viewer, m) for m in offers]
        assert len(shown["draft"]) == len(match.drafts.get(viewer, []))
        if viewer >= 0:
            assert shown["undo"] == match.undoable(viewer) or desk.t.status != "playing"
        table: Any = shown["table"]
        assert table["acting"] == [LETTERS[seat] for seat in acting]
        assert table["turn"] == game.turn(kit, match.state)
        points = [game.points(kit, view, seat) for seat in range(people)]
        assert [seat["points"] for seat in table["seats"]] == points
        over = match.over
        assert table["status"] == ("over" if over else "playing")
        assert [seat["place"] for seat in table["seats"]] == (match.places() if over else [None] * people)
        assert [seat["winner"] for seat in table["seats"]] == [
            over and i in match.winners() for i in range(people)
        ]
    last = desk.told[PUBLIC][-1]
    if last["type"] == "over":
        assert (last["points"], last["places"]) == (match.points(), match.places())
    elif "acting" in last:
        assert last["acting"] == [LETTERS[seat] for seat in match.acting if seat != FATE]
