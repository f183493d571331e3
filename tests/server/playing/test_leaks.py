"""What somebody may not know changes no byte of what they get: bodies, errors, counts, logs, streams, records.

Two servers are led through the same game with the same luck. Then something hidden from one viewer is swapped in
the second one — by the swaps of the laws, which do not use `view` — and the viewer asks both for everything.
"""

from __future__ import annotations

import itertools
import random
import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

import landbridge
from landbridge.core.game import LETTERS
from landbridge.core.state import PUBLIC, State
from landbridge.server.store.schema import events, messages, seats, tables
from landbridge.table import moving, views
from landbridge.table.live_match import Live
from landbridge.table.table import Table
from tests.server.host import Guest, Reply, Running, running
from tests.server.nginx import Nginx
from tests.server.table import peek, seat_all

GAMES = [name for name in landbridge.game_names() if find_spec(f"tests.laws.swap_{name}") is not None]
NOON = 1_800_000_000_000
VARIES = ("date",)
OWN = re.compile(rb'"push_key": ?"[^"]*"')  # a key of the server's own, which is random
# Each server draws its own deals; what one has said oneself is exported as it lies in the database.
APART = ("/api/deals", "/api/me/export")
KEPT = (tables, seats, events, messages)


class Leak(AssertionError):
    pass


class Pair:
    """Two servers that cannot be told apart, with the same guests at the same table."""

    def __init__(self, game: str, people: int, workers: Sequence[Sequence[Running]], doors: Sequence[str]):
        """`workers`: those of each server. `doors`: where guests ask, the only worker or a proxy."""
        self.game = landbridge.game(game)
        self.workers = workers
        self.servers = [several[0] for several in workers]
        self.guests = [[Guest(door, f"Guest {i}") for i in range(people)] for door in doors]
        self.watchers = [Guest(door, "Watcher") for door in doors]
        found = [seat_all(guests, game)[0] for guests in self.guests]
        assert found[0] == found[1]
        self.table = found[0]

    def close(self) -> None:
        for guest in (*self.guests[0], *self.guests[1], *self.watchers):
            guest.close()

    def live(self, server: int) -> Live:
        found = peek(self.servers[server], self.table, lambda t: t.live)
        assert found is not None
        return found

    def both(self, seat: int, ask: Callable[[Guest], Reply]) -> list[Reply]:
        if seat == PUBLIC:
            return [ask(guest) for guest in self.watchers]
        return [ask(guests[seat]) for guests in self.guests]

    def same(self, seat: int, ask: Callable[[Guest], Reply], what: str) -> Reply:
        one, two = (reply._replace(body=OWN.sub(b"", reply.body)) for reply in self.both(seat, ask))
        for reply in (one, two):
            assert reply.status < 500, reply
            for header in VARIES:
                reply.headers.pop(header, None)
        if one != two:
            raise Leak(f"{what}\n{one}\n{two}")
        return one

    def swap(self, viewer: int, luck: random.Random) -> bool:
        """Change what the viewer may not know in the second server; False if nothing is hidden now."""
        swap = import_module(f"tests.laws.swap_{self.game.name}").swap
        live = self.live(1)
        other: State | None = swap(self.game, live.kit, live.state, viewer, luck)
        if other is None or other == live.state:
            return False
        live.state.set_to(other)
        if not live.phase:
            live._settled.set_to(other)
        return True

    def restore(self) -> None:
        """Make the second server's disk equal to the first's."""
        rows: dict[str, list[Any]] = {}
        with self.servers[0].services.store.reading() as c:
            for kind in KEPT:
                key = kind.c.id if kind is tables else kind.c.table_id
                rows[kind.name] = [
                    dict(row._mapping) for row in c.execute(sa.select(kind).where(key == self.table))
                ]
        second = self.servers[1].services
        second.tables.remove([self.table])
        for worker in chain(*self.workers):
            worker.services.tables.drop(self.table)  # what is in memory alone begins anew everywhere

        def write(c: sa.Connection) -> None:
            for kind in KEPT:
                c.execute(
                    sa.insert(kind), [{k: v for k, v in row.items() if k != "seq"} for row in rows[kind.name]]
                )

        second.store.write(write)


