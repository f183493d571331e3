"""Luck that was agreed on at a table, for tests that need some."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from landbridge.core.play import luck
from landbridge.core.play.transcript import Transcript

TABLE = "k3vq9x"


def salt_of(seat: int) -> str:
    return hashlib.sha256(b"salt of %d" % seat).hexdigest()


def agreed(secret: bytes, words: Sequence[str], table: str = TABLE, held: Sequence[int] = ()) -> Transcript:
    """An attempt in which everything went well, with words of the first so many seats."""
    return completed(Transcript(table).begin(secret), words, held)


def completed(transcript: Transcript, words: Sequence[str], held: Sequence[int] = ()) -> Transcript:
    """An attempt that has begun, with commitments and reveals."""
    number, promised = transcript.last.number, transcript.last.promise
    for seat, said in enumerate(words):
        digest = luck.commitment(transcript.table, number, promised, seat, salt_of(seat), said)
        transcript = transcript.commit(seat, digest, seat in held)
    transcript = transcript.close()
    for seat, said in reversed(list(enumerate(words))):
        transcript = transcript.reveal(seat, salt_of(seat), said)
    return transcript
