"""What I want to be told while I am away, and where; what a table tells others."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Response
from fastapi.responses import JSONResponse

from landbridge.server.http.asking import Ask
from landbridge.server.http.lean import LeanRoute
from landbridge.server.http.wire import notify as wire
from landbridge.server.notify import outward
from landbridge.server.notify.push import check_keys
from landbridge.server.notify.wishes import Browser, zone
from landbridge.server.store.devices import BETWEEN, kind_of
from landbridge.table.person import Person
from landbridge.table.refusals import Refused

router = APIRouter(prefix="/api", route_class=LeanRoute, tags=["notifications"])
WEIGHT = 20  # requests; mails and messages of hello go to places of other people


@router.get("/me/notify", response_model=wire.NotifyTold, summary="What I am told while I am away")
def wishes(ask: Ask) -> Response:
    return JSONResponse(_told(ask, ask.person()))


@router.put("/me/notify", response_model=wire.NotifyTold, summary="What I want to be told, and when")
def want(ask: Ask, said: wire.NotifyWish) -> Response:
    """What comes up in quiet hours is told when they are over, if it still holds."""
    person = ask.person()
    quiet = None
    if said.quiet is not None:
        if zone(said.quiet.zone) is None:
            raise Refused("notify-zone")
        quiet = _minutes(said.quiet.begin), _minutes(said.quiet.end)
    place = said.quiet.zone if said.quiet else "UTC"
    ask.services.notifications.wishes.want(person.id, said.unwanted, quiet, place, said.lang, ask.base)
    return JSONResponse(_told(ask, person))


@router.post(
    "/me/notify/push", status_code=201, response_model=wire.NotifyTold, summary="Notify this browser"
)
def subscribe(ask: Ask, said: wire.Subscribing) -> Response:
    person, notifications = ask.person(), ask.services.notifications
    if notifications.push is None:
        raise Refused("notify-no-push")
    _allowed(ask, said.endpoint)
    try:
        check_keys(said.p256dh, said.auth)
    except ValueError:
        raise Refused("server-invalid", where="p256dh, auth") from None
    label = kind_of(ask.request.headers.get("user-agent", ""))
    browser = Browser(said.endpoint, said.p256dh, said.auth)
    notifications.wishes.subscribe(person.id, browser, said.lang, ask.base, label)
    return JSONResponse(_told(ask, person), 201)


@router.delete(
    "/me/notify/push/{id}", status_code=204, response_class=Response, summary="Notify a browser no more"
)
def unsubscribe(ask: Ask, id: wire.Id) -> Response:
    ask.services.notifications.wishes.unsubscribe(ask.person().id, id)
    return Response(status_code=204)


@router.post("/me/notify/test", status_code=204, response_class=Response, summary="Does it arrive?")
def try_out(ask: Ask) -> Response:
    """One notification to each of my browsers. Counts as twenty requests."""
    person = ask.person()
    ask.weigh(WEIGHT)
    ask.services.notifications.wishes.try_out(person.id)
    ask.services.notifications.sending.look_now()
    return Response(status_code=204)


@router.put("/me/notify/mail", response_model=wire.NotifyTold, summary="An address for mail")
def mail(ask: Ask, said: wire.MailWish) -> Response:
    """A code is mailed there, and nothing else before it has come back. Counts as a guess, as wrong codes do."""
    person, notifications = ask.person(), ask.services.notifications
    if notifications.office is None:
        raise Refused("notify-no-mail")
    ask.services.guesses_pace.take(ask.caller().address)
    notifications.wishes.ask_mail(person.id, said.address, said.lang, ask.base)
    notifications.sending.look_now()
    return JSONResponse(_told(ask, person))


@router.post("/me/notify/mail", response_model=wire.NotifyTold, summary="The code that was mailed to me")
def confirm_mail(ask: Ask, said: wire.MailCode) -> Response:
    person = ask.person()
    ask.services.notifications.wishes.confirm_mail(person.id, said.code)
    return JSONResponse(_told(ask, person))


@router.delete("/me/notify/mail", status_code=204, response_class=Response, summary="No more mail")
def forget_mail(ask: Ask) -> Response:
    ask.services.notifications.wishes.forget_mail(ask.person().id)
    return Response(status_code=204)


@router.get(
    "/tables/{table}/notify", response_model=wire.TableNotify, summary="What this table tells, and whom"
)
def of_table(ask: Ask, table: str) -> Response:
    """For whoever opened the table or sits there."""
    return JSONResponse(_of_table(ask, _mine(ask, table), table))


@router.put(
    "/tables/{table}/notify", response_model=wire.TableNotify, summary="Tell me nothing of this table"
)
def hush(ask: Ask, table: str, said: wire.Hush) -> Response:
    person = _mine(ask, table)
    ask.services.notifications.wishes.hush(person.id, table, said.hushed)
    return JSONResponse(_of_table(ask, person, table))


@router.post(
    "/tables/{table}/hooks", status_code=201, response_model=wire.TableNotify, summary="Tell a chat of turns"
)
def add_hook(ask: Ask, table: str, said: wire.NewHook) -> Response:
    """It is told hello at once. Counts as twenty requests."""
    person, notifications = _mine(ask, table), ask.services.notifications
    with ask.tables.open(table) as t:
        if t.delay:  # a chat would hear of turns that spectators have not seen
            raise Refused("watch-no-hook")
    _allowed(ask, said.url)
    ask.weigh(WEIGHT)
    notifications.wishes.add_hook(person.id, table, said.format, said.url, said.lang, ask.base)
    notifications.sending.look_now()
    return JSONResponse(_of_table(ask, person, table), 201)


@router.delete(
    "/tables/{table}/hooks/{id}", response_model=wire.TableNotify, summary="Tell that chat no more"
)
def remove_hook(ask: Ask, table: str, id: wire.Id) -> Response:
    person = _mine(ask, table)
    ask.services.notifications.wishes.remove_hook(table, id)
    return JSONResponse(_of_table(ask, person, table))


def _mine(ask: Ask, table: str) -> Person:
    person = ask.person()
    with ask.tables.open(table) as t:
        if t.host != person.id and not t.seats_of(person.id):
            raise Refused("server-not-yours")
    return person


def _allowed(ask: Ask, url: str) -> None:
    """As far as its text tells; what its name means is looked up when something is sent."""
    try:
        outward.parsed(url, ask.services.notifications.private)
    except outward.Forbidden:
        raise Refused("notify-address") from None


def _minutes(time: str) -> int:
    hours, _, minutes = time.partition(":")
    return 60 * int(hours) + int(minutes)


def _time(minutes: int) -> str:
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def _told(ask: Ask, person: Person) -> dict[str, Any]:
    notifications = ask.services.notifications
    wish, found = notifications.wishes.of(person.id), []
    for one in notifications.wishes.browsers(person.id):
        browser, _, system = one.label.partition(BETWEEN)
        found.append({"id": one.id, "browser": browser, "system": system, "subscribed_at": one.created})
    quiet = None
    if wish["quiet_from"] is not None and wish["quiet_to"] is not None:
        begin, end = _time(wish["quiet_from"]), _time(wish["quiet_to"])
        quiet = {"begin": begin, "end": end, "zone": wish["zone"]}
    return {
        "push_key": notifications.push.public_key if notifications.push is not None else None,
        "mail_offered": notifications.office is not None,
        "browsers": found,
        "unwanted": wish["unwanted"].split(),
        "quiet": quiet,
        "mail": {"address": wish["mail"], "confirmed": not wish["mail_code"]} if wish["mail"] else None,
    }


def _of_table(ask: Ask, person: Person, table: str) -> dict[str, Any]:
    notifications = ask.services.notifications.wishes
    told = [
        {"id": one.id, "format": one.format, "host": urlsplit(one.url).hostname or "", "failed": one.failed}
        for one in notifications.hooks_of(table)
    ]
    return {"hushed": notifications.is_hushed(person.id, table), "hooks": told}
