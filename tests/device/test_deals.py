"""The deal of the day on a device: the same for everybody on a date, played once, and kept."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from landbridge import registry
from landbridge.core.compile.kernel import can_compile
from landbridge.table.deal.deal import by_date, day_at
from tests.device.test_device import arrived, play
from tests.device.worker import Refusal, Worker

NOON = 1_800_000_000_000
DAY = 86_400_000


def at(worker: Worker, now: int) -> Worker:
    worker.device.tables.clock = lambda: now
    return worker


def begin(worker: Worker, game: str) -> str:
    told = worker("POST", f"/api/deals/{game}", {"id": f"d-{game}-{worker.device.tables.clock()}"})
    assert told["table"]["status"] == "playing"
    return str(told["table"]["id"])


def of(told: Any, game: str) -> Any:
    return next(one for one in told["deals"] if one["game"] == game)


@pytest.mark.few(2)
@pytest.mark.parametrize("game", registry.game_names())
def test_two_devices_that_do_the_same_meet_the_same(game: str) -> None:
    ends = []
    for name in ("Ada", "Ben"):
        worker = at(arrived(name), NOON)
        id = begin(worker, game)
        now = play(worker, id, Random(3))
        ends.append((now["scene"]["board"], [seat["points"] for seat in now["table"]["seats"]]))
        told = worker("POST", f"/api/deals/{game}/entry", {"table": id})
        assert told["entry"]["score"]["points"] == now["table"]["seats"][0]["points"]
        assert told["promise"] == by_date(game, day_at(NOON)).promise
        assert worker("GET", f"/api/tables/{id}/luck")["secret"] == told["secret"]
        assert worker("GET", "/api/deals")["streak"] == 1
    assert ends[0] == ends[1]


def test_a_deal_is_played_once_a_day_and_is_another_tomorrow() -> None:
    worker = at(arrived(), NOON)
    first = begin(worker, "hashi")
    with pytest.raises(Refusal, match="deal-second") as refused:
        begin(at(worker, NOON + 1), "hashi")
    assert refused.value.body["table"] == first
    second = begin(at(worker, NOON + DAY), "hashi")
    promises = {worker("GET", f"/api/tables/{id}")["table"]["promise"] for id in (first, second)}
    assert len(promises) == 2


def test_what_came_of_it_outlives_the_page() -> None:
    worker = at(arrived(), NOON)
    id = begin(worker, "hashi")
    play(worker, id, Random(1))
    worker = at(worker.restarted(), NOON)
    entry = of(worker("GET", "/api/deals"), "hashi")["entry"]  # nobody said that the game was over
    assert entry["table"] == id
    assert entry["score"]["points"] > 0
    worker = at(worker.restarted(), NOON + 2 * DAY)
    assert worker("GET", "/api/deals")["streak"] == 1  # a missed day is forgiven
    assert at(worker.restarted(), NOON + 3 * DAY)("GET", "/api/deals")["streak"] == 0


def test_no_hints_no_takebacks_no_substitutes() -> None:
    worker = at(arrived(), NOON)
    id = begin(worker, "the_border")
    for asked, why in (("hint", "hint"), ("leave", "substitute")):
        with pytest.raises(Refusal, match=f"deal-no-{why}"):
            worker("POST", f"/api/tables/{id}/{asked}", {"seat": "A"})
    with pytest.raises(Refusal, match="deal-no-takeback"):
        worker("POST", f"/api/tables/{id}/takeback", {"id": "t", "seat": "A"})


def test_other_games_do_not_count() -> None:
    worker = at(arrived(), NOON)
    told = worker("POST", "/api/tables", {"id": "t-1", "game": "hashi", "seats": [{"kind": "me"}]})
    id = told["table"]["id"]
    worker("POST", f"/api/tables/{id}/ready", {"words": ""})
    play(worker, id, Random(1))
    with pytest.raises(Refusal, match="deal-other-luck"):
        worker("POST", "/api/deals/hashi/entry", {"table": id})
    with pytest.raises(Refusal, match="deal-other-table"):
        worker("POST", "/api/deals/loopit/entry", {"table": id})
    given_up = begin(worker, "loopit")
    worker("POST", f"/api/tables/{given_up}/resign", {"seat": "A"})
    with pytest.raises(Refusal, match="deal-left"):
        worker("POST", "/api/deals/loopit/entry", {"table": given_up})
    closed = begin(worker, "the_border")
    worker("POST", f"/api/tables/{closed}/close", {})
    for game in ("loopit", "the_border"):
        assert of(worker("GET", "/api/deals"), game)["entry"]["refused"]["key"] == "deal-left"


def test_the_par_is_told_to_whoever_has_played() -> None:
    worker = at(arrived(), NOON)
    id = begin(worker, "loopit")
    day = day_at(NOON)
    with pytest.raises(Refusal, match="not-over"):
        worker("POST", "/api/deals/loopit/par", {"day": day})
    play(worker, id, Random(1))
    mine = worker("POST", "/api/deals/loopit/entry", {"table": id})
    assert mine["par"] is None


@pytest.mark.skipif(not can_compile(), reason="searches need compiled rules")
def test_alone_the_par_comes_with_what_whoever_knew_the_cards_could_have_had() -> None:
    worker = at(arrived(), NOON)
    id = begin(worker, "hashi")
    play(worker, id, Random(1))
    mine = worker("POST", "/api/deals/hashi/entry", {"table": id})
    assert (mine["par"], mine["clairvoyant"]) == (None, None)
    told = worker("POST", "/api/deals/hashi/par", {"day": day_at(NOON)})
    assert mine["entry"]["score"]["points"] < told["par"]["points"] <= told["clairvoyant"] <= 60
    kept = of(at(worker.restarted(), NOON)("GET", "/api/deals"), "hashi")
    assert (kept["par"], kept["clairvoyant"]) == (told["par"], told["clairvoyant"])
