"""Names that belong to bots: what they are called in records, and in every language on the page."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from landbridge.core.text import look_alike
from landbridge.texts import LANGUAGES, sources

PREFIX = "bot:"
FORGOTTEN = "…"  # what remains of somebody who has deleted their name
_SPOKEN = re.compile(r"^shell-bot-([a-z]+) = (.+)$", re.MULTILINE)


@cache
def _taken() -> tuple[str, ...]:
    """Read from the catalogues as they are: making ready to speak six languages would keep the first guest waiting."""
    texts = [text for lang in LANGUAGES for text in sources(lang).values()]
    found = [pair for text in texts for pair in _SPOKEN.findall(text)]
    return (
        FORGOTTEN,
        *dict.fromkeys(name for kind, spoken in found for name in (kind, PREFIX + kind, spoken)),
    )


def looks_like_a_bot(name: str) -> bool:
    """Whether people could take a name for a bot's; bots of one kind are numbered."""
    bare = re.sub(r"[\s#.(\[]*[0-9]+[)\]]*$", "", name) or name
    if any(look_alike(bare, taken) for taken in _taken()):
        return True
    before, *after = re.split("[:\ua789\u02d0\u2236]", unicodedata.normalize("NFKC", name), maxsplit=1)
    return bool(after) and look_alike(before, "bot")
