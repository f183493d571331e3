"""The code on a recovery sheet: 130 random bits that can be read, typed and checked before they are sent.

26 letters and digits of Crockford's alphabet, then two that are the remainder of the others, taken as one number, by a
prime. So one wrong letter, or two that changed places, are always noticed; `web/src/pages/me/code.ts` does the same.
"""

from __future__ import annotations

import secrets

from landbridge.core.errors import Unreadable
from landbridge.core.facts import Fact

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LETTERS, CHECK = 26, 2
GROUP = 4
PRIME = 1021  # the largest that two letters can hold
LINK_LETTERS = 24  # codes of links and invitations are not longer
LONGEST = 60  # with dashes and spaces
_MEANT = str.maketrans({"O": "0", "I": "1", "L": "1", "-": "", "–": "", "_": ""})


def new() -> str:
    """A code as it is printed."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    return grouped(letters + _remainder(letters))


def grouped(code: str) -> str:
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def bare(text: str) -> str:
    """What somebody meant who typed this: without spaces and dashes, in capitals, O for 0."""
    return "".join(text.split()).upper().translate(_MEANT)


def read(text: str) -> str | None:
    """The code somebody has typed, as it is hashed; None if it is of another kind. `Unreadable`: it is mistyped."""
    if len(text) > LONGEST:
        return None
    code = bare(text)
    if len(code) <= LINK_LETTERS:
        return None
    right = len(code) == LETTERS + CHECK and set(code) <= set(ALPHABET)
    if not right or _remainder(code[:LETTERS]) != code[LETTERS:]:
        raise Unreadable(Fact("identity-typo"))
    return code


def _remainder(letters: str) -> str:
    left = 0
    for letter in letters:
        left = (left * 32 + ALPHABET.index(letter)) % PRIME
    return ALPHABET[left // 32] + ALPHABET[left % 32]
