"""A match at a table: the position and what can still be undone, not the whole history.

So a long game opens as fast as a short one. The history is in the events.
"""

from __future__ import annotations

import hashlib
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from typing import Any

from landbridge.core.game import Game, Kit
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.leaving import Left
from landbridge.core.play.match import Entry, Match, Step
from landbridge.core.play.transcript import Transcript
from landbridge.core.state import FATE, State
from landbridge.table.luck.attempts import secret_of
from landbridge.table.watching.insight import ALL


class Live(Match):
    """`log` holds what everybody could agree to take back: nothing from before chance acted or a secret came out.

    Without a dealer luck comes from outside: people enter what happened, may be wrong, and all of it can come back.
    """

    def __init__(self, game: Game, kit: Kit, names: Sequence[str], dealer: Dealer | None):
        super().__init__(game, kit, names, dealer)
        self.outside = dealer is None
        self._dropped = 0  # moves before the log
        self._made_of: object = None  # the bytes of a state
        self._made_ended = False
        self._made: dict[Any, Any] = {}

    @property
    def length(self) -> int:
        return self._dropped + len(self.log)

    @property
    def phase(self) -> int:
        return self._phase

    def play(self, seat: int, move: int) -> Step:
        """A move that has been checked: before it became an event (`actions.py`), or by the dealer's own odds."""
        # Here, not where the move was chosen: events read from disk move the dealer on as well.
        if seat == FATE and self.dealer is not None:
            self.dealer.acted(self.game, self.kit, self.state)
        before = self.state.copy()
        self._make(seat, move)
        step = Step(before, seat, move, self.state.copy())
        if self.outside:
            return step
        if seat == FATE or self.game.reveals(self.kit, step.before, step.after):
            self._dropped = self.length
            self.log.clear()
            self._base.set_to(self._settled)
        return step

    def deal_one(self) -> int | None:
        """What chance does next, not yet done; None if it is not its turn, or not for us to say."""
        if self.dealer is None or self.acting != [FATE]:
            return None
        return self.dealer.due(self.game, self.kit, self.state).move

    @property
    def _worked_out(self) -> dict[Any, Any]:
        """What was worked out of the state as it is; nothing, once it has changed."""
        if self.state.memory != self._made_of or self.ended != self._made_ended:
            self._made_of, self._made_ended, self._made = self.state.tobytes(), self.ended, {}
        return self._made

    def view(self, viewer: int) -> State:
        """What a viewer may know now, worked out once. To be read, not to be changed."""
        found = self._worked_out
        if viewer not in found:
            found[viewer] = self.state.copy() if viewer == ALL else Match.view(self, viewer)
        view: State = found[viewer]
        return view

    @property
    def acting(self) -> list[int]:
        """The seats that may act now, worked out once. To be read, not to be changed."""
        found = self._worked_out
        if "acting" not in found:
            found["acting"] = Match.acting.__get__(self)
        acting: list[int] = found["acting"]
        return acting

    def rest(self) -> None:
        """Keep the states alone, without what was laid out and worked out of them."""
        self._made = {}
        self._watched = {}
        self.state, self._base, self._settled, self._before_row = (
            state.copy() for state in (self.state, self._base, self._settled, self._before_row)
        )

    @property
    def tentative(self) -> tuple[int, int] | None:
        return None if self.outside else super().tentative

    def anew(self, names: Sequence[str]) -> Match:
        """The same match before its first move."""
        match = Match(self.game, self.kit, names, self.dealer.anew() if self.dealer is not None else None)
        match.outside = self.outside
        return match

    def reach(self, seat: int) -> int:
        """How many settled moves go back to before this seat's last one, if all agree; 0: it is too late."""
        for back, entry in enumerate(reversed(self.log), start=1):
            if entry.seat == seat:
                return back
        return 0

    # --- saving and restoring -----------------------------------------------------------------------------

    def as_json(self) -> dict[str, Any]:
        return {
            "state": b64encode(self.state.tobytes()).decode(),
            "settled": b64encode(self._settled.tobytes()).decode(),
            "base": b64encode(self._base.tobytes()).decode(),
            "phase": self._phase,
            "drafts": {str(seat): moves for seat, moves in self.drafts.items()},
            "log": [list(entry) for entry in self.log],
            "dropped": self._dropped,
            "left": [list(one) for one in self.left],
            "names": list(self.names),
            **_kept(self.dealer),
        }

    @classmethod
    def from_json(cls, game: Game, kit: Kit, secret: bytes, kept: Mapping[str, Any]) -> Live:
        """`secret` is the table's, from which those of its attempts follow."""
        live = cls(game, kit, kept["names"], _dealer(secret, kept))
        live.log = [Entry(*entry) for entry in kept["log"]]
        live._base.set_to(_unpacked(kit, kept["base"]))
        live.state.set_to(live._base)
        live._replay(live.log)  # so that it is known what may be taken back
        live.state.set_to(_unpacked(kit, kept["state"]))
        live._settled.set_to(_unpacked(kit, kept["settled"]))
        live._phase = kept["phase"]
        live.drafts = {int(seat): list(moves) for seat, moves in kept["drafts"].items()}
        live._dropped = kept["dropped"]
        live.left = [Left(*one) for one in kept["left"]]
        return live


def _kept(dealer: Dealer | None) -> dict[str, Any]:
    """What a snapshot keeps of a dealer."""
    if dealer is None:
        return {"outside": True}
    return {"luck": dealer.transcript.as_json(), "chance": dealer.place}


def _dealer(secret: bytes, kept: Mapping[str, Any]) -> Dealer | None:
    if kept.get("outside"):
        return None
    transcript = Transcript.from_json(kept["luck"])
    dealer = Dealer(secret_of(secret, transcript.last.number), transcript)
    dealer.go_on(kept["chance"])
    return dealer


def layout(kit: Kit) -> str:
    """Names the shape of a kit's states: a snapshot of another shape is not read, its events are played again."""
    if "shape" not in kit.memo:
        told = f"{kit.game.version} {kit.state.descr} {kit.state.size}"
        kit.memo["shape"] = hashlib.sha256(told.encode()).hexdigest()[:16]
    mark: str = kit.memo["shape"]
    return mark


def _unpacked(kit: Kit, text: str) -> State:
    return State.from_bytes(b64decode(text), kit.state)
