"""A table whose luck comes from a real box: whoever opened it enters what came, and everything can be corrected."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import landbridge
from landbridge.core.errors import Illegal, Unreadable
from landbridge.core.play import record
from landbridge.core.state import FATE
from landbridge.table import history, opening, views
from landbridge.table.opening import SeatWish, Wish
from landbridge.table.parts import OVER, PLAYING
from landbridge.table.refusals import Refused
from tests.table.desk import ADA, BEN, GAMES, LETTERS, NOON, SECRET, SHORT, playing
from tests.table.parts import Event, Table, actions


def opened(game: str = "hashi", seats: int = 2) -> Table:
    t = Table("table", SECRET)
    wish = Wish(game, [SeatWish("me")] * seats, SHORT.get(game, {}), listed=True, outside=True)
    opening.open_table(t, NOON, ADA, wish, 16, {}, "open")
    actions.say_ready(t, NOON, ADA, None, "")
    return t


def chance(t: Table) -> dict[str, Any] | None:
    found: dict[str, Any] | None = views.picture(t, 0, ADA.id, "", NOON)["chance"]
    return found


def entered(t: Table, rng: random.Random) -> None:
    """Whatever may happen next, as one of those who may do it."""
    assert t.live is not None
    may = chance(t)
    if may is not None:
        text = rng.choice(may["things"])["text"]
        actions.came(t, NOON, ADA, "A", text, {}, f"c{t.n}")
        return
    seat = t.acting[0]
    moves = views.offers(t.kit, t.live.view(seat), seat)
    actions.move(t, NOON, ADA, LETTERS[seat], rng.choice(moves)["move"], None, {}, f"c{t.n}")


def again(t: Table) -> Table:
    """The table as another worker reads it."""
    found = Table.from_json(t.id, SECRET, t.n, json.loads(json.dumps(t.as_json())))
    assert found is not None
    return found


@contextmanager
def refused(key: str) -> Iterator[None]:
    with pytest.raises(Refused) as found:
        yield
    assert found.value.fact.key == key


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_entered_and_corrected_on_the_way(game: str) -> None:
    rng, t = random.Random(f"outside {game}"), opened(game)
    kept: list[Event] = list(t.fresh)
    t.fresh.clear()
    drew = 0
    while t.status != OVER:
        before = t.live.state.copy() if t.live else None
        drafts = {seat: list(moves) for seat, moves in t.live.drafts.items()} if t.live else {}
        entered(t, rng)
        drew += t.fresh[-1].seat == FATE
        if rng.random() < 0.1 and t.status != OVER:
            made = t.fresh[-1].seat
            letter = "A" if made in (FATE, None) else LETTERS[made]
            actions.take_back(t, NOON, ADA, letter, 1, {}, f"b{t.n}")
            assert t.live is not None
            assert t.live.state == before
            assert {s: m for s, m in t.live.drafts.items() if m} in (
                {s: m for s, m in drafts.items() if m},
                {},  # moves of a phase that was over stay in the log
            )
        kept += t.fresh
        t.fresh.clear()
        if rng.random() < 0.02:
            t = again(t)
    assert drew
    assert t.live is not None
    match = t.live.anew(t.names)
    history.replay(match, kept)
    assert match.state == t.live.state
    text = record.dumps(match)
    assert "luck outside" in text.splitlines()[0]
    assert "secret" not in text
    assert landbridge.loads(text).log == match.log
    told = views.table_json(t, ADA.id, "", NOON)
    assert (told["outside"], told["promise"], told["secret"], told["listed"]) == (True, "", None, False)


def test_all_of_it_can_come_back() -> None:
    rng, t = random.Random(1), opened()
    for _ in range(25):
        entered(t, rng)
    while views.picture(t, 0, ADA.id, "", NOON)["undo"]:
        actions.take_back(t, NOON, ADA, "A", None, {}, f"b{t.n}")
    assert t.live is not None
    assert t.live.state == opened().live.state  # type: ignore[union-attr]
    with refused("server-nothing-back"):
        actions.take_back(t, NOON, ADA, "A", None, {}, "once more")


@pytest.mark.parametrize("game", GAMES)
def test_what_was_entered_last_is_corrected_after_the_end(game: str) -> None:
    rng, t = random.Random(f"end {game}"), opened(game)
    while t.status != OVER:
        before, whose = t.live.state.copy() if t.live else None, [FATE] if chance(t) else t.acting
        entered(t, rng)
    assert views.picture(t, 0, ADA.id, "", NOON)["undo"] == t.live.length  # type: ignore[union-attr]
    t = again(t)
    actions.take_back(t, NOON, ADA, "A", 1, {}, "wrong")
    assert t.live is not None
    assert (t.status, t.live.state, t.live.acting, t.ended_at) == (PLAYING, before, whose, 0)
    told = views.table_json(t, ADA.id, "", NOON)
    assert (told["status"], [seat["place"] for seat in told["seats"]]) == ("playing", [None, None])
    t = again(t)
    while t.status != OVER:
        entered(t, rng)
    while t.entered:
        actions.take_back(t, NOON, ADA, "B", 1000, {}, f"b{t.n}")
    assert t.live is not None
    assert t.live.state == opened(game).live.state  # type: ignore[union-attr]


def test_what_bots_did_since_goes_with_it() -> None:
    """They would only do it again, and nothing before it could be corrected."""
    rng, t = random.Random(5), Table("table", SECRET)
    wish = Wish("river_dragons", [SeatWish("me"), SeatWish("bot", bot="casual")], {}, outside=True)
    opening.open_table(t, NOON, ADA, wish, 16, {}, "open")
    actions.say_ready(t, NOON, ADA, None, "")
    assert t.live is not None
    for _ in range(60):
        if t.acting == [1]:
            chosen = t.game.passive(t.kit, t.live.view(1), 1)
            actions.bot_move(t, NOON, 1, t.seats[1].acts, chosen)
        elif t.acting or chance(t):
            entered(t, rng)
    assert {entry.seat for entry in t.live.log} >= {0, 1}
    while t.live.log[-1].seat != 1:
        actions.take_back(t, NOON, ADA, "A", 1, {}, f"b{t.n}")
    made, undo = t.live.length, t.entered
    assert undo < made
    actions.take_back(t, NOON, ADA, "A", 1, {}, "mine")
    assert t.live.length < made - 1
    assert t.entered == undo - 1
    while t.entered:
        actions.take_back(t, NOON, ADA, "A", 1, {}, f"b{t.n}")
    with refused("server-nothing-back"):
        actions.take_back(t, NOON, ADA, "A", 1, {}, "once more")


def test_who_gave_up_by_mistake_is_back() -> None:
    rng, t = random.Random(6), opened()
    for _ in range(25):
        entered(t, rng)
    assert t.live is not None
    log = list(t.live.log)
    actions.resign(t, NOON, ADA, "B")
    assert (t.status, t.live.ended) == (OVER, True)
    kept = t.fresh[:]
    actions.take_back(t, NOON, ADA, "B", 1, {}, "not meant")
    assert (t.status, t.live.left, t.live.log) == (PLAYING, [], log)
    assert (t.seats[1].away, t.seats[1].substitute) == ("", "")
    assert t.told[-1].body["facts"] == [["server-fact-returns", {"seat": 1, "count": 0}]]
    match = t.live.anew(t.names)
    history.replay(match, [*kept, t.fresh[-1]])
    assert (match.over, match.left, match.log) == (False, [], log)
    entered(again(t), rng)


def test_a_table_that_is_closed_or_has_not_begun_is_not_corrected() -> None:
    t = Table("table", SECRET)
    opening.open_table(t, NOON, ADA, Wish("hashi", [SeatWish("me")], {}, outside=True), 16, {}, "open")
    with refused("server-not-started"):
        actions.take_back(t, NOON, ADA, "A", 1, {}, "early")
    actions.say_ready(t, NOON, ADA, None, "")
    entered(t, random.Random(7))
    with refused("server-not-yours"):
        actions.take_back(t, NOON, BEN, "A", 1, {}, "not his")
    actions.close(t, NOON, ADA.id)
    assert views.picture(t, 0, ADA.id, "", NOON)["undo"] == 0
    with refused("server-closed"):
        actions.take_back(t, NOON, ADA, "A", 1, {}, "late")


def test_a_card_that_is_gone_is_neither_offered_nor_taken() -> None:
    t = opened()
    while chance(t) is None:
        entered(t, random.Random(2))
    may = chance(t)
    assert may is not None
    things = may["things"]
    assert all(one["left"] == 1 for one in things)
    card = things[0]["text"]
    actions.came(t, NOON, ADA, "A", card, {}, "card")
    with pytest.raises(Illegal):  # it is somebody's turn
        actions.came(t, NOON, ADA, "A", card, {}, "again")
    while chance(t) is None:
        entered(t, random.Random(3))
    may = chance(t)
    assert may is not None
    assert card not in [one["text"] for one in may["things"]]
    with pytest.raises((Illegal, Unreadable)):
        actions.came(t, NOON, ADA, "A", card, {}, "and again")


def test_nobody_else_enters_and_a_dealer_is_not_helped() -> None:
    t = Table("table", SECRET)
    wish = Wish("hashi", [SeatWish("me"), SeatWish("open")], {}, outside=True)
    opening.open_table(t, NOON, ADA, wish, 16, {}, "open")
    with refused("server-not-yours"):
        actions.sit(t, NOON, BEN, 1, 16, {}, None)
    dealt = Table("table", SECRET)
    opening.open_table(dealt, NOON, ADA, Wish("hashi", [SeatWish("me")], {}), 16, {}, "open")
    actions.say_ready(dealt, NOON, ADA, None, "")
    dealt.deal(NOON)
    assert chance(dealt) is None
    with refused("server-no-outside"):
        actions.came(dealt, NOON, ADA, "A", "1/1", {}, "card")


# --- who says what came -----------------------------------------------------------------------------------------


def card_due(seats: int = 2) -> tuple[Table, str]:
    """It is chance's turn, and this may come."""
    t = opened(seats=seats)
    while (may := chance(t)) is None:
        entered(t, random.Random(4))
    return t, may["things"][0]["text"]


