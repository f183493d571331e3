"""Draws beside their exact odds, over whole games and late in them: the dealer's, playouts', and the environments'."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import numpy as np
import pytest

import landbridge
from landbridge import FATE, Dealer, Match, State
from landbridge.bots import rollouts
from landbridge.core.compile import loops
from landbridge.core.game import Chance
from landbridge.lab.envs.turns import Turns
from tests.support.odds import Book, Odds
from tests.support.walks import whole_game

# (game, options, seats, games): some thousand draws each.
TABLES: list[tuple[str, dict[str, str], int, int]] = [
    ("hashi", {}, 4, 80),
    ("the_border", {}, 4, 16),
    ("loopit", {"rounds": "book"}, 3, 60),
    ("loopit", {"rounds": "german"}, 4, 25),
    ("river_dragons", {"max_rounds": "1"}, 6, 120),
]
PARTS = 4  # of a game


def kind_of(name: str, text: str) -> str:
    """What is counted: of tiles their ends, or most kinds would come too seldom."""
    return text.rstrip("0123456789") if name == "loopit" else text


@pytest.mark.parametrize(("name", "options", "seats", "games"), TABLES, ids=str)
def test_in_every_part_of_a_game_draws_have_their_odds(
    name: str, options: Mapping[str, str], seats: int, games: int
) -> None:
    game, book = landbridge.game(name), Book()
    kit = game.kit(game.options_from(options)).quick()
    texts: dict[int, str] = {}
    for number in range(games):
        luck, drawn = Random(number), []
        match = Match(game, kit, "ABCDEF"[:seats], Dealer(f"odds {name} {number}".encode()))
        while not match.over:
            if match.acting == [FATE]:
                odds, purpose = game.odds(kit, match.state), game.chance(kit, match.state, 0).purpose
                for move, _ in odds:
                    if move not in texts:
                        text = game.write(kit, match.state, FATE, move)
                        texts[move] = kind_of(name, text)
                before, dealer = len(match.log), match.dealer
                assert dealer is not None
                move = dealer.due(game, kit, match.state).move
                dealer.acted(game, kit, match.state)
                match.make(FATE, move)
                assert len(match.log) == before + 1
                shares: Counter[str] = Counter()
                for one, weight in odds:
                    shares[texts[one]] += weight
                drawn.append((purpose, texts[move], shares))
            else:
                seat = luck.choice(match.acting)
                match.make(seat, luck.choice(game.offers(kit, match.state, seat)))
        for place, (purpose, came, shares) in enumerate(drawn):
            if len(shares) > 1:
                book.add((purpose, PARTS * place // len(drawn)), came, shares)
    book.check()


def test_a_match_deals_what_its_dealer_has_due() -> None:
    game = landbridge.game("the_border")
    kit, luck = game.kit().quick(), Random(2)
    match, other = (Match(game, kit, "AB", Dealer(b"the same key")) for _ in range(2))
    match.deal()
    for _ in range(120):
        while other.acting == [FATE]:
            assert other.dealer is not None
            move = other.dealer.due(game, kit, other.state).move
            other.dealer.acted(game, kit, other.state)
            other.make(FATE, move)
        assert match.log == other.log
        if match.over:
            break
        seat = luck.choice(match.acting)
        move = luck.choice(game.offers(kit, match.state, seat))
        match.make(seat, move)
        other.make(seat, move)
        match.deal()


@pytest.mark.parametrize(
    ("purpose", "weights", "left"),
    [
        ("die", [1] * 6, None),
        ("tile", [3, 5, 2, 4, 9, 1, 6, 7], [1, 2, 0, 1, 3, 1, 2, 2]),
        ("card", [1] * 18, [0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 1]),
    ],
)
def test_a_twentieth_more_or_less_is_noticed(
    purpose: str, weights: list[int], left: list[int] | None
) -> None:
    """Tens of thousands of draws by names of late rounds, of things that are put back and of what is left of a bag."""
    dealer, found, came = Dealer(b"late in a game"), Odds(), Counter[int]()
    bag = list(enumerate(weights)) if left else None
    odds = [(move, weight) for move, weight in enumerate(left or weights) if weight]
    for number in range(40_000 if left is None else 15_000):
        name = Chance(purpose, 12 + number // 300, number // 100 % 3, number % 100, bag)
        came[dealer.choose(name, odds).move] += 1
    found.add_all(came, dict(odds))
    assert found.deviations() < 4


# --- other luck ---------------------------------------------------------------------------------------------


def test_playouts_draw_by_the_odds() -> None:
    """Below any bound, at the beginning of neighbouring games and later on; then lots of late positions.

    Both generators: that of random play, and the counter of rollouts, of which each turn has its own part.
    """
    book = Book()
    for bound in (2, 3, 6, 18, 81):
        luck = [0, 0]
        came: list[Counter[int]] = [Counter(), Counter()]  # of the first draws of a game, and of later ones
        for number in range(300):
            loops.seed_luck(luck, number)
            for place in range(20):
                came[place > 9][loops.below(luck, bound)] += 1
        stirred: list[Counter[int]] = [Counter(), Counter()]
        for number in range(150):
            counter = [0, (2 * number + 1) * 0x632BE5 & loops.MASK]
            for turn in range(20):
                rollouts.luck_of_turn(counter, turn)
                stirred[turn > 9].update(rollouts.draw(counter, bound) for _ in range(2))
        for later in range(2):
            book.add_all((bound, later), came[later], dict.fromkeys(range(bound), 1.0))
            book.add_all((bound, later, "rollouts"), stirred[later], dict.fromkeys(range(bound), 1.0))
    for name in ("hashi", "the_border", "loopit"):
        for s, kit in late_draws(name, 3):
            game, luck = kit.game, [0, 0]
            odds = dict(game.odds(kit, s))
            drawn: Counter[int] = Counter()
            for number in range(500):
                loops.seed_luck(luck, number + 77)
                drawn[kit.rules.lot(kit, s, loops.below(luck, kit.rules.lots(kit, s)))] += 1
            book.add_all((name, s.tobytes()), drawn, odds)
    book.check()


def test_environments_draw_by_the_odds() -> None:
    """Chance of `Turns`, which the adapters share, at late draws after which somebody has to choose."""
    book = Book()
    for name in ("hashi", "the_border", "loopit"):
        turns = Turns(name, 3)
        turns.begin(np.random.default_rng(1))
        for s, kit in late_draws(name, 4):
            game = kit.game
            after = {}
            for move, weight in game.odds(kit, s):
                t = s.copy()
                game.do(kit, t, FATE, move)
                after[t.tobytes()] = (move, weight)
            odds = dict(after.values())
            for _ in range(250):
                turns.state = s.copy()
                turns.deal()
                book.add((name, s.tobytes()), after[turns.state.tobytes()][0], odds)
    book.check()


def late_draws(name: str, seats: int) -> list[tuple[State, Any]]:
    """Positions of the second half of a game in which chance draws one last time before somebody acts."""
    game = landbridge.game(name)
    kit = game.kit().quick()
    moments = list(whole_game(game, kit, seats, 3))
    found = [
        moment.before
        for moment in moments[len(moments) // 2 :]
        if moment.seat == FATE
        and len(game.odds(kit, moment.before)) > 1
        and game.actors(kit, moment.after) not in (0, 1 << FATE)
    ]
    return [(s, kit) for s in found[:: max(1, len(found) // 4)]]
