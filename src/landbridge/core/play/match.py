"""A match: a state, what led to it, the dealer, drafts that may still be taken back, and who left.

The log holds what is settled: public moves as they were made and, once a sealed phase is resolved, everybody's
drafts in seat order. Drafts of the running phase are kept apart, seat by seat. As drafts of different seats
commute, taking one back is playing the others again; it leaves no trace. Nor does taking back public moves of one's own
turn, as long as they have told one nothing (`undo.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple

from landbridge.core.errors import Illegal, Unreadable
from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit, seats_in
from landbridge.core.play import leaving
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.leaving import Left
from landbridge.core.play.undo import Watched
from landbridge.core.state import FATE, State
from landbridge.core.text import NAME_LENGTH, readable, shown

__all__ = ["Entry", "Match", "Step"]


class Entry(NamedTuple):
    """One settled move."""

    seat: int
    move: int


class Step(NamedTuple):
    """One move as it happened, with the state on both sides of it."""

    before: State
    seat: int
    move: int
    after: State


class Match:
    """Plays by the rules and refuses everything else; a refusal changes nothing."""

    def __init__(self, game: Game, kit: Kit, names: Sequence[str], dealer: Dealer | None = None):
        if len(names) not in game.seats:
            few, many = game.seats.start, game.seats.stop - 1
            title = game.name.replace("_", " ").title()
            values: dict[str, str | int] = {"game": title, "few": few, "many": many, "seats": len(names)}
            raise Illegal(Fact("core-wrong-seats", values), 0, "")
        for name in names:
            if not readable(name):
                raise Unreadable(Fact("core-name", {"name": shown(name), "most": NAME_LENGTH}))
        self.game = game
        self.kit = kit
        self.names = tuple(names)
        self.dealer = dealer
        self.promise = dealer.promise if dealer else ""
        self.transcript = dealer.transcript if dealer else None  # how the luck was agreed on
        self.outside = False  # real cards, dice or tiles: nobody can check them
        self.state = game.start(kit, len(names))
        self.log: list[Entry] = []
        self.drafts: dict[int, list[int]] = {}
        self.left: list[Left] = []
        self._base = self.state.copy()  # before the first move of the log
        self._settled = self.state.copy()
        self._phase = game.sealed(kit, self.state)
        # Public moves that one seat has made in a row, and the state before them.
        self._mover: int | None = None
        self._row: list[int] = []
        self._before_row = self.state.copy()
        self._watched: dict[int, Watched] = {}  # by seat, once somebody asks what may be taken back

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def length(self) -> int:
        """How many moves are settled."""
        return len(self.log)

    @property
    def acting(self) -> list[int]:
        """The seats that may act now; FATE is one."""
        return [] if self.ended else list(seats_in(self.game.actors(self.kit, self.state)))

    @property
    def ended(self) -> bool:
        """Whether the game ended because somebody left."""
        return bool(self.left) and self.left[-1].end

    @property
    def over(self) -> bool:
        """Whether nobody acts any more."""
        return not self.acting

    def play(self, seat: int, move: int) -> Step:
        """A move of a seat, or of FATE when a record is replayed."""
        before = self.state.copy()
        self.make(seat, move)
        return Step(before, seat, move, self.state.copy())

    def make(self, seat: int, move: int) -> None:
        """The same for whoever does not look back: no copies of the states around it."""
        if self.ended:
            raise Illegal(Fact("core-ended"), 0, "")
        refusal = self.game.refusal(self.kit, self.state, seat, move)
        if refusal is not None:
            raise refusal
        self._make(seat, move)

    def _make(self, seat: int, move: int) -> None:
        if not self._phase:
            if seat != self._mover:
                self._mover, self._row, self._watched = seat, [], {}
                self._before_row.set_to(self.state)
            self._row.append(move)
        self.game.do(self.kit, self.state, seat, move)
        self.drafts.setdefault(seat, []).append(move)
        if not self._phase or self.game.sealed(self.kit, self.state) != self._phase:
            self._settle()

    def deal(self) -> list[Step]:
        """Let the dealer act while it is FATE's turn."""
        steps = []
        while self.dealer is not None and self.acting == [FATE]:
            drawn = self.dealer.due(self.game, self.kit, self.state)
            self.dealer.acted(self.game, self.kit, self.state)
            steps.append(self.play(FATE, drawn.move))
        return steps

    def take_back(self, seat: int, moves: int | None = None) -> int:
        """Take the last `moves` of a seat's draft back, all by default; how many were taken back."""
        draft = self.drafts.get(seat, [])
        count = len(draft) if moves is None else max(0, min(moves, len(draft)))
        if count:
            refusal = self.game.refusal_back(self.kit, self.state, seat)
            if refusal is not None and not self.outside:  # what was entered wrongly is no move at all
                raise refusal
            self._keep(seat, draft[: len(draft) - count])
        return count

    def undoable(self, seat: int) -> int:
        """How many of its last moves a seat may take back without asking anybody."""
        moves, start = self._own(seat)
        if not moves or self.over or self.game.is_final(self.kit, self.state, seat):
            return 0
        if seat not in self._watched:
            self._watched[seat] = Watched(self.game, self.kit, start, seat, bool(self._phase))
        return self._watched[seat].free(moves)

    @property
    def tentative(self) -> tuple[int, int] | None:
        """Whose last public moves may still be taken back without asking, and how many they are."""
        if self._mover is None or self._mover == FATE or not self.undoable(self._mover) or self._phase:
            return None
        return self._mover, self.undoable(self._mover)

    def undo(self, seat: int, moves: int | None = None) -> int:
        """Take so many of a seat's last moves back, without asking: as many as it may by default; how many it were."""
        if moves != 0 and self._own(seat)[0]:
            refusal = self.game.refusal_back(self.kit, self.state, seat)
            if refusal is not None:
                raise refusal
        may = self.undoable(seat)
        count = may if moves is None else max(0, min(moves, may))
        if not count:
            return 0
        draft = self.drafts.get(seat)
        if draft:
            self._keep(seat, draft[: len(draft) - count])
        else:
            self.rewind(count)
        return count

    def _own(self, seat: int) -> tuple[list[int], State]:
        """What a seat has made last: its draft, or its public moves in a row; and the state before that."""
        if self.drafts.get(seat):
            return self.drafts[seat], self._settled
        if seat == self._mover and not self._phase:
            return self._row, self._before_row
        return [], self._settled

    def rewind(self, count: int) -> None:
        """Take the last `count` settled moves back, whoever made them, and all drafts: as all have agreed.

        If the game ended because somebody left, they have not.
        """
        if self.ended:
            self.left.pop()
        kept = self.log[: len(self.log) - count]
        row_began = max(0, len(self.log) - len(self._row))  # a table forgets the beginning of its log
        known = row_began if self._row and row_began <= len(kept) else 0
        self.state.set_to(self._before_row if known else self._base)
        self._mover, self._row = None, []
        self._replay(kept[known:])
        self.log, self.drafts, self._watched = kept, {}, {}
        self.left = [one._replace(at=min(one.at, self.length)) for one in self.left]
        self._settled.set_to(self.state)
        self._phase = self.game.sealed(self.kit, self.state)

    def _replay(self, moves: Sequence[Entry]) -> None:
        """Settled moves on the state, noting whose the last ones in a row are."""
        for seat, move in moves:
            if seat != self._mover:
                self._mover, self._row = seat, []
                self._before_row.set_to(self.state)
            self._row.append(move)
            self.game.do(self.kit, self.state, seat, move)

    def go_on_from(self, s: State) -> None:
        """Go on from another state, such as one that fits what somebody sees; the log stays as it is."""
        self._mover, self._row, self._watched = None, [], {}
        for kept in (self.state, self._settled, self._before_row):
            kept.set_to(s)

    def drop(self, seat: int) -> None:
        """Forget a seat's draft, final or not: for a program that was stopped while it made it."""
        self._keep(seat, [])

    def leave(self, seat: int, why: str, end: bool) -> None:
        """A seat is given up, once and for all; `end` is whether the game ends with it (`leaving.ends`).

        Otherwise somebody else plays on for the seat. A game that ends so ends without the running drafts.
        """
        if why not in leaving.WHYS:
            raise ValueError(f"nobody leaves for {why!r}; there are {', '.join(leaving.WHYS)}")
        if self.over:
            raise Illegal(Fact("core-ended"), 0, "")
        if self.has_left(seat):
            raise Illegal(Fact("core-left"), 0, "")
        self.left.append(Left(seat, why, self.length, end))
        if end:
            self.drafts = {}
            self.state.set_to(self._settled)

    def has_left(self, seat: int) -> bool:
        """Whether a seat was given up."""
        return any(one.seat == seat for one in self.left)

    def places(self) -> list[int]:
        """Every seat's place as things stand: those who left come behind those who stayed."""
        own = self.game.places(self.kit, self.state, self.seats)
        return leaving.places(own, [one.seat for one in self.left], self.ended)

    def winners(self) -> list[int]:
        """Who is in the first place; nobody who left."""
        return [seat for seat, place in enumerate(self.places()) if place == 1 and not self.has_left(seat)]

    def settled(self) -> State:
        """The state without the running drafts."""
        return self._settled.copy()

    def view(self, viewer: int) -> State:
        """What a viewer may know now; everything once the game is over."""
        if self.ended:
            return self.state.copy()
        return self.game.view(self.kit, self.state, viewer)

    def points(self, viewer: int | None = None) -> list[int]:
        """Everybody's points, as a viewer may know them (None: as they are)."""
        seen = self.state if viewer is None else self.view(viewer)
        return [self.game.points(self.kit, seen, seat) for seat in range(self.seats)]

    def _repr_html_(self) -> str:
        """How a notebook shows it: to be leafed through, move by move (`replay.py`)."""
        from landbridge.core.show.replay import replay

        return replay(self)

    def __copy__(self) -> Match:
        return deepcopy(self)  # two that share a state would play on one another's

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        for s in (self.state, self._base, self._settled, self._before_row):
            s.kit = self.kit  # bytes alone do not tell

    def _keep(self, seat: int, draft: list[int]) -> None:
        """Everybody's drafts once more, this seat's as it is to be."""
        self._watched.pop(seat, None)
        self.drafts[seat] = draft
        self.state.set_to(self._settled)
        for other, kept in sorted(self.drafts.items()):
            for move in kept:
                self.game.do(self.kit, self.state, other, move)

    def _settle(self) -> None:
        for seat, moves in sorted(self.drafts.items()):
            self.log += [Entry(seat, move) for move in moves]
        self.drafts = {}
        self._settled.set_to(self.state)
        before, self._phase = self._phase, self.game.sealed(self.kit, self.state)
        if before != self._phase:
            self._mover, self._row, self._watched = None, [], {}
