"""What a sheet looks like, sign by sign."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import landbridge
from landbridge.games.hashi.show import terminal, text_board
from landbridge.texts import words

BOARD = """
name = "Test"
side = "B"
drawing = \"\"\"
    a b c d e f
  1 . R . o . B
  2 B . o . o .
  3 o . o . R .
  4 R o . . . o
  5 o . . B o .
  6 . o o . . R
\"\"\"
"""


def match_after(*moves: str, **options: str) -> landbridge.Match:
    """Ada alone; FATE's moves are written `card 4/3`."""
    game = landbridge.game("hashi")
    kit = game.kit(game.options_from({"board": BOARD, **options}))
    match = landbridge.Match(game, kit, ["Ada"])
    for text in moves:
        seat, said = (landbridge.FATE, text[5:]) if text.startswith("card ") else (0, text)
        match.play(seat, game.read(kit, match.state, seat, said))
    return match


def picture(match: landbridge.Match, layout: text_board.Layout = text_board.LARGE) -> list[str]:
    marks = text_board.ink(match.kit, match.view(0), 0)
    return [line.rstrip() for line in text_board.draw(match.kit, marks, layout).plain.split("\n")]


def plain(thing: object) -> str:
    console = Console(width=80, file=io.StringIO())
    console.print(thing)
    return str(console.file.getvalue())  # type: ignore[attr-defined]


MIDDLE = ("4@d1", "card 3/3", "3@e2", "c2-e2", "c2-e2", "e2-e3", ".", "card 2/2", "2@c2", "d1-f1", "d1-f1")


def test_islands_bridges_and_what_is_left_to_do() -> None:
    rows = picture(match_after(*MIDDLE))
    assert rows[0] == "    a       b       c       d       e       f"
    assert rows[1:8] == [
        "          ╭───╮           ╭───╮           ╭───╮",
        "1         │►  │···········│ 4₂╞═══════════╡◆  │",
        "          ╰───╯           ╰───╯           ╰───╯",
        "            ┊                               ┊",
        "  ╭───╮     ┊     ╔═══╗           ╔═══╗     ┊",
        "2 │◆  │     ┊     ║ 2 ╠═══════════╣ 3 ║     ┊",
        "  ╰───╯     ┊     ╚═══╝           ╚═╤═╝     ┊",
    ]


def test_the_small_layout_says_the_same_in_fewer_rows() -> None:
    rows = picture(match_after(*MIDDLE), text_board.SMALL)
    assert len(rows) == 17
    assert rows[1] == "1         (►  )···········( 4₂)═══════════(◆  )"
    assert rows[4] == "2 (◆  )     ┊     [ 2 ]═══════════[ 3 ]     ┊"


def test_fresh_ink_has_a_style_of_its_own() -> None:
    match = match_after(*MIDDLE)
    drawn = text_board.draw(match.kit, text_board.ink(match.kit, match.view(0), 0), text_board.SMALL)
    wet = [
        drawn.plain[span.start : span.end] for span in drawn.spans if span.style == text_board.STYLES["wet"]
    ]
    assert wet == ["═" * 11, "2"]


def test_what_stands_in_the_way_is_marked() -> None:
    match = match_after(*MIDDLE)
    marks = text_board.ink(match.kit, match.view(0), 0)
    drawn = text_board.draw(match.kit, marks, text_board.SMALL, ("line-c2-e2", "island-e2"))
    way = "".join(drawn.plain[s.start : s.end] for s in drawn.spans if s.style == text_board.STYLES["way"])
    assert "═══════════" in way
    assert "3" in way


def test_crossings_of_printed_lines_can_be_seen() -> None:
    match = match_after()
    assert sum(row.count("┼") for row in picture(match)) == len(match.kit.board.crossings)


def test_on_paper_everything_can_be_drawn_on_and_three_bridges_are_seen() -> None:
    rows = picture(
        match_after("4@d1", "card 3/3", "c2-e2", "c2-e2", "c2-e2", "d1-d5", paper="on"), text_board.SMALL
    )
    assert rows[4] == "2 (◆  )·····┼·····(   )≡≡≡≡≡╬≡≡≡≡≡(   )     ┊"


@pytest.mark.parametrize("size", [(80, 24), (80, 50), (60, 24), (200, 24)])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_whole_table_fits(size: tuple[int, int], language: str) -> None:
    match = match_after(*MIDDLE)
    console = Console(width=size[0], file=io.StringIO())
    console.print(terminal.draw(match.kit, match.view(0), 0, words(language), ["Ada" * 20], (), size))
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert max(len(line.rstrip()) for line in lines) <= 80
    assert size != (80, 24) or len(lines) <= 20


def test_the_card_bar_crosses_off_what_was_turned() -> None:
    match = match_after(*MIDDLE)
    bar = plain(terminal.draw(match.kit, match.view(0), 0, words("en"), ["Ada"])).splitlines()[-1]
    assert bar.rstrip() == " 1/1 1/2 1/3  2/1‹2/2›2/3  3/1 3/2  ×   4/1 4/2 4/3  5/1 5/2 5/3  6/1 6/2 6/3"


def test_goals_show_how_far_and_how_much() -> None:
    match = match_after(*MIDDLE)
    shown = plain(terminal.draw(match.kit, match.view(0), 0, words("en"), ["Ada"]))
    assert "islands           2/18     4" in shown
    assert "► red flags          0/4   9/5" in shown
    assert "✎ 2@c2 d1-f1 d1-f1" in shown
    assert "2 of 2 drawn" in shown


def test_alone_late_goals_are_worth_less() -> None:
    """H6.2: blue up to the seventh card, the others up to the twelfth."""
    cards = [f"card {n}/{b}" for n in range(1, 7) for b in (1, 2, 3)]
    moves = [text for card in cards[:8] for text in (card, ".")][:-1]
    match = match_after("4@d1", *moves)
    shown = plain(terminal.draw(match.kit, match.view(0), 0, words("en"), ["Ada"]))
    assert "blue flags         0/3   –/3" in shown
    assert "red flags          0/4   9/5" in shown


def test_a_game_without_a_drawing_plays_all_the_same() -> None:
    from landbridge.terminal.art import Art

    match = match_after(*MIDDLE)
    art = Art(match.game, words("en"))
    art._own = None
    assert "A  Ada" in plain(art.draw(match.kit, match.view(0), 0, ["Ada"]))
    assert "Ada  4" in plain(art.sheet(match.kit, match.state, ["Ada"]))
    assert (art.bare(match.kit), art.help_lines(), art.spoken()) == (None, [], {})
