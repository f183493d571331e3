"""Ways in which a record goes wrong on its way: by hand, by mail, by a worn disk, by malice."""

from __future__ import annotations

import random
from collections.abc import Callable

ODD = [
    "\0",
    "\x07",
    "\x1b[2J",
    "\t",
    "\r",
    "\v",
    "\x85",
    "\u2028",
    "\ufeff",
    "é",
    "Ω",
    "🌉",
    "١",
    "\u202e",
    "\ud800",
]
ODD += ["_", "|", "#", "=", "?", "%", "%zz", "%00", "·", ",", "{", "$"]
HUGE = ["9" * 5000, "-1", "1e999", "0x10", "00", "99999999999999999999", "٣", "³", "1.0"]
WORDS = [
    "card",
    "A",
    "B",
    "Z",
    ".",
    "done",
    "no",
    "secret",
    "=",
    "?",
    "3@a3",
    "a1-f1",
    "B!a3",
    "landbridge",
    "5/3",
]

Mangling = Callable[[str, random.Random], str]


def _place(text: str, rng: random.Random) -> int:
    return rng.randrange(len(text) + 1)


def _lines(text: str, rng: random.Random) -> tuple[list[str], int, int]:
    lines = text.split("\n")
    return lines, rng.randrange(len(lines)), rng.randrange(len(lines))


def cut_out(text: str, rng: random.Random) -> str:
    start = _place(text, rng)
    return text[:start] + text[start + rng.choice([1, 1, 1, 2, 5, 40]) :]


def put_in(text: str, rng: random.Random) -> str:
    start = _place(text, rng)
    return text[:start] + rng.choice(ODD + HUGE + [f" {word} " for word in WORDS]) + text[start:]


def replace_sign(text: str, rng: random.Random) -> str:
    start = rng.randrange(len(text))
    return (
        text[:start]
        + rng.choice([rng.choice(text), chr(rng.randrange(32, 127)), rng.choice(ODD)])
        + text[start + 1 :]
    )


def swap_signs(text: str, rng: random.Random) -> str:
    i = rng.randrange(len(text) - 1)
    return text[:i] + text[i + 1] + text[i] + text[i + 2 :]


def double_line(text: str, rng: random.Random) -> str:
    lines, i, j = _lines(text, rng)
    return "\n".join([*lines[:j], lines[i], *lines[j:]])


def swap_lines(text: str, rng: random.Random) -> str:
    lines, i, j = _lines(text, rng)
    lines[i], lines[j] = lines[j], lines[i]
    return "\n".join(lines)


def lose_line(text: str, rng: random.Random) -> str:
    lines, i, _ = _lines(text, rng)
    return "\n".join(lines[:i] + lines[i + 1 :])


def lose_word(text: str, rng: random.Random) -> str:
    lines, i, _ = _lines(text, rng)
    words = lines[i].split(" ")
    del words[rng.randrange(len(words))]
    lines[i] = " ".join(words)
    return "\n".join(lines)


def other_word(text: str, rng: random.Random) -> str:
    lines, i, _ = _lines(text, rng)
    words = lines[i].split(" ")
    words[rng.randrange(len(words))] = rng.choice(WORDS + HUGE + ODD + text.split())
    lines[i] = " ".join(words)
    return "\n".join(lines)


def truncate(text: str, rng: random.Random) -> str:
    return text[: _place(text, rng)]


def behead(text: str, rng: random.Random) -> str:
    return text[_place(text, rng) :]


def other_ends(text: str, rng: random.Random) -> str:
    """Line ends of other systems, byte order marks: harmless, or an error like any other."""
    ends = text.replace("\n", rng.choice(["\r\n", "\r", "\n\n", "\r\n\r\n", "\u2028"]))
    return rng.choice(["", "\ufeff", "\ufeff\ufeff", "\n# hello\n"]) + ends


def other_header(text: str, rng: random.Random) -> str:
    head, _, body = text.partition("\n")
    fields = head.split(" · ")
    i = rng.randrange(len(fields))
    key, _, value = fields[i].partition(" ")
    odd = ODD + HUGE + WORDS
    fields[i] = rng.choice(
        [
            f"{key} {rng.choice(odd)}",
            f"{rng.choice(odd)} {value}",
            key,
            "",
            f"{key} {value}, {value}",
            f"{key}  {value} ",
            f"{fields[i]} · {fields[i]}",
            f"{fields[i]} · side {rng.choice(['A', 'B', 'C', ''])}",
            f"{fields[i]} · paper {rng.choice(['on', 'off', 'ON', '1'])}",
            f"{fields[i]} · board x",
            f"{fields[i]} · words {rng.choice(odd)}",
        ]
    )
    return " · ".join(fields) + "\n" + body


MANGLINGS: list[Mangling] = [
    cut_out,
    put_in,
    replace_sign,
    swap_signs,
    double_line,
    swap_lines,
    lose_line,
    lose_word,
    other_word,
    truncate,
    behead,
    other_ends,
    other_header,
]


def flip_bytes(data: bytes, rng: random.Random) -> bytes:
    """The one thing that text cannot have: bytes that are no UTF-8."""
    damaged = bytearray(data)
    for _ in range(rng.choice([1, 1, 2, 8])):
        i = rng.randrange(len(damaged))
        match rng.randrange(3):
            case 0:
                damaged[i] ^= 1 << rng.randrange(8)
            case 1:
                damaged[i] = rng.randrange(256)
            case _:
                damaged[i:i] = bytes([rng.randrange(128, 256)])
    return bytes(damaged)
