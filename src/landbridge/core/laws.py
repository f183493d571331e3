"""The laws every game obeys, as one generic proof by random play. Public: whoever writes a game runs it on theirs.

    report = prove(game, options, seats=3, steps=5000)      # LawBroken names the law and brings a record
    print(report)

Some laws need somebody who does not use the rules, or a mistake would hide itself:

- `swap(game, kit, state, viewer, luck)` returns a state that differs only in what the viewer may not know (*hidden*);
- `rebuild(kit, state)` returns the state with all that is kept for speed worked out again from the rest (*derived*);
- `seating` says where a state speaks of seats (*seats*; see `seating.py`).
"""

from __future__ import annotations

import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from landbridge import texts
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Game, Kit, Luck
from landbridge.core.options import BOARD
from landbridge.core.play import record
from landbridge.core.play.match import Match, Step
from landbridge.core.play.seating import Seating
from landbridge.core.state import FATE, PUBLIC, UNKNOWN, State, differences, unknowns

__all__ = ["LAWS", "LawBroken", "Rebuild", "Report", "Swap", "configurations", "lacking_words", "prove"]

LAWS = {
    "runs": "the game raises nothing",
    "actors": "whoever acts has a move, FATE acts alone, and nobody acts after the end",
    "offer": "offer lists exactly what check allows (in an open phase a part of it)",
    "notation": "read inverts write, no two moves share a text, and no text looks like an actor",
    "touch": "aim inverts handles",
    "refusal": "every refused move has a reason, a ruling and a sentence",
    "do": "do is deterministic and touches nothing but its state",
    "odds": "chance has whole positive odds",
    "draws": "no two chance events of a match have the same name; a bag never changes, and holds what may be drawn",
    "lots": "playouts draw every move of chance by its odds",
    "choices": "playouts choose from exactly what is offered, in its order",
    "commute": "moves of simultaneous actors commute",
    "own view": "legality is the same on the actor's own view",
    "view": "a view of a view is that view; a public move changes both alike; after the end everything is open",
    "hidden": "states and chances that differ only in what is hidden from a viewer look, offer and tell the same",
    "shown": "a viewer who is shown a move of chance would see something else after another move of chance",
    "sealed": "whatever a seat drafts, the others see the same; only that somebody is done is public",
    "known": "a full state has nothing UNKNOWN",
    "derived": "whatever is kept for speed equals what the rest of the state says",
    "seats": "renaming the seats around the table renames everything else, and changes nothing",
    "rank": "whom nobody beats by points, or by the tie-break at equal points, has won",
    "guess": "a guess fits the view and leaves nothing UNKNOWN",
    "taking back": "a draft taken back leaves no trace, and can be played again",
    "undo": "what may be taken back without asking has told its seat nothing, and can be played again",
    "telling": "every fact has a sentence",
    "turn": "the number of the turn never falls",
    "record": "the record replays to the same state",
    "twin": "interpreted and compiled rules agree, move by move",
    "end": "every game ends under random play, with a winner",
}

Swap = Callable[[Game, Kit, State, int, Luck], State | None]
Rebuild = Callable[[Kit, State], State]
_SECRET = "if that is a secret, `Game.shown` must return UNKNOWN for this viewer"
_FIRST_TO_LAST = "(where the rules go from the first seat to the last, `Seating.holds` returns False)"
_LOOKED_AT = 4  # moves that are weighed where a game is not played at random
_DRAFT_MOVES = 40  # of another draft, made up to compare; a longer one is left as it is


class LawBroken(AssertionError):
    """A law that a game breaks, with the record that shows it."""

    def __init__(self, law: str, detail: str, match: Match | None = None):
        self.law = law
        self.detail = detail
        self.record = record.dumps(match, keep_secret=False) if match is not None else ""
        super().__init__(f"law {law!r} ({LAWS[law]}): {detail}\n{self.record}")


@dataclass
class Report:
    """On how many steps each law was checked."""

    steps: int = 0
    games: int = 0
    checked: Counter[str] = field(default_factory=Counter)

    def __iadd__(self, other: Report) -> Report:
        self.steps += other.steps
        self.games += other.games
        self.checked += other.checked
        return self

    def __str__(self) -> str:
        lines = [f"{self.steps:,} steps in {self.games:,} games"]
        lines += [f"{self.checked[law]:>10,}  {law}: {sentence}" for law, sentence in LAWS.items()]
        return "\n".join(lines)


class _Mix:
    """A small generator of our own: the core draws no luck from elsewhere, and a proof repeats exactly."""

    def __init__(self, seed: int):
        self._state = seed * 2862933555777941757 + 3037000493

    def randrange(self, stop: int, /) -> int:
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self._state >> 33) % stop


