"""Positions for tests that are asked and played in the words of a record. Each game derives its own from these.

    Position   a state that can be asked: who acts, what is offered, why a move is refused
    Table      a position reached by playing: `table.play("A 4@a3  B 3@d2   card 5/3")`

Nothing here knows a rule: every word is read, checked and carried out by the game. A space within a word of a record
is written `_` in a script.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from landbridge import FATE, PUBLIC, Fact, Game, Kit, Match, State, texts
from landbridge.core.game import LETTERS, seats_in
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Step

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")
WORDS = {language: texts.words(language) for language in texts.LANGUAGES}  # read in no test's own time


class Refusal(NamedTuple):
    ruling: str
    reason: str  # the key of the sentence, without what all of them begin with
    witness: tuple[str, ...] = ()


class Position:
    """A state of a game with its kit."""

    kit: Kit

    @property
    def game(self) -> Game:
        return self.kit.game

    @property
    def state(self) -> State:
        raise NotImplementedError

    def seat_of(self, actor: str) -> int:
        """`A`, `B`, …, or the word for chance."""
        return FATE if actor == self.game.fate else LETTERS.index(actor)

    def viewer_of(self, viewer: str) -> int:
        """A seat, or `-` for somebody who holds none."""
        return PUBLIC if viewer == "-" else self.seat_of(viewer)

    @property
    def acting(self) -> list[str]:
        seats = seats_in(self.game.actors(self.kit, self.state))
        return [self.game.fate if seat == FATE else LETTERS[seat] for seat in seats]

    def offers(self, actor: str) -> set[str]:
        seat = self.seat_of(actor)
        return {self.game.write(self.kit, self.state, seat, move) for move in self.legal_moves(seat)}

    def legal_moves(self, seat: int) -> list[int]:
        """Random play, which counts and lists nothing, has to know the same moves, whatever was listed before."""
        offers = self.game.offers(self.kit, self.state, seat)
        rules: Any = self.kit.rules.module
        kit, s = self.kit.fields.fields, self.state.fields
        acting = list(seats_in(self.game.actors(self.kit, self.state)))
        for left_over in (0, 99):
            out = [left_over] * self.kit.moves
            if acting == [FATE] == [seat] and hasattr(rules, "lots"):
                due = [move for move in offers for _ in range(rules.weight(kit, s, move))]
                drawn = [rules.lot(kit, s, pick, out) for pick in range(rules.lots(kit, s, out))]
                assert drawn == due, "the lots and the offers disagree"
            elif seat in acting and seat != FATE and hasattr(rules, "choices"):
                count = rules.choices(kit, s, seat, out)
                chosen = [rules.choice(kit, s, seat, pick, out) for pick in range(count)]
                assert chosen == offers, "the choices and the offers disagree"
        return offers

    def why_refused(self, seat: int, move: int) -> Refusal | None:
        """None: it is legal. The offers must say the same, and every language has a sentence for it."""
        refusal = self.game.refusal(self.kit, self.state, seat, move)
        if not self.game.is_open(self.kit, self.state, seat):
            offered = move in self.legal_moves(seat)
            text = self.game.write(self.kit, self.state, seat, move)
            assert offered == (refusal is None), f"{text}: the offers and check disagree"
        if refusal is None:
            return None
        for language, words in WORDS.items():
            sentence = words.say(refusal.fact.key, refusal.fact.values)
            assert not sentence.startswith(refusal.fact.key), f"{language} lacks a value of {refusal.fact}"
        reason = refusal.fact.key.removeprefix(f"{self.game.key}-why-")
        return Refusal(refusal.ruling, reason, refusal.witness)


class Table(Position):
    """A match that is told its moves."""

    def __init__(self, kit: Kit, seats: int, script: str = "", dealer: Dealer | None = None):
        self.kit = kit
        self.match = Match(kit.game, kit, NAMES[:seats], dealer)
        if script:
            self.play(script)

    @property
    def state(self) -> State:
        return self.match.state

    # --- playing ------------------------------------------------------------------------------------------

    def play(self, script: str) -> Step:
        """Groups of who acts and what; the last step comes back."""
        step = None
        for seat, move in self._moves(script):
            step = self.match.play(seat, move)
        assert step is not None, "a script has moves"
        return step

    def take_back(self, actor: str, moves: int | None = None) -> int:
        return self.match.take_back(self.seat_of(actor), moves)

    def _moves(self, script: str) -> Iterator[tuple[int, int]]:
        """Read one by one: what a word means depends on what was played before it."""
        seat: int | None = None
        for word in script.split():
            if word == self.game.fate or (len(word) == 1 and word in LETTERS):
                seat = self.seat_of(word)
            else:
                assert seat is not None, f"who plays {word}?"
                yield seat, self.game.read(self.kit, self.state, seat, word.replace("_", " "))

    # --- asking -------------------------------------------------------------------------------------------

    def refused(self, group: str) -> Refusal | None:
        """Why `A 5@c3` is refused; None: it is legal."""
        ((seat, move),) = self._moves(group)
        return self.why_refused(seat, move)

    def points(self) -> list[int]:
        return self.match.points()

    def winners(self) -> list[str]:
        return [LETTERS[seat] for seat in self.game.winners(self.kit, self.state, self.match.seats)]

    def seen(self, viewer: str | None) -> Any:
        """The state as a seat sees it, or as it is; `-` is somebody who holds no seat."""
        return self.state if viewer is None else self.match.view(self.viewer_of(viewer))

    def told(self, step: Step, viewer: str = "-") -> list[Fact]:
        """What a viewer is told of a step."""
        return self.game.told(self.kit, *step, self.viewer_of(viewer))

    def heard(self, step: Step, viewer: str = "-") -> list[tuple[str, str]]:
        """The same in short: about whom, and which fact."""
        said = []
        for fact in self.told(step, viewer):
            seat = fact.values.get("seat", PUBLIC)
            assert isinstance(seat, int)
            said.append(
                (LETTERS[seat] if seat >= 0 else "-", fact.key.removeprefix(f"{self.game.key}-fact-"))
            )
        return said
