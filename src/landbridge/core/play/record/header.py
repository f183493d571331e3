"""The first line of a record: what is played, by which rules, with which options, and who plays."""

from __future__ import annotations

import re
from urllib.parse import quote, unquote

from landbridge.core.board import BoardError
from landbridge.core.errors import LandbridgeError
from landbridge.core.game import Game, Kit
from landbridge.core.kept import kept, to_kept
from landbridge.core.options import BOARD
from landbridge.core.play.match import Match
from landbridge.core.play.record.text import (
    BETWEEN,
    FORMAT,
    NOT_TEXT,
    GamesByName,
    Kits,
    Token,
)
from landbridge.core.play.transcript import Attempt, Transcript
from landbridge.core.text import NAME_LENGTH, readable, shown

OUTSIDE = "outside"  # instead of a promise: real cards, dice or tiles


def written(match: Match) -> str:
    """The first line."""
    game = match.game
    parts = [f"landbridge {FORMAT}", f"{game.name} {game.version}"]
    said = {k: v for k, v in to_kept(match.kit.options).items() if k != BOARD}
    parts += [f"{name} {_escaped(value)}" for name, value in said.items()]
    parts.append("seats " + ", ".join(_escaped(name) for name in match.names))
    if match.promise:
        parts.append(f"luck {match.promise}")
    elif match.outside:
        parts.append(f"luck {OUTSIDE}")
    return BETWEEN.join(parts)


def _escaped(name: str) -> str:
    """A name that cannot be mistaken for the format's own signs."""
    return re.sub(r"[^\w .:'!?()&+-]|^ | $", lambda m: quote(m.group(), safe=""), name)


def read(lines: list[str], head: int, games: GamesByName, quick: bool, kits: Kits) -> Match:
    """A match that has not begun, as line number `head` says."""
    for number, line in enumerate(lines):
        if (number == head or line.startswith("|")) and (bad := NOT_TEXT.search(line)):
            raise Token(bad.group(), number + 1, bad.start() + 1).error("core-record-not-utf8")
    fields = _header_fields(lines[head], head + 1)
    known: dict[str, Token] = {}
    nothing = Token("", head + 1, 1)
    (magic, version), (name, rules) = [*fields, (nothing, nothing)][:2]
    if magic.text != "landbridge":
        raise magic.error("core-record-magic")
    if version.text != str(FORMAT):
        raise version.error("core-record-format", ours=FORMAT)
    game = games(name.text)
    if game is None:
        raise name.error("core-record-game")
    if rules.text != str(game.version):
        raise rules.error("core-record-version", game=game.name, ours=game.version)
    for key, value in fields[2:]:
        if key.text in known:
            raise key.error("core-record-twice")
        known[key.text] = value
    names = _names(known.pop("seats", None), head)
    promise = known.pop("luck", None)
    luck = promise.text if promise else ""
    outside = luck == OUTSIDE
    if outside:
        luck, promise = "", None
    if promise is not None and not re.fullmatch("[0-9a-f]{64}", luck):
        raise promise.error("core-record-promise")
    kit = _kit(game, known, lines, head, quick, kits)
    try:
        match = Match(game, kit, names)
    except LandbridgeError as error:
        raise Token(lines[head], head + 1, 1).because(error.fact) from None
    match.promise, match.outside = luck, outside
    match.transcript = Transcript("", (Attempt(1, luck),)) if luck else None
    return match


def _header_fields(line: str, number: int) -> list[tuple[Token, Token]]:
    fields = []
    column = 1
    for part in line.split(BETWEEN):
        key, _, value = part.partition(" ")
        fields.append((Token(key, number, column), Token(value.strip(), number, column + len(key) + 1)))
        column += len(part) + len(BETWEEN)
    return fields


def _names(token: Token | None, head: int) -> list[str]:
    if token is None:
        raise Token("", head + 1, 1).error("core-record-no-seats")
    names = [unquote(name.strip()) for name in token.text.split(",")]
    for name in names:
        if not readable(name):
            raise token._replace(text=name).error("core-name", name=shown(name), most=NAME_LENGTH)
    return names


def _kit(game: Game, known: dict[str, Token], lines: list[str], head: int, quick: bool, kits: Kits) -> Kit:
    given = {name: unquote(value.text) for name, value in known.items()}
    board = [(i, line) for i, line in enumerate(lines) if line.startswith("|")]
    if BOARD in given:
        raise known[BOARD].error("core-record-board-option")
    if board:
        given[BOARD] = "".join(line[1:].removeprefix(" ") + "\n" for _, line in board)
    for name, value in known.items():
        try:
            game.options_from({name: given[name]})
        except LandbridgeError as error:
            raise value.because(error.fact) from None
    try:
        options = game.options_from(kept(game.options, given))
        if (game.name, options) not in kits:
            kit = game.kit(options)
            kits[game.name, options] = kit.quick() if quick else kit
        return kits[game.name, options]
    except BoardError as error:
        raise Token("|", board[0][0] + 1, 1).because(error.fact) from None
    except LandbridgeError as error:
        raise Token(lines[head], head + 1, 1).because(error.fact) from None