def prove(
    game: Game,
    options: Any = None,
    seats: int | None = None,
    steps: int = 1000,
    seed: int = 0,
    swap: Swap | None = None,
    kit: Kit | None = None,
    twin: bool | None = None,
    rebuild: Rebuild | None = None,
    seating: Seating | None = None,
    every: int = 1,
) -> Report:
    """Play random games for `steps` steps (to the end of the last game) and check every law on the way.

    Rules are compiled where Numba is there; `twin` then runs the interpreted ones beside them. With `every` laws are
    checked at every so many-th step only, and at the end: so that long games can be played to theirs.
    """
    seats = seats or game.seats.start
    if kit is None:
        kit = game.kit(options)
        # What is wrong with the rules is said in one line where they run as they stand; a compiler needs a hundred.
        _Walk(game, kit, seats, _Mix(seed), False, swap, rebuild, seating, every).play(1)
        kit = kit.quick()
    twin = kit.rules.compiled if twin is None else twin
    return _Walk(game, kit, seats, _Mix(seed), twin, swap, rebuild, seating, every).play(steps)


def lacking_words(game: Game) -> list[str]:
    """Return the keys of all sentences that every game needs and this one has not, its reasons' included."""
    words, key = texts.words("en"), game.key
    wanted = [key, *(f"{key}-{what}" for what in ("about", "by", "help"))]
    wanted += [reason.key for reason in game.reasons.values()]
    for option in fields(game.options):
        wanted += [] if option.name == BOARD else [f"{key}-option-{option.name.replace('_', '-')}"]
    return [one for one in dict.fromkeys(wanted) if not words.has(one)]


