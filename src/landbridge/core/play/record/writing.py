"""Writing a record."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from landbridge.core.game import LETTERS
from landbridge.core.options import BOARD
from landbridge.core.play import transcript_text
from landbridge.core.play.leaving import Left
from landbridge.core.play.match import Match
from landbridge.core.play.record import header
from landbridge.core.play.record.text import END, HIDDEN, LEFT, LUCK
from landbridge.core.state import FATE, PUBLIC


def dumps(match: Match, viewer: int | None = None, keep_secret: bool = False) -> str:
    """The record of a match. A running one is redacted to a viewer (None: everything, for saving).

    The dealer's secret is written once the game is over, or when a save of a running game has to keep it.
    """
    lines = [header.written(match)]
    lines += [f"{LUCK} {line}" for line in _luck(match)]
    board = getattr(match.kit.options, BOARD, "")
    lines += ["| " + line for line in board.replace("\r", "").rstrip("\n").split("\n") if board]
    lines += _moves(match, None if match.over else viewer)
    if match.over:
        lines.append("= " + "   ".join(f"{LETTERS[i]} {p}" for i, p in enumerate(match.points())))
    else:
        for seat, draft in sorted(match.drafts.items()):
            if draft and viewer in (None, seat):
                lines.append(f"? {LETTERS[seat]} {' '.join(_draft(match, seat))}")
    if match.dealer and (match.over or keep_secret):
        if not match.over:
            lines.append("# The next line decides every card to come. Whoever reads it knows too much.")
        lines.append("secret " + match.dealer.secret.hex())
    return "\n".join(lines) + "\n"


def _luck(match: Match) -> list[str]:
    return transcript_text.lines(match.transcript) if match.promise and match.transcript else []


def _moves(match: Match, viewer: int | None) -> Iterator[str]:
    """The settled moves, a line a round; those a viewer may not know as `HIDDEN` (None: all are known).

    A seat that was given up has a line of its own, where it happened.
    """
    game, kit = match.game, match.kit
    s = game.start(kit, match.seats)
    turn, groups, actor = 0, [""], None
    left = deque(match.left)
    for place, (seat, move) in enumerate(match.log):
        gone = []
        while left and left[0].at <= place:
            gone.append(_left(left.popleft()))
        if game.turn(kit, s) != turn or gone:
            if len(groups) > 1:
                yield "   ".join(filter(None, groups))
            yield from gone
            turn = game.turn(kit, s)
            groups, actor = [str(turn or "")], None
        text = game.write(kit, s, seat, move).replace(" ", "_")
        before = s.copy() if viewer is not None else s
        game.do(kit, s, seat, move)
        if viewer is not None and not game.disclosed(kit, before, seat, move, s, match.state, viewer):
            text = HIDDEN
        if seat == actor:
            groups[-1] += " " + text
        else:
            groups.append(f"{game.fate if seat == FATE else LETTERS[seat]} {text}")
            actor = seat
    if len(groups) > 1:
        yield "   ".join(filter(None, groups))
    yield from map(_left, left)


def _left(one: Left) -> str:
    return " ".join([LEFT, LETTERS[one.seat], one.why, *([END] if one.end else [])])


def _draft(match: Match, seat: int) -> list[str]:
    """A seat's running draft; the others' have not happened yet for it, so it is written on its own view."""
    game, kit = match.game, match.kit
    s = match.settled()
    texts = []
    for move in match.drafts[seat]:
        texts.append(game.write(kit, s, seat, move).replace(" ", "_"))
        game.do(kit, s, seat, move)
    return texts


def redacted(match: Match, viewer: int = PUBLIC) -> str:
    """What a viewer may take home from a running match."""
    return dumps(match, viewer)
