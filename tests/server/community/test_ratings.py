"""Ratings find out how strong players are, know how sure they are, and are changed once for each game."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Sequence
from math import log, sqrt
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

import pytest
import sqlalchemy as sa

from landbridge.server.community import ratings as ratings_module
from landbridge.server.community.ratings import Ratings
from landbridge.server.community.strength import BETA, MU, SIGMA, Strength, after
from landbridge.server.store.schema.social import finished, ratings, results
from tests.server.community.test_stats import against_bots, moved, resign
from tests.server.engines import BOTH
from tests.server.host import Guest, Running, running
from tests.server.table import seat_all

DATABASES = BOTH
Step = Callable[[Sequence[Strength], Sequence[int]], list[Strength]]


def points_of(truth: float, luck: random.Random) -> int:
    """Of a player of that strength, in a game: whole numbers, so that there are ties."""
    return round((truth - sqrt(2) * BETA * log(-log(luck.random()))) / 3)


def convergence(step: Step, seed: int = 7, players: int = 40, games: int = 800) -> tuple[float, float, float]:
    """Rank correlation, deviations that the ratings are away from the truth, and the part within two of them."""
    luck = random.Random(seed)
    truth = [luck.gauss(MU, SIGMA / 2) for _ in range(players)]
    known = [Strength() for _ in range(players)]
    for _ in range(games):
        who = luck.sample(range(players), luck.randint(2, 6))
        points = [points_of(truth[one], luck) for one in who]
        places = [1 + sum(other > mine for other in points) for mine in points]
        for one, now in zip(who, step([known[i] for i in who], places), strict=True):
            known[one] = now
    middle = fmean(one.mu for one in known) - fmean(truth)
    away = [(one.mu - middle - real) / one.sigma for one, real in zip(known, truth, strict=True)]
    return (
        correlation(truth, [one.mu for one in known]),
        pstdev(away),
        sum(abs(x) < 2 for x in away) / players,
    )


def correlation(a: Sequence[float], b: Sequence[float]) -> float:
    ranks = [sorted(range(len(x)), key=x.__getitem__) for x in (a, b)]
    places = [{one: i for i, one in enumerate(order)} for order in ranks]
    n = len(a)
    return 1 - 6 * sum((places[0][i] - places[1][i]) ** 2 for i in range(n)) / (n * (n * n - 1))


def without_ties(players: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """A planted bug: of equals the first seat counts as better."""
    order = sorted(range(len(places)), key=lambda seat: (places[seat], seat))
    return after(players, [1 + order.index(seat) for seat in range(len(places))])


def test_players_of_known_strength() -> None:
    alike, spread, within = convergence(after)
    assert alike > 0.9
    assert 0.5 < spread < 1.2
    assert within >= 0.95


def fair(step: Step) -> bool:
    """Whether equals stay equal, nobody gains by a tie with a weaker player, and places decide."""
    tied = step([Strength()] * 2, [1, 1])
    uneven = step([Strength(30.0), Strength(20.0)], [1, 1])
    many = [one.mu for one in step([Strength()] * 6, [1, 1, 3, 4, 4, 6])]
    return (
        tied[0] == tied[1]
        and abs(tied[0].mu - MU) < 1e-9
        and uneven[0].mu < 30
        and uneven[1].mu > 20
        and many[0] == many[1] > many[2] > many[3] == many[4] > many[5]
    )


def test_ties_are_ties() -> None:
    assert fair(after)


def test_a_step_that_ignores_ties_is_noticed() -> None:
    assert not fair(without_ties)


def test_openskill_s_usual_model_would_be_noticed() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA)

    def step(players: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
        teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in players]
        rated = model.rate(teams, ranks=[float(place) for place in places])
        return [Strength(team[0].mu, team[0].sigma) for team in rated]

    assert not fair(step)


def game(winner: Guest, loser: Guest, **terms: Any) -> str:
    """Both move, and one resigns."""
    table, _ = seat_all([winner, loser], "hashi", **terms)
    moved(winner, table, "A")
    moved(loser, table, "B")
    resign(loser, table, "B")
    return table


def rated(server: Running) -> None:
    server.services.ratings.rate_waiting()


def test_people_and_bots_are_rated_apart(server: Running, ada: Guest, ben: Guest) -> None:
    game(ada, ben)
    against_bots(ada, "greedy", "greedy")
    rated(server)
    told = ada.get("/api/me/stats").json
    people, bots = told["games"][0]["ratings"]["people"], told["games"][0]["ratings"]["bots"]
    assert (told["rated"], people["games"], bots["games"]) == (True, 1, 1)
    assert people["rating"] > 1500 > bots["rating"]
    assert 200 < people["deviation"] < 246
    (level,) = [one for one in ada.get("/api/me/stats/hashi").json["versus"] if one["bot"]]
    assert level["rating"]["rating"] > 1500
    played = ada.get("/api/me/stats/hashi").json["played"]
    assert [one["rating"] for one in played] == [bots["rating"], people["rating"]]
    both = ada.open("hashi", "me", "me", "greedy")
    ada.ready(both)
    assert ada.post(f"/api/tables/{both}/resign", {"seat": "A"}).status == 200
    rated(server)
    assert ada.get("/api/me/stats").json["games"][0]["ratings"]["bots"] == bots


def test_once_for_each_game_whatever_happens(tmp_path: Path) -> None:
    """Four workers at once, and one that dies in the middle of a step."""
    with running(tmp_path) as up:
        ada = Guest(up.url, "Ada")
        up.services.maintenance.close()  # nobody else steps
        for _ in range(6):
            against_bots(ada, "passive")

        def dies(*_: Any) -> Any:
            raise KeyboardInterrupt

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(ratings_module, "after", dies)
            with pytest.raises(KeyboardInterrupt):
                rated(up)
        workers = [Ratings(up.services.store, True, up.services.clock) for _ in range(4)]
        threads = [threading.Thread(target=worker.rate_waiting) for worker in workers]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        rated(up)
        games = ada.get("/api/me/stats").json["games"][0]
        assert (games["played"], games["ratings"]["bots"]["games"]) == (6, 6)
        with up.services.store.reading() as c:
            assert set(c.execute(sa.select(finished.c.rated)).scalars()) == {1}
            assert len(c.execute(sa.select(ratings)).all()) == 2
            assert all(row.rating for row in c.execute(sa.select(results)).all())


def test_a_host_can_do_without(tmp_path: Path) -> None:
    with running(tmp_path, ratings=False) as up:
        ada = Guest(up.url, "Ada")
        against_bots(ada, "passive")
        told = ada.get("/api/me/stats").json
        assert (told["rated"], told["games"][0]["played"], told["games"][0]["ratings"]) == (False, 1, {})
    with running(tmp_path) as up:  # what ended meanwhile is never rated
        rated(up)
        with up.services.store.reading() as c:
            assert c.execute(sa.select(ratings)).all() == []
