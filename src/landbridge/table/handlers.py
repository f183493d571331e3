"""What each kind of event does to a table. Moves are in `moving`, agreeing on the luck in `attempts`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from landbridge.core.play.dealer import Dealer
from landbridge.core.play.leaving import DELETED, RESIGNED, TIME
from landbridge.table import moving
from landbridge.table.live_match import Live, layout
from landbridge.table.luck import attempts
from landbridge.table.parts import CLOSED, LEFT, OVER, PLAYING, Ask, Event, Seat
from landbridge.table.recent import Recent
from landbridge.table.watching import insight

if TYPE_CHECKING:
    from landbridge.table.table import Table

DECLARED = "declared"  # absent, by whoever runs the tournament
GOES = {  # what is said of whoever goes: a substitute plays on, or the game ends
    LEFT: ("server-fact-leaves", "server-fact-leaves-end"),
    TIME: ("server-fact-time", "server-fact-time-end"),
    RESIGNED: ("server-fact-resigns", "server-fact-resigns-end"),
    DELETED: ("server-fact-leaves", "server-fact-leaves-end"),
    DECLARED: ("server-fact-declared", "server-fact-declared-end"),
}
GRACE_MS = 30_000  # what a clock has at least when somebody returns, once in a game


def open_(t: Table, event: Event) -> None:
    t.agree(event.data)
    t.layout = layout(t.kit)
    t.host = event.person or ""
    t.seats = [Seat() for _ in range(t.terms["seats"])]
    t.counts = dict.fromkeys(t.viewers, 0)
    t.moved = event.at
    attempts.open_(t, event)


def sit(t: Table, event: Event) -> None:
    assert event.seat is not None
    t.seats[event.seat] = Seat(
        person=event.person or "",
        name=event.data["name"],
        tag=event.data.get("tag", ""),
        reserved=event.data.get("reserved", False),
        ready=t.luck is not None and event.person in t.luck.held,
    )
    t.say(event, "sit", "" if t.seats[event.seat].reserved else "server-fact-sits")


def seat_bot(t: Table, event: Event) -> None:
    assert event.seat is not None
    bot = event.data["bot"]
    t.seats[event.seat] = Seat(bot=bot, name=f"bot:{bot}", ready=True)
    t.say(event, "sit", "server-fact-sits")


def rise(t: Table, event: Event) -> None:
    assert event.seat is not None
    attempts.rise(t, event.seat)
    t.say(event, "rise", "server-fact-rises")
    t.seats[event.seat] = Seat()
    t.muted = [seat for seat in t.muted if seat != event.seat]  # whoever comes next may talk


def ready(t: Table, event: Event) -> None:
    assert event.seat is not None
    attempts.withdraw(t, event.seat)
    seat = t.seats[event.seat]
    seat.ready, seat.words, seat.reserved = True, event.data.get("words", ""), False
    t.say(event, "ready", "")


def start(t: Table, event: Event) -> None:
    t.live = Live(t.game, t.kit, t.names, _dealer(t, event.at))
    t.status = PLAYING
    if t.terms["clock"]:
        for seat in t.seats:
            seat.clock = 1000 * t.terms["clock"]["seconds"]
    t.words = attempts.words_of(t.live)
    t.say(event, "start", "server-fact-starts", words=t.words)


def _dealer(t: Table, at: int) -> Dealer | None:
    return None if t.outside else attempts.dealer(t, at)


def ask(t: Table, event: Event) -> None:
    assert event.seat is not None
    t.ask = Ask(event.seat, event.data["count"], [event.seat], event.n)
    t.say(event, "ask", "server-fact-asks", count=event.data["count"])


def agree(t: Table, event: Event) -> None:
    assert t.ask is not None
    assert event.seat is not None
    t.ask.agreed.append(event.seat)
    t.say(event, "agree", "server-fact-agrees")


def decline(t: Table, event: Event) -> None:
    t.ask = None
    t.say(event, "decline", "server-fact-declines")


def rewind(t: Table, event: Event) -> None:
    """Settled moves come back: of one seat that did not have to ask, or because all agreed.

    A game that was over goes on; if somebody had ended it by leaving, nobody has.
    """
    assert t.live is not None
    key = "server-fact-rewinds" if event.seat is None else "server-fact-back"
    if t.live.ended:
        assert event.seat is not None
        t.seats[event.seat].away = t.seats[event.seat].substitute = ""
        key = "server-fact-returns"
    t.live.rewind(event.data["count"])
    t.status, t.ask, t.ended_at = PLAYING, None, 0
    for seat in t.seats:
        seat.acts += 1
    t.say(event, "rewind", key, count=event.data["count"])


def away(t: Table, event: Event) -> None:
    assert event.seat is not None
    why, seat = event.data["why"], t.seats[event.seat]
    seat.away, seat.substitute = why, t.terms["substitute"]
    _gone(t, event, why, why, DECLARED if event.data.get("declared") else why)


def _gone(t: Table, event: Event, why: str, lost: str, said: str = "") -> None:
    """Somebody goes. If the seat is given up, `end` says whether the game ends; events of old do not have it."""
    assert event.seat is not None
    assert t.live is not None
    if t.ask is not None and t.ask.seat == event.seat:
        t.ask = None
    if "end" in event.data:
        t.live.leave(event.seat, lost, event.data["end"])
    ended = t.status == PLAYING and t.live.ended
    if ended:
        t.status, t.ask = OVER, None
    t.say(event, "away", GOES[said or lost][ended], why=why)
    if ended:
        t.tell_all(event, moving.ending(t))


def come_back(t: Table, event: Event) -> None:
    assert event.seat is not None
    seat = t.seats[event.seat]
    seat.away = seat.substitute = ""
    seat.acts += 1
    if seat.clock is not None and seat.clock < GRACE_MS and not seat.grace:
        seat.clock, seat.grace = GRACE_MS, True
    t.say(event, "return", "server-fact-returns")


def helped(t: Table, event: Event) -> None:
    t.say(event, "helped", "server-fact-helped")


def pause(t: Table, event: Event) -> None:
    """Nobody could play for some time, or the wall clock was set back: clocks that ran have not counted it."""
    lost = event.data["ms"]
    for seat in t.running:
        t.seats[seat].clock = (t.seats[seat].clock or 0) + lost
    t.say(
        event,
        "pause",
        "server-fact-pause" if lost > 0 else "",
        **({"count": lost // 1000} if lost > 0 else {}),
    )


def chat(t: Table, event: Event) -> None:
    t.chats += 1
    if event.person:
        t.spoken[event.person] = t.spoken.get(event.person, 0) + 1
    t.say(event, "chat", "", text=event.data["text"])


def mute(t: Table, event: Event) -> None:
    assert event.seat is not None
    muted = event.data["muted"]
    t.muted = [seat for seat in t.muted if seat != event.seat] + [event.seat] * muted
    t.say(event, "mute", "server-fact-muted" if muted else "server-fact-unmuted", muted=muted)


def rename(t: Table, event: Event) -> None:
    """A seat, or somebody who asked to see everything, has another name."""
    _reread(t)
    if event.seat is None:
        insight.rename(t, event.data["who"], event.data["name"])
    else:
        t.seats[event.seat].name = event.data["name"]
        if t.live is not None:
            t.live.names = tuple(t.names)
    t.say(event, "rename", "")


def _reread(t: Table) -> None:
    """What was told has been changed on disk: names and remarks are gone from there, and have to be from here."""
    t.recent = Recent()


def rematch(t: Table, event: Event) -> None:
    t.next = event.data["table"]
    t.say(event, "rematch", "server-fact-rematch", table=t.next)


def close(t: Table, event: Event) -> None:
    attempts.stop(t)
    t.status = CLOSED
    t.ask = None
    t.say(event, "close", "server-fact-closes")


def disclose(t: Table, event: Event) -> None:
    t.disclosed = True
    t.say(event, "disclose", "")


def forget(t: Table, event: Event) -> None:
    """Somebody has deleted what is theirs: seats go on without a name, and what was asked or lost without them."""
    _reread(t)
    if event.seat is None:
        attempts.forget(t, event.data["who"])
        insight.forget(t, event.data["who"])
        t.say(event, "rise", "")
        return
    seat = t.seats[event.seat]
    t.spoken.pop(seat.person, None)
    seat.person, seat.name, seat.tag = "", "…", ""
    seat.away, seat.substitute = RESIGNED, t.terms["substitute"]
    t.muted = [one for one in t.muted if one != event.seat]
    if t.live is None:
        t.say(event, "away", "server-fact-leaves", why=RESIGNED)
    else:
        t.live.names = tuple(t.names)
        _gone(t, event, RESIGNED, DELETED)


def merge(t: Table, event: Event) -> None:
    """Two that are the same person become one. Nobody is told: seats keep their names."""
    was, now = event.data["was"], event.data["now"]
    for seat in t.seats:
        seat.person = now if seat.person == was else seat.person
    t.host = now if t.host == was else t.host
    if was in t.spoken:
        t.spoken[now] = t.spoken.get(now, 0) + t.spoken.pop(was)
    attempts.merge(t, was, now)
    insight.merge(t, was, now)
    t.merged = {**{one: now if who == was else who for one, who in t.merged.items()}, was: now}


HANDLERS: Mapping[str, Callable[[Table, Event], None]] = {
    "open": open_,
    "sit": sit,
    "bot": seat_bot,
    "rise": rise,
    "ready": ready,
    "start": start,
    "move": moving.move,
    "back": moving.back,
    "ask": ask,
    "agree": agree,
    "decline": decline,
    "rewind": rewind,
    "away": away,
    "return": come_back,
    "chat": chat,
    "pause": pause,
    "helped": helped,
    "mute": mute,
    "rename": rename,
    "rematch": rematch,
    "close": close,
    "disclose": disclose,
    "forget": forget,
    "merge": merge,
    **attempts.HANDLERS,
    **insight.HANDLERS,
}
