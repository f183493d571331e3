"""Hashi as a `Game`: what surrounds the rules — kit, guesses, touch, and what there is to say."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Chance, Game, Kit, Luck
from landbridge.core.show.handles import handle, name_in, split
from landbridge.core.show.sets import marks
from landbridge.core.state import FATE, NOTHING, UNKNOWN, State
from landbridge.games.hashi import board as boards
from landbridge.games.hashi import notation
from landbridge.games.hashi.handles import Kind, Word, island_handles, line_handles
from landbridge.games.hashi.reasons import REASONS
from landbridge.games.hashi.rules import paper, rulebook
from landbridge.games.hashi.state import (
    BLUE,
    BRIDGE,
    CARDS,
    CHALLENGE,
    DONE,
    GOALS,
    ISLANDS,
    KIT,
    LINKED,
    MOVES,
    NO_CHALLENGE,
    OVER,
    PAPER,
    PAPER_MOVES,
    PREPARE,
    RED,
    ROUNDS,
    SET_UP,
    SHEET_MARKS,
    STANDS,
    STATE,
    TURN,
    WRITE,
)

GOAL_NAMES = {RED: "red", BLUE: "blue", LINKED: "linked"}
# H6.3: the highest total of each rank; the first is for everything below, the last for a perfect game.
RANKS = (40, 42, 44, 46, 48, 50, 51, 52, 54, 56, 58, 60)


@dataclass(frozen=True)
class Options:
    """How Hashi is played; the defaults are the basic game."""

    side: str = field(default="A", metadata={"choices": ("A", "B")})  # H1.1
    paper: bool = False  # H5
    board: str = ""  # the text of a board of one's own, instead of a side


class Hashi(Game):
    name = "hashi"
    version = 1
    seats = range(1, 5)
    options = Options
    fate = "card"
    reasons = REASONS
    longest = 4 + ROUNDS * (1 + 4 * (2 + 6) + 4)

    def most_steps(self, kit: Kit, seats: int) -> int:
        return seats + ROUNDS * (1 + seats * (2 + 6) + seats)

    def build(self, options: Options) -> Kit:
        board = boards.parse(options.board) if options.board else boards.load(options.side)
        module, state, moves = (paper, PAPER, PAPER_MOVES) if options.paper else (rulebook, STATE, MOVES)
        return Kit(self, options, _tables(board), module, state, moves, board)

    def guess(self, kit: Kit, v: State, viewer: int, rng: Luck) -> State:
        """Whoever is done may have drafted anything; whoever is not has drafted nothing that matters yet."""
        s = v.copy()
        t = table(s)
        for seat in range(t.seats):
            if t.wrote[seat] == UNKNOWN:
                t.wrote[seat] = t.drawn[seat] = 0
                if t.done >> seat & 1:
                    t.done &= ~(1 << seat)
                    self._draft_anything(kit, s, seat, rng)
                    t.done |= 1 << seat
        return s

    def _draft_anything(self, kit: Kit, s: State, seat: int, rng: Luck) -> None:
        t = table(s)
        if t.stage == SET_UP:
            moves = self.offers(kit, s, seat)
            island, four = divmod(moves[rng.randrange(len(moves))] - PREPARE, 2)
            rulebook.write(kit.fields, t.sheets[seat], island, 3 + four)
            t.wrote[seat] = 1
            return
        while True:
            moves = self.honest(kit, s, seat)
            move = moves[rng.randrange(len(moves))]
            if move == DONE:
                return
            self.do(kit, s, seat, move)

    def chance(self, kit: Kit, s: State, nth: int) -> Chance:
        """One deck, turned card by card (H1.6): the k-th card does not depend on what anybody draws."""
        deck = [(TURN + card, 1) for card in range(CARDS)]
        return Chance("card", index=table(s).card_no, bag=deck)

    def honest(self, kit: Kit, s: State, seat: int) -> list[int]:
        """The moves that the ordinary rules allow, in paper mode too: what a bot with manners chooses from."""
        moves = self.offers(kit, s, seat)
        if not kit.options.paper or s.challenger != NOTHING:
            return moves
        return [move for move in moves if rulebook.check(kit.fields, s.table, seat, move) == rulebook.LEGAL]

    def passive(self, kit: Kit, s: State, seat: int) -> int:
        """H2.10: waive both parts; a draft that was left half drawn is completed first."""
        moves = self.offers(kit, s, seat)
        for still in (DONE, NO_CHALLENGE):
            if still in moves:
                return still
        return moves[0]

    # --- notation and touch -------------------------------------------------------------------------------

    def write(self, kit: Kit, s: State, seat: int, move: int) -> str:
        return notation.write(kit, table(s), move)

    def read(self, kit: Kit, s: State, seat: int, text: str) -> int:
        return notation.read(kit, table(s), seat, text)

    def handles(self, kit: Kit, s: State, seat: int, move: int) -> tuple[str, ...]:
        """`island-c3`, `line-c3-c5`, `done`; to prepare also the number, to challenge also the sheet."""
        if move < BRIDGE:
            return (island_handles(kit)[move - WRITE],)
        if move < DONE:
            return (line_handles(kit)[move - BRIDGE],)
        if move == DONE:
            return (Word.DONE,)
        if move < TURN:
            island, four = divmod(move - PREPARE, 2)
            return island_handles(kit)[island], handle(Kind.NUMBER, 3 + four)
        if move < NO_CHALLENGE:
            return (handle(Kind.CARD, notation.card_name(kit, move - TURN)),)
        if move == NO_CHALLENGE:
            return (Word.NO,)
        owner, mark = divmod(move - CHALLENGE, SHEET_MARKS)
        return handle(Kind.SHEET, LETTERS[owner]), handle(Kind.MARK, notation.mark_name(kit, mark))

    def aim(self, kit: Kit, s: State, seat: int, handles: Sequence[str]) -> int | None:
        setting_up = table(s).stage == SET_UP
        if "aims" not in kit.memo:
            moves = [(m, PREPARE <= m < TURN) for m in range(kit.moves)]
            kit.memo["aims"] = {(prep, self.handles(kit, s, seat, m)): m for m, prep in moves}
        aims: dict[tuple[bool, tuple[str, ...]], int] = kit.memo["aims"]
        if not setting_up:
            return aims.get((False, tuple(handles)))
        islands = tuple(
            h for h in handles if name_in(h, Kind.ISLAND) is not None
        )  # the number may be touched first
        numbers = tuple(h for h in handles if name_in(h, Kind.NUMBER) is not None)
        if numbers:
            return aims.get((True, (*islands, *numbers)))
        # An island alone says no number yet; but if it takes none, that can be explained.
        move = aims.get((True, (*islands, handle(Kind.NUMBER, 3))))
        return move if move is not None and self.check(kit, s, seat, move) != 0 else None

    def witness(self, kit: Kit, s: State, seat: int, move: int) -> tuple[str, ...]:
        """What stands in the way: the crossing bridges, the finished island, the full line."""
        reason = self.check(kit, s, seat, move)
        t = table(s)
        if reason == rulebook.CROSSES:
            sheet, line = t.sheets[seat], move - BRIDGE
            across = kit.fields.crosses[line] & sheet.spanned
            return tuple(line_handles(kit)[i] for i in _members(across))
        if reason in (rulebook.FINISHED, rulebook.SIX_BRIDGES):
            sheet, line = t.sheets[seat], move - BRIDGE
            ends = (kit.fields.ends[line, end] for end in range(2))
            full = [i for i in ends if sheet.degree[i] >= rulebook.room(sheet, i)]
            return tuple(island_handles(kit)[i] for i in full)
        if reason in (rulebook.NO_NUMBER, rulebook.LINE_FULL):
            return (line_handles(kit)[move - BRIDGE],)
        if reason in (rulebook.HAS_NUMBER, rulebook.FLAG_UNREACHED, rulebook.TOO_SMALL):
            return (island_handles(kit)[move - WRITE],)
        return ()

    def why(self, kit: Kit, s: State, seat: int, move: int) -> dict[str, str | int]:
        t = table(s)
        values: dict[str, str | int] = {}
        if t.card != NOTHING:
            values["number"] = kit.fields.card_number[t.card]
            values["bridges"] = kit.fields.card_bridges[t.card]
        if move < BRIDGE:
            values["island"] = notation.island_name(kit, move - WRITE)
            values["degree"] = t.sheets[seat].degree[move - WRITE] if seat < t.seats else 0
        elif move < DONE:
            values["line"] = notation.line_name(kit, move - BRIDGE)
        if 0 <= seat < t.seats and t.drawn[seat] != UNKNOWN:
            values["drawn"] = t.drawn[seat]
        witness = [split(w)[1] for w in self.witness(kit, s, seat, move)]
        if witness:
            values["witness"] = ", ".join(witness)
        return values

    # --- what there is to say -----------------------------------------------------------------------------

    def facts(self, kit: Kit, before: State, seat: int, move: int, after: State) -> list[Fact]:
        b, a = table(before), table(after)
        if seat == FATE:
            values = {"card": a.card_no, "number": kit.fields.card_number[a.card]}
            return [Fact("hashi-fact-card", {**values, "bridges": kit.fields.card_bridges[a.card]})]
        if move >= NO_CHALLENGE:
            return self._challenge_facts(kit, before, seat, move, after)
        if b.stage == a.stage:
            went = (a.done & ~b.done) >> seat & 1
            return [Fact("hashi-fact-done", {"seat": seat})] if went else []
        if b.stage == SET_UP:
            return [self._prepared(kit, a, owner) for owner in range(a.seats)]
        facts = [fact for i in range(a.seats) for fact in self._round_facts(kit, before, after, i)]
        if a.stage == OVER and not kit.options.paper:
            facts += self._end_facts(kit, after)
        return facts

    def _prepared(self, kit: Kit, t: Any, owner: int) -> Fact:
        sheet = t.settled[owner]
        island = next(i for i in range(ISLANDS) if sheet.number[i])
        values: dict[str, str | int] = {
            "seat": (owner - 1) % t.seats,
            "owner": owner,
            "number": sheet.number[island],
            "island": notation.island_name(kit, island),
        }
        return Fact("hashi-fact-prepared" if t.seats > 1 else "hashi-fact-prepared-alone", values)

    def _round_facts(self, kit: Kit, before: State, after: State, seat: int) -> list[Fact]:
        """What one seat did with the card (a waiver is announced, H2.2), finished, and reached."""
        b, a = table(before), table(after)
        old, new = b.settled[seat], a.settled[seat]
        wrote = [i for i in range(ISLANDS) if new.number[i] and not old.number[i]]
        names = notation.line_names(kit)
        counts = zip(names, bridges(kit, after, seat), bridges(kit, before, seat), strict=True)
        drawn = [name for name, now, then in counts for _ in range(now - then)]
        values: dict[str, str | int] = {"seat": seat}
        if wrote:
            values |= {"number": new.number[wrote[0]], "island": notation.island_name(kit, wrote[0])}
        if drawn:
            values |= {"count": len(drawn), "lines": ", ".join(drawn)}
        kind = {(1, 1): "both", (1, 0): "wrote", (0, 1): "drew", (0, 0): "waived"}[bool(wrote), bool(drawn)]
        facts = [Fact(f"hashi-fact-{kind}", values)]
        done = [notation.island_name(kit, i) for i in _members(new.finished & ~old.finished)]
        if done:
            facts.append(
                Fact("hashi-fact-finished", {"seat": seat, "count": len(done), "islands": ", ".join(done)})
            )
        for goal in range(GOALS):
            if a.reached[seat, goal] and not b.reached[seat, goal]:
                facts.append(
                    Fact(
                        f"hashi-fact-{GOAL_NAMES[goal]}",
                        {"seat": seat, "points": rulebook.goal_points(a, seat, goal)},
                    )
                )
        return facts

    def _challenge_facts(self, kit: Kit, before: State, seat: int, move: int, after: State) -> list[Fact]:
        facts = []
        if move != NO_CHALLENGE:
            owner, mark = divmod(move - CHALLENGE, SHEET_MARKS)
            marks = before.marks[owner]
            judged = before.copy()
            index = paper.locate(marks, mark)
            reason = paper.mistake(kit.fields, judged.fields, owner, index)
            values: dict[str, str | int] = {
                "seat": seat,
                "owner": owner,
                "mark": notation.mark_name(kit, mark),
            }
            if reason == rulebook.LEGAL:
                facts.append(Fact("hashi-fact-challenge-false", values))
            else:
                values["ruling"] = self.reasons[reason].ruling
                struck = after.marks[owner].struck & ~marks.struck or paper.concerned(
                    kit.fields, marks.what[index]
                )
                values["islands"] = ", ".join(notation.island_name(kit, i) for i in _members(struck))
                erased = after.marks[owner].erased[index] != marks.erased[index]
                facts.append(Fact("hashi-fact-erased" if erased else "hashi-fact-struck", values))
        if table(after).stage == OVER and after.challenger == NOTHING:
            facts += self._end_facts(kit, after)
        return facts

    def _end_facts(self, kit: Kit, s: State) -> list[Fact]:
        seats = table(s).seats
        points = [self.points(kit, s, seat) for seat in range(seats)]
        facts = [Fact("hashi-fact-total", {"seat": i, "points": p}) for i, p in enumerate(points)]
        if seats == 1:
            return [*facts, Fact(f"hashi-rank-{rank(points[0])}", {"points": points[0]})]
        winners = self.winners(kit, s, seats)
        key = "hashi-fact-wins" if len(winners) == 1 else "hashi-fact-shares"
        return facts + [Fact(key, {"seat": i}) for i in winners]


def on_paper(s: State) -> bool:
    return s.layout.size == PAPER.size


def table(s: State) -> Any:
    """The ordinary game inside a state, paper mode or not."""
    return s.table if on_paper(s) else s


def rank(total: int) -> int:
    """H6.3: 1 … 12 for a solo total; totals between two ranks cannot be reached."""
    return next((i for i, most in enumerate(RANKS, 1) if total <= most), len(RANKS))


def bridges_on(sheet: Any, line: int) -> int:
    """One or two bridges of the ordinary game."""
    return int((sheet.spanned >> line & 1) + (sheet.doubled >> line & 1))


def bridges(kit: Kit, s: State, seat: int, draft: bool = False) -> list[int]:
    """How many bridges each line of a sheet has, settled or with the draft; on paper there may be three."""
    lines = kit.fields.lines
    if not on_paper(s):
        sheet = s.sheets[seat] if draft else s.settled[seat]
        both = zip(marks(sheet.spanned, lines), marks(sheet.doubled, lines), strict=True)
        return [one + two for one, two in both]
    written = s.marks[seat]
    count = written.count if draft else written.settled
    found = [0] * lines
    for what, erased in zip(written.what[:count], written.erased[:count], strict=True):
        if what >= BRIDGE and erased == STANDS:
            found[what - BRIDGE] += 1
    return found


def _members(members: int) -> list[int]:
    return [i for i in range(members.bit_length()) if members >> i & 1]


@cache
def _deck() -> tuple[tuple[int, int], ...]:
    text = resources.files(__package__).joinpath("deck.toml").read_text(encoding="utf-8")
    cards = tuple((int(card[0]), int(card[2])) for card in tomllib.loads(text)["cards"])
    assert len(cards) == CARDS
    return cards


def _tables(board: boards.Board) -> State:
    kit = State.blank(KIT)
    kit.lines = len(board.lines)
    for line, (a, b) in enumerate(board.lines):
        kit.ends[line, 0], kit.ends[line, 1] = a, b
        kit.lines_at[a] |= 1 << line
        kit.lines_at[b] |= 1 << line
    for one, other in board.crossings:
        kit.crosses[one] |= 1 << other
        kit.crosses[other] |= 1 << one
    for line, (a, b) in enumerate(board.lines):
        kit.reach[line] = kit.crosses[line] | kit.lines_at[a] | kit.lines_at[b]
    for i, island in enumerate(board.islands):
        kit.red |= (island.flag == "red") << i
        kit.blue |= (island.flag == "blue") << i
    for card, (number, bridges) in enumerate(_deck()):
        kit.card_number[card], kit.card_bridges[card] = number, bridges
    return kit
