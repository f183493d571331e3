"""L1.2, L2.8: what a seat may know, and what a guess makes of it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from landbridge import FATE, PUBLIC, Dealer, Match, dumps, loads
from landbridge.core.play.record import RecordError
from landbridge.core.state import NOTHING, unknowns
from landbridge.games.loopit.bot.search import searcher
from landbridge.games.loopit.rules import anybody_can_ever_lay
from landbridge.games.loopit.state import DEAL, DRAW, LEAVE, REFILL
from tests.games.loopit.table import GAME, NAMES, Table, kit_of
from tests.games.loopit.test_l2_turn import helpless

IDLE = "N7 E7 S7 W7 NS4"


def test_l1_2_a_guess_deals_only_what_has_not_been_seen() -> None:
    table = Table("NESW1 NESW1 NESW1 NESW1 NESW1", IDLE, start="NESW1")
    table.play("A NESW1_g6 NESW1_g8 NESW1_h7  tile EW4 EW4 EW5")
    for seed in range(200):
        guess = GAME.guess(table.kit, table.match.view(0), 0, Random(seed))
        names = [GAME.write(table.kit, guess, FATE, DRAW + guess.rack[1, slot]) for slot in range(5)]
        # Six crossings are seen; three are left, wherever they are.
        assert Counter(names)["NESW1"] <= 3
        assert not unknowns(guess)
        assert GAME.view(table.kit, guess, 0) == table.match.view(0)
        count = sum(guess.bag[kind] for kind in range(table.kit.fields.kinds))
        assert count == guess.in_bag


def test_l1_2_every_rack_that_fits_may_be_guessed() -> None:
    table = Table(IDLE, "N7 E7 S7 W7 EW4")
    seen = {
        GAME.guess(table.kit, table.match.view(0), 0, Random(seed)).rack[1, slot]
        for seed in range(300)
        for slot in range(5)
    }
    assert seen == set(range(table.kit.fields.kinds))


def test_l2_7_who_passed_is_not_guessed_to_have_had_a_tile_that_fits() -> None:
    table = helpless()
    table.play("B pass")
    for seed in range(100):
        guess = GAME.guess(table.kit, table.match.view(0), 0, Random(seed))
        for slot in range(5):
            ends = table.kit.fields.ends[guess.rack[1, slot]]
            assert not ends & 2, "a line to the east would have fitted f7"


def test_l2_7_a_deal_is_found_even_if_hardly_any_fits() -> None:
    """Everything unseen is on two racks, and each owner is known to lack what the other must have."""
    table = Table("N7 N7 N7 N8 S7", "E7 E7 E7 E8 W7", "NS4 NS4 NS5 NS5 NS5", start="NESW1")
    table.empty_bag(thrown_by="A")
    s = table.state
    s.fitted[1] = 1 << (5 - 1)  # B holds no NS
    s.fitted[2] = (1 << (2 - 1)) | (1 << (8 - 1))  # C neither E nor W
    for seed in range(50):
        guess = GAME.guess(table.kit, table.match.view(0), 0, Random(seed))
        assert [guess.rack[1, i] for i in range(5)] == [s.rack[1, i] for i in range(5)]
        assert [guess.rack[2, i] for i in range(5)] == [s.rack[2, i] for i in range(5)]


def one_that_fits(where: str) -> Table:
    """B can lay nothing. Of all tiles that B cannot see a single one fits, with its line to the east, on f7: A holds
    it, or it is the last in the bag. Nearly all others have been discarded: by B if they have an E, else by A."""
    table = Table("N7 S7 W7 NW4 NW5", "W7 W7 W8 NS4 NS4", start="NESW1", exchange="discard")
    table.play("A S7_g6 N7_g8 W7_h7  tile NS5 NS5 NS5")
    s, kit = table.state, table.kit.fields
    for kind in range(kit.kinds):
        east = kit.ends[kind] & 2
        s.thrown[1 if east else 0, kind] += s.bag[kind]
        s.thrown_count[1 if east else 0] += s.bag[kind]
        s.bag[kind] = 0
    s.in_bag = 0
    kind = next(kind for kind in range(kit.kinds) if kit.ends[kind] == 2)
    s.thrown[1, kind] -= 1
    s.thrown_count[1] -= 1
    for slot in range(s.held[0]):  # but for one tile, A has discarded the rack as well
        s.thrown[0, s.rack[0, slot]] += 1
        s.thrown_count[0] += 1
        s.rack[0, slot] = NOTHING
    s.held[0] = 1
    if where == "rack":
        s.rack[0, 0] = kind
    else:
        s.rack[0, 0] = next(other for other in range(kit.kinds) if s.thrown[0, other])
        s.thrown[0, s.rack[0, 0]] -= 1
        s.thrown_count[0] -= 1
        s.bag[kind], s.in_bag = 1, 1
        s.fitted[0] = 1 << (2 - 1)  # A has no E
    assert table.tiles_in_all() == 81
    return table


@pytest.mark.parametrize("where", ["rack", "bag"])
def test_l4_2_in_every_guess_somebody_may_still_lay(where: str) -> None:
    """Or the game would be over. By chance alone hardly any deal has the one tile where it can be laid from."""
    table = one_that_fits(where)
    view = table.match.view(1)
    assert table.offers("B") <= {"exchange", "pass"}
    for seed in range(50):
        guess = GAME.guess(table.kit, view, 1, Random(seed))
        assert GAME.view(table.kit, guess, 1) == view
        assert anybody_can_ever_lay(table.kit.fields, guess)
        assert guess == table.state or where == "bag"
        assert table.kit.fields.ends[guess.rack[0, 0]] != 2 or where == "rack"


def test_l4_2_while_tiles_are_exchanged_somebody_may_still_lay() -> None:
    table = one_that_fits("bag")
    table.play("B exchange")
    assert table.acting == ["tile"]
    view = table.match.view(0)
    for seed in range(50):
        guess = GAME.guess(table.kit, view, 0, Random(seed))
        assert anybody_can_ever_lay(table.kit.fields, guess)


def test_l2_8_ones_own_discards_are_remembered_in_a_guess() -> None:
    table = helpless(exchange="discard")
    table.play("B exchange  tile E7 E8 NESW1 ES4 ES5")
    view = table.match.view(1)
    for seed in range(50):
        guess = GAME.guess(table.kit, view, 1, Random(seed))
        assert all(guess.thrown[1, kind] == view.thrown[1, kind] for kind in range(table.kit.fields.kinds))


def running(seats: int, moves: int, **options: str) -> Match:
    match = Match(GAME, kit_of(**options), NAMES[:seats], Dealer(b"a running game"))
    match.deal()
    for _ in range(moves):
        turn = searcher(match.kit).best(match.state, match.acting[0])
        match.play(
            match.acting[0],
            turn.moves[0] if turn.moves else GAME.offers(match.kit, match.state, match.acting[0])[0],
        )
        match.deal()
    return match


@pytest.mark.parametrize("rounds", ["off", "book"])
def test_l1_2_a_running_record_names_no_tile_that_its_reader_may_not_know(rounds: str) -> None:
    match = running(3, 20, rounds=rounds)
    whole = [word for line in dumps(match).splitlines()[1:] for word in line.split()]
    for viewer in (0, 1, 2, PUBLIC):
        text = dumps(match, viewer)
        words = [word for line in text.splitlines()[1:] for word in line.split()]
        assert len(words) == len(whole)
        hidden = [ours for ours, theirs in zip(whole, words, strict=True) if theirs == "?"]
        assert all(ours == theirs or theirs == "?" for ours, theirs in zip(whole, words, strict=True))
        assert len(hidden) == drawn_unseen_by(match, viewer)
        with pytest.raises(RecordError) as stopped:
            loads(text)
        assert stopped.value.fact.key == "core-record-hidden"
        assert stopped.value.intact is not None


def drawn_unseen_by(match: Match, viewer: int) -> int:
    """Draws for the racks of others, and of tiles that leave."""
    again = Match(GAME, match.kit, match.names)
    count = 0
    for seat, move in match.log:
        s = again.state
        count += s.stage == LEAVE or (s.stage in (DEAL, REFILL) and s.mover != viewer)
        again.play(seat, move)
    return count


def test_l1_2_the_finished_record_has_everything() -> None:
    match = running(2, 0)
    while not match.over:
        turn = searcher(match.kit).best(match.state, match.acting[0])
        moves = GAME.offers(match.kit, match.state, match.acting[0])
        match.play(match.acting[0], turn.moves[0] if turn.moves else moves[0])
        match.deal()
    assert dumps(match, PUBLIC) == dumps(match, 0) == dumps(match)
    assert loads(dumps(match, PUBLIC)).state == match.state
