"""The arena: fair, the same for every number of processes, and clear about a bot that fails."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
import typer
from typer.testing import CliRunner

import landbridge
from landbridge.bots import bot as bots
from landbridge.core.errors import LandbridgeError
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.play.record import follow
from landbridge.lab.arena import ArenaStopped, Contest, Played, arena, labels, play, rounded, summary
from landbridge.lab.arena.command import _show as show
from landbridge.lab.arena.command import arena as command
from landbridge.texts import LANGUAGES, words

HASHI = landbridge.game("hashi")
RANDOMS = Contest("hashi", ("random", "random", "passive"), seed=11)
APP = typer.Typer()
APP.command()(command)

SPY = """
from landbridge import UNKNOWN
from landbridge.games.hashi.state import DRAFT, SET_UP

def spy(game, kit, view, seat, rng, budget):
    if view.stage in (SET_UP, DRAFT):
        for other in range(view.seats):
            if other != seat:
                assert view.wrote[other] == view.drawn[other] == UNKNOWN, "somebody's draft is open"
    return game.passive(kit, view, seat)
"""

FAILING = """
def failing(answer):
    def choose(game, kit, view, seat, rng, budget):
        return answer() if view.card_no == 3 else game.passive(kit, view, seat)
    return choose

def no_idea():
    raise RuntimeError("no idea")

crash = failing(no_idea)
cheat = failing(lambda: PREPARED)
wild = failing(lambda: -7)
leaves = failing(exit)
mute = failing(lambda: None)
PREPARED = 59  # 4@d1, for the set-up only
"""


def games_of(contest: Contest, deals: int, jobs: int = 1) -> list[Played]:
    return list(play(contest, deals, jobs, records=True))


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.py"
    file.write_text(SPY + FAILING)
    return file


# --- fairness ---------------------------------------------------------------------------------------------


def test_everybody_sits_everywhere_and_a_deal_has_one_luck() -> None:
    played = games_of(RANDOMS, deals=2)
    assert [one.number for one in played] == [1, 2, 3, 4, 5, 6]
    assert [one.rotation for one in played] == [0, 1, 2, 0, 1, 2]
    cards, passive = [], []
    for one in played:
        match = landbridge.loads(one.record)
        cards.append([move for seat, move in match.log if seat == landbridge.FATE])
        passive.append(match.names.index("bot:passive"))
        assert match.points()[passive[-1]] == one.points[2]
    assert passive == [2, 0, 1, 2, 0, 1]
    assert cards[0] == cards[1] == cards[2] != cards[3] == cards[4] == cards[5]


def test_records_are_whole_and_their_luck_can_be_checked() -> None:
    match = landbridge.loads(games_of(RANDOMS, 1)[0].record)
    assert match.over
    assert match.dealer is not None
    events, _ = follow(match, match.dealer.secret)
    assert len(events) == 17
    assert all(event.true for event in events)


def test_the_same_seed_plays_the_same_whatever_the_processes() -> None:
    one, two = games_of(RANDOMS, 4, jobs=1), games_of(RANDOMS, 4, jobs=2)
    assert one == two
    assert games_of(replace(RANDOMS, seed=12), 1)[0].record != one[0].record


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert rounded(RANDOMS, 7) == 9
    result = arena(RANDOMS, 7, jobs=1)
    assert (result.games, result.deals) == (9, 3)


def test_bots_get_views_only(own: Path) -> None:
    contest = Contest("hashi", (f"{own}:spy", f"{own}:spy"))
    assert arena(contest, 2, jobs=1).games == 2


def test_the_spy_would_notice_a_full_state(own: Path) -> None:
    """So that the test above means something."""
    kit = HASHI.kit()
    match = Match(HASHI, kit, "ab", Dealer(b"12345678"))
    spy = bots.find(HASHI, f"{own}:spy")
    luck = Random(0)
    spy(HASHI, kit, match.view(0), 0, luck, None)
    with pytest.raises(AssertionError, match="draft is open"):
        spy(HASHI, kit, match.state, 0, luck, None)


def test_an_arena_that_handed_out_the_state_would_be_caught(
    own: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bug planted: whoever asks for a view gets everything."""
    monkeypatch.setattr(Match, "view", lambda self, viewer: self.state.copy())
    with pytest.raises(ArenaStopped, match="draft is open"):
        arena(Contest("hashi", (f"{own}:spy", f"{own}:spy")), 2, jobs=1)


