"""One game in play for learners: seats choose moves by number, chance is played, and an illegal move is told why.

The adapters of other libraries (`pettingzoo.py`, `gymnasium.py`) are thin shells around `Turns`. Everything goes
through `landbridge.core.game`, so there is no rule in here.

    place     at the end: the mean, over the other seats, of 1 (beaten), 0 (tied), -1 (beaten by). Sums to zero.
    points    at the end: the points, as the score sheet has them
    margin    at the end: the points less those of the best other seat; alone the points
    gain      at every step: points won since the last one, as far as the seat knows; they add up to its points

An illegal move is either a `ValueError` (`illegal="raise"`) or ends the game (`illegal="end"`): whoever made it gets
-1, the others nothing more, and `spoilt` says why.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, SupportsIndex

import numpy as np
from numpy.typing import NDArray

from landbridge import registry
from landbridge.core.game import LETTERS, Game, Kit, seats_in
from landbridge.core.play import position as positions
from landbridge.core.state import FATE, State
from landbridge.lab.observation import Encoding, encoding

REWARDS = ("place", "points", "margin", "gain")
ILLEGAL = ("end", "raise")
MODES = ["ansi", "rgb_array", "human"]  # ways to draw a table: as text, as pixels, as text on the screen
OBSERVATIONS = ("int16", "float32", "unit")  # as they are, the same as floats, and every number from 0 to 1
POSITION = "position"  # the option of `reset` that says where a game begins
SPOILT = -1.0  # what an illegal move costs where it ends the game

Mask = NDArray[np.int8]


class IllegalMove(ValueError):
    """A move that the rules refuse, with the seat, the move and the game's own reason."""


class Turns:
    """A table of a game, from `begin` to `over`, as often as one likes."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: object = None,
        reward: str | None = None,
        illegal: str = "end",
        observations: str = "int16",
        max_cycles: int | None = None,
    ):
        self.game = registry.game(game) if isinstance(game, str) else game
        self.kit = kit_for(self.game, options)
        self.encoding = encoding(self.kit, seats)  # refuses a table that is too large or too small
        self.seats = seats
        self.reward = _one_of("reward", reward or default_reward(seats), REWARDS)
        self.illegal = _one_of("illegal", illegal, ILLEGAL)
        self.observations = _one_of("observations", observations, OBSERVATIONS)
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is how many steps a game may take, at least 1, not {max_cycles}")
        self.max_cycles = max_cycles
        self.cycles = 0  # steps of the running game
        self.luck = np.random.default_rng(0)
        self.begun = False
        self.spoilt = ""  # why an illegal move has ended the game
        self._spoiler = FATE
        self.state = self.game.start(self.kit, seats)
        self._known = [0.0] * seats

    def begin(self, luck: np.random.Generator, options: Mapping[str, Any] | None = None) -> None:
        """A new game, up to the first choice of a seat, or one from a position; chance draws from `luck` alone."""
        start = beginning(self.kit, self.seats, (options or {}).get(POSITION, ""))
        self.luck, self.begun, self.cycles = luck, True, 0
        self.spoilt, self._spoiler = "", FATE
        self.state = start
        self._known = [float(p) for p in self.points()] if self.reward == "gain" else [0.0] * self.seats
        self.deal()

    @property
    def moves(self) -> int:
        return self.kit.moves

    @property
    def acting(self) -> list[int]:
        """The seats that have to choose now; in a simultaneous phase several. Nobody: the game is over."""
        running = self.begun and not self.spoilt
        return list(seats_in(self.game.actors(self.kit, self.state))) if running else []

    @property
    def over(self) -> bool:
        return not self.acting

    def play(self, seat: int, move: SupportsIndex) -> None:
        """A seat's move. Chance is not played yet: others may have to choose at the same time (`deal`)."""
        number = numbered(move, self.moves, seat)
        reason = self.why_not(seat, number)
        if reason:
            self.refuse(seat, reason)
        else:
            self.game.do(self.kit, self.state, seat, number)

    def why_not(self, seat: int, move: int) -> str:
        """Why a move is illegal, with seat and move; nothing if it is legal."""
        refusal = self.game.refusal(self.kit, self.state, seat, move)
        if refusal is None:
            return ""
        text = self.game.write(self.kit, self.view(seat), seat, move)
        return f"{seat_name(seat)}, move {move} ({text}): {refusal}"

    def refuse(self, seat: int, reason: str) -> None:
        """What follows an illegal move."""
        if self.illegal == "raise":
            raise IllegalMove(reason)
        self.spoilt, self._spoiler = reason, seat

    def deal(self) -> None:
        """Let chance act as long as it is chance's turn."""
        while self.acting == [FATE]:
            odds = self.game.odds(self.kit, self.state)
            rest = int(self.luck.integers(sum(weight for _, weight in odds)))
            for move, weight in odds:
                rest -= weight
                if rest < 0:
                    self.game.do(self.kit, self.state, FATE, move)
                    break

    # --- what a seat is shown -----------------------------------------------------------------------------

    def view(self, seat: int) -> State:
        return self.game.view(self.kit, self.state, seat)

    @property
    def cut(self) -> bool:
        """Whether a game that is not over has taken as many steps as it may."""
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.over

    def observation(self, seat: int) -> NDArray[Any]:
        return told(self.encoding, self.encoding.write(self.view(seat), seat), self.observations)

    def mask(self, seat: int, room: int | None = None) -> Mask:
        """1 for every move that is offered to a seat now; all 0 where it has nothing to choose."""
        mask = np.zeros(room or self.moves, np.int8)
        if self.acting:
            mask[self.game.offers(self.kit, self.state, seat)] = 1
        return mask

    def drawing(self, seat: int) -> str:
        """The table as a terminal shows it to a seat; at the end the score sheet."""
        return drawn(self.game, self.kit, self.view(seat), seat, self.seats)

    # --- what it has earned -------------------------------------------------------------------------------

    def pixels(self, seat: int) -> NDArray[np.uint8]:
        """The same as an array of pixels."""
        from landbridge.lab.envs.pictures import pixels

        return pixels(self.view(seat), self.kit)

    def rendered(self, mode: str | None, seat: int) -> str | NDArray[np.uint8] | None:
        """What `render` gives in a mode; for a human it is on the screen already (`show`)."""
        if mode == "ansi":
            return self.drawing(seat)
        return self.pixels(seat) if mode == "rgb_array" else None

    def show(self, mode: str | None, seat: int) -> None:
        """After every step: for a human the table is drawn where the program's output goes."""
        if mode == "human":
            print(self.drawing(seat))

    def earned(self) -> list[float]:
        """Every seat's reward since the last time somebody asked."""
        if self.spoilt:
            return [SPOILT if seat == self._spoiler else 0.0 for seat in range(self.seats)]
        if self.reward == "gain":
            before, self._known = self._known, [float(p) for p in self.points()]
            return [now - then for now, then in zip(self._known, before, strict=True)]
        return (
            final_rewards(self.kit, self.state, self.seats, self.reward) if self.over else [0.0] * self.seats
        )

    def points(self) -> list[int]:
        """Everybody's own points as they know them; at the end that is as they are."""
        return [self.game.points(self.kit, self.view(seat), seat) for seat in range(self.seats)]


