"""Luck of the second edition: every byte as `docs/luck.md` says, and nothing that can be chosen afterwards."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from landbridge.core.game import LETTERS, Chance
from landbridge.core.play import luck
from landbridge.core.play.dealer import WORD, Dealer, Draw
from landbridge.core.play.transcript import Attempt, Beacon, Commitment, LuckError, Reveal, Transcript
from landbridge.core.play.transcript_text import TranscriptReader, lines
from tests.dealer.agreed import TABLE, agreed, salt_of
from tests.dealer.reimplemented import VECTORS, vectors

KNOWN: dict[str, Any] = json.loads(VECTORS.read_text(encoding="utf-8"))
SECRET = bytes(range(32))
SALTS = [salt_of(seat) for seat in range(4)]


def dealer_with(key: str) -> Dealer:
    dealer = Dealer(SECRET)
    dealer._key = bytes.fromhex(key)
    return dealer


@contextmanager
def refused(key: str) -> Iterator[None]:
    with pytest.raises(LuckError) as caught:
        yield
    assert caught.value.fact.key == key
    if key == "luck-digits":
        assert caught.value.fact.values == {"digits": 64}


def transcript_of(vector: dict[str, Any]) -> Transcript:
    beacon = Beacon(**vector["beacon"]) if vector["beacon"] else None
    attempt = Attempt(
        vector["attempt"],
        vector["promise"],
        beacon,
        tuple(
            Commitment(LETTERS.index(c["seat"]), c["commitment"], c["held"]) for c in vector["commitments"]
        ),
        vector["list"],
        tuple(Reveal(LETTERS.index(r["seat"]), r["salt"], r["words"]) for r in vector["reveals"]),
    )
    before = tuple(Attempt(n, "00" * 32, failed="stopped") for n in range(1, attempt.number))
    return Transcript(vector["table"], (*before, attempt))


# --- known answers --------------------------------------------------------------------------------------------


def test_the_examples_are_what_the_specification_says() -> None:
    assert vectors() == KNOWN


@pytest.mark.parametrize("vector", KNOWN["attempts"], ids=range(len(KNOWN["attempts"])))
def test_a_known_attempt(vector: dict[str, Any]) -> None:
    transcript = transcript_of(vector)
    table, number, promised = vector["table"], vector["attempt"], vector["promise"]
    assert (
        replace(transcript, attempts=transcript.attempts[:-1])
        .begin(bytes.fromhex(vector["secret"]), transcript.last.beacon)
        .last.promise
        == promised
    )
    for one, told in zip(vector["commitments"], vector["reveals"], strict=True):
        seat = LETTERS.index(told["seat"])
        made = luck.commitment(table, number, promised, seat, told["salt"], told["words"])
        assert made == one["commitment"]
    assert transcript.listed(transcript.last) == vector["list"]
    assert transcript.key(bytes.fromhex(vector["secret"])).hex() == vector["key"]


def test_known_words() -> None:
    dealer = dealer_with(KNOWN["key"])
    for known in KNOWN["words"]:
        seat = LETTERS.index(known["seat"]) if known["seat"] else None
        name = Chance(known["purpose"], known["round"], seat, known["index"])
        assert f"{dealer.word(name, known['trial']):016x}" == known["word"]


def test_known_draws() -> None:
    dealer = dealer_with(KNOWN["key"])
    tried = set()
    for known in KNOWN["draws"]:
        bag = [tuple(one) for one in known["bag"]] if known["bag"] else None
        name = Chance(known["purpose"], known["round"], LETTERS.index(known["seat"]), known["index"], bag)
        drawn = dealer.choose(name, [tuple(one) for one in known["left"]])
        assert (drawn.move, drawn.draw.hit) == (known["move"], known["number"])
        tried.add(known["trial"])
    assert len(tried) > 2  # some are drawn again


def test_a_known_deck() -> None:
    dealer = dealer_with(KNOWN["key"])
    deck = [(73 + card, 1) for card in range(18)]
    order: list[int] = []
    for place in range(18):
        left = [(move, weight) for move, weight in deck if move not in order]
        order.append(dealer.choose(Chance("card", index=place, bag=deck), left).move)
    assert order == KNOWN["deck"]
    assert sorted(order) == [move for move, _ in deck]


# --- what nobody can change -----------------------------------------------------------------------------------


def test_every_part_of_an_attempt_changes_the_key() -> None:
    base = agreed(SECRET, ["salty", ""])
    keys = {base.key(SECRET)}
    said = (["salty", "x"], ["", "salty"], ["salty", "", ""])
    for other in (*(agreed(SECRET, words) for words in said), agreed(SECRET, ["salty", ""], "x")):
        keys.add(other.key(SECRET))
    held = Transcript(TABLE).begin(SECRET)
    for one in base.last.commitments:
        held = held.commit(one.seat, one.digest, held=one.seat == 1)
    held = held.close().reveal(0, SALTS[0], "salty").reveal(1, SALTS[1])
    keys.add(held.key(SECRET))
    assert len(keys) == 6


def test_a_reveal_has_to_open_its_commitment() -> None:
    transcript = Transcript("t").begin(SECRET)
    digest = luck.commitment("t", 1, transcript.last.promise, 0, SALTS[0], "mine")
    transcript = transcript.commit(0, digest)
    with refused("luck-early"):
        transcript.reveal(0, SALTS[0], "mine")
    transcript = transcript.close()
    for seat, salt, words in ((0, SALTS[1], "mine"), (0, SALTS[0], "yours"), (1, SALTS[0], "mine")):
        with refused("luck-unopened"):
            transcript.reveal(seat, salt, words)
    for salt in ("", SALTS[0][2:], SALTS[0] + "00", "g" * 64, "A" * 64):
        with refused("luck-digits"):
            transcript.reveal(0, salt, "mine")
    done = transcript.reveal(0, SALTS[0], "mine")
    with refused("luck-twice"):
        done.reveal(0, SALTS[0], "mine")


def test_a_commitment_holds_for_its_table_attempt_promise_and_seat_only() -> None:
    base = ("t", 1, "11" * 32, 0, SALTS[0], "w")
    others: list[Any] = [("u", 1, "11" * 32, 0, SALTS[0], "w"), ("t", 2, "11" * 32, 0, SALTS[0], "w")]
    others += [("t", 1, "12" * 32, 0, SALTS[0], "w"), ("t", 1, "11" * 32, 1, SALTS[0], "w")]
    others += [("t", 1, "11" * 32, 0, SALTS[1], "w"), ("t", 1, "11" * 32, 0, SALTS[0], "")]
    assert len({luck.commitment(*told) for told in [base, *others]}) == 7


def test_a_closed_list_takes_nobody_in() -> None:
    transcript = Transcript("t").begin(SECRET).commit(0, "ab" * 32)
    with refused("luck-twice"):
        transcript.commit(0, "cd" * 32)
    with refused("luck-digits"):
        transcript.commit(1, "xy" * 32)
    with refused("luck-closed"):
        transcript.close().commit(1, "cd" * 32)


def test_no_key_before_everybody_has_revealed() -> None:
    transcript = agreed(SECRET, ["salty", ""])
    assert transcript.complete
    without = transcript.with_last(reveals=transcript.last.reveals[:1])
    assert not without.complete
    with refused("luck-unrevealed"):
        without.key(SECRET)
    with refused("luck-failed"):
        transcript.fail("stopped").key(SECRET)
    with refused("core-record-broken-promise"):
        transcript.key(SECRET[::-1])


def test_no_key_before_the_beacon_has_spoken() -> None:
    waiting = Transcript("t").begin(SECRET, Beacon("ab" * 32, 7))
    assert not waiting.complete
    with refused("luck-no-randomness"):
        waiting.key(SECRET)
    keys = {waiting.hear(said * 32).key(SECRET) for said in ("00", "01")}
    assert len(keys) == 2
    assert waiting.hear("00" * 32).complete
    moved = waiting.with_last(beacon=Beacon("ab" * 32, 8, "00" * 32))
    with refused("core-record-broken-promise"):
        moved.key(SECRET)


def test_a_list_that_was_changed_afterwards_is_noticed() -> None:
    transcript = agreed(SECRET, ["salty", ""])
    first, second = transcript.last.commitments
    for changed in (
        (second,),
        (replace(first, held=True), second),
        (first, replace(second, digest="00" * 32)),
    ):
        for asked in (Transcript.check, lambda one: one.key(SECRET)):
            with refused("luck-list"):
                asked(transcript.with_last(commitments=changed))
    with refused("luck-order"):
        Transcript("t", (Attempt(2, "00" * 32),)).check()


def test_what_was_read_from_data_is_checked_like_what_grew() -> None:
    """Nobody commits twice, and every reveal opens its commitment, whoever wrote the events."""
    transcript = agreed(SECRET, ["salty", ""])
    first, second = transcript.last.commitments
    twice = transcript.with_last(commitments=(first, second, replace(second, digest="00" * 32)))
    twice = twice.with_last(list_hash=twice.listed(twice.last))
    with refused("luck-order"):
        twice.check()
    *_, last = transcript.last.reveals
    with refused("luck-unopened"):
        transcript.with_last(reveals=(replace(last, words="other"),)).check()


def test_words_that_nobody_could_read_are_no_words() -> None:
    for words in ("\n", " ", "x" * 200):
        transcript = Transcript("t").begin(SECRET)
        digest = luck.commitment("t", 1, transcript.last.promise, 0, SALTS[0], words)
        with refused("luck-words"):
            transcript.commit(0, digest).close().reveal(0, SALTS[0], words)


# --- kept and written -----------------------------------------------------------------------------------------


def with_failures() -> Transcript:
    transcript = (
        Transcript("Tisch é").begin(b"12345678").commit(1, "ab" * 32, held=True).fail("commit", [2, 0])
    )
    transcript = transcript.begin(b"abcdefgh", Beacon("cd" * 32, 12)).fail("beacon").begin(SECRET)
    promised = transcript.last.promise
    for seat, words in ((0, "a b, c"), (2, "")):
        digest = luck.commitment("Tisch é", 3, promised, seat, SALTS[seat], words)
        transcript = transcript.commit(seat, digest, held=seat == 2)
    return transcript.close().reveal(0, SALTS[0], "a b, c").reveal(2, SALTS[2])


@pytest.mark.parametrize(
    "transcript",
    [
        agreed(SECRET, ["salty", ""]),
        agreed(SECRET, ["", "salty"], table=""),
        with_failures(),
        Transcript.alone(SECRET, "day"),
        Transcript.alone(SECRET),
    ],
)
def test_a_transcript_is_written_and_read_again(transcript: Transcript) -> None:
    kept = json.loads(json.dumps(transcript.as_json()))
    assert kept == transcript.as_json()
    assert Transcript.from_json(kept) == transcript
    reader = TranscriptReader(4)
    for line in lines(transcript):
        assert "\n" not in line
        reader.line(line.split(" "))
    read = reader.finish(transcript.last.promise)
    assert read.key(SECRET) == transcript.key(SECRET)
    assert lines(read) == lines(transcript)


def test_where_nothing_is_to_be_said_there_are_no_lines() -> None:
    assert lines(Transcript.alone(SECRET)) == []
    assert lines(Transcript.alone(SECRET, "day")) == ["table day", f"attempt 1 {luck.promise(SECRET, 'day')}"]


D = "ab" * 32


@pytest.mark.parametrize(
    ("told", "key", "word"),
    [
        (["gossip"], "luck-line", 0),
        (["table %0A"], "luck-words", 1),
        ([""], "luck-line", 0),
        (["commit A own " + D], "luck-not-begun", 0),
        (["attempt 1"], "luck-short", 0),
        (["attempt 2 " + D], "luck-order", 1),
        (["attempt one " + D], "luck-number", 1),
        (["attempt 1 " + D[2:]], "luck-digits", 2),
        (["attempt 1 " + D.upper()], "luck-digits", 2),
        (["attempt 1 " + D, "attempt 2 " + D], "luck-order", 1),
        (["attempt 1 " + D, "table x"], "luck-order", 0),
        (["table x y"], "luck-order", 2),
        (["attempt 1 " + D, "commit E own " + D], "luck-seat", 1),
        (["attempt 1 " + D, "commit A mine " + D], "luck-line", 2),
        (["attempt 1 " + D, "commit A own abc"], "luck-digits", 3),
        (["attempt 1 " + D, "commit A own " + D, "commit A own " + D], "luck-twice", 0),
        (["attempt 1 " + D, "commit A own " + D, "list " + D], "luck-list", 1),
        (["attempt 1 " + D, "reveal A " + D], "luck-early", 0),
        (["attempt 1 " + D, f"reveal A {D} words more"], "luck-order", 4),
        (["attempt 1 " + D, "beacon abc 5"], "luck-digits", 1),
        (["attempt 1 " + D, f"beacon {D} 5 {D} more"], "luck-order", 4),
        (["attempt 1 " + D, "beacon " + D + " 0"], "luck-number", 2),
        (["attempt 1 " + D, "beacon " + D + " 5 zz"], "luck-digits", 3),
        (["attempt 1 " + D, "commit A own " + D, "beacon " + D + " 5"], "luck-order", 0),
        (["attempt 1 " + D, "failed bored"], "luck-line", 1),
        (["attempt 1 " + D, "failed reveal A Z"], "luck-seat", 3),
        (["attempt 1 " + D, "failed reveal A B C D A"], "luck-order", 6),
    ],
)
def test_a_wrong_line_is_explained(told: list[str], key: str, word: int) -> None:
    reader = TranscriptReader(4)
    for line in told[:-1]:
        reader.line(line.split(" "))
    with pytest.raises(LuckError) as caught:
        reader.line(told[-1].split(" "))
    assert (caught.value.fact.key, caught.value.word) == (key, word)
    if key == "luck-digits":
        assert caught.value.fact.values == {"digits": 64}


def test_the_lines_have_to_lead_to_the_promise_of_the_first_line() -> None:
    reader = TranscriptReader(4)
    reader.line(["attempt", "1", D])
    with refused("luck-other-promise"):
        reader.finish("00" * 32)


# --- draws ----------------------------------------------------------------------------------------------------


def test_each_outcome_has_exactly_its_odds() -> None:
    """Every number a draw may be stands for one thing in the bag; of those that are left, each for itself."""
    bag = [(5, 2), (3, 1), (8, 3)]
    for left in ([(3, 1), (5, 2), (8, 3)], [(5, 1), (8, 2)], [(3, 0), (8, 1)]):
        hits: Counter[int] = Counter()
        for number in range(6):
            dealer = Dealer(SECRET)
            words = iter([number, *[0] * 9])
            dealer.word = lambda name, trial, words=words: next(words)  # type: ignore[method-assign,misc]
            try:
                drawn = dealer.choose(Chance("x", bag=bag), left)
            except StopIteration:
                continue
            if drawn.draw.hit == number:
                hits[drawn.move] += 1
        assert hits == Counter({move: weight for move, weight in left if weight})


def test_a_word_that_would_favour_somebody_is_drawn_again() -> None:
    dealer = Dealer(SECRET)
    fair = WORD - WORD % 6
    words = iter([fair, WORD - 1, fair - 1])
    dealer.word = lambda name, trial: next(words)  # type: ignore[method-assign]
    assert dealer.choose(Chance("x"), [(move, 1) for move in range(6)]).move == 5


@pytest.mark.parametrize("odds", [[], [(1, 0)], [(1, WORD), (2, 1)]])
def test_there_is_nothing_to_draw_or_too_much(odds: list[tuple[int, int]]) -> None:
    with pytest.raises(ValueError, match="cannot draw"):
        Dealer(SECRET).choose(Chance("x"), odds)
    with pytest.raises(ValueError, match="cannot draw"):
        Dealer(SECRET).choose(Chance("x", bag=[*odds, (3, 2)]), [(3, 0)])


def test_a_draw_may_be_of_as_many_as_there_are_words() -> None:
    dealer = Dealer(SECRET)
    drawn = dealer.choose(Chance("x"), [(1, WORD - 1), (2, 1)])
    assert (drawn.move, drawn.draw) == (1, Draw(WORD, dealer.word(Chance("x"), 0)))


def test_a_bag_that_lacks_something_is_refused() -> None:
    with pytest.raises(ValueError, match="lacks"):
        Dealer(SECRET).choose(Chance("x", bag=[(1, 1)]), [(1, 2)])
    with pytest.raises(ValueError, match="lacks"):
        Dealer(SECRET).choose(Chance("x", bag=[(1, 1)]), [(2, 1)])


def test_draws_are_even() -> None:
    dealer = Dealer(SECRET)
    faces = [(move, 1) for move in range(18)]
    counts = Counter(dealer.choose(Chance("die", index=i), faces).move for i in range(18_000))
    assert sum((counts[move] - 1000) ** 2 / 1000 for move in range(18)) < 50  # once in 20,000 keys


def test_every_order_of_a_small_bag_is_as_likely() -> None:
    """A, A, B from a bag: the multiset has three orders."""
    bag = [(0, 2), (1, 1)]
    orders: Counter[tuple[int, ...]] = Counter()
    for number in range(3000):
        dealer = Dealer(number.to_bytes(8, "big"))
        left, order = dict(bag), []
        for place in range(3):
            move = dealer.choose(Chance("tile", index=place, bag=bag), list(left.items())).move
            left[move] -= 1
            order.append(move)
        orders[tuple(order)] += 1
    assert len(orders) == 3
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 20


def test_words_become_a_hash_once() -> None:
    """The page computes the same (`web/src/luck/luck.test.ts`)."""
    stands = luck.folded("k3vq9x", "low tide")
    assert stands == hashlib.sha256(luck.packed(luck.TAG + "words", "k3vq9x", "low tide")).hexdigest()[:32]
    assert stands == "ca8fcf94d5ead5bbb2e27d4b45323140"
    assert luck.folded("k3vq9x", stands) == stands
    assert luck.folded("other", "low tide") != stands
    assert luck.is_folded(stands)
    assert luck.is_folded("")
    assert not any(luck.is_folded(words) for words in ("low tide", stands.upper(), stands[1:], stands + "0"))
