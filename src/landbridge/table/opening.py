"""New tables: the one somebody wishes for, and the next one of the same people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from landbridge import registry
from landbridge.core.errors import Illegal
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Game, Kit
from landbridge.core.options import BOARD
from landbridge.core.play.match import Match
from landbridge.core.state import FATE
from landbridge.table import actions
from landbridge.table.luck import agreeing
from landbridge.table.luck.attempts import BeaconSource
from landbridge.table.luck.draws import BEGIN
from landbridge.table.parts import CLOSED, GATHERING, OVER
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from landbridge.table.table import Table, spelled


class SeatWish(NamedTuple):
    kind: str  # "me", "open" or "bot"
    bot: str | None = None


class Wish(NamedTuple):
    """What somebody wants to play, and with whom."""

    game: str
    seats: Sequence[SeatWish]
    options: Mapping[str, str]
    pace: str = "live"
    clock: Mapping[str, int] | None = None
    substitute: str = "passive"
    listed: bool = False
    outside: bool = False  # real cards, dice and tiles: people enter what came
    watch: Mapping[str, int] | None = None  # how far behind those are who watch: moves or minutes
    help: bool = False  # whether bots advise people among others; such a game is not rated


def open_table(
    t: Table, now: int, person: Person, wish: Wish, most: int, asked: Mapping[str, Any], client: str
) -> None:
    """The first events of a table that has had none. `asked` is what the first one remembers of the request."""
    game = registry.find(wish.game)
    if game is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))
    check_seats(game, len(wish.seats))
    options = {name: said for name, said in wish.options.items() if name != BOARD or said.strip()}
    terms = {
        "game": game.name,
        "version": game.version,
        "options": spelled(game.name, options),
        "seats": len(wish.seats),
        "pace": wish.pace,
        "clock": dict(wish.clock) if wish.clock else None,
        "substitute": actions.known_bot(game, wish.substitute),
        "listed": wish.listed and not wish.outside,
        **({"watch": dict(wish.watch)} if wish.watch else {}),
        **({"help": True} if wish.help else {}),
        **asked,
        **({"outside": True} if wish.outside else agreeing.terms(_beacon(t, asked), now)),
    }
    # Whom chance has brought together nobody has invited: such a table is nobody's to close or to seat.
    t.happen(now, "open", None, terms, None if asked.get("found") else person.id, client)
    for place, plan in enumerate(wish.seats):
        if plan.kind == "me":
            actions.sit(t, now, person, place, most, {}, None)
            if t.daily:  # its luck was agreed on before: there is nothing to wait for
                t.happen(now, "ready", place, {}, person.id)
        elif plan.kind == "bot":
            t.happen(now, "bot", place, {"bot": actions.known_bot(game, plan.bot or "passive")}, person.id)
    agreeing.go_on(t, now)
    t.deal(now)


def open_rematch(
    new: Table, now: int, t: Table, person: Person, asked: Mapping[str, Any], client: str
) -> None:
    """For the same people. Whoever asks for it sits down; the others' seats are reserved for them.

    Everybody keeps their seat and colour, unless the first turn belongs to a seat: then all move one seat on.
    """
    if not t.seats_of(person.id):
        raise Refused("server-not-yours")
    if t.status not in (OVER, CLOSED):
        raise Refused("server-not-over")
    terms = {**t.terms, **asked, **({} if t.outside else agreeing.terms(new.beacon, now))}
    for once in (
        "deal",
        "tournament",
        "found",
    ):  # those are played once; this is another game of the same kind
        terms.pop(once, None)
    terms["listed"] = False  # among those who have just played nobody is in a hurry
    new.happen(now, "open", None, terms, person.id, client)
    on = 0 if seats_are_even(t.game, t.kit, len(t.seats)) else 1
    for place in range(len(t.seats)):
        old = t.seats[(place + on) % len(t.seats)]
        if old.person:
            reserved = {"reserved": True} if old.person != person.id else {}
            new.happen(now, "sit", place, {"name": old.name, "tag": old.tag, **reserved}, old.person)
        elif old.bot:
            new.happen(now, "bot", place, {"bot": old.bot})
    agreeing.seated(new, now)


def seats_are_even(game: Game, kit: Kit, seats: int) -> bool:
    """Whether no seat begins before another: chance says who does, or all of them decide at once."""
    match = Match(game, kit, LETTERS[:seats])
    while match.acting == [FATE]:
        if game.chance(kit, match.state, 0).purpose == BEGIN:
            return True
        match.play(FATE, game.odds(kit, match.state)[0][0])
    return len(match.acting) == seats


def open_found(
    t: Table,
    now: int,
    game: str,
    seats: int,
    pace: str,
    people: Sequence[Person],
    bots: Sequence[str],
    asked: Mapping[str, Any],
    client: str,
) -> None:
    """For people who waited for one another, by the usual rules. It has no host."""
    others = len(people) - 1
    plan = [SeatWish("me"), *[SeatWish("open")] * others, *(SeatWish("bot", bot) for bot in bots)]
    # Until it has begun, somebody may leave; then another who looks for a table may have the seat.
    wish = Wish(game, plan[:seats], {}, pace, listed=True)
    open_table(t, now, people[0], wish, 1, {**asked, "found": True}, client)
    for place, person in enumerate(people[1:], 1):
        actions.sit(t, now, person, place, 1, {}, None)


def is_for_all(t: Table) -> bool:
    """Whether there is a seat for anybody who wants a game of this kind: by the usual rules, without a clock."""
    is_open = t.status == GATHERING and t.terms["listed"] and any(seat.free for seat in t.seats)
    return is_open and not t.terms["options"] and not t.terms["clock"]


def sit_found(t: Table, now: int, person: Person) -> int:
    """Somebody who waited for a game of this kind sits down at a table that is open to all; which seat it is."""
    if not is_for_all(t):
        raise Refused("server-seat-taken")
    place = next(i for i, seat in enumerate(t.seats) if seat.free)
    if t.seats_of(person.id) or t.host == person.id:
        raise Refused("server-not-yours")
    actions.sit(t, now, person, place, 1, {}, None)
    return place


def _beacon(t: Table, asked: Mapping[str, Any]) -> BeaconSource | None:
    return t.beacon if "deal" not in asked else None


def check_seats(game: Game, count: int) -> None:
    """Refuse a number of seats that a game cannot be played with."""
    if count not in game.seats:
        few, many = game.seats.start, game.seats.stop - 1
        title = game.name.replace("_", " ").title()
        values: dict[str, str | int] = {"game": title, "few": few, "many": many, "seats": count}
        raise Illegal(Fact("core-wrong-seats", values), 0, "")
