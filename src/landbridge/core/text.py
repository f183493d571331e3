"""Text from people: names, chat, words for the luck. One definition of what may be said, and how it is shown.

`entered` is for what somebody types now. It returns the text as it is kept, or refuses it with a reason:

    - composed (NFC), no spaces around it, one space between words;
    - letters, marks, digits, punctuation, symbols and whole emoji; nothing invisible, blank or that turns the
      direction of writing. Joiners stand only inside an emoji, or where a script needs them to be spelt;
    - every mark stands on something, and at most `MARKS` on one letter;
    - not longer than asked for.

`readable` is for what is read from records: less strict, so that what was written once stays readable.

`look_alike` compares names as a quick eye does: without case, width, accents, spaces and punctuation, and with Cyrillic
and Greek letters taken for the Latin ones that look like them.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from landbridge.core.errors import Unreadable
from landbridge.core.facts import Fact

__all__ = ["MARKS", "NAME_LENGTH", "PATH", "entered", "has_tag", "look_alike", "readable", "shapes", "shown"]

NAME_LENGTH = 60
PATH = 4096  # what may be shown of a file's name: all of it, as it is needed to find the file
MARKS = 4  # on one letter

_JOINER, _NON_JOINER = "\u200d", "\u200c"
_TONE = "[\U0001f3fb-\U0001f3ff]"
_PICTURE = (
    "[\u00a9\u00ae\u203c\u2049\u2122\u2139\u2194-\u21aa\u231a-\u23ff\u24c2\u25aa-\u25fe\u2600-\u27bf\u2934\u2935"
    "\u2b05-\u2b55\u3030\u303d\u3297\u3299\U0001f000-\U0001f1e5\U0001f200-\U0001f3fa\U0001f400-\U0001faff]"
)
_ONE = f"{_PICTURE}[\ufe0e\ufe0f]?{_TONE}?"
_EMOJI = re.compile(
    "\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{3,6}\U000e007f"  # flags of parts of countries
    "|[\U0001f1e6-\U0001f1ff]{2}"  # flags of countries
    "|[0-9#*]\ufe0f?\u20e3"  # keycaps
    f"|{_ONE}(?:{_JOINER}{_ONE}){{0,9}}"  # joined to one; a family has four
)
# Letters and symbols that show nothing; what Unicode calls default-ignorable is among them.
_BLANK = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffd\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
_SPACES = re.compile("[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")


def entered(text: str, most: int = NAME_LENGTH) -> str:
    """A text as it is kept; `Unreadable` says what is wrong with it."""
    if (
        len(text) > 4 * most + 100
    ):  # however it is composed; and sorting marks takes the square of their number
        raise Unreadable(Fact("entry-text-length", {"most": most}))
    text = unicodedata.normalize("NFC", text)
    text = _SPACES.sub(" ", text).strip(" ")
    if not 0 < len(text) <= most:
        raise Unreadable(Fact("entry-text-length", {"most": most}))
    _check(text)
    return text


def _check(text: str) -> None:
    place, room = 0, 0  # for so many marks more: a mark needs something to stand on
    while place < len(text):
        char = text[place]
        emoji = _EMOJI.match(text, place)
        if emoji is not None:
            place, room = emoji.end(), 0
            continue
        kind = unicodedata.category(char)
        if char in (_JOINER, _NON_JOINER):
            if not _spells(text, place):
                raise _sign(text, place)
        elif char == " ":
            room = 0
        elif _BLANK.match(char) or kind[0] not in "LMNPS":
            raise _sign(text, place)
        elif kind[0] != "M":
            room = MARKS
        elif not room:
            raise Unreadable(Fact("entry-text-marks", {"place": place + 1}))
        else:
            room -= 1
        place += 1


def _sign(text: str, place: int) -> Unreadable:
    return Unreadable(Fact("entry-text-sign", {"place": place + 1, "code": f"U+{ord(text[place]):04X}"}))


def _spells(text: str, place: int) -> bool:
    """Whether a joiner belongs to the spelling: after a virama, and one that keeps Arabic letters apart."""
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    if not before or not after or unicodedata.category(after)[0] != "L":
        return False
    if unicodedata.combining(before) == 9:
        return True
    return text[place] == _NON_JOINER and all("\u0620" <= c <= "\u077f" for c in (before, after))


def readable(text: str) -> bool:
    """Whether a name or word can stand in a record and on a screen: one line, not blank, not endless."""
    if not text.strip() or len(text) > NAME_LENGTH:
        return False
    return text.isprintable() or _fits(text)


def _fits(text: str) -> bool:
    try:
        _check(text)
    except Unreadable:
        return False
    return True


def shown(text: str, longest: int = 40) -> str:
    """A piece of somebody's text, safe to print in one line."""
    plain = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text[:longest])
    return plain + "…" if len(text) > longest else plain


_TAGGED = re.compile("[·•∙⋅・･‧●᛫⸱] ?[0-9a-f]{2,6}$")


def has_tag(name: str) -> bool:
    """Whether a name ends like one that was given a tag, so that it could be taken for somebody's."""
    return _TAGGED.search(unicodedata.normalize("NFC", name).casefold()) is not None


# --- names that look alike ----------------------------------------------------------------------------------

_LETTERS = str.maketrans(  # Cyrillic, Greek, and what is left of Latin
    "АаВвЕеЗзІіЈјКкМмНнОоПпРрСсТтУуХхЅѕҺһԀԁԚԛԜԝѴѵӀӏҮүҰұГгЬьΑαΒβΕεΖζΗηΙιΚκΜμΝνΟοΡρΤτΥυΧχωϲϳøØłŁđĐðıĸſɑɡɩ",
    "AaBbEe33IiJjKkMmHhOonnPpCcTtYyXxSsHhDdQqWwVvIlYyYyrrbbAaBbEeZzHnIiKkMuNvOoPpTtYuXxwcjoOlLdDoiksagi",
)
_SAME_SHAPE = str.maketrans("I1|05", "lllos")  # as capitals and digits, before capitals become small


def look_alike(one: str, other: str) -> bool:
    """Whether somebody who looks quickly could take two names for the same."""
    return not shapes(one).isdisjoint(shapes(other))


@lru_cache(maxsize=1024)
def shapes(name: str) -> frozenset[str]:
    """What a name can be taken for: its own letters in any case, Latin ones, and those that digits look like."""
    apart = unicodedata.normalize("NFKD", name)
    plain = "".join(c for c in apart if not "\u0300" <= c <= "\u036f" and not _BLANK.match(c))
    latin = plain.translate(_LETTERS)
    return frozenset(_bare(one.casefold()) for one in (plain, latin, latin.translate(_SAME_SHAPE)))


def _bare(text: str) -> str:
    """Without spaces and punctuation, unless there is nothing else."""
    return "".join(c for c in text if unicodedata.category(c)[0] not in "ZPC") or text
