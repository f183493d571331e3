"""A board of River Dragons: where islands and villages are, and how long the planks (rulings RB0–RB3).

    point    (x, y) on the triangular lattice: x and y both even or both odd, at (x/2, y·√3/2) millimetres
    spot     a village or an island; villages first, clockwise, then islands in the order of the file

The file format is for people (`docs/boards/river_dragons.md`); `parse` checks it and names ruling and place.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property, lru_cache
from importlib import resources
from itertools import combinations, pairwise
from typing import Any

from landbridge.core.board import FILE, BoardError, BoardFile, Problem, key_place
from landbridge.core.facts import Fact
from landbridge.core.text import shown
from landbridge.games.river_dragons.rules.geometry import meet, on_board, quadrance, touches, turn_of
from landbridge.games.river_dragons.state import COLOURS, SIZES, STONES, VILLAGES

Point = tuple[int, int]

BOARDS = ("delta",)
MEASURES = ("half_width", "half_height", "village_radius", "island_radius", "stone_radius", "plank_width")
KEYS = ("name", "printed", *MEASURES, "lengths", "villages", "islands")
NAME = re.compile("[a-z][1-9][0-9]?")
FEWEST, MOST = 5, 7  # RB2: planks of the shortest way
CLEARANCE = 1  # RB2: millimetres between any distance and any reach
LARGEST = 400  # millimetres from the middle to an edge: the records hold no more


@dataclass(frozen=True)
class Board:
    name: str
    half_width: int
    half_height: int
    village_radius: int
    island_radius: int
    stone_radius: int
    plank_width: int
    lengths: tuple[int, ...]
    villages: tuple[Point, ...]  # in the order of COLOURS
    islands: tuple[Point, ...]
    names: tuple[str, ...]  # of the islands
    printed: bool = False  # copied from a printed board
    notes: tuple[Problem, ...] = ()

    @cached_property
    def spots(self) -> tuple[Point, ...]:
        return self.villages + self.islands

    @cached_property
    def spot_names(self) -> tuple[str, ...]:
        return COLOURS + self.names

    def span_name(self, a: int, b: int) -> str:
        return f"{self.spot_names[a]}-{self.spot_names[b]}"

    def reach(self, a: int, b: int, size: int) -> int:
        """RB3: the greatest distance two spots may have for a plank of this size."""
        rim = self.village_radius if min(a, b) < VILLAGES else 0
        return self.lengths[size - 1] - self.stone_radius + rim

    def size_for(self, a: int, b: int) -> int:
        """The smallest plank that reaches from one spot to another; 7: none does."""
        apart = quadrance(*self.spots[a], *self.spots[b])
        return next((n for n in range(1, SIZES + 1) if apart <= 4 * self.reach(a, b, n) ** 2), SIZES + 1)

    def girth(self, spot: int) -> int:
        """Twice the distance at which a plank touches the village, or the stone on the island."""
        return 2 * (self.village_radius if spot < VILLAGES else self.stone_radius) + self.plank_width

    def passes(self, a: int, b: int, c: int) -> bool:
        """R5.4: whether a plank from a to b touches c."""
        return touches(*self.spots[a], *self.spots[b], *self.spots[c], self.girth(c))

    @cached_property
    def links(self) -> dict[int, dict[int, int]]:
        """From each spot those in reach with the smallest size; a plank over a village is none."""
        found: dict[int, dict[int, int]] = {spot: {} for spot in range(len(self.spots))}
        for a, b in combinations(range(len(self.spots)), 2):
            size = self.size_for(a, b) if b >= VILLAGES else SIZES + 1
            over = any(self.passes(a, b, v) for v in range(VILLAGES) if v not in (a, b))
            if size <= SIZES and not over:
                found[a][b] = found[b][a] = size
        return found

    def shortest(self, start: int, goal: int) -> int:
        """Planks of the shortest way if each were the longest; 0: there is none."""
        reached, rim, count = {start}, {start}, 0
        while rim:
            count += 1
            rim = {b for a in rim for b in self.links[a]} - reached
            if goal in rim:
                return count
            reached |= rim
        return 0

    def own_ways(self, start: int, goal: int, most: int = SIZES) -> Iterator[tuple[int, ...]]:
        """Ways over islands that one player's six planks can build, as spots; the shorter ones first."""
        far = self._steps_to(goal)
        ways: list[tuple[int, ...]] = [(start,)]
        for count in range(1, most + 1):
            ways = [
                (*way, b)
                for way in ways
                for b in self.links[way[-1]]
                if b not in way
                and (b >= VILLAGES or b == goal)
                and count + far.get(b, most + 1) <= most
                and self._may_follow(way, b)
            ]
            yield from (way for way in ways if way[-1] == goal)
            ways = [way for way in ways if way[-1] != goal]

    def _steps_to(self, goal: int) -> dict[int, int]:
        far, rim = {goal: 0}, [goal]
        for a in rim:
            for b in self.links[a]:
                if b not in far:
                    far[b] = far[a] + 1
                    rim.append(b)
        return far

    def _may_follow(self, way: tuple[int, ...], b: int) -> bool:
        """Whether the way may go on to b: enough planks, nothing crossed, no stone under a plank."""
        longer = (*way, b)
        spans = list(pairwise(longer))
        sizes = sorted((self.links[p][q] for p, q in spans), reverse=True)
        if any(size > SIZES - i for i, size in enumerate(sizes)):
            return False
        p, q = spans[-1]
        if any(self.passes(p, q, c) for c in way[:-1]) or any(
            self.passes(c, d, b) for c, d in spans[:-1] if b not in (c, d)
        ):
            return False
        return not any(
            meet(*self.spots[p], *self.spots[q], *self.spots[c], *self.spots[d]) for c, d in spans[:-2]
        )


