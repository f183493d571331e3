"""Loopit once more, as somebody with the rulebook and a pencil would check it.

Tiles and squares are the texts that people write, `NES3` and `h8`. Where the tiles lie is a dict, racks are lists and
the bag is counted by names. All of it is worked out from what is printed, and from the rulings named beside the lines.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from landbridge.core.game import Kit
from tests.oracles.loopit_state import BIASES, OPTIONS, picture_of

__all__ = ["BIASES", "OPTIONS", "Table", "oracle", "picture_of"]

CHANCE = "tile"
COLUMNS = "abcdefghijklm"  # LB3: 13 × 13
SQUARES = [f"{column}{row}" for row in range(1, 14) for column in COLUMNS]
CENTRE = "g7"
# To the north, the east, the south and the west of a square, and the side a tile there turns to it.
BESIDE = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}
PATTERNS = ["".join(sides) for count in (1, 2, 3, 4) for sides in combinations("NESW", count)]  # LB1

# What the editions say: L1.4, L2.7, L2.8, L4.1.
EDITIONS = {
    "landbridge": {"start_ends": "3", "stop": "free", "exchange": "bag", "end": "stuck"},
    "en": {"start_ends": "1", "stop": "stuck", "exchange": "bag", "end": "stuck"},
    "fr": {"start_ends": "2", "stop": "stuck", "exchange": "bag", "end": "stuck"},
    "nl": {"start_ends": "1", "stop": "stuck", "exchange": "bag", "end": "stuck"},
    "de": {"start_ends": "1", "stop": "stuck", "exchange": "bag", "end": "stuck"},
    "es": {"start_ends": "1", "stop": "stuck", "exchange": "bag", "end": "bag"},
    "pt": {"start_ends": "1", "stop": "stuck", "exchange": "bag", "end": "bag"},
}
ROUNDS = {2: 13, 3: 9, 4: 7}  # L5.1, L5.2
LEAVE = {2: 4, 3: 2, 4: 0}  # L5.1
HAND = {2: 4, 3: 3, 4: 2}  # L5.2


def ends(tile: str) -> str:
    return tile[:-1]


def value(tile: str) -> int:
    return int(tile[-1])


def neighbour(square: str, side: str) -> str | None:
    """The square on that side; None: the edge of the board."""
    across, down, _ = BESIDE[side]
    column, row = COLUMNS.index(square[0]) + across, int(square[1:]) + down
    return f"{COLUMNS[column]}{row}" if 0 <= column < 13 and 1 <= row <= 13 else None


NEIGHBOURS = {square: {side: neighbour(square, side) for side in BESIDE} for square in SQUARES}


class Table:
    """A game of Loopit in progress."""

    def __init__(self, kit: Kit, seats: int):
        chosen = kit.options
        usual = EDITIONS[chosen.edition]
        self.start_ends = int(chosen.start_ends or usual["start_ends"])
        self.exchange = chosen.exchange or usual["exchange"]
        self.end = chosen.end or usual["end"]
        self.rounds = chosen.rounds
        self.stop = chosen.stop or ("stuck" if self.rounds == "german" else usual["stop"])  # L2.7, L5.2
        self.seats = "ABCD"[:seats]
        self.bonus = dict(zip(SQUARES, kit.board.bonus, strict=True))
        self.board: dict[str, str] = {}
        self.bag: Counter[str] = Counter()  # L1.1
        for sides, worth, count in kit.board.kinds:
            name = "".join(letter for i, letter in enumerate("NESW") if sides >> i & 1) + str(worth)
            self.bag[name] += count
        self.racks: dict[str, list[str]] = {seat: [] for seat in self.seats}
        self.gone: Counter[str] = Counter()
        self.thrown: dict[str, Counter[str]] = {seat: Counter() for seat in self.seats}
        self.score = dict.fromkeys(self.seats, 0)
        self.lacks: dict[str, set[str]] = {seat: set() for seat in self.seats}  # L2.7: surely not held
        self.first = ""
        self.turn = ""
        self.laid = 0
        self.idle = 0  # turns in a row in which nobody laid
        self.round = 0
        # What happens next, a word for each step: chance draws, or `lay`, whoever's turn it is.
        self.doing = "first"
        self.due = 0  # how many tiles are still to be drawn

    # --- who may do what --------------------------------------------------------------------------------

    def acting(self) -> set[str]:
        if self.doing == "over":
            return set()
        return {self.turn} if self.doing == "lay" else {CHANCE}

    def moves(self, actor: str) -> dict[str, int]:
        if actor == CHANCE:
            if self.doing == "first":
                return {f"first {seat}": 1 for seat in self.seats}  # L1.5
            if self.doing == "start":
                return self.start_tiles()
            return {tile: count for tile, count in self.bag.items() if count}  # L1.1: each tile as likely
        texts = [f"{tile} {square}" for tile, square in self.lays(self.racks[actor])]
        texts += [word for word in (".", "exchange", "pass") if not self.objections(actor, word)]
        return dict.fromkeys(texts, 1)

    def start_tiles(self) -> dict[str, int]:
        """L1.4: those with too few ends are set aside, and go back; if there are no others, any will do."""
        good = {tile: n for tile, n in self.bag.items() if n and len(ends(tile)) >= self.start_ends}
        return good or {tile: n for tile, n in self.bag.items() if n}

    def objections(self, actor: str, text: str) -> set[str]:
        if actor == CHANCE:
            return self.objections_to_drawing(text)
        rack = self.racks[actor]
        if text == ".":
            against = self.laid == 0 or (self.stop == "stuck" and self.can_lay(rack))
            return {"L2.7"} if against else set()
        if text in ("exchange", "pass"):
            against = set()
            if self.can_lay(rack):
                against |= {"L2.7", "L2.8"}
            if self.laid > 0:
                against.add("L2.8")
            if text == "exchange" and self.rounds == "german":
                against.add("L5.2")
            if text == "exchange" and not self.in_bag():
                against.add("L2.8")
            return against
        tile, square = text.split()
        return ({"L2.1"} if tile not in rack else set()) | self.objections_to_laying(tile, square)

    def objections_to_drawing(self, tile: str) -> set[str]:
        against = set()
        if not self.bag[tile]:
            against.add("L1.1")
        if self.doing == "start" and tile not in self.start_tiles():
            against.add("L1.4")
        return against

    def objections_to_laying(self, tile: str, square: str) -> set[str]:
        """L2.2: a tile has the ends that it has, and is never turned."""
        if square in self.board:
            return {"L2.3"}
        against = set()
        runs_on = False
        for side, (_, _, facing) in BESIDE.items():
            near = NEIGHBOURS[square][side]
            line = side in ends(tile)
            if near is None:
                if line:
                    against.add("L2.5")
            elif near in self.board:
                met = facing in ends(self.board[near])
                if line != met:
                    against.add("L2.4")
                runs_on = runs_on or (line and met)
        return against if runs_on else against | {"L2.3"}

    def lays(self, tiles: list[str]) -> Iterator[tuple[str, str]]:
        """Which of some tiles may lie where: L2.3 lets them lie beside others only, so nowhere else is tried."""
        near = {square for lies in self.board for square in NEIGHBOURS[lies].values() if square}
        for tile in set(tiles):
            for square in near - set(self.board):
                if not self.objections_to_laying(tile, square):
                    yield tile, square

    def can_lay(self, tiles: list[str]) -> bool:
        return next(self.lays(tiles), None) is not None

    def in_bag(self) -> int:
        return sum(self.bag.values())

    # --- what happens then ------------------------------------------------------------------------------

    def play(self, actor: str, text: str) -> None:
        if actor == CHANCE:
            if self.doing == "first":
                self.first = text.split()[1]
                self.set_up()
            else:
                self.draw(text)
            return
        rack = self.racks[actor]
        if text == ".":
            if self.stop == "stuck":
                self.tells(actor)
            self.end_of_turn(5)
        elif text == "pass":  # L2.8
            self.tells(actor)
            self.end_of_turn(5)
        elif text == "exchange":  # L2.8: the old tiles first, then as many new ones
            count = len(rack)
            (self.thrown[actor] if self.exchange == "discard" else self.bag).update(rack)
            rack.clear()
            self.end_of_turn(count)
        else:
            self.lay(actor, *text.split())

    def lay(self, actor: str, tile: str, square: str) -> None:
        self.racks[actor].remove(tile)
        self.score[actor] += value(tile) * self.bonus[square]  # L3.1
        for side, (_, _, facing) in BESIDE.items():  # L3.2, L3.3: whoever laid it and whenever
            near = NEIGHBOURS[square][side]
            if near in self.board and side in ends(tile) and facing in ends(self.board[near]):
                self.score[actor] += value(self.board[near])
        self.board[square] = tile
        self.laid += 1
        if self.laid == 3:  # L2.1
            self.end_of_turn(5)

    def tells(self, actor: str) -> None:
        """L2.7: had it held a tile that fits, it would have had to lay it. Open hands (L5.2) tell themselves."""
        if self.rounds != "german":
            self.lacks[actor] |= {pattern for pattern in PATTERNS if self.can_lay([pattern + "1"])}

    def draw(self, tile: str) -> None:
        self.bag[tile] -= 1
        self.due -= 1
        if self.doing == "leave":
            self.gone[tile] += 1
        elif self.doing == "start":
            self.board[CENTRE] = tile  # L1.3: it scores nothing
        else:
            seat = self.turn or next(seat for seat in self.seats if len(self.racks[seat]) < 5)
            self.racks[seat] = sorted([*self.racks[seat], tile])
        if self.due > 0 and self.in_bag():
            return
        if self.doing == "hand":
            self.doing = "lay"
        elif self.doing == "refill":
            self.after_turn()
        else:
            self.set_up()

    def set_up(self) -> None:
        """Tiles leave before anything is dealt (L1.4, L5.1), everybody draws (L1.2), then the start tile (L1.3)."""
        leave = LEAVE[len(self.seats)] if self.rounds == "book" else 0
        if sum(self.gone.values()) < leave:
            self.doing, self.due = "leave", leave
        elif self.rounds != "german" and any(len(rack) < 5 for rack in self.racks.values()):
            self.doing, self.due = "deal", 5 * len(self.seats)
        elif not self.board:
            self.doing, self.due = "start", 1
        else:
            self.begin_turn(self.first)

    def begin_turn(self, seat: str) -> None:
        self.turn, self.laid, self.doing = seat, 0, "lay"
        if seat == self.first:
            self.round += 1
        if self.rounds == "german" and self.in_bag():  # L5.2
            self.doing, self.due = "hand", HAND[len(self.seats)]

    def end_of_turn(self, wanted: int) -> None:
        """L2.1: the rack is filled as far as the bag goes; L5.2: what is not laid goes back."""
        rack = self.racks[self.turn]
        if self.rounds == "german":
            self.bag.update(rack)
            rack.clear()
            self.after_turn()
        elif len(rack) < wanted and self.in_bag():
            self.doing, self.due = "refill", wanted - len(rack)
            self.lacks[self.turn] = set()  # L2.7: until it draws again
        else:
            self.after_turn()

    def after_turn(self) -> None:
        self.idle = 0 if self.laid else self.idle + 1
        place = self.seats.index(self.turn) + 1
        following = (self.seats + self.seats)[place]
        if self.is_over(round_done=following == self.first):
            self.doing, self.turn = "over", ""
        else:
            self.begin_turn(following)

    def is_over(self, round_done: bool) -> bool:
        left = [tile for rack in self.racks.values() for tile in rack]
        left += [tile for tile, count in self.bag.items() if count]
        if not self.can_lay(left):
            return True  # L4.1, L4.2; no tiles left at all is the same
        if self.idle == 2 * len(self.seats):
            return True  # L4.2
        if self.end == "bag" and not self.in_bag():
            return True  # L4.1
        if self.end == "round" and round_done and not self.in_bag():
            return True  # L4.4
        return round_done and self.round == self.last_round()  # L5.1

    def last_round(self) -> int:
        if self.rounds == "off":
            return 0
        return ROUNDS[len(self.seats)] if self.rounds in ("book", "german") else int(self.rounds)

    # --- how it stands ----------------------------------------------------------------------------------

    def points(self) -> list[int]:
        return list(self.score.values())

    def winners(self) -> list[int]:
        most = max(self.points())  # L4.3
        return [place for place, points in enumerate(self.points()) if points == most]

    def picture(self) -> object:
        return {
            "board": self.board,
            "racks": {seat: sorted(rack) for seat, rack in self.racks.items()},
            "bag": +self.bag,
            "gone": +self.gone,
            "thrown": {seat: +tiles for seat, tiles in self.thrown.items()},
            "score": self.points(),
            "lacks": self.lacks,
            "round": self.round,
            "last round": self.last_round(),
            "first": self.first,
            "turn": self.turn,
            "laid": self.laid if self.turn else None,
            "idle": self.idle,
            "doing": self.doing,
            "how many": [
                self.in_bag(),
                sum(self.gone.values()),
                *(len(rack) for rack in self.racks.values()),
                *(sum(tiles.values()) for tiles in self.thrown.values()),
            ],
        }


def oracle(kit: Kit, seats: int) -> Table:
    return Table(kit, seats)