@contextmanager
def pair(game: str, people: int, folder: Path, workers: int = 0) -> Iterator[Pair]:
    """`workers`: so many share each database, behind a proxy; otherwise each server is asked directly."""

    def numbers() -> Callable[[int], str]:
        count = itertools.count(1)
        return lambda size: f"{next(count):0{size}d}"

    same: dict[str, Any] = {
        "clock": lambda: NOON,
        "secret": lambda: bytes(range(32)),
        "bot_workers": 1,
        "base_url": "http://t",
    }
    with ExitStack() as stack:
        servers, doors = [], []
        for name in ("one", "two"):
            token = numbers()
            up = [
                stack.enter_context(running(folder / name, **same, token=token))
                for _ in range(max(1, workers))
            ]
            servers.append(up)
            doors.append(up[0].url)
            if workers:
                ports = [int(server.url.rpartition(":")[2]) for server in up]
                proxy = Nginx(folder / f"{name}-nginx", ports)
                stack.callback(proxy.stop)
                doors[-1] = f"http://127.0.0.1:{proxy.port}"
        yield stack.enter_context(closing(Pair(game, people, servers, doors)))


Question = Callable[[Guest], Reply]


def getting(path: str) -> Question:
    return lambda guest: guest.get(path)


def posting(path: str, body: Any) -> Question:
    return lambda guest: guest.post(path, body)


def ask_everything(pair: Pair, viewer: int, luck: random.Random) -> None:
    """All that a viewer can ask without changing anything."""
    home = f"/api/tables/{pair.table}"
    seat = f"seat={LETTERS[viewer]}" if viewer != PUBLIC else ""
    seen = pair.same(viewer, lambda g: g.get(f"{home}?{seat}"), "the table").json
    pair.same(viewer, lambda g: g.get(f"{home}?look=scene&{seat}"), "the scene")
    for path in (f"{home}/log?most=500&{seat}", f"{home}/record?{seat}", f"{home}/luck", f"{home}/kit"):
        pair.same(viewer, getting(path), path)
    # A worker remembers scenes of what it was there for; which one answers is chance.
    if len(pair.workers[0]) == 1:
        pair.same(
            viewer, getting(f"{home}?{seat}&look=scene&after={max(0, seen['at'] - 8)}"), "how it looked"
        )
    for path in ("/api/tables", "/api/me/tables", f"{home}/replay", "/api/games"):
        pair.same(viewer, getting(path), path)
    everywhere = every_route(pair)
    for path in luck.sample(everywhere, 12):
        pair.same(viewer, getting(path), path)
    same_streams(pair, viewer, seen["at"])
    for body in questions(pair, viewer, luck, seen["offers"]):
        pair.same(viewer, posting(f"{home}/why", body), f"why {body}")
    for body in wrong_moves(pair, viewer, luck):
        pair.same(viewer, posting(f"{home}/moves", {"id": "x", **body}), f"move {body}")


