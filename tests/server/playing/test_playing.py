"""At the table: moves that count once, refusals that explain, taking back, leaving, clocks, bots, rematch, chat."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from typing import Any

import pytest

import landbridge
from landbridge.core.play.luck import folded
from landbridge.server.run.bots import bot_process as thinking
from landbridge.server.run.limits import Limits
from tests.server.engines import BOTH
from tests.server.host import Guest, Running, pass_time, running, short_options
from tests.server.table import seat_all
from tests.support.waiting import until

DATABASES = BOTH


def both_seats(guest: Guest, game: str = "hashi", **terms: Any) -> str:
    table = guest.open(game, "me", "me", **terms)
    guest.ready(table)
    return table


def test_nothing_begins_before_everybody_is_ready(ada: Guest) -> None:
    table = ada.open("hashi", "me", "me")
    seen = ada.look(table, "A")
    assert seen["table"]["status"] == "gathering"
    assert seen["view"] is None
    assert ada.move(table, "A", "3@a1").json["error"] == "not-started"
    assert (
        ada.post(f"/api/tables/{table}/ready", {"seat": "A", "words": "mine"}).json["table"]["status"]
        == "gathering"
    )
    started = ada.post(f"/api/tables/{table}/ready", {"seat": "B", "words": ""}).json
    assert started["table"]["status"] == "playing"
    assert started["table"]["words"] == [folded(table, "mine")]


def test_a_move_counts_once(ada: Guest) -> None:
    table = both_seats(ada)
    offer = ada.look(table, "A")["offers"][0]["move"]
    first = ada.move(table, "A", offer, "same")
    again = ada.move(table, "A", offer, "same")
    assert (first.status, again.status) == (200, 200)
    assert not first.json["repeated"]
    assert again.json["repeated"]
    assert {**again.json, "repeated": False} == first.json
    other = ada.move(table, "A", "3@f6", "same")
    assert (other.status, other.json["error"]) == (409, "id-used")


def test_what_happened_has_the_number_of_its_own_round(ada: Guest) -> None:
    """Whoever is done last ends the round: what everybody did is news then, but not of the next card's round."""
    table = both_seats(ada)
    for move in ("4@b2", "."):
        for seat in "AB":
            ada.move(table, seat, move)
    rounds: dict[str, list[int]] = {}
    for message in ada.get(f"/api/tables/{table}/log").json["messages"]:
        for fact in message["facts"]:
            rounds.setdefault(fact["key"], []).append(message.get("turn", -1))
    assert rounds["hashi-fact-prepared"] == [0, 0]
    assert rounds["hashi-fact-waived"] == [1, 1]
    assert rounds["hashi-fact-card"] == [1, 2]


def test_opening_a_table_counts_once(ada: Guest) -> None:
    body = {"id": "once", "game": "hashi", "seats": [{"kind": "me"}]}
    one, two = (ada.post("/api/tables", body).json["table"]["id"] for _ in range(2))
    assert one == two
    assert ada.post("/api/tables", {**body, "seats": [{"kind": "open"}]}).json["error"] == "id-used"


def test_a_refusal_says_why_and_what_would_be_legal(ada: Guest) -> None:
    table = both_seats(ada)
    for seat in "AB":
        ada.move(table, seat, ada.look(table, seat)["offers"][0]["move"])
    seen = ada.look(table, "A")
    line = next(offer for offer in seen["offers"] if offer["handles"][0].startswith("line"))
    illegal = {"id": "i", "seat": "A", "handles": ["line-zz-zz"]}
    reply = ada.post(f"/api/tables/{table}/moves", illegal)
    assert reply.status == 422
    assert reply.json["legal"] == seen["offers"]
    taken = {offer["move"] for offer in seen["offers"]}
    printed = [m for m in all_lines(table, ada) if m not in taken]
    reply = ada.move(table, "A", printed[0])
    assert reply.status == 409
    assert reply.json["ruling"].startswith("H3")
    assert reply.json["legal"] == seen["offers"]
    why = ada.post(f"/api/tables/{table}/why", {"seat": "A", "move": printed[0]}).json
    assert not why["legal"]
    assert why["ruling"] == reply.json["ruling"]
    assert why["reason"] == reply.json["reason"]
    assert ada.post(f"/api/tables/{table}/why", {"seat": "A", "handles": line["handles"]}).json["legal"]
    assert ada.look(table, "A") == seen


