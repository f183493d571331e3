"""Every island, line, length and number of a printed page is where the board says, measured in the PDF itself."""

from __future__ import annotations

import re
from collections import Counter
from math import sqrt
from pathlib import Path

import pytest

from landbridge.games.hashi import board as hashi_boards
from landbridge.registry import game as game_of
from tests.print.reading import Page, Word, colour, near, printed
from tests.support.sizes import rest

ROOT = Path(__file__).parents[2]
PAPERS = ("A4", *rest("Letter"))
SIZES = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}


def same_places(
    found: list[tuple[float, float]], wanted: list[tuple[float, float]], by: float = 0.06
) -> None:
    """Each place that is wanted was found, and no other."""
    left = list(found)
    for x, y in wanted:
        there = [one for one in left if near(one[0], x, by) and near(one[1], y, by)]
        assert there, f"nothing at {x:.2f}, {y:.2f}; there is {sorted(found)}"
        left.remove(there[0])
    assert not left


def words_in(page: Page, x: float, y: float, wide: float, high: float) -> list[Word]:
    return [word for word in page.words if x <= word.x <= x + wide and y <= word.y <= y + high]


# --- Hashi ---------------------------------------------------------------------------------------------------

SEA = 80.0  # millimetres; six steps and a margin of 0.38 steps on both sides
STEP = SEA / 6.76


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(("page", "side"), [(0, "A"), (1, "B")])
def test_every_island_and_line_of_hashi(paper: str, page: int, side: str) -> None:
    board = hashi_boards.load(side)
    sheet = printed("hashi", "sheets", paper)[page]
    _measure_hashi(sheet, board)


def test_a_hashi_board_of_ones_own() -> None:
    text = hashi_boards.draw(hashi_boards.load("B")).replace("Side B", "Mine")
    found = printed("hashi", "sheets", board=text)
    assert len(found) == 1  # the back is empty
    assert "Mine" in [word.text for word in found[0].words]
    _measure_hashi(found[0], hashi_boards.parse(text))


def _measure_hashi(sheet: Page, board: hashi_boards.Board) -> None:
    seas = [one for one in sheet.shapes if near(one.size[0], SEA) and near(one.size[1], SEA)]
    assert len(seas) == 4
    shore = 27 / 100 * STEP
    for sea in seas:

        def at(column: float, row: float, sea=sea) -> tuple[float, float]:  # type: ignore[no-untyped-def]
            return sea.x0 + (0.38 + column + 0.5) * STEP, sea.y0 + (0.38 + row + 0.5) * STEP

        inside = [
            one
            for one in sheet.shapes
            if sea.x0 < one.x0 and one.x1 < sea.x1 and sea.y0 < one.y0 and one.y1 < sea.y1
        ]
        islands = [one.middle for one in inside if one.kind == "curve" and near(one.size[0], 2 * shore)]
        same_places(islands, [at(island.column, island.row) for island in board.islands])
        # A line is dotted, from shore to shore.
        dotted = [one for one in inside if one.kind == "line" and one.line == colour("ink-2")]
        same_places(
            [one.middle for one in dotted],
            [
                at((a.column + b.column) / 2, (a.row + b.row) / 2)
                for a, b in ((board.islands[i], board.islands[j]) for i, j in board.lines)
            ],
        )
        longer = sorted(max(one.size) for one in dotted)
        apart = sorted(
            STEP
            * (
                abs(board.islands[i].column - board.islands[j].column)
                + abs(board.islands[i].row - board.islands[j].row)
                - 0.66
            )
            for i, j in board.lines
        )
        assert longer == pytest.approx(apart, abs=0.06)
        for hue in ("red", "blue"):
            flags = [one for one in inside if one.fill == colour(hue)]
            wanted = [at(island.column, island.row) for island in board.islands if island.flag == hue]
            same_places([(one.x0 - 0.20 * STEP, one.y0 + 0.42 * STEP) for one in flags], wanted)
        names = {word.text: word for word in words_in(sheet, sea.x0, sea.y0, SEA, SEA)}
        for island in board.islands:
            x, y = at(island.column, island.row)
            assert near(names[island.name].x, x + 0.3 * STEP, 0.3)  # no line goes through it
            assert near(names[island.name].y, y + 0.3 * STEP, 0.6)


def test_the_two_sides_of_a_hashi_sheet_lie_behind_each_other() -> None:
    front, back = printed("hashi", "sheets")[:2]
    seas = [
        [one.middle for one in page.shapes if near(one.size[0], SEA) and near(one.size[1], SEA)]
        for page in (front, back)
    ]
    same_places([(front.width - x, y) for x, y in seas[1]], seas[0])


