"""What people try in order to win without playing: the rating of whoever tries it does not rise."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.community.test_ratings import game
from tests.server.community.test_stats import moved, resign
from tests.server.community.test_tournaments import opened, refused, started
from tests.server.host import Guest, Running, hinted, pass_time, running, said
from tests.server.table import peek, play_in_order, seat_all

USUAL = 1500


class Club:
    """Ada tries, Ben plays."""

    def __init__(self, up: Running, now: list[int]):
        self.up, self.now = up, now
        up.services.maintenance.close()
        self.ada, self.ben = Guest(up.url, "Ada"), Guest(up.url, "Ben")

    def ratings(self, guest: Guest, company: str = "people") -> list[Any]:
        self.up.services.ratings.rate_waiting()
        told = guest.get("/api/me/stats").json["games"]
        return [one["ratings"][company] for one in told if company in one["ratings"]]

    def rating(self, guest: Guest) -> int:
        return int(next((one["rating"] for one in self.ratings(guest)), USUAL))


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    now = [1_800_000_000_000]
    with running(tmp_path, clock=lambda: now[0]) as up:
        found = Club(up, now)
        yield found
        found.ada.close()
        found.ben.close()


def test_an_honest_win_counts(club: Club) -> None:
    """Without this the other tests would say nothing."""
    game(club.ada, club.ben)
    assert club.rating(club.ada) > USUAL > club.rating(club.ben)


def test_a_second_self_that_gives_up_at_once(club: Club) -> None:
    table, _ = seat_all([club.ada, club.ben], "hashi")
    moved(club.ada, table, "A")
    resign(club.ben, table, "B")
    assert club.rating(club.ada) == USUAL
    assert not club.ratings(club.ben)


def test_a_second_self_that_loses_again_and_again(club: Club) -> None:
    game(club.ada, club.ben)
    once = club.rating(club.ada) - USUAL
    for _ in range(4):
        game(club.ada, club.ben)
    few = club.rating(club.ada)
    for _ in range(15):
        game(club.ada, club.ben)
    many = club.rating(club.ada)
    assert many - few < once  # fifteen more are not even worth one
    assert club.ratings(club.ada)[0]["games"] == 20


def test_a_board_or_rules_that_nobody_else_plays_by(club: Club) -> None:
    game(club.ada, club.ben, options={"paper": "on"})
    assert not club.ratings(club.ada)
    game(club.ada, club.ben, options={"side": "B"})  # comes in the box
    assert club.ratings(club.ada)


def test_a_strong_substitute(club: Club) -> None:
    game(club.ada, club.ben, substitute="champion")
    assert not club.ratings(club.ada)


def test_whoever_leaves_places_as_having_left(club: Club) -> None:
    """Whatever the substitute does: also if it comes in level."""
    table, players = seat_all([club.ada, club.ben], "hashi")
    moved(club.ada, table, "A")
    moved(club.ben, table, "B")
    assert club.ada.post(f"/api/tables/{table}/leave", {"seat": "A"}).status == 200
    players[1].play()
    seats = club.ada.look(table)["table"]["seats"]
    assert [seat["place"] for seat in seats] == [2, 1]
    assert [seat["winner"] for seat in seats] == [False, True]
    assert club.rating(club.ada) < USUAL < club.rating(club.ben)


def test_whoever_comes_back_plays_for_themselves(club: Club) -> None:
    table, players = seat_all([club.ada, club.ben], "hashi")
    moved(club.ada, table, "A")
    club.ada.post(f"/api/tables/{table}/leave", {"seat": "A"})
    club.ada.post(f"/api/tables/{table}/return", {"seat": "A"})
    play_in_order(players)
    assert peek(club.up, table, lambda t: t.gone) == {}
    assert club.ratings(club.ada)


def test_closing_a_game_that_is_being_lost(club: Club) -> None:
    table, _ = seat_all([club.ada, club.ben], "hashi")
    moved(club.ben, table, "B")
    refused(club.ada.post(f"/api/tables/{table}/close"), "close-played")
    moved(club.ada, table, "A")
    resign(club.ada, table, "A")
    assert club.rating(club.ada) < USUAL
    # Before anybody has moved, nobody has lost anything.
    table, _ = seat_all([club.ada, club.ben], "hashi")
    assert club.ada.post(f"/api/tables/{table}/close").status == 200


def test_closing_a_game_of_others(club: Club) -> None:
    cleo = Guest(club.up.url, "Cleo")
    table = cleo.open("hashi", "open", "open")
    for seat, guest in zip("AB", (club.ada, club.ben), strict=True):
        guest.join(cleo.invite(table, seat))
    moved(club.ada, table, "A")
    refused(cleo.post(f"/api/tables/{table}/close"), "close-played")


def test_a_table_that_was_found_is_nobody_s(club: Club) -> None:
    for guest in (club.ada, club.ben):
        assert guest.post("/api/waiting", {"game": "hashi", "seats": 2}).status == 201
    table = club.ada.get("/api/me/tables").json["tables"][0]
    assert not table["host"]
    refused(club.ada.post(f"/api/tables/{table['id']}/close"), "not-host")


# --- tournaments --------------------------------------------------------------------------------------------


def seated(guest: Guest, table: str) -> str:
    return str(next(one["seat"] for one in guest.look(table)["table"]["seats"] if one["you"]))


def test_an_organiser_declares_the_opponent_absent(club: Club) -> None:
    path = opened(club.ada, rounds=1, duplicate=False)
    told = started(club.ada, path, club.ben)
    absent = f"{path}/players/1/absent"
    assert [one["name"] for one in told["players"]] == ["Ada", "Ben"]
    refused(club.ada.post(absent, {"id": "a"}), "tournament-own-board")
    assert club.ada.post(f"{path}/players/1/withdraw", {"id": "w"}).status == 200  # from the next round on
    table = told["played"][0]["boards"][0]["table"]
    assert club.ada.look(table)["table"]["status"] == "playing"
    for guest in (club.ada, club.ben):
        moved(guest, table, seated(guest, table))
    refused(club.ada.post(absent, {"id": "b"}), "tournament-own-board")
    assert not club.ratings(club.ada)


def test_nobody_is_absent_who_was_here_lately(club: Club) -> None:
    cleo = Guest(club.up.url, "Cleo")
    path = opened(cleo, rounds=1, duplicate=False)
    for guest in (club.ada, club.ben):
        guest.post(f"{path}/join", {"id": guest.fresh()})
    told = cleo.post(f"{path}/start", {"id": "s"}).json
    table = told["played"][0]["boards"][0]["table"]
    for guest in (club.ada, club.ben):
        moved(guest, table, seated(guest, table))
    absent = f"{path}/players/1/absent"
    refused(cleo.post(absent, {"id": "a"}), "tournament-here")
    pass_time(club.now, 299_000, club.up)
    refused(cleo.post(absent, {"id": "b"}), "tournament-here")
    pass_time(club.now, 2_000, club.up)
    assert cleo.post(absent, {"id": "c"}).status == 200
    log = cleo.get(f"/api/tables/{table}/log?most=500").json["messages"]
    assert any("organiser" in said(fact) for one in log for fact in one["facts"])
    assert not club.ratings(club.ada)  # such a game says nothing of anybody's strength


def test_a_host_may_declare_anybody_absent_who_is(club: Club) -> None:
    path = opened(club.ada, rounds=1, duplicate=False)
    started(club.ada, path, club.ben)
    key = {"authorization": f"Bearer {club.up.services.key}"}
    assert club.ben.ask("POST", f"{path}/players/1/absent", {"id": "a"}, key).status == 200


# --- help ---------------------------------------------------------------------------------------------------


def asked(guest: Guest, table: str, seat: str) -> Any:
    return guest.post(f"/api/tables/{table}/hint", {"seat": seat})


def test_a_bot_whispers(club: Club) -> None:
    table, _ = seat_all([club.ada, club.ben], "hashi")
    assert not club.ben.look(table)["table"]["help"]
    refused(asked(club.ada, table, "A"), "no-help")
    game(club.ada, club.ben)
    assert club.rating(club.ada) > USUAL


def test_help_is_a_term_that_everybody_sees_and_hears_of(club: Club) -> None:
    table, _ = seat_all([club.ada, club.ben], "hashi", help=True)
    assert club.ben.look(table)["table"]["help"]
    moved(club.ada, table, "A")
    moved(club.ben, table, "B")
    for _ in range(2):
        assert hinted(club.ada, table, "A").status == 200
    log = club.ben.get(f"/api/tables/{table}/log?most=500").json["messages"]
    told = [one for one in log if one["type"] == "helped"]
    assert [(one["seat"], one["facts"][0]["key"]) for one in told] == [("A", "server-fact-helped")]
    resign(club.ben, table, "B")
    assert not club.ratings(club.ada)


def test_whoever_plays_alone_among_bots_is_advised(club: Club) -> None:
    table = club.ada.open("hashi", "me", "passive")
    club.ada.ready(table)
    assert club.ada.look(table)["table"]["help"]
    assert hinted(club.ada, table, "A").status == 200
