"""Bots: found by name, legal, and the same every time."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import landbridge
from landbridge import FATE, Dealer, Game, Match
from landbridge.bots import bot as bots
from landbridge.core.game import Kit

HASHI = landbridge.game("hashi")
NAMES = sorted(bots.bots(HASHI))


def kit_of(paper: str = "off", side: str = "A") -> Kit:
    return HASHI.kit(HASHI.options_from({"side": side, "paper": paper}))


def played(name: str, kit: Kit, seats: int, seed: int) -> Match:
    """A whole game of one bot on every seat; `Match` refuses whatever is illegal."""
    match = Match(HASHI, kit, [name] * seats, Dealer(seed.to_bytes(8, "big")))
    bot, luck = bots.find(HASHI, name), Random(seed)
    while not match.over:
        match.deal()
        for seat in match.acting:
            match.play(seat, bot(HASHI, kit, match.view(seat), seat, luck, None))
    return match


def test_hashi_has_these_bots() -> None:
    assert NAMES == [
        "beginner",
        "casual",
        "champion",
        "club",
        "expert",
        "greedy",
        "master",
        "passive",
        "random",
    ]


@pytest.mark.few(6)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("paper", ["off", "on"])
@pytest.mark.parametrize("seats", [1, 3])
def test_bots_play_legally_and_the_same_every_time(name: str, paper: str, seats: int) -> None:
    kit = kit_of(paper)
    match = played(name, kit, seats, 7)
    assert match.over
    assert played(name, kit, seats, 7).log == match.log


@pytest.mark.few(4)
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_does_not_change_the_view_it_is_given_or_draw_from_elsewhere(name: str) -> None:
    kit = kit_of()
    bot = bots.find(HASHI, name)
    match = Match(HASHI, kit, "ab", Dealer(b"12345678"))
    for _ in range(30):
        match.deal()
        seat = match.acting[0]
        view = match.view(seat)
        before, state = view.tobytes(), Random(3)
        move = bot(HASHI, kit, view, seat, state, None)
        assert view.tobytes() == before
        assert bot(HASHI, kit, view, seat, Random(3), None) == move
        match.play(seat, move)


def test_random_makes_no_mistakes_on_paper() -> None:
    kit = kit_of("on")
    match = played("random", kit, 2, 1)
    # Nobody errs, so no challenge strikes anything, and the marks are a game of the ordinary rules.
    assert all(match.state.marks[seat].struck == 0 for seat in range(2))
    ordinary = kit_of()
    again = HASHI.start(ordinary, 2)
    for seat, move in match.log:
        if move < ordinary.moves:
            assert HASHI.check(ordinary, again, seat, move) == 0
            HASHI.do(ordinary, again, seat, move)


def test_passive_waives_everything() -> None:
    match = played("passive", kit_of(), 2, 1)
    assert match.points() == [0, 0]


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    with pytest.raises(bots.NoSuchBot, match="greedy, master, passive, random"):
        bots.find(HASHI, "greedi")


def test_a_bot_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "def last(game, kit, view, seat, rng, budget):\n    return game.offers(kit, view, seat)[-1]\n"
    )
    bot = bots.find(HASHI, f"{file}:last")
    kit = kit_of()
    view = HASHI.view(kit, HASHI.start(kit, 2), 0)
    assert bot(HASHI, kit, view, 0, Random(1), None) == HASHI.offers(kit, view, 0)[-1]


@pytest.mark.parametrize(
    ("text", "name", "says"),
    [
        (None, "gone.py:x", "no file"),
        ("x = 1", "mine.py:nobody", "no function"),
        ("x = 1", "mine.py:x", "no function"),
        ("import nothing_of_this_name", "mine.py:x", "ModuleNotFoundError"),
        ("def", "mine.py:x", "SyntaxError"),
    ],
)
def test_a_file_without_a_bot_is_explained(tmp_path: Path, text: str | None, name: str, says: str) -> None:
    if text is not None:
        (tmp_path / "mine.py").write_text(text)
    with pytest.raises(bots.NoSuchBot, match=says):
        bots.find(HASHI, str(tmp_path / name))


def test_a_game_without_a_bot_module_has_the_general_ones() -> None:
    class Bare(type(HASHI)):  # type: ignore[misc]
        pass

    Bare.__module__ = "landbridge.core.play.match"  # a package without a module `bot`
    assert sorted(bots.bots(Bare())) == ["casual", "club", "master", "passive", "random"]


def test_honest_falls_back_to_what_is_offered() -> None:
    class Strict(type(HASHI)):  # type: ignore[misc]
        def honest(self, *_: object) -> list[int]:
            return []

    game: Game = Strict()
    kit = kit_of()
    s = HASHI.start(kit, 1)
    assert bots.honest(game, kit, s, 0) == HASHI.offers(kit, s, 0)


def test_fate_is_no_seat_a_bot_plays() -> None:
    kit = kit_of()
    match = played("random", kit, 1, 2)
    assert sum(entry.seat == FATE for entry in match.log) == 17
