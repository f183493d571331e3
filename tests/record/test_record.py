"""A match as text: what is written is read, and a damaged text says what is wrong with it, and where."""

from __future__ import annotations

import pytest

import landbridge
from landbridge import PUBLIC, Dealer, Match, RecordError, dumps, loads
from landbridge.core.play.luck import promise
from tests.dealer.agreed import agreed
from tests.games.hashi.table import GAME, PRACTICE, Table, kit_of

SECRET = bytes(range(16))
SCRIPT = "A 4@a3  B 4@a3  card 3/2  A 3@b2 b2-d2 b2-d2 .  B .  card 5/1  B 5@d2"
SIDE_A = "landbridge 2 · hashi 1 · seats Ada, Ben\n"


def table() -> Table:
    """Two at a running game on a board of their own, with a draft of Ben's on the table."""
    return Table(2, SCRIPT)


def finished(dealer: Dealer | None = None) -> Match:
    """A whole game in which nobody does much, with luck."""
    match = Table(2, board="", dealer=dealer or Dealer(SECRET)).match
    while not match.over:
        match.deal()
        for seat in match.acting:
            match.play(seat, GAME.passive(match.kit, match.state, seat))
    return match


def refused(text: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        loads(text)
    return caught.value


# --- writing and reading --------------------------------------------------------------------------------------


def test_a_record_can_be_read_aloud() -> None:
    head, *rest = dumps(table().match).splitlines()
    assert head == "landbridge 2 · hashi 1 · seats Ada, Ben"
    board, moves = rest[: len(PRACTICE.splitlines())], rest[len(PRACTICE.splitlines()) :]
    assert [line.removeprefix("| ") for line in board] == PRACTICE.splitlines()
    assert moves == [
        "A 4@a3   B 4@a3",
        "1   card 3/2   A 3@b2 b2-d2 b2-d2 .   B .",
        "2   card 5/1",
        "? B 5@d2",
    ]


def test_a_running_match_goes_on_where_it_stood() -> None:
    match = table().match
    read = loads(dumps(match))
    assert read.state == match.state
    assert (read.log, read.drafts, read.names) == (match.log, match.drafts, match.names)
    assert read.kit.options == match.kit.options
    assert read.take_back(1) == 1  # a draft stays a draft
    assert read.view(0) == match.view(0)


@pytest.mark.parametrize(
    "dealer",
    [
        Dealer(SECRET),
        Dealer(SECRET, agreed(SECRET, ["x, y", ""], held=[1])),
    ],
    ids=["alone", "table"],
)
def test_writing_and_reading_are_inverse_at_every_step(dealer: Dealer) -> None:
    match = Table(2, board="", side="B", dealer=dealer).match
    for _ in range(60):
        text = dumps(match, keep_secret=True)
        read = loads(text)
        assert read.state == match.state
        assert dumps(read, keep_secret=True) == text
        if not match.deal():
            seat = match.acting[-1]
            offers = GAME.offers(match.kit, match.state, seat)
            match.play(seat, offers[len(offers) // 3])


def test_a_whole_game_ends_with_result_and_secret() -> None:
    text = dumps(finished())
    assert text.splitlines()[-2:] == ["= A 0   B 0", f"secret {SECRET.hex()}"]
    assert f" · luck {promise(SECRET)}\n" in text
    assert dumps(loads(text)) == text
    assert loads(text).over


def test_the_dealer_goes_on_after_reading() -> None:
    """A save that keeps the secret deals the same cards as if nobody had stopped."""
    match = Table(1, "A 3@b2", dealer=Dealer(SECRET)).match
    match.deal()
    match.play(0, GAME.passive(match.kit, match.state, 0))
    read = loads(dumps(match, keep_secret=True))
    assert [step.move for step in read.deal()] == [step.move for step in match.deal()]


def test_the_dealer_has_dealt_what_stands_behind_the_secret() -> None:
    text = dumps(finished())
    *moves, result, secret = text.splitlines()
    early = "\n".join([moves[0], secret, *moves[1:], result])
    read, due = loads(early).dealer, loads(text).dealer
    assert read is not None
    assert due is not None
    assert read.place == due.place == [17, 1]


@pytest.mark.parametrize("options", [{}, {"side": "B"}, {"paper": "on"}, {"side": "B", "paper": "on"}])
def test_options_come_back(options: dict[str, str]) -> None:
    chosen = GAME.options_from(options)
    match = Match(GAME, GAME.kit(chosen), ["Ada"])
    assert loads(dumps(match)).kit.options == chosen
    said = dumps(match).splitlines()[0].split(" · ")[2:-1]
    assert said == [f"{name} {value}" for name, value in options.items()]  # the basic game needs no words


NAMES = [
    "bot:expert",
    "Zoë",
    "李雷",
    "O'Neil & co.",
    " x ",
    "a, b",
    "a · b",
    "100%",
    "%20",
    "A",
    "|",
    "#1",
    "=",
    "card",
    "x" * 60,
]


@pytest.mark.parametrize("name", NAMES)
def test_names_come_back(name: str) -> None:
    match = Match(GAME, kit_of(), ["Ada", name])
    text = dumps(match)
    assert loads(text).names == ("Ada", name)
    assert loads(text.encode()).names == ("Ada", name)
    assert dumps(loads(text)) == text


@pytest.mark.parametrize(
    "name", ["", " ", "a\tb", "a\nb", "\0", "a\u00a0b", "\u200b", "\ud800", "x" * 61, "\u202eevil"]
)
def test_a_name_that_could_not_be_read_cannot_sit_down(name: str) -> None:
    with pytest.raises(landbridge.LandbridgeError) as caught:
        Match(GAME, kit_of(), ["Ada", name])
    assert caught.value.fact.key == "core-name"


@pytest.mark.parametrize("size", [0, 3, 7, 65])
def test_a_secret_that_could_not_be_read_is_not_taken(size: int) -> None:
    with pytest.raises(ValueError, match="secret"):
        Dealer(bytes(size))


@pytest.mark.parametrize("sign", ["\u2028", "\u0085", "\t", "ä"])
def test_a_board_of_ones_own_comes_back(sign: str) -> None:
    board = f"# a{sign}b\n{PRACTICE}\n# the end\n"
    match = Match(GAME, GAME.kit(GAME.options_from({"board": board})), ["Ada"])
    assert loads(dumps(match)).kit.options.board == board


# --- what others may see --------------------------------------------------------------------------------------


def test_a_running_record_is_redacted_to_its_reader() -> None:
    match = Table(2, SCRIPT + "  A .", dealer=Dealer(SECRET)).match
    drafts = {
        viewer: [line for line in dumps(match, viewer).splitlines() if line[0] == "?"]
        for viewer in (0, 1, PUBLIC)
    }
    assert drafts == {0: ["? A ."], 1: ["? B 5@d2"], PUBLIC: []}
    for viewer in (0, 1, PUBLIC, None):
        assert SECRET.hex() not in dumps(match, viewer)
    assert SECRET.hex() in dumps(match, keep_secret=True)
    # What is left is the viewer's own view.
    for viewer in (0, 1):
        assert loads(dumps(match, viewer)).drafts == {viewer: match.drafts[viewer]}


def test_the_same_drafts_of_others_leave_the_same_text() -> None:
    one, other = (
        Table(2, f"A 4@a3  B 4@a3  card 3/2  A {draft} .").match for draft in ("3@b2", "3@c5 c5-a5 c5-a5")
    )
    assert dumps(one, 1) == dumps(other, 1)
    assert dumps(one, PUBLIC) == dumps(other, PUBLIC)


# --- what is forgiven -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\n", "\r\n"),
        ("\n", "\n\n"),
        ("   ", " "),
        ("   ", "\t"),
        ("1   card", "card"),
        ("2   card", "# a remark\n2   card"),
        ("b2-d2 b2-d2", "d2-b2 B2–D2"),
        ("A 3@b2 b2-d2 b2-d2 .   B .", "B .   A 3@b2 b2-d2 b2-d2 ."),
        ("A 3@b2 b2-d2 b2-d2 .   B .", "A 3@b2 b2-d2   B .   A b2-d2 ."),
    ],
)
def test_what_does_not_matter_is_forgiven(old: str, new: str) -> None:
    match = table().match
    board, text = dumps(match).split("\nA ")
    assert old in text
    ends = {"\n": board.replace(old, new)}.get(old, board)
    changed = f"{ends}\nA {text.replace(old, new)}"
    assert loads(changed).state == match.state
    assert dumps(loads(changed)) == dumps(match)
    assert loads(changed.encode()).state == match.state


@pytest.mark.parametrize("prefix", ["\ufeff", "# a remark\n\n", "\n\n"])
def test_what_stands_before_a_record_is_forgiven(prefix: str) -> None:
    text = dumps(table().match)
    assert dumps(loads(prefix + text)) == text
    assert dumps(loads((prefix + text).encode())) == text


# --- what is wrong, and where ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "key", "line", "column", "token"),
    [
        ("", "core-record-empty", 1, 1, ""),
        ("# nothing\n", "core-record-empty", 1, 1, ""),
        ("hello", "core-record-magic", 1, 1, "hello"),
        ("landbridge 3 · hashi 1 · seats A", "core-record-format", 1, 12, "3"),
        ("landbridge 2 · chess 1 · seats A", "core-record-game", 1, 16, "chess"),
        ("landbridge 2 · hashi 7 · seats A", "core-record-version", 1, 22, "7"),
        ("landbridge 2 · hashi 1", "core-record-no-seats", 1, 1, ""),
        ("landbridge 2 · hashi 1 · seats A · seats B", "core-record-twice", 1, 36, "seats"),
        ("landbridge 2 · hashi 1 · seats A, B, C, D, E", "core-wrong-seats", 1, 1, None),
        ("landbridge 2 · hashi 1 · seats A, , B", "core-name", 1, 32, None),
        ("landbridge 2 · hashi 1 · seats A · luck 12", "core-record-promise", 1, 41, "12"),
        ("landbridge 2 · hashi 1 · side C · seats A", "core-option-value", 1, 31, "C"),
        ("landbridge 2 · hashi 1 · sied B · seats A", "core-option-meant", 1, 31, "B"),
        ("landbridge 2 · hashi 1 · seats A · board x", "core-record-board-option", 1, 42, "x"),
        ("landbridge 2 · hashi 1 · seats A\n| name = 1", None, 2, 1, "|"),
    ],
)
def test_a_wrong_header_names_its_place(
    text: str, key: str | None, line: int, column: int, token: str | None
) -> None:
    error = refused(text)
    assert key is None or error.fact.key == key
    assert (error.line, error.column) == (line, column)
    assert token is None or error.token == token
    assert error.intact is None


