"""Beacons as a `Game`: what surrounds the rules — kit, guesses, notation, touch, and what there is to say."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from landbridge.core.facts import Fact
from landbridge.core.game import PLAIN_REASONS, Game, Kit, Luck, Reason
from landbridge.core.state import FATE, UNKNOWN, State

from . import rules
from .state import CLEARS, HILLS, KIT, MOVES, OVER, SIDE, STATE

COLUMNS = "abcde"


@dataclass(frozen=True)
class Options:
    """How Beacons is played; the default is the game as it is meant."""

    far: bool = False  # F6: beacons see each other across a corner, too


class Beacons(Game):
    name = "beacons"
    version = 1
    seats = range(2, 5)
    options = Options
    fate = "wind"
    longest = HILLS * (1 + 4)  # every round takes a hill at least
    reasons = {  # noqa: RUF012 - the interface has it read-only
        **PLAIN_REASONS,
        rules.NOTHING_FREE: Reason("F2", "beacons-why-nothing-free"),
        rules.IN_FOG: Reason("F3", "beacons-why-in-fog"),
        rules.TAKEN: Reason("F3", "beacons-why-taken"),
    }

    def build(self, options: Options) -> Kit:
        fields = State.blank(KIT)
        for hill in range(HILLS):
            fields.near[hill] = sum(1 << other for other in range(HILLS) if sees(hill, other, options.far))
        return Kit(self, options, fields, rules, STATE, MOVES)

    def guess(self, kit: Kit, v: State, viewer: int, rng: Luck) -> State:
        """Whoever has picked may have picked any free hill of the ridge."""
        s = v.copy()
        hills = [hill for hill in range(HILLS) if rules.free_on(s.fields, max(s.ridge, 0)) >> hill & 1]
        for seat in range(s.seats):
            if s.picked[seat] == UNKNOWN:
                s.picked[seat] = hills[rng.randrange(len(hills))]
        return s

    # --- notation and touch -------------------------------------------------------------------------------

    def write(self, kit: Kit, s: State, seat: int, move: int) -> str:
        return hill_name(move) if move < CLEARS else f"ridge-{move - CLEARS + 1}"

    def handles(self, kit: Kit, s: State, seat: int, move: int) -> tuple[str, ...]:
        return (f"hill-{hill_name(move)}" if move < CLEARS else self.write(kit, s, seat, move),)

    def witness(self, kit: Kit, s: State, seat: int, move: int) -> tuple[str, ...]:
        reason = self.check(kit, s, seat, move)
        return self.handles(kit, s, seat, move) if reason in (rules.IN_FOG, rules.TAKEN) else ()

    def why(self, kit: Kit, s: State, seat: int, move: int) -> dict[str, str | int]:
        return (
            {"hill": hill_name(move), "ridge": s.ridge + 1} if move < CLEARS else {"ridge": move - CLEARS + 1}
        )

    # --- what there is to say -----------------------------------------------------------------------------

    def facts(self, kit: Kit, before: State, seat: int, move: int, after: State) -> list[Fact]:
        if seat == FATE:
            return [Fact("beacons-fact-wind", {"ridge": after.ridge + 1})]
        if before.stage == after.stage:
            return [Fact("beacons-fact-picked", {"seat": seat})]
        picks = Counter(after.picked[i] for i in range(after.seats))
        facts = [
            Fact("beacons-fact-lights", {"seat": i, "hill": hill_name(after.picked[i])})
            for i in range(after.seats)
            if picks[after.picked[i]] == 1
        ]
        facts += [
            Fact("beacons-fact-dark", {"count": count, "hill": hill_name(hill)})
            for hill, count in sorted(picks.items())
            if count > 1
        ]
        return facts + (self.result(kit, after) if after.stage == OVER else [])


def hill_name(hill: int) -> str:
    return f"{COLUMNS[hill % SIDE]}{hill // SIDE + 1}"


def sees(hill: int, other: int, far: bool) -> bool:
    across, along = abs(hill % SIDE - other % SIDE), abs(hill // SIDE - other // SIDE)
    return max(across, along) == 1 and (far or across + along == 1)
