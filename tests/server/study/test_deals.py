"""The deal of the day on a server: promised before, closed until it is over, played once, judged by the rules."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from landbridge.bots.clairvoyant import ClairvoyantRequest
from landbridge.core.play import luck
from landbridge.core.state import FATE
from landbridge.server.store.schema import deals, entries, events
from landbridge.table.deal.deal import day_at, days_after
from landbridge.table.deal.entry import Score
from landbridge.table.deal.par import Par, ParGame
from tests.server.host import Guest, Reply, running
from tests.server.table import Player

NOON = 1_800_000_000_000
HOUR, DAY = 3_600_000, 86_400_000
TODAY = day_at(NOON)


class Day:
    """A server whose day can be turned on."""

    def __init__(self, folder: Path):
        self.now = NOON
        self._running = running(folder, clock=lambda: self.now, pars=False)

    @contextmanager
    def open(self) -> Iterator[Day]:
        with self._running as self.up:
            yield self

    def guest(self, name: str) -> Guest:
        return Guest(self.up.url, name)

    @property
    def store(self) -> Any:
        return self.up.services.store


@pytest.fixture
def day(tmp_path: Path) -> Iterator[Day]:
    with Day(tmp_path).open() as made:
        yield made


def begun(guest: Guest, game: str = "hashi") -> str:
    reply = guest.post(f"/api/deals/{game}", {"id": guest.fresh()})
    assert reply.status == 201, reply.body
    assert reply.json["table"]["status"] == "playing"
    assert reply.json["table"]["deal"]["day"] == day_at(reply.json["table"]["moved_at"])
    return str(reply.json["table"]["id"])


def played(guest: Guest, seed: str = "", game: str = "hashi") -> str:
    table = begun(guest, game)
    Player(guest, table, "A", seed).play()
    return table


def enter(guest: Guest, table: str, game: str = "hashi") -> Reply:
    return guest.post(f"/api/deals/{game}/entry", {"table": table})


def entered(guest: Guest, seed: str = "") -> Any:
    reply = enter(guest, played(guest, seed))
    assert reply.status == 200, reply.body
    return reply.json


def refused(reply: Reply, why: str, status: int = 409) -> Any:
    assert reply.status == status, reply.body
    assert reply.json["error"] == why
    return reply.json


def of(told: Any, game: str) -> Any:
    return next(one for one in told["deals"] if one["game"] == game)


def test_promised_the_day_before_and_told_the_day_after(day: Day) -> None:
    ada = day.guest("Ada")
    told = ada.get("/api/deals").json
    assert told["luck"] == "server"
    tomorrow = {one["game"]: one["promise"] for one in told["tomorrow"]}
    day.now += DAY
    told = ada.get("/api/deals").json
    assert {one["game"]: one["promise"] for one in told["deals"]} == tomorrow
    assert of(told, "hashi")["promised_at"] == NOON
    table = played(ada)
    assert ada.look(table)["table"]["promise"] == tomorrow["hashi"]
    past = f"/api/deals/days/{days_after(TODAY, 1)}"
    assert of(ada.get(past).json, "hashi")["secret"] is None
    assert ada.get(f"/api/tables/{table}/luck").json["secret"] is None
    day.now += DAY
    secret = of(ada.get(past).json, "hashi")["secret"]
    name = f"deal-{days_after(TODAY, 1)}-hashi"
    assert luck.promise(bytes.fromhex(secret), name) == tomorrow["hashi"]
    told = ada.get(f"/api/tables/{table}/luck").json
    assert told["secret"] == secret
    assert told["events"]
    assert all(one["true"] for one in told["events"])
    refused(ada.get("/api/deals/days/2026-02-31"), "invalid", 422)


def test_everybody_has_the_same_luck(day: Day) -> None:
    scenes = []
    for name in ("Ada", "Ben"):
        guest = day.guest(name)
        scenes.append(guest.get(f"/api/tables/{played(guest)}?seat=A&look=scene").json["scene"])
    assert scenes[0] == scenes[1]


def test_the_place_among_all_entries_and_the_champions_par(day: Day) -> None:
    told = []
    for number in range(3):
        guest = day.guest(f"Guest {number}")
        told.append((entered(guest, str(number))["entry"]["score"]["points"], guest))
    found = {guest: of(guest.get("/api/deals").json, "hashi") for _, guest in told}
    points = sorted((points for points, _ in told), reverse=True)
    for mine, guest in told:
        entry = found[guest]["entry"]
        assert entry["place"] == 1 + points.index(mine)
        assert entry["better"] == 100 * sum(other < mine for other in points) // 2
        assert found[guest]["entries"] == 3
        assert found[guest]["par"] is None
    services = day.up.services
    deal = services.deals.claim_par()
    assert deal is not None
    assert deal.game == "hashi"  # nobody has played another
    assert services.deals.claim_par() is None
    best = max(points)
    services.deals.set_par(deal, Par(services.daily.score(of_table(told[0][1]), TODAY, "hashi"), best + 1))
    seen = of(told[0][1].get("/api/deals").json, "hashi")
    assert seen["par"]["points"] == told[0][0]
    assert seen["clairvoyant"] == best + 1
    new = of(day.guest("New").get("/api/deals").json, "hashi")  # has not played yet
    assert (new["par"], new["clairvoyant"]) == (None, None)


def of_table(guest: Guest) -> str:
    return str(of(guest.get("/api/deals").json, "hashi")["entry"]["table"])


def test_the_champion_plays_with_the_same_luck(day: Day) -> None:
    day.up.services.deals.promise()
    deal = day.up.services.deals.of(TODAY)["hashi"].deal
    game, other = ParGame(deal), ParGame(deal)
    searched: list[ClairvoyantRequest] = []
    while game.par is None:
        asked = game.request()
        assert asked == other.request()
        if isinstance(asked, ClairvoyantRequest):
            searched.append(asked)
        else:
            assert (asked.bot, asked.seat) == ("champion", 0)
        game.decide(asked, None)  # no answer: the most passive move
        other.decide(asked, None)
    assert game.par.score.rounds > 1
    assert game.par == other.par == Par(game.par.score, None)
    assert len(searched) == 1
    assert len(searched[0].chance) == game.par.score.rounds


def test_who_knew_the_cards_had_no_less_than_anybody_who_did_not() -> None:
    score, better = Score(40, 1, 17), Score(52, 1, 17)
    assert Par(score, None).beside(better) is None
    assert Par(score, 51).beside(None) == 51
    assert Par(score, 51).beside(better) == 52
    assert Par(better, 51).beside(score) == 52


# --- one try --------------------------------------------------------------------------------------------------------


def test_a_second_try_is_refused(day: Day) -> None:
    ada = day.guest("Ada")
    asked = {"id": "the-same"}
    first = ada.post("/api/deals/hashi", asked).json["table"]["id"]
    assert ada.post("/api/deals/hashi", asked).json["table"]["id"] == first  # the answer got lost
    assert refused(ada.post("/api/deals/hashi", {"id": "another"}), "deal-second")["table"] == first
    begun(ada, "loopit")  # another game is another deal
    assert begun(day.guest("Ben")) != first
    day.now += DAY
    assert begun(ada) != first


def test_other_luck_is_refused(day: Day) -> None:
    ada = day.guest("Ada")
    table = ada.open("hashi", "me")
    ada.ready(table)
    Player(ada, table, "A").play()
    refused(enter(ada, table), "deal-other-luck")
    refused(enter(ada, table, "loopit"), "deal-other-table")
    refused(enter(day.guest("Ben"), table), "not-yours", 403)


@pytest.mark.parametrize("what", ["chance", "choice"])
def test_an_altered_record_is_refused(day: Day, what: str) -> None:
    """Somebody with access to the database changes a card, or a move."""
    ada = day.guest("Ada")
    table = played(ada)

    def alter(c: Any) -> None:
        moves = events.c.table_id == table, events.c.kind == "move"
        rows = list(c.execute(sa.select(events).where(*moves).order_by(events.c.n)))
        fate = [row for row in rows if row.seat == FATE]
        if what == "chance":  # two cards are exchanged
            one, two = fate[-1], next(row for row in reversed(fate) if row.data != fate[-1].data)
            changes = [(one.n, two.data), (two.n, one.data)]
        else:
            mine = [row for row in rows if row.seat == 0]
            changes = [(mine[-2].n, json.dumps({"move": 10**6}))]
        for n, data in changes:
            c.execute(sa.update(events).where(*moves, events.c.n == n).values(data=data))

    day.store.write(alter)
    told = enter(ada, table)
    assert told.status == 409
    assert told.json["error"] in ("deal-other-luck", "deal-altered")
    day.up.services.daily.judge()
    entry = of(ada.get("/api/deals").json, "hashi")["entry"]
    assert entry["score"] is None
    assert entry["refused"]["key"] in ("deal-other-luck", "deal-altered")
    assert ada.get("/api/deals").json["streak"] == 0


def test_a_game_given_up_or_finished_too_late_does_not_count(day: Day) -> None:
    ada, ben = day.guest("Ada"), day.guest("Ben")
    table = begun(ada)
    refused(enter(ada, table), "not-over")
    ada.post(f"/api/tables/{table}/resign", {"seat": "A"})
    refused(enter(ada, table), "deal-left")
    closed = begun(ada, "loopit")
    ada.post(f"/api/tables/{closed}/close")
    day.up.services.daily.judge()
    assert of(ada.get("/api/deals").json, "loopit")["entry"]["refused"]["key"] == "deal-left"
    late = begun(ben)
    day.now += DAY
    Player(ben, late, "A").play()
    refused(enter(ben, late), "deal-too-late")


def test_whoever_closes_the_page_is_counted_all_the_same(day: Day) -> None:
    ada = day.guest("Ada")
    table = played(ada)
    day.up.services.daily.judge()
    entry = of(ada.get("/api/deals").json, "hashi")["entry"]
    assert entry["table"] == table
    assert entry["score"]["points"] >= 0
    assert ada.get("/api/deals").json["streak"] == 1
    day.now += 2 * DAY
    assert ada.get("/api/deals").json["streak"] == 1  # one missed day is forgiven
    day.now += DAY
    assert ada.get("/api/deals").json["streak"] == 0


def test_whoever_is_forgotten_leaves_no_entry(day: Day) -> None:
    ada = day.guest("Ada")
    entered(ada)
    assert ada.ask("DELETE", "/api/me").status == 204
    with day.store.reading() as c:
        assert c.execute(sa.select(sa.func.count()).select_from(entries)).scalar() == 0


# --- closed until the day is over -----------------------------------------------------------------------------------


def secrets_of(day: Day) -> list[str]:
    with day.store.reading() as c:
        roots = list(c.execute(sa.select(deals.c.secret)).scalars())
    told = [one.deal.told_secret for one in day.up.services.deals.of(TODAY).values()]
    return [secret.hex() for secret in [*roots, *told]]


def test_nothing_of_the_luck_is_told_before_the_day_is_over(day: Day) -> None:
    """Neither to others nor to whoever has finished; nor in anything that anybody may ask for."""
    ada, spy, nobody = day.guest("Ada"), day.guest("Spy"), Guest(day.up.url)
    table = played(ada)
    assert enter(ada, table).status == 200
    secrets = secrets_of(day)
    for path in ("", "?seat=A", "/log", "/record", "/replay", "/stream", "/replay?step=5&look=scene"):
        for guest in (spy, nobody):
            reply = guest.get(f"/api/tables/{table}{path}")
            assert reply.json["error"] in ("deal-closed", "not-yours"), path
    for path in ("/record", "/replay", "/record?seat=A", "/review", "/review/1"):
        refused(ada.get(f"/api/tables/{table}{path}"), "deal-closed")
    for guest in (ada, spy):  # a review tells how lucky every card was, and what was in the deck
        refused(guest.post(f"/api/tables/{table}/review"), "deal-closed")
        refused(guest.post("/api/exercises/position", {"table": table, "at": 1}), "deal-closed")
    everything = [
        guest.get(path).body
        for guest in (ada, spy, nobody)
        for path in (
            f"/api/tables/{table}?seat=A&look=scene",
            f"/api/tables/{table}/log?seat=A",
            f"/api/tables/{table}/luck",
            f"/api/deals/days/{TODAY}",
            f"/replay/{table}",
            "/api/deals",
            "/api/me/tables",
        )
    ]
    assert not any(secret.encode() in body for body in everything for secret in secrets)
    assert spy.get(f"/api/tables/{table}/luck").json["events"] == []
    assert spy.get(f"/preview/replay/{table}.png").body == spy.get("/preview/replay/none.png").body
    day.now += DAY
    for path in ("", "/log", "/record", "/replay", "/review"):
        assert spy.get(f"/api/tables/{table}{path}").status == 200, path
    assert any(secret in spy.get(f"/api/tables/{table}/record").body.decode() for secret in secrets)


def test_no_hints_and_the_next_game_is_an_ordinary_one(day: Day) -> None:
    ada = day.guest("Ada")
    table = played(ada)
    other = begun(ada, "the_border")
    refused(ada.post(f"/api/tables/{other}/hint", {"seat": "A"}), "deal-no-hint")
    again = ada.post(f"/api/tables/{table}/rematch", {"id": "again"}).json["table"]
    assert again["deal"] is None
    assert again["promise"] != ada.look(table)["table"]["promise"]
