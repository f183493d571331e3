"""Texts made to take long: each is small, and some parser or loop needs far more for it than for an honest one."""

from __future__ import annotations

SIZE = 19_900
WIDE = 1_900  # of one line


def _lines(line: str) -> str:
    """As many lines of these as fit."""
    return (line + "\n") * min(990, SIZE // (len(line) + 1))


BOARDS = {
    "dotted key": "a." * (SIZE // 2) + "a=1",
    "dotted keys": _lines("a." * (WIDE // 2) + "a=1"),
    "short dotted keys": "\n".join(f"a.b.c.d{n}=1" for n in range(900)),
    "quoted dotted key": '"a".' * (WIDE // 4) + "a=1",
    "dotted header": "[" + "a." * (WIDE // 2) + "a]",
    "many headers": "[[a]]\n" * 900,
    "different headers": "\n".join(f"[a{n}]" for n in range(900)),
    "deep lists": "a=" + "[" * WIDE,
    "deep tables": "a=" + "{a=" * (WIDE // 3),
    "digits": "a=" + "9" * WIDE,
    "lines of digits": _lines("9" * WIDE),
    "hexadecimal": "name=0x" + "f" * 50,
    "infinite": "name=inf\nside=nan\nprinted=-inf",
    "underscores": "a=" + "1_" * (WIDE // 2) + "1",
    "date": "name=2026-11-15T10:00:00." + "9" * 50,
    "keys": "\n".join(f"k{n}=1" for n in range(990)),
    "inline keys": "a={" + ",".join(f"k{n}=1" for n in range(250)) + "}",
    "commas": "a=[" + "," * WIDE + "]",
    "lines of commas": "a=[\n" + _lines("1," * (WIDE // 2)) + "]",
    "numbers in lists": "without=[\n" + _lines("1," * 90)[:4000] + "]",
    "texts in lists": "without=[\n" + _lines('"a1-a2",' * 90)[:15000] + "]",
    "carriage returns": "\r" * SIZE,
    "lines ended by carriage returns": "a=1\r" * (SIZE // 4),
    "escapes": 'name="' + "\\u0041" * (WIDE // 6) + '"',
    "broken escapes": 'name="' + "\\U" * (WIDE // 2) + '"',
    "long name": "k" * WIDE + "=1",
    "long quoted name": '"' + "k" * WIDE + '"=1',
    "long title": 'name="' + "k" * WIDE + '"',
    "quotes": _lines("''" * (WIDE // 2)),
    "open quotes": '"""' + "\\" * (SIZE - 3),
    "quotes in a text": 'name="""' + '"" ' * (WIDE // 3),
    "spaces": "name" + " " * WIDE + "=1",
    "remarks": "#\n" * 990,
    "wide drawing": 'drawing="""\n' + _lines("o " * (WIDE // 2)) + '"""',
    "high drawing": 'drawing="""\n' + "o\n" * 980 + '"""',
    "strange drawing": 'drawing="""\n' + _lines("§ R B . ~ # x 1 a " * 100) + '"""',
    "marks": 'name="a' + "\u0301" * WIDE + '"',
    "null": "\0" * SIZE,
}

HEAD = "landbridge 2 · hashi 1 · seats Ada, Ben"
BODY = 60_000  # of a request

RECORDS = {
    "lines": "\n" * BODY,
    "remarks": "#\n" * (BODY // 2),
    "one line": "x" * BODY,
    "words": "a " * (BODY // 2),
    "names": "landbridge 2 · hashi 1 · seats " + "a," * (BODY // 3),
    "escaped names": "landbridge 2 · hashi 1 · seats " + "%41" * 6_000,
    "fields": "landbridge 2 · hashi 1" + " · a b" * 3_000,
    "different fields": "landbridge 2 · hashi 1 · seats Ada, Ben"
    + "".join(f" · a{n} b" for n in range(1_900)),
    "lucky words": HEAD + " · words " + "a," * 9_000,
    "numbers": HEAD + "\n" + "9" * 1_900 + "\n",
    "moves of digits": HEAD + "\nA " + ("9" * 1_900 + " ") * 9,
    "moves of nines": HEAD + "\nA 4@" + "9" * 1_800,
    "groups": HEAD + "\n" + "A B " * 4_000,
    "empty groups": HEAD + "\n" + ("A\n" * 4_900),
    "results": HEAD + "\n" + "= A 1 B 2\n" * 4_900,
    "secrets": HEAD + "\n" + ("secret " + "a" * 128 + "\n") * 400,
    "a board of dots": HEAD + "\n| " + "a." * 9_000 + "=1\n",
    "boards of dots": HEAD + "\n" + ("| " + "a." * 900 + "=1\n") * 10,
    "board lines": HEAD + "\n" + "|\n" * 4_900,
    "carriage returns": HEAD + "\r" * 15_000,
    "surrogates": HEAD + "\n" + "\udc80" * 1_000,
    "wide spaces": HEAD + "\n" + "A\u3000" * 9_000,
    "middle dots": " · " * 6_000,
}
