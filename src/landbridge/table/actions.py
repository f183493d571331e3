"""What people may do at a table, and when. Each action checks first, then adds events. `Refused` says why not.

Answers are worked out on the asking seat's view, so they cannot reveal more than that seat may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landbridge.bots import bot as bots
from landbridge.bots.names import looks_like_a_bot
from landbridge.core.errors import Illegal
from landbridge.core.game import LETTERS, Game
from landbridge.core.play.leaving import RESIGNED, TIME, ends
from landbridge.core.play.match import Match
from landbridge.core.state import FATE
from landbridge.core.text import look_alike
from landbridge.table import fair
from landbridge.table.luck import agreeing
from landbridge.table.parts import CLOSED, GATHERING, LEFT, OVER, PLAYING
from landbridge.table.person import Person
from landbridge.table.refusals import Refused
from landbridge.table.table import Table
from landbridge.table.watching import insight


def seat_number(t: Table, letter: str, owner: Person | None = None) -> int:
    """The seat of that letter; with an owner, only if it is theirs."""
    seat = LETTERS.find(letter) if len(letter) == 1 else -1
    if not 0 <= seat < len(t.seats):
        raise Refused("server-no-seat")
    if owner is not None and t.seats[seat].person != t.merged.get(owner.id, owner.id):
        raise Refused("server-not-yours")
    return seat


def known_bot(game: Game, name: str) -> str:
    """A bot by its name; a path to a file is not accepted from the network."""
    known = bots.bots(game)
    if name not in known:
        raise Refused("server-no-bot", bot=name[:40], known=", ".join(sorted(known)))
    return name


def _gathering(t: Table) -> None:
    if t.status == CLOSED and t.live is None:  # whoever watches a game need not know yet that it was closed
        raise Refused("server-closed")
    if t.status != GATHERING:
        raise Refused("server-started")


def player(t: Table, person: Person, letter: str, away: bool = False) -> int:
    """The seat of somebody who plays in a running game; `away`: even if a substitute has it now."""
    seat = seat_number(t, letter, person)
    refused = {GATHERING: "server-not-started", OVER: "server-over", CLOSED: "server-closed"}.get(t.status)
    if refused:
        raise Refused(refused)
    if t.seats[seat].away and not away:
        raise Refused("server-away")
    return seat


# --- before the game ----------------------------------------------------------------------------------------


def sit(
    t: Table, now: int, person: Person, seat: int, most: int, asked: dict[str, Any], client: str | None
) -> None:
    if t.seats[seat].person == person.id:
        if t.seats[seat].reserved:
            _gathering(t)
            _take(t, now, person, seat, asked, client)
        return
    _gathering(t)
    if not t.seats[seat].free:
        raise Refused("server-seat-taken")
    if t.outside and t.host != person.id:  # one device enters what happened at a real table
        raise Refused("server-not-yours")
    if len(t.seats_of(person.id)) >= most:
        raise Refused("server-limit", limit="seats_per_person", most=most)
    _take(t, now, person, seat, asked, client)
    agreeing.seated(t, now)
    agreeing.go_on(t, now)


def _take(
    t: Table, now: int, person: Person, seat: int, asked: Mapping[str, Any], client: str | None
) -> None:
    """Sit down, and so agree to play."""
    _own_name(t, person)
    t.happen(now, "sit", seat, {"name": person.name, "tag": person.tag, **asked}, person.id, client)


def take_reserved(t: Table, now: int, person: Person) -> None:
    """Take the seats that are reserved for a person."""
    for seat in t.seats_of(person.id):
        if t.status == GATHERING and t.seats[seat].reserved:
            _take(t, now, person, seat, {}, None)


def _own_name(t: Table, person: Person) -> None:
    """At one table nobody can be taken for a bot or for somebody else."""
    if looks_like_a_bot(person.name):  # kept since an earlier version
        raise Refused("entry-name-bot", name=person.name)
    for seat in t.seats:
        other = seat.person not in ("", person.id)
        if (
            other and seat.tag == person.tag and look_alike(seat.name, person.name)
        ):  # nothing tells them apart
            raise Refused("entry-name-taken", taken=seat.name)


def sit_uninvited(
    t: Table, now: int, person: Person, letter: str, most: int, asked: dict[str, Any], client: str | None
) -> None:
    """At listed tables, and for whoever opened the table or sits there."""
    seat = seat_number(t, letter)
    if not (t.terms["listed"] or t.host == person.id or t.seats_of(person.id)):
        raise Refused("server-not-yours")
    sit(t, now, person, seat, most, asked, client)


def join(
    t: Table,
    now: int,
    person: Person,
    seat: int,
    most: int,
    words: str,
    at_once: bool,
    asked: dict[str, Any],
    client: str | None,
) -> None:
    """By invitation: sit down and, if that is wanted, let the server hold the salt."""
    sit(t, now, person, seat, most, asked, client)
    if at_once:
        ready(t, now, person, [seat], words)


def put_bot(t: Table, now: int, person: Person, letter: str, bot: str) -> None:
    """The host gives an open seat to a bot, or opens a bot's seat again."""
    seat = seat_number(t, letter)
    _gathering(t)
    if t.host != person.id:
        raise Refused("server-not-host")
    if t.seats[seat].person:
        raise Refused("server-seat-taken")
    agreeing.seats_open(t)
    if bot:
        t.happen(now, "bot", seat, {"bot": known_bot(t.game, bot)}, person.id)
        agreeing.seated(t, now)
        agreeing.go_on(t, now)
    elif t.seats[seat].bot:
        t.happen(now, "rise", seat)


