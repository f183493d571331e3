"""Texts from outside are refused before a parser can take long over them."""

from __future__ import annotations

import json
import pickle
import time
import tomllib

import pytest

from landbridge import registry
from landbridge.core import bounded, parts
from landbridge.core.board import PROBLEMS, BoardError, BoardFile
from landbridge.core.bounded import NotJson, TooMuch
from landbridge.core.errors import OptionError
from landbridge.core.options import from_text

SECONDS, BYTES = 0.05, 10_000_000


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("a.a.a=1\na.a.a.a=1\na.a.a.a.a=1", "entry-parts", 3),
        ("x=1\n\"a\" . b . 'c'.d.e = 1", "entry-parts", 2),
        ("[a.b.c.d]\n\n[[a.b.c.d.e]]", "entry-parts", 3),
        ("x = {a.b.c.d.e = 1}", "entry-parts", 1),
        ("\n" * 1000, "entry-lines", 1001),
        ("x = 1\n#" + "-" * 2000, "entry-line", 2),
        ("x=\n" + "[" * 21, "board-too-deep", 2),
        ("x=" + "{a=" * 21, "board-too-deep", 1),
        ("\n".join(f"k{n} = 1" for n in range(101)), "entry-keys", 101),
        ("[[a]]\n" * 101, "entry-keys", 101),
        ("x = [\n" + "1,\n" * 900 + "1,1," * 40 + "1,\n" + "2," * 400 + "]", "entry-values", 903),
        ("x = " + "9" * 61, "entry-word", 1),
        ("x = 0x" + "f" * 61, "entry-word", 1),
        ("k" * 61 + " = 1", "entry-word", 1),
        ("#" * 20_001, "board-too-long", 1),
    ],
)
def test_what_is_out_of_bounds_is_named_with_its_line(text: str, key: str, line: int) -> None:
    with pytest.raises(TooMuch) as caught:
        bounded.toml(text)
    assert (caught.value.fact.key, caught.value.line) == (key, line)
    again = pickle.loads(pickle.dumps(caught.value))
    assert (again.fact, again.line) == (caught.value.fact, line)


@pytest.mark.parametrize(
    "text",
    [
        'x = "a.a.a.a.a.a [[[[[[[[[[[[[[[[[[[[[[[[[["',
        "x = 'a.a.a.a.a.a' # a.a.a.a.a.a",
        'x = """\n' + "a.b.c.d.e [[ {{ == ,,\n" * 80 + '"""\ny = 1',
        "x = '''\n" + "a.b.c.d.e '' [[\n" * 90 + "'''\ny = 1",
        'x = """a""b\\"""c""""\ny = 2',
        "x = " + "[" * 20 + "]" * 20,
        "\n".join(f"k{n} = [1, 2]" for n in range(100)),
        "x = 1.5\ny = 2026-11-15T10:00:00.25\nz = [1.5, 2.5, 3.5, 4.5, 5.5]",
        "x = [" + "1," * 900 + "]",
        "a.b.c.d = 1",
        "k" * 60 + " = " + "9" * 60,
    ],
)
def test_what_stands_inside_texts_and_remarks_does_not_count(text: str) -> None:
    assert bounded.toml(text) == tomllib.loads(text)


@pytest.mark.parametrize("name", registry.OURS)
def test_shipped_boards_are_far_from_the_bounds(name: str) -> None:
    for file in parts.file(registry.game(name), "boards").iterdir():
        text = file.read_text(encoding="utf-8")
        assert bounded.toml(text) == tomllib.loads(text)
        assert len(text) < bounded.LONGEST / 4
        assert text.count("\n") < bounded.LINES / 4


def test_a_person_reads_fifty_problems_and_how_many_more_there_are() -> None:
    file = BoardFile("x = [" + "1," * 200 + "]", "mine")
    file.add("HB1", "a1", "board-too-deep", fatal=False)
    file.text_list("x")
    with pytest.raises(BoardError) as caught:
        file.finish()
    problems = caught.value.problems
    assert len(problems) == PROBLEMS + 1
    assert (problems[-1].fact.key, problems[-1].fact.values) == ("entry-more", {"count": 201 - PROBLEMS})
    assert not problems[-1].fatal