@pytest.mark.parametrize(
    ("tail", "key", "column", "token", "moves"),
    [
        ("3   card 3/1", "core-record-turn", 1, "3", 6),
        ("2   card 3/2", "hashi-why-card-gone", 10, "3/2", 6),
        ("2   card 7/7", "hashi-read-card", 10, "7/7", 6),
        ("2   3/1", "core-record-actor", 5, "3/1", 6),
        ("2   card 5/1   A 5@a3", "hashi-why-has-number", 18, "5@a3", 7),
        ("2   card 5/1   A 6@d2", "hashi-read-other-number", 18, "6@d2", 7),
        ("2   card 5/1   A 5@d2 d2-d2", "hashi-why-no-line", 23, "d2-d2", 8),
        ("2   card 5/1   A 5@d2 . .", "hashi-why-not-now", 25, ".", 9),
        ("2   card 5/1   C .", "core-record-actor", 16, "C", 7),  # nobody sits there
        ("? card 5/1", "core-record-no-draft", 8, "5/1", 6),
        ("= A 0   B 0", "core-record-early-end", 1, "=", 6),
        ("secret abc", "core-record-secret", 8, "abc", 6),
        (f"secret {SECRET.hex()}", "core-record-broken-promise", 8, SECRET.hex(), 6),
    ],
)
def test_a_wrong_line_names_its_place_and_keeps_what_was_before(
    tail: str, key: str, column: int, token: str, moves: int
) -> None:
    text = dumps(Table(2, "A 4@a3  B 4@a3  card 3/2  A 3@b2 .  B .").match)
    error = refused(text + tail + "\n")
    assert error.fact.key == key
    assert (error.line, error.column, error.token) == (text.count("\n") + 1, column, token)
    assert error.intact is not None
    assert error.place.values["moves"] == moves
    told = len(error.intact.log) + sum(len(draft) for draft in error.intact.drafts.values())
    assert told == moves