def turned(point: Point) -> Point:
    """A third of a turn around the middle."""
    x, y = point
    return (-x - 3 * y) // 2, (x - y) // 2


def mirrored(point: Point) -> Point:
    """Left and right swapped: the axis runs between the two villages at the top."""
    return -point[0], point[1]


def orbit(point: Point) -> set[Point]:
    """Everywhere a point comes to lie when the board looks the same (RB1): six points, or three."""
    found = set()
    for start in (point, mirrored(point)):
        for _ in range(3):
            found.add(start)
            start = turned(start)
    return found


# --- files ------------------------------------------------------------------------------------------------


@cache
def load(name: str) -> Board:
    """A shipped board."""
    if name not in BOARDS:
        fact = Fact("board-not-shipped", {"name": shown(name), "known": ", ".join(BOARDS)})
        raise BoardError(shown(name), [Problem(FILE, key_place("name"), fact)])
    file = resources.files("landbridge.games.river_dragons").joinpath("boards").joinpath(f"{name}.toml")
    return parse(file.read_text(encoding="utf-8"), f"{name}.toml")


@lru_cache(maxsize=16)
def parse(text: str, source: str = "board") -> Board:
    """Read a board file; a `BoardError` lists everything that is wrong with it."""
    file = BoardFile(text, source)
    file.refuse_unknown(KEYS)
    name = file.title("name")
    printed = file.switch("printed", False)
    measures = [_millimetres(file, key) for key in MEASURES]
    lengths = _lengths(file)
    villages = _points(file, "villages", COLOURS)
    islands = _points(file, "islands")
    known = [measure for measure in measures if measure is not None]
    if name is None or len(known) < len(measures) or lengths is None or villages is None or islands is None:
        file.finish()  # what follows would blame a board for things that are only not there yet
        raise AssertionError("a part that cannot be read always has a fatal problem")
    places = tuple(villages[colour] for colour in COLOURS)
    wide, high, village, island, stone, width = known
    board = Board(
        name,
        wide,
        high,
        village,
        island,
        stone,
        width,
        lengths,
        places,
        tuple(islands.values()),
        tuple(islands),
        printed,
    )
    _check(file, board, ours_fatal=not printed)
    notes = file.finish()
    return replace(board, notes=notes)