def all_lines(table: str, guest: Guest) -> list[str]:
    hashi = landbridge.game("hashi")
    kit = hashi.kit()
    s = hashi.start(kit, 2)
    return [hashi.write(kit, s, 0, move) for move in range(18, 18 + kit.fields.lines)]


def test_a_draft_is_taken_back_freely_and_in_silence(ada: Guest, ben: Guest) -> None:
    table = ada.open("hashi", "me", "open")
    ben.join(ada.invite(table, "B"))
    ada.ready(table)
    before = ben.look(table, "B")
    offer = ada.look(table, "A")["offers"][0]["move"]
    ada.move(table, "A", offer)
    done = ben.look(table, "B")
    assert done["table"]["acting"] == ["B"]
    assert done["at"] == before["at"] + 1
    reply = ada.post(f"/api/tables/{table}/back", {"id": "b", "seat": "A"})
    assert reply.json["draft"] == []
    after = ben.look(table, "B")
    assert after["table"]["acting"] == ["A", "B"]
    assert after["view"] == before["view"]
    assert ada.post(f"/api/tables/{table}/back", {"id": "b2", "seat": "A"}).json["error"] == "nothing-back"
    assert offer not in ada.get(f"/api/tables/{table}/record?seat=A").body.decode()


def test_a_draft_that_the_rules_make_final_stays(ada: Guest, ben: Guest) -> None:
    for laid, final in (("open", False), ("final", True)):
        table = ada.open("river_dragons", "me", "open", options={"laid": laid})
        ben.join(ada.invite(table, "B"))
        ada.ready(table)
        assert ada.move(table, "A", "jump").json["final"] is final
        assert ada.look(table)["final"] is False  # a spectator has no draft
        before, others = ada.look(table, "A"), ben.look(table, "B")
        body = {"id": "b", "seat": "A", "moves": 1}
        reply = ada.post(f"/api/tables/{table}/back", body)
        if not final:
            assert (reply.status, reply.json["draft"]) == (200, [])
            continue
        assert (reply.status, reply.json["ruling"]) == (409, "R2.1")
        assert reply.json["error"] == "river-dragons-why-laid-final"
        assert reply.json["legal"] == before["offers"]
        assert before["draft"] == ["jump"]
        assert ada.look(table, "A") == before
        assert ben.look(table, "B") == others
        assert "A jump" in ada.get(f"/api/tables/{table}/record?seat=A").body.decode()


def test_settled_moves_come_back_when_everybody_agrees(ada: Guest, ben: Guest) -> None:
    """Found in whichever game lets somebody make a public move that reveals nothing."""
    for game in landbridge.game_names():
        table = ada.open(game, "me", "open", options=short_options(game))
        ben.join(ada.invite(table, "B"))
        ada.ready(table)
        for _ in range(60):
            seen = ada.look(table)
            if seen["table"]["status"] != "playing":
                break
            letter = seen["table"]["acting"][0]
            guest, other, their = (ada, ben, "B") if letter == "A" else (ben, ada, "A")
            mine = guest.look(table, letter)
            guest.move(table, letter, mine["offers"][0]["move"])
            asked = guest.post(f"/api/tables/{table}/takeback", {"id": guest.fresh(), "seat": letter})
            if asked.status == 409:
                assert asked.json["error"] in ("too-late", "over")
                continue
            assert asked.json["table"]["asks"]["seat"] == letter
            other.put(f"/api/tables/{table}/takeback", {"seat": their, "agree": True})
            back = guest.look(table, letter)
            assert back["view"] == mine["view"]
            assert back["offers"] == mine["offers"]
            assert "rewind" in [
                m["type"] for m in guest.get(f"/api/tables/{table}/log?most=500").json["messages"]
            ]
            return
    pytest.fail("no game had a move that could be taken back")


