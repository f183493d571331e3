"""The same key is the same luck in every game, whatever people choose, and each outcome has the odds of the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest

import landbridge
from landbridge import FATE, Dealer, Kit, Match, State
from landbridge.core.game import Chance, Game
from tests.dealer.agreed import agreed

GAMES: list[tuple[str, Mapping[str, str], int]] = [
    ("hashi", {}, 3),
    ("hashi", {"paper": "on"}, 2),
    ("the_border", {}, 4),
    ("river_dragons", {}, 3),
    ("loopit", {}, 3),
    ("loopit", {"edition": "fr", "exchange": "discard", "rounds": "book"}, 2),
    ("loopit", {"rounds": "german"}, 4),
]
# In these no choice ever changes what is left to draw.
FREE = {"hashi", "the_border", "river_dragons"}

Name = tuple[str, int, int | None, int]
each_game = pytest.mark.parametrize(("name", "options", "seats"), GAMES, ids=lambda value: str(value))


def setting(name: str, options: Mapping[str, str]) -> tuple[Game, Kit]:
    game = landbridge.game(name)
    return game, game.kit(game.options_from(options)).quick()


def played(
    game: Game, kit: Kit, seats: int, dealer: Dealer, rng: Random
) -> dict[Name, tuple[int, Chance, State]]:
    """Every chance event of a random game by its name: what was drawn, and where."""
    match = Match(game, kit, ["Ada", "Ben", "Cleo", "Dan"][:seats], dealer)
    events = {}
    greed = rng.random()  # one takes the first moves, another the last
    while not match.over:
        if match.acting == [FATE]:
            turn, acted = dealer.place
            chance = game.chance(kit, match.state, acted if game.turn(kit, match.state) == turn else 0)
            before = match.state.copy()
            drawn = dealer.due(game, kit, match.state)
            assert game.weight(kit, before, drawn.move) > 0
            assert drawn.move in game.offers(kit, before, FATE)
            assert chance.name not in events
            events[chance.name] = (drawn.move, chance, before)
            dealer.acted(game, kit, match.state)
            match.make(FATE, drawn.move)
        else:
            seat = rng.choice(match.acting)
            offers = game.offers(kit, match.state, seat)
            match.make(seat, offers[int(len(offers) * min(rng.random(), greed))])
    return events


def wanted(dealer: Dealer, chance: Chance) -> int:
    """What would be drawn from a full bag."""
    assert chance.bag is not None
    return dealer.choose(chance, list(chance.bag)).move


@each_game
def test_whatever_people_choose_a_name_has_the_same_luck(
    name: str, options: Mapping[str, str], seats: int
) -> None:
    game, kit = setting(name, options)
    for number in range(4):
        secret = bytes([number]) * 32
        transcript = agreed(secret, ["some", "words"])
        first, *others = (
            played(game, kit, seats, Dealer(secret, transcript), Random(f"{number} {policy}"))
            for policy in range(4)
        )
        for other in others:
            both = first.keys() & other.keys()
            assert len(both) > (15 if name != "river_dragons" else 0)
            for event in both:
                (one, chance, before), (two, _, after) = first[event], other[event]
                if name in FREE:
                    assert one == two, event
                elif one != two and chance.bag is not None:  # then what one drew is not there for the other
                    full = wanted(Dealer(secret, transcript), chance)
                    there = [game.weight(kit, s, full) > 0 for s in (before, after)]
                    assert (
                        full not in (one, two)
                        or there != [True, True]
                        or _fewer(game, kit, chance, full, before, after)
                    )


def _fewer(game: Game, kit: Kit, chance: Chance, move: int, *states: State) -> bool:
    """Whether some of these tiles are gone: the copy that was drawn may be one of them."""
    assert chance.bag is not None
    return any(game.weight(kit, s, move) < dict(chance.bag)[move] for s in states)


def test_the_kth_card_of_a_deck_is_the_same() -> None:
    game, kit = setting("hashi", {})
    decks = {
        tuple(
            move
            for _, (move, _, _) in sorted(
                played(game, kit, seats, Dealer(b"one deck"), Random(seats)).items(), key=_index
            )
        )
        for seats in (1, 2, 3, 4)
    }
    assert len(decks) == 1


def _index(item: tuple[Name, object]) -> int:
    return item[0][3]


def test_rolling_two_dice_again_gives_the_first_two_of_five() -> None:
    """The Border: the dice of a roll are numbered, and whoever rolls fewer gets the same ones."""
    game, kit = setting("the_border", {})
    rolled = {}
    for again in ("one", "all"):
        match = Match(game, kit, ["Ada", "Ben"], Dealer(b"the same dice"))
        match.deal()
        seat = match.acting[0]
        bundles = [move for move in game.offers(kit, match.state, seat) if move]
        sizes = {move: len(game.handles(kit, match.state, seat, move)) - 1 for move in bundles}
        pick = min if again == "one" else max
        match.play(seat, pick(bundles, key=lambda move: sizes[move]))
        rolled[again] = [step.move for step in match.deal()]
    assert (len(rolled["one"]), len(rolled["all"])) == (1, 5)
    assert rolled["all"][-1:] == rolled["one"]


def test_a_refill_depends_on_the_seat_and_not_on_what_others_drew() -> None:
    """Loopit: of the draws for the same place in the same round most are the same, with any choices before."""
    game, kit = setting("loopit", {})
    same = total = 0
    for number in range(12):
        dealers = [Dealer(bytes([number]) * 8) for _ in range(2)]
        one, other = (
            played(game, kit, 3, dealer, Random(f"{number} {i}")) for i, dealer in enumerate(dealers)
        )
        for event in one.keys() & other.keys():
            if event[1] > 0:
                total += 1
                same += one[event][0] == other[event][0]
    assert total > 300
    assert same > 0.7 * total


@pytest.mark.parametrize(
    ("name", "options", "seats"), [GAMES[0], GAMES[4], GAMES[6]], ids=["deck", "bag", "hand"]
)
def test_over_many_keys_each_outcome_has_its_odds(name: str, options: Mapping[str, str], seats: int) -> None:
    """A state far into a game, and what 4,000 keys draw there, by chi-square."""
    game, kit = setting(name, options)
    events = played(game, kit, seats, Dealer(b"any key will do"), Random(1))
    _, _, s = list(events.values())[len(events) * 2 // 3]
    odds = dict(game.odds(kit, s))
    drawn = Counter(Dealer(number.to_bytes(8, "big")).due(game, kit, s).move for number in range(4000))
    total = sum(odds.values())
    chi = sum((drawn[move] - 4000 * w / total) ** 2 / (4000 * w / total) for move, w in odds.items())
    free = len(odds) - 1
    assert set(drawn) <= set(odds)
    assert free > 2
    assert chi < free + 5 * (2 * free) ** 0.5  # five standard deviations


def test_a_game_that_gives_no_names_counts_within_a_turn() -> None:
    class Plain(type(landbridge.game("loopit"))):  # type: ignore[misc]
        chance = Game.chance

    game = Plain()
    kit = game.kit().quick()
    dealer, other = Dealer(b"no names"), Dealer(b"no names")
    match = Match(game, kit, ["Ada", "Ben"])
    acted: Counter[int] = Counter()
    while not match.over:
        (seat,) = match.acting
        if seat == FATE:
            turn = game.turn(kit, match.state)
            due = dealer.due(game, kit, match.state)
            name = Chance("tile", turn, None, acted[turn])
            assert due == other.choose(name, game.odds(kit, match.state))
            dealer.acted(game, kit, match.state)
            acted[turn] += 1
            assert dealer.place == [turn, acted[turn]]
            dealer = dealer.anew()
            assert dealer.place == [0, 0]
            dealer.go_on([turn, acted[turn]])
            match.make(seat, due.move)
        else:
            match.make(seat, game.offers(kit, match.state, seat)[0])
    assert acted[0] == 12  # two racks, the tile in the middle and who begins
    assert len(acted) > 5
