"""Reading a record is playing it: each move is parsed and checked in the state it meets."""

from __future__ import annotations

import re

from landbridge.core import bounded
from landbridge.core.errors import LandbridgeError
from landbridge.core.game import LETTERS
from landbridge.core.play import leaving
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.play.record import header
from landbridge.core.play.record.chance import dealer_of
from landbridge.core.play.record.text import (
    END,
    HIDDEN,
    LEFT,
    LONGEST,
    LUCK,
    NOT_TEXT,
    GamesByName,
    Kits,
    RecordError,
    Token,
)
from landbridge.core.play.transcript import LuckError
from landbridge.core.play.transcript_text import TranscriptReader
from landbridge.core.state import FATE


def loads(
    text: str, games: GamesByName, quick: bool = False, kits: Kits | None = None, drawn: bool = True
) -> Match:
    """The match a record tells; `RecordError` at the first thing that is wrong.

    For whoever reads many: `kits` keeps the kits made on the way, so that each is made once; without `drawn` the dealer
    knows its secret and has drawn nothing yet: quicker, and enough for a match that is over.
    """
    if len(text) > LONGEST:
        raise Token("", 1, 1).error("core-record-long", most=LONGEST)
    try:
        bounded.record_text(text)
    except bounded.TooMuch as error:
        raise Token("", error.line, 1).because(error.fact) from None
    lines = text.removeprefix("\ufeff").split("\n")
    lines = [line.removesuffix("\r") for line in lines]
    head = next((i for i, line in enumerate(lines) if line.strip() and not line.startswith("#")), None)
    if head is None:
        raise Token("", 1, 1).error("core-record-empty")
    reader = _Reader(header.read(lines, head, games, quick, {} if kits is None else kits))
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


class _Reader:
    """Plays a record's lines on a match."""

    def __init__(self, match: Match):
        self.match = match
        self.dealer: Dealer | None = None
        # While lines about the luck may come; and the last of them.
        self.luck = TranscriptReader(match.seats) if match.transcript else None
        self.luck_at: Token

    def line(self, tokens: list[Token]) -> None:
        if not tokens:
            return
        if tokens[0].text != LUCK:
            self._agree()
        match tokens[0].text:
            case "=":
                self._result(tokens)
            case "secret":
                self._secret(tokens)
            case "?":
                self._groups(tokens[1:], draft=True)
            case text if text == LUCK:
                self._luck(tokens)
            case text if text == LEFT:
                self._left(tokens)
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

    def _luck(self, tokens: list[Token]) -> None:
        """How the luck came about, before anything is drawn from it."""
        for token in tokens:
            if NOT_TEXT.search(token.text):
                raise token.error("core-record-not-utf8", self.match)
        if self.luck is None:
            raise tokens[0].error("core-record-luck-late", self.match)
        self.luck_at = tokens[0]
        try:
            self.luck.line([token.text for token in tokens[1:]])
        except LuckError as error:
            raise tokens[min(1 + error.word, len(tokens) - 1)].because(error.fact, self.match) from None

    def _agree(self) -> None:
        """All has been said about the luck."""
        if self.luck is not None:
            try:
                self.match.transcript, self.luck = self.luck.finish(self.match.promise), None
            except LuckError as error:
                raise self.luck_at.because(error.fact, self.match) from None

    def _left(self, tokens: list[Token]) -> None:
        """A seat was given up: `- B resigned`, with `end` if the game ended with it."""
        match = self.match
        _, who, why, end = [*tokens, *[tokens[-1]._replace(text="")] * 3][:4]
        seat = self._actor(who.text)
        if seat is None or seat == FATE:
            raise who.error("core-record-actor", match, actors=", ".join(LETTERS[: match.seats]))
        if why.text not in leaving.WHYS:
            raise why.error("core-record-left", match, known=", ".join(leaving.WHYS))
        if len(tokens) > 3 and (end.text != END or len(tokens) > 4):
            raise tokens[-1].error("core-record-left-end", match)
        try:
            match.leave(seat, why.text, end.text == END)
        except LandbridgeError as error:
            raise who.because(error.fact, match) from None

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
        match = self.match
        try:
            self.dealer = Dealer(bytes.fromhex(token.text), match.transcript)
        except LuckError as error:
            raise token.because(error.fact, match) from None
        if self.dealer.promise != match.promise:
            raise token.error("core-record-broken-promise", match)

    def finish(self, drawn: bool) -> None:
        """Only now it is known how far the dealer has come."""
        self._agree()
        if self.dealer is not None:
            self.match.dealer = dealer_of(self.match, self.dealer.secret) if drawn else self.dealer

    def _actor(self, text: str) -> int | None:
        if text == self.match.game.fate:
            return FATE
        seat = LETTERS.find(text)
        return seat if len(text) == 1 and 0 <= seat < self.match.seats else None

    def _actors(self) -> str:
        return ", ".join([*LETTERS[: self.match.seats], self.match.game.fate])