@cache
def routes() -> tuple[str, ...]:
    """Every address of the interface that can be looked at: new ones join by themselves."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        told = Guest(server.url).get("/api/openapi.json").json["paths"]
    return tuple(path for path in told if path.startswith("/api/") and "get" in told[path])


def every_route(pair: Pair) -> list[str]:
    """Presence, statistics, notifications, tournaments, comments and the rest, of this table or game."""
    known = {"table": pair.table, "game": pair.game.name, "step": "1"}
    found = [
        re.sub(r"\{(\w+)\}", lambda name: known.get(name[1], "none"), path)
        for path in routes()
        if not path.endswith("/stream") and not path.startswith(APART)
    ]
    assert len(found) > 40
    return found


def same_streams(pair: Pair, viewer: int, count: int) -> None:
    told = []
    for server in pair.servers:  # a number that is too high would wait for ever
        if peek(server, pair.table, lambda t: t.counts[viewer]) != count:
            raise Leak("numbers that are not the stream's")
    for guest in pair.watchers if viewer == PUBLIC else [guests[viewer] for guests in pair.guests]:
        with closing(guest.stream(pair.table, LETTERS[viewer] if viewer != PUBLIC else "")) as stream:
            told.append(stream.take(count))
    if told[0] != told[1] or [id for id, _ in told[0]] != list(range(1, count + 1)):
        raise Leak("the stream")


def questions(pair: Pair, viewer: int, luck: random.Random, offers: list[Any]) -> Iterator[dict[str, Any]]:
    letter = LETTERS[max(viewer, 0)]
    for offer in luck.sample(offers, min(3, len(offers))):
        yield {"seat": letter, "move": offer["move"]}
        yield {"seat": letter, "handles": offer["handles"]}
    yield from wrong_moves(pair, viewer, luck)


def wrong_moves(pair: Pair, viewer: int, luck: random.Random) -> Iterator[dict[str, Any]]:
    """Moves that are illegal for this viewer, told by the viewer's own view."""
    live, game, letter = pair.live(0), pair.game, LETTERS[max(viewer, 0)]
    yield {"seat": letter, "move": "no such move"}
    yield {"seat": letter, "handles": ["nothing"]}
    if viewer == PUBLIC:
        return
    view = live.view(viewer)
    for _ in range(12):
        move = luck.randrange(live.kit.moves)
        try:
            if game.check(live.kit, view, viewer, move) != 0:
                yield {"seat": letter, "move": game.write(live.kit, view, viewer, move)}
                yield {"seat": letter, "handles": list(game.handles(live.kit, view, viewer, move))}
        except (IndexError, ValueError, KeyError, AssertionError, StopIteration):
            continue  # a number between two kinds of moves has no text


def act(pair: Pair, luck: random.Random, hidden: int | None) -> bool:
    """One move in both servers; `hidden` names a viewer whose answer has to be the same in both."""
    live, game = pair.live(0), pair.game
    acting = [seat for seat in live.acting if seat < len(pair.guests[0])]
    if not acting:
        return False
    seat = hidden if hidden in acting else luck.choice(acting)
    move = luck.choice(game.offers(live.kit, live.state, seat))
    text = game.write(live.kit, live.view(seat), seat, move)
    body = {"id": f"m{luck.random()}".replace(".", ""), "seat": LETTERS[seat], "move": text}
    after = live.state.copy()
    game.do(live.kit, after, seat, move)
    quiet = not game.reveals(live.kit, live.state, after) and game.actors(live.kit, after) != 1 << 16
    ask = posting(f"/api/tables/{pair.table}/moves", body)
    if hidden == seat and quiet:
        pair.same(seat, ask, f"the answer to {text}")
        same_streams(pair, seat, peek(pair.servers[0], pair.table, lambda t: t.counts[seat]))
    else:
        pair.restore()
        for reply in pair.both(seat, ask):
            assert reply.status == 200, reply
    return True


ENOUGH = 5  # swaps
LONGEST = 200  # moves


def swapped_game(game: str, folder: Path, moves: int, seed: int, workers: int = 0) -> int:
    """How often something hidden was swapped, in so many moves; in more of them where there is little to hide."""
    luck, swaps = random.Random(seed), 0
    people = min(3, landbridge.game(game).seats.stop - 1)
    with pair(game, people, folder, workers) as two:
        for turn in range(LONGEST):
            if turn >= moves and swaps >= ENOUGH:
                break
            viewer = luck.choice([PUBLIC, *range(people)])
            hidden = turn % 3 == 2 and two.swap(viewer, luck)
            if hidden:
                swaps += 1
                ask_everything(two, viewer, luck)
            if not act(two, luck, viewer if hidden else None):
                break
            two.restore()
    return swaps


