"""A match as text: storage, golden file, share link and bug report.

    landbridge 1 · hashi 1 · side A · seats Ada, Ben · luck 7f3a…
    A 4@d2   B 3@a5
    1   card 4/3   A 4@e2 d2-e2 d2-d4 d2-d4 .   B .
    …
    = A 42   B 39
    secret 9c41…

The first line says what is played. A line of moves has groups: who acts (a seat's letter, or the game's word for
chance) and that actor's moves; a number in front is the round, checked and not needed. `?` opens a seat's
unresolved draft, `=` the result, `secret` what the dealer promised, `|` a line of a custom board, `#` a
comment. Spaces inside a move are written `_`. In a running game's record for one viewer, `?` inside a group is a move
that the viewer may not know; such a record is for reading, and can be played back only up to there.

An error names line, column, token and reason, and carries the match up to that point.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

from landbridge.core.board import BoardError
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Game, Kit
from landbridge.core.names import NAME_LENGTH, fit_name, shown
from landbridge.core.options import BOARD, to_text
from landbridge.core.play import dealer as luck
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.state import FATE, PUBLIC

__all__ = [
    "BETWEEN",
    "FORMAT",
    "HIDDEN",
    "LONGEST",
    "NOT_TEXT",
    "ChanceEvent",
    "GamesByName",
    "Kits",
    "RecordError",
    "Token",
    "dealer_of",
    "dumps",
    "follow",
    "loads",
    "loads_bytes",
    "redacted",
]

FORMAT = 1
BETWEEN = " · "
LONGEST = 2_000_000  # characters; the longest game there is takes a hundredth
NOT_TEXT = re.compile("[\ud800-\udfff]")  # what is left of bytes that are no UTF-8
HIDDEN = "?"
GamesByName = Callable[[str], "Game | None"]
Kits = dict[tuple[str, Any], Kit]  # by game and options


class RecordError(LandbridgeError):
    """Where a record cannot be read on, and why; `intact` is the match up to there (None: not begun)."""

    def __init__(self, fact: Fact, line: int, column: int, token: str, intact: Match | None = None):
        super().__init__(fact)
        self.line = line
        self.column = column
        self.token = token
        self.intact = intact

    @property
    def place(self) -> Fact:
        """Where it is, as a sentence."""
        match = self.intact
        moves = len(match.log) + sum(map(len, match.drafts.values())) if match else 0
        values: dict[str, str | int] = {
            "line": self.line,
            "column": self.column,
            "token": self.token,
            "moves": moves,
        }
        return Fact("core-record-place" if self.token else "core-record-place-line", values)

    def __str__(self) -> str:
        return f"{self.place} {self.fact}"


class Token(NamedTuple):
    """A word of a record and where it stands."""

    text: str
    line: int
    column: int

    def error(self, key: str, intact: Match | None = None, **values: str | int) -> RecordError:
        """What is wrong with this word, by the key of the sentence."""
        return self.because(Fact(key, {"token": shown(self.text), **values}), intact)

    def because(self, fact: Fact, intact: Match | None = None) -> RecordError:
        """What is wrong with this word, by a sentence."""
        return RecordError(fact, self.line, self.column, shown(self.text), intact)


# --- writing ----------------------------------------------------------------------------------------------


def dumps(match: Match, viewer: int | None = None, keep_secret: bool = False) -> str:
    """The record of a match. A running one is redacted to a viewer (None: everything, for saving).

    The dealer's secret is written once the game is over, or when a save of a running game has to keep it.
    """
    lines = [_header(match)]
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


def _header(match: Match) -> str:
    game = match.game
    parts = [f"landbridge {FORMAT}", f"{game.name} {game.version}"]
    said = {k: v for k, v in to_text(match.kit.options).items() if k != BOARD}
    parts += [f"{name} {_escaped(value)}" for name, value in said.items()]
    parts.append("seats " + ", ".join(_escaped(name) for name in match.names))
    if match.promise:
        parts.append("luck " + match.promise)
    if match.words:
        parts.append("words " + ", ".join(_escaped(word) for word in match.words))
    return BETWEEN.join(parts)


def _moves(match: Match, viewer: int | None) -> Iterator[str]:
    """The settled moves, a line a round; those a viewer may not know as `HIDDEN` (None: all are known)."""
    game, kit = match.game, match.kit
    s = game.start(kit, match.seats)
    turn, groups, actor = 0, [""], None
    for seat, move in match.log:
        if game.turn(kit, s) != turn:
            if len(groups) > 1:
                yield "   ".join(filter(None, groups))
            turn = game.turn(kit, s)
            groups, actor = [str(turn)], None
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


def _draft(match: Match, seat: int) -> list[str]:
    """A seat's running draft; the others' have not happened yet for it, so it is written on its own view."""
    game, kit = match.game, match.kit
    s = match.settled()
    texts = []
    for move in match.drafts[seat]:
        texts.append(game.write(kit, s, seat, move).replace(" ", "_"))
        game.do(kit, s, seat, move)
    return texts


def _escaped(name: str) -> str:
    """A name or word that cannot be mistaken for the format's own signs."""
    return re.sub(r"[^\w .:'!?()&+-]|^ | $", lambda m: quote(m.group(), safe=""), name)


