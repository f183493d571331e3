"""River Dragons as a `Game`: what surrounds the rules — kit, guesses, touch, and what there is to say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from landbridge.core.errors import LandbridgeError, OptionError
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Chance, Game, Kit, Luck
from landbridge.core.show.handles import handle, split
from landbridge.core.state import NOTHING, UNKNOWN, State
from landbridge.games.river_dragons import board as boards
from landbridge.games.river_dragons import notation
from landbridge.games.river_dragons.handles import (
    Kind,
    card_handle,
    plank_handle,
    point_handle,
    support_handle,
    way_handle,
)
from landbridge.games.river_dragons.reasons import REASONS
from landbridge.games.river_dragons.rules import outcomes, rulebook, tables
from landbridge.games.river_dragons.rules.geometry import touches, within
from landbridge.games.river_dragons.rules.occupancy import (
    crossed_by,
    load,
    lower_end,
    passed_over,
    point_x,
    point_y,
    upper_end,
)
from landbridge.games.river_dragons.show import facts as telling
from landbridge.games.river_dragons.state import (
    ACT,
    DRAGON,
    JUMP,
    LAY,
    LEAP,
    LIFT,
    MOST_PLANKS,
    NAME,
    PICK,
    POINT,
    POSITIONS,
    PROGRAMME,
    REMOVE,
    START,
    STATE,
    STEP,
    STEP_1,
    STEP_2,
    STONE,
    STONE_2,
    TAKE,
    VILLAGES,
)

MOST_ROUNDS = 99


@dataclass(frozen=True)
class Options:
    """How River Dragons is played; the defaults are the basic game."""

    side: str = field(default="basic", metadata={"choices": ("basic", "expert")})  # R9
    three_players: str = field(default="booklet", metadata={"choices": ("booklet", "alternate")})  # R1.2
    laid: str = field(default="open", metadata={"choices": ("open", "final")})  # R2.1
    short_plank: str = field(default="elsewhere", metadata={"choices": ("elsewhere", "lost")})  # R5.2
    by_eye: bool = False  # R5.7
    max_rounds: int = 50  # R8.3
    board: str = ""  # the text of a board of one's own


class RiverDragons(Game):
    name = "river_dragons"
    version = 1
    seats = range(2, 7)
    options = Options
    fate = "lot"
    reasons = REASONS
    final = outcomes.LAID_FINAL
    # A round: five picks and five cards a seat; a plank laid by eye may be tried on every span (R5.7).
    longest = 1 + MOST_ROUNDS * 6 * (5 + 3 + 3 * (STEP - LAY + 1) + 3 + 2)

    def most_steps(self, kit: Kit, seats: int) -> int:
        fields = kit.fields
        tries = STEP - LAY if fields.by_eye and not fields.short_is_lost else 1
        return int(1 + fields.max_rounds * seats * (5 + 3 + 3 * (tries + 1) + 3 + 2))

    def build(self, options: Options) -> Kit:
        if not 1 <= options.max_rounds <= MOST_ROUNDS:
            choices = f"1 … {MOST_ROUNDS}"
            values: dict[str, str | int] = {
                "name": "max_rounds",
                "value": options.max_rounds,
                "choices": choices,
            }
            raise OptionError(Fact("core-option-value", values))
        board = boards.parse(options.board) if options.board else boards.load(boards.BOARDS[0])
        fields = tables.fields(board, options.side == "expert")
        fields.by_eye = options.by_eye
        fields.short_is_lost = options.short_plank == "lost"
        fields.alternate = options.three_players == "alternate"
        fields.max_rounds = options.max_rounds
        return Kit(self, options, fields, rulebook, STATE, fields.moves, board)

    def is_open(self, kit: Kit, s: State, seat: int) -> bool:
        """R9.1: of the points of the expert side only some are offered."""
        return bool(kit.fields.expert and s.stage == ACT and s.seat == seat and s.card <= STONE_2)

    def is_final(self, kit: Kit, s: State, seat: int) -> bool:
        """R2.1: by the book a card that lies is neither exchanged nor moved."""
        return bool(kit.options.laid == "final" and s.stage == PROGRAMME)

    def guess(self, kit: Kit, v: State, viewer: int, rng: Luck) -> State:
        """Face-down cards are any that the hand still holds; whoever has not laid five has laid none."""
        s = v.copy()
        for seat in range(s.seats):
            if s.stage == PROGRAMME and s.picks[seat] == UNKNOWN:
                s.picks[seat] = 0
                for position in range(POSITIONS):
                    s.programme[seat, position] = NOTHING
                continue
            for position in range(POSITIONS):
                if s.programme[seat, position] == UNKNOWN:
                    left = possible(s, seat)
                    s.programme[seat, position] = left[rng.randrange(len(left))]
        return s

    def chance(self, kit: Kit, s: State, nth: int) -> Chance:
        """All that is left to chance is who begins."""
        return Chance("begin")

    def reveals(self, kit: Kit, before: State, after: State) -> bool:
        """R2.2: cards are turned position by position."""
        turned = before.round_no != after.round_no or before.position != after.position
        return turned or super().reveals(kit, before, after)

    def shown(self, kit: Kit, before: State, seat: int, move: int, after: State, viewer: int) -> int:
        """A card that is laid lies face down, also the very last one."""
        return UNKNOWN if before.stage == PROGRAMME and viewer != seat else move

    def disclosed(
        self, kit: Kit, before: State, seat: int, move: int, after: State, now: State, viewer: int
    ) -> bool:
        """R2.2: a card of the running programme stands in another's record once it is turned."""
        running = before.stage == PROGRAMME and before.round_no == now.round_no and self.actors(kit, now) != 0
        return not running or viewer == seat or before.picks[seat] <= now.position

    def passive(self, kit: Kit, s: State, seat: int) -> int:
        """Cards that do no harm; a plank that fits; a step back to where one came from, if there is one."""
        moves = self.offers(kit, s, seat)
        return moves[-1] if s.stage == ACT and STEP_1 <= s.card <= STEP_2 else moves[0]

    # --- notation and touch -------------------------------------------------------------------------------

    def write(self, kit: Kit, s: State, seat: int, move: int) -> str:
        return notation.write(kit, s, move)

    def read(self, kit: Kit, s: State, seat: int, text: str) -> int:
        return notation.read(kit, s, seat, text)

    def handles(self, kit: Kit, s: State, seat: int, move: int) -> tuple[str, ...]:
        """`card-steps`, `plank-3-pink`, two of `stone-c4`, `village-pink`, `way-c4-d4`, `island-c4`, `point-3,51`."""
        if move < NAME:
            return (card_handle(move - PICK),)
        if move < LAY:
            return (plank_handle(move - NAME),)
        if move < STEP:
            return tuple(support_handle(kit, end(move - LAY)) for end in (lower_end, upper_end))
        if move < TAKE:
            place = move - (STEP if move < LEAP else LEAP)
            if place < VILLAGES:
                return (support_handle(kit, place),)
            return (way_handle(kit, s, place - VILLAGES),)
        if move < LIFT:
            return (way_handle(kit, s, move - TAKE),)
        if move < STONE:
            return (support_handle(kit, VILLAGES + move - LIFT),)
        if move < START:
            return (handle(Kind.ISLAND, notation.support_name(kit, VILLAGES + move - STONE)),)
        if move < POINT:
            return (handle(Kind.SEAT, LETTERS[move - START]),)
        return (point_handle(kit, move - POINT),)

    def aim(self, kit: Kit, s: State, seat: int, handles: Sequence[str]) -> int | None:
        """What is meant is said by the card that is being carried out."""
        parts = [split(touched) for touched in handles]
        verb = {JUMP: "jump", REMOVE: "remove"}.get(s.card, "step") if s.stage == ACT else ""
        match parts:
            case [(Kind.CARD, name)]:
                text = name.replace("-", " ")
            case [(Kind.PLANK, name)]:
                text = f"plank {name.replace('-', ' ')}"
            case [(Kind.STONE | Kind.VILLAGE, one), (Kind.STONE | Kind.VILLAGE, other)]:
                text = f"{one}-{other}"
            case [(Kind.WAY | Kind.VILLAGE, name)]:
                text = f"{verb} {name}"
            case [(Kind.STONE, name)]:
                text = f"remove {name}"
            case [(Kind.ISLAND | Kind.POINT, name)]:
                text = f"stone {name}"
            case [(Kind.SEAT, name)]:
                text = f"first {name}"
            case _:
                return None
        try:
            return notation.read(kit, s, seat, text)
        except LandbridgeError:
            return None

    def witness(self, kit: Kit, s: State, seat: int, move: int) -> tuple[str, ...]:
        """What stands in the way: the planks crossed, the stones passed over, the full support, the pawn's plank."""
        reason = self.check(kit, s, seat, move)
        if LAY <= move < STEP:
            a, b = lower_end(move - LAY), upper_end(move - LAY)
            if reason == outcomes.CROSSES:
                return tuple(way_handle(kit, s, p) for p in members(crossed_by(kit.fields, s, a, b)))
            if reason == outcomes.PASSES_OVER:
                return tuple(support_handle(kit, c) for c in members(passed_over(kit.fields, s, a, b)))
            if reason == outcomes.FULL:
                return tuple(support_handle(kit, c) for c in (a, b) if load(s.fields, c) >= MOST_PLANKS)
            if reason == outcomes.NO_STONE:
                return tuple(support_handle(kit, c) for c in (a, b) if not s.stones >> c & 1)
            if reason == outcomes.BRIDGED:
                return (handle(Kind.WAY, notation.span_name(kit, move - LAY)),)
        if reason in (outcomes.OCCUPIED, outcomes.UNDER_PAWN, outcomes.STONE_CARRIES):
            return self.handles(kit, s, seat, move)
        if reason == outcomes.ISLAND_TAKEN:
            return (support_handle(kit, VILLAGES + move - STONE),)
        if reason == outcomes.ISLAND_COVERED:
            spot = VILLAGES + move - STONE
            return tuple(way_handle(kit, s, p) for p in members(s.laid) if _lies_over(kit, s, p, spot))
        if reason in (outcomes.ON_STONE, outcomes.ON_VILLAGE, outcomes.ON_PLANK):
            return _in_the_water(kit, s, move - POINT)
        return ()

    def why(self, kit: Kit, s: State, seat: int, move: int) -> dict[str, str | int]:
        values: dict[str, str | int] = {}
        if s.stage == ACT:
            values |= telling.card_values(s, s.card)
        if s.named != NOTHING:
            values |= telling.plank_values(s.named)
        if move < NAME:
            values |= telling.card_values(s, move - PICK)
        elif move < LAY:
            values |= telling.plank_values(move - NAME)
        elif TAKE <= move < LIFT:
            values |= telling.plank_values(move - TAKE)
        if 0 <= move < kit.moves:
            values["text"] = notation.write(kit, s, move)
            values["where"] = str(values["text"]).partition(" ")[2] or values["text"]
        witness = [split(w)[1] for w in self.witness(kit, s, seat, move)]
        values["witness"] = ", ".join(witness)
        return values

    def facts(self, kit: Kit, before: State, seat: int, move: int, after: State) -> list[Fact]:
        return telling.facts(kit, before, seat, move, after)


