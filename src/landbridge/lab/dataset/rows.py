"""A match as rows: one for the game, one for every move, chance included."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from landbridge.core.game import Game, Kit
from landbridge.core.kept import to_kept
from landbridge.core.play.match import Match
from landbridge.core.state import FATE, State
from landbridge.lab.dataset.reading import Reading
from landbridge.lab.observation import Encoding, encoding

Columns = dict[str, NDArray[Any]]

# What a move's row has, apart from the game's number; `observation` and `mask` come along where they are wished for.
MOVE = {"number": np.int32, "turn": np.int32, "seat": np.int8, "move": np.int32, "offers": np.int32}
RESULT = {"points": np.int32, "place": np.int8}


class Shape(NamedTuple):
    """What all games of a table with observations have in common."""

    game: str
    options: str
    seats: int
    version: int  # of the encoding
    size: int
    moves: int


def shape_of(match: Match) -> Shape:
    seen = encoding(match.kit, match.seats)
    options = options_text(match.kit)
    return Shape(match.game.name, options, match.seats, seen.version, seen.size, match.kit.moves)


def options_text(kit: Kit) -> str:
    """Options that differ from the basic game's, a board of one's own included, as JSON."""
    return json.dumps(to_kept(kit.options), sort_keys=True, ensure_ascii=False)


def game_row(reading: Reading) -> dict[str, Any]:
    """What the table of games tells; with the moves it is enough to write the record again."""
    match, label = reading.match, reading.label
    game, kit = match.game, match.kit
    return {
        "file": reading.file.encode(errors="replace").decode(),
        "line": reading.line,
        "rules": game.name,
        "version": game.version,
        "options": options_text(kit),
        "names": list(match.names),
        "luck": match.promise,
        "transcript": json.dumps(match.transcript.as_json()) if match.transcript else "",
        "secret": match.dealer.secret.hex() if match.dealer else "",
        "seed": label.seed if label else None,
        "contest_game": label.number if label else None,
        "deal": label.deal if label else None,
        "rotation": label.rotation if label else None,
        "turns": game.turn(kit, match.state),
        "moves": len(match.log),
        "points": match.points(),
        "places": match.places(),
    }


def move_rows(match: Match, observed: bool) -> Columns:
    """The settled moves in order, by arrays; of chance's moves points, place, observation and mask are 0."""
    game, kit = match.game, match.kit
    count = len(match.log)
    rows: Columns = {name: np.zeros(count, kind) for name, kind in {**MOVE, **RESULT}.items()}
    log = np.array(match.log, np.int64).reshape(count, 2)
    rows["number"][:] = np.arange(count)
    rows["seat"][:] = log[:, 0]
    rows["move"][:] = log[:, 1]
    acting = log[:, 0] != FATE
    for name, told in (("points", match.points()), ("place", match.places())):
        rows[name][acting] = np.array(told)[log[acting, 0]]
    seen = encoding(kit, match.seats) if observed else None
    if seen is not None:
        rows["observation"] = np.zeros((count, seen.size), seen.dtype)
        rows["mask"] = np.zeros((count, kit.moves), np.bool_)
    s = game.start(kit, match.seats)
    for n, (seat, move) in enumerate(match.log):
        offers = game.offers(kit, s, seat)
        rows["turn"][n] = game.turn(kit, s)
        rows["offers"][n] = len(offers)
        if seen is not None and seat != FATE:
            _observe(game, kit, seen, s, seat, rows["observation"][n])
            rows["mask"][n, offers] = True
            rows["mask"][n, move] = (
                True  # where a phase is open, what was played need not be among the offers
            )
        game.do(kit, s, seat, move)
    return rows


def _observe(game: Game, kit: Kit, seen: Encoding, s: State, seat: int, out: NDArray[Any]) -> None:
    seen.write(game.view(kit, s, seat), seat, out)
