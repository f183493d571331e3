"""The Border once more, as somebody with the rulebook and a pencil would check it.

Spaces, segments and dice are the texts that people write: `c12`, `5r`, `r`. All of it is worked out from what is
printed on the board, and from the rulings named beside the lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from landbridge.core.game import Game, Kit
from landbridge.core.state import State
from landbridge.games.the_border import state as records
from tests.oracles.the_border_board import COLOURS, SEGMENTS, Printed, printed

CHANCE = "dice"


class Border:
    def __init__(self, kit: Kit, seats: int):
        self.print = printed(kit)
        self.seats = "ABCD"[:seats]  # B1.1
        self.board: dict[str, str] = {}
        self.crossed: dict[str, set[str]] = {seat: set() for seat in self.seats}
        self.draft: dict[str, list[str]] = {seat: [] for seat in self.seats}  # B3.5
        self.done: set[str] = set()
        self.active = ""
        self.round = 0
        self.rolls = 0
        self.flying = 0
        self.rolled: Counter[str] = Counter()  # the dice as they lie
        self.left: Counter[str] = Counter()  # those of them that are not used
        self.stage = "deal"
        self.reached: dict[str, dict[int, tuple[int, int]]] = {seat: {} for seat in self.seats}

    # --- who, and what -------------------------------------------------------------------------------------

    def acting(self) -> set[str]:
        if self.stage in ("deal", "begin", "roll"):
            return {CHANCE}
        if self.stage in ("choose", "first"):
            return {self.active}
        if self.stage == "second":
            return set(self.seats) - {self.active} - self.done  # B3.6: the active player has no part in it
        return set()

    def moves(self, actor: str) -> dict[str, int] | None:
        texts = _texts(self.print)
        if self.stage == "choose" and actor == self.active:  # the handfuls would be many to ask for
            counts = [range(self.rolled[colour] + 1) for colour in COLOURS]
            texts = [_handful(dict(zip(COLOURS, n, strict=True))) for n in product(*counts)]
        return {text: 1 for text in texts if not self.objections(actor, text)}  # B1.1, B1.2, B1.4: even odds

    def objections(self, actor: str, text: str) -> set[str]:
        if actor not in self.acting():
            return {"B3.5" if actor in self.done else "B3.6"}
        kind = _kind(text)
        if actor == CHANCE:
            return self._chance_objections(kind, text)
        if kind in ("board", "start", "face"):
            return {"B1.4"}  # chance alone does these
        if self.stage == "choose":
            if kind == "roll":  # B2.1: any of the dice that lie there
                return set() if Counter(text.removeprefix("roll-")) <= self.rolled else {"B2.1"}
            return set() if kind == "stop" else {"B2.1"}  # first stop, then cross off
        if kind in ("roll", "stop"):
            return {"B2.1"}  # there is nothing to choose any more
        if kind == "done":
            return set()  # B2.5, B3.3: nothing has to be done
        if self.stage == "first":
            return self._first_objections(kind, text)
        return self._second_objections(actor, kind, text)

    def _chance_objections(self, kind: str, text: str) -> set[str]:
        if self.stage == "deal":
            return set() if kind == "board" and text not in self.board.values() else {"B1.2"}
        if self.stage == "begin":
            return set() if kind == "start" and text[-1] in self.seats else {"B1.1"}
        return set() if kind == "face" else {"B1.4"}

    def _first_objections(self, kind: str, text: str) -> set[str]:
        if kind == "space":
            return {"B2.2"}  # the move is the segment
        lacks = self._lacks(self.active, text)
        if not lacks:
            return {"B2.2"}  # there is nothing to complete
        return set() if len(lacks) <= self.left[text[1]] else {"B2.2", "B2.4"}

    def _second_objections(self, actor: str, kind: str, text: str) -> set[str]:
        if kind == "segment":
            return {"B3.1"}  # one space for a die
        marks = self.crossed[actor] | set(self.draft[actor])
        found = set()
        if text in marks:
            found.add("B3.1")  # each open space once
        if not self.print.touching[text] & marks:
            found.add("B3.2")
        colour = self.print.sign[self.board[actor]][text][1]
        all_five = not self.left.total()
        pool = self.rolled if all_five else self.left
        if text not in self.print.white and self._used(actor)[colour] >= pool[colour]:
            found.add("B3.1")
        if all_five and self.draft[actor]:
            found.add("B3.4")  # one of the five is all there is
        return found

    def _lacks(self, seat: str, segment: str) -> set[str]:
        return self.print.segment[self.board[seat]][segment] - self.crossed[seat]

    def _used(self, seat: str) -> Counter[str]:
        """The dice of a draft."""
        return Counter(self.print.sign[self.board[seat]][space][1] for space in self.draft[seat])

    # --- playing -------------------------------------------------------------------------------------------

    def play(self, actor: str, text: str) -> None:
        kind = _kind(text)
        if kind == "board":  # B1.2: one to a seat
            seat = self.seats[len(self.board)]
            self.board[seat] = text
            self.crossed[seat] = set(self.print.white)  # B1.3
            if len(self.board) == len(self.seats):
                self.stage = "begin"
        elif kind == "start":
            self._begin_round(text[-1])
        elif kind == "face":
            self.flying -= 1
            self.rolled[text] += 1
            if self.flying == 0:
                self.left = Counter(self.rolled)
                self.stage = "choose" if self.rolls < 3 else "first"  # B2.1
        elif kind == "roll":
            again = Counter(text.removeprefix("roll-"))
            self.rolled -= again
            self.left = Counter()
            self.flying = again.total()
            self.rolls += 1
            self.stage = "roll"
        elif kind == "stop":
            self.stage = "first"
        elif kind == "segment":  # B2.2, B2.4
            lacks = self._lacks(actor, text)
            self.left[text[1]] -= len(lacks)
            self.crossed[actor] |= lacks
            self._look(1)
        elif kind == "space":
            self.draft[actor].append(text)
        elif self.stage == "first":
            self.stage = "second"
        else:
            self.done.add(actor)
            if not self.acting():
                self._resolve()

    def _begin_round(self, active: str) -> None:
        self.active = active
        self.round += 1
        self.rolls, self.flying = 1, 5  # B2.1: the first roll is of all five dice
        self.rolled, self.left = Counter(), Counter()
        self.stage = "roll"

    def _resolve(self) -> None:
        """B3.5: the last is done, and what was sealed is open."""
        for seat in self.seats:
            self.crossed[seat] |= set(self.draft[seat])
            self.draft[seat] = []
        self.done = set()
        self._look(2)
        if any(len(areas) >= 6 for areas in self.reached.values()) or self.round == 200:  # B4.5
            self.stage = "over"
        else:  # B3.6
            self._begin_round(self.seats[(self.seats.index(self.active) + 1) % len(self.seats)])

    def _look(self, action: int) -> None:
        """B4.1: which rings are whole, and since which action of which round."""
        for seat in self.seats:
            for value, ring in self.print.ring.items():
                if ring <= self.crossed[seat]:
                    self.reached[seat].setdefault(value, (self.round, action))

    # --- what it is worth ----------------------------------------------------------------------------------

    def _scores(self, seat: str) -> list[int]:
        scores = []
        for value, when in self.reached[seat].items():
            first = min(self.reached[other][value] for other in self.seats if value in self.reached[other])
            scores.append(value if when == first else value // 2)  # B4.2, B4.3, B4.4
        return scores

    def points(self) -> list[int]:
        return [sum(self._scores(seat)) for seat in self.seats]

    def winners(self) -> list[int]:
        marks = [(sum(scores), max(scores, default=0)) for scores in map(self._scores, self.seats)]  # B4.6
        return [seat for seat, mark in enumerate(marks) if mark == max(marks)]

    def picture(self) -> object:
        return {
            "stage": self.stage,
            "round": self.round,
            "active": self.active,
            "board": [self.board.get(seat, "") for seat in self.seats],
            "crossed": [sorted(self.crossed[seat]) for seat in self.seats],
            "draft": [sorted(self.draft[seat]) for seat in self.seats],
            "done": sorted(self.done),
            "rolls": self.rolls,
            "flying": self.flying,
            "rolled": _letters(self.rolled),
            "left": _letters(self.left),
            "used": [_letters(self._used(seat)) for seat in self.seats],
            "best": [max(self._scores(seat), default=0) for seat in self.seats],
            "leading": self.winners(),
            "reached": [
                {value: 2 * when + action - 2 for value, (when, action) in self.reached[seat].items()}
                for seat in self.seats
            ],
        }


def oracle(kit: Kit, seats: int) -> Border:
    return Border(kit, seats)


def picture_of(kit: Kit, s: State) -> object:
    """The same picture, from a state of the game."""
    seats = "ABCD"[: s.seats]
    names = printed(kit).spaces
    marked = [_marked(names, s.sheets[n].crossed) for n in range(s.seats)]
    settled = [_marked(names, s.settled[n].crossed) for n in range(s.seats)]
    if s.stage == records.FIRST:  # no draft: everybody sees it at once
        settled[s.active] = marked[s.active]
    return {
        "stage": ("deal", "begin", "roll", "choose", "first", "second", "over")[s.stage],
        "round": s.round_no,
        "active": seats[s.active] if s.active >= 0 else "",
        "board": [f"board{s.board[n] + 1}" if s.board[n] >= 0 else "" for n in range(s.seats)],
        "crossed": [sorted(spaces) for spaces in settled],
        "draft": [sorted(marked[n] - settled[n]) for n in range(s.seats)],
        "done": [seat for n, seat in enumerate(seats) if n != s.active and s.done >> n & 1],
        "rolls": s.roll_no,
        "flying": s.flying,
        "rolled": _dice(s.rolled),
        "left": _dice(s.dice),
        "used": [_dice(s.used[n]) for n in range(s.seats)],
        # Few games end in a tie, so ties are compared all along.
        "best": [kit.game.tiebreak(kit, s, n) for n in range(s.seats)],
        "leading": kit.game.winners(kit, s, s.seats),
        "reached": [
            {12 - area: int(s.reached[n, area]) for area in range(records.AREAS) if s.reached[n, area]}
            for n in range(s.seats)
        ],
    }


def _dice(counts: int) -> str:
    """Four bits a colour; anything beyond is shown as well."""
    letters = "".join(letter * (counts >> 4 * n & 15) for n, letter in enumerate(COLOURS))
    return letters + ("?" if counts >> 4 * len(COLOURS) else "")


def _marked(names: list[str], words: Any) -> set[str]:
    half = records.HALF
    return {space for n, space in enumerate(names) if int(words[n // half]) >> n % half & 1}


def _texts(board: Printed) -> list[str]:
    """Every text there is, but for the handfuls of dice."""
    chance = ["board1", "board2", "board3", "board4", "start-A", "start-B", "start-C", "start-D", *COLOURS]
    return [*chance, "stop", *SEGMENTS, *board.spaces, "."]


def _kind(text: str) -> str:
    if text in ("stop", "."):
        return {"stop": "stop", ".": "done"}[text]
    for word in ("board", "start", "roll"):
        if text.startswith(word):
            return word
    if text in COLOURS:
        return "face"
    return "segment" if text[0].isdigit() else "space"


def _handful(dice: dict[str, int]) -> str:
    """B2.1: equal dice cannot be told apart, and none of them is to stop."""
    letters = "".join(colour * n for colour, n in dice.items())
    return f"roll-{letters}" if letters else "stop"


def _letters(dice: Counter[str]) -> str:
    return "".join(colour * dice[colour] for colour in COLOURS)


# --- other boards, and ways to play that lead to rare positions --------------------------------------------


def rings(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: Random) -> int:
    """Crosses off what belongs to the rings that lack least, so that areas fill up, several at a time."""
    board = printed(kit)
    marks = _marked(board.spaces, s.sheets[seat].crossed)
    lacks = {value: len(ring - marks) for value, ring in board.ring.items()}

    def worth(move: int) -> float:
        text = game.write(kit, s, seat, move)
        if _kind(text) not in ("segment", "space"):
            return 0.5 if text == "stop" else 0.0
        spaces = board.segment[f"board{s.board[seat] + 1}"][text] if text[0].isdigit() else {text}
        near = [lacks[value] for value, ring in board.ring.items() if ring & spaces and lacks[value]]
        return 1.0 + len(near) / 9 + 10.0 / min(near, default=99)

    marked = [(worth(move), rng.random(), move) for move in offers]
    return max(marked)[-1]


def spending(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: Random) -> int:
    """Rolls for dice of one colour and uses all it can, so that all five are used (B3.4)."""
    texts = {game.write(kit, s, seat, move): move for move in offers}
    rolled = _dice(s.rolled)
    if "stop" in texts:
        most = max(COLOURS, key=rolled.count)
        again = "".join(colour for colour in rolled if colour != most)
        return texts[f"roll-{again}" if again else "stop"]
    marks = [text for text in texts if text != "."]
    return texts[max(marks, key=lambda text: (text[0], rng.random())) if marks else "."]


def _recut(board: str) -> str:
    """B1.2: a board file in which board 2 has a cut of its own, as printed boards may."""
    head, rest = board.replace("printed = false", "printed = true").split('board2 = """')
    rest = rest.replace("3o  3o  3o", "2b  2b  3o", 1).replace("2b  2b  .", "3o  3o  .", 1)
    return f'{head}board2 = """{rest}'


PRACTICE = (Path(__file__).parents[1] / "games" / "the_border" / "practice.toml").read_text(encoding="utf-8")
OPTIONS = [{"board": PRACTICE}, {"board": _recut(PRACTICE)}]
BIASES: dict[str, Callable[[Game, Kit, State, int, list[int], Random], int]] = {
    "rings": rings,
    "spending": spending,
}
