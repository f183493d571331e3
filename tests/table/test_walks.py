"""Random people do random things at tables of all games; the laws hold after every event.

Most of what they try is refused. What is refused has changed nothing; what happens goes into the events, and from
them and from every snapshot the same table comes about (`desk.py`, `laws.py`).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from tests.table.desk import ADA, BEN, CLEO, EVE, GAMES, LETTERS, SECRET, Desk
from tests.table.laws import put_away, views_of, whole
from tests.table.parts import Person, Table

SEEDS = range(6)
BOTS = ("passive", "random", "greedy", "nobody", "")
TEXTS = ("4@b2", ".", "stop", "jump", "nonsense", "")


def things(desk: Desk, luck: random.Random, own: bool) -> dict[str, tuple[int, Callable[[], object]]]:
    """What somebody may try now, and how often it is tried."""
    letter = luck.choice(LETTERS[: len(desk.t.seats)])
    if desk.acting and luck.random() < 0.5:
        letter = luck.choice(desk.acting)
    person: Person = luck.choice([ADA, BEN, CLEO, EVE])
    if desk.t.status == "gathering" and luck.random() < 0.3:
        person = ADA
    if desk.seat(letter).person and luck.random() < 0.9:
        person = desk.at(letter)
    text = luck.choice(TEXTS)
    if letter in desk.acting and luck.random() < 0.9:
        text = luck.choice(desk.offers(letter))
    asked = desk.t.ask is not None
    before, now = (8, 1) if desk.t.status == "gathering" else (1, 8)
    return {
        "sit": (5 * before, lambda: desk.sit(person, letter, most=2)),
        "bot": (5 * before, lambda: desk.bot(person, letter, luck.choice(BOTS))),
        "unseat": (before, lambda: desk.unseat(person, letter)),
        "ready": (5 * before, lambda: desk.ready(person, letter, luck.choice(["", "some words"]))),
        "commit": (3 * before * own, lambda: desk.commit(person, letter)),
        "reveal": (12 * before * own, lambda: desk.reveal(person, letter, luck.choice(["", "", "00" * 32]))),
        "remind": (before * own, lambda: desk.remind(person, letter)),
        "move": (10 * now if asked else 60 * now, lambda: desk.move(person, letter, text)),
        "take back": (5 * now, lambda: desk.take_back(person, letter, luck.choice([None, 1, 2]))),
        "ask": (30 * now, lambda: desk.ask(person, letter)),
        "answer": (60 * now if asked else 10 * now, lambda: desk.answer(person, letter, luck.random() < 0.6)),
        "leave": (2 * now, lambda: desk.leave(person, letter, luck.random() < 0.1)),
        "come back": (3 * now, lambda: desk.come_back(person, letter)),
        "run out": (now, desk.run_out),
        "think": (15 * now, lambda: think(desk, luck)),
        "chat": (20, lambda: desk.chat(person, letter, "hm", most=20)),
        "mute": (20, lambda: desk.mute(person, letter, luck.random() < 0.5)),
        "close": (luck.random() < 0.3, lambda: desk.close(person.id)),
        "forget": (luck.random() < 0.6, lambda: desk.forget(person)),
        "rematch": (desk.t.status == "over", lambda: desk.rematch("another")),
    }


def think(desk: Desk, luck: random.Random) -> None:
    """Bots move: mostly by the rules, sometimes too late."""
    for seat in desk.t.waiting_for_bots:
        offers = desk.game.offers(desk.t.kit, desk.live.view(seat), seat)
        move = luck.choice(offers) if luck.random() < 0.9 else luck.randrange(desk.t.kit.moves)
        desk.bot_move(LETTERS[seat], move, desk.t.seats[seat].acts - (luck.random() < 0.1))


def walk(game: str, seed: int) -> tuple[Desk, Counter[str]]:
    """What became of a table where random people tried 250 things."""
    luck = random.Random(f"{game} {seed}")
    people = luck.choice([2, 3])
    clock = {"seconds": 60, "add": 3} if luck.random() < 0.7 else None
    desk = Desk(game, people, options={}, clock=clock, substitute=luck.choice(["passive", "random"]))
    own = seed % 2 == 1  # some have salts of their own
    done: Counter[str] = Counter()
    for _ in range(250):
        tried = things(desk, luck, own)
        what = luck.choices(list(tried), [weight for weight, _ in tried.values()])[0]
        desk.wait(luck.choice([0, 0.5, 4]))
        happened = desk.attempt(tried[what][1])
        done[what if happened else "refused"] += 1
        done["silent drafts"] += silent(desk, luck)
    assert whole(Table.from_events("table", SECRET, desk.history)) == whole(desk.t)
    return desk, done


def silent(desk: Desk, luck: random.Random) -> bool:
    """Two drafts of a seat between which nobody else can tell; False where there are no two."""
    if desk.t.live is None or not desk.live.phase or not desk.t.acting:
        return False
    seat = luck.choice(desk.t.acting)
    offers = desk.game.offers(desk.t.kit, desk.live.view(seat), seat)
    results = []
    for move in luck.sample(offers, min(2, len(offers))):
        t = put_away(desk.t)
        t.happen(desk.now, "move", seat, {"move": move})
        assert t.live is not None
        if t.live.phase == desk.live.phase:
            others = [message for message in t.told if message.viewer != seat]
            views = {viewer: view for viewer, view in views_of(t).items() if viewer != seat}
            results.append((t.acting, others, views))
    if len(results) < 2 or results[0][0] != results[1][0]:
        return False
    assert results[0] == results[1]
    return True


def test_whatever_people_do_the_laws_hold() -> None:
    """And everything happens in these walks: otherwise they would prove little."""
    walks = {game: [walk(game, seed) for seed in SEEDS] for game in GAMES}
    for game, some in walks.items():
        assert sum(done["move"] for _, done in some) > 50, game
    kinds = {kind for some in walks.values() for desk, _ in some for kind in desk.kinds()}
    assert kinds >= {
        "sit",
        "rise",
        "bot",
        "ready",
        "start",
        "move",
        "back",
        "chat",
        "mute",
        "close",
        "forget",
    }
    assert kinds >= {"commit", "list", "reveal", "failed"}
    assert kinds >= {"ask", "agree", "decline", "rewind", "away", "return"}
    done = sum((one for some in walks.values() for _, one in some), Counter[str]())
    assert done["refused"] > 500
    assert done["silent drafts"] > 100
