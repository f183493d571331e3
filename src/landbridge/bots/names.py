"""Names that belong to bots: what they are called in records, and in every language on the page."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.core.text import look_alike
from landbridge.texts import LANGUAGES, words

PREFIX = "bot:"
FORGOTTEN = "…"  # what remains of somebody who has deleted their name


@cache
def _taken() -> tuple[str, ...]:
    games = [game for name in registry.game_names() if (game := registry.find(name)) is not None]
    kinds = dict.fromkeys(kind for game in games for kind in bots.bots(game))
    said = [words(lang).say(f"shell-bot-{kind}") for kind in kinds for lang in LANGUAGES]
    spoken = [one for one in said if not one.startswith("shell-bot-")]
    return (FORGOTTEN, *dict.fromkeys([*kinds, *(PREFIX + kind for kind in kinds), *spoken]))


def looks_like_a_bot(name: str) -> bool:
    """Whether people could take a name for a bot's; bots of one kind are numbered."""
    bare = re.sub(r"[\s#.(\[]*[0-9]+[)\]]*$", "", name) or name
    if any(look_alike(bare, taken) for taken in _taken()):
        return True
    before, *after = re.split("[:\ua789\u02d0\u2236]", unicodedata.normalize("NFKC", name), maxsplit=1)
    return bool(after) and look_alike(before, "bot")
