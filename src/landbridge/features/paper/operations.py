"""Paper: finished sheets that are entered by touch, and cards, dice and tiles for a real table."""

from __future__ import annotations

from landbridge.app.operation import Group
from landbridge.app.room import Room
from landbridge.app.shapes.paper import DrawAsked, Drawn, SheetAsked, SheetChecked
from landbridge.sheet import Touch
from landbridge.table.answers.draws import draws_json
from landbridge.table.answers.sheets import sheet_json
from landbridge.table.luck.draws import Pull
from landbridge.table.refusals import Refused

SHEET = 3  # a check counts as so many requests
MOST_DRAWN = 2_000  # cards, dice and tiles of one evening
THINGS_A_REQUEST = 40

operations = Group("paper")


@operations.post("sheet", weight=SHEET)
def check(room: Room, said: SheetAsked) -> SheetChecked:
    """A finished sheet after a touch: its points line by line, and everything that is not allowed. Nothing is kept."""
    touch = Touch(said.draw.piece, said.draw.spots) if said.draw else None
    answer = (said.say.name, said.say.value) if said.say else None
    return sheet_json(said.game, said.options, said.sheet, touch, answer)


@operations.post("draw")
def draw(room: Room, said: DrawAsked) -> Drawn:
    """Draw cards, dice or tiles from a secret that the asker keeps, whose hash was shown before. Nothing is stored."""
    things = sum(one.count for one in said.pulls)
    if things > MOST_DRAWN:
        raise Refused("server-invalid", where="pulls")
    room.weigh(things // THINGS_A_REQUEST)
    pulls = [Pull(one.what, one.count) for one in said.pulls]
    return draws_json(said.game, said.seats, said.secret, pulls)