def test_a_leaver_is_replaced_and_may_return(ada: Guest, ben: Guest) -> None:
    table = ada.open("hashi", "me", "open", substitute="random")
    ben.join(ada.invite(table, "B"))
    ada.ready(table)
    assert ben.post(f"/api/tables/{table}/leave", {"seat": "B"}).status == 200
    until(lambda: "B" not in ada.look(table)["table"]["acting"])
    assert ben.move(table, "B", "3@a1").json["error"] == "away"
    ben.post(f"/api/tables/{table}/return", {"seat": "B"})
    ada.move(table, "A", ada.look(table, "A")["offers"][0]["move"])
    seen = until(lambda: ben.look(table, "B")["offers"])
    assert ben.move(table, "B", seen[0]["move"]).status == 200
    told = ben.post(f"/api/tables/{table}/resign", {"seat": "B"}).json["table"]
    assert told["seats"][1]["away"] == "resigned"
    # Fewer than two people remain: the game is over, and whoever resigned has not won.
    assert (told["status"], told["ended"]) == ("over", {"seat": "B", "why": "resigned"})
    assert [(seat["winner"], seat["place"]) for seat in told["seats"]] == [(True, 1), (False, 2)]
    assert ben.post(f"/api/tables/{table}/return", {"seat": "B"}).json["error"] == "over"
    text = ada.get(f"/api/tables/{table}/record").body.decode()
    assert "\n- B resigned end\n= A " in text
    replay = ada.get(f"/api/tables/{table}/replay?step=999").json
    assert replay["over"] is True
    assert ada.post("/api/replay", {"record": text, "step": 999}).json == replay


def test_public_moves_come_back_without_asking(ada: Guest, ben: Guest) -> None:
    table, _ = seat_all([ada, ben], "loopit")
    letter = ada.look(table)["table"]["acting"][0]
    guest, other = (ada, ben) if letter == "A" else (ben, ada)
    before = guest.look(table, letter)
    tile = next(offer["move"] for offer in reversed(before["offers"]))
    laid = guest.move(table, letter, tile).json
    assert laid["undo"] == 1
    assert laid["table"]["tentative"] == {"seat": letter, "moves": 1}
    assert other.look(table)["undo"] == 0
    assert other.look(table)["table"]["tentative"] == laid["table"]["tentative"]
    back = guest.post(f"/api/tables/{table}/back", {"id": guest.fresh(), "seat": letter}).json
    assert (back["view"], back["offers"], back["undo"]) == (before["view"], before["offers"], 0)
    told = other.get(f"/api/tables/{table}/log?most=500").json["messages"]
    assert [message["type"] for message in told][-2:] == ["move", "rewind"]
    assert told[-2]["tentative"] is True
    assert guest.move(table, letter, tile).json["view"] == laid["view"]


@pytest.mark.few(2)
@pytest.mark.parametrize("game", landbridge.game_names())
def test_a_person_against_every_bot(game: str, ada: Guest) -> None:
    """A whole game with the game's own bots in the other seats."""
    known = next(g for g in ada.get("/api/games").json["games"] if g["name"] == game)
    bots = [bot for bot in known["bots"] if bot not in ("random", "passive")] or ["random"]
    seats = max(known["fewest"] - 1, 1)
    table = ada.open(game, "me", *(bots * seats)[:seats], options=short_options(game))
    ada.ready(table, "luck")

    def over() -> bool:
        seen = ada.look(table, "A")
        if seen["offers"]:
            assert ada.move(table, "A", seen["offers"][0]["move"]).status == 200
        return bool(seen["table"]["status"] == "over")

    until(over)
    luck = ada.get(f"/api/tables/{table}/luck").json
    assert luck["events"]
    assert all(event["true"] for event in luck["events"])
    assert luck["words"] == [folded(table, "luck")]
    replay = ada.get(f"/api/tables/{table}/replay?step=5").json
    assert replay["step"] == 5
    text = ada.get(f"/api/tables/{table}/record").body.decode()
    again = ada.post("/api/replay", {"record": text, "step": 5}).json
    assert again == replay
    again = ada.post("/api/tables/" + table + "/rematch", {"id": "r"}).json
    assert [s["kind"] for s in again["table"]["seats"]] == ["person"] + ["bot"] * seats
    assert ada.look(table)["table"]["rematch"] == again["table"]["id"]


