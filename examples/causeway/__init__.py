"""Causeway, a game with a deck and secret hands for two to four: the second example of `docs/new-game.md`."""

from __future__ import annotations

from dataclasses import dataclass, field

from landbridge.core.game import PLAIN_REASONS, Chance, Game, Kit, Luck, Reason
from landbridge.core.state import FATE, UNKNOWN, State

from . import rules
from .rules import CARDS, DRAW, KIT, MOVES, PASS, ROWS, STATE


@dataclass(frozen=True)
class Options:
    """How Causeway is played."""

    hand: str = field(default="5", metadata={"choices": ("3", "5", "7")})  # C1: cards dealt to everybody


class Causeway(Game):
    name = "causeway"
    version = 1
    seats = range(2, 5)
    options = Options
    fate = "deck"
    longest = 2 * CARDS * 6  # a card is drawn, laid, and up to four pass before the next
    reasons = {  # noqa: RUF012 - the interface has it read-only
        **PLAIN_REASONS,
        rules.NOT_YOURS: Reason("C2", "causeway-why-not-yours"),
        rules.TOO_LOW: Reason("C2", "causeway-why-too-low"),
        rules.ONE_FITS: Reason("C4", "causeway-why-one-fits"),
    }

    def build(self, options: Options) -> Kit:
        fields = State.blank(KIT)
        fields.hand = int(options.hand)
        return Kit(self, options, fields, rules, STATE, MOVES)

    # --- what is hidden -----------------------------------------------------------------------------------

    def shown(self, kit: Kit, before: State, seat: int, move: int, after: State, viewer: int) -> int:
        """C1: whoever draws a card sees it, and nobody else."""
        return UNKNOWN if seat == FATE and before.drawer != viewer else move

    def chance(self, kit: Kit, s: State, nth: int) -> Chance:
        """The k-th card of the deck is the same card, whatever was played before."""
        return Chance("card", index=s.drawn, bag=[(DRAW + card, 1) for card in range(CARDS)])

    def guess(self, kit: Kit, v: State, viewer: int, rng: Luck) -> State:
        """Deal the cards that the viewer has not seen: to the others' hands, and the rest is the deck."""
        s = v.copy()
        unseen = [
            card for card in range(CARDS) if not (v.laid | (v.hand[viewer] if viewer >= 0 else 0)) >> card & 1
        ]
        if v.deck != UNKNOWN:
            return s  # the game is over, and everything is open
        for seat in range(s.seats):
            if seat != viewer:
                mine = [unseen.pop(rng.randrange(len(unseen))) for _ in range(v.held[seat])]
                s.hand[seat] = sum(1 << card for card in mine)
        s.deck = sum(1 << card for card in unseen)
        return s

    # --- notation and touch -------------------------------------------------------------------------------

    def write(self, kit: Kit, s: State, seat: int, move: int) -> str:
        if move == PASS:
            return "pass"
        if move >= DRAW:
            return f"card-{move - DRAW + 1}"
        return f"{move // ROWS + 1}{'abcd'[move % ROWS]}"

    def handles(self, kit: Kit, s: State, seat: int, move: int) -> tuple[str, ...]:
        if move >= PASS:
            return (self.write(kit, s, seat, move),)
        return f"card-{move // ROWS + 1}", f"row-{'abcd'[move % ROWS]}"

    def why(self, kit: Kit, s: State, seat: int, move: int) -> dict[str, str | int]:
        return {"card": move // ROWS + 1, "top": s.top[move % ROWS]} if move < PASS else {}