def test_only_whoever_sits_there_says_what_came_and_only_in_a_game() -> None:
    t, card = card_due()
    n = t.n
    with refused("server-not-yours"):
        actions.came(t, NOON, BEN, "A", card, {}, "card")
    with refused("server-no-seat"):
        actions.came(t, NOON, ADA, "C", card, {}, "card")
    assert t.n == n
    actions.close(t, NOON, ADA.id)
    with refused("server-closed"):
        actions.came(t, NOON, ADA, "A", card, {}, "card")


def test_whoever_lets_a_bot_play_still_says_what_came() -> None:
    t, card = card_due()
    actions.leave(t, NOON, ADA, "A", resign=False)
    actions.came(t, NOON, ADA, "A", card, {}, "card")
    assert (t.fresh[-1].kind, t.fresh[-1].seat) == ("move", FATE)


# --- what is corrected first ------------------------------------------------------------------------------------


def drafting(seats: str, of: int) -> Table:
    """Hashi: a card has come, and these seats have written a number and are not done."""
    t, card = card_due(of)
    actions.came(t, NOON, ADA, "A", card, {}, "card")
    assert t.live is not None
    assert not any(t.live.drafts.values())
    for letter in seats:
        draft(t, letter)
    return t


def draft(t: Table, letter: str) -> None:
    assert t.live is not None
    seat = LETTERS.index(letter)
    moves = [offer["move"] for offer in views.offers(t.kit, t.live.view(seat), seat)]
    actions.move(t, NOON, ADA, letter, next(text for text in moves if "@" in text), None, {}, f"d{t.n}")


