"""The golden games of The Border: one for every number of seats."""

from __future__ import annotations

import landbridge
from landbridge import FATE, Match
from landbridge.games.the_border import hexes
from tests.support.golden import Golden, Suite, hashed

GAME = landbridge.game("the_border")


def counted(match: Match) -> list[int]:
    """From the words of the record and the drawings alone."""
    board = match.kit.board
    rings = {a.value: {hexes.name(board.spaces[n]) for n in a.ring} for a in board.areas}
    white = {hexes.name(board.spaces[n]) for n in board.white}
    marks = [set(white) for _ in match.names]
    printed: list[dict[str, str]] = []
    when: list[dict[int, int]] = [{} for _ in match.names]
    said = [
        (seat, GAME.write(match.kit, match.state, seat, move)) for seat, move in match.log
    ]  # no word of ours depends on the state
    action = done = 0
    for seat, word in said:
        if word.startswith("board"):
            drawn = board.maps[int(word[5:]) - 1]
            printed.append({hexes.name(spot): sign for spot, sign in drawn.items()})
        elif word.startswith("start-"):
            action = 1
        elif word == ".":
            done += 1
            if done == 1 or done == match.seats:  # the first action is over, or the second is
                for owner, mine in enumerate(marks):
                    for value, ring in rings.items():
                        if ring <= mine and value not in when[owner]:
                            when[owner][value] = action
                action += 1
            if done == match.seats:
                done = 0
        elif seat != FATE and not word.startswith(("roll", "stop")):
            if word[0].isdigit():
                marks[seat] |= {space for space, sign in printed[seat].items() if sign == word}
            else:
                marks[seat].add(word)
    firsts = {value: min(mine.get(value, action) for mine in when) for value in rings}
    return [sum(v if at == firsts[v] else v // 2 for v, at in mine.items()) for mine in when]


SUITE = Suite(
    GAME,
    {
        "the_border-2": Golden(2, [7, 43]),
        "the_border-3": Golden(3, [52, 14, 9]),
        "the_border-4": Golden(4, [25, 29, 37, 19]),
    },
    kind=lambda match: match.seats,
    kinds=set(GAME.seats),
    counted=counted,
    luck=lambda name, attempt: hashed(name),
)
