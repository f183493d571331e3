"""What was drawn on a server: every finished game counts once, and deals of the day do not."""

from __future__ import annotations

from pathlib import Path

from tests.server.host import Guest, running
from tests.server.table import Player


def test_finished_games_are_counted_once(tmp_path: Path) -> None:
    with running(tmp_path, pars=False) as up:
        ada = Guest(up.url, "Ada")
        empty = {"games": 0, "draws": 0, "kinds": []}
        assert Guest(up.url).get("/api/luck").json == empty
        table = ada.open("hashi", "me")
        ada.ready(table)
        running_still = ada.open("hashi", "me")
        ada.ready(running_still)
        Player(ada, table, "A").play()
        deal = ada.post("/api/deals/hashi", {"id": "deal"}).json["table"]["id"]
        Player(ada, deal, "A").play()
        for _ in range(3):
            up.services.statistics.count()
        told = ada.get("/api/luck").json
        assert told["games"] == 1
        (cards,) = told["kinds"]
        assert (cards["game"], cards["purpose"], cards["chance"]) == ("hashi", "card", None)
        chances = ada.get(f"/api/tables/{table}/luck").json["events"]
        assert cards["draws"] == len([one for one in chances if one["bound"] > 1])
        assert sum(one["count"] for one in cards["outcomes"]) == cards["draws"]
        up.services.tables.remove([table])  # sums stay when games go
        up.services.statistics.count()
        assert ada.get("/api/luck").json == told
        ada.close()


def test_games_that_are_told_later_hold_up_no_others(tmp_path: Path) -> None:
    """A few games are looked at together; three with a day's delay, ended first, once kept all others from counting."""
    with running(tmp_path, pars=False) as up:
        ada = Guest(up.url, "Ada")
        for watch in ({"minutes": 1440}, {"minutes": 1440}, {"minutes": 1440}, None):
            table = ada.open("hashi", "me", watch=watch)
            ada.ready(table)
            ada.post(f"/api/tables/{table}/resign", {"seat": "A"})
        up.services.statistics.count()
        assert ada.get("/api/luck").json["games"] == 1
        ada.close()