def test_a_false_result_is_noticed() -> None:
    text = dumps(finished())
    error = refused(text.replace("= A 0   B 0", "= A 0   B 2"))
    assert (error.fact.key, error.token) == ("core-record-result", "2")
    assert error.intact is not None
    assert error.intact.over


def test_a_false_secret_is_noticed() -> None:
    error = refused(dumps(finished()).replace(SECRET.hex(), SECRET.hex().replace("0f", "10")))
    assert error.fact.key == "core-record-broken-promise"


@pytest.mark.parametrize("byte", [b"\xff", b"\xc3", b"\x80", b"\xed\xa0\x80"])
def test_a_byte_that_is_no_text_has_a_place_too(byte: bytes) -> None:
    text = dumps(Table(2, "A 4@a3  B 4@a3  card 3/2  A 3@b2 .  B .").match)
    error = refused(text.encode() + b"2   card " + byte + b"\n")
    assert (error.fact.key, error.line, error.column) == ("core-record-not-utf8", text.count("\n") + 1, 10)
    assert error.intact is not None
    assert len(error.intact.log) == 6


def test_a_book_is_no_record() -> None:
    error = refused(SIDE_A + "x " * 1_500_000)
    assert error.fact.key == "core-record-long"


@pytest.mark.parametrize(
    "field", ["9" * 5000, f"side {'9' * 5000}", f"luck {'9' * 5000}", f"words {'9' * 5000}"]
)
def test_a_page_of_digits_is_refused_in_a_sentence(field: str) -> None:
    error = refused(f"landbridge 2 · hashi 1 · seats Ada · {field}")
    assert len(str(error)) < 300
    assert not str(error.fact).startswith(error.fact.key)


