"""What every game answers, and what it refuses to answer."""

from __future__ import annotations

import pickle

import pytest

import landbridge

HASHI = landbridge.game("hashi")


@pytest.mark.parametrize("seat", [-1, 4, 16])
@pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
def test_only_players_have_points(compiled: bool, seat: int) -> None:
    """Compiled code would answer with whatever lies behind the record."""
    kit = HASHI.kit().compiled() if compiled else HASHI.kit()
    s = HASHI.start(kit, 2)
    for ask in (HASHI.points, HASHI.tiebreak):
        with pytest.raises(ValueError, match=f"there is no seat {seat}; hashi has 4 at most"):
            ask(kit, s, seat)


def test_a_broken_board_is_an_error_like_the_others() -> None:
    """Whoever catches what a person can do wrong catches a board too, also from another process."""
    with pytest.raises(landbridge.LandbridgeError) as refused:
        HASHI.kit(HASHI.options_from({"board": "nothing = 1"}))
    error = refused.value
    assert isinstance(error, landbridge.BoardError)
    assert error.fact == next(problem.fact for problem in error.problems if problem.fatal)
    again = pickle.loads(pickle.dumps(error))
    assert (again.source, again.problems, again.fact) == (error.source, error.problems, error.fact)
