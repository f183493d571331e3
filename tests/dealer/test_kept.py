"""Games with the luck of the second edition, kept for ever: whatever changes, they must be found honest.

`python -m tests.dealer.test_kept` writes those that are missing.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import landbridge
from landbridge import Dealer, Match, dumps, loads
from landbridge.core.play.record import follow
from landbridge.core.play.transcript import Beacon, Transcript
from tests.dealer.agreed import completed

FOLDER = Path(__file__).with_name("records")
GAMES = {"hashi": {}, "the_border": {}, "river_dragons": {"max_rounds": "3"}, "loopit": {"rounds": "3"}}


def played(name: str) -> Match:
    """A random game with a failed attempt, a held salt and a beacon."""
    game, secret = landbridge.game(name), f"the secret of {name}".encode()
    failed = Transcript(f"table-{name}").begin(b"a secret that was lost").fail("reveal", [1])
    begun = failed.begin(secret, Beacon("52db9ba70e0cc0f6" * 4, 4_100_123)).hear("0123456789abcdef" * 4)
    dealer = Dealer(secret, completed(begun, ["low tide, high hopes", "", "砂"], held=[1]))
    match = Match(game, game.kit(game.options_from(GAMES[name])), ["Ada", "Ben", "Cleo"], dealer)
    rng = Random(name)
    while not match.over:
        if not match.deal():
            seat = match.acting[0]
            match.play(seat, rng.choice(game.offers(match.kit, match.state, seat)))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_a_kept_game_is_honest(name: str) -> None:
    text = (FOLDER / f"{name}.landbridge").read_text(encoding="utf-8")
    match = loads(text)
    assert match.over
    assert dumps(match) == text
    assert match.dealer is not None
    events, _ = follow(match, match.dealer.secret)
    assert events
    assert all(event.true for event in events)


if __name__ == "__main__":
    for name in GAMES:
        file = FOLDER / f"{name}.landbridge"
        if not file.exists():
            file.write_text(dumps(played(name)), encoding="utf-8")
