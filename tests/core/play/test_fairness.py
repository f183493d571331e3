"""Draws beside their odds: true luck passes, a loaded die is found, with and without putting back."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import landbridge
from landbridge.cli import app
from landbridge.core.play import record
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.fairness import Fairness, Kind, chance_of_more, draws_of
from landbridge.core.play.match import Match
from landbridge.core.state import FATE


def bags(seed: int, games: int, loaded: bool = False) -> Kind:
    """Seven draws of eleven, without putting back; a loaded bag gives its c once more often."""
    kind, luck = Kind(), Random(seed)
    for _ in range(games):
        bag = {"a": 3, "b": 2, "c": 5, "d": 1}
        for _ in range(7):
            pool = [name for name, weight in bag.items() for _ in range(weight)]
            drawn = luck.choice(pool + ["c"] * (2 if loaded and bag["c"] else 0))
            kind.add(dict(bag), drawn)
            bag[drawn] -= 1
    return kind


def test_the_tail_of_the_chi_square() -> None:
    for chi, freedom, chance in (
        (3.841458820694124, 1, 0.05),
        (18.307038053275146, 10, 0.05),
        (0.5, 3, 0.918891411654676),
        (124.342113404, 100, 0.05),
        (29.588298445, 10, 0.001),
        (0, 5, 1),
    ):
        assert chance_of_more(chi, freedom) == pytest.approx(chance, rel=1e-6)


def test_true_luck_is_as_far_off_as_it_should_be() -> None:
    chances = [test.chance for seed in range(200) if (test := bags(seed, 20).chi_square_test)]
    assert len(chances) == 200
    for level in (0.1, 0.5, 0.9):
        assert sum(chance < level for chance in chances) / 200 == pytest.approx(level, abs=0.1)


def test_a_loaded_bag_is_found() -> None:
    test = bags(1, 200, loaded=True).chi_square_test
    assert test is not None
    assert test.freedom == 3
    assert test.chance < 1e-6


def test_too_few_draws_say_nothing_and_certain_ones_do_not_count() -> None:
    assert bags(1, 1).chi_square_test is None
    kind = Kind()
    kind.add({"a": 3, "b": 0}, "a")
    assert kind.draws == 0


def played(game: str, seed: int) -> Match:
    found = landbridge.game(game)
    match = Match(found, found.kit(found.options()), ["Ada", "Ben"], Dealer(seed.to_bytes(32, "big")))
    luck = Random(seed)
    match.deal()
    while not match.over:
        seat = next(one for one in match.acting if one != FATE)
        match.play(seat, luck.choice(found.offers(match.kit, match.state, seat)))
        match.deal()
    return match


@pytest.mark.parametrize("game", landbridge.game_names())
def test_every_draw_of_a_game_is_counted_with_its_odds(game: str) -> None:
    match = played(game, 1)
    drawn = list(draws_of(match))
    assert len(drawn) == sum(seat == FATE for seat, _ in match.log)
    assert all(odds[came] > 0 for _, _, odds, came in drawn)
    found = Fairness()
    found.add(match)
    assert found.draws == sum(len([w for w in odds.values() if w]) > 1 for _, _, odds, _ in drawn)
    kept = Fairness.from_json(json.loads(json.dumps(found.as_json())))
    kept.merge(found)
    twice = Fairness()
    twice.add(match)
    twice.add(match)
    for name, kind in twice.kinds.items():
        assert kept.kinds[name].counts == kind.counts
        assert kept.kinds[name].expected == pytest.approx(kind.expected)
        for one, other in zip(kept.kinds[name].covariance, kind.covariance, strict=True):
            assert one == pytest.approx(other)


def test_on_the_command_line(tmp_path: Path) -> None:
    for seed in range(12):
        (tmp_path / f"{seed}.landbridge").write_text(record.dumps(played("hashi", seed)))
    (tmp_path / "notes").write_text("landbridge 2 · nonsense\n")
    told = CliRunner().invoke(app, ["luck-stats", str(tmp_path), "--lang", "en"])
    assert told.exit_code == 0, told.output
    assert "games 12" in told.output
    assert "cards" in told.output
    assert "notes cannot be read" in told.output
    (tmp_path / "empty").mkdir()
    assert CliRunner().invoke(app, ["luck-stats", str(tmp_path / "empty"), "--lang", "en"]).exit_code == 1
