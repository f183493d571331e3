"""What a game is: the interface every game fills in, and the kit it is played with.

The rules proper are kernels in the game's rules module (see `compile/kernel.py`): actors, check, offer, weight, do,
points, tiebreak, sealed, turn, hide. `Game` hands calls on to them, interpreted or compiled as the kit says.
"""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, ClassVar, NamedTuple, Protocol

from landbridge.core.compile import kernel, loops, wasm
from landbridge.core.compile.arrays import integers
from landbridge.core.errors import Illegal, Unreadable
from landbridge.core.facts import Fact
from landbridge.core.layout import RecordLayout
from landbridge.core.options import chosen
from landbridge.core.state import FATE, NO_SUCH_MOVE, NOT_NOW, UNKNOWN, State
from landbridge.core.text import shown

__all__ = ["LETTERS", "PLAIN_REASONS", "Chance", "Game", "Kit", "Luck", "Reason", "Rules", "Seen", "seats_in"]

LETTERS = "ABCDEFGHIJKLMNOP"  # seats, as records write them


class Luck(Protocol):
    """What guesses and bots draw from; `random.Random` is one. Nothing here makes luck of its own."""

    def randrange(self, stop: int, /) -> int:
        """An even choice of 0 … stop - 1."""
        ...


@dataclass(frozen=True)
class Reason:
    """Why `check` refuses: the ruling and the key of the sentence."""

    ruling: str
    key: str


# Why a move is refused in any game.
PLAIN_REASONS: Mapping[int, Reason] = {
    NOT_NOW: Reason("", "core-why-not-now"),
    NO_SUCH_MOVE: Reason("", "core-why-no-such-move"),
}


class Seen(NamedTuple):
    """A move as one viewer knows it: both views, the move or UNKNOWN, and what there is to say of it."""

    before: State
    move: int
    after: State
    facts: list[Fact]


@dataclass(frozen=True)
class Chance:
    """The name of a chance event: the same name has the same luck under one key, whatever people chose (`dealer.py`).

    No two events of a match have the same name.

    `bag` is for what is drawn and not put back: cards from a deck, tiles from a bag. It lists every move of chance with
    how many of it there were at first, and depends on the kit and the number of seats alone. `weight` says how many
    are left. Two tables with the same bag draw the same cards in the same order, whatever was played between.
    """

    purpose: str
    round: int = 0
    seat: int | None = None
    index: int = 0
    bag: Sequence[tuple[int, int]] | None = None

    @property
    def name(self) -> tuple[str, int, int | None, int]:
        """All but the bag."""
        return self.purpose, self.round, self.seat, self.index


