"""What `landbridge bench loopit` measures besides random play: the search for the best turn, beside the plain
enumeration it replaces, in positions from the middle of games between greedy players."""

from __future__ import annotations

from collections.abc import Callable

from landbridge.core.facts import Fact
from landbridge.core.game import LETTERS, Kit
from landbridge.core.play.dealer import Dealer
from landbridge.core.play.match import Match
from landbridge.core.state import State
from landbridge.games.loopit.bot.search import searcher

POSITIONS, SLOWLY = 1000, 5  # compiled, interpreted
MIDDLE = range(25, 60)  # tiles on the board


def bench(kit: Kit, seats: int, clock: Callable[[], float]) -> list[Fact]:
    """Both ways in the same positions: how long each takes, and whether they agree."""
    search = searcher(kit)
    positions = middle_games(kit, seats, POSITIONS if kit.rules.compiled else SLOWLY)
    seat, view = positions[0]
    search.best(view, seat), search.plain(view, seat)  # what is compiled or loaded first is not counted
    begun = clock()
    best = [search.best(view, seat) for seat, view in positions]
    between = clock()
    plain = [search.plain(view, seat) for seat, view in positions]
    ended = clock()
    fast, slow = ((t * 1e6 / len(positions)) for t in (between - begun, ended - between))
    values = {"fast": f"{fast:.1f}", "plain": f"{slow:.0f}", "ratio": f"{slow / fast:.0f}"}
    same = sum(one == other for one, other in zip(best, plain, strict=True))
    return [
        Fact("loopit-bench-search", {"positions": len(positions), **values}),
        Fact("loopit-bench-same", {"positions": len(positions), "same": same}),
    ]


def middle_games(kit: Kit, seats: int, count: int) -> list[tuple[int, State]]:
    """The seat in turn and its view at the beginning of turns, always the same ones for a kit."""
    game, search = kit.game, searcher(kit)
    found: list[tuple[int, State]] = []
    number = 0
    while len(found) < count:
        match = Match(game, kit, LETTERS[:seats], Dealer(f"the bench, game {number}".encode()))
        number += 1
        match.deal()
        while not match.over:
            seat = match.acting[0]
            s = match.state
            on_board = sum(kind >= 0 for kind in s.lies)
            if s.laid == 0 and on_board in MIDDLE:
                found.append((seat, match.view(seat)))
            turn = search.best(s, seat)
            match.play(seat, turn.moves[0] if turn.moves else game.offers(kit, s, seat)[0])
            match.deal()
    return found[:count]
