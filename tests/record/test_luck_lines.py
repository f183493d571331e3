"""How the luck of a match came about, in its record."""

from __future__ import annotations

import pytest

from landbridge import Dealer, Match, RecordError, dumps, loads
from landbridge.core.play.record import follow
from landbridge.core.play.transcript import Transcript
from tests.dealer.agreed import agreed, completed, salt_of
from tests.games.hashi.table import GAME, Table

SECRET = bytes(range(32))


def played(transcript: Transcript | None) -> Match:
    """A whole game in which nobody does much."""
    match = Table(2, "A 4@a3  B 4@a3", dealer=Dealer(SECRET, transcript)).match
    while not match.over:
        match.deal()
        for seat in match.acting:
            match.play(seat, GAME.passive(match.kit, match.state, seat))
    return match


def long_agreed() -> Transcript:
    failed = Transcript("k3vq9x").begin(b"another secret").commit(0, "ab" * 32).fail("commit", [1])
    return completed(failed.begin(SECRET), ["sea, salt · 100 %", ""], held=[1])


def refused(text: str) -> RecordError:
    """The error; what was read up to there is a match that can be kept."""
    with pytest.raises(RecordError) as caught:
        loads(text)
    assert caught.value.intact is not None or caught.value.line == 1
    if caught.value.intact is not None:
        intact = dumps(caught.value.intact)
        assert dumps(loads(intact)) == intact
    return caught.value


def test_a_game_on_one_device_has_only_promise_and_secret() -> None:
    text = dumps(played(None))
    assert f" · luck {Transcript.alone(SECRET).last.promise}\n" in text
    assert "\nluck" not in text
    assert text.endswith(f"\nsecret {SECRET.hex()}\n")
    assert dumps(loads(text)) == text
    assert loads(text).transcript == Transcript.alone(SECRET)


def test_the_lines_of_a_table_come_back() -> None:
    match = played(long_agreed())
    text = dumps(match)
    assert [line.split()[1] for line in text.split("\n") if line.startswith("luck")] == [
        *("table", "attempt", "commit", "failed"),
        *("attempt", "commit", "commit", "list", "reveal", "reveal"),
    ]
    assert f"luck reveal A {salt_of(0)} sea%2C%20salt%20%C2%B7%20100%20%25\n" in text
    read = loads(text)
    assert dumps(read) == text
    assert read.transcript is not None
    assert read.transcript.key(SECRET) == long_agreed().key(SECRET)
    events, _ = follow(read, SECRET)
    assert len(events) == 17
    assert all(event.true for event in events)


def test_the_luck_depends_on_what_was_agreed() -> None:
    """The same secret and the same moves, with other salts: other cards."""
    one, other = played(agreed(SECRET, ["a", "b"])), played(agreed(SECRET, ["a", "c"]))
    assert one.log != other.log


def test_a_running_game_shows_what_was_agreed_and_keeps_the_secret() -> None:
    match = Table(2, "A 4@a3  B 4@a3", dealer=Dealer(SECRET, long_agreed())).match
    match.deal()
    text = dumps(match)
    assert SECRET.hex() not in text
    assert "luck reveal B" in text
    assert loads(text).transcript is not None
    assert dumps(loads(text)) == text


def test_a_record_whose_luck_was_changed_is_refused_where_it_was() -> None:
    text = dumps(played(long_agreed()))
    wanted = ("luck list", "luck reveal A", "secret")
    lines = list(enumerate(text.split("\n"), 1))
    place = {word: next(i for i, line in lines if line.startswith(word)) for word in wanted}
    changes = [
        (salt_of(0), salt_of(5), "luck-unopened", place["luck reveal A"]),
        ("sea%2C", "see%2C", "luck-unopened", place["luck reveal A"]),
        ("B held", "B own", "luck-list", place["luck list"]),
        ("luck table k3vq9x", "luck table other", "luck-list", place["luck list"]),
        (SECRET.hex(), SECRET[::-1].hex(), "core-record-broken-promise", place["secret"]),
    ]
    for old, new, key, line in changes:
        assert old in text
        error = refused(text.replace(old, new))
        assert (error.fact.key, error.line) == (key, line), (old, new)


def test_a_reveal_that_is_missing_leaves_no_key() -> None:
    text = dumps(played(long_agreed()))
    kept = [line for line in text.split("\n") if not line.startswith("luck reveal B")]
    assert refused("\n".join(kept)).fact.key == "luck-unrevealed"


def test_the_first_line_names_the_promise_that_counts() -> None:
    text = dumps(played(long_agreed()))
    kept = [line for line in text.split("\n") if not line.startswith("luck")]
    assert refused("\n".join(kept)).fact.key == "core-record-broken-promise"
    first = long_agreed().attempts[0].promise
    other = text.replace(f"luck {long_agreed().last.promise}\n", f"luck {first}\n", 1)
    error = refused(other)
    told = [i for i, line in enumerate(text.split("\n"), 1) if line.startswith("luck")]
    assert (error.fact.key, error.line, error.column, error.token) == (
        "luck-other-promise",
        told[-1],
        1,
        "luck",
    )


def test_lines_about_the_luck_come_first_and_belong_to_the_second_edition() -> None:
    lines = dumps(played(long_agreed())).split("\n")
    told = [line for line in lines if line.startswith("luck")]
    rest = [line for line in lines if not line.startswith("luck")]
    error = refused("\n".join([*rest[:-3], *told, *rest[-3:]]))
    assert (error.fact.key, error.column, error.token) == ("core-record-luck-late", 1, "luck")
    assert refused(f"{rest[0]}\nluck table \ud8ff\n").fact.key == "core-record-not-utf8"


@pytest.mark.parametrize(
    ("line", "key", "column", "token"),
    [
        ("luck", "luck-line", 1, "luck"),
        ("luck  gossip", "luck-line", 7, "gossip"),
        ("luck attempt 1", "luck-short", 6, "attempt"),
        ("luck  attempt  one 00", "luck-number", 16, "one"),
        ("luck attempt 1 00", "luck-digits", 16, "00"),
        ("luck table a b", "luck-order", 14, "b"),
    ],
)
def test_of_a_wrong_line_the_wrong_word_is_named(line: str, key: str, column: int, token: str) -> None:
    head = dumps(played(None)).split("\n")[0]
    error = refused(f"{head}\n{line}\n")
    assert (error.fact.key, error.line, error.column, error.token) == (key, 2, column, token)


def test_a_game_in_which_nothing_was_drawn_yet_knows_how_its_luck_was_agreed_on() -> None:
    match = Match(GAME, GAME.kit(), ["Ada", "Ben"], Dealer(SECRET, long_agreed()))
    read = loads(dumps(match))
    assert read.transcript is not None
    assert read.transcript.key(SECRET) == long_agreed().key(SECRET)