def drafted(t: Table) -> str:
    """The seats that have entered something that is not settled."""
    assert t.live is not None
    return "".join(LETTERS[seat] for seat, moves in sorted(t.live.drafts.items()) if moves)


def correct(t: Table, letter: str, moves: int | None = None) -> None:
    actions.take_back(t, NOON, ADA, letter, moves, {}, f"b{t.n}")


def test_a_seats_own_draft_is_corrected_before_that_of_another() -> None:
    t = drafting("ABD", 4)
    correct(t, "A")
    assert drafted(t) == "BD"
    draft(t, "A")
    correct(t, "B")
    assert drafted(t) == "AD"


def test_whoever_has_no_draft_corrects_that_of_the_last_seat() -> None:
    t = drafting("BCD", 4)
    for left in ("BC", "B", ""):
        correct(t, "A")  # it has none, or none any more
        assert drafted(t) == left
    assert t.live is not None
    length = t.live.length
    correct(t, "A")
    assert (t.fresh[-1].kind, t.live.length) == ("rewind", length - 1)


def test_without_a_number_one_move_is_corrected() -> None:
    rng, t = random.Random(8), opened()
    for _ in range(25):
        entered(t, rng)
    assert t.live is not None
    while drafted(t):
        correct(t, "A")
    for moves in (1, 3):
        length = t.live.length
        correct(t, "A", None if moves == 1 else moves)
        assert t.live.length == length - moves


def test_a_bots_draft_is_nothing_that_was_entered() -> None:
    t = Table("table", SECRET)
    wish = Wish("hashi", [SeatWish("me"), SeatWish("bot", bot="passive")], {}, outside=True)
    opening.open_table(t, NOON, ADA, wish, 16, {}, "open")
    actions.say_ready(t, NOON, ADA, None, "")
    assert t.live is not None
    assert (t.acting, t.entered) == ([0, 1], 0)
    actions.bot_move(t, NOON, 1, t.seats[1].acts, t.game.passive(t.kit, t.live.view(1), 1))
    assert (drafted(t), t.entered) == ("B", 0)
    with refused("server-nothing-back"):
        correct(t, "A")
    draft(t, "A")
    assert (drafted(t), len(t.live.log), t.entered) == ("", 2, 1)  # the bot's is settled with it


def test_nothing_is_entered_before_the_game_or_where_a_dealer_deals() -> None:
    t = Table("table", SECRET)
    assert t.entered == 0
    opening.open_table(t, NOON, ADA, Wish("hashi", [SeatWish("me")], {}, outside=True), 16, {}, "open")
    assert t.entered == 0
    desk = playing()
    desk.any_move()
    assert desk.live.drafts
    assert desk.t.entered == 0


def test_nothing_that_was_entered_is_tentative() -> None:
    """At other tables the last public moves may be taken back; here all of them may."""
    rng, t = random.Random(9), opened("loopit")
    assert t.live is not None
    public = 0
    while t.status != OVER:
        entered(t, rng)
        public += t.live.log[-1].seat != FATE
        assert t.tentative is None
        assert t.told[-1].body.get("tentative") is None
    assert public > 5