def draw(board: Board, remark: str = "") -> str:
    """The file of a board: `parse` gives the same board back."""
    name = board.name.replace("\\", "\\\\").replace('"', '\\"')
    lines = [f"# {line}".rstrip() for line in remark.splitlines()]
    lines += [f'name = "{name}"', f"printed = {'true' if board.printed else 'false'}", ""]
    lines += ["# Millimetres."]
    for key in MEASURES:
        lines.append(f"{key} = {getattr(board, key)}")
    lines += [f"lengths = [{', '.join(map(str, board.lengths))}]  # of planks 1 to 6", ""]
    lines += ["# Points (x, y) lie at x/2 millimetres to the right and y·√3/2 up from the middle."]
    for table, pairs in (
        ("villages", zip(COLOURS, board.villages, strict=True)),
        ("islands", zip(board.names, board.islands, strict=True)),
    ):
        lines += [f"[{table}]", *(f"{key} = [{x}, {y}]" for key, (x, y) in pairs), ""]
    return "\n".join(lines).rstrip() + "\n"


def _millimetres(file: BoardFile, key: str) -> int | None:
    if key not in file.values:
        file.add(FILE, key_place(key), "board-key-missing", name=key)
        return None
    value = file.values[key]
    if isinstance(value, int) and not isinstance(value, bool) and 0 < value <= LARGEST:
        return value
    file.add(FILE, key_place(key), "river-dragons-board-measure", name=key, most=LARGEST)
    return None


def _lengths(file: BoardFile) -> tuple[int, ...] | None:
    value = file.values.get("lengths")
    whole = isinstance(value, list) and all(type(v) is int and 0 < v <= 2 * LARGEST for v in value)
    if isinstance(value, list) and whole and len(value) == SIZES:
        return tuple(value)
    file.add("RB2", key_place("lengths"), "river-dragons-board-lengths", count=SIZES)
    return None


def _points(file: BoardFile, key: str, expected: Sequence[str] = ()) -> dict[str, Point] | None:
    """The points of a table by name, or None if any could not be read."""
    table = file.values.get(key)
    if not isinstance(table, dict):
        file.add(FILE, key_place(key), "river-dragons-board-table", name=key)
        return None
    before = len(file.problems)
    found = {}
    for name, value in table.items():
        place = shown(name)
        good = isinstance(value, list) and len(value) == 2
        good = good and all(type(v) is int and abs(v) <= 3 * LARGEST for v in value)
        if expected and name not in expected:
            file.add(
                "R1.1", place, "river-dragons-board-no-village", village=place, known=", ".join(expected)
            )
        elif not expected and not NAME.fullmatch(name):
            file.add(FILE, place, "river-dragons-board-island-name", island=place)
        elif not good:
            file.add("RB0", place, "river-dragons-board-point", spot=place)
        elif (value[0] + value[1]) % 2:
            x, y = value
            file.add("RB0", place, "river-dragons-board-parity", at=[name], spot=place, x=x, y=y)
        else:
            found[name] = (value[0], value[1])
    for name in expected:
        if name not in table:
            file.add("R1.1", key_place(key), "river-dragons-board-village-missing", village=name)
    return found if len(file.problems) == before else None


# --- rulings ----------------------------------------------------------------------------------------------


def _check(file: BoardFile, board: Board, *, ours_fatal: bool) -> None:
    if len(board.islands) != STONES:  # RB1
        file.add(
            "RB1",
            key_place("islands"),
            "river-dragons-board-islands",
            count=len(board.islands),
            needed=STONES,
        )
    _check_measures(file, board, ours_fatal)
    _check_room(file, board)
    _check_villages(file, board)
    _check_symmetry(file, board, ours_fatal)
    if len(board.islands) == STONES and not any(problem.fatal for problem in file.problems):
        _check_ways(file, board, ours_fatal)
        _check_clearance(file, board, ours_fatal)


def _check_measures(file: BoardFile, board: Board, ours_fatal: bool) -> None:
    if any(a >= b for a, b in pairwise(board.lengths)):
        file.add("RB2", key_place("lengths"), "river-dragons-board-rising")
    if board.lengths[0] <= 2 * board.stone_radius:
        file.add("RB3", key_place("lengths"), "river-dragons-board-tiny", least=2 * board.stone_radius)
    if 2 * board.stone_radius < board.plank_width:
        file.add("RB3", key_place("stone_radius"), "river-dragons-board-thin", width=board.plank_width)
    if board.stone_radius > board.island_radius:
        file.add("R4.3", key_place("stone_radius"), "river-dragons-board-stone", most=board.island_radius)
    pairs = combinations(range(len(board.islands)), 2)
    close = min(
        pairs, key=lambda pair: quadrance(*board.islands[pair[0]], *board.islands[pair[1]]), default=None
    )
    if close is not None:
        a, b = close
        if 4 * board.lengths[-1] ** 2 > 9 * quadrance(*board.islands[a], *board.islands[b]):
            place = board.span_name(a + VILLAGES, b + VILLAGES)
            at, length = [board.names[a], board.names[b]], board.lengths[-1]
            file.add("RB2", place, "river-dragons-board-close", fatal=ours_fatal, at=at, length=length)