# --- reading ----------------------------------------------------------------------------------------------


def loads(
    text: str, games: GamesByName, quick: bool = False, kits: Kits | None = None, drawn: bool = True
) -> Match:
    """The match a record tells; `RecordError` at the first thing that is wrong.

    For whoever reads many: `kits` keeps the kits made on the way, so that each is made once; without `drawn` the dealer
    knows its secret and has drawn nothing yet: quicker, and enough for a match that is over.
    """
    if len(text) > LONGEST:
        raise Token("", 1, 1).error("core-record-long", most=LONGEST)
    lines = text.removeprefix("\ufeff").split("\n")
    lines = [line.removesuffix("\r") for line in lines]
    head = next((i for i, line in enumerate(lines) if line.strip() and not line.startswith("#")), None)
    if head is None:
        raise Token("", 1, 1).error("core-record-empty")
    reader = _Reader(_read_header(lines, head, games, quick, {} if kits is None else kits))
    for number, line in enumerate(lines[head + 1 :], start=head + 2):
        if line[:1] not in ("#", "|"):
            reader.line([Token(m.group(), number, m.start() + 1) for m in re.finditer(r"\S+", line)])
    reader.finish(drawn)
    return reader.match


def loads_bytes(
    data: bytes, games: GamesByName, quick: bool = False, kits: Kits | None = None, drawn: bool = True
) -> Match:
    """The same from a file's bytes; a byte that is no UTF-8 is an error at its place, like any other."""
    return loads(data.decode("utf-8", "surrogateescape"), games, quick, kits, drawn)


def _read_header(lines: list[str], head: int, games: GamesByName, quick: bool, kits: Kits) -> Match:
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
    if promise is not None and not re.fullmatch("[0-9a-f]{64}", promise.text):
        raise promise.error("core-record-promise")
    said = known.pop("words", None)
    kit = _kit(game, known, lines, head, quick, kits)
    try:
        match = Match(game, kit, names)
    except LandbridgeError as error:
        raise Token(lines[head], head + 1, 1).because(error.fact) from None
    match.promise = promise.text if promise else ""
    match.words = tuple(unquote(word.strip()) for word in said.text.split(",")) if said else ()
    if said and not all(map(fit_name, match.words)):
        raise said.error("core-record-words")
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
        if not fit_name(name):
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
        options = game.options_from(given)
        if (game.name, options) not in kits:
            kit = game.kit(options)
            kits[game.name, options] = kit.quick() if quick else kit
        return kits[game.name, options]
    except BoardError as error:
        raise Token("|", board[0][0] + 1, 1).because(error.fact) from None
    except LandbridgeError as error:
        raise Token(lines[head], head + 1, 1).because(error.fact) from None


