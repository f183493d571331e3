"""Trying out: positions without a table, and the tutorials that are played on them."""

from __future__ import annotations

from landbridge.app.operation import Group
from landbridge.app.room import Room
from landbridge.app.shapes.play import Why
from landbridge.app.shapes.study import PracticeAsked, PracticePosition, PracticeTold, PracticeWhy, Tutorial
from landbridge.app.thinking import Thinking
from landbridge.table import actions
from landbridge.table.answers.facts import why_json
from landbridge.table.answers.study.tutorials import tutorial_json
from landbridge.table.bot_request import BotRequest
from landbridge.table.practice import Practice, most_moves
from landbridge.table.refusals import Refused

MOVES_A_REQUEST = 40  # so many moves to be played again weigh as much as a request

operations = Group("trying out")


@operations.post("practice")
def position(room: Room, said: PracticeAsked) -> Thinking[PracticeTold]:
    """Where these moves lead, as a seat sees it. Nothing is kept: send `moves` of the answer, and one more."""
    found = _followed(room, said, said.seat)
    if said.handles is not None:
        if found.viewer < 0:
            raise Refused("server-no-seat")
        found.touch(found.viewer, said.handles)
        found.deal()
    if said.auto is not None:
        yield from _others_play(found, said, actions.known_bot(found.game, said.auto))
    return found.as_json(said.told, said.layout)


@operations.post("practice/why")
def why_not(room: Room, said: PracticeWhy) -> Why:
    """Why not there?"""
    found = _followed(room, said, said.seat)
    return why_json(found.why_not(found.viewer, said.move, said.handles))


@operations.get("tutorials/{game}")
def lesson(room: Room, game: str) -> Tutorial:
    """A game's tutorial: steps to be played through `POST /api/practice`; what they say is in `GET /api/texts`."""
    return tutorial_json(game)


def _followed(room: Room, said: PracticePosition, seat: str | None) -> Practice:
    room.weigh(len(said.moves) // MOVES_A_REQUEST)
    room.weigh_board(said.options)
    found = Practice(said.game, said.options, said.seats, said.luck, seat)
    found.follow(said.moves)
    found.deal()
    return found


def _others_play(found: Practice, said: PracticePosition, bot: str) -> Thinking[None]:
    """Let a bot play for everybody else. Each move is thought of afresh: the same request has the same answer."""
    options = tuple(sorted(said.options.items()))
    for _ in range(most_moves(found.game, bot)):
        turn = found.bot_turn()
        if turn is None:
            return
        view = turn.view.tobytes()
        found.bot_move(
            turn, (yield BotRequest(found.game.name, options, view, turn.seat, bot, turn.seed, afresh=True))
        )