class _Walk:
    def __init__(
        self,
        game: Game,
        kit: Kit,
        seats: int,
        luck: _Mix,
        twin: bool,
        swap: Swap | None,
        rebuild: Rebuild | None,
        seating: Seating | None,
        every: int = 1,
    ):
        self.every = every
        self.game, self.kit, self.seats, self.luck = game, kit, seats, luck
        self.swap, self.rebuild, self.seating = swap, rebuild, seating
        self.undo_luck, self.chance_luck = _Mix(0), _Mix(1)  # of their own, so that the games stay the same
        self.viewers = [*range(seats), PUBLIC]
        self.twin_kit = kit.interpreted() if twin and kit.rules.compiled else None
        self.twin = game.start(kit, seats)
        self.report = Report()
        self.words = texts.words("en")
        self.said: set[str] = set()  # facts whose sentence was found
        self.match = Match(game, kit, LETTERS[:seats])
        self.chances: Counter[int] = Counter()  # how many there were in each turn of this game …
        self.chance_names: set[object] = set()  # … what they were called …
        self.bags: dict[str, list[tuple[int, int]]] = {}  # … and what they were drawn from

    def play(self, steps: int) -> Report:
        """Play games for so many steps, to the end of the last one; what the game raises is told with its record."""
        lacking = lacking_words(self.game)
        self.hold("telling", not lacking, lambda: f"no sentence for {', '.join(lacking)}")
        while self.report.steps < steps:
            try:
                self.play_one()
            except LawBroken:
                raise
            except Exception as error:
                raise LawBroken("runs", _said_in_one_line(error, self.game), self.match) from error
            self.hold("runs", True, "")
        return self.report

    def play_one(self) -> None:
        """Play one random game to its end."""
        game, kit = self.game, self.kit
        match = self.match = Match(game, kit, LETTERS[: self.seats])
        self.twin = game.start(kit, self.seats)
        self.chances.clear()
        self.chance_names.clear()
        self.bags.clear()
        turn = 0
        moves = 0
        while match.acting:
            checked = (moves + self.report.games) % self.every == 0
            if checked:
                self.check_state(match.state)
                self.twin.set_to(match.state)
            elif match.acting == [FATE]:
                self.check_draws(match.state)
            seat = self.pick(match.acting)
            move = self.choose(match.state, seat)
            if checked:
                self.check_move(match.state, seat, move)
            step = match.play(seat, move)
            if checked:
                self.check_twin(seat, move)
                self.check_undo(step)
            moves += 1
            self.report.steps += 1
            self.hold("turn", game.turn(kit, match.state) >= turn, "it fell")
            turn = game.turn(kit, match.state)
            if moves > game.longest:
                self.broken("end", f"no end after {moves} steps; the game says {game.longest} at most")
        self.report.games += 1
        self.check_end(match.state)
        self.check_record()

    def choose(self, s: State, seat: int) -> int:
        """Any move in every third game; in the others one that scores, or one that keeps the points equal.

        Random play alone hardly ever reaches a goal, let alone a tie.
        """
        game, kit = self.game, self.kit
        offers = game.offers(kit, s, seat)
        manner = self.report.games % 3
        if manner == 0 or seat == FATE or len(offers) == 1:
            return self.pick(offers)
        best: tuple[int, int] | None = None
        for move in (self.pick(offers) for _ in range(_LOOKED_AT)):
            after = s.copy()
            game.do(kit, after, seat, move)
            points = [game.points(kit, after, i) for i in range(self.seats)]
            cost = -points[seat] if manner == 1 else max(points) - min(points)
            if best is None or cost < best[0]:
                best = cost, move
        assert best is not None
        return best[1]

    def check_draws(self, s: State) -> None:
        """The dealer draws by name: a name used twice would have the same luck twice."""
        turn = self.game.turn(self.kit, s)
        chance = self.game.chance(self.kit, s, self.chances[turn])
        self.chances[turn] += 1
        self.hold("draws", chance.name not in self.chance_names, lambda: f"{chance.name} comes again")
        self.chance_names.add(chance.name)
        if chance.bag is not None:
            bag = self.bags.setdefault(chance.purpose, list(chance.bag))
            self.hold("draws", list(chance.bag) == bag, lambda: f"the bag of {chance.purpose} has changed")
            held = dict(bag)
            lacking = [move for move, weight in self.game.odds(self.kit, s) if weight > held.get(move, 0)]
            self.hold("draws", not lacking, lambda: f"the bag of {chance.purpose} lacks {lacking}")

    def check_lots(self, s: State, offers: list[int]) -> None:
        """As many lots as the odds say, and the first and last of some move where they should be."""
        rules, kit = self.kit.rules, self.kit
        lots = rules.lots(kit, s)
        odds = [self.game.weight(kit, s, move) for move in offers]
        self.hold("lots", lots == sum(odds), lambda: f"{lots} lots, odds of {sum(odds)}")
        at = self.report.steps % len(offers)
        behind = sum(odds[:at])
        drawn = {rules.lot(kit, s, pick) for pick in (behind, behind + odds[at] - 1)}
        self.hold("lots", drawn == {offers[at]}, lambda: f"lots of move {offers[at]} say {drawn}")

    def check_choices(self, s: State, seat: int, offers: list[int]) -> None:
        """As many as are offered, and some move and the last where they should be."""
        rules, kit = self.kit.rules, self.kit
        count = rules.choices(kit, s, seat)
        self.hold("choices", count == len(offers), lambda: f"{count} choices, {len(offers)} offered")
        places = self.report.steps % count, count - 1
        chosen = [rules.choice(kit, s, seat, at) for at in places]
        self.hold(
            "choices", chosen == [offers[at] for at in places], lambda: f"places {places} have {chosen}"
        )

    # --- a state ------------------------------------------------------------------------------------------

    def check_state(self, s: State) -> None:
        game, kit, match = self.game, self.kit, self.match
        acting = match.acting
        self.hold("actors", FATE not in acting or acting == [FATE], "FATE acts beside others")
        self.hold("known", not unknowns(s), lambda: f"UNKNOWN in {unknowns(s)}")
        for seat in acting:
            offers = game.offers(kit, s, seat)
            self.hold("actors", bool(offers), f"{self.name(seat)} acts and has no move")
            self.check_offers(s, seat, offers)
            if seat == FATE:
                self.hold("odds", all(game.weight(kit, s, m) > 0 for m in offers), "odds of 0 or less")
                self.check_lots(s, offers)
                self.check_draws(s)
            else:
                self.check_choices(s, seat, offers)
                self.check_own_view(s, seat, offers)
        idle = self.pick([seat for seat in (*range(self.seats), FATE) if seat not in acting])
        self.hold(
            "offer",
            not game.offers(kit, s, idle),
            lambda: f"{self.name(idle)} is offered moves and does not act",
        )
        self.hold(
            "offer", not game.allowed(kit, s, idle), lambda: f"{self.name(idle)} may move and does not act"
        )
        self.check_refusal(s, self.pick([*acting, idle]))
        viewer = self.pick(self.viewers)
        self.check_hidden(s, viewer)
        self.check_views(s, viewer)
        self.check_commuting(s, acting)
        self.check_derived(s)
        self.check_rank(s)
        if match.drafts:
            self.check_sealed()
            self.check_taking_back()
        if self.luck.randrange(200) == 0:
            self.check_record()

    def check_offers(self, s: State, seat: int, offers: list[int]) -> None:
        game, kit = self.game, self.kit
        if game.is_open(kit, s, seat):
            extra = [m for m in offers if game.check(kit, s, seat, m) != 0]
            self.hold(
                "offer", not extra, lambda: f"{self.name(seat)} is offered {extra}, which check refuses"
            )
            self.hold("offer", len(set(offers)) == len(offers), f"{self.name(seat)} is offered a move twice")
        else:
            allowed = game.allowed(kit, s, seat)
            self.hold("offer", sorted(offers) == allowed, lambda: self.gap(s, seat, offers, allowed))
        texts_of = [game.write(kit, s, seat, m) for m in offers]
        self.hold(
            "notation", len(set(texts_of)) == len(offers), lambda: f"two moves share a text: {texts_of}"
        )
        move = self.pick(offers)
        text = game.write(kit, s, seat, move)
        try:
            self.hold(
                "notation", game.read(kit, s, seat, text) == move, lambda: f"{text!r} is read as another move"
            )
        except LandbridgeError as error:
            self.broken("notation", f"{text!r} cannot be read: {error}")
        actor = (
            text in (*LETTERS, game.fate, record.HIDDEN)
            or text != text.strip()
            or "_" in text
            or "\n" in text
        )
        self.hold("notation", not actor, lambda: f"{text!r} is not fit for a record")
        handles = game.handles(kit, s, seat, move)
        self.hold(
            "touch",
            game.aim(kit, s, seat, handles) == move,
            lambda: f"{handles} aims at another move than {text}",
        )

    def gap(self, s: State, seat: int, offers: list[int], allowed: list[int]) -> str:
        write = [self.game.write(self.kit, s, seat, m) for m in sorted(set(offers) ^ set(allowed))]
        return f"{self.name(seat)}: offered or allowed, but not both: {write}, or offered twice"

    def check_own_view(self, s: State, seat: int, offers: list[int]) -> None:
        game, kit = self.game, self.kit
        v = game.view(kit, s, seat)
        same = game.offers(kit, v, seat) == offers
        if game.is_open(kit, s, seat):  # too many moves to ask about each
            probes = [self.luck.randrange(kit.moves) for _ in range(20)]
            same &= all(game.check(kit, v, seat, m) == game.check(kit, s, seat, m) for m in probes)
        else:
            same &= game.allowed(kit, v, seat) == game.allowed(kit, s, seat)
        self.hold("own view", same, lambda: f"{self.name(seat)} may do other things on its own view")

    def check_refusal(self, s: State, seat: int) -> None:
        game, kit = self.game, self.kit
        code = game.check(kit, s, seat, kit.moves)
        plain = code in game.reasons and not game.reasons[code].ruling
        self.hold("refusal", plain, lambda: f"what is no move at all is refused with {code}")
        move = self.luck.randrange(kit.moves)
        code = game.check(kit, s, seat, move)
        if code == 0:
            return
        self.hold("refusal", code in game.reasons, lambda: f"reason {code} is not declared")
        refusal = game.refusal(kit, s, seat, move)
        self.hold("refusal", refusal is not None, "refused without a reason")
        if refusal is not None:
            self.hold("refusal", self.has_words(refusal.fact), lambda: f"no sentence for {refusal.fact}")

    def check_views(self, s: State, viewer: int) -> None:
        game, kit = self.game, self.kit
        v = game.view(kit, s, viewer)
        self.hold(
            "view", game.view(kit, v, viewer) == v, lambda: f"{self.name(viewer)}: a view of the view differs"
        )
        if viewer in self.match.acting or viewer == PUBLIC:
            guess = game.guess(kit, v, viewer, self.luck)
            self.hold(
                "guess", not unknowns(guess), lambda: f"{self.name(viewer)}: UNKNOWN in {unknowns(guess)}"
            )
            back = game.view(kit, guess, viewer)
            self.hold(
                "guess", back == v, lambda: f"{self.name(viewer)}: another view, {differences(back, v)}"
            )
            same = game.actors(kit, guess) == game.actors(kit, s)
            self.hold("guess", same, lambda: f"{self.name(viewer)}: others act in the guess")

    def check_hidden(self, s: State, viewer: int) -> None:
        if self.swap is None:
            return
        game, kit = self.game, self.kit
        other = self.swap(game, kit, s, viewer, self.luck)
        if other is None or other == s:
            return
        views = game.view(kit, s, viewer), game.view(kit, other, viewer)
        leak = lambda: f"{self.name(viewer)} can tell by {differences(*views)}"  # noqa: E731 - told only when broken
        self.hold("hidden", views[0] == views[1], leak)
        if viewer in self.match.acting:
            offers = game.offers(kit, s, viewer)
            same = offers == game.offers(kit, other, viewer)
            self.hold("hidden", same, lambda: f"{self.name(viewer)} can tell by the offers")
            move = self.pick(offers)
            told = [self.told(x, viewer, move, viewer) for x in (s, other)]
            self.hold(
                "hidden",
                None in told or told[0] == told[1],
                lambda: f"{self.name(viewer)} can tell by {told}",
            )

    def check_commuting(self, s: State, acting: list[int]) -> None:
        if len(acting) < 2:
            return
        game, kit = self.game, self.kit
        one = self.pick(acting)
        two = self.pick([seat for seat in acting if seat != one])
        moves = {seat: self.pick(game.offers(kit, s, seat)) for seat in (one, two)}
        ends = []
        for order in ((one, two), (two, one)):
            t = s.copy()
            game.do(kit, t, order[0], moves[order[0]])
            legal = game.check(kit, t, order[1], moves[order[1]]) == 0
            self.hold(
                "commute",
                legal,
                f"{self.name(order[0])}'s move forbids {self.name(order[1])}'s",
            )
            game.do(kit, t, order[1], moves[order[1]])
            ends.append(t)
        self.hold("commute", ends[0] == ends[1], lambda: f"the order matters to {differences(*ends)}")

    def check_derived(self, s: State) -> None:
        if self.rebuild is None:
            return
        again = self.rebuild(self.kit, s)
        self.hold(
            "derived", again == s, lambda: f"the rest of the state says otherwise: {differences(s, again)}"
        )

    def check_rank(self, s: State) -> None:
        """By the points there are, and by made-up ones: ties are rare, and worth more than their share."""
        game, kit, seats = self.game, self.kit, range(self.seats)
        points = [game.points(kit, s, seat) for seat in seats]
        ties = [game.tiebreak(kit, s, seat) for seat in seats]
        self.hold_rank(game.winners(kit, s, self.seats), points, ties)
        if type(game).winners is Game.winners:
            points = [self.luck.randrange(3) for _ in seats]
            ties = [self.luck.randrange(2) for _ in seats]
            made_up: Any = copy(game)
            made_up.points = lambda kit, s, seat: points[seat]
            made_up.tiebreak = lambda kit, s, seat: ties[seat]
            self.hold_rank(made_up.winners(kit, s, self.seats), points, ties)

    def hold_rank(self, winners: list[int], points: list[int], ties: list[int]) -> None:
        """Seat against seat, as two people would compare."""

        def beats(one: int, other: int) -> bool:
            if points[one] != points[other]:
                return points[one] > points[other]
            return ties[one] > ties[other]

        seats = range(self.seats)
        unbeaten = [seat for seat in seats if not any(beats(other, seat) for other in seats)]
        self.hold("rank", winners == unbeaten, lambda: f"{winners} win with {points}, tie-breaks {ties}")

    def check_sealed(self) -> None:
        """Another draft in the place of somebody's: nobody else can tell, whether the seat is done or not."""
        game, kit, match = self.game, self.kit, self.match
        seat = self.pick(sorted(match.drafts))
        s = match.state
        acts = game.actors(kit, s) >> seat & 1
        other = match.settled()
        for one, moves in sorted(match.drafts.items()):
            for move in moves if one != seat else ():
                game.do(kit, other, one, move)
        for _ in range(_DRAFT_MOVES):
            if not game.actors(kit, other) >> seat & 1 or (acts and self.luck.randrange(2)):
                break
            before, offers = other.copy(), game.offers(kit, other, seat)
            if not offers:
                return  # a dead end; the law *actors* will say so
            game.do(kit, other, seat, self.pick(offers))
            if game.sealed(kit, other) != game.sealed(kit, before):
                return  # that draft would have resolved the phase
            if acts and not game.actors(kit, other) >> seat & 1:
                other = before
                break
        if game.actors(kit, other) >> seat & 1 != acts:
            return
        for viewer in self.viewers:
            if viewer != seat:
                views = game.view(kit, s, viewer), game.view(kit, other, viewer)
                leak = lambda v=viewer, w=views: (  # noqa: E731 - told only when broken
                    f"{self.name(v)} can tell {self.name(seat)}'s drafts apart by {differences(*w)}"
                )
                self.hold("sealed", views[0] == views[1], leak)

    def check_taking_back(self) -> None:
        game, kit, match = self.game, self.kit, self.match
        seat = self.pick(sorted(match.drafts))
        draft = list(match.drafts[seat])
        if not draft:
            return
        if game.is_final(kit, match.state, seat):
            self.check_final(seat)
            return
        before = match.state.copy()
        count = 1 + self.luck.randrange(len(draft))
        match.take_back(seat, count)
        rest = match.settled()
        for other, moves in match.drafts.items():
            for move in moves:
                game.do(kit, rest, other, move)
        self.hold("taking back", rest == match.state, "a trace is left")
        for move in draft[len(draft) - count :]:
            match.play(seat, move)
        self.hold("taking back", match.state == before, "the same draft leads elsewhere")

    def check_final(self, seat: int) -> None:
        match = self.match
        before, drafts = match.state.copy(), {one: list(moves) for one, moves in match.drafts.items()}
        try:
            match.take_back(seat)
        except LandbridgeError as error:
            self.hold("taking back", self.has_words(error.fact), f"no sentence for {error.fact.key}")
        else:
            self.broken("taking back", f"{self.name(seat)} took back what is final")
        self.hold("taking back", (match.state, match.drafts) == (before, drafts), "a refusal left a trace")

    def check_undo(self, step: Step) -> None:
        """Without asking, only the mover takes back, in its own turn, and what any hidden thing would have told."""
        game, kit, match, seat = self.game, self.kit, self.match, step.seat
        others = [one for one in range(self.seats) if one != seat and not match.drafts.get(one)]
        late = [self.name(one) for one in others if match.undoable(one)]
        self.hold("undo", not late, lambda: f"{late} may take back after {self.name(seat)} has moved")
        if seat == FATE or self.report.steps % 2 or not match.undoable(seat):  # every other step is enough
            return
        if not match.drafts:
            same = game.actors(kit, step.before) == game.actors(kit, step.after)
            self.hold("undo", same, lambda: f"{self.name(seat)} may take back when the turn has passed")
        guess = game.guess(kit, game.view(kit, step.before, seat), seat, self.undo_luck)
        game.do(kit, guess, seat, step.move)
        views = game.view(kit, guess, seat), game.view(kit, step.after, seat)
        self.hold(
            "undo", views[0] == views[1], lambda: f"{self.name(seat)} has learned {differences(*views)}"
        )
        self.check_undone(seat)
        self.hold("undo", match.undo(seat, 1) == 1, "offered and not done")
        self.hold(
            "undo", match.state == step.before, lambda: f"left: {differences(match.state, step.before)}"
        )
        match.play(seat, step.move)

    def check_undone(self, seat: int) -> None:
        """Some of the moves taken back and made again lead to the same match."""
        match = self.match
        before, log, drafts = match.state.copy(), list(match.log), list(match.drafts.get(seat, ()))
        count = 1 + self.undo_luck.randrange(match.undoable(seat))
        made = drafts or [entry.move for entry in log]
        match.undo(seat, count)
        left = len(match.log) == len(log) - (0 if drafts else count)
        self.hold("undo", left, lambda: f"{count} moves taken back, {len(match.log)} left of {len(log)}")
        try:
            for move in made[len(made) - count :]:
                match.play(seat, move)
        except LandbridgeError as error:
            self.broken("undo", f"the same moves are refused: {error}")
        again = match.state == before and match.log == log and match.drafts.get(seat, []) == drafts
        self.hold("undo", again, lambda: f"the same moves lead elsewhere: {differences(match.state, before)}")

    # --- a move -------------------------------------------------------------------------------------------

    def check_move(self, s: State, seat: int, move: int) -> None:
        game, kit = self.game, self.kit
        kit_before, before = kit.fields.tobytes(), s.tobytes()
        a, b = s.copy(), s.copy()
        game.do(kit, a, seat, move)
        game.do(kit, b, seat, move)
        self.hold("do", a == b, lambda: f"twice the same move, two states: {differences(a, b)}")
        untouched = kit.fields.tobytes() == kit_before and s.tobytes() == before
        self.hold("do", untouched, "the kit or another state was touched")
        self.check_seats(s, seat, move, a)
        other = self.other_chance(s, move) if seat == FATE else None
        for viewer in self.viewers:
            self.check_public(s, seat, move, a, viewer)
            facts = game.told(kit, s, seat, move, a, viewer)
            mute = [f for f in facts if not self.has_words(f)]
            self.hold("telling", not mute, f"no sentence for {[f.as_json() for f in mute]}")
            if other is not None:
                self.check_chance(s, (move, a), other, viewer)
            elif seat != FATE and game.shown(kit, s, seat, move, a, viewer) == UNKNOWN:
                still = game.actors(kit, a) >> seat & 1 and not game.reveals(kit, s, a)
                same = game.view(kit, s, viewer) == game.view(kit, a, viewer) and not facts
                self.hold(
                    "sealed",
                    same or not still,
                    f"{self.name(viewer)} sees {self.name(seat)}'s draft",
                )

    def check_public(self, s: State, seat: int, move: int, after: State, viewer: int) -> None:
        """A viewer who is shown a move and sees everything it needs can make it on their own view."""
        game, kit = self.game, self.kit
        if game.shown(kit, s, seat, move, after, viewer) == UNKNOWN or game.reveals(kit, s, after):
            return
        seen = game.view(kit, s, viewer)
        if unknowns(seen) or game.check(kit, seen, seat, move) != 0:
            return
        game.do(kit, seen, seat, move)
        views = game.view(kit, seen, viewer), game.view(kit, after, viewer)
        self.hold(
            "view", views[0] == views[1], lambda: f"{self.name(viewer)} sees other {differences(*views)}"
        )

    def check_seats(self, s: State, seat: int, move: int, after: State) -> None:
        """The same table with everybody some seats further on: the same moves, points, views and consequences."""
        game, kit, seating, seats = self.game, self.kit, self.seating, self.seats
        if seating is None or seats < 2 or not seating.holds(kit, s) or not seating.holds(kit, after):
            return
        by = 1 + self.luck.randrange(seats - 1)
        r = seating.rotated(s, seats, by)
        actors = seating.rotated_set(game.actors(kit, s), seats, by)
        self.hold("seats", game.actors(kit, r) == actors, "others act")
        there = seating.rotated_seat(seat, seats, by)
        moves = sorted(seating.rotated_move(m, seats, by) for m in game.offers(kit, s, seat))
        self.hold(
            "seats", sorted(game.offers(kit, r, there)) == moves, lambda: f"{self.name(there)} may do others"
        )
        for i in range(seats):
            j = seating.rotated_seat(i, seats, by)
            marks = [(game.points(kit, x, y), game.tiebreak(kit, x, y)) for x, y in ((s, i), (r, j))]
            self.hold("seats", marks[0] == marks[1], lambda m=marks, i=i: f"{self.name(i)} has {m}")  # type: ignore[misc]
        t = r.copy()
        game.do(kit, t, there, seating.rotated_move(move, seats, by))
        goal = seating.rotated(after, seats, by)
        self.hold(
            "seats",
            t == goal,
            lambda: f"{self.name(there)}'s move leads elsewhere: {differences(t, goal)} {_FIRST_TO_LAST}",
        )
        viewer = self.pick(self.viewers)
        views = (
            game.view(kit, r, seating.rotated_seat(viewer, seats, by)),
            seating.rotated(game.view(kit, s, viewer), seats, by),
        )
        self.hold("seats", views[0] == views[1], lambda: f"{self.name(viewer)} sees {differences(*views)}")

    def other_chance(self, s: State, move: int) -> tuple[int, State] | None:
        """Return something else that chance might have done, and where it leads; None if there was nothing else."""
        others = [one for one in self.game.offers(self.kit, s, FATE) if one != move]
        if not others:
            return None
        other, after = others[self.chance_luck.randrange(len(others))], s.copy()
        self.game.do(self.kit, after, FATE, other)
        return other, after

    def check_chance(self, s: State, done: tuple[int, State], other: tuple[int, State], viewer: int) -> None:
        """Compare two moves of chance: a viewer who is shown them can tell them apart, and nobody else can."""
        game, kit, name = self.game, self.kit, self.name(viewer)
        shown = [game.shown(kit, s, FATE, move, after, viewer) != UNKNOWN for move, after in (done, other)]
        self.hold("hidden", shown[0] == shown[1], f"{name} is shown some of FATE's moves, not others")
        views = [game.view(kit, after, viewer) for _, after in (done, other)]
        if shown[0]:
            texts_of = [game.write(kit, s, FATE, move) for move, _ in (done, other)]
            self.hold(
                "shown",
                views[0] != views[1] or done[1] == other[1],
                lambda: f"{name} is shown {texts_of[0]}, and sees the same after {texts_of[1]}: {_SECRET}",
            )
            return
        self.hold(
            "hidden", views[0] == views[1], lambda: f"{name} can tell what FATE did by {differences(*views)}"
        )
        told = [
            [fact.as_json() for fact in game.told(kit, s, FATE, move, after, viewer)]
            for move, after in (done, other)
        ]
        self.hold("hidden", told[0] == told[1], lambda: f"{name} can tell by {told}")

    def told(self, s: State, seat: int, move: int, viewer: int) -> list[str] | None:
        """What a viewer is told of a move, or None if it reveals what was hidden."""
        after = s.copy()
        self.game.do(self.kit, after, seat, move)
        if self.game.reveals(self.kit, s, after):
            return None
        return [f.as_json() for f in self.game.told(self.kit, s, seat, move, after, viewer)]

    def check_twin(self, seat: int, move: int) -> None:
        if self.twin_kit is None:
            return
        game, s = self.game, self.match.state
        code = game.check(self.twin_kit, self.twin, seat, move)
        self.hold("twin", code == 0, lambda: f"interpreted rules refuse with {code}")
        game.do(self.twin_kit, self.twin, seat, move)
        self.hold("twin", self.twin == s, lambda: f"they differ in {differences(self.twin, s)}")
        probe = self.luck.randrange(self.kit.moves)
        for actor in self.match.acting:
            codes = game.check(self.kit, s, actor, probe), game.check(self.twin_kit, s, actor, probe)
            self.hold("twin", codes[0] == codes[1], f"move {probe}: {codes}")

    # --- the end ------------------------------------------------------------------------------------------

    def check_end(self, s: State) -> None:
        game, kit = self.game, self.kit
        self.hold("end", bool(game.winners(kit, s, self.seats)), "nobody wins")
        self.check_derived(s)
        self.check_rank(s)
        for seat in (*range(self.seats), FATE):
            self.hold(
                "actors",
                not game.offers(kit, s, seat),
                f"{self.name(seat)} moves after the end",
            )
        for viewer in self.viewers:
            open_ = game.view(kit, s, viewer) == s
            self.hold("view", open_, f"{self.name(viewer)} cannot see everything after the end")

    def check_record(self) -> None:
        text = record.dumps(self.match)
        try:
            again = record.loads(text, lambda name: self.game if name == self.game.name else None)
        except record.RecordError as error:
            self.broken("record", str(error))
        self.hold("record", again.state == self.match.state, "it leads elsewhere")
        self.hold("record", record.dumps(again) == text, "it is written otherwise the second time")
        if not self.match.over:
            self.check_redacted(self.pick(self.viewers))

    def check_redacted(self, viewer: int) -> None:
        """A viewer's record of a running match is the same match, up to the first move the viewer may not know."""
        match, hidden = self.match, False
        try:
            again = record.loads(record.dumps(match, viewer), lambda name: self.game)
        except record.RecordError as error:
            hidden = error.fact.key == "core-record-hidden"
            self.hold("record", hidden and error.intact is not None, f"redacted: {error}")
            again = error.intact or match
        length = len(again.log)
        self.hold("record", again.log == match.log[:length], "redacted, it tells something else")
        self.hold("record", hidden or length == len(match.log), "redacted, it breaks off")

    # --- small things -------------------------------------------------------------------------------------

    def pick(self, things: list[int]) -> int:
        return things[self.luck.randrange(len(things))]

    def name(self, viewer: int) -> str:
        return {FATE: "FATE", PUBLIC: "a spectator"}.get(viewer) or LETTERS[viewer]

    def has_words(self, fact: Fact) -> bool:
        told = fact.as_json()  # most of them are told to every viewer, or many times in a game
        if told not in self.said:
            if not self.words.has(fact.key) or self.words.say(fact.key, fact.values).startswith(fact.key):
                return False
            self.said.add(told)
        return True

    def hold(self, law: str, holds: bool, detail: str | Callable[[], str]) -> None:
        self.report.checked[law] += 1
        if not holds:
            self.broken(law, detail if isinstance(detail, str) else detail())

    def broken(self, law: str, detail: str) -> Any:
        raise LawBroken(law, detail, self.match)


def _said_in_one_line(error: Exception, game: Game) -> str:
    """Return what went wrong, and the last line of the game's own package where it did."""
    folder = Path(str(sys.modules[type(game).__module__].__file__)).parent
    frames = [
        frame for frame in traceback.extract_tb(error.__traceback__) if folder in Path(frame.filename).parents
    ]
    where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}, in {frames[-1].name}: " if frames else ""
    first, _, _ = str(error).partition("\n")
    return f"{where}{type(error).__name__}: {first}"


def configurations(game: Game, variants: list[Any]) -> Iterator[tuple[Any, int]]:
    """Every number of seats with every variant."""
    return ((options, seats) for options in variants for seats in game.seats)