class _Reader:
    """Plays a record's lines on a match."""

    def __init__(self, match: Match):
        self.match = match
        self.secret: bytes | None = None

    def line(self, tokens: list[Token]) -> None:
        if not tokens:
            return
        match tokens[0].text:
            case "=":
                self._result(tokens)
            case "secret":
                self._secret(tokens)
            case "?":
                self._groups(tokens[1:], draft=True)
            case text if text.isascii() and text.isdigit():
                ours = self.match.game.turn(self.match.kit, self.match.state)
                if text != str(ours):
                    raise tokens[0].error("core-record-turn", self.match, ours=ours)
                self._groups(tokens[1:], draft=False)
            case _:
                self._groups(tokens, draft=False)

    def _groups(self, tokens: list[Token], draft: bool) -> None:
        seat: int | None = None
        for token in tokens:
            if NOT_TEXT.search(token.text):
                raise token.error("core-record-not-utf8", self.match)
            actor = self._actor(token.text)
            if actor is not None:
                seat = actor
            elif seat is None or (len(token.text) == 1 and token.text in LETTERS):
                raise token.error("core-record-actor", self.match, actors=self._actors())
            else:
                self._move(seat, token, draft)

    def _move(self, seat: int, token: Token, draft: bool) -> None:
        match = self.match
        if token.text == HIDDEN:
            raise token.error("core-record-hidden", match)
        try:
            move = match.game.read(match.kit, match.state, seat, token.text.replace("_", " "))
            if draft and (seat == FATE or not match.game.sealed(match.kit, match.state)):
                raise token.error("core-record-no-draft", match)
            match.make(seat, move)
        except RecordError:
            raise
        except LandbridgeError as error:
            raise token.because(error.fact, match) from None

    def _result(self, tokens: list[Token]) -> None:
        if not self.match.over:
            raise tokens[0].error("core-record-early-end", self.match)
        told = [t.text for t in tokens[1:]]
        ours = [word for i, p in enumerate(self.match.points()) for word in (LETTERS[i], str(p))]
        if told != ours:
            wrong = next((i for i, (a, b) in enumerate(zip(told, ours, strict=False)) if a != b), None)
            place = tokens[1 + wrong] if wrong is not None else tokens[-1]
            raise place.error("core-record-result", self.match, ours=" ".join(ours))

    def _secret(self, tokens: list[Token]) -> None:
        token = tokens[1] if len(tokens) > 1 else tokens[0]
        if not re.fullmatch("([0-9a-f]{2}){8,64}", token.text):
            raise token.error("core-record-secret", self.match)
        secret = bytes.fromhex(token.text)
        if luck.promise(secret) != self.match.promise:
            raise token.error("core-record-broken-promise", self.match)
        self.secret = secret

    def finish(self, drawn: bool) -> None:
        """Only now it is known how far the dealer has come."""
        if self.secret is not None:
            fresh = Dealer(self.secret, self.match.words)
            self.match.dealer = dealer_of(self.match, self.secret) if drawn else fresh

    def _actor(self, text: str) -> int | None:
        if text == self.match.game.fate:
            return FATE
        seat = LETTERS.find(text)
        return seat if len(text) == 1 and 0 <= seat < self.match.seats else None

    def _actors(self) -> str:
        return ", ".join([*LETTERS[: self.match.seats], self.match.game.fate])


# --- luck -------------------------------------------------------------------------------------------------


class ChanceEvent(NamedTuple):
    """One of the dealer's moves in a record, and whether the secret leads to it."""

    turn: int
    text: str
    bound: int
    hit: int
    expected: str

    @property
    def true(self) -> bool:
        """Whether chance did what the secret says."""
        return self.text == self.expected


def follow(match: Match, secret: bytes) -> tuple[list[ChanceEvent], Dealer]:
    """Every chance event beside what the secret says it had to be, and the dealer as it stands after them."""
    game, kit = match.game, match.kit
    dealer = Dealer(secret, match.words)
    s = game.start(kit, match.seats)
    events = []
    for seat, move in match.log:
        if seat == FATE:
            odds = game.odds(kit, s)
            due = odds[dealer.choose([w for _, w in odds])][0]
            texts = game.write(kit, s, seat, move), game.write(kit, s, seat, due)
            events.append(ChanceEvent(game.turn(kit, s), texts[0], *dealer.draws[-1], texts[1]))
        game.do(kit, s, seat, move)
    return events, dealer


def dealer_of(match: Match, secret: bytes) -> Dealer:
    """The dealer that goes on where a match stands."""
    return follow(match, secret)[1]


def redacted(match: Match, viewer: int = PUBLIC) -> str:
    """What a viewer may take home from a running match."""
    return dumps(match, viewer)