def unseat(t: Table, now: int, person: Person, letter: str) -> None:
    """Before the game the host may free any seat, and everybody their own."""
    seat = seat_number(t, letter)
    if t.host != person.id and t.seats[seat].person != person.id:
        raise Refused("server-not-host")
    _gathering(t)
    if t.seats[seat].person != person.id:
        agreeing.seats_open(t)
    if not t.seats[seat].free:
        agreeing.get_up(t, now, seat, person.id)


def seats_meant(t: Table, person: Person, letter: str | None) -> list[int]:
    """A seat of one's own, or all of them."""
    if letter is not None:
        return [seat_number(t, letter, person)]
    own = t.seats_of(person.id)
    if not own:
        raise Refused("server-not-yours")
    return own


def say_ready(t: Table, now: int, person: Person, letter: str | None, words: str) -> None:
    ready(t, now, person, seats_meant(t, person, letter), words)


def ready(t: Table, now: int, person: Person, seats: Sequence[int], words: str) -> None:
    """Start without a number of one's own: the server holds the salts, with words of one's own."""
    if t.status != GATHERING and all(t.seats[seat].ready for seat in seats):
        return
    _gathering(t)
    agreeing.hold(t, now, person, seats, words)


def commit(t: Table, now: int, person: Person, letter: str, commitment: str, promise: str | None) -> None:
    """Seal a number that stays on one's own device until everybody has sealed theirs."""
    agreeing.commit(t, now, seat_number(t, letter, person), person, commitment, promise)


def reveal(t: Table, now: int, person: Person, letter: str, salt: str, words: str, listed: str) -> None:
    agreeing.reveal(t, now, seat_number(t, letter, person), person, salt, words, listed)


def remind(t: Table, now: int, person: Person, letter: str) -> None:
    """Remind those whom a full table waits for."""
    agreeing.remind(t, now, seat_number(t, letter, person), person)


# --- playing ------------------------------------------------------------------------------------------------


def move(
    t: Table,
    now: int,
    person: Person,
    letter: str,
    text: str | None,
    handles: Sequence[str] | None,
    asked: dict[str, Any],
    client: str,
) -> None:
    seat = player(t, person, letter)
    assert t.live is not None
    chosen, refusal = judged(t.live, seat, text, handles)
    if refusal is not None:
        raise refusal
    t.happen(now, "move", seat, {"move": chosen, **asked}, person.id, client)


