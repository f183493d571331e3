"""Loopit as a `Game`: what surrounds the rules — kit, guesses, touch, and what there is to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from landbridge.core.errors import OptionError
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Chance, Game, Kit, Luck
from landbridge.core.show.handles import handle, name_in, split
from landbridge.core.state import FATE, NOTHING, UNKNOWN, State
from landbridge.games.loopit import board as boards
from landbridge.games.loopit import notation, rules
from landbridge.games.loopit.determinize import deal_unseen
from landbridge.games.loopit.handles import SQUARE_HANDLES, Kind, Word, tile_handle
from landbridge.games.loopit.reasons import REASONS
from landbridge.games.loopit.state import (
    BAG,
    BEGIN,
    BOOK,
    DRAW,
    ENDLESS,
    EXCHANGE,
    FIRST,
    GERMAN,
    KIT,
    LAY,
    LAYS,
    LEAVE,
    NUMBER,
    OVER,
    PASS,
    RACK,
    REFILL,
    ROUND,
    SIDES,
    SIZE,
    SQUARES,
    START,
    STATE,
    STOP,
    STUCK,
    WORD,
)

OURS = "landbridge"
# What the editions say: L1.4, L2.7, L2.8, L4.1. An option of its own overrides it.
EDITIONS = {
    OURS: {"start_ends": "3", "stop": "free", "exchange": "bag", "end": "stuck"},
    "en": {"start_ends": "1", "stop": "stuck", "exchange": "bag", "end": "stuck"},
    "fr": {"start_ends": "2", "stop": "stuck", "exchange": "bag", "end": "stuck"},
    "nl": {"start_ends": "1", "stop": "stuck", "exchange": "bag", "end": "stuck"},
    "de": {"start_ends": "1", "stop": "stuck", "exchange": "bag", "end": "stuck"},
    "es": {"start_ends": "1", "stop": "stuck", "exchange": "bag", "end": "bag"},
    "pt": {"start_ends": "1", "stop": "stuck", "exchange": "bag", "end": "bag"},
}
VARIANT = {"stop": "stuck"}  # L5.2: only what cannot be laid goes back, whatever the edition
ENDINGS = {"stuck": STUCK, "bag": BAG, "round": ROUND}
LENGTHS = {"off": ENDLESS, "book": BOOK, "german": GERMAN}
FREE = "free"
STOPPING = (FREE, "stuck")
MOST_ROUNDS = 99
# What an option may be; of an edition's options also "", as the edition has it.
VALUES = {
    "start_ends": ("1", "2", "3", "4"),
    "exchange": ("bag", "discard"),
    "end": tuple(ENDINGS),
}


@dataclass(frozen=True)
class Options:
    """How Loopit is played; the defaults are the game as we like it best."""

    edition: str = field(default="landbridge", metadata={"choices": tuple(EDITIONS)})
    start_ends: str = field(default="", metadata={"words": ("", *VALUES["start_ends"])})  # L1.4
    exchange: str = field(default="", metadata={"words": ("", *VALUES["exchange"])})  # L2.8
    end: str = field(default="", metadata={"words": ("", *VALUES["end"])})  # L4.1, L4.4
    stop: str = field(default="", metadata={"choices": ("", *STOPPING)})  # L2.7
    rounds: str = field(default="off", metadata={"words": tuple(LENGTHS)})  # L5: one of these, or how many
    board: str = ""  # the text of tiles and bonus squares of one's own

    def __post_init__(self) -> None:
        for name, known in VALUES.items():
            if getattr(self, name) not in ("", *known):
                _no_such_value(name, getattr(self, name), ", ".join(known))
        if self.stop not in ("", *STOPPING):
            _no_such_value("stop", self.stop, ", ".join(STOPPING))
        number = self.rounds.isascii() and self.rounds.isdigit() and len(self.rounds) <= 2
        if self.rounds not in LENGTHS and not (number and 1 <= int(self.rounds) <= MOST_ROUNDS):
            _no_such_value("rounds", self.rounds, ", ".join([*LENGTHS, f"1 … {MOST_ROUNDS}"]))
        self._spell_out()

    def _spell_out(self) -> None:
        """Name what the edition says where records name it, and nothing that goes without saying."""
        named = self.unsaid({"edition": self.edition, "rounds": self.rounds})
        for name in named:
            object.__setattr__(self, name, self.chosen(name))
        if not named and self.stop == FREE:
            object.__setattr__(self, "stop", "")

    def usual(self, name: str) -> str:
        """Return what the edition says of an option, or the German variant."""
        said = EDITIONS[self.edition]
        return (said | VARIANT if self.rounds == "german" else said)[name]

    def chosen(self, name: str) -> str:
        """Return what holds for an option on which editions differ."""
        return getattr(self, name) or self.usual(name)

    @staticmethod
    def unsaid(given: Mapping[str, str]) -> dict[str, str]:
        """Return what a record with these options means where it names no more: editions once said less than now."""
        meant = {}
        if given.get("edition", OURS).lower() != OURS or given.get("rounds") == "german":
            meant["stop"] = FREE
        if given.get("edition", OURS).lower() == "fr":
            meant["exchange"] = "discard"
        return meant


def _no_such_value(name: str, value: str, choices: str) -> None:
    raise OptionError(Fact("core-option-value", {"name": name, "value": value, "choices": choices}))


class Loopit(Game):
    name = "loopit"
    version = 1
    seats = range(2, 5)
    options = Options
    fate = "tile"
    reasons = REASONS
    # 80 tiles laid, each perhaps with a stop and a draw, at most two idle rounds before each, and set-up.
    longest = 80 * (3 + 8 * 6) + 8 * 6 + 30

    def most_steps(self, kit: Kit, seats: int) -> int:
        idle = 2 * seats * 6  # two rounds of passing, or of exchanging a rack
        whole = 80 * (3 + idle) + idle + 30
        if kit.fields.length != NUMBER:
            return whole
        turn = LAYS + 1 + 2 * RACK  # lays, a stop, and tiles drawn after them or exchanged
        return int(min(whole, seats * RACK + 30 + kit.fields.rounds * seats * turn))

    def build(self, options: Options) -> Kit:
        board = boards.parse(options.board) if options.board else boards.load()
        fields = _tables(board, options)
        return Kit(self, options, fields, rules, STATE, LAY + len(board.kinds) * SQUARES, board)

    def guess(self, kit: Kit, v: State, viewer: int, rng: Luck) -> State:
        return deal_unseen(kit, v, viewer, rng)

    def chance(self, kit: Kit, s: State, nth: int) -> Chance:
        """Who begins (L1.5); then tiles by what they are for, by round, seat and place on the rack.

        How many tiles the others drew before does not matter, nor in which order tiles went back to the bag (L2.8):
        a seat's draw is the same as long as that tile is still there.
        """
        if s.stage == FIRST:
            return Chance("begin")
        if "bag" not in kit.memo:
            kit.memo["bag"] = [(DRAW + kind, kit.fields.tiles[kind]) for kind in range(kit.fields.kinds)]
        bag = kit.memo["bag"]
        if s.stage == LEAVE:
            return Chance("leave", index=s.gone_count, bag=bag)
        if s.stage == START:
            return Chance("start", bag=bag)
        # A rack fills down to place 0: whoever laid one tile draws the last of those who laid three.
        place = RACK - 1 - s.held[s.mover] if s.stage == REFILL else s.held[s.mover]
        return Chance("tile", s.round_no, s.mover, place, bag)

    def shown(self, kit: Kit, before: State, seat: int, move: int, after: State, viewer: int) -> int:
        """A tile is drawn in secret, but for the start tile, an open hand (L5.2), and the drawer's own eyes."""
        if seat != FATE or before.stage in (FIRST, START) or before.hand > 0 or after.stage == OVER:
            return move
        return move if before.stage != LEAVE and before.mover == viewer else UNKNOWN

    def passive(self, kit: Kit, s: State, seat: int) -> int:
        """Lay as little as possible, and keep one's tiles."""
        moves = self.offers(kit, s, seat)
        return next((still for still in (STOP, PASS) if still in moves), moves[0])

    def tags(self, kit: Kit, s: State, seat: int) -> Mapping[str, str]:
        """L1.5: chance says who begins, so seats tell nothing about what beginning is worth."""
        return {"order": str((seat - s.first) % s.seats + 1)}

    # --- notation and touch -------------------------------------------------------------------------------

    def write(self, kit: Kit, s: State, seat: int, move: int) -> str:
        return notation.write(kit, move)

    def read(self, kit: Kit, s: State, seat: int, text: str) -> int:
        return notation.read(kit, seat, text)

    def handles(self, kit: Kit, s: State, seat: int, move: int) -> tuple[str, ...]:
        """`tile-NES3` and `square-h8`; `stop`, `exchange`, `pass`; FATE's `seat-A` and `tile-NES3`."""
        if move in (STOP, EXCHANGE, PASS):
            return ({STOP: Word.STOP, EXCHANGE: Word.EXCHANGE, PASS: Word.PASS}[move],)
        if move < DRAW:
            return (handle(Kind.SEAT, LETTERS[move - BEGIN]),)
        if move < LAY:
            return (tile_handle(kit, move - DRAW),)
        kind, square = divmod(move - LAY, SQUARES)
        return tile_handle(kit, kind), SQUARE_HANDLES[square]

    def aim(self, kit: Kit, s: State, seat: int, handles: Sequence[str]) -> int | None:
        if "aims" not in kit.memo:
            moves = (m for m in range(kit.moves) if not DRAW + kit.fields.kinds <= m < LAY)
            kit.memo["aims"] = {self.handles(kit, s, seat, m): m for m in moves}
        aims: dict[tuple[str, ...], int] = kit.memo["aims"]
        # The square may be touched first.
        return aims.get(tuple(sorted(handles, key=lambda touched: name_in(touched, Kind.TILE) is None)))

    def witness(self, kit: Kit, s: State, seat: int, move: int) -> tuple[str, ...]:
        """What stands in the way: the tile that lies there, or the neighbours that a line does not agree with."""
        reason = self.check(kit, s, seat, move)
        if reason in (rules.ONE_FITS, rules.STILL_FITS):
            lay = next(m for m in self.offers(kit, s, seat) if m >= LAY)
            return self.handles(kit, s, seat, lay)
        if move < LAY:
            return ()
        kind, square = divmod(move - LAY, SQUARES)
        if reason in (rules.TAKEN, rules.ENDS_AT_EDGE):
            return (SQUARE_HANDLES[square],)
        if reason in (rules.CUTS_A_LINE, rules.LINE_IS_CUT, rules.NO_LINE_ON):
            return tuple(SQUARE_HANDLES[n] for n in _at_odds(kit, s, kind, square, reason))
        return ()

    def why(self, kit: Kit, s: State, seat: int, move: int) -> dict[str, str | int]:
        values: dict[str, str | int] = {}
        if move >= LAY:
            kind, square = divmod(move - LAY, SQUARES)
            values["tile"] = notation.kind_name(kit, kind)
            values["square"] = boards.square_name(square)
        elif move >= DRAW:
            values["tile"] = notation.kind_name(kit, move - DRAW) if move - DRAW < kit.fields.kinds else "?"
        witness = [split(w)[1] for w in self.witness(kit, s, seat, move)]
        if witness:
            values["witness"] = ", ".join(witness)
        if len(witness) == 2 and move < LAY:
            values["witness"] = " ".join(witness)  # a tile and where it fits
        return values

    # --- what there is to say -----------------------------------------------------------------------------

    def facts(self, kit: Kit, before: State, seat: int, move: int, after: State) -> list[Fact]:
        facts = self._chance_facts(kit, before, move, after) if seat == FATE else []
        if seat != FATE:
            facts = self._turn_facts(kit, before, seat, move, after)
        if after.stage == OVER:
            facts += self._end_facts(kit, after)
        return facts

    def _chance_facts(self, kit: Kit, before: State, move: int, after: State) -> list[Fact]:
        if before.stage == FIRST:
            return [Fact("loopit-fact-begins", {"seat": after.first})]
        if before.stage == LEAVE and after.stage != LEAVE:
            return [Fact("loopit-fact-leave", {"count": after.gone_count})]
        if move == UNKNOWN or before.stage == LEAVE or after.stage == OVER:
            return []  # that somebody draws is no news, and what is drawn last has no use
        tile = _tile(kit, move - DRAW)
        if before.stage == START:
            return [Fact("loopit-fact-start", tile)]
        return [Fact("loopit-fact-draws", {"seat": before.mover, **tile})]

    def _turn_facts(self, kit: Kit, before: State, seat: int, move: int, after: State) -> list[Fact]:
        """L3: every tile is scored as it is laid, and the whole turn when it is over."""
        facts = []
        if move >= LAY:
            facts.append(self._lay_fact(kit, before, seat, move))
        elif move == EXCHANGE:
            key = "loopit-fact-discards" if kit.fields.discard else "loopit-fact-exchanges"
            facts.append(Fact(key, {"seat": seat, "count": before.held[seat]}))
        elif move == PASS:
            facts.append(Fact("loopit-fact-passes", {"seat": seat}))
        return facts

    def _lay_fact(self, kit: Kit, before: State, seat: int, move: int) -> Fact:
        kind, square = divmod(move - LAY, SQUARES)
        own = kit.fields.value[kind] * kit.fields.bonus[square]
        points = rules.worth(kit.fields, before, kind, square)
        values: dict[str, str | int] = {
            "seat": seat,
            **_tile(kit, kind),
            "square": boards.square_name(square),
            "times": kit.fields.bonus[square],
            "own": own,
            "linked": points - own,
            "points": points,
        }
        return Fact("loopit-fact-lays-bonus" if values["times"] != 1 else "loopit-fact-lays", values)

    def _end_facts(self, kit: Kit, s: State) -> list[Fact]:
        left = s.in_bag + sum(s.held[seat] for seat in range(s.seats))
        facts = [Fact("loopit-fact-all-laid" if left == 0 else "loopit-fact-over", {"count": left})]
        facts += [Fact("loopit-fact-total", {"seat": i, "points": s.score[i]}) for i in range(s.seats)]
        winners = self.winners(kit, s, s.seats)
        key = "loopit-fact-wins" if len(winners) == 1 else "loopit-fact-shares"
        return facts + [Fact(key, {"seat": i}) for i in winners]