def test_a_fatal_problem_is_listed_however_many_remarks_there_are() -> None:
    file = BoardFile("", "mine")
    for _ in range(200):
        file.add("HB1", "a1", "board-too-deep", fatal=False)
    assert len(file.finish()) == PROBLEMS + 1
    file.add("HB2", "b2", "board-key-missing", name="x")
    with pytest.raises(BoardError) as caught:
        file.finish()
    assert caught.value.fact.key == "board-key-missing"


def test_options_are_few_and_short() -> None:
    kind = registry.game("hashi").options
    many = {f"o{n}": "on" for n in range(41)}
    with pytest.raises(OptionError) as caught:
        from_text(kind, many)
    assert caught.value.fact.key == "entry-options"
    for given in ({"side": "A" * 201}, {"s" * 201: "A"}):
        with pytest.raises(OptionError) as caught:
            from_text(kind, given)
        assert caught.value.fact.key == "entry-option"
    assert from_text(kind, {"board": "#" * 20_000}).board == "#" * 20_000


@pytest.mark.parametrize(
    ("text", "key", "line"),
    [
        ("#\n" * 5_000, "entry-lines", 5_001),
        ("landbridge 2\n# " + "x " * 10_000, "entry-line", 2),
        ("landbridge 2\n\nA " + "x" * 2001, "entry-word", 3),
        ("landbridge 2\nA 4@d2 " + "9" * 19, "entry-number", 2),
        ("9" * 19, "entry-number", 1),
    ],
)
def test_a_record_has_bounds(text: str, key: str, line: int) -> None:
    with pytest.raises(TooMuch) as caught:
        bounded.record_text(text)
    assert (caught.value.fact.key, caught.value.line) == (key, line)


def test_what_a_record_may_have() -> None:
    bounded.record_text("landbridge 2 · luck " + "1" * 63 + "a\n" + "A " + "9" * 18 + "\n" + "x" * 2000)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (b"[" * 60_000, "depth"),
        (b'{"a":' * 9 + b"1" + b"}" * 9, "depth"),
        (b"[" + b"0," * 5001 + b"0]", "values"),
        (b"[" + b"[]," * 5001 + b"0]", "values"),
        (b"{" + b'"a":0,' * 1101 + b"}", "keys"),
        (b'{"a": ' + b"9" * 60_000 + b"}", "number"),
        (b'{"a": 1e' + b"9" * 30 + b"}", "number"),
        (b'{"a": 0.' + b"1" * 30 + b"}", "number"),
    ],
)
def test_json_is_refused_before_it_is_read(body: bytes, why: str) -> None:
    begun = time.thread_time()
    with pytest.raises(NotJson, match=why):
        bounded.json_text(body)
    assert time.thread_time() - begun < SECONDS


@pytest.mark.parametrize(
    "told",
    [
        {"board": "[[[[[[[[[[[{{{{{{,,,,,, 99999999999999999999999999"},
        {"board": '"\\"[[[[[[[[[[[[[[[[[[' + "9" * 40},
        {"moves": ["A 4@d2"] * 4000},
        {"a": {"b": {"c": [1, 2.5, -3e9, 123456789012345678]}}},
        {"record": "," * 60_000},
        {"board": ":" * 5_000},
        {"options": {f"o{n}": "on" for n in range(190)}},
    ],
)
def test_usual_json_passes(told: dict[str, object]) -> None:
    bounded.json_text(json.dumps(told).encode())


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0", 0),
        ("12", 12),
        ("1000000000", 10**9),
        ("1000000001", None),
        ("9223372036854775808", None),
        ("9" * 100_000, None),
        ("", None),
        ("-1", None),
        ("+1", None),
        (" 1", None),
        ("1_0", None),
        ("²", None),
        ("٣", None),
    ],
)
def test_numbers_in_headers_are_plain_and_bounded(text: str, number: int | None) -> None:
    assert bounded.number(text, 10**9) == number


def json_of(depth: int = 1, values: int = 1, keys: int = 0, digits: int = 1) -> bytes:
    """Something with exactly so much of each."""
    pairs = b",".join(b'"a":0' for _ in range(keys))
    rest = values - depth - keys
    listed = b"[" * depth + b"1" * digits + b",1" * rest + b"]" * depth
    return listed + (b"{" + pairs + b"}" if keys else b"")


