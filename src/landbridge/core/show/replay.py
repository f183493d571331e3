"""A match to leaf through: a page of its own in one piece of HTML, for a notebook or a file.

It stands in a frame that may run its own script and nothing else: no network, no reaching into the notebook around it.
A slider and the arrow keys lead through the moves; what happened is told in words beside the picture. Pictures of
neighbouring moves share their pieces, so that a whole match is hardly larger than two of its pictures.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from importlib import resources
from string import Template
from typing import NamedTuple

from landbridge.core.game import LETTERS
from landbridge.core.play.match import Match
from landbridge.core.show.drawing import drawing_of, number, style, title_of, words_here
from landbridge.core.state import FATE, State
from landbridge.texts import Words

__all__ = ["CONTROLS", "NAMES", "WIDEST", "Frame", "frames", "page", "replay"]

CONTROLS = 92  # pixels under the picture, on a screen as wide as the picture may become
WIDEST = 760
# What the controls are called.
NAMES = {
    "slider": "replay-slider",
    "first": "replay-first",
    "back": "replay-back",
    "play": "replay-play",
    "on": "replay-on",
    "last": "replay-last",
}


class Frame(NamedTuple):
    """The table after one move, and what is told of it."""

    pieces: list[str]
    title: str  # game, round, points
    told: str  # who did what


def replay(match: Match, tongue: str = "") -> str:
    """HTML that shows a match move by move, drafts of the running phase included."""
    say = words_here(tongue)
    width, height, content = _page(match, say)
    title = escape(_title(match, say), quote=True)
    shape = f"width:100%;max-width:{WIDEST}px;aspect-ratio:{number(width)}/{number(height)};border:0"
    return (
        f'<iframe title="{title}" sandbox="allow-scripts" loading="lazy" style="{shape}" '
        f'srcdoc="{escape(content, quote=True)}"></iframe>'
    )


def page(match: Match, tongue: str = "") -> str:
    """The same as a whole document, to be kept in a file."""
    return _page(match, words_here(tongue))[2]


def frames(match: Match, say: Words) -> Iterator[Frame]:
    """The table before the first move and after every one."""
    game, kit = match.game, match.kit
    drawer = drawing_of(game)
    drafts = [(seat, move) for seat, moves in sorted(match.drafts.items()) for move in moves]
    s = game.start(kit, match.seats)

    def frame(told: str) -> Frame:
        return Frame(drawer(kit, s).pieces, title_of(kit, s, match.seats, say), told)

    yield frame(say.say("replay-start"))
    for seat, move in [*match.log, *drafts]:
        told = _told(match, s, seat, move, say)
        game.do(kit, s, seat, move)
        yield frame(told)


def _told(match: Match, s: State, seat: int, move: int, say: Words) -> str:
    who = match.game.fate if seat == FATE else f"{LETTERS[seat]} {match.names[seat]}"
    return f"{who}: {match.game.write(match.kit, s, seat, move)}"


def _title(match: Match, say: Words) -> str:
    return say.say("replay-title", {"game": say.say(match.game.key), "names": ", ".join(match.names)})


def _page(match: Match, say: Words) -> tuple[float, float, str]:
    drawn = drawing_of(match.game)(match.kit, match.state)
    shown = list(frames(match, say))
    pieces: dict[str, int] = {}
    steps = []
    before: list[int] = []
    for frame in shown:
        now = [pieces.setdefault(piece, len(pieces)) for piece in frame.pieces]
        steps.append([*_change(before, now), frame.title, frame.told])
        before = now
    kept = {
        "pieces": list(pieces),
        "steps": steps,
        "play": say.say("replay-play"),
        "pause": say.say("replay-pause"),
    }
    height = drawn.height * min(1.0, WIDEST / drawn.width) + CONTROLS
    text = Template(resources.files(__package__).joinpath("replay.html").read_text(encoding="utf-8"))
    return (
        min(drawn.width, WIDEST),
        height,
        text.substitute(
            {name: escape(say.say(key)) for name, key in NAMES.items()},
            language=say.language,
            title=escape(_title(match, say)),
            width=number(drawn.width),
            height=number(drawn.height),
            style=style(list(pieces)),
            count=len(shown) - 1,
            # A script ends where its end tag stands, even inside a text; < is written so that none can.
            kept=json.dumps(kept, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c"),
        ),
    )


def _change(before: list[int], now: list[int]) -> tuple[int, list[int], int]:
    """What is new between the beginning and the end that two pictures have in common."""
    most = min(len(before), len(now))
    start = next((k for k in range(most) if before[k] != now[k]), most)
    end = next((k for k in range(most - start) if before[-1 - k] != now[-1 - k]), most - start)
    return start, now[start : len(now) - end], end