def _tile(kit: Kit, kind: int) -> dict[str, str | int]:
    """A tile's name for programs, and what it is made of for sentences."""
    fields = kit.fields
    return {"tile": notation.kind_name(kit, kind), "ends": fields.ends[kind], "value": fields.value[kind]}


def _at_odds(kit: Kit, s: State, kind: int, square: int, reason: int) -> list[int]:
    """The neighbours for whose sake a tile is refused."""
    found = []
    w, b = square // WORD, square % WORD
    for side in range(SIDES):
        near = kit.fields.near[square, side]
        line = kit.fields.ends[kind] >> side & 1
        met = rules.met(s, side, w) >> b & 1
        if near == NOTHING or s.lies[near] == NOTHING:
            continue
        if {
            rules.CUTS_A_LINE: met and not line,
            rules.LINE_IS_CUT: line and not met,
            rules.NO_LINE_ON: True,
        }[reason]:
            found.append(near)
    return found


def _tables(board: boards.Board, options: Options) -> State:
    kit = State.blank(KIT)
    for square in range(SQUARES):
        row, column = divmod(square, SIZE)
        beyond = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
        for side, (y, x) in enumerate(beyond):
            inside = 0 <= y < SIZE and 0 <= x < SIZE
            kit.near[square, side] = y * SIZE + x if inside else NOTHING
            if not inside:
                kit.edge[side, square // WORD] |= 1 << square % WORD
        kit.word[square], kit.bit[square] = square // WORD, 1 << square % WORD
        kit.bonus[square] = board.bonus[square]
    kit.kinds = len(board.kinds)
    for kind, (ends, value, count) in enumerate(board.kinds):
        kit.ends[kind], kit.value[kind], kit.tiles[kind] = ends, value, count
    kit.start_ends = int(options.chosen("start_ends"))
    kit.strict = options.chosen("stop") == "stuck"
    kit.discard = options.chosen("exchange") == "discard"
    kit.ending = ENDINGS[options.chosen("end")]
    kit.length = LENGTHS.get(options.rounds, NUMBER)
    kit.rounds = int(options.rounds) if kit.length == NUMBER else 0
    return kit
