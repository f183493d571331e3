"""River Dragons a second time, as somebody with the rulings would check it: `docs/rules/river_dragons.md`.

Everything has its name: seats are letters, cards words, a plank is its size and colour. What may lie where is in
`river_water.py`, how pawns walk and planks are taken in `river_table.py`; `river_state.py` reads the game's states.
"""

from __future__ import annotations

from typing import Any

from landbridge.core.game import LETTERS, Kit
from tests.oracles.river_state import BIASES, picture_of
from tests.oracles.river_table import Table
from tests.oracles.river_water import COLOURS, SIZES, Ends, Plank, Water

__all__ = ["BIASES", "OPTIONS", "River", "oracle", "picture_of"]

ACTIONS = ("stone", "stones", "plank", "planks", "step", "steps", "jump", "remove")  # R1.4
DRAGONS = tuple(f"dragon {colour}" for colour in COLOURS)
COUNT = {"stones": 2, "planks": 2, "steps": 2}
VERB = {"stones": "stone", "planks": "plank", "steps": "step"}
# R1.2; seats follow the villages clockwise (R1.5).
BOOKLET = {
    2: ("pink", "black"),
    3: ("blue", "yellow", "red"),
    4: ("blue", "green", "yellow", "red"),
    5: ("blue", "green", "pink", "yellow", "red"),
    6: COLOURS,
}
LOT = "lot"
# Short games besides: more of them, and draws.
OPTIONS = [
    {"side": side, "by_eye": by_eye, "short_plank": short, "max_rounds": str(rounds)}
    for side in ("basic", "expert")
    for by_eye, short in (("off", "elsewhere"), ("on", "elsewhere"), ("on", "lost"))
    for rounds in (1, 2, 3, 4, 6, 8, 12)
]


