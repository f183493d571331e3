"""Whether a board meets the rulings: B1.2, B1.3, B4.4 and BB1–BB5, each problem with its place.

What is *ours* among them becomes a note on a board copied from print. BB6 and the completion rates of BB4 take
games to be played: `tools/boards/the_border_figures.py`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from landbridge.core.board import BoardFile, key_place
from landbridge.games.the_border import hexes
from landbridge.games.the_border.board import (
    BOARDS,
    COLOUR_LETTERS,
    DRAWINGS,
    LENGTHS,
    VALUES,
    WHITE,
    WHITES,
    Board,
    is_land,
    segment_name,
)
from landbridge.games.the_border.hexes import Spot, neighbours
from landbridge.games.the_border.state import SPACES

BLUE, YELLOW = COLOUR_LETTERS.index("b"), COLOUR_LETTERS.index("y")


def survey(file: BoardFile, board: Board) -> None:
    """Note everything that is wrong; later checks need the earlier ones to hold."""
    ours = not board.printed
    if not _same_map(file, board):
        return
    before = len(file.problems)
    _check_spaces(file, board)
    _check_land(file, board, ours)
    for n in range(BOARDS):
        _check_segments(file, board, n, ours)
    if any(problem.fatal for problem in file.problems[before:]):
        return  # half a map would be blamed for things that are only not there yet
    _check_motifs(file, board)
    _check_white(file, board, ours)
    for n in range(BOARDS):
        _check_balance(file, board, n, ours)
    _check_colourings(file, board, ours)


def _at(n: int, place: str) -> str:
    return f"{DRAWINGS[n]}, {place}"


def _each(spots: Iterable[Spot]) -> list[str]:
    return [hexes.name(spot) for spot in spots]


def _names(spots: Iterable[Spot]) -> str:
    return ", ".join(_each(spots))


def _of(board: Board, n: int, *segments: int) -> dict[str, Any]:
    """Where segments of a board are drawn."""
    spaces = board.segments(n)
    at = [hexes.name(board.spaces[m]) for segment in segments for m in spaces[segment]]
    return {"at": at, "on": DRAWINGS[n]}


def _same_map(file: BoardFile, board: Board) -> bool:
    """B1.2: areas and spaces are the same on every board."""

    def plain(sign: str | None) -> str:
        return "space" if sign and not is_land(sign) and sign != WHITE else sign or ""

    same = True
    one = board.maps[0]
    for n, other in enumerate(board.maps[1:], 1):
        spots = hexes.reading_order(one.keys() | other.keys())
        wrong = [spot for spot in spots if plain(one.get(spot)) != plain(other.get(spot))]
        if wrong:
            place = _at(n, hexes.name(wrong[0]))
            values: dict[str, Any] = {"space": hexes.name(wrong[0]), "count": len(wrong), "board": n + 1}
            file.add("B1.2", place, "the-border-board-differs", at=_each(wrong), on=DRAWINGS[n], **values)
            same = False
    return same


def _check_spaces(file: BoardFile, board: Board) -> None:
    count = len(board.spaces)
    if count != SPACES:
        file.add("BB1", key_place(DRAWINGS[0]), "the-border-board-spaces", count=count, needed=SPACES)
    white = len(board.white)
    if white != WHITES:
        at = _each(board.spaces[n] for n in board.white)
        where = ", ".join(at) or key_place(DRAWINGS[0])
        file.add("B1.3", where, "the-border-board-white", at=at, count=white)


def _check_land(file: BoardFile, board: Board, ours: bool) -> None:
    """Nine areas, each in one piece inside a closed ring (BB3)."""
    sea_map = board.maps[0]
    for area in board.areas:
        value = area.value
        if not area.inside:
            file.add("B1.2", key_place(DRAWINGS[0]), "the-border-board-area-missing", value=value)
            continue
        parts = hexes.pieces(area.inside)
        if len(parts) > 1:
            where = _names(parts[1])
            at = _each(parts[1])
            file.add("B1.2", where, "the-border-board-area-apart", at=at, value=value, spaces=where)
        for spot in area.inside:
            open_to = [n for n in neighbours(spot) if sea_map.get(n, str(value)) != str(value)]
            gaps = [n for n in open_to if is_land(sea_map[n])]
            gaps += [n for n in neighbours(spot) if n not in sea_map]
            if gaps:
                where = hexes.name(spot)
                file.add("BB3", where, "the-border-board-open", at=[where], value=value, space=where)
        ring = [board.spaces[n] for n in area.ring]
        loose = [spot for spot in ring if sum(n in ring for n in neighbours(spot)) < 2]
        if loose or len(hexes.pieces(ring)) > 1:
            at = _each(loose or hexes.pieces(ring)[1])
            where = ", ".join(at)
            file.add("BB3", where, "the-border-board-ring", at=at, value=value, spaces=where)
    touched = Counter(n for area in board.areas for n in area.ring)
    idle = [spot for n, spot in enumerate(board.spaces) if not touched[n]]
    if idle:
        at, where = _each(idle), _names(idle)
        file.add("BB3", where, "the-border-board-idle", at=at, spaces=where, count=len(idle))
    between = sum(count > 1 for count in touched.values())
    if 2 * between <= len(board.spaces):
        file.add("BB3", key_place(DRAWINGS[0]), "the-border-board-between", fatal=ours, count=between)
    for part in hexes.pieces(board.spaces)[1:]:
        at, where = _each(part), _names(part)
        values: dict[str, Any] = {"spaces": where, "count": len(part)}
        file.add("BB3", where, "the-border-board-apart", fatal=ours, at=at, **values)


def _check_segments(file: BoardFile, board: Board, n: int, ours: bool) -> None:
    """BB1: one of 2, 3, 4 and 5 in every colour; BB2: chains, and neighbours of different colours."""
    for segment, members in enumerate(board.segments(n)):
        name, length = segment_name(segment), LENGTHS[segment % 4]
        if len(members) != length:
            values: dict[str, Any] = {"segment": name, "count": len(members), "needed": length}
            where = _of(board, n, segment)
            file.add("BB1", _at(n, name), "the-border-board-segment-length", **where, **values)
        elif not hexes.is_chain([board.spaces[m] for m in members]):
            where = _of(board, n, segment)
            file.add("BB2", _at(n, name), "the-border-board-segment-apart", **where, segment=name)
    for a, b in _touching_segments(board, n):
        if a // 4 == b // 4:
            names = {"first": segment_name(a), "second": segment_name(b)}
            place = _at(n, f"{names['first']}, {names['second']}")
            where = _of(board, n, a, b)
            file.add("BB2", place, "the-border-board-same-colour", fatal=ours, **where, **names)


def _touching_segments(board: Board, n: int) -> Iterator[tuple[int, int]]:
    """Pairs of different segments that touch, the smaller number first."""
    home = {board.spaces[m]: segment for segment, members in enumerate(board.segments(n)) for m in members}
    pairs = {(home[a], home[b]) for a in home for b in neighbours(a) if b in home and home[a] < home[b]}
    return iter(sorted(pairs))


def _check_motifs(file: BoardFile, board: Board) -> None:
    """B4.4: the villa is the top area and the 9, the well is the 4."""
    for value, motif in ((9, "villa"), (4, "well")):
        area = board.areas[VALUES.index(value)]
        if area.motif != motif:
            place, key = key_place("motifs"), "the-border-board-motif-value"
            file.add("B4.4", place, key, at=_each(area.inside), motif=motif, value=value)
    tops = {area.value: min(row for _, row in area.inside) for area in board.areas}
    top = min(tops, key=lambda value: (tops[value], value != 9))
    if top != 9:
        where = hexes.name(board.areas[VALUES.index(top)].inside[0])
        file.add("B4.4", where, "the-border-board-top", at=[where], value=top)


def _check_white(file: BoardFile, board: Board, ours: bool) -> None:
    """B1.3: upper left and lower right; BB3: at two segments each, and blue and yellow where the book has them."""
    columns, rows = zip(*board.spaces, strict=True)
    middle = (min(columns) + max(columns)) / 2, (min(rows) + max(rows)) / 2
    corners = (("upper-left", -1), ("lower-right", 1))
    for n, (corner, sign) in zip(board.white, corners, strict=True):
        column, row = board.spaces[n]
        if sign * (column + (row % 2) / 2 - middle[0]) <= 0 or sign * (row - middle[1]) <= 0:
            where = hexes.name(board.spaces[n])
            file.add("B1.3", where, f"the-border-board-{corner}", at=[where], space=where)
    beside_white: list[set[int]] = []
    for n in range(BOARDS):
        segments = board.segments(n)
        colours = set()
        for m in board.white:
            spot = board.spaces[m]
            near = {
                s
                for s, members in enumerate(segments)
                for k in members
                if board.spaces[k] in neighbours(spot)
            }
            colours |= {s // 4 for s in near}
            if len(near) < 2:
                where = _at(n, hexes.name(spot))
                values: dict[str, Any] = {"space": hexes.name(spot), "count": len(near)}
                drawn: dict[str, Any] = {"at": [hexes.name(spot)], "on": DRAWINGS[n]}
                file.add("BB3", where, "the-border-board-white-segments", fatal=ours, **drawn, **values)
        beside_white.append(colours)
    blue = [n for n, colours in enumerate(beside_white) if BLUE in colours]
    both = [n for n in blue if YELLOW in beside_white[n]]
    if len(blue) < 3:
        file.add("BB3", key_place(DRAWINGS[0]), "the-border-board-white-blue", count=len(blue), needed=3)
    if len(both) < 2:
        file.add("BB3", key_place(DRAWINGS[0]), "the-border-board-white-yellow", count=len(both), needed=2)


def touched_length(board: Board, n: int, ring: Sequence[int]) -> int:
    """BB4: the total length of the segments that a ring has a part in."""
    return sum(len(members) for members in board.segments(n) if set(members) & set(ring))


def _check_balance(file: BoardFile, board: Board, n: int, ours: bool) -> None:
    """BB4: neither the ring nor its segments are shorter than those of an area worth less."""
    areas = board.areas
    for more, less in pairwise(areas):
        values: dict[str, Any] = {"value": more.value, "other_value": less.value}
        if n == 0 and len(more.ring) < len(less.ring):
            lengths: dict[str, Any] = {"count": len(more.ring), "other_count": len(less.ring)}
            place = f"{more.value}, {less.value}"
            at = _each(more.inside)
            file.add("BB4", place, "the-border-board-ring-short", fatal=ours, at=at, **values, **lengths)
        touched = [touched_length(board, n, area.ring) for area in (more, less)]
        if touched[0] < touched[1]:
            lengths = {"count": touched[0], "other_count": touched[1]}
            place = _at(n, f"{more.value}, {less.value}")
            drawn: dict[str, Any] = {"at": _each(more.inside), "on": DRAWINGS[n]}
            key = "the-border-board-segments-short"
            file.add("BB4", place, key, fatal=ours, **drawn, **values, **lengths)


def _check_colourings(file: BoardFile, board: Board, ours: bool) -> None:
    """BB5: one cut, one partition into colours, and no segment twice of one colour."""
    cuts = [{frozenset(members): s for s, members in enumerate(board.segments(n))} for n in range(BOARDS)]
    for n in range(1, BOARDS):
        strange = [s for members, s in cuts[n].items() if members not in cuts[0]]
        if strange:
            name = segment_name(strange[0])
            where = _of(board, n, strange[0])
            file.add("BB5", _at(n, name), "the-border-board-cut", fatal=ours, **where, segment=name)
            continue
        becomes: dict[int, set[int]] = {}
        for members, s in cuts[n].items():
            becomes.setdefault(s // 4, set()).add(cuts[0][members] // 4)
        for colour, groups in sorted(becomes.items()):
            if len(groups) > 1:
                name = COLOUR_LETTERS[colour]
                where = _of(board, n, *range(4 * colour, 4 * colour + 4))
                file.add("BB5", _at(n, name), "the-border-board-groups", fatal=ours, **where, colour=name)
    for m in range(BOARDS):
        for n in range(m + 1, BOARDS):
            twice = [s for members, s in cuts[n].items() if cuts[m].get(members, -1) // 4 == s // 4]
            if twice:
                name = segment_name(twice[0])
                values: dict[str, Any] = {
                    "segment": name,
                    "board": n + 1,
                    "other_board": m + 1,
                    "count": len(twice),
                }
                where = _of(board, n, *twice)
                file.add("BB5", _at(n, name), "the-border-board-repeat", fatal=ours, **where, **values)