def told(encoding: Encoding, rows: NDArray[Any], observations: str) -> NDArray[Any]:
    """Rows as a learner wants them (`OBSERVATIONS`)."""
    if observations == "int16":
        return rows
    floats = rows.astype(np.float32)
    if observations == "unit":
        low = encoding.low.astype(np.float32)
        floats -= low
        floats /= np.maximum(encoding.high - low, 1)
    return floats


def kit_for(game: Game, options: object = None) -> Kit:
    """Return the kit for some options, quick where it can be."""
    return game.kit(options).quick()


def beginning(kit: Kit, seats: int, position: str = "") -> State:
    """Where games begin: at a position in one line (`landbridge.position`), or at the game's own beginning."""
    if not position:
        return kit.game.start(kit, seats)
    there, start = registry.read_position(position)
    if (there.game.name, there.options) != (kit.game.name, kit.options) or int(position.split()[1]) != seats:
        wanted = positions.position(kit, kit.game.start(kit, seats), seats).rpartition(" ")[0]
        raise ValueError(
            f"the position begins with {position.rpartition(' ')[0]!r}, the game with {wanted!r}"
        )
    if not kit.game.actors(kit, start):
        raise ValueError("the game is over at this position")
    return start


def default_reward(seats: int) -> str:
    """Alone there is nobody to beat."""
    return "place" if seats > 1 else "points"


def final_rewards(kit: Kit, s: State, seats: int, reward: str) -> list[float]:
    """What the end of a game is worth to every seat, by `place`, `points` or `margin`."""
    if reward in ("points", "margin"):
        points = [float(kit.game.points(kit, s, seat)) for seat in range(seats)]
        if reward == "points" or seats == 1:
            return points
        return [mine - max(points[:seat] + points[seat + 1 :]) for seat, mine in enumerate(points)]
    places = kit.game.places(kit, s, seats)
    rivals = max(1, seats - 1)
    return [sum((mine < other) - (mine > other) for other in places) / rivals for mine in places]


def known_mode(mode: str | None) -> str | None:
    """A way to draw, or None; anything else is refused."""
    if mode not in (None, *MODES):
        raise ValueError(f"render_mode is one of {', '.join(MODES)} or None, not {mode!r}")
    return mode


def seat_name(seat: int) -> str:
    """How the adapters call a seat: `seat_A`."""
    return f"seat_{LETTERS[seat]}"


def numbered(move: SupportsIndex, moves: int, seat: int) -> int:
    """The number of a move; what cannot be one is refused."""
    try:
        number = index(move)
    except TypeError:
        raise ValueError(f"{seat_name(seat)}: {move!r} is no move; a move is a whole number") from None
    if not 0 <= number < moves:
        raise ValueError(f"{seat_name(seat)}: {number} is no move; moves are 0 … {moves - 1}")
    return number


def drawn(game: Game, kit: Kit, view: State, seat: int, seats: int) -> str:
    """A view as the terminal draws it, without colours, for a seat; of a game that is over the score sheet."""
    from io import StringIO

    from rich.console import Console

    from landbridge import texts
    from landbridge.terminal.art import Art

    art = Art(game, texts.words("en"))
    names = [seat_name(other) for other in range(seats)]
    paper = Console(
        file=StringIO(), width=80, height=40, highlight=False, markup=False, emoji=False, no_color=True
    )
    with paper.capture() as said:
        over = game.actors(kit, view) == 0
        paper.print(art.sheet(kit, view, names) if over else art.draw(kit, view, seat, names, size=(80, 40)))
    return said.get()


def _one_of(name: str, value: str, known: Sequence[str]) -> str:
    if value not in known:
        raise ValueError(f"{name} is one of {', '.join(known)}, not {value!r}")
    return value
