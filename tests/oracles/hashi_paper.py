"""Hashi on paper (H5): every mark of a sheet in the order of the pen, and what becomes of those that are challenged."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.oracles.hashi_sheet import GOALS, Printed, Sheet


@dataclass(eq=False)  # two bridges on a line are two marks
class Mark:
    what: str  # an island, or a line
    number: int  # 0: a bridge
    card: int  # with which card it was made; 0: the set-up
    stands: bool = True


@dataclass
class History:
    """The marks of one sheet."""

    board: Printed
    turned: list[str]  # the cards so far, everybody's
    marks: list[Mark] = field(default_factory=list)
    lost: set[str] = field(default_factory=set)  # islands that can never be finished
    reached: dict[str, int] = field(default_factory=dict)  # goals, with the card of the award
    lost_then: dict[str, set[str]] = field(default_factory=dict)  # islands lost by the time of an award

    def standing(self) -> dict[str, Mark]:
        """The marks that can be challenged, by name: `c3`, `c3-c5`, and the second bridge there, `c3-c5/2`."""
        named: dict[str, Mark] = {}
        for mark in self.marks:
            if mark.stands:
                name, k = mark.what, 1
                while name in named:
                    k += 1
                    name = f"{mark.what}/{k}"
                named[name] = mark
        return named

    def sheet(self, marks: list[Mark], lost: set[str]) -> Sheet:
        """A sheet with these marks, less those that are erased."""
        sheet = Sheet(self.board, {}, {})
        sheet.lost = set(lost)
        for mark in marks:
            if mark.stands and mark.number:
                sheet.write(mark.what, mark.number)
            elif mark.stands:
                sheet.draw(mark.what)
        return sheet

    def now(self) -> Sheet:
        return self.sheet(self.marks, self.lost)

    def award(self, goal: str, card: int) -> None:
        self.reached[goal] = card
        self.lost_then[goal] = set(self.lost)

    # --- judging -------------------------------------------------------------------------------------------

    def wrong(self, mark: Mark, without: list[Mark]) -> bool:
        """Whether a mark breaks a rule, on the sheet it was made on less some marks."""
        if mark.card == 0:
            return False  # H5.3: the set-up is checked as ever
        before = self.marks[: self.marks.index(mark)]
        sheet = self.sheet([one for one in before if one not in without], self.lost)
        if mark.number:
            return bool(sheet.against_number(mark.what, mark.number))
        return self.miscounted(mark.card) or bool(sheet.against_bridge(mark.what))

    def miscounted(self, card: int) -> bool:
        """H2.7, H5.6: as many bridges as the card shows, erased since or not."""
        drawn = [mark for mark in self.marks if mark.card == card and not mark.number]
        return len(drawn) != int(self.turned[card - 1][2])

    def challenge(self, name: str) -> None:
        mark = self.standing()[name]
        if not self.wrong(mark, []):
            return  # a false challenge costs nothing
        bad = [mark]
        if not mark.number and self.miscounted(mark.card):  # all bridges of that card are wrong
            bad = [one for one in self.marks if one.stands and one.card == mark.card and not one.number]
        if self.correctable(bad):
            for one in bad:
                one.stands = False
        else:  # H5.1: a wrong bridge concerns both its ends, a wrong number its island
            for one in bad:
                self.lost |= set(self.board.ends[one.what]) if not one.number else {one.what}

    def correctable(self, bad: list[Mark]) -> bool:
        """H5.2: in time, every later mark legal without it, and no awarded goal changed."""
        if bad[0].card < len(self.turned) - 1:  # by the end of the next round
            return False
        later = self.marks[self.marks.index(bad[0]) :]
        if any(self.wrong(mark, bad) for mark in later if mark.stands and mark not in bad):
            return False
        return all(self.goal_stays(goal, bad) for goal in GOALS if goal in self.reached)

    def goal_stays(self, goal: str, bad: list[Mark]) -> bool:
        """H5.5: judged at the card of the award, with the islands lost by then."""
        then = [mark for mark in self.marks if mark.card <= self.reached[goal] and mark not in bad]
        return self.sheet(then, self.lost_then[goal]).reaches(goal)