def test_every_card_of_hashi_with_its_back() -> None:
    kit = game_of("hashi").kit()
    found: Counter[tuple[int, int]] = Counter()
    fronts, backs = 0, 0
    for page in printed("hashi", "cards"):
        numbers = [word for word in page.words if re.fullmatch(r"[1-6]\.?", word.text)]
        backs += sum(word.text == "Hashi" and near(word.x, word.x) for word in page.words if word.y < 260)
        thick = [one for one in page.shapes if one.kind == "line" and near(one.width, 2.8, 0.05)]
        frames = [one for one in page.shapes if near(one.size[0], 50) and near(one.size[1], 73)]
        fronts += len(frames)
        for frame in frames:
            said = {
                word.text.strip(".")
                for word in numbers
                if frame.x0 < word.x < frame.x1 and frame.y0 + 10 < word.y < frame.y0 + 45
            }
            assert len(said) == 1
            strokes = [one for one in thick if frame.x0 < one.x0 < frame.x1 and frame.y0 < one.y0 < frame.y1]
            assert all(near(one.size[0], 28) for one in strokes)
            found[int(said.pop()), len(strokes)] += 1
    wanted = zip(kit.fields.card_number.tolist(), kit.fields.card_bridges.tolist(), strict=True)
    assert found == Counter(wanted)
    assert fronts == backs == 18


# --- The Border ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
def test_every_space_of_the_border(paper: str) -> None:
    kit = game_of("the_border").kit()
    from landbridge.core.show.scene import scene_of

    ground = scene_of(kit.game).layout(kit)["board"]
    found = printed("the_border", "boards", paper)
    assert len(found) == len(ground["boards"]) == 4
    for page, segments in zip(found, ground["boards"], strict=True):
        scale = 180 / ground["width"]
        maps = [
            one
            for one in page.shapes
            if near(one.size[0], 180) and near(one.size[1], ground["height"] * scale)
        ]
        assert len(maps) == 1

        def at(space: int, country=maps[0], scale=scale) -> tuple[float, float]:  # type: ignore[no-untyped-def]
            x, y = ground["spaces"][space]["at"]
            return country.x0 + x * scale, country.y0 + y * scale

        tall = 2 * 0.86 * ground["radius"] * scale
        hexagons = [
            one for one in page.shapes if near(one.size[1], tall) and near(one.size[0], tall * sqrt(3) / 2)
        ]
        for hue in ("red", "green", "blue", "yellow", "orange", "grey"):
            painted = [one.middle for one in hexagons if one.fill == colour(hue)]
            same_places(
                painted, [at(n) for segment in segments if segment["hue"] == hue for n in segment["spaces"]]
            )
        white = [one.middle for one in hexagons if one.fill == colour("sheet")]
        same_places(white, [at(n) for n in ground["white"]])
        said = Counter(word.text for word in words_in(page, maps[0].x0, maps[0].y0, 180, maps[0].size[1]))
        assert Counter({f"{area['value']}·{area['later']}": 1 for area in ground["areas"]}) <= said
        assert sum(said[str(n)] for n in (2, 3, 4, 5)) == 24  # each segment says how long it is