class Rules:
    """A rules module ready to be called from Python, on a kit and a state."""

    def __init__(self, module: ModuleType, moves: int, compiled: bool = False):
        lacking = [name for name in loops.NEEDED if not hasattr(module, name)]
        if lacking:
            raise TypeError(f"{module.__name__} has no kernel {', '.join(lacking)}")
        self.module = module
        self.moves = moves
        self.compiled = compiled
        self.loops = kernel.compiled_bound(loops, module) if compiled else kernel.bound(loops, module)
        # A call into WebAssembly costs more than most rules take in Python: there it only lists moves (`listed`).
        self._one_by_one = compiled and not wasm.in_use()
        self._near = self.loops if compiled == self._one_by_one else kernel.bound(loops, module)
        self._own = threading.local()  # a server's threads share a kit, and each lists moves of its own

    @property
    def _out(self) -> Any:
        """Where kernels write moves for this thread."""
        try:
            return self._own.out
        except AttributeError:
            self._own.out = integers(self.moves) if self.compiled else [0] * self.moves
            return self._own.out

    def call(self, name: str, kit: Kit, s: State, *rest: int) -> Any:
        """A kernel of the rules by name."""
        if self._one_by_one:
            return getattr(self.loops, name + "_at")(kit.fields.record, s.record, *rest)
        call = getattr(self.module, name, None) or getattr(self._near, name)
        return call(kit.fields.fields, s.fields, *rest)

    def listed(self, name: str, kit: Kit, s: State, *rest: int) -> list[int]:
        """The moves that `offer` or `sift` writes."""
        out = self._out
        if self.compiled:
            n = getattr(self.loops, name + "_at")(kit.fields.record, s.record, *rest, out)
            return out[:n].tolist()  # type: ignore[no-any-return]
        n = getattr(self.loops, name)(kit.fields.fields, s.fields, *rest, out)
        return out[:n]  # type: ignore[no-any-return]

    def lots(self, kit: Kit, s: State) -> int:
        """How many lots FATE draws from."""
        if self._one_by_one:
            return int(self.loops.lots_at(kit.fields.record, s.record, self._out))
        return int(self._near.lots(kit.fields.fields, s.fields, self._out))

    def lot(self, kit: Kit, s: State, pick: int) -> int:
        """The move on one of the lots that were counted last."""
        if self._one_by_one:
            return int(self.loops.lot_at(kit.fields.record, s.record, pick, self._out))
        return int(self._near.lot(kit.fields.fields, s.fields, pick, self._out))

    def choices(self, kit: Kit, s: State, seat: int) -> int:
        """How many moves a seat has on offer, as playouts count them."""
        if self._one_by_one:
            return int(self.loops.choices_at(kit.fields.record, s.record, seat, self._out))
        return int(self._near.choices(kit.fields.fields, s.fields, seat, self._out))

    def choice(self, kit: Kit, s: State, seat: int, pick: int) -> int:
        """One of the moves that were counted last."""
        if self._one_by_one:
            return int(self.loops.choice_at(kit.fields.record, s.record, seat, pick, self._out))
        return int(self._near.choice(kit.fields.fields, s.fields, seat, pick, self._out))


