"""Print and play: boards, cards, pieces, score sheets and rules as PDF, from the same boards as the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from landbridge.core.errors import OptionError
from landbridge.core.facts import Fact
from landbridge.core.game import Game, Kit
from landbridge.core.show.paper import printing_of
from landbridge.texts import words as words_of

SCORE, RULES = "score", "rules"
PAPER_NAMES = ("A4", "Letter")


class Printed(NamedTuple):
    pdf: bytes
    pages: int


def choices(game: Game, kit: Kit) -> list[str]:
    """What there is to print of a game, in order."""
    own = printing_of(game)
    names = list(own.parts(kit, words_of("en"))) if own is not None else []
    return [*names, SCORE, RULES]


def make(game: Game, kit: Kit, paper: str = "A4", language: str = "en", what: Sequence[str] = ()) -> Printed:
    """A PDF with everything, or with what is named."""
    from landbridge.print import booklet, pages, score
    from landbridge.print.pen import Pen

    paper = next((name for name in PAPER_NAMES if name.lower() == paper.lower()), paper)
    if paper not in PAPER_NAMES:
        raise OptionError(Fact("print-no-paper", {"name": paper[:20], "known": ", ".join(PAPER_NAMES)}))
    known = choices(game, kit)
    for name in what:
        if name not in known:
            raise OptionError(Fact("print-no-part", {"name": name[:20], "known": ", ".join(known)}))
    words, on = words_of(language), pages.paper(paper)
    own = printing_of(game)
    parts = own.parts(kit, words) if own is not None else {}
    title = words.say(game.key)
    pen = Pen(title, language)
    for name in known:
        if what and name not in what:
            continue
        called = words.say(f"print-part-{name}")
        if name == RULES:
            picture = next((part.items[0] for part in parts.values()), None)
            booklet.print_rules(pen, game, kit, on, words, picture)
        else:
            part = parts[name] if name in parts else score.score_part(game, kit, words)
            pages.print_part(pen, part, on, f"{title} · {called}", words)
    return Printed(pen.finish(), pen.pages)