# --- Loopit --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
def test_every_square_of_loopit_over_all_pages(paper: str) -> None:
    kit = game_of("loopit").kit()
    found = printed("loopit", "board", paper)
    assert len(found) == 4
    side = 13 * 24 + 2 * 0.4 * 24
    part = (side - 10) / 2 + 10  # of the board on each page, 10 millimetres shared
    seen: dict[tuple[int, int], int] = {}
    for n, page in enumerate(found):
        squares = [
            one
            for one in page.shapes
            if one.kind == "rect" and near(one.size[0], 24) and near(one.size[1], 24)
        ]
        # Where the board's own corner would be: from the clipped background.
        left = (page.width - part) / 2 - (n % 2) * (part - 10)
        room = page.height - 12 - 16
        top = 12 + (room - part) / 2 - (n // 2) * (part - 10)
        for one in squares:
            x, y = (one.x0 - left) / 24 - 0.4, (one.y0 - top) / 24 - 0.4
            column, row = round(x), round(y)
            if not 0 <= one.middle[0] - left - (n % 2) * (part - 10) <= part:
                continue  # drawn, but outside of what this page shows
            if not 0 <= one.middle[1] - top - (n // 2) * (part - 10) <= part:
                continue
            assert near(x, column, 0.01)
            assert near(y, row, 0.01)
            times = next((k for k in range(2, 7) if one.fill == colour(f"bonus-{k}")), 1)
            seen[column, row] = times
        said = [word for word in page.words if word.text.startswith("×")]
        for word in said:
            column, row = int((word.x - left) / 24 - 0.4), int((word.y - top) / 24 - 0.4)
            assert f"×{kit.board.bonus[13 * row + column]}" == word.text
    assert [seen[square % 13, square // 13] for square in range(169)] == list(kit.board.bonus)


def test_every_tile_of_loopit_with_its_ends_and_value() -> None:
    kit = game_of("loopit").kit()
    found: Counter[tuple[str, int]] = Counter()
    for page in printed("loopit", "tiles"):
        tiles = [
            one
            for one in page.shapes
            if one.kind == "rect" and near(one.size[0], 28) and near(one.size[1], 28)
        ]
        ends = [
            one for one in page.shapes if one.line == colour("line-case") and near(one.width, 24 * 0.24, 0.1)
        ]
        for tile in tiles:
            x, y = tile.middle
            reached = ""
            for letter, u, v in (("N", 0, -1), ("E", 1, 0), ("S", 0, 1), ("W", -1, 0)):
                edge = (x + 14.16 * u, y + 14.16 * v)
                touching = [
                    one
                    for one in ends
                    if any(near(a, edge[0], 0.1) and near(b, edge[1], 0.1) for a, b in one.points)
                ]
                reached += letter if touching else ""
            said = [w.text for w in page.words if x - 12 < w.x < x and y - 12 < w.y < y]
            found[reached, int(said[0].strip("."))] += 1
    wanted: Counter[tuple[str, int]] = Counter()
    for kind in kit.board.kinds:
        wanted["".join(sign for bit, sign in enumerate("NESW") if kind.ends >> bit & 1), kind.value] = (
            kind.tiles
        )
    assert found == wanted
    assert found.total() == 81


# --- River Dragons -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
def test_every_island_and_village_of_the_delta_at_true_size(paper: str) -> None:
    board = game_of("river_dragons").kit().board
    found = printed("river_dragons", "board", paper)
    assert len(found) == 6
    across, down = (2 * board.half_width - 10) / 3 + 10, (2 * board.half_height - 10) / 2 + 10
    for radius, points in ((board.island_radius, board.islands), (board.village_radius, board.villages)):
        places: set[tuple[float, float]] = set()
        for n, page in enumerate(found):
            left = (page.width - across) / 2 - n % 3 * (across - 10)
            top = 12 + (page.height - 28 - down) / 2 - n // 3 * (down - 10)
            places |= {
                (round(x - left, 1), round(y - top, 1))
                for x, y in page.circles(radius)
                if left + n % 3 * (across - 10) <= x <= left + n % 3 * (across - 10) + across
                and top + n // 3 * (down - 10) <= y <= top + n // 3 * (down - 10) + down
            }
        # Points lie at x/2 to the right and y·√3/2 up from the middle, in millimetres; shared strips show some twice.
        wanted = [(board.half_width + x / 2, board.half_height - y * sqrt(3) / 2) for x, y in points]
        assert len(wanted) == len(points)
        for x, y in places:
            assert any(near(x, a, 0.12) and near(y, b, 0.12) for a, b in wanted)
        for a, b in wanted:
            assert any(near(x, a, 0.12) and near(y, b, 0.12) for x, y in places)


def test_planks_at_true_length_and_every_stone() -> None:
    board = game_of("river_dragons").kit().board
    found = printed("river_dragons", "planks")
    bleed = 2
    wood: Counter[float] = Counter()
    for page in found:
        for one in page.shapes:
            if one.kind == "rect" and one.fill == colour("wood"):
                assert near(one.size[1], board.plank_width + 2 * bleed)
                wood[round(one.size[0] - 2 * bleed, 1)] += 1
    assert wood == dict.fromkeys(board.lengths, 6)
    assert sum(len(page.circles(board.stone_radius, colour("stone"))) for page in found) == 27


def test_everybody_gets_eight_actions_and_a_dragon_for_every_opponent() -> None:
    said = " ".join(word.text for page in printed("river_dragons", "cards") for word in page.words)
    assert said.count("Jump") == said.count("Remove") == 6
    assert said.count("Blue dragon") == 5


# --- every page ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", ["hashi", "loopit", "river_dragons", "the_border"])
def test_a_ruler_of_a_hundred_millimetres_and_cut_marks(game: str, paper: str) -> None:
    for page in printed(game, "score", paper):
        assert (page.width, page.height) == pytest.approx(SIZES[paper], abs=0.01)
        assert [one for one in page.shapes if near(one.size[0], 100) and one.y0 > page.height - 16]
        assert [word.text for word in page.words if word.text == "100"]
        # Four sheets have four corners with two marks each, and a wider, white one below each.
        marks = [one for one in page.shapes if near(one.width, 0.15, 0.01) and near(max(one.size), 1.6)]
        assert len(marks) == 4 * 4 * 2


def test_nothing_that_is_cut_out_lies_where_printers_cannot_print() -> None:
    for game, what in (("hashi", "cards"), ("the_border", "dice")):
        for page in printed(game, what):
            for one in page.shapes:
                assert one.x0 > 9
                assert one.x1 < page.width - 9
                assert one.y0 > 9
                assert one.y1 < page.height - 5
