"""L2.7 by the strict reading, `stop = "stuck"`: one may stop only when no tile left on the rack fits."""

from __future__ import annotations

from random import Random

import pytest

from landbridge import Dealer, Match, OptionError, dumps, loads
from landbridge.bots.bot import find
from landbridge.bots.search import Search, Simulator, levels
from landbridge.core.compile.kernel import can_compile
from landbridge.core.kept import kept, to_kept
from landbridge.core.options import to_text
from landbridge.core.play.position import position, read_position
from landbridge.games.loopit.bot import planner
from landbridge.games.loopit.bot.playout import play_greedy
from landbridge.games.loopit.bot.search import searcher
from landbridge.games.loopit.game import Options
from landbridge.games.loopit.state import LAYS, STOP
from tests.games.loopit.show.test_scene import scene
from tests.games.loopit.table import GAME, NAMES, Refusal, Table, kit_of
from tests.games.loopit.test_l2_turn import IDLE

STRICT = {"stop": "stuck"}


def plain(**options: str) -> Options:
    found = GAME.options_from(options)
    assert isinstance(found, Options)
    return found


def cornered(rack: str = "EW4 W7 W7 W8 NS4", **options: str) -> Table:
    """The only line left leads west to f7, where B is to go on."""
    table = Table("N7 S7 W7 NW4 NW5", rack, start="NESW1", options={**STRICT, **options})
    table.play("A S7_g6 N7_g8 W7_h7  tile NS5 NS5 NS5")
    assert table.acting == ["B"]
    return table


def test_l2_7_by_the_strict_reading_one_lays_as_long_as_a_tile_fits() -> None:
    table = Table("EW4 NS4 NS5 EW5 N7", IDLE, options=STRICT)
    assert table.refused("A .") == Refusal("L2.7", "lay-first")
    for lay in ("EW4_h7", "NS4_g6"):
        table.play(f"A {lay}")
        refusal = table.refused("A .")
        assert refusal is not None
        assert (refusal.ruling, refusal.reason) == ("L2.7", "still-fits")
        move = GAME.aim(table.kit, table.state, 0, refusal.witness)
        assert move is not None
        assert GAME.check(table.kit, table.state, 0, move) == 0
    table.play("A NS5_g5")
    assert table.acting == ["tile"]


@pytest.mark.parametrize("edition", ["en", "fr", "nl", "de", "es", "pt"])
def test_l2_7_every_printed_edition_is_strict_and_ours_is_not(edition: str) -> None:
    """All six texts begin with “if one cannot lay three”."""
    for options, reason in (
        ({"edition": edition}, "still-fits"),
        ({"edition": edition, "stop": "free"}, None),
        ({}, None),
    ):
        table = Table("EW4 NS4 NS5 EW5 N7", IDLE, start="NESW1", options=options)
        table.play("A EW4_h7")
        refusal = table.refused("A .")
        assert (refusal and refusal.reason) == reason


def test_l2_7_what_was_played_by_an_edition_that_did_not_say_stays_as_it_was() -> None:
    """A record that names only an edition is from when each of them was free; today's name both."""
    old = "landbridge 2 · loopit 1 · edition en · seats Ada, Ben"
    assert loads(old + "\n").kit.options == plain(edition="en", stop="free")
    assert dumps(loads(old + "\n")).splitlines()[0] == old
    assert Options.unsaid({}) == {}
    match = Match(GAME, GAME.kit(edition="en"), NAMES[:2])
    assert "edition en · stop stuck" in dumps(match).splitlines()[0]
    for said in (
        {"edition": "en"},
        {"edition": "en", "stop": "free"},
        {"stop": "stuck"},
        {"rounds": "german"},
        {},
    ):
        options = plain(**said)
        assert GAME.options_from(kept(Options, to_kept(options))) == options
        line = position(GAME.kit(options), GAME.start(GAME.kit(options), 2), 2)
        assert read_position(line, lambda _: GAME)[0].options == options
        assert GAME.options_from(to_text(options)) == options


@pytest.mark.parametrize(("rack", "lays"), [("EW4 W7 W7 W8 NS4", 1), ("EW4 EW5 W7 W8 NS4", 2)])
def test_l2_7_by_the_strict_reading_one_stops_when_nothing_fits(rack: str, lays: int) -> None:
    table = cornered(rack)
    for lay in ("EW4_f7", "EW5_e7")[:lays]:
        assert "." not in table.offers("B")
        table.play(f"B {lay}")
    assert table.offers("B") == {"."}
    table.play("B .")
    assert table.acting == ["tile"]


def test_l2_7_the_strict_reading_holds_for_drawn_tiles_too() -> None:
    table = Table(start="NESW1", seats=2, rounds="german", options=STRICT)
    table.play("tile EW4 EW5 EW6 NS4  A EW4_h7")
    refusal = table.refused("A .")
    assert refusal is not None
    assert refusal.reason == "still-fits"