def test_a_place_is_told_in_words() -> None:
    error = refused(SIDE_A + "A 4@zz\n")
    said = str(error)
    for part in ("Line 2", "column 3", "“4@zz”", "is not a move"):
        assert part in said


@pytest.mark.parametrize(
    ("line", "token", "sentence"),
    [
        ("A 3@d1   C 3@d1", "C", "A line of moves must start with who acts: A, B, card."),
        ("3@d1", "3@d1", "A line of moves must start with who acts: A, B, card."),
    ],
)
def test_an_actor_who_does_not_play_is_named(line: str, token: str, sentence: str) -> None:
    with pytest.raises(landbridge.RecordError) as error:
        landbridge.loads(f"landbridge 2 · hashi 1 · seats Ada, Ben\n{line}\n")
    assert (error.value.line, error.value.token, str(error.value.fact)) == (2, token, sentence)


def test_a_seat_lost_at_the_end_of_the_line_is_noticed() -> None:
    with pytest.raises(landbridge.RecordError, match="A name needs 1 to 60 printable characters"):
        landbridge.loads("landbridge 2 · hashi 1 · seats Ada, \n")


def test_a_byte_after_remarks_only_has_its_place() -> None:
    with pytest.raises(landbridge.RecordError) as error:
        landbridge.loads(b"# remark\n\xff")
    assert (error.value.line, error.value.column) == (2, 1)
