"""Guesses by how often they come: what a seat cannot see is guessed as often as it is there, over whole games.

Hashi and The Border: a draft is as likely as moves at random make it. River Dragons: a card face down is as likely as
any other of the hand. Loopit: every deal of the unseen tiles that may be is as likely.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import pytest

import landbridge
from landbridge import FATE, Game, Kit, Match, State
from landbridge.core.state import NOTHING, UNKNOWN
from landbridge.games.loopit.state import LAY, LAY_TILES
from landbridge.games.river_dragons.state import ACT, DRAGON, PROGRAMME
from tests.support.odds import Book
from tests.support.walks import chosen, whole_game

Shares = dict[Any, float]

# --- drafts -------------------------------------------------------------------------------------------------


def drafts(game: Game, kit: Kit, s: State, seat: int, moves: int) -> Shares:
    """How likely every draft of fewer moves is if each is any of those on offer; "longer" for all others."""
    found: defaultdict[Any, float] = defaultdict(float)

    def follow(s: State, share: float, left: int) -> None:
        offers = game.honest(kit, s, seat)
        for move in offers:
            after = s.copy()
            game.do(kit, after, seat, move)
            if not game.actors(kit, after) >> seat & 1:
                found[drafted(game, after, seat)] += share / len(offers)
            elif left > 1:
                follow(after, share / len(offers), left - 1)
            else:
                found["longer"] += share / len(offers)

    follow(s, 1.0, moves)
    return dict(found)


def drafted(game: Game, s: Any, seat: int) -> tuple[int, ...]:
    """What a draft has changed on the sheet: how much, and something of where."""
    t = s.table if "table" in s.layout.fields else s
    now, seen = t.sheets[seat], t.settled[seat]
    if game.name == "the_border":
        new = [n for n in range(86) if (now.crossed[n // 43] & ~seen.crossed[n // 43]) >> n % 43 & 1]
        return len(new), sum(new) % 3
    wrote = [i for i in range(18) if now.number[i] != seen.number[i]]
    pairs = (seen.spanned, now.spanned), (seen.doubled, now.doubled)
    drawn = [n for old, new in pairs for n in range(60) if (new & ~old) >> n & 1]
    return len(wrote), len(drawn), sum(wrote + drawn) % 3


def half_done(game: Game, kit: Kit, seats: int, seed: int) -> Iterator[tuple[Match, list[int]]]:
    """A whole game; every moment at which somebody has just finished a draft, and others have not."""
    match, luck = Match(game, kit, "ABCDEF"[:seats]), Random(seed)
    while not match.over:
        seat = luck.choice(match.acting)
        match.make(seat, chosen(game, kit, match.state, seat, luck, greedy=False))
        finished = [one for one in match.drafts if one not in match.acting]
        if seat in finished:
            yield match, finished


@pytest.mark.parametrize(
    ("name", "options", "seats"),
    [
        ("hashi", {}, 2),
        ("hashi", {"side": "B"}, 4),
        ("hashi", {"paper": "on"}, 3),
        ("the_border", {}, 3),
        ("the_border", {}, 4),
    ],
    ids=str,
)
def test_a_draft_is_guessed_as_often_as_chance_would_make_it(
    name: str, options: dict[str, str], seats: int
) -> None:
    game = landbridge.game(name)
    kit = game.kit(game.options_from(options)).quick()
    book, luck, moments = Book(), Random(seats), 0
    for seed in range(2 if name == "hashi" else 1):
        for match, finished in half_done(game, kit, seats, seed):
            moments += 1
            if name == "the_border" and moments % 12:
                continue
            clear, late = match.settled(), moments > 20
            viewer = luck.choice([-1, *[one for one in range(seats) if one not in finished]])
            view = game.view(kit, match.state, viewer)
            far = {seat: 2 if len(game.honest(kit, clear, seat)) > 10 else 3 for seat in finished}
            odds = {seat: drafts(game, kit, clear, seat, far[seat]) for seat in finished}
            for _ in range(60):
                guess = game.guess(kit, view, viewer, luck)
                for seat in finished:
                    mark = drafted(game, guess, seat)
                    short = sum(mark[:-1]) < far[seat]
                    book.add((late, seat), mark if short else "longer", odds[seat])
    assert moments > 20
    book.check()


# --- cards face down ----------------------------------------------------------------------------------------


def cards(unseen: int, dragons: int, places: int) -> list[float]:
    """How likely a dragon is in each of some places, one card after another: at most one is laid (R2.1)."""
    found, none_yet = [], 1.0
    for place in range(places):
        dragon = dragons / (unseen - place + dragons)
        found.append(none_yet * dragon)
        none_yet *= 1 - dragon
    return found


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_card_face_down_is_any_of_the_hand(seats: int) -> None:
    game = landbridge.game("river_dragons")
    kit = game.kit(game.options_from({"max_rounds": "6"})).quick()
    book, luck = Book(), Random(seats)
    for number, moment in enumerate(whole_game(game, kit, seats, seed=2 * seats)):
        s: Any = moment.before
        if s.stage not in (PROGRAMME, ACT) or (s.stage == ACT and number % 4):
            continue
        viewer = luck.choice([-1, *range(seats)])
        view: Any = game.view(kit, s, viewer)
        hidden = [i for i in range(seats) if UNKNOWN in [view.programme[i, k] for k in range(5)]]
        hidden = [i for i in hidden if s.stage == ACT or s.picks[i] == 5]
        for _ in range(4 if hidden else 0):
            guess: Any = game.guess(kit, view, viewer, luck)
            for seat in hidden:
                seen = [view.programme[seat, k] for k in range(5) if view.programme[seat, k] != UNKNOWN]
                rivals = [s.colour[other] for other in range(seats) if other != seat]
                left = [card for card in range(DRAGON) if card not in seen]
                shown = any(card >= DRAGON for card in seen)
                chances = cards(len(left), 0 if shown else len(rivals), 5 - len(seen))
                late = s.round_no > 3
                for place, chance in enumerate(chances):
                    card = guess.programme[seat, len(seen) + place]
                    odds = dict.fromkeys(left, (1 - chance) / len(left))
                    odds |= {DRAGON + colour: chance / len(rivals) for colour in rivals}
                    book.add((late, "card", len(seen), place), card, odds)
                laid = sum(guess.programme[seat, k] >= DRAGON for k in range(len(seen), 5))
                book.add((late, "dragons", seat), laid, {0: 1 - sum(chances), 1: sum(chances)})
    book.check()


def test_a_programme_that_is_not_laid_yet_is_none() -> None:
    """Whoever has not laid five cards has laid none that matter."""
    game = landbridge.game("river_dragons")
    kit = game.kit(game.options_from({"max_rounds": "4"}))
    seen = 0
    for moment in whole_game(game, kit, 3, seed=4):
        s: Any = moment.before
        if s.stage == PROGRAMME:
            guess: Any = game.guess(kit, game.view(kit, s, 1), 1, Random(1))
            for seat in (0, 2):
                if s.picks[seat] < 5:
                    assert guess.picks[seat] == 0
                    assert {guess.programme[seat, k] for k in range(5)} == {NOTHING}
                    seen += 1
    assert seen > 20


# --- tiles --------------------------------------------------------------------------------------------------


def test_tiles_are_guessed_where_they_are_as_often_as_they_are() -> None:
    """A tile of each place, over whole games: the others' racks, the bag, what was discarded and what left."""
    game, book = landbridge.game("loopit"), Book()
    for seats, options in ((2, {"rounds": "book"}), (3, {"exchange": "discard"}), (4, {"end": "round"})):
        kit = game.kit(game.options_from(options)).quick()
        for seed in range(12):
            luck = Random(seed)
            for number, moment in enumerate(whole_game(game, kit, seats, seed)):
                s, seat = moment.before.copy(), moment.seat
                if seat != FATE and number % 5 == 0 and game.offers(kit, s, seat)[-1] >= LAY:
                    if number % 2:
                        discard_and_pass(kit, s, (seat + 1) % seats, luck)
                    ask_about_tiles(book, game, kit, s, seat, luck)
    book.check()
    asked = {question[1] for question in book.questions}  # type: ignore[index]
    assert asked == {"rack", "lacking rack", "beside a lacking rack", "bag", "thrown", "gone", "crossings"}