def test_l2_7_what_is_no_way_to_stop_is_refused() -> None:
    for given in ("never", "Stuck"):
        with pytest.raises(OptionError):
            Options(stop=given)


@pytest.mark.parametrize(("stop", "known"), [("stuck", True), ("free", False)])
def test_l2_7_who_stopped_by_the_strict_reading_holds_nothing_that_fitted(stop: str, known: bool) -> None:
    """With an empty bag the rest of the rack is kept, and everybody can tell something about it."""
    table = cornered(stop=stop)
    table.empty_bag(thrown_by="A")
    s = table.state
    table.play("B EW4_f7")
    fits = GAME.view(table.kit, s, 0).fitted[1]
    table.play("B .")
    assert fits == 0
    assert (s.fitted[1] >> (2 - 1) & 1 == 1) is known  # E7 and E8 would have fitted e7


def test_l2_7_a_refilled_rack_may_hold_anything() -> None:
    table = cornered()
    table.play("B EW4_f7 .  tile E7")
    assert table.state.fitted[1] == 0


def test_there_is_no_button_for_what_is_not_allowed() -> None:
    table = Table("EW4 NS4 NS5 EW5 N7", IDLE, options=STRICT)
    assert scene(table)["prompt"] == {"key": "loopit-prompt-lay-all", "values": {"left": LAYS}}
    table.play("A EW4_h7")
    assert scene(table)["prompt"] == {"key": "loopit-prompt-lay-on", "values": {"left": 2}}
    assert scene(table)["controls"] == []
    table = cornered()
    table.play("B EW4_f7")
    assert scene(table, "B")["prompt"]["key"] == "loopit-prompt-enough"
    assert scene(table, "B")["controls"] == ["stop"]


def test_a_seat_left_alone_lays_what_it_has_to() -> None:
    table = Table("EW4 NS4 NS5 EW5 N7", IDLE, options=STRICT)
    made = 0
    while table.acting == ["A"]:
        table.match.play(0, GAME.passive(table.kit, table.state, 0))
        made += 1
    assert made == LAYS


# --- bots -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["greedy", *levels(GAME)])
def test_no_bot_stops_too_soon(name: str) -> None:
    """The table refuses what is not allowed."""
    kit = kit_of(**STRICT).quick()
    match = Match(GAME, kit, NAMES[:2], Dealer(b"a strict game"))
    rng, bot = Random(1), find(GAME, name)
    full = 0
    while not match.over:
        if not match.deal():
            seat, before = match.acting[0], match.state.laid
            match.play(seat, bot(GAME, kit, match.view(seat), seat, rng, 64))
            full += before == LAYS - 1
    assert full > 5


@pytest.mark.parametrize("weights", [(LAYS, LAYS), (2, LAYS), (1, 2)])
def test_plans_are_legal_to_their_end(weights: tuple[int, int]) -> None:
    kit, rng = kit_of(**STRICT).quick(), Random(2)
    short = looked_at = 0
    for game in range(4):
        match = Match(GAME, kit, NAMES[:2], Dealer(bytes([game] * 8)))
        while not match.over:
            if match.deal():
                continue
            seat = match.acting[0]
            table = Simulator(planner, kit, match.state)
            plans = table.propose(match.state.copy(), seat, Search(0, width=40, weights=weights), 0)
            assert plans
            for plan in plans:
                s = match.state.copy()
                for move in plan:
                    assert GAME.check(kit, s, seat, move) == 0
                    GAME.do(kit, s, seat, move)
                short += STOP in plan
            looked_at += len(plans)
            match.play(seat, rng.choice(plans)[0])
    assert looked_at > 100
    assert short > 0 or weights != (LAYS, LAYS)


@pytest.mark.skipif(not can_compile(), reason="the plain enumeration takes minutes without Numba")
def test_the_search_equals_the_plain_enumeration_by_the_strict_reading_too() -> None:
    kit, rng = kit_of(**STRICT).compiled(), Random(3)
    compared = 0
    while compared < 200:
        match = Match(GAME, kit, NAMES[: 2 + rng.randrange(3)], Dealer(rng.randbytes(8)))
        while not match.over:
            if not match.deal():
                seat = match.acting[0]
                view = match.view(seat)
                assert searcher(kit).best(view, seat) == searcher(kit).plain(view, seat)
                match.play(seat, rng.choice(GAME.offers(kit, match.state, seat)))
                compared += 1


@pytest.mark.skipif(not can_compile(), reason="compiled games need Numba")
def test_the_best_turn_never_stops_too_soon_anyway() -> None:
    """So greedy games are the same however one may stop."""
    free, strict = play_greedy(kit_of(), 3, 20), play_greedy(kit_of(**STRICT), 3, 20)
    assert (free.states["score"] == strict.states["score"]).all()
    assert (free.tallies == strict.tallies).all()
