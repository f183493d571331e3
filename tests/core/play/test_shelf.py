"""Where one record of a shelf ends and the next begins."""

from __future__ import annotations

import pytest

from landbridge.core.play import shelf
from landbridge.core.play.shelf import Label, Volume, volumes

LABEL = Label(seed=-3, number=38, deal=18, rotation=1)
SAID = b"# arena \xc2\xb7 seed -3 \xc2\xb7 game 38 \xc2\xb7 deal 18 \xc2\xb7 rotation 1\n"
ONE = b"landbridge 2 \xc2\xb7 hashi 1 \xc2\xb7 seats Ada\nA 4@a3\n= A 0\nsecret 00\n"
OTHER = b"landbridge 2 \xc2\xb7 loopit 1 \xc2\xb7 seats Ben\n"


def read(text: bytes) -> list[Volume]:
    return list(volumes(text.splitlines(True)))


def contents(text: bytes) -> list[bytes]:
    return [volume.content for volume in read(text)]


def test_a_label_is_written_as_it_is_read() -> None:
    assert f"{LABEL}\n".encode() == SAID
    assert read(SAID + ONE) == [Volume(1, 0, LABEL, SAID + ONE)]


@pytest.mark.parametrize("text", [b"", b"\n", b"\n\n \n"])
def test_an_empty_shelf_has_no_records(text: bytes) -> None:
    assert read(text) == []


def test_a_record_is_a_shelf_with_one() -> None:
    assert read(ONE) == [Volume(1, 0, None, ONE)]
    assert read(b"A 4@a3\n") == [Volume(1, 0, None, b"A 4@a3\n")]  # whatever it is, it is not lost


def test_every_record_knows_its_line_and_byte() -> None:
    text = b"\n" + SAID + ONE + b"\n\n" + ONE + b"\n" + SAID + OTHER
    found = read(text)
    assert [(one.line, one.label) for one in found] == [(2, LABEL), (9, None), (14, LABEL)]
    for one in found:
        assert text[one.start :].startswith(one.content)
        assert text.splitlines(True)[one.line - 1] == one.content.splitlines(True)[0]
    assert [one.content.strip() for one in found] == [SAID + ONE.strip(), ONE.strip(), (SAID + OTHER).strip()]


def test_the_next_first_line_ends_a_record() -> None:
    assert contents(ONE + OTHER + ONE) == [ONE, OTHER, ONE]
    assert contents(OTHER + OTHER) == [OTHER, OTHER]


def test_the_next_label_ends_a_record() -> None:
    assert contents(OTHER + SAID + ONE) == [OTHER, SAID + ONE]
    assert contents(SAID + SAID + ONE) == [SAID, SAID + ONE]


def test_an_empty_line_ends_a_record_behind_its_result_only() -> None:
    begun = OTHER + b"A 4@a3\n\nB 4@a3\n"
    assert contents(begun) == [begun]
    for result in (b"= A 0\n", b"secret 00\n"):
        assert contents(begun + result + b"\n# remark\n" + OTHER) == [begun + result, b"# remark\n" + OTHER]
    assert contents(ONE + b"# remark\n\n" + OTHER) == [ONE + b"# remark\n", OTHER]


def test_remarks_and_empty_lines_before_a_record_belong_to_it() -> None:
    assert contents(b"# remark\n\n# another\n" + OTHER) == [b"# remark\n\n# another\n" + OTHER]
    assert contents(SAID + b"\n\n" + OTHER) == [SAID + b"\n\n" + OTHER]
    assert contents(ONE + b"\n" + SAID + b"\n" + OTHER) == [ONE, SAID + b"\n" + OTHER]


def test_what_belongs_to_no_record_stays_by_itself() -> None:
    loose = b"?andbridge 1\nA 4@a3\n"
    assert contents(loose + OTHER) == [loose, OTHER]
    assert contents(b"# remark\n" + loose + OTHER) == [b"# remark\n" + loose, OTHER]
    assert contents(SAID + loose + OTHER) == [SAID + loose, OTHER]
    assert read(SAID + loose + OTHER)[1].label is None


def test_only_a_whole_label_is_one() -> None:
    for line in (SAID[:-2] + b"x\n", b"#" + SAID, SAID[1:]):
        assert [one.label for one in read(line + OTHER)] == [None] * len(read(line + OTHER))


def test_of_an_endless_record_only_so_much_comes_along_that_reading_it_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A character has four bytes at most; the line that goes beyond is the last. The next record begins anew."""
    monkeypatch.setattr(shelf, "LONGEST", 10)
    first, line = b"landbridge 1 ...\n", b"A 4@a3.\n"  # 17 and 8 bytes
    assert len(first + 3 * line) == 41
    assert contents(first + 9 * line) == [first + 3 * line]
    short = b"landbridge 1 ..\n"
    assert len(short + 3 * line) == 40  # not beyond yet
    assert contents(short + 9 * line) == [short + 4 * line]
    assert contents(short + 9 * line + short + 9 * line) == [short + 4 * line] * 2
    remarks = b"# remark.\n" * 5  # so many that not even a first line has room behind them
    assert contents(remarks + short + line + short) == [remarks, short]
    found = read(short + 9 * line + SAID + ONE)
    assert [(one.line, one.start) for one in found] == [(1, 0), (11, len(short + 9 * line))]
