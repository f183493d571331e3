"""The Border as a `Game`: what surrounds the rules — kit, guesses, touch, and what there is to say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Any

from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Chance, Game, Kit, Luck
from landbridge.core.show.handles import handle, name_in
from landbridge.core.state import FATE, NOTHING, State
from landbridge.games.the_border import board as boards
from landbridge.games.the_border import hexes, notation, rules
from landbridge.games.the_border.board import COLOUR_LETTERS, segment_name
from landbridge.games.the_border.handles import SEGMENT_HANDLES, Kind, Word, space_handle
from landbridge.games.the_border.notation import dice_letters, space_name
from landbridge.games.the_border.reasons import REASONS
from landbridge.games.the_border.state import (
    AGAIN,
    AREAS,
    BEGIN,
    BOARDS,
    BUNDLES,
    CHOOSE,
    COLOURS,
    DEAL,
    DICE,
    DONE,
    ENOUGH,
    FACE,
    HALF,
    KIT,
    LAST_ROUND,
    MOVES,
    OVER,
    ROLL,
    ROLLS,
    SEATS,
    SECOND,
    SEGMENT,
    SEGMENTS,
    SPACE,
    START,
    STATE,
    STOP,
    TAKE,
    WORDS,
)


@dataclass(frozen=True)
class Options:
    """How The Border is played; the defaults are the basic game."""

    board: str = ""  # the text of boards of one's own


class TheBorder(Game):
    name = "the_border"
    version = 1
    seats = range(2, SEATS + 1)
    options = Options
    fate = "dice"
    reasons = REASONS
    longest = SEATS + 1 + LAST_ROUND * (ROLLS * DICE + ROLLS + SEATS * (DICE + 1))

    def most_steps(self, kit: Kit, seats: int) -> int:
        return seats + 1 + LAST_ROUND * (ROLLS * DICE + ROLLS + seats * (DICE + 1))

    def build(self, options: Options) -> Kit:
        board = boards.parse(options.board) if options.board else boards.load()
        kit = Kit(self, options, _tables(board), rules, STATE, MOVES, board)
        kit.memo["names"] = notation.names_of(kit)
        kit.memo["motifs"] = [boards.MOTIFS.index(motif) + 1 for motif in board.motifs]
        return kit

    def guess(self, kit: Kit, v: State, viewer: int, rng: Luck) -> State:
        """Whoever is done may have crossed off anything; whoever is not, nothing that matters yet."""
        s = v.copy()
        if s.stage != SECOND:
            return s
        for seat in range(s.seats):
            if seat not in (viewer, s.active) and s.done >> seat & 1:
                s.done &= ~(1 << seat)
                while (move := self._any(kit, s, seat, rng)) != DONE:
                    self.do(kit, s, seat, move)
                s.done |= 1 << seat
        return s

    def _any(self, kit: Kit, s: State, seat: int, rng: Luck) -> int:
        moves = self.offers(kit, s, seat)
        return moves[rng.randrange(len(moves))]

    def chance(self, kit: Kit, s: State, nth: int) -> Chance:
        """Boards by seat (B1.2), who begins (B1.1), and each die of each roll (B1.4, B2.1).

        Dice that fly are numbered down to 0, so whoever rolls two again gets the first two of five.
        """
        if s.stage == DEAL:
            seat = next(i for i in range(s.seats) if s.board[i] == NOTHING)
            return Chance("board", seat=seat, bag=[(TAKE + board, 1) for board in range(BOARDS)])
        if s.stage == BEGIN:
            return Chance("begin")
        return Chance("die", s.round_no, s.active, DICE * (s.roll_no - 1) + s.flying - 1)

    def passive(self, kit: Kit, s: State, seat: int) -> int:
        """Stop rolling, cross off nothing (B2.5, B3.3)."""
        return STOP if s.stage == CHOOSE else DONE

    # --- notation and touch -------------------------------------------------------------------------------

    def write(self, kit: Kit, s: State, seat: int, move: int) -> str:
        return notation.write(kit, s, move)

    def read(self, kit: Kit, s: State, seat: int, text: str) -> int:
        return notation.read(kit, s, seat, text)

    def handles(self, kit: Kit, s: State, seat: int, move: int) -> tuple[str, ...]:
        """`die-r` for every die and `roll`, `stop`, `segment-5r`, `space-c12`, `done`."""
        if move == STOP:
            return (Word.STOP,)
        if move < SEGMENT:
            dice = dice_letters(kit.fields.bundle[move - AGAIN], "")
            return (*(handle(Kind.DIE, letter) for letter in dice), Word.ROLL)
        if move < SPACE:
            return (SEGMENT_HANDLES[move - SEGMENT],)
        if move < DONE:
            return (space_handle(kit, move - SPACE),)
        if move == DONE:
            return (Word.DONE,)
        if move < START:
            return (handle(Kind.BOARD, move - TAKE + 1),)
        if move < FACE:
            return (handle(Kind.SEAT, LETTERS[move - START]),)
        return (handle(Kind.FACE, COLOUR_LETTERS[move - FACE]),)

    def aim(self, kit: Kit, s: State, seat: int, handles: Sequence[str]) -> int | None:
        """Dice in any order; a space before the second action stands for its segment (B2.2)."""
        dice = [die for touched in handles if (die := name_in(touched, Kind.DIE)) is not None]
        if dice:
            known = len(dice) <= DICE and all(d in COLOUR_LETTERS and len(d) == 1 for d in dice)
            rest = [touched for touched in handles if name_in(touched, Kind.DIE) is None]
            return AGAIN + notation.bundle_of(kit, "".join(dice)) if known and rest == [Word.ROLL] else None
        if "aims" not in kit.memo:
            moves = [STOP, *range(SEGMENT, MOVES)]
            kit.memo["aims"] = {self.handles(kit, s, seat, move): move for move in moves}
        aims: dict[tuple[str, ...], int] = kit.memo["aims"]
        move = aims.get(tuple(handles))
        if move is not None and SPACE <= move < DONE:
            return notation.meant_by_space(kit, s, seat, move - SPACE)
        return move

    def witness(self, kit: Kit, s: State, seat: int, move: int) -> tuple[str, ...]:
        """What stands in the way: the spaces a segment lacks, the space that touches nothing, the die used."""
        reason = self.check(kit, s, seat, move)
        if reason == rules.SEGMENT_FULL:
            return self.handles(kit, s, seat, move)
        if reason == rules.DICE_LACK:
            return tuple(space_handle(kit, n) for n in _missing(kit, s, seat, move - SEGMENT))
        if reason in (rules.CROSSED_OFF, rules.TOUCHES_NOTHING, rules.NO_DIE):
            return self.handles(kit, s, seat, move)
        if reason == rules.ONE_DIE:
            drafted = _members_of(s.sheets[seat].crossed, s.settled[seat].crossed)
            return tuple(space_handle(kit, n) for n in drafted)
        return ()

    def why(self, kit: Kit, s: State, seat: int, move: int) -> dict[str, str | int]:
        values: dict[str, str | int] = {"dice": dice_letters(s.rolled)}
        seated = 0 <= seat < s.seats and s.board[seat] != NOTHING
        if SEGMENT <= move < SPACE:
            segment = move - SEGMENT
            values["segment"] = segment_name(segment)
            values["colour"] = COLOUR_LETTERS[segment // 4]
            values["have"] = rules.dice_of(s.dice, segment // 4)
            if seated:
                values["lacks"] = s.sheets[seat].left[segment]
        elif SPACE <= move < DONE:
            values["space"] = space_name(kit, move - SPACE)
            if seated and (segment := kit.fields.segment_of[s.board[seat], move - SPACE]) < SEGMENTS:
                values["colour"] = COLOUR_LETTERS[segment // 4]
            values["pool"] = dice_letters(rules.pool(s))
        elif TAKE <= move < START:
            values["board"] = move - TAKE + 1
        return values

    # --- what there is to say -----------------------------------------------------------------------------

    def facts(self, kit: Kit, before: State, seat: int, move: int, after: State) -> list[Fact]:
        if seat == FATE:
            return _fate_facts(before, after)
        if before.stage == CHOOSE:
            if move == STOP:
                return [Fact("the-border-fact-stops", {"seat": seat})]
            again = dice_letters(kit.fields.bundle[move - AGAIN])
            return [Fact("the-border-fact-again", {"seat": seat, "dice": again})]
        if before.stage != SECOND:
            return _first_facts(kit, before, seat, move, after)
        if after.stage == SECOND:
            went = (after.done & ~before.done) >> seat & 1
            return [Fact("the-border-fact-done", {"seat": seat})] if went else []
        facts = []
        for other in range(after.seats):
            if other != before.active:
                facts += _second_facts(kit, before, other, after)
        if after.stage == OVER:
            facts += self._end_facts(kit, after)
        return facts

    def _end_facts(self, kit: Kit, s: State) -> list[Fact]:
        facts = []
        if all(rules.completed(s, seat) < ENOUGH for seat in range(s.seats)):
            facts.append(Fact("the-border-fact-long", {"rounds": LAST_ROUND}))
        for seat in range(s.seats):
            values = {"seat": seat, "areas": rules.completed(s, seat), "points": self.points(kit, s, seat)}
            facts.append(Fact("the-border-fact-total", values))
        winners = self.winners(kit, s, s.seats)
        key = "the-border-fact-wins" if len(winners) == 1 else "the-border-fact-shares"
        return facts + [Fact(key, {"seat": seat}) for seat in winners]

    # --- for those who compare games ----------------------------------------------------------------------

    def tags(self, kit: Kit, s: State, seat: int) -> dict[str, str]:
        """BB6: which board a seat had, and when it came first; so that an arena can tell what they are worth."""
        if s.active == NOTHING:
            return {}
        began = (s.active - (s.round_no - 1)) % s.seats
        return {"board": str(s.board[seat] + 1), "order": str((seat - began) % s.seats + 1)}


def _fate_facts(before: State, after: State) -> list[Fact]:
    if before.stage == DEAL:
        seat = next(i for i in range(after.seats) if before.board[i] != after.board[i])
        return [Fact("the-border-fact-board", {"seat": seat, "board": after.board[seat] + 1})]
    if before.stage == BEGIN:
        return [Fact("the-border-fact-starts", {"seat": after.active})]
    if after.stage == ROLL:
        return []  # the dice are told together
    values = {"seat": after.active, "roll": after.roll_no, "rolls": ROLLS}
    return [Fact("the-border-fact-roll", {**values, "dice": dice_letters(after.rolled)})]


def _first_facts(kit: Kit, before: State, seat: int, move: int, after: State) -> list[Fact]:
    """A segment completed, with the dice it took; or what the first action used and leaves (B3.1, B3.4)."""
    if move != DONE:
        values: dict[str, str | int] = {"seat": seat, "segment": segment_name(move - SEGMENT)}
        values["dice"] = dice_letters(before.dice - after.dice)
        return [Fact("the-border-fact-segment", values), *_area_facts(kit, before, seat, after)]
    used, left = before.rolled - before.dice, before.dice
    key = "all" if left == 0 else "none" if used == 0 else "some"
    dice = {"used": dice_letters(used), "left": dice_letters(left)}
    return [Fact(f"the-border-fact-used-{key}", {"seat": seat, **dice})]


def _second_facts(kit: Kit, before: State, seat: int, after: State) -> list[Fact]:
    """What a seat crossed off in the second action, and with which dice."""
    spaces = _members_of(after.settled[seat].crossed, before.settled[seat].crossed)
    if not spaces:
        return [Fact("the-border-fact-crossed-nothing", {"seat": seat})]
    colours = sorted(kit.fields.segment_of[after.board[seat], n] // 4 for n in spaces)
    values: dict[str, str | int] = {
        "seat": seat,
        "spaces": ", ".join(space_name(kit, n) for n in spaces),
        "dice": " ".join(COLOUR_LETTERS[colour] for colour in colours),
    }
    return [Fact("the-border-fact-crossed", values), *_area_facts(kit, before, seat, after)]


def _area_facts(kit: Kit, before: State, seat: int, after: State) -> list[Fact]:
    facts = []
    for area in range(AREAS):
        if after.reached[seat, area] and not before.reached[seat, area]:
            points = rules.area_points(after, seat, area)
            key = "first" if points == boards.VALUES[area] else "later"
            values = {"seat": seat, "motif": kit.memo["motifs"][area], "points": points}
            facts.append(Fact(f"the-border-fact-area-{key}", values))
    return facts


def _missing(kit: Kit, s: State, seat: int, segment: int) -> list[int]:
    chain = [kit.fields.chain[s.board[seat], segment, word] for word in range(WORDS)]
    return _members_of(chain, s.sheets[seat].crossed)


def _members_of(more: Any, less: Any) -> list[int]:
    """The spaces of one set that are not in another."""
    return [n for n in _spaces(more) if not less[n // HALF] >> n % HALF & 1]


def _spaces(words: Any) -> Iterator[int]:
    return (HALF * w + i for w in range(WORDS) for i in range(HALF) if words[w] >> i & 1)


def _tables(board: boards.Board) -> State:
    kit = State.blank(KIT)
    spaces = board.spaces
    number = {spot: n for n, spot in enumerate(spaces)}
    for n, spot in enumerate(spaces):
        for other in hexes.neighbours(spot):
            if other in number:
                _put(kit.beside, number[other], n)
    for area, (_, _, _, ring) in enumerate(board.areas):
        for n in ring:
            _put(kit.ring, n, area)
            kit.areas_at[n] |= 1 << area
    for n in board.white:
        kit.white[n // HALF] |= 1 << n % HALF
    for b in range(BOARDS):
        for n in range(len(spaces)):
            kit.segment_of[b, n] = SEGMENTS
        for segment, members in enumerate(board.segments(b)):
            for n in members:
                kit.segment_of[b, n] = segment
                kit.areas_of[b, segment] |= kit.areas_at[n]
                _put(kit.chain, n, b, segment)
                _put(kit.painted, n, b, segment // 4)
                for colours in range(1 << COLOURS):
                    if colours >> segment // 4 & 1:
                        _put(kit.motley, n, b, colours)
    _fill_bundles(kit)
    return kit


def _put(sets: Any, space: int, *place: int) -> None:
    """Add a space to one of the sets of a table."""
    sets[(*place, space // HALF)] |= 1 << space % HALF


def _fill_bundles(kit: State) -> None:
    """Every handful of 0 … 5 dice, the small ones first."""
    handfuls = [h for k in range(DICE + 1) for h in combinations_with_replacement(range(COLOURS), k)]
    assert len(handfuls) == BUNDLES
    number = {handful: n for n, handful in enumerate(handfuls)}
    for n, handful in enumerate(handfuls):
        kit.bundle[n] = sum(1 << 4 * colour for colour in handful)
        for colour in range(COLOURS):
            kit.plus[n, colour] = number.get(tuple(sorted((*handful, colour))), n)
