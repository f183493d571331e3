"""Positions without a table: for tutorials, for trying things out, for playing on from a step of a replay.

Nothing is stored. A position is what its moves lead to, and luck comes from a word that is no secret, so the same
request always has the same answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.bots import search
from landbridge.core.errors import Illegal, Unreadable
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Game
from landbridge.core.play.match import Match, Step
from landbridge.core.show.scene import scene_of
from landbridge.core.state import FATE, PUBLIC, State
from landbridge.table import actions, views
from landbridge.table.parts import SEATS
from landbridge.table.refusals import Refused, RefusedMove
from landbridge.table.table import kit_for
from landbridge.table.tutorial import Told, tutorial

MOST_BOT_MOVES = 200  # in one request; the next one continues
MOST_SEARCHED = (
    12  # of a bot that searches, because each takes a moment. A number, so that answers can be repeated
)


class BotTurn(NamedTuple):
    """A seat that a bot has to act for, with all that the bot may know."""

    seat: int
    view: State
    seed: str


def most_moves(game: Game, bot: str) -> int:
    """How many moves bots make in one request."""
    level = search.levels(game).get(bot)
    return MOST_SEARCHED if level is not None and level.games else MOST_BOT_MOVES


class Practice:
    """A match that is played again from its moves."""

    def __init__(
        self, game: str, options: Mapping[str, str], names: Sequence[str], luck: str, seat: str | None
    ):
        found = registry.find(game)
        if found is None:
            raise Refused("server-no-game", known=", ".join(registry.game_names()))
        kit = kit_for(game, tuple(sorted(options.items())))
        secret = hashlib.sha256(f"landbridge practice {luck}".encode()).digest()
        lesson = tutorial(found)
        draws = lesson["draws"] if lesson and luck and luck == lesson["luck"] else ()
        self._begin(Match(found, kit, names, Told(secret, draws)), luck)
        self.viewer = PUBLIC if seat is None else self._seat(seat)

    @classmethod
    def at(cls, match: Match, seat: int) -> Practice:
        """From a position that is there already."""
        made = cls.__new__(cls)
        made._begin(match, "")
        made.viewer = seat
        return made

    def _begin(self, match: Match, luck: str) -> None:
        self.match, self.game, self.kit, self.luck = match, match.game, match.kit, luck
        self.moves: list[str] = []  # as they can be sent again
        self.steps: list[tuple[Step, int]] = []  # FATE's too, each with how many moves were sent then
        self._settled = 0  # of the steps; those after it are drafts

    # --- playing --------------------------------------------------------------------------------------------

    def follow(self, moves: Sequence[str]) -> None:
        for said in moves:
            actor, _, text = said.partition(" ")
            if not text.strip():
                raise Refused("server-invalid", where="moves")
            if actor in ("fate", self.game.fate):
                self.make(FATE, text.strip())
            else:
                self.deal()
                self.make(self._seat(actor), text.strip())

    def make(self, seat: int, text: str) -> None:
        view = self.match.view(seat) if seat != FATE else self.match.state
        try:
            self.play(seat, self.game.read(self.kit, view, seat, text), text)
        except (Illegal, Unreadable) as error:
            raise RefusedMove(error, self.offers(seat)) from None

    def touch(self, seat: int, handles: Sequence[str]) -> None:
        try:
            move, refusal = actions.judged(self.match, seat, None, handles)
        except Refused as refused:
            refused.extra["legal"] = self.offers(seat)
            raise
        if refusal is not None:
            raise RefusedMove(refusal, self.offers(seat))
        self.play(seat, move, self.game.write(self.kit, self.match.view(seat), seat, move))

    def play(self, seat: int, move: int, text: str) -> None:
        step = self.match.play(seat, move)
        self.moves.append(f"{SEATS[seat]} {text}")
        self._stepped(step)

    def deal(self) -> None:
        for step in self.match.deal():
            self._stepped(step)

    def _stepped(self, step: Step) -> None:
        self.steps.append((step, len(self.moves)))
        if not self.match.drafts:
            self._settled = len(self.steps)

    def bot_turn(self) -> BotTurn | None:
        """Who has to act beside the viewer, after what chance does now; None: nobody."""
        self.deal()
        seat = next((s for s in self.match.acting if s not in (self.viewer, FATE)), None)
        if seat is None:
            return None
        mixed = hashlib.sha256(f"{self.luck} {seat} {len(self.steps)}".encode()).digest()
        return BotTurn(seat, self.match.view(seat), mixed.hex())

    def bot_move(self, turn: BotTurn, move: int | None) -> None:
        """A bot's move; the most passive one if there is none, or an illegal one."""
        if move is None or self.game.check(self.kit, self.match.state, turn.seat, move) != 0:
            move = self.game.passive(self.kit, turn.view, turn.seat)
        self.play(turn.seat, move, self.game.write(self.kit, turn.view, turn.seat, move))

    def let_others(self, name: str) -> int:
        """Bots play for everybody else until it is the viewer's turn alone; how many moves they made.

        Right here. A server asks its bot processes instead.
        """
        bot = bots.find(self.game, name)
        for count in range(most_moves(self.game, name)):
            turn = self.bot_turn()
            if turn is None:
                return count
            self.bot_move(turn, int(bot(self.game, self.kit, turn.view, turn.seat, Random(turn.seed), None)))
        return most_moves(self.game, name)

    def why_not(self, seat: int, text: str | None, handles: Sequence[str] | None) -> Illegal | None:
        return actions.judged(self.match, seat, text, handles)[1]

    def _seat(self, said: str) -> int:
        seat = LETTERS.find(said) if len(said) == 1 else -1
        if not 0 <= seat < self.match.seats:
            raise Refused("server-no-seat")
        return seat

    # --- answers --------------------------------------------------------------------------------------------

    def view(self) -> State:
        return self.match.view(self.viewer)

    def offers(self, seat: int) -> list[dict[str, Any]]:
        if seat == FATE or seat not in self.match.acting:
            return []
        return views.offers(self.kit, self.match.view(seat), seat)

    def facts(self, told: int | None) -> list[tuple[int, Fact]]:
        """What there is to tell the viewer after the first `told` moves and what chance did then, each with the number
        of its round; None: everything."""
        return [
            (self.game.turn(self.kit, step.before), fact)
            for step, made in self.steps
            if told is None or made > told
            for fact in self.game.told(self.kit, step.before, step.seat, step.move, step.after, self.viewer)
        ]

    def log(self) -> list[dict[str, Any]]:
        """The moves the viewer knows of; None is one that is hidden."""
        game, kit, now = self.game, self.kit, self.match.state
        found = []
        for place, (step, _) in enumerate(self.steps):
            if place >= self._settled and step.seat != self.viewer:
                continue  # somebody's draft: it has not happened yet
            shown = game.disclosed(kit, step.before, step.seat, step.move, step.after, now, self.viewer)
            text = game.write(kit, step.before, step.seat, step.move) if shown else None
            found.append({"seat": SEATS[step.seat], "move": text, "turn": game.turn(kit, step.before)})
        return found

    def as_json(self, told: int | None, layout: bool) -> Any:
        game, kit, match, view = self.game, self.kit, self.match, self.view()
        acts = self.viewer in match.acting
        return {
            "game": game.name,
            "names": list(match.names),
            "seat": LETTERS[self.viewer] if self.viewer != PUBLIC else None,
            "scene": scene_of(game).scene(kit, view, self.viewer),
            "layout": scene_of(game).layout(kit) if layout else None,
            "offers": self.offers(self.viewer),
            "open": bool(acts and game.is_open(kit, view, self.viewer)),
            "final": self.viewer != PUBLIC and game.is_final(kit, view, self.viewer),
            "acting": [LETTERS[seat] for seat in match.acting if seat != FATE],
            "over": match.over,
            "points": match.points(self.viewer),
            "winners": [LETTERS[s] for s in game.winners(kit, match.state, match.seats)]
            if match.over
            else [],
            "turn": game.turn(kit, match.state),
            "facts": [
                {"key": fact.key, "values": fact.values, "turn": turn} for turn, fact in self.facts(told)
            ],
            "log": self.log(),
            "moves": self.moves,
        }
