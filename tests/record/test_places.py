"""What is wrong with a text, said of the very word; and what whoever reads many of them may ask for."""

from __future__ import annotations

import pytest

import landbridge
from landbridge import Dealer, Kit, Match, RecordError, dumps, loads
from landbridge.core.game import Game
from landbridge.core.play import record
from landbridge.core.play.record import Kits
from landbridge.registry import find
from tests.games.hashi.table import PRACTICE
from tests.record.test_record import SIDE_A, finished, refused

DRAGONS = "landbridge 2 · river_dragons 1 · {} · seats Ada, Ben\n"


def place(error: RecordError) -> tuple[str, int, int, str]:
    return error.fact.key, error.line, error.column, error.token


# --- the first line -------------------------------------------------------------------------------------------


def test_a_text_may_be_two_million_characters_long() -> None:
    for ends in ("", "\n"):
        remarks = ("#" + " -" * 4999 + "\n") * 200
        longest = SIDE_A + remarks[: 2_000_000 - len(SIDE_A) - len(ends)] + ends
        assert loads(longest).names == ("Ada", "Ben")
        error = refused(longest + "#")
        assert place(error) == ("core-record-long", 1, 1, "")
        assert error.fact.values["most"] == 2_000_000


def test_a_text_that_is_too_much_is_refused_before_it_is_read() -> None:
    for bad in ("x" * 2001, "9" * 19):
        error = refused(f"no record\n\nA  {bad}\n")
        assert (error.fact.key.startswith("entry-"), error.line, error.column) == (True, 3, 1)
        assert error.intact is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("landbridge 2", ("core-record-game", 3, 1, "")),
        ("landbridge", ("core-record-format", 3, 12, "")),
        ("landbridge 2 · hashi", ("core-record-version", 3, 22, "")),
        ("landbridge 2 · hashi 1", ("core-record-no-seats", 3, 1, "")),
        (
            DRAGONS.format("max_rounds 0"),
            ("core-option-value", 3, 1, DRAGONS.format("max_rounds 0")[:40] + "…"),
        ),
        (DRAGONS.format("max_rounds x"), ("core-option-value", 3, 45, "x")),
        ("landbridge 2 · hashi 1 · seats A, B, C, D, E", ("core-wrong-seats", 3, 1, None)),
    ],
)
def test_a_first_line_behind_remarks_is_blamed_in_its_place(
    text: str, expected: tuple[str, int, int, str | None]
) -> None:
    error = refused(f"# remark\n\n{text}")
    key, line, column, token = expected
    assert place(error) == (key, line, column, error.token if token is None else token)
    assert error.intact is None
    assert error.place.values["moves"] == 0


def test_our_own_format_is_named() -> None:
    for other in ("0", "1", "3", "02"):
        assert str(refused(f"landbridge {other} · hashi 1 · seats A").fact) == (
            f"This is format “{other}”; this version of Landbridge reads format 2."
        )


def test_a_place_without_a_word_is_told_without_one() -> None:
    assert str(refused("")) == "Line 1, column 1 (no move before it): There is nothing to read."
    error = refused("landbridge 2 · chess 1 · seats A")
    assert error.place.key == "core-record-place"
    assert "“chess”" in str(error)


def test_a_byte_that_is_no_text_is_found_in_the_first_line_and_on_a_board() -> None:
    error = refused(b"# \n" + SIDE_A.encode().replace(b"Ben", b"B\xffn"))
    assert (error.fact.key, error.line, error.column) == ("core-record-not-utf8", 2, SIDE_A.index("Ben") + 2)
    board = "".join(f"| {line}\n" for line in PRACTICE.splitlines())
    for inside in ("Practice", "drawing"):
        hurt = (SIDE_A + board).encode().replace(inside.encode(), b"\xfe")
        error = refused(hurt)
        line = next(n for n, one in enumerate((SIDE_A + board).splitlines(), 1) if inside in one)
        column = (SIDE_A + board).splitlines()[line - 1].index(inside) + 1
        assert (error.fact.key, error.line, error.column) == ("core-record-not-utf8", line, column)
    # In a remark it harms nobody.
    assert loads(SIDE_A.encode() + b"# \xff\n").names == ("Ada", "Ben")


def test_a_game_without_boards_of_ones_own_is_read(beacons: Game) -> None:
    match = Match(beacons, beacons.kit(), ["Ada", "Ben"], Dealer(b"a fixed secret for tests"))
    match.deal()
    match.make(1, match.game.offers(match.kit, match.state, 1)[0])
    read = loads(dumps(match, keep_secret=True))
    assert (read.state, read.drafts) == (match.state, match.drafts)
    error = refused(dumps(match) + "| hills\n")
    assert error.fact.key == "core-option-unknown"


NOTHING_CROSSES = '''name = "Nothing crosses"
side = "A"
printed = true
drawing = """
    a b c d e f
  1 o o o o o R
  2 R o o o B o
  3 R B o o B R
  4 . . . . . .
  5 . . . . . .
  6 . . . . . .
"""
'''


