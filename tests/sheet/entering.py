"""A sheet as text, turned into the touches that enter it on the page: pens, places and answers."""

from __future__ import annotations

import re
from typing import NamedTuple

from landbridge.core.game import Kit
from landbridge.sheet import Touch, touched


class Step(NamedTuple):
    """A mark or an answer, and how many touches it takes: pens that are chosen already cost nothing."""

    touch: Touch | None
    said: tuple[str, object] | None
    touches: int


def steps(kit: Kit, text: str) -> list[Step]:
    name = kit.game.name
    found: list[Step] = []
    pen = ""

    def mark(wanted: str, *path: str, choosing: int = 1) -> None:
        nonlocal pen
        cost = (choosing if wanted != pen else 0) + len(path)
        pen = wanted
        found.append(Step(Touch(wanted, list(path)), None, cost))

    def answer(what: str, value: object) -> None:
        found.append(Step(None, (what, value), 1))

    for line in text.splitlines():
        words = line.split()
        if words[0] == "players" or (name == "the_border" and words[0] == "board"):
            answer(words[0], words[1])
        elif name in ("hashi", "the_border"):
            while words:
                word = words.pop(0)
                if word == "alone":
                    answer("alone", True)
                elif words and words[0] in ("first", "later"):
                    answer(word, words.pop(0))
                elif "@" in word:
                    mark(f"n{word[0]}", word[2:])
                else:
                    mark("bridge" if name == "hashi" else "cross", word)
        elif name == "loopit":
            if words[0] == "start":
                mark(words[1], "g7", choosing=2)
                continue
            answer("turn", words[0])
            for tile, square in re.findall(r"([NESW]+\d) ([a-z]\d+)", line):
                mark(tile, square, choosing=2)
            if "=" in line:
                answer("scored", line.partition("= ")[2])
        elif words[0] == "plank":
            a, b = words[3].split("-")
            mark(f"laid-{words[1]}-{words[2]}", f"end-{a}", f"end-{b}", choosing=2)
        elif words[0] == "pawn":
            mark(f"pawn-{words[1]}", f"on-{words[2]}", choosing=2)
        else:
            mark("stone", words[1])
    return found


def entered(kit: Kit, made: list[Step]) -> str:
    text = ""
    for step in made:
        text = touched(kit, text, step.touch, step.said)
    return text