# --- what came out ----------------------------------------------------------------------------------------


def game(number: int, deal: int, rotation: int, points: tuple[int, int]) -> Played:
    best = max(points)
    shares = tuple((p == best) / points.count(best) for p in points)
    places = tuple(1 + sum(p > one for p in points) for one in points)
    return Played(number, deal, rotation, points, shares, places, turns=17, decisions=10 * number, record="")


def test_standings_of_known_games() -> None:
    contest = Contest("hashi", ("x", "y"))
    deals = [game(1, 0, 0, (10, 4)), game(2, 0, 1, (6, 6)), game(3, 1, 0, (4, 8)), game(4, 1, 1, (12, 2))]
    result = summary(contest, deals)
    x, y = result.standings
    assert (x.games, x.wins, y.wins) == (4, 2.5, 1.5)
    assert (x.least, x.median, x.most) == (4, 8, 12)
    # Deals give x 8 and 8. That is no spread between deals, but two of them do not make a figure certain.
    assert x.points.mean == 8
    assert x.points.low is not None
    assert x.points.high is not None
    assert 4 < x.points.low < 8 < x.points.high < 12
    # Deals give y 5 and 5; wins of x 0.75 and 0.5.
    assert x.share.mean == 0.625
    # Seat A: x in rotation 0, y in rotation 1, i.e. 1, ½, 0 and 0.
    assert [seat.mean for seat in result.by_seat] == [0.375, 0.625]
    assert (result.turns, result.decisions) == (17, 25)


def test_a_bot_that_plays_twice_is_numbered() -> None:
    assert labels(("a", "b", "a", "a")) == ["a", "b", "a 2", "a 3"]


def test_one_bot_plays_alone() -> None:
    result = arena(Contest("hashi", ("random",)), 3, jobs=1)
    assert (result.games, result.deals) == (3, 3)
    assert result.standings[0].points.mean > 0


# --- failures ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("crash", "bot:own.py:crash crashed in game 1 on seat B: RuntimeError: no idea"),
        ("cheat", "bot:own.py:cheat played 4@d1 in game 1 on seat B, which is illegal."),
        ("wild", "bot:own.py:wild played -7 in game 1 on seat B, which is illegal."),
        ("leaves", "bot:own.py:leaves crashed in game 1 on seat B: SystemExit"),
        ("mute", "bot:own.py:mute crashed in game 1 on seat B: TypeError"),
    ],
)
def test_a_failing_bot_stops_the_arena(own: Path, bot: str, says: str) -> None:
    with pytest.raises(ArenaStopped) as stopped:
        arena(Contest("hashi", ("random", f"{own}:{bot}")), 4, jobs=1)
    assert str(stopped.value).startswith(says)
    assert landbridge.loads(stopped.value.played.record).state.card_no == 3


def test_the_first_failure_is_the_same_whatever_the_processes(own: Path) -> None:
    contest = Contest("hashi", ("random", f"{own}:crash"), seed=1)
    told = []
    for jobs in (1, 2):
        with pytest.raises(ArenaStopped) as stopped:
            arena(contest, 8, jobs=jobs)
        told.append((str(stopped.value), stopped.value.played))
    assert told[0][0] == told[1][0]
    assert told[0][1].record == told[1][1].record
    assert "RuntimeError: no idea" in (told[0][1].failure.trace if told[0][1].failure else "")


