"""New tables: the one somebody wishes for, and the next one of the same people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from landbridge import registry
from landbridge.core.errors import Illegal
from landbridge.core.facts import Fact
from landbridge.core.game import Game
from landbridge.core.options import BOARD
from landbridge.table import actions, agreeing
from landbridge.table.attempts import BeaconSource
from landbridge.table.parts import CLOSED, OVER
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from landbridge.table.table import Table, kit_for


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


def open_table(
    t: Table, now: int, person: Person, wish: Wish, most: int, asked: Mapping[str, Any], client: str
) -> None:
    """The first events of a table that has had none. `asked` is what the first one remembers of the request."""
    game = registry.find(wish.game)
    if game is None:
        raise Refused("server-no-game", known=", ".join(registry.game_names()))
    check_seats(game, len(wish.seats))
    options = {name: said for name, said in wish.options.items() if name != BOARD or said.strip()}
    kit_for(wish.game, tuple(sorted(options.items())))
    terms = {
        "game": game.name,
        "version": game.version,
        "options": options,
        "seats": len(wish.seats),
        "pace": wish.pace,
        "clock": dict(wish.clock) if wish.clock else None,
        "substitute": actions.known_bot(game, wish.substitute),
        "listed": wish.listed and not wish.outside,
        **asked,
        **({"outside": True} if wish.outside else agreeing.terms(_beacon(t, asked), now)),
    }
    t.happen(now, "open", None, terms, person.id, client)
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
    """The same people, everybody one seat on."""
    if not t.seats_of(person.id):
        raise Refused("server-not-yours")
    if t.status not in (OVER, CLOSED):
        raise Refused("server-not-over")
    terms = {**t.terms, **asked, **({} if t.outside else agreeing.terms(new.beacon, now))}
    for once in ("deal", "tournament"):  # those are played once; this is another game of the same kind
        terms.pop(once, None)
    new.happen(now, "open", None, terms, person.id, client)
    for place in range(len(t.seats)):
        old = t.seats[(place + 1) % len(t.seats)]
        if old.person:
            new.happen(now, "sit", place, {"name": old.name, "tag": old.tag}, old.person)
        elif old.bot:
            new.happen(now, "bot", place, {"bot": old.bot})
    agreeing.seated(new, now)


def _beacon(t: Table, asked: Mapping[str, Any]) -> BeaconSource | None:
    return t.beacon if "deal" not in asked else None


def check_seats(game: Game, count: int) -> None:
    """Refuse a number of seats that a game cannot be played with."""
    if count not in game.seats:
        few, many = game.seats.start, game.seats.stop - 1
        title = game.name.replace("_", " ").title()
        values: dict[str, str | int] = {"game": title, "few": few, "many": many, "seats": count}
        raise Illegal(Fact("core-wrong-seats", values), 0, "")
