"""What has happened in a match, told scene by scene: a scene ends whenever something is settled."""

from __future__ import annotations

from typing import NamedTuple

from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit
from landbridge.core.play.match import Match, Step
from landbridge.core.state import PUBLIC, State


class Scene(NamedTuple):
    turn: int
    facts: list[Fact]
    after: State


def settles(game: Game, kit: Kit, step: Step) -> bool:
    """Whether others learn anything from a move; a draft that only grows tells them nothing."""
    before = game.sealed(kit, step.before)
    return before == 0 or before != game.sealed(kit, step.after)


def scenes(match: Match, viewer: int = PUBLIC) -> list[Scene]:
    game, kit = match.game, match.kit
    s = game.start(kit, match.seats)
    told = []
    for seat, move in match.log:
        before = s.copy()
        game.do(kit, s, seat, move)
        step = Step(before, seat, move, s)
        if settles(game, kit, step):
            facts = game.told(kit, before, seat, move, s, viewer)
            told.append(Scene(game.turn(kit, before), facts, s.copy()))
    return told


def turns(match: Match) -> list[Scene]:
    """The same, one scene a round."""
    told: list[Scene] = []
    for scene in scenes(match):
        if told and told[-1].turn == scene.turn:
            told[-1] = Scene(scene.turn, told[-1].facts + scene.facts, scene.after)
        else:
            told.append(scene)
    return told