def came(
    t: Table, now: int, person: Person, letter: str, text: str, asked: dict[str, Any], client: str
) -> None:
    """What chance did at a real table, as whoever opened this one says."""
    player(t, person, letter, away=True)
    if not t.outside:
        raise Refused("server-no-outside")
    assert t.live is not None
    chosen = t.game.read(t.kit, t.live.state, FATE, text)
    refusal = t.game.refusal(t.kit, t.live.state, FATE, chosen)
    if refusal is not None:
        raise refusal
    t.happen(now, "move", FATE, {"move": chosen, **asked}, person.id, client)


def hint_wanted(t: Table, person: Person, letter: str) -> int:
    """The seat somebody wants a hint for. At deals of the day and in tournaments people play by themselves."""
    seat = player(t, person, letter, away=True)
    if t.tournament:
        raise Refused("tournament-no-hint")
    if t.daily:
        raise Refused("deal-no-hint")
    if not t.help:
        raise Refused("server-no-help")
    return seat


def helped(t: Table, now: int, person: Person, letter: str) -> None:
    """Somebody asks a bot: the others are told, once."""
    seat = hint_wanted(t, person, letter)
    if t.company and LETTERS[seat] not in t.fair.helped:
        t.happen(now, "helped", seat, {}, person.id)


def why_not(
    t: Table, person: Person, letter: str, text: str | None, handles: Sequence[str] | None
) -> Illegal | None:
    seat = player(t, person, letter, away=True)
    assert t.live is not None
    return judged(t.live, seat, text, handles)[1]


def judged(
    match: Match, seat: int, text: str | None, handles: Sequence[str] | None
) -> tuple[int, Illegal | None]:
    """The move that a text or a touch means, checked once and on the true state.

    What it means and why it is refused is said on the seat's view, so that neither tells what the seat may not know.
    """
    if (text is None) == (handles is None):
        raise Refused("server-invalid", where="move, handles")
    game, kit, view = match.game, match.kit, match.view(seat)
    if handles is None:
        chosen = game.read(kit, view, seat, text or "")
    else:
        aimed = game.aim(kit, view, seat, tuple(handles))
        if aimed is None:
            raise Refused("server-no-aim")
        chosen = aimed
    if game.check(kit, match.state, seat, chosen) == 0:
        return chosen, None
    return chosen, game.refusal(kit, view, seat, chosen)


def bot_move(t: Table, now: int, seat: int, acts: int, chosen: int) -> None:
    """A bot's move, unless the seat has acted meanwhile or its person is back."""
    if t.live is None or seat not in t.waiting_for_bots or t.seats[seat].acts != acts:
        return
    if t.game.check(t.kit, t.live.state, seat, chosen) != 0:
        chosen = t.game.passive(t.kit, t.live.view(seat), seat)
    t.happen(now, "move", seat, {"move": chosen, "bot": t.seats[seat].played_by})


def take_back(
    t: Table, now: int, person: Person, letter: str, moves: int | None, asked: dict[str, Any], client: str
) -> None:
    """One's own moves that have told one nothing, without asking: a draft, or public moves of the running turn."""
    if t.outside and t.live is not None and t.status != CLOSED:
        _correct(t, now, person, seat_number(t, letter, person), moves or 1, asked, client)
        return
    seat = player(t, person, letter)
    assert t.live is not None
    refusal = t.game.refusal_back(t.kit, t.live.state, seat) if t.live.drafts.get(seat) else None
    if refusal is not None:
        raise refusal
    may = t.live.undoable(seat)
    if not may:
        raise Refused("server-too-late" if t.live.reach(seat) else "server-nothing-back")
    count = may if moves is None else min(moves, may)
    if t.live.drafts.get(seat):
        t.happen(now, "back", seat, {"moves": count, **asked}, person.id, client)
    else:
        t.happen(now, "rewind", seat, {"count": count, **asked}, person.id, client)


def _correct(
    t: Table, now: int, person: Person, seat: int, moves: int, asked: dict[str, Any], client: str
) -> None:
    """What was entered last, whoever did it: somebody's draft, or else moves that are settled, chance's too.

    Also past the end of the game. What bots did since goes with it: they would only do it again.
    """
    assert t.live is not None
    drafts = [one for one, made in sorted(t.live.drafts.items()) if made and t.is_entered(one)]
    if t.live.ended:
        t.happen(now, "rewind", t.live.left[-1].seat, {"count": 0, **asked}, person.id, client)
    elif drafts:
        whose = seat if seat in drafts else drafts[-1]
        t.happen(now, "back", whose, {"moves": moves, **asked}, person.id, client)
    elif t.entered:
        entered = [back for back, entry in enumerate(reversed(t.live.log), 1) if t.is_entered(entry.seat)]
        count = entered[min(moves, len(entered)) - 1]
        t.happen(now, "rewind", None, {"count": count, **asked}, person.id, client)
    else:
        raise Refused("server-nothing-back")