class River(Table):
    """A game: the table, the cards, and whose turn it is."""

    def __init__(self, kit: Kit, seats: int):
        alternate = seats == 3 and kit.options.three_players == "alternate"
        colours = ("blue", "pink", "red") if alternate else BOOKLET[seats]  # R1.2
        super().__init__(Water(kit.board, kit.options.side == "expert"), colours)
        self.options = kit.options
        self.seats = range(seats)
        self.programmes: list[list[str]] = [[] for _ in self.seats]
        self.shown: list[list[str]] = [[] for _ in self.seats]
        self.round, self.position = 0, 0
        self.first: int | None = None
        self.queue: list[int] = []  # who has still to act at this position, the one who acts first
        self.left = 0
        self.named: Plank | None = None
        self.tried: set[Ends] = set()
        self.winner: int | None = None
        self.over = False

    # --- who, and what ------------------------------------------------------------------------------------

    def acting(self) -> set[str]:
        if self.over:
            return set()
        if self.first is None:
            return {LOT}
        if self.queue:
            return {LETTERS[self.queue[0]]}
        return {LETTERS[seat] for seat in self.seats if len(self.programmes[seat]) < 5}  # R2.1

    def moves(self, actor: str) -> dict[str, int] | None:
        if actor == LOT:
            return {f"first {LETTERS[seat]}": 1 for seat in self.seats}  # R1.5
        if not self.queue:
            return self.unopposed(actor, [*ACTIONS, *DRAGONS])
        water = self.water
        match self.verb():
            case "stone" if water.expert:
                return None  # R9.1: anywhere
            case "stone":
                texts = [f"stone {island}" for island in water.islands]
            case "plank" if self.named is None:
                texts = [f"plank {n} {colour}" for n in SIZES for colour in COLOURS]
            case "plank":
                texts = ["-".join(ends) for ends in water.places()]
            case "remove":
                texts = [f"remove {'-'.join(ends)}" for ends in water.planks.values()]
                texts += [f"remove {stone}" for stone in water.stones]
            case verb:
                texts = [f"{verb} {'-'.join(ends)}" for ends in water.planks.values()]
                texts += [f"{verb} {colour}" for colour in COLOURS]
        return self.unopposed(actor, texts)

    def unopposed(self, actor: str, texts: list[str]) -> dict[str, int]:
        return {text: 1 for text in texts if not self.objections(actor, text)}

    def card(self) -> str:
        return self.programmes[self.queue[0]][self.position]

    def verb(self) -> str:
        return VERB.get(self.card(), self.card())

    # --- why not ------------------------------------------------------------------------------------------

    def objections(self, actor: str, text: str) -> set[str]:
        if actor == LOT:
            return set() if text in self.moves(LOT) else {"R1.5"}  # type: ignore[operator]
        seat = LETTERS.index(actor)
        is_card = text in (*ACTIONS, *DRAGONS)
        if not self.queue:
            return self.against_card(seat, text) if is_card else {"R2.2"}
        if is_card:
            return {"R2.2"}
        word, _, rest = text.partition(" ")
        if not rest:
            word, rest = "lay", text
        wanted = self.verb()
        if word == "lay":
            return self.against_laying(rest) if wanted == "plank" else {"R2.2"}
        if word != wanted:
            return {"R2.2"}
        if word == "stone":
            return self.water.against_stone(rest)
        if word == "plank":
            return {"R5.1"} if self.named or named(rest) not in self.reserves[seat] else set()
        if word == "remove":
            return self.against_removing(seat, rest)
        return self.against_going(seat, word, rest)

    def against_card(self, seat: int, card: str) -> set[str]:
        """R1.4: a hand has the eight actions and a dragon of every other colour in play; R2.1."""
        against = set()
        laid = self.programmes[seat]
        if card in DRAGONS:
            colour = card.removeprefix("dragon ")
            if colour not in self.colours or colour == self.colours[seat]:
                against.add("R1.4")
            if any(other in DRAGONS for other in laid):
                against.add("R2.1")
        if card in laid:
            against.add("R2.1")
        return against

    def against_laying(self, where: str) -> set[str]:
        if self.named is None:
            return {"R5.1"}  # it is named first
        a, b = where.split("-")
        against = self.water.against_plank((a, b))
        if "R5.1" in against:
            return against
        if self.options.by_eye:
            return against | {"R5.7"} if (a, b) in self.tried else against
        return against if self.water.reaches(self.named[0], (a, b)) else against | {"R5.2"}

    # --- what happens -------------------------------------------------------------------------------------

    def play(self, actor: str, text: str) -> None:
        if actor == LOT:
            self.first, self.round = LETTERS.index(text.removeprefix("first ")), 1
            return
        seat = LETTERS.index(actor)
        if not self.queue:
            self.programmes[seat].append(text)
            if all(len(programme) == 5 for programme in self.programmes):
                self.position = 0
                self.turn_cards()
                self.go_on()
            return
        _, _, rest = text.partition(" ")
        match self.verb():
            case "stone":
                self.water.put_stone(rest)
                self.left -= 1
            case "plank" if self.named is None:
                self.named, self.tried = named(rest), set()
            case "plank":
                self.lay(seat, text)
            case "remove":
                self.remove(seat, rest)
                self.left -= 1
            case _:
                place = self.place(rest)
                assert place is not None
                self.pawns[seat] = place
                self.left -= 1
                if place == self.goal(seat):  # R8.1: at once
                    self.winner, self.over, self.queue = seat, True, []
                    return
        self.go_on()

    def lay(self, seat: int, where: str) -> None:
        assert self.named is not None
        a, b = where.split("-")
        if self.water.reaches(self.named[0], (a, b)):
            self.water.planks[self.named] = (a, b)
        elif self.options.short_plank == "elsewhere":  # R5.7: not offered again
            self.tried.add((a, b))
            return
        self.let_go(seat)  # it lies, or has left the game (R5.2)

    def let_go(self, seat: int) -> None:
        assert self.named is not None
        self.reserves[seat].remove(self.named)
        self.named, self.tried = None, set()
        self.left -= 1

    def turn_cards(self) -> None:
        """R2.2: all turn the card, then everybody from the first player on."""
        assert self.first is not None
        for seat in self.seats:
            self.shown[seat] = self.programmes[seat][: self.position + 1]
        self.queue = [(self.first + i) % len(self.seats) for i in self.seats]
        self.left = COUNT.get(self.card(), 1)

    def go_on(self) -> None:
        """Until somebody has something to choose."""
        while not self.over and self.queue and not self.must_choose(self.queue[0]):
            self.queue.pop(0)
            self.named, self.tried = None, set()
            if self.queue:
                self.left = COUNT.get(self.card(), 1)
            elif self.position < 4:
                self.position += 1
                self.turn_cards()
            else:
                self.end_round()

    def end_round(self) -> None:
        assert self.first is not None
        if self.round == self.options.max_rounds:  # R8.3
            self.over = True
            return
        self.round += 1
        self.first = (self.first + 1) % len(self.seats)  # R2.3
        self.programmes = [[] for _ in self.seats]

    def must_choose(self, seat: int) -> bool:
        """Whether the card being carried out asks for a choice; if not, what it does by itself is done."""
        if self.left == 0 or self.card() in DRAGONS or self.is_cancelled(seat):  # R3.3
            return False
        match self.verb():
            case "stone":
                return self.water.room_for_a_stone()
            case "plank":
                return self.must_lay(seat)
        moves = self.moves(LETTERS[seat])
        if not moves and self.verb() != "remove":  # R6.4, R6.5; R7.3: lost
            self.pawns[seat] = self.colours[seat]
        return bool(moves)

    def must_lay(self, seat: int) -> bool:
        if self.named is not None and not self.water.fits_somewhere(self.named[0]):
            self.let_go(seat)  # R5.2
        return self.left > 0 and (self.named is not None or bool(self.reserves[seat]))  # R5.6

    def is_cancelled(self, seat: int) -> bool:
        """R3.1: by a dragon of the seat's colour at the same position, whoever acts first."""
        against = f"dragon {self.colours[seat]}"
        return any(programme[self.position] == against for programme in self.programmes)

    # --- the result ---------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        return [int(seat == self.winner) for seat in self.seats]

    def winners(self) -> list[int]:
        return list(self.seats) if self.winner is None else [self.winner]  # R8.3: a draw

    def picture(self) -> object:
        water = self.water
        table: dict[str, Any] = {
            "stones": water.stones,
            "planks": water.planks,
            "reserves": self.reserves,
            "pawns": self.pawns,
            "winner": self.winner,
        }
        if self.over:
            return table
        table |= {
            "round": self.round,
            "first": self.first,
            "programmes": self.programmes,
            "shown": self.shown,
        }
        if self.queue:
            table |= {"position": self.position, "seat": self.queue[0], "card": self.card()}
            table |= {"left": self.left, "named": self.named, "tried": self.tried}
        return table


def named(text: str) -> Plank:
    size, colour = text.split()
    return int(size), colour


def oracle(kit: Kit, seats: int) -> River:
    return River(kit, seats)
