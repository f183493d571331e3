"""River Dragons for its oracle: pawns, reserves and the ways between planks (R6, R7)."""

from __future__ import annotations

from collections.abc import Sequence

from tests.oracles.river_water import COLOURS, SIZES, Plank, Water


class Table:
    """What everybody sees but the cards. A pawn stands in a village or on a plank."""

    def __init__(self, water: Water, colours: Sequence[str]):
        self.water = water
        self.colours = colours  # seat by seat
        self.reserves: list[set[Plank]] = [{(n, colour) for n in SIZES} for colour in colours]  # R1.3
        self.pawns: list[str | Plank] = list(colours)

    def goal(self, seat: int) -> str:
        return COLOURS[(COLOURS.index(self.colours[seat]) + 3) % 6]  # R1.1: opposite

    def against_going(self, seat: int, how: str, where: str) -> set[str]:
        place = self.place(where)
        if place is None:
            return {"R6.1"}  # nothing lies there
        against = set()
        if place not in COLOURS and place in self.pawns:
            against.add("R6.2")  # one pawn to a plank
        here = self.pawns[seat]
        if how == "step":
            return against if place in self.beside(here) else against | {"R6.1"}
        # R6.5: over a pawn on an adjacent plank, to what is beside that plank, never back.
        over = [p for p in self.beside(here) if p not in COLOURS and p in self.pawns]
        landing = any(place in self.beside(plank) for plank in over) and place != here
        return against if landing else against | {"R6.5"}

    def against_removing(self, seat: int, what: str) -> set[str]:
        if "-" not in what and not what.startswith("plank "):
            # R7.1: a stone that carries no plank
            carries = what not in self.water.stones or self.water.resting_on(what)
            return {"R7.1"} if carries else set()
        plank = self.place(what)
        if not isinstance(plank, tuple):
            return {"R7.1"}
        held = self.reserves[seat]
        sizes = [size for size, _ in held]
        colours = {colour for _, colour in (*held, plank)}  # R7.4: after taking, the own like any other
        # R7.2: not under a pawn, no size twice, two colours at most
        bad = plank in self.pawns or plank[0] in sizes or len(colours) > 2
        return {"R7.2"} if bad else set()

    def place(self, where: str) -> str | Plank | None:
        """A village, or the plank that lies there."""
        if where in COLOURS:
            return where
        ends = tuple(where.split("-"))
        return next((plank for plank, there in self.water.planks.items() if there == ends), None)

    def beside(self, place: str | Plank) -> list[str | Plank]:
        """R6.1: planks on one stone, a plank and a village it rests on; two planks at one village are not."""
        if isinstance(place, str):
            return list(self.water.resting_on(place))
        found: list[str | Plank] = []
        for end in self.water.planks[place]:
            if end in COLOURS:
                found.append(end)
            else:
                found += [plank for plank in self.water.resting_on(end) if plank != place]
        return found

    def remove(self, seat: int, what: str) -> None:
        if what in self.water.stones:
            del self.water.stones[what]
        else:
            plank = self.place(what)
            assert isinstance(plank, tuple)
            del self.water.planks[plank]
            self.reserves[seat].add(plank)