def ask_back(t: Table, now: int, person: Person, letter: str, asked: dict[str, Any], client: str) -> None:
    """Ask everybody for one's last settled move back; alone among bots, one has it."""
    seat = player(t, person, letter)
    assert t.live is not None
    if t.daily:
        raise Refused("deal-no-takeback")
    count = t.live.reach(seat)
    if not count:
        raise Refused("server-too-late")
    t.happen(now, "ask", seat, {"count": count, **asked}, person.id, client)
    _if_all_agree(t, now)


def answer_ask(t: Table, now: int, person: Person, letter: str, agree: bool) -> None:
    seat = player(t, person, letter)  # a substitute agrees to everything
    if t.ask is None:
        raise Refused("server-nothing-asked")
    if not agree:
        t.happen(now, "decline", seat, {}, person.id)
    elif seat not in t.ask.agreed:
        t.happen(now, "agree", seat, {}, person.id)
        _if_all_agree(t, now)


def _if_all_agree(t: Table, now: int) -> None:
    """Also when somebody has gone: whoever asks does not wait for those who are not there."""
    if t.ask is not None and all(seat.played_by or i in t.ask.agreed for i, seat in enumerate(t.seats)):
        t.happen(now, "rewind", None, {"count": t.ask.count})


# --- coming and going ---------------------------------------------------------------------------------------


def leave(t: Table, now: int, person: Person, letter: str, resign: bool) -> None:
    """Before the game one gets up; in the game a substitute takes the seat, for good if one resigns."""
    if t.status == GATHERING:
        agreeing.get_up(t, now, seat_number(t, letter, person), person.id)
        return
    seat = player(t, person, letter, away=True)
    if t.daily and not resign:
        raise Refused("deal-no-substitute")
    why = RESIGNED if resign else LEFT
    if t.seats[seat].away not in (why, RESIGNED):
        given_up = _given_up(t, seat) if resign else {}
        t.happen(now, "away", seat, {"why": why, **given_up}, person.id)
        _if_all_agree(t, now)
        insight.if_all_agree(t, now)


def _given_up(t: Table, seat: int) -> dict[str, bool]:
    """What an event says when a seat is given up for good, once: whether the game ends with it."""
    if t.live is None or t.status != PLAYING or t.live.has_left(seat):
        return {}
    gone = [one for one in t.people if t.live.has_left(one) or t.seats[one].away == RESIGNED]
    return {"end": ends(t.people, [*gone, seat])}


def resign(t: Table, now: int, person: Person, letter: str) -> None:
    seat_number(t, letter, person)
    if t.live is None:
        raise Refused("server-not-started")
    leave(t, now, person, letter, resign=True)


def come_back(t: Table, now: int, person: Person, letter: str) -> None:
    seat = player(t, person, letter, away=True)
    away, clock = t.seats[seat].away, t.seats[seat].clock
    if away == RESIGNED or (clock is not None and clock <= 0 and t.seats[seat].grace):
        raise Refused("server-away")
    if away:
        t.happen(now, "return", seat, {}, person.id)


def run_out(t: Table, now: int) -> None:
    """Clocks that have run out, the first one first: a substitute takes over, or the game ends.

    Before the game: the deadline of a listed table.
    """
    if t.status == GATHERING:
        agreeing.run_out(t, now)
        return
    for seat in sorted(t.running, key=lambda one: t.seats[one].clock or 0):
        if t.status == PLAYING and now >= t.since + (t.seats[seat].clock or 0):
            t.happen(now, "away", seat, {"why": TIME, **_given_up(t, seat)})
    _if_all_agree(t, now)


# --- around the game ----------------------------------------------------------------------------------------


