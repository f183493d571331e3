"""A position as one line of text, to be pasted into a message, a test or a paper; and back.

    hashi.1 2 side=B eJxjYGBg…

Game and version, seats, options (`-` for the basic game; values are percent-encoded), and the state's bytes, packed,
with four letters to notice a typing error. It holds everything in the state: write a *view* to keep secrets.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from hashlib import blake2b
from urllib.parse import quote, unquote

from landbridge.core.game import Game, Kit
from landbridge.core.kept import kept, to_kept
from landbridge.core.state import State

__all__ = ["position", "read_position"]

_MOST = 1 << 16  # characters; a board of one's own is the largest part


def position(kit: Kit, s: State, seats: int) -> str:
    """A state, or a view, as one line."""
    if s.layout != kit.state:
        raise ValueError(f"the state is none of {kit.game.name} with these options")
    told = ";".join(f"{name}={quote(value, safe='')}" for name, value in to_kept(kit.options).items()) or "-"
    packed = urlsafe_b64encode(zlib.compress(s.tobytes(), 9)).decode().rstrip("=")
    head = f"{kit.game.name}.{kit.game.version} {seats} {told}"
    return f"{head} {packed}{_mark(head, packed)}"


def read_position(text: str, find: Callable[[str], Game | None]) -> tuple[Kit, State]:
    """The kit and the state of a line; `ValueError` says what is wrong with it.

    Whether the rules could lead there is not checked: read lines that you trust.
    """
    parts = text.split()
    if len(text) > _MOST or len(parts) != 4:
        raise ValueError("a position has four words: game and version, seats, options, state")
    game_word, seats_word, told, packed = parts
    name, _, version = game_word.rpartition(".")
    game = find(name)
    if game is None:
        raise ValueError(f"there is no game {name!r}")
    if version != str(game.version):
        raise ValueError(f"the position is of version {version} of {name}; the rules here are {game.version}")
    if not seats_word.isdecimal() or int(seats_word) not in game.seats:
        raise ValueError(f"{name} is not for {seats_word} seats")
    if _mark(" ".join(parts[:3]), packed[:-4]) != packed[-4:]:
        raise ValueError("a letter of the position is wrong or missing")
    pairs = [] if told == "-" else [pair.partition("=") for pair in told.split(";")]
    given = {option: unquote(value) for option, _, value in pairs}
    kit = game.kit(game.options_from(kept(game.options, given)))
    unpack = zlib.decompressobj()
    data = unpack.decompress(
        urlsafe_b64decode(packed[:-4] + "=" * (-len(packed[:-4]) % 4)), kit.state.size + 1
    )
    if len(data) != kit.state.size:
        raise ValueError(f"a state of {name} with these options has {kit.state.size} bytes")
    s = kit.blank()
    s.memory[:] = data
    return kit, s


def _mark(head: str, packed: str) -> str:
    return urlsafe_b64encode(blake2b(f"{head} {packed}".encode(), digest_size=3).digest()).decode()