@pytest.mark.parametrize(
    ("exactly", "more", "why"),
    [
        (json_of(depth=8, values=8), json_of(depth=9, values=9), "depth"),
        (json_of(values=5_000), json_of(values=5_001), "values"),
        (json_of(keys=1100, values=1200), json_of(keys=1101, values=1200), "keys"),
        (json_of(digits=18), json_of(digits=19), "number"),
        (b"[[]," * 6 + b"[[]]", b"[[]," * 7 + b"[[]]", "depth"),
    ],
)
def test_json_exactly_at_its_bounds(exactly: bytes, more: bytes, why: str) -> None:
    bounded.json_text(exactly)
    with pytest.raises(NotJson, match=why):
        bounded.json_text(more)


@pytest.mark.parametrize(
    ("exactly", "more", "key", "line", "most"),
    [
        ("\n" * 999, "\n" * 1000, "entry-lines", 1001, 1000),
        ("#" * 2000, "\n" + "#" * 2001, "entry-line", 2, 2000),
        ("\na.b.c.d=1", "\na.b.c.d.e=1", "entry-parts", 2, 4),
        ("k" * 60 + "=1", "k" * 61 + "=1", "entry-word", 1, 60),
        ("x=1\n" + "[a]\n" * 99, "x=1\n" + "[a]\n" * 100, "entry-keys", 101, 100),
        ("x=[\n[\n]\n]\n" + "[a]\n" * 99, "x=[\n[\n]\n]\n" + "[a]\n" * 100, "entry-keys", 104, 100),
        ("x=[" + "," * 1000, "x=[" + "," * 1001, "entry-values", 1, 1000),
    ],
)
def test_toml_exactly_at_its_bounds(exactly: str, more: str, key: str, line: int, most: int) -> None:
    bounded.toml_text(exactly)
    with pytest.raises(TooMuch) as caught:
        bounded.toml_text(more)
    assert (caught.value.fact.key, caught.value.line, caught.value.fact.values) == (key, line, {"most": most})


def test_brackets_are_closed_one_by_one() -> None:
    bounded.toml_text("x=" + "[" * 20 + "]" + "[" + "]" * 30 + "[" * 20)
    with pytest.raises(TooMuch):
        bounded.toml_text("x=" + "[" * 20 + "]" + "[[")


def test_the_longest_text_and_one_more() -> None:
    line = "#" * 1_999 + "\n"
    bounded.toml_text(line * 10)
    with pytest.raises(TooMuch) as caught:
        bounded.toml_text(line * 10 + "#")
    assert caught.value.line == 11
    assert caught.value.fact.values == {"longest": 20_000, "size": 20_001}
    with pytest.raises(TooMuch) as caught:
        bounded.toml_text("#" * 20_000 + "\n" * 9)
    assert caught.value.line == 1


@pytest.mark.parametrize(
    ("exactly", "more", "key", "most"),
    [
        ("\n" * 4_999, "\n" * 5_000, "entry-lines", 5_000),
        ("a " * 10_000, "a " * 10_000 + "a", "entry-line", 20_000),
        ("x" * 2_000, "x" * 2_001, "entry-word", 2_000),
        ("A " + "9" * 18, "A " + "9" * 19, "entry-number", 18),
    ],
)
def test_a_record_exactly_at_its_bounds(exactly: str, more: str, key: str, most: int) -> None:
    bounded.record_text(exactly)
    with pytest.raises(TooMuch) as caught:
        bounded.record_text(more)
    assert (caught.value.fact.key, caught.value.fact.values) == (key, {"most": most})


def test_options_exactly_at_their_bounds() -> None:
    bounded.options({f"o{n}": "on" for n in range(40)}, "board")
    bounded.options({"n" * 200: "v" * 200, "board": "v" * 90_000}, "board")
    with pytest.raises(OptionError) as caught:
        bounded.options({f"o{n}": "on" for n in range(41)}, "board")
    assert caught.value.fact.values == {"most": 40}
    for given in ({"n" * 201: "v"}, {"n" * 50: "v" * 201}):
        with pytest.raises(OptionError) as caught:
            bounded.options(given, "board")
        assert caught.value.fact.values == {"name": "n" * 40, "most": 200}