def chat(
    t: Table, now: int, person: Person, letter: str, text: str, most: int, asked: dict[str, Any], client: str
) -> None:
    seat = seat_number(t, letter, person)
    if t.status == CLOSED:
        raise Refused("server-closed")
    if seat in t.muted:
        raise Refused("server-muted")
    if t.chats >= most:
        raise Refused("server-limit", limit="chats_per_table", most=most)
    share = -(-most * len(t.seats_of(person.id)) // len(t.seats))  # rounded up
    if t.spoken.get(person.id, 0) >= share:
        raise Refused("entry-chat-share", most=share)
    t.happen(now, "chat", seat, {"text": text, **asked}, person.id, client)


def mute(t: Table, now: int, person: Person, letter: str, muted: bool) -> None:
    seat = seat_number(t, letter)
    if t.host != person.id:
        raise Refused("server-not-host")
    if (seat in t.muted) != muted:
        t.happen(now, "mute", seat, {"muted": muted}, person.id)


def allow_insight(t: Table, now: int, person: Person, letter: str) -> None:
    """Somebody may see everything, as far as this seat is concerned."""
    insight.allow(t, now, person, seat_number(t, letter, person))


def rename(t: Table, now: int, person: str, name: str) -> None:
    """Whoever runs the server gives somebody another name."""
    for seat in t.seats_of(person):
        if t.seats[seat].name != name:
            t.happen(now, "rename", seat, {"name": name})
    if person in t.insight_asks:
        t.happen(now, "rename", None, {"name": name, "who": person})


def rematch(t: Table, now: int, person: Person, table: str, closed: str = "") -> None:
    """Where the game goes on; the first to open such a table decides. One that was `closed` meanwhile is replaced."""
    if t.next == closed:
        t.happen(now, "rematch", seats_meant(t, person, None)[0], {"table": table}, person.id)


def close(t: Table, now: int, person: str) -> None:
    """`person` "" is whoever runs the server."""
    if person and t.host != person:
        raise Refused("server-not-host")
    if person and fair.is_played_by_others(t, person):
        raise Refused("server-close-played")
    if t.status in (GATHERING, PLAYING):
        t.happen(now, "close", None, {}, person or None)


def disclose(t: Table, now: int) -> None:
    """The last table with the same luck is over: records and replays of all of them are open from now on."""
    if t.duplicate and not t.disclosed and t.status in (OVER, CLOSED):
        t.happen(now, "disclose")


def withdraw(t: Table, now: int, person: str) -> None:
    """Somebody leaves a tournament and gives up the game they play there."""
    _give_up(t, now, person, person, {})


def absent(t: Table, now: int, person: str, by: str) -> None:
    """Whoever runs a tournament gives up the seat of somebody who does not come. `by` "" runs the server.

    Refused to those who play at the same table, and where that person has been here lately.
    """
    if by and t.seats_of(by):
        raise Refused("tournament-own-board")
    if any(fair.may_be_here(t, seat, now) for seat in t.seats_of(person)):
        raise Refused("tournament-here", minutes=fair.PATIENCE_MS // 60_000)
    _give_up(t, now, person, by, {"declared": True})


def _give_up(t: Table, now: int, person: str, by: str, said: dict[str, bool]) -> None:
    for seat in t.seats_of(person):
        if t.status == PLAYING and t.seats[seat].away != RESIGNED:
            t.happen(now, "away", seat, {"why": RESIGNED, **said, **_given_up(t, seat)}, by or None)
            _if_all_agree(t, now)


def forget(t: Table, now: int, person: str) -> None:
    """A person's seats go on without them."""
    for seat in t.seats_of(person):
        if t.status == GATHERING:
            agreeing.get_up(t, now, seat)
        else:
            t.happen(now, "forget", seat, _given_up(t, seat))
            _if_all_agree(t, now)
    if t.insight is not None and t.insight.person == person:
        t.happen(now, "insight-end")
    if (t.luck is not None and person in t.luck.held) or person in t.insight_asks:
        t.happen(now, "forget", None, {"who": person})
    if t.host == person and t.status == GATHERING:
        t.happen(now, "close", None)