@pytest.mark.parametrize(
    ("contest", "says"),
    [
        (Contest("hashi", ("nobody",)), "No bot"),
        (Contest("hashi", ("random",) * 5), "1 to 4 players"),
        (Contest("hashi", ("random",), (("side", "C"),)), "cannot be"),
    ],
)
def test_what_cannot_be_played_is_explained(contest: Contest, says: str) -> None:
    with pytest.raises(LandbridgeError, match=says):
        arena(contest, 1, jobs=1)


# --- the command ------------------------------------------------------------------------------------------


def test_the_command_tells_a_table(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    said = CliRunner().invoke(
        APP, ["hashi", "random", "passive", "--games", "4", "--jobs", "1", "--records", str(folder)]
    )
    assert said.exit_code == 0, said.output
    assert "4 games, 2 deals" in said.stdout
    assert "Wins by seat" in said.stdout
    (file,) = folder.iterdir()
    assert file.name.startswith("hashi-0-")
    assert file.name.endswith("-000000001.txt")
    assert file.read_text().count("secret ") == 4


def test_the_command_tells_json() -> None:
    said = CliRunner().invoke(
        APP, ["hashi", "random", "--games", "2", "--jobs", "1", "--side", "B", "--json"]
    )
    result = json.loads(said.stdout)
    assert result["contest"]["options"] == [["side", "B"]]
    assert result["standings"][0]["games"] == 2
    assert result["standings"][0]["points"]["low"] <= result["standings"][0]["points"]["mean"]


def test_the_command_saves_the_game_of_a_failing_bot(own: Path) -> None:
    folder = own.parent / "kept"
    said = CliRunner().invoke(APP, ["hashi", f"{own}:cheat", "--jobs", "1", "--records", str(folder)])
    assert said.exit_code == 1
    assert "which is illegal" in said.stderr
    assert len(landbridge.loads((folder / "arena-failed-1.txt").read_bytes()).log) > 3


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["chess", "random"], "No game is called “chess”"),
        (["hashi", "random", "--lang", "tlh"], "tlh"),
        (["hashi", "nobody"], "No bot “nobody”"),
        (["hashi", "random", "--option", "paper"], "name=value"),
        (["hashi", "random", "--option", "paper=maybe"], "cannot be “maybe”"),
        (["hashi", "random", "--board", "nowhere.toml"], "cannot be read"),
    ],
)
def test_the_command_explains_what_it_refuses(given: list[str], says: str) -> None:
    said = CliRunner().invoke(APP, given)
    assert said.exit_code == 2
    assert says in said.stderr


# --- the screen -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_fits_eighty_columns(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With Loopit's three digits, a full field and nothing cut off."""
    contest = Contest("loopit", ("greedy", "random", "passive", "greedy"))
    result = summary(contest, [wide(number) for number in range(8)])
    show(result, words(lang))
    said = capsys.readouterr().out
    assert max(len(line) for line in said.splitlines()) <= 80
    assert "…" not in said
    assert (said.count("423·423·423"), said.count("123·273·423")) == (3, 1)


def wide(number: int) -> Played:
    points = (423, 123 + 300 * (number % 2), 423, 423)
    shares = tuple((p == 423) / points.count(423) for p in points)
    places = tuple(1 + sum(p > one for p in points) for one in points)
    return Played(number + 1, number // 4, number % 4, points, shares, places, 17, 100, "")


def test_three_seats_turn_the_right_way() -> None:
    """Bot i sits on seat i + rotation: with three bots a wrong sign shows, with two it does not."""
    contest = Contest("hashi", ("x", "y", "z"))
    played = []
    for rotation in range(3):
        winner = (0 - rotation) % 3  # whoever of the field sits on seat A wins
        shares = tuple(float(i == winner) for i in range(3))
        places = tuple(1 if i == winner else 2 for i in range(3))
        played.append(Played(rotation + 1, 0, rotation, (0, 0, 0), shares, places, 17, 10, ""))
    assert [seat.mean for seat in summary(contest, played).by_seat] == [1, 0, 0]
    told = games_of(replace(RANDOMS, field=("random", "passive", "random")), 1)
    for one in told:
        assert landbridge.loads(one.record).names.index("bot:passive") == (1 + one.rotation) % 3