def _check_room(file: BoardFile, board: Board) -> None:
    """Islands and villages lie on the board and touch nothing."""
    radius = [board.village_radius if i < VILLAGES else board.island_radius for i in range(len(board.spots))]
    for i, (x, y) in enumerate(board.spots):
        # A village may stand on the bank and hang over the edge; its middle may not.
        rim = radius[i] if i >= VILLAGES else 0
        if board.half_height < rim or not on_board(x, y, board.half_width, board.half_height, rim):
            name = board.spot_names[i]
            file.add("RB0", name, "river-dragons-board-outside", at=[name], spot=name)
    for a, b in combinations(range(len(board.spots)), 2):
        if quadrance(*board.spots[a], *board.spots[b]) <= 4 * (radius[a] + radius[b]) ** 2:
            first, second = board.spot_names[a], board.spot_names[b]
            place, at = f"{first}-{second}", [first, second]
            file.add("RB1", place, "river-dragons-board-touch", at=at, first=first, second=second)


def _check_villages(file: BoardFile, board: Board) -> None:
    """R1.1: clockwise around the middle, the first two at the top."""
    for i, village in enumerate(board.villages):
        follower = board.villages[(i + 1) % VILLAGES]
        if turn_of(0, 0, *village, *follower) >= 0:
            at = [COLOURS[i]]
            file.add("R1.1", COLOURS[i], "river-dragons-board-order", at=at, village=COLOURS[i])
            return
    if board.villages[0][1] <= 0 or board.villages[1][1] <= 0 or board.villages[0][0] >= board.villages[1][0]:
        at = [COLOURS[0]]
        file.add("R1.1", COLOURS[0], "river-dragons-board-order", at=at, village=COLOURS[0])


def _check_symmetry(file: BoardFile, board: Board, ours_fatal: bool) -> None:
    for points, names in ((board.villages, COLOURS), (board.islands, board.names)):
        known = set(points)
        for point, name in zip(points, names, strict=True):
            missing = orbit(point) - known
            if missing:
                x, y = min(missing)
                key = "river-dragons-board-lopsided"
                file.add("RB1", name, key, fatal=ours_fatal, at=[name], spot=name, x=x, y=y)


def _check_ways(file: BoardFile, board: Board, ours_fatal: bool) -> None:
    for village in range(VILLAGES):
        name, goal = COLOURS[village], (village + 3) % VILLAGES
        count = board.shortest(village, goal)
        if not FEWEST <= count <= MOST:
            key = "river-dragons-board-way" if count else "river-dragons-board-no-way"
            few_most: dict[str, Any] = {"few": FEWEST, "most": MOST, "count": count} if count else {}
            file.add("RB2", name, key, fatal=ours_fatal or not count, at=[name], village=name, **few_most)
        if next(board.own_ways(village, goal), None) is None:
            file.add("RB2", name, "river-dragons-board-own", fatal=ours_fatal, at=[name], village=name)
        near = sum(size <= 3 for size in board.links[village].values())
        if near < 3:
            key = "river-dragons-board-shore"
            file.add("RB2", name, key, fatal=ours_fatal, at=[name], village=name, count=near)


def _check_clearance(file: BoardFile, board: Board, ours_fatal: bool) -> None:
    for a, b in combinations(range(len(board.spots)), 2):
        if b < VILLAGES:
            continue
        apart = quadrance(*board.spots[a], *board.spots[b])
        for size in range(1, SIZES + 1):
            far = board.reach(a, b, size)
            if 4 * (far - CLEARANCE) ** 2 <= apart <= 4 * (far + CLEARANCE) ** 2:
                place = board.span_name(a, b)
                key = "river-dragons-board-clearance"
                at = [board.spot_names[a], board.spot_names[b]]
                file.add("RB2", place, key, fatal=ours_fatal, at=at, span=place, size=size)