def discard_and_pass(kit: Kit, s: Any, seat: int, luck: Random) -> None:
    """What random play hardly ever comes to: some tiles of the bag are a seat's discards, and it lacks some ends."""
    ends = [kind[0] for kind in kit.board.kinds]
    bag = [kind for kind in range(len(ends)) for _ in range(s.bag[kind])]
    for kind in luck.sample(bag, 5) if kit.fields.discard and len(bag) > 9 else ():
        s.bag[kind], s.thrown[seat, kind] = s.bag[kind] - 1, s.thrown[seat, kind] + 1
        s.in_bag, s.thrown_count[seat] = s.in_bag - 1, s.thrown_count[seat] + 1
    held = {ends[s.rack[seat, slot]] for slot in range(s.held[seat])}
    lacked = [e for e in range(1, 16) if e not in held and luck.randrange(2)]
    s.fitted[seat] = sum(1 << e - 1 for e in lacked)


def ask_about_tiles(book: Book, game: Game, kit: Kit, s: Any, viewer: int, luck: Random) -> None:
    """Whoever looks can lay something, so the game goes on whatever the others have (L4.2)."""
    seats, ends, kinds = s.seats, [kind[0] for kind in kit.board.kinds], range(len(kit.board.kinds))
    pool = Counter({kind: many for kind, (_, _, many) in enumerate(kit.board.kinds)})
    pool -= Counter(kind for kind in s.lies if kind >= 0)
    pool -= Counter(s.rack[viewer, slot] for slot in range(s.held[viewer]))
    pool -= Counter({kind: s.thrown[viewer, kind] for kind in kinds})
    others = [one for one in range(seats) if one != viewer]
    lacks = {one: s.fitted[one] for one in others if s.fitted[one] and s.held[one]}
    if len(lacks) > 1:
        return
    by_ends: Counter[int] = Counter()
    for kind, many in pool.items():
        by_ends[ends[kind]] += many
    total, late = sum(pool.values()), s.in_bag < 20
    plain, lacking, beside = dict(by_ends), {}, dict(by_ends)
    for one, lacked in lacks.items():
        lacking = {e: n for e, n in by_ends.items() if not lacked >> e - 1 & 1}
        share = s.held[one] / sum(lacking.values())
        beside = {e: n * (1 - share) if e in lacking else n for e, n in by_ends.items()}
    for _ in range(4):
        guess: Any = game.guess(kit, game.view(kit, s, viewer), viewer, luck)
        rest = beside if lacks else plain
        for one in others:
            rack = [guess.rack[one, slot] for slot in range(guess.held[one])]
            if rack:
                place = "lacking rack" if one in lacks else "beside a lacking rack" if lacks else "rack"
                book.add((late, place), ends[luck.choice(rack)], lacking if one in lacks else rest)
            if len(rack) == 5 and not lacks:
                four = by_ends[15]
                odds = {n: comb(four, n) * comb(total - four, 5 - n) for n in range(6)}
                book.add((late, "crossings"), sum(ends[kind] == 15 for kind in rack), odds)
        heaps = {"bag": guess.bag, "gone": guess.gone}
        for place, heap in heaps.items():
            tiles = [kind for kind in kinds for _ in range(heap[kind])]
            if tiles:
                book.add((late, place), ends[luck.choice(tiles)], rest)
        for one in others:
            tiles = [kind for kind in kinds for _ in range(guess.thrown[one, kind])]
            if tiles:
                book.add((late, "thrown"), ends[luck.choice(tiles)], rest)