@pytest.mark.few(1)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_no_byte(game: str, tmp_path: Path, database: str) -> None:
    assert swapped_game(game, tmp_path, 40, seed=len(database)) >= ENOUGH  # another game on each


def drafted_game(game: str, folder: Path, rounds: int, workers: int = 0) -> int:
    """Others draft differently in the two servers; nobody may notice before the phase is resolved."""
    luck, seen = random.Random(7), 0
    with pair(game, 3, folder, workers) as two:
        for _ in range(400):
            live = two.live(0)
            if seen >= rounds or live.over:
                break
            if not live.phase or len(live.acting) < 2:
                act(two, luck, None)
                continue
            viewer = luck.choice(live.acting)
            others = [seat for seat in live.acting if seat != viewer]
            if sum(draft_apart(two, seat, luck) for seat in others) == 0:
                act(two, luck, None)
                continue
            for eyes in (viewer, PUBLIC):
                ask_everything(two, eyes, luck)
            seen += 1
            two.restore()
            act(two, luck, None)
    return seen


def draft_apart(pair: Pair, seat: int, luck: random.Random) -> int:
    """Some moves of a seat, other ones and more of them in the second server, and nowhere is it done; how many."""
    game, made = pair.game, 0
    for number, server in enumerate(pair.servers):
        for _ in range(1 + number):
            live = pair.live(number)
            options = []
            for move in game.offers(live.kit, live.state, seat):
                after = live.state.copy()
                game.do(live.kit, after, seat, move)
                if game.actors(live.kit, after) == game.actors(live.kit, live.state):
                    options.append(move)
            if options:
                text = game.write(live.kit, live.state, seat, luck.choice(options))
                reply = pair.guests[number][seat].move(pair.table, LETTERS[seat], text)
                assert reply.status == 200, (server.url, reply)
                made += 1
    return made


DRAFTING = ["hashi", "river_dragons", "the_border"]


@pytest.mark.few(1)
@pytest.mark.parametrize("game", [name for name in DRAFTING if name in GAMES])
def test_drafts_are_nobody_elses_business(game: str, tmp_path: Path) -> None:
    assert drafted_game(game, tmp_path, 4) >= 2


@pytest.mark.all
@pytest.mark.parametrize("game", GAMES)
def test_the_same_behind_a_proxy(game: str, tmp_path: Path, database: str) -> None:
    """What is swapped is in one worker's memory; so there is one."""
    assert swapped_game(game, tmp_path, 40, seed=len(database), workers=1) >= ENOUGH


@pytest.mark.all
@pytest.mark.parametrize("game", [name for name in DRAFTING if name in GAMES])
def test_the_same_with_several_workers_behind_a_proxy(game: str, tmp_path: Path, database: str) -> None:
    assert drafted_game(game, tmp_path, 4, workers=2) >= 2


# --- planted leaks ------------------------------------------------------------------------------------------


def test_a_view_that_shows_everything_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Live, "view", lambda self, viewer: self.state.copy())
    with pytest.raises(Leak):
        swapped_game("hashi", tmp_path, 45, seed=1)


def test_numbers_that_count_everything_are_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The plainest design, a table's own number as the stream's, tells how often others draw and erase."""
    honest = views.picture

    def picture(t: Table, *rest: Any) -> dict[str, Any]:
        return {**honest(t, *rest), "at": t.n}

    monkeypatch.setattr(views, "picture", picture)
    with pytest.raises(Leak):
        drafted_game("hashi", tmp_path, 4)


def test_a_message_for_everybody_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That somebody drafts at all, without a word about what."""
    honest = moving.told_of

    def told_of(t: Table, *rest: Any) -> dict[str, Any]:
        return honest(t, *rest) or {"type": "hidden", "facts": []}

    monkeypatch.setattr(moving, "told_of", told_of)
    with pytest.raises(Leak):
        drafted_game("hashi", tmp_path, 4)
