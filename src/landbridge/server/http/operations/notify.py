"""What I want to be told while I am away, and where; what a table tells others."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from landbridge.app.operation import Group
from landbridge.app.shapes.notify import (
    Hush,
    Id,
    MailCode,
    MailWish,
    NewHook,
    NotifyTold,
    NotifyWish,
    Subscribing,
    TableNotify,
)
from landbridge.server.http.room import ServerRoom
from landbridge.server.notify import outward
from landbridge.server.notify.push import check_keys
from landbridge.server.notify.wishes import Browser, zone
from landbridge.server.store.devices import BETWEEN
from landbridge.table.person import Person
from landbridge.table.refusals import Refused

operations = Group("notifications")
WEIGHT = 20  # requests; mails and messages of hello go to places of other people


@operations.get("me/notify")
def wishes(room: ServerRoom) -> NotifyTold:
    """What I am told while I am away."""
    return _told(room, room.person())


@operations.put("me/notify")
def want(room: ServerRoom, said: NotifyWish) -> NotifyTold:
    """What I want to be told, and when.

    What comes up in quiet hours is told when they are over, if it still holds.
    """
    person = room.person()
    quiet = None
    if said.quiet is not None:
        if zone(said.quiet.zone) is None:
            raise Refused("notify-zone")
        quiet = _minutes(said.quiet.begin), _minutes(said.quiet.end)
    place = said.quiet.zone if said.quiet else "UTC"
    room.services.notifications.wishes.want(person.id, said.unwanted, quiet, place, said.lang, room.base)
    return _told(room, person)


@operations.post("me/notify/push", status=201)
def subscribe(room: ServerRoom, said: Subscribing) -> NotifyTold:
    """Notify this browser."""
    person, notifications = room.person(), room.services.notifications
    if notifications.push is None:
        raise Refused("notify-no-push")
    _allowed(room, said.endpoint)
    try:
        check_keys(said.p256dh, said.auth)
    except ValueError:
        raise Refused("server-invalid", where="p256dh, auth") from None
    label = room.browser
    browser = Browser(said.endpoint, said.p256dh, said.auth)
    notifications.wishes.subscribe(person.id, browser, said.lang, room.base, label)
    return _told(room, person)


@operations.delete("me/notify/push/{id}", status=204)
def unsubscribe(room: ServerRoom, id: Id) -> None:
    """Notify a browser no more."""
    room.services.notifications.wishes.unsubscribe(room.person().id, id)


@operations.post("me/notify/test", status=204)
def try_out(room: ServerRoom) -> None:
    """Does it arrive? One notification to each of my browsers. Counts as twenty requests."""
    person = room.person()
    room.weigh(WEIGHT)
    room.services.notifications.wishes.try_out(person.id)
    room.services.notifications.sending.look_now()


@operations.put("me/notify/mail")
def mail(room: ServerRoom, said: MailWish) -> NotifyTold:
    """An address for mail.

    A code is mailed there, and nothing else before it has come back. Counts as a guess, as wrong codes do.
    """
    person, notifications = room.person(), room.services.notifications
    if notifications.office is None:
        raise Refused("notify-no-mail")
    room.services.guesses_pace.take(room.caller.address)
    notifications.wishes.ask_mail(person.id, said.address, said.lang, room.base)
    notifications.sending.look_now()
    return _told(room, person)


@operations.post("me/notify/mail")
def confirm_mail(room: ServerRoom, said: MailCode) -> NotifyTold:
    """The code that was mailed to me."""
    person = room.person()
    room.services.notifications.wishes.confirm_mail(person.id, said.code)
    return _told(room, person)


@operations.delete("me/notify/mail", status=204)
def forget_mail(room: ServerRoom) -> None:
    """No more mail."""
    room.services.notifications.wishes.forget_mail(room.person().id)


@operations.get("tables/{table}/notify")
def of_table(room: ServerRoom, table: str) -> TableNotify:
    """What this table tells, and whom. For whoever opened the table or sits there."""
    return _of_table(room, _mine(room, table), table)


@operations.put("tables/{table}/notify")
def hush(room: ServerRoom, table: str, said: Hush) -> TableNotify:
    """Tell me nothing of this table."""
    person = _mine(room, table)
    room.services.notifications.wishes.hush(person.id, table, said.hushed)
    return _of_table(room, person, table)


@operations.post("tables/{table}/hooks", status=201)
def add_hook(room: ServerRoom, table: str, said: NewHook) -> TableNotify:
    """Tell a chat of turns. It is told hello at once. Counts as twenty requests."""
    person, notifications = _mine(room, table), room.services.notifications
    with room.open(table) as t:
        if t.delay:  # a chat would hear of turns that spectators have not seen
            raise Refused("watch-no-hook")
    _allowed(room, said.url)
    room.weigh(WEIGHT)
    notifications.wishes.add_hook(person.id, table, said.format, said.url, said.lang, room.base)
    notifications.sending.look_now()
    return _of_table(room, person, table)


@operations.delete("tables/{table}/hooks/{id}")
def remove_hook(room: ServerRoom, table: str, id: Id) -> TableNotify:
    """Tell that chat no more."""
    person = _mine(room, table)
    room.services.notifications.wishes.remove_hook(table, id)
    return _of_table(room, person, table)


def _mine(room: ServerRoom, table: str) -> Person:
    person = room.person()
    with room.open(table) as t:
        if t.host != person.id and not t.seats_of(person.id):
            raise Refused("server-not-yours")
    return person


def _allowed(room: ServerRoom, url: str) -> None:
    """As far as its text tells; what its name means is looked up when something is sent."""
    try:
        outward.parsed(url, room.services.notifications.private)
    except outward.Forbidden:
        raise Refused("notify-address") from None


def _minutes(time: str) -> int:
    hours, _, minutes = time.partition(":")
    return 60 * int(hours) + int(minutes)


def _time(minutes: int) -> str:
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


def _told(room: ServerRoom, person: Person) -> Any:
    notifications = room.services.notifications
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


def _of_table(room: ServerRoom, person: Person, table: str) -> Any:
    notifications = room.services.notifications.wishes
    told = [
        {"id": one.id, "format": one.format, "host": urlsplit(one.url).hostname or "", "failed": one.failed}
        for one in notifications.hooks_of(table)
    ]
    return {"hushed": notifications.is_hushed(person.id, table), "hooks": told}