class Kit:
    """What never changes in a match: board, cards, options, and the rules bound to them."""

    def __init__(
        self,
        game: Game,
        options: Any,
        fields: State,
        rules: ModuleType,
        state: RecordLayout,
        moves: int,
        board: Any = None,
    ):
        self.game = game
        self.options = options
        self.fields = fields
        self.state = state  # how this game's states lie in memory
        self.moves = moves  # moves are 0 … moves - 1
        self.board = board
        self.rules = Rules(rules, moves)
        self.memo: dict[str, Any] = {}  # what a game works out once for a kit

    def blank(self) -> State:
        """A state of this kit, all zeros: what `start` fills in. It remembers the kit."""
        return State.blank(self.state, self)

    def compiled(self) -> Kit:
        """The same kit with compiled rules; needs Numba."""
        return self._with(True)

    def interpreted(self) -> Kit:
        """The same kit with the rules as they stand, for a debugger to step through."""
        return self._with(False)

    def quick(self) -> Kit:
        """Compiled where Numba is installed or a WebAssembly module is at hand, otherwise as it is."""
        return self.compiled() if kernel.can_compile() and not wasm.lacks(loops, self.rules.module) else self

    def __copy__(self) -> Kit:
        return self  # it never changes

    def __deepcopy__(self, memo: dict[int, Any]) -> Kit:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process makes it again from game and options; compiled where it can be, if it was."""
        return _made_again, (self.game, self.options, self.rules.compiled)

    def _with(self, compiled: bool) -> Kit:
        if self.rules.compiled == compiled:
            return self
        other = object.__new__(Kit)
        other.__dict__.update(self.__dict__)
        other.rules = Rules(self.rules.module, self.moves, compiled)
        return other


def _made_again(game: Game, options: Any, compiled: bool) -> Kit:
    kit = game.kit(options)
    return kit.quick() if compiled else kit


class Game(ABC):
    """One of the games. It keeps nothing between calls: everything is in kit and state."""

    name: ClassVar[str]
    version: ClassVar[int]  # grows when a ruling changes legality or score
    seats: ClassVar[range]
    options: ClassVar[type]  # a frozen dataclass, see options.py
    fate: ClassVar[str]  # the word before chance's moves in a record: card, dice, tile
    reasons: ClassVar[Mapping[int, Reason]]  # those of `PLAIN_REASONS` and the game's own
    final: ClassVar[int]  # the number of the reason behind `is_final`, in a game that has it
    longest: ClassVar[int]  # no game takes more steps, FATE's included

    def kit(self, options: object = None, /, **named: object) -> Kit:
        """Return everything for a match: `kit(side="B")`, `kit({"side": "B"})`, or `kit(Options(side="B"))`.

        A name or value that the game does not have is an `OptionError`, a broken board a `BoardError`.
        """
        return self.build(chosen(self.options, options, named))

    @abstractmethod
    def build(self, options: Any) -> Kit:
        """Return the kit for the game's own `Options`."""

    def start(self, kit: Kit, seats: int) -> State:
        """Return the state before anything is chosen or drawn: blank, then as the rules `begin`."""
        s = kit.blank()
        kit.rules.module.begin(kit.fields.fields, s.fields, seats)
        return s

    def most_steps(self, kit: Kit, seats: int) -> int:
        """No game with this kit and so many seats takes more steps, FATE's included; at most `longest`."""
        return self.longest

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self  # it keeps nothing

    @property
    def key(self) -> str:
        """What the game's texts begin with: its name, with hyphens."""
        return self.name.replace("_", "-")

    # --- the rules ----------------------------------------------------------------------------------------

    def actors(self, kit: Kit, s: State) -> int:
        """Bit set of the seats that may act, FATE's bit for chance, 0: the game is over."""
        return int(kit.rules.call("actors", kit, s))

    def check(self, kit: Kit, s: State, seat: int, move: int) -> int:
        """0, or the number of a reason: the only legality there is."""
        return int(kit.rules.call("check", kit, s, _seat(seat), _move(kit, move)))

    def offers(self, kit: Kit, s: State, seat: int) -> list[int]:
        """The legal moves of a seat; in a phase that is `open` a good part of them."""
        return kit.rules.listed("offer", kit, s, _seat(seat))

    def allowed(self, kit: Kit, s: State, seat: int) -> list[int]:
        """The legal moves once more, by asking `check` about every move there is."""
        return kit.rules.listed("sift", kit, s, _seat(seat), kit.moves)

    def weight(self, kit: Kit, s: State, move: int) -> int:
        """The odds of a FATE move, as a whole number."""
        return int(kit.rules.call("weight", kit, s, move))

    def do(self, kit: Kit, s: State, seat: int, move: int) -> None:
        """Carry a legal move out, in place. Check first: an illegal move leaves nonsense behind."""
        kit.rules.call("do", kit, s, seat, move)

    def points(self, kit: Kit, s: State, seat: int) -> int:
        """What a seat has; during a game, what it would have if it ended now."""
        return int(kit.rules.call("points", kit, s, self._player(seat)))

    def tiebreak(self, kit: Kit, s: State, seat: int) -> int:
        """Decides between equal points; equal again is a shared place."""
        return int(kit.rules.call("tiebreak", kit, s, self._player(seat)))

    def _player(self, seat: int) -> int:
        """Only players have points; compiled code would read past the record for a seat that no table has."""
        if not 0 <= seat < self.seats.stop - 1:
            raise ValueError(f"there is no seat {seat}; {self.name} has {self.seats.stop - 1} at most")
        return seat

    def turn(self, kit: Kit, s: State) -> int:
        """The number of the round or turn, for records and headings; it never falls."""
        return int(kit.rules.call("turn", kit, s))

    def sealed(self, kit: Kit, s: State) -> int:
        """Not 0: moves made now are drafts, unseen by others until this number changes."""
        return int(kit.rules.call("sealed", kit, s))

    def honest(self, kit: Kit, s: State, seat: int) -> list[int]:
        """The offers without those that a player with manners would not take (mistakes on paper)."""
        return self.offers(kit, s, seat)

    def is_open(self, kit: Kit, s: State, seat: int) -> bool:
        """Whether `offers` lists only a part of what `check` allows here."""
        return False

    def is_final(self, kit: Kit, s: State, seat: int) -> bool:
        """Whether the rules forbid a seat to take its draft back: what it does now stays."""
        return False

    def view(self, kit: Kit, s: State, viewer: int) -> State:
        """What the viewer may know: the same record, secrets rewound or UNKNOWN."""
        seen = s.copy()
        kit.rules.call("hide", kit, seen, viewer)
        return seen

    # --- the words ----------------------------------------------------------------------------------------

    @abstractmethod
    def guess(self, kit: Kit, v: State, viewer: int, rng: Luck) -> State:
        """A full state that fits the view."""

    @abstractmethod
    def write(self, kit: Kit, s: State, seat: int, move: int) -> str:
        """A move in the game's notation."""

    def read(self, kit: Kit, s: State, seat: int, text: str) -> int:
        """Return the move a text means, legal or not; `Unreadable` if it means none. By default what `write` writes."""
        said = text.strip().lower()
        for move in self._likely(kit, s, seat):
            if self.write(kit, s, seat, move).lower() == said:
                return move
        raise Unreadable(Fact("core-read-nothing", {"text": shown(text)}))

    def handles(self, kit: Kit, s: State, seat: int, move: int) -> tuple[str, ...]:
        """Return what a finger touches to make this move: by default one thing, called as the move is written."""
        return (self.write(kit, s, seat, move),)

    def aim(self, kit: Kit, s: State, seat: int, handles: Sequence[str]) -> int | None:
        """Return the move meant by touching these, legal or not."""
        touched = tuple(handles)
        moves = self._likely(kit, s, seat)
        return next((move for move in moves if self.handles(kit, s, seat, move) == touched), None)

    def _likely(self, kit: Kit, s: State, seat: int) -> Iterator[int]:
        """Yield the moves on offer, then all others."""
        yield from self.offers(kit, s, seat)
        yield from range(kit.moves)

    def witness(self, kit: Kit, s: State, seat: int, move: int) -> tuple[str, ...]:
        """Return the handles of what stands in the way of a refused move; by default nothing is shown."""
        return ()

    def why(self, kit: Kit, s: State, seat: int, move: int) -> dict[str, str | int]:
        """Values for the sentence that explains a refusal."""
        return {}

    def facts(self, kit: Kit, before: State, seat: int, move: int, after: State) -> list[Fact]:
        """Return what there is to say. Both states are the viewer's; a move the viewer may not know is UNKNOWN.

        By default the move as it is written, and at the end the result.
        """
        told = []
        if move != UNKNOWN:
            written: dict[str, str | int] = {"move": self.write(kit, before, seat, move)}
            key = "core-fact-chance" if seat == FATE else "core-fact-move"
            told = [Fact(key, written if seat == FATE else {"seat": seat, **written})]
        return told + (self.result(kit, after) if self.actors(kit, after) == 0 else [])

    def result(self, kit: Kit, s: State) -> list[Fact]:
        """Return what there is to say when the game is over: everybody's points, and who has won."""
        seats = range(int(s.seats))
        told = [Fact("core-fact-total", {"seat": i, "points": self.points(kit, s, i)}) for i in seats]
        winners = self.winners(kit, s, len(seats))
        key = "core-fact-wins" if len(winners) == 1 else "core-fact-shares"
        return told + [Fact(key, {"seat": i}) for i in winners]

    def passive(self, kit: Kit, s: State, seat: int) -> int:
        """The legal move that changes least, for a substitute that only keeps the table going."""
        return self.offers(kit, s, seat)[-1]

    def tags(self, kit: Kit, s: State, seat: int) -> Mapping[str, str]:
        """What a seat had at the end of a match besides its place, such as its board: an arena tells wins by it."""
        return {}

    # --- what follows from the above ----------------------------------------------------------------------

    def options_from(self, given: Mapping[str, str]) -> Any:
        """Return options from words as people write them; `OptionError` explains what cannot be."""
        return chosen(self.options, given)

    def shown(self, kit: Kit, before: State, seat: int, move: int, after: State, viewer: int) -> int:
        """Return the move, or UNKNOWN if this viewer may not know it: by default, another's draft until it is resolved.

        A game in which chance deals cards face down must override this, or every card is told to everybody: return
        UNKNOWN for all viewers but the one who gets the card. The law *shown* catches a game that forgets it.
        """
        draft = self.sealed(kit, before)
        hidden = draft != 0 and viewer != seat and self.sealed(kit, after) == draft
        return UNKNOWN if hidden else move

    def reveals(self, kit: Kit, before: State, after: State) -> bool:
        """Whether a move brought to light what was hidden: a sealed phase is resolved, or the game is over.

        A game in which cards lie face down longer says here when they are turned.
        """
        return self.sealed(kit, before) != self.sealed(kit, after) or self.actors(kit, after) == 0

    def disclosed(
        self, kit: Kit, before: State, seat: int, move: int, after: State, now: State, viewer: int
    ) -> bool:
        """Whether a settled move may stand in a viewer's record of a match that has come as far as `now`.

        Drafts are, once they are resolved; a move that was hidden when it was made stays so. A game that opens
        such things later says so here.
        """
        if self.sealed(kit, before) != 0:
            return True
        return self.shown(kit, before, seat, move, after, viewer) != UNKNOWN

    def seen(
        self,
        kit: Kit,
        before: State,
        seat: int,
        move: int,
        after: State,
        viewer: int,
        views: tuple[State, State] | None = None,
    ) -> Seen:
        """What a viewer sees of a move, worked out from that viewer's views (of both states) alone."""
        shown = self.shown(kit, before, seat, move, after, viewer)
        was, now = views or (self.view(kit, before, viewer), self.view(kit, after, viewer))
        return Seen(was, shown, now, self.facts(kit, was, seat, shown, now))

    def told(self, kit: Kit, before: State, seat: int, move: int, after: State, viewer: int) -> list[Fact]:
        """What a viewer is told of a move."""
        return self.seen(kit, before, seat, move, after, viewer).facts

    def odds(self, kit: Kit, s: State) -> list[tuple[int, int]]:
        """FATE's moves with their weights."""
        return [(move, self.weight(kit, s, move)) for move in self.offers(kit, s, FATE)]

    def chance(self, kit: Kit, s: State, nth: int) -> Chance:
        """The name of the chance event that is due; `nth` is how often chance has acted in this turn before.

        Good enough where chance acts as often whatever people do. A game that knows better says what it is for.
        """
        return Chance(self.fate, self.turn(kit, s), None, nth)

    def refusal(self, kit: Kit, s: State, seat: int, move: int) -> Illegal | None:
        """Why a move is illegal, in words; None if it is legal."""
        move = _move(kit, move)
        code = self.check(kit, s, seat, move)
        if code == 0:
            return None
        reason = self.reasons[code]
        fact = Fact(reason.key, self.why(kit, s, seat, move))
        return Illegal(fact, code, reason.ruling, self.witness(kit, s, seat, move))

    def refusal_back(self, kit: Kit, s: State, seat: int) -> Illegal | None:
        """Why a seat may not take its draft back, in words; None if it may."""
        if not self.is_final(kit, s, seat):
            return None
        reason = self.reasons[self.final]
        return Illegal(Fact(reason.key), self.final, reason.ruling)

    def places(self, kit: Kit, s: State, seats: int) -> list[int]:
        """Every seat's place by points and tie-break: 1 is the first, who ties shares the better one."""
        marks = [(self.points(kit, s, seat), self.tiebreak(kit, s, seat)) for seat in range(seats)]
        return [1 + sum(other > mark for other in marks) for mark in marks]

    def winners(self, kit: Kit, s: State, seats: int) -> list[int]:
        """The seats in the first place; several if they share it."""
        return [seat for seat, place in enumerate(self.places(kit, s, seats)) if place == 1]


def _seat(seat: int) -> int:
    """Spectators hold no seat; compiled code would look outside the record for one."""
    if not 0 <= seat <= FATE:
        raise ValueError(f"there is no seat {seat}")
    return seat


def _move(kit: Kit, move: int) -> int:
    """A number that is no move at all is refused by the rules as `kit.moves`, the first that is none."""
    return move if 0 <= move < kit.moves else kit.moves


def seats_in(members: int) -> Iterator[int]:
    """The seats of a bit set, in order; FATE is one of them."""
    seat = 0
    while members:
        if members & 1:
            yield seat
        members >>= 1
        seat += 1