def test_one_rematch_though_two_press_at_once(ada: Guest, ben: Guest) -> None:
    table = ada.open("hashi", "me", "open")
    ben.join(ada.invite(table, "B"))
    ada.ready(table)
    assert ada.post(f"/api/tables/{table}/rematch", {"id": "early"}).json["error"] == "not-over"
    ada.post(f"/api/tables/{table}/close")
    found: list[str] = []
    presses = [
        threading.Thread(
            target=lambda g=g: found.append(
                g.post(f"/api/tables/{table}/rematch", {"id": "r"}).json["table"]["id"]
            )
        )
        for g in (ada, ben)
    ]
    for press in presses:
        press.start()
    for press in presses:
        press.join()
    assert len(set(found)) == 1
    assert len(ada.get("/api/me/tables").json["tables"]) == 2
    assert [seat["name"] for seat in ada.look(found[0])["table"]["seats"]] == ["Ada", "Ben"]


def test_clocks_run_out_and_the_table_goes_on(tmp_path: Path) -> None:
    now = [1_800_000_000_000]
    with running(tmp_path, clock=lambda: now[0]) as up:
        ada = Guest(up.url, "Ada")
        table = ada.open("hashi", "me", "me", "me", clock={"seconds": 60, "add": 5})
        ada.ready(table)
        pass_time(now, 20_000, up)
        ada.move(table, "C", ada.look(table, "C")["offers"][0]["move"])
        seen = ada.move(table, "A", ada.look(table, "A")["offers"][0]["move"]).json
        assert [s["clock_ms"] for s in seen["table"]["seats"]] == [45_000, 40_000, 45_000]
        pass_time(now, 39_000, up)
        assert ada.look(table)["table"]["seats"][1]["clock_ms"] == 1_000
        pass_time(now, 1_000, up)
        until(lambda: ada.look(table)["table"]["seats"][1]["away"] == "time")
        until(lambda: ada.look(table)["table"]["turn"] == 1)  # the substitute has prepared a sheet
        back = ada.post(f"/api/tables/{table}/return", {"seat": "B"}).json
        assert back["table"]["seats"][1]["away"] == ""
        assert back["table"]["seats"][1]["clock_ms"] == 30_000
        ada.close()


def test_a_rest_of_weeks_and_a_restart(tmp_path: Path) -> None:
    now = [1_800_000_000_000]
    with running(tmp_path, clock=lambda: now[0]) as up:
        ada = Guest(up.url, "Ada")
        table = both_seats(ada, pace="slow")
        ada.move(table, "A", ada.look(table, "A")["offers"][0]["move"])
        before = ada.look(table, "B")
        ada.close()
    now[0] += 60 * 86_400_000
    with running(tmp_path, clock=lambda: now[0]) as up:
        again = Guest(up.url)
        again.cookie = ada.cookie
        after = again.look(table, "B")
        after["table"]["link"] = before["table"]["link"]
        assert after == before
        assert again.move(table, "B", after["offers"][0]["move"]).status == 200
        up.services.maintenance.clear_away()
        assert again.get(f"/api/tables/{table}").status == 200
        now[0] += 366 * 86_400_000
        up.services.maintenance.clear_away()
        assert again.get(f"/api/tables/{table}").status == 404
        again.close()


def crash(*_: Any) -> int:
    raise RuntimeError("out of ideas")


def dawdle(*_: Any) -> int:
    time.sleep(60)
    return 0


def cheat(*_: Any) -> int:
    return 10**6


