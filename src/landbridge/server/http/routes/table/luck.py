"""Agreeing on the luck before a game, and checking it afterwards (`docs/luck.md`)."""

from __future__ import annotations

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from landbridge.server.http import wire
from landbridge.server.http.asking import Ask, Look
from landbridge.server.http.lean import LeanRoute
from landbridge.table import actions
from landbridge.table.answers.luck import luck_json, lucky, revealed

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["luck"])


@router.post("/tables/{table}/ready", response_model=wire.Picture, summary="Start without a number of my own")
def ready(ask: Look, table: str, said: wire.Readiness) -> Response:
    """The server makes and holds the salt. To be protected against its operator as well, commit.

    What was committed to before is dropped. If the list is closed, this begins a new attempt, once for each person.
    """
    person = ask.person()
    ask.tables.act(table, actions.say_ready, person, said.seat, lucky(table, said.words))
    with ask.tables.open(table) as t:
        return ask.seen(t, actions.seats_meant(t, person, said.seat)[0])


@router.post("/tables/{table}/commit", response_model=wire.Picture, summary="Seal a number of my own")
def commit(ask: Look, table: str, said: wire.Committing) -> Response:
    """With the last commitment the list is closed. Store it, check it, then reveal.

    If the answer has another promise and no commitment of this seat, the beacon's round had come: commit again.
    """
    ask.tables.act(table, actions.commit, ask.person(), said.seat, said.commitment, said.promise)
    return ask.picture(table, said.seat)


@router.post("/tables/{table}/reveal", response_model=wire.Picture, summary="Tell what I committed to")
def reveal(ask: Look, table: str, said: wire.Revealing) -> Response:
    """The last reveal starts the game. Words are given as their hash (`docs/luck.md`)."""
    words = revealed(said.words)
    ask.tables.act(table, actions.reveal, ask.person(), said.seat, said.salt, words, said.list)
    return ask.picture(table, said.seat)


@router.post("/tables/{table}/remind", response_model=wire.Picture, summary="Remind those who are missing")
def remind(ask: Look, table: str, said: wire.SeatOnly) -> Response:
    """Those a full table waits for are notified, where they wish it. Once a minute at most; more often does nothing."""
    ask.tables.act(table, actions.remind, ask.person(), said.seat)
    return ask.picture(table, said.seat)


@router.get(
    "/tables/{table}/luck", response_model=wire.Luck, summary="The dealer's promise, and what came of it"
)
def luck(ask: Ask, table: str) -> Response:
    ask.caller()
    with ask.tables.open(table) as live:
        t = ask.shown(live)
        now = ask.services.clock()
        if t.told_secret(now) is not None:
            ask.weigh(t.n // 250)
        return JSONResponse(luck_json(t, ask.tables.match, now))


@router.get("/luck", response_model=wire.Fairness, summary="Do the dice cheat?")
def fairness(ask: Ask) -> Response:
    """All draws of this server's finished games beside the odds, by game and kind of draw."""
    ask.caller()
    return JSONResponse(ask.services.statistics.as_json())
