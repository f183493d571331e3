"""Sheets that only paper knows (H5.3): more than six bridges at an island, drafts that no rule can complete."""

from __future__ import annotations

import io
from random import Random

import numpy as np
import pytest
from rich.console import Console

from landbridge import FATE, PUBLIC, State
from landbridge.bots import bot as bots
from landbridge.bots.advice import advise
from landbridge.core.show.scene import scene_of
from landbridge.games.hashi.bot.evaluation import ROOM, WEIGHTS, judge_islands
from landbridge.games.hashi.rules import paper, rulebook
from landbridge.games.hashi.show import terminal
from landbridge.games.hashi.state import BRIDGE, DONE, ISLANDS, MOVES
from landbridge.lab.observation import encoding
from landbridge.texts import LANGUAGES, words
from tests.games.hashi.table import GAME, NAMES, Table

BUDGET = 60  # games in thought: enough to play some, and quick
SIX = "A 4@a3  B 4@a3  card 6/3  A d1-d2 d1-d2 d1-d2 b2-d2 b2-d2 b2-d2 .  B .  A no  B no"
SHEETS = {
    7: f"{SIX}  card 4/3  A d2-e2 .  B .  A no  B no",
    8: f"{SIX}  card 4/3  A d2-e2 d2-e2 .  B .  A no  B no",
    12: f"{SIX}  card 4/3  A d2-e2 d2-e2 d2-e2 d2-d4 d2-d4 d2-d4 .  B .  A no  B no",
}
crowds = pytest.mark.parametrize("count", SHEETS)


def crowded(count: int, *, compiled: bool = False, card: str = "6/1") -> Table:
    """So many bridges lead to d2 on Ada's sheet, which has no number; and a card is turned."""
    table = Table(2, f"{SHEETS[count]}  card {card}", paper=True, compiled=compiled)
    assert table.degree("A", "d2") == count
    return table


def number_of(table: Table, island: str) -> int:
    return [one.name for one in table.kit.board.islands].index(island)


def unmendable(compiled: bool = False) -> Table:
    """One bridge of two is drawn, and by the rules there is no room for the other."""
    script = "A 3@a3  card 6/2  A a3-a1 a3-a1 .  A no  card 5/2  A a3-a5"
    return Table(1, script, paper=True, compiled=compiled)


@pytest.mark.few(12)
@crowds
@pytest.mark.parametrize("name", sorted(bots.bots(GAME)))
def test_every_bot_plays_on_beside_a_crowded_island(name: str, count: int, compiled: bool) -> None:
    table = crowded(count, compiled=compiled)
    for seat in range(2):
        view = table.match.view(seat)
        move = bots.find(GAME, name)(GAME, table.kit, view, seat, Random(5), BUDGET)
        assert move in GAME.honest(table.kit, table.state, seat)


@crowds
def test_a_bot_expects_nothing_of_a_crowded_island(count: int) -> None:
    """No number is large enough for it."""
    table = crowded(count)
    chances = [0] * ROOM
    judge_islands(table.kit.fields.fields, table.state.table, 0, WEIGHTS, chances)
    assert chances[number_of(table, "d2")] == 0
    assert max(chances[:ISLANDS]) > 0


@crowds
def test_a_hint_beside_a_crowded_island(count: int, compiled: bool) -> None:
    table = crowded(count, compiled=compiled)
    budget = None if compiled else 2
    found = advise(GAME, table.kit, table.match.view(0), 0, Random(5), budget)
    assert found
    assert all(GAME.check(table.kit, table.state, 0, one.move) == 0 for one in found)


@crowds
@pytest.mark.parametrize("card", ["1/1", "6/1"])
def test_the_rules_offer_a_crowded_island_no_number(count: int, card: str) -> None:
    """Offers compare all islands at once, `check` looks at one: both have to count as far as paper goes."""
    table = crowded(count, card=card)
    kit, t = table.kit.fields.fields, table.state.table
    out = [0] * MOVES
    offered = out[: rulebook.offer(kit, t, 0, out)]
    assert offered == [move for move in range(MOVES) if rulebook.check(kit, t, 0, move) == rulebook.LEGAL]
    assert "d2" not in {GAME.write(table.kit, table.state, 0, move)[2:] for move in offered if move < BRIDGE}