def test_a_board_is_refused_for_what_the_game_needs_not_for_what_is_merely_noted() -> None:
    """Flags of a colour side by side are our taste, which a printed board need not share; crossings are needed."""
    with pytest.raises(landbridge.BoardError) as caught:
        landbridge.game("hashi").kit(landbridge.game("hashi").options_from({"board": NOTHING_CROSSES}))
    assert [problem.fatal for problem in caught.value.problems] == [False, False, True]
    error = refused(SIDE_A + "# remark\n" + "".join(f"| {line}\n" for line in NOTHING_CROSSES.splitlines()))
    assert place(error) == ("hashi-board-crossings-none", 3, 1, "|")


# --- lines of moves -------------------------------------------------------------------------------------------

OPENING = SIDE_A + "A 3@d1   B 3@d1\n"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("1   card 3/2   A ?", ("core-record-hidden", 3, 18, "?")),
        ("? A 3@e2", ("core-record-no-draft", 3, 5, "3@e2")),
        ("AB 3/2", ("core-record-actor", 3, 1, "AB")),
        ("1   card 3/2   A AB", ("hashi-read-nothing", 3, 18, "AB")),
        ("1   card 3/2   P .", ("core-record-actor", 3, 16, "P")),
        ("secret", ("core-record-secret", 3, 1, "secret")),
    ],
)
def test_a_wrong_word_is_named(line: str, expected: tuple[str, int, int, str]) -> None:
    error = refused(OPENING + line + "\n")
    assert place(error) == expected


def test_chance_drafts_nothing() -> None:
    """Neither in its turn nor while the others draft."""
    for before in ("", "1   card 3/2\n"):
        error = refused(OPENING + before + "? card 5/1\n")
        assert (error.fact.key, error.token) == ("core-record-no-draft", "5/1")


def test_only_what_is_sealed_is_a_draft() -> None:
    """In Loopit everything is public when it is made."""
    game = landbridge.game("loopit")
    match = Match(game, game.kit(), ["Ada", "Ben"], Dealer(b"any secret"))
    match.deal()
    (seat,) = match.acting
    move = game.offers(match.kit, match.state, seat)[0]
    said = game.write(match.kit, match.state, seat, move).replace(" ", "_")
    assert loads(dumps(match) + f"{'AB'[seat]} {said}\n").log[-1] == (seat, move)
    error = refused(dumps(match) + f"? {'AB'[seat]} {said}\n")
    assert (error.fact.key, error.token) == ("core-record-no-draft", said)


@pytest.mark.parametrize(
    ("result", "column", "token"),
    [
        ("= A 0   B 2", 11, "2"),
        ("= A 1   B 0", 5, "1"),
        ("= A 1   B 2", 5, "1"),
        ("= B 0   A 0", 3, "B"),
        ("= A 0", 5, "0"),
        ("=", 1, "="),
        ("= A 0   B 0   C 7", 17, "7"),
    ],
)
def test_of_a_false_result_the_first_false_word_is_named(result: str, column: int, token: str) -> None:
    """One that breaks off is wrong at its end."""
    text = dumps(finished())
    line = text.splitlines().index("= A 0   B 0") + 1
    error = refused(text.replace("= A 0   B 0", result))
    assert place(error) == ("core-record-result", line, column, token)
    assert error.fact.values["ours"] == "A 0 B 0"


# --- for whoever reads many -----------------------------------------------------------------------------------


def test_a_kit_is_made_once_for_all_records_of_a_kind() -> None:
    kits: Kits = {}
    texts = [SIDE_A, SIDE_A.replace("seats", "side B · seats"), DRAGONS.format("laid final")]
    first = [record.loads(text, find, kits=kits) for text in texts]
    again = [record.loads_bytes(text.encode(), find, kits=kits) for text in texts]
    assert len(kits) == 3
    for one, other in zip(first, again, strict=True):
        assert one.kit is other.kit
        assert one.kit is kits[one.game.name, one.kit.options]
    assert record.loads(SIDE_A, find).kit is not first[0].kit


@pytest.mark.parametrize("quick", [False, True])
def test_whoever_is_in_a_hurry_asks_for_quick_kits(quick: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Kit] = []

    def note(kit: Kit) -> Kit:
        asked.append(kit)
        return kit

    monkeypatch.setattr(Kit, "quick", note)
    matches = [record.loads(SIDE_A, find, quick), record.loads_bytes(SIDE_A.encode(), find, quick)]
    assert asked == ([match.kit for match in matches] if quick else [])


def test_the_dealer_of_a_finished_game_need_not_draw_again() -> None:
    match = finished()
    assert match.dealer is not None
    for drawn in (True, False):
        dealer = record.loads(dumps(match), find, drawn=drawn).dealer
        assert dealer is not None
        assert (dealer.secret, dealer.transcript) == (match.dealer.secret, match.dealer.transcript)
        assert dealer.place == (match.dealer.place if drawn else [0, 0])