def possible(s: Any, seat: int) -> list[int]:
    """Cards a face-down one may be: of the hand, not laid openly, and no second dragon (R2.1)."""
    known = [s.programme[seat, position] for position in range(POSITIONS)]
    dragon = max(known) >= DRAGON
    hand = members(rulebook.hand(s, seat))
    return [card for card in hand if card not in known and not (dragon and card >= DRAGON)]


def members(found: int) -> list[int]:
    return [i for i in range(found.bit_length()) if found >> i & 1]


def _lies_over(kit: Kit, s: Any, plank: int, spot: int) -> bool:
    a, b = s.ends[plank, 0], s.ends[plank, 1]
    x, y = kit.board.spots[spot]
    return touches(s.x[a], s.y[a], s.x[b], s.y[b], x, y, kit.board.girth(spot))


def _in_the_water(kit: Kit, s: Any, point: int) -> tuple[str, ...]:
    """What a stone would touch there (R9.2)."""
    x, y = point_x(kit.fields, point), point_y(kit.fields, point)
    radius = kit.fields.stone_radius
    found = []
    for c in members(s.stones):
        other = kit.fields.village_radius if c < VILLAGES else radius
        if within(x, y, s.x[c], s.y[c], radius + other):
            found.append(support_handle(kit, c))
    for plank in members(s.laid):
        a, b = s.ends[plank, 0], s.ends[plank, 1]
        if touches(s.x[a], s.y[a], s.x[b], s.y[b], x, y, 2 * radius + kit.fields.plank_width):
            found.append(way_handle(kit, s, plank))
    return tuple(found)
