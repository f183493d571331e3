"""Hashi once more, as somebody with the rulebook and a pencil would check it.

`hashi_sheet.py` has a sheet and its rules, `hashi_paper.py` mistakes on paper, `hashi_state.py` what a state of the
game shows, `hashi_play.py` ways to play.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.game import Kit
from tests.games.hashi.table import PRACTICE
from tests.oracles.hashi_paper import History, Mark
from tests.oracles.hashi_play import BIASES
from tests.oracles.hashi_sheet import GOALS, Sheet, printed
from tests.oracles.hashi_state import picture_of

__all__ = ["BIASES", "OPTIONS", "Hashi", "oracle", "picture_of"]

OPTIONS = [{"board": PRACTICE}, {"board": PRACTICE, "paper": "on"}]  # a side of its own, too
CHANCE = "card"
DECK = [f"{number}/{bridges}" for number in range(1, 7) for bridges in range(1, 4)]  # H1.5
VALUES = {"red": (9, 5), "blue": (7, 3), "linked": (8, 4)}  # H4.1, H4.2, H4.3
ALONE_UNTIL = {"red": 12, "blue": 7, "linked": 12}  # H6.2


class Hashi:
    def __init__(self, kit: Kit, seats: int):
        self.board = printed(kit.board)
        self.paper = bool(kit.options.paper)
        self.seats = "ABCD"[:seats]  # H1.1
        self.sheets = {seat: Sheet(self.board, {}, {}) for seat in self.seats}
        self.settled = {seat: Sheet(self.board, {}, {}) for seat in self.seats}  # as everybody has seen them
        self.stage = "set-up"
        self.turned: list[str] = []
        self.wrote: set[str] = set()
        self.drawn = dict.fromkeys(self.seats, 0)
        self.done: set[str] = set()
        self.reached: dict[str, dict[str, int]] = {seat: {} for seat in self.seats}
        self.challenger = ""
        self.histories = {seat: History(self.board, self.turned) for seat in self.seats}
        self.seen = dict.fromkeys(self.seats, 0)  # how many of its marks everybody has seen

    # --- who, and what -------------------------------------------------------------------------------------

    def acting(self) -> set[str]:
        if self.challenger:
            return {self.challenger}  # H5.2: in seat order, before the next card is turned
        if self.stage == "over":
            return set()
        if self.stage == "card":
            return {CHANCE}
        return set(self.seats) - self.done  # H1.3, H2.1: all at the same time

    def moves(self, actor: str) -> dict[str, int] | None:
        if self.challenger:
            marks = {seat: self.histories[seat].standing() for seat in self.seats}
            texts = ["no", *(f"{seat}!{name}" for seat in self.seats for name in marks[seat])]
        elif self.stage == "card":
            texts = DECK
        elif self.stage == "set-up":
            texts = [f"{number}@{island}" for island in self.board.islands for number in (3, 4)]
        else:
            texts = [*(f"{self._number()}@{island}" for island in self.board.islands), *self.board.ends, "."]
        return {text: 1 for text in texts if not self.objections(actor, text)}  # H1.6: cards have even odds

    def objections(self, actor: str, text: str) -> set[str]:
        if actor not in self.acting():
            return {"H2.9"}
        if self.challenger:
            return self._challenge_objections(text)
        if self.stage == "card":
            return {"H1.6"} if text not in DECK or text in self.turned else set()
        if self.stage == "set-up":
            number, _, island = text.partition("@")
            flag = self.board.islands[island].flag if island else "none"
            return {"H1.3"} if flag or number not in ("3", "4") else set()
        if "@" in text:
            return self._number_objections(actor, text)
        if text == ".":
            # H2.2: either part may be waived; H2.7: but not some of the bridges. Paper takes that too (H5.2).
            partly = 0 < self.drawn[actor] < self._bridges() and not self.paper
            return {"H2.7"} if partly else set()
        return self._bridge_objections(actor, text)

    def _challenge_objections(self, text: str) -> set[str]:
        """H5.2: one mark on any sheet, or no."""
        owner, _, mark = text.partition("!")
        known = text == "no" or (owner in self.seats and mark in self.histories[owner].standing())
        return set() if known else {"H5.2"}

    def _number_objections(self, actor: str, text: str) -> set[str]:
        number, _, island = text.partition("@")
        found = set()
        if number != str(self._number()):
            found.add("H2.3")  # the card's number
        if self.drawn[actor]:
            found |= {"H2.1", "H5.3"}  # first write, then draw
        if actor in self.wrote:
            found |= {"H2.3", "H5.3"}  # on one island
        against = self.sheets[actor].against_number(island, self._number())
        if self.paper:  # H5.3: only not over another
            against = ["H2.3", "H5.3"] if "H2.3" in against else []
        return found | set(against)

    def _bridge_objections(self, actor: str, line: str) -> set[str]:
        if line not in self.board.ends:
            return {"H3.1", "H5.3"}
        sheet = self.sheets[actor]
        if self.paper:  # H5.3: not a fourth on a line, not a seventh for a card
            return {"H5.3"} if sheet.bridges.get(line, 0) >= 3 or self.drawn[actor] >= 6 else set()
        found = set(sheet.against_bridge(line))
        left = self._bridges() - self.drawn[actor]
        if left == 0 or (not found and not sheet.leaves_room(line, left - 1)):
            found.add("H2.7")
        return found

    def _number(self) -> int:
        return int(self.turned[-1][0])

    def _bridges(self) -> int:
        return int(self.turned[-1][2])

    # --- playing -------------------------------------------------------------------------------------------

    def play(self, actor: str, text: str) -> None:
        if self.challenger:
            self._challenge(text)
        elif self.stage == "card":
            self.turned.append(text)
            self.stage = "draft"
        elif self.stage == "set-up":
            self.sheets[actor].write(text[2:], int(text[0]))
            self.wrote.add(actor)
            self.done.add(actor)
            if not self.acting():
                self._pass_on()
        elif text == ".":
            self.done.add(actor)
            if not self.acting():
                self._resolve()
        elif "@" in text:
            self.sheets[actor].write(text[2:], int(text[0]))
            self.wrote.add(actor)
            self._note(actor, text[2:], int(text[0]))
        else:
            self.sheets[actor].draw(text)
            self.drawn[actor] += 1
            self._note(actor, text, 0)

    def _note(self, owner: str, what: str, number: int) -> None:
        self.histories[owner].marks.append(Mark(what, number, len(self.turned)))

    def _pass_on(self) -> None:
        """H1.3: to the left neighbour, seat i's to seat i + 1; alone it stays (H1.4)."""
        prepared = [self.sheets[seat] for seat in self.seats]
        for i, sheet in enumerate(prepared):
            owner = self.seats[(i + 1) % len(self.seats)]
            self.sheets[owner] = sheet
            for island, number in sheet.numbers.items():
                self._note(owner, island, number)
        self._settle()
        self.stage = "card"

    def _settle(self) -> None:
        for seat in self.seats:
            self.settled[seat] = self.sheets[seat].copy()
            self.seen[seat] = len(self.histories[seat].marks)
        self.wrote, self.done = set(), set()
        self.drawn = dict.fromkeys(self.seats, 0)

    def _resolve(self) -> None:
        """H2.9: the last is done; H4.4: goals are looked at, with the 17th card too."""
        self._settle()
        for seat in self.seats:
            for goal in GOALS:
                if goal not in self.reached[seat] and self.sheets[seat].reaches(goal):
                    self.reached[seat][goal] = len(self.turned)
                    self.histories[seat].award(goal, len(self.turned))
        self.stage = "over" if len(self.turned) == 17 else "card"  # H1.6
        self.challenger = self.seats[0] if self.paper else ""  # H5.2, H5.4

    def _challenge(self, text: str) -> None:
        if text != "no":
            owner, _, mark = text.partition("!")
            self.histories[owner].challenge(mark)
            self.sheets[owner] = self.histories[owner].now()
            self.settled[owner] = self.sheets[owner].copy()
        after = self.seats.index(self.challenger) + 1
        self.challenger = self.seats[after] if after < len(self.seats) else ""

    # --- what it is worth ----------------------------------------------------------------------------------

    def points(self) -> list[int]:
        return [
            2 * len(self.sheets[seat].finished())  # H4.5
            + sum(self._worth(goal, card) for goal, card in self.reached[seat].items())
            for seat in self.seats
        ]

    def _worth(self, goal: str, card: int) -> int:
        high, low = VALUES[goal]
        if len(self.seats) == 1:
            return high if card <= ALONE_UNTIL[goal] else low  # H6.2
        first = min(reached[goal] for reached in self.reached.values() if goal in reached)
        return high if card == first else low  # H4.4

    def winners(self) -> list[int]:
        points = self.points()
        return [seat for seat, mine in enumerate(points) if mine == max(points)]  # H4.5: a tie is shared

    def picture(self) -> object:
        told: dict[str, Any] = {
            "stage": self.stage,
            "turned": sorted(self.turned),
            "card": self.turned[-1] if self.turned else "",
            "sheets": [_told(self.sheets[seat]) for seat in self.seats],
            "settled": [_told(self.settled[seat]) for seat in self.seats],
            "wrote": sorted(self.wrote),
            "drawn": list(self.drawn.values()),
            "done": sorted(self.done),
            "reached": list(self.reached.values()),
            "leading": self.winners(),
        }
        if self.paper:
            told["order"] = list(self.turned)
            told["challenger"] = self.challenger
            told["seen"] = list(self.seen.values())
            told["marks"] = [
                [(mark.what, mark.number, mark.card, mark.stands) for mark in self.histories[seat].marks]
                for seat in self.seats
            ]
            told["lost"] = [sorted(self.histories[seat].lost) for seat in self.seats]
            told["lost then"] = [
                {goal: sorted(lost) for goal, lost in self.histories[seat].lost_then.items()}
                for seat in self.seats
            ]
        return told


def _told(sheet: Sheet) -> dict[str, Any]:
    return {
        "numbers": sheet.numbers,
        "bridges": {line: min(2, count) for line, count in sheet.bridges.items()},  # on paper two or more
        "degrees": {island: sheet.degree(island) for island in sheet.board.islands if sheet.degree(island)},
        "finished": sorted(sheet.finished()),
    }


def oracle(kit: Kit, seats: int) -> Hashi:
    return Hashi(kit, seats)