@pytest.mark.parametrize("bad", [crash, dawdle, cheat])
def test_a_bad_bot_does_not_stop_a_table(bad: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process runs this file's function in place of the bot."""
    monkeypatch.setattr(thinking, "work", {crash: work_crash, dawdle: work_dawdle, cheat: work_cheat}[bad])
    limits = Limits(bot_seconds=1, acts_per_second=10_000, acts_at_once=10_000)
    with running(tmp_path, limits) as up:
        ada = Guest(up.url, "Ada")
        table = ada.open("hashi", "me", "random")
        ada.ready(table)
        until(lambda: ada.look(table)["table"]["acting"] == ["A"])
        ada.close()
        if bad is not cheat:
            assert up.services.bot_pool.substituted >= 1


def work_crash(pipe: Any, games: tuple[str, ...]) -> None:
    vars(thinking)["choose"] = crash
    _WORK(pipe, games)


def work_dawdle(pipe: Any, games: tuple[str, ...]) -> None:
    vars(thinking)["choose"] = dawdle
    _WORK(pipe, games)


def work_cheat(pipe: Any, games: tuple[str, ...]) -> None:
    vars(thinking)["choose"] = cheat
    _WORK(pipe, games)


_WORK = thinking.work


def test_chat_is_text_and_can_be_muted(ada: Guest, ben: Guest) -> None:
    table = ada.open("hashi", "me", "open")
    ben.join(ada.invite(table, "B"))
    say = f"/api/tables/{table}/chat"
    assert ben.post(say, {"id": "1", "seat": "B", "text": "<b>hi</b>\n& bye"}).status == 200
    told = ada.get(f"/api/tables/{table}/log?seat=A").json["messages"][-1]
    assert (told["type"], told["text"], told["seat"]) == ("chat", "<b>hi</b> & bye", "B")
    assert ben.post(say, {"id": "2", "seat": "B", "text": "x" * 301}).status == 422
    assert ben.post(say, {"id": "3", "seat": "A", "text": "not me"}).status == 403
    assert ben.put(f"/api/tables/{table}/mute", {"seat": "A", "muted": True}).status == 403
    assert ada.put(f"/api/tables/{table}/mute", {"seat": "B", "muted": True}).status == 200
    assert ben.post(say, {"id": "4", "seat": "B", "text": "hello?"}).json["error"] == "muted"
    ada.put(f"/api/tables/{table}/mute", {"seat": "B", "muted": False})
    assert ben.post(say, {"id": "5", "seat": "B", "text": "hello!"}).status == 200


def test_closing(ada: Guest, ben: Guest, server: Running) -> None:
    table = both_seats(ada)
    assert ben.post(f"/api/tables/{table}/close").status == 403
    key = {"authorization": f"Bearer {server.services.key}"}
    assert ben.ask("POST", f"/api/tables/{table}/close", {}, {"authorization": "Bearer no"}).status == 403
    assert ben.ask("POST", f"/api/tables/{table}/close", {}, key).json["table"]["status"] == "closed"
    assert ada.move(table, "A", "3@a1").json["error"] == "closed"


def test_a_closed_running_table_keeps_its_secrets(ada: Guest) -> None:
    table = both_seats(ada)
    ada.move(table, "A", ada.look(table, "A")["offers"][0]["move"])
    ada.post(f"/api/tables/{table}/close")
    seen = ada.look(table)
    assert seen["table"]["secret"] is None
    assert "secret" not in ada.get(f"/api/tables/{table}/record").body.decode()
    assert ada.get(f"/api/tables/{table}/luck").json["secret"] is None


def test_one_identity_holds_several_seats_and_sees_each_alone(ada: Guest) -> None:
    table = both_seats(ada)
    offer = ada.look(table, "A")["offers"][0]["move"]
    ada.move(table, "A", offer)
    assert ada.look(table, "A")["draft"] == [offer]
    assert ada.look(table, "B")["draft"] == []
    assert ada.look(table)["draft"] == []