def test_what_is_known_of_several_racks_leaves_every_deal_as_likely() -> None:
    """Late in games, with all deals that may be listed: racks whose owners are known to lack some tiles."""
    game = landbridge.game("loopit")
    kit, luck, book, moments = game.kit().quick(), Random(5), Book(), 0
    ends = [kind[0] for kind in kit.board.kinds]
    for seed in range(60):
        for moment in whole_game(game, kit, 3, seed):
            s: Any = moment.before.copy()
            others = [one for one in range(3) if one != moment.seat]
            size = s.in_bag + sum(s.held[one] for one in others)
            if s.stage != LAY_TILES or size > 9 or game.offers(kit, s, moment.seat)[-1] < LAY:
                continue
            racks = {one: [s.rack[one, slot] for slot in range(s.held[one])] for one in others}
            for one in others:  # of what each could be known to lack, half, or nothing
                s.fitted[one] = moments % 2 and sum(
                    1 << e - 1
                    for e in range(1, 16)
                    if luck.randrange(2) and e not in {ends[k] for k in racks[one]}
                )
            view = game.view(kit, s, moment.seat)
            pool = [kind for one in others for kind in racks[one]]
            pool += [kind for kind in range(len(ends)) for _ in range(s.bag[kind])]
            deals = all_deals(pool, racks, s, ends)
            if len(deals) > 2:
                moments += 1
                for _ in range(60):
                    guess: Any = game.guess(kit, view, moment.seat, luck)
                    deal = tuple(tuple(guess.rack[one, k] for k in range(s.held[one])) for one in others)
                    book.add(moments, deal, deals)
            break
    assert moments > 15
    book.check()


def all_deals(pool: list[int], racks: dict[int, list[int]], s: Any, ends: list[int]) -> Shares:
    """Every way to take two racks out of a pool, and how many tiles make it."""
    (one, mine), (other, its) = racks.items()
    found: Counter[Any] = Counter()
    for first in combinations(range(len(pool)), len(mine)):
        left = [i for i in range(len(pool)) if i not in first]
        for second in combinations(left, len(its)):
            hands = [pool[i] for i in first], [pool[i] for i in second]
            if not any(
                s.fitted[seat] >> ends[kind] - 1 & 1
                for seat, hand in zip((one, other), hands, strict=True)
                for kind in hand
            ):
                found[tuple(tuple(sorted(hand)) for hand in hands)] += 1
    return dict(found)