def test_erased_bridges_make_room_again(compiled: bool) -> None:
    """Counted anew, the crowd is gone: two bridges of the second card are erased, six are left."""
    table = Table(
        2,
        f"{SIX}  card 4/3  A d2-e2 d2-e2 .  B .  A no  B A!d2-e2  card 6/1",
        paper=True,
        compiled=compiled,
    )
    assert table.degree("A", "d2") == 6
    sheet = table.state.table.sheets[0]
    assert rulebook.with_more(sheet, 5) == 1 << number_of(table, "d2")
    assert rulebook.with_more(sheet, 6) == 0
    assert GAME.read(table.kit, table.state, 0, "6@d2") in GAME.honest(table.kit, table.state, 0)


@crowds
def test_the_page_shows_a_crowded_island(count: int) -> None:
    table = crowded(count)
    for viewer in (0, 1, PUBLIC):
        told = scene_of(GAME).scene(table.kit, GAME.view(table.kit, table.state, viewer), viewer)
        (island,) = (one for one in told["board"]["sheets"][0]["islands"] if one["name"] == "d2")
        assert (island["bridges"], island["number"], island["finished"]) == (count, 0, False)
        for language in LANGUAGES:
            for label in told["labels"].values():
                assert words(language).say(label["key"], label["values"])
    own = scene_of(GAME).scene(table.kit, table.match.view(0), 0)["labels"]["island-d2"]
    assert str(count) in words("en").say(own["key"], own["values"])


@crowds
def test_a_learner_sees_a_crowded_island(count: int, compiled: bool) -> None:
    table = crowded(count, compiled=compiled)
    rows = encoding(table.kit, 2)
    for seat in range(2):
        row = rows.write(table.match.view(seat), seat)
        assert np.all(rows.low <= row)
        assert np.all(row <= rows.high)
        degree = rows.named(row)["degree"]
        assert degree[seat].max() == count  # Ada's sheet comes first for her, second for Ben
        assert degree[seat, 1, 3] == count  # d2: the fourth column of the second row


@crowds
@pytest.mark.parametrize("size", [(80, 24), (100, 50)])
def test_a_terminal_draws_a_crowded_island(count: int, size: tuple[int, int]) -> None:
    table = crowded(count)
    console = Console(width=size[0], file=io.StringIO())
    console.print(terminal.draw(table.kit, table.match.view(0), 0, words("en"), NAMES[:2], size=size))
    drawn = str(console.file.getvalue())  # type: ignore[attr-defined]
    assert "≡" in drawn  # the three from b2


def test_after_too_many_bridges_no_more_are_honest(compiled: bool) -> None:
    table = Table(1, "A 4@a3  card 6/1  A a3-a1 a3-a1", paper=True, compiled=compiled)
    assert GAME.honest(table.kit, table.state, 0) == [DONE]


@pytest.mark.few(6)
@pytest.mark.parametrize("name", sorted(bots.bots(GAME)))
def test_every_bot_ends_a_draft_that_nobody_can_mend(name: str, compiled: bool) -> None:
    """It may take over from somebody who began to draw where the rules leave no room for the rest."""
    table = unmendable(compiled)
    assert GAME.honest(table.kit, table.state, 0) == []
    move = bots.find(GAME, name)(GAME, table.kit, table.match.view(0), 0, Random(5), BUDGET)
    assert GAME.check(table.kit, table.state, 0, move) == 0
    if name != "random":
        assert move == DONE


def test_a_hint_for_a_draft_that_nobody_can_mend(compiled: bool) -> None:
    table = unmendable(compiled)
    budget = None if compiled else 2
    found = advise(GAME, table.kit, table.match.view(0), 0, Random(5), budget)
    assert found[0].move == DONE


def test_paper_asks_the_ordinary_rules_about_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ties and odds are the ordinary game's, so they are asked about the ordinary game's state."""
    table = Table(2, SIX, paper=True)
    asked: list[State] = []

    def spy(kit: object, s: State, number: int) -> int:
        asked.append(s)
        return 7

    monkeypatch.setattr(paper, "ordinary_tiebreak", spy)
    monkeypatch.setattr(paper, "ordinary_weight", spy)
    kit, s = table.kit.fields.fields, table.state
    moves = GAME.offers(table.kit, s, FATE)
    assert paper.tiebreak(kit, s.fields, 1) == paper.weight(kit, s.fields, moves[0]) == 7
    assert [one.seats for one in asked] == [2, 2]
