"""Ways to play Hashi that lead to rare positions: goals, crowds of bridges, mistakes on paper and challenges."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from landbridge.bots import bot as bots
from landbridge.core.game import Game, Kit
from landbridge.core.state import State
from tests.oracles.hashi_sheet import GOALS, printed
from tests.oracles.hashi_state import picture_of


def able(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: Random) -> int:
    """Finishes islands and reaches goals; on paper it looks for the others' mistakes."""
    return bots.find(game, "greedy")(game, kit, game.view(kit, s, seat), seat, rng, None)


def crowding(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: Random) -> int:
    """As many bridges as can be to the island that has most of them already, and no number there."""
    sheet = (s.table if kit.options.paper else s).sheets[seat]
    board = printed(kit.board)
    degree = {island: int(sheet.degree[n]) for n, island in enumerate(board.islands)}

    def crowd(text: str) -> float:
        ends = board.ends.get(text, ())
        return max((10.0 * degree[end] + len(board.at[end]) for end in ends), default=0.0)

    texts = {move: game.write(kit, s, seat, move) for move in offers}
    drawn = [move for move in offers if crowd(texts[move])]
    if drawn and rng.random() < 0.9:
        return max(drawn, key=lambda move: crowd(texts[move]))
    return rng.choice(offers)


def careless(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: Random) -> int:
    """On paper: now and then a mistake in good play, and challenges of whatever is fresh."""
    if kit.options.paper and "no" in (texts := {game.write(kit, s, seat, move): move for move in offers}):
        return _challenge(kit, s, texts, rng)
    if rng.random() < 0.15:
        honest = set(game.honest(kit, s, seat))
        return rng.choice([move for move in offers if move not in honest] or offers)
    return able(game, kit, s, seat, offers, rng)


def wrong(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: Random) -> int:
    """On paper: mistakes wherever there is room for one, and as many challenges."""
    if kit.options.paper and "no" in (texts := {game.write(kit, s, seat, move): move for move in offers}):
        return _challenge(kit, s, texts, rng)
    honest = set(game.honest(kit, s, seat))
    return rng.choice([move for move in offers if move not in honest] or offers)


def cheating(game: Game, kit: Kit, s: State, seat: int, offers: list[int], rng: Random) -> int:
    """On paper: good play, with mistakes that bring points; whoever was awarded a goal is challenged."""
    if not kit.options.paper:
        return able(game, kit, s, seat, offers, rng)
    texts = {game.write(kit, s, seat, move): move for move in offers}
    if "no" in texts:
        awarded = {
            owner
            for n, owner in enumerate("ABCD"[: s.table.seats])
            if any(0 < s.table.card_no <= s.table.reached[n, goal] + 1 for goal in range(len(GOALS)))
        }
        theirs = {text: move for text, move in texts.items() if text[0] in awarded}
        if theirs or rng.random() < 0.2:
            return _challenge(kit, s, theirs or texts, rng)
        return texts["no"]
    if rng.random() < 0.2:
        honest = set(game.honest(kit, s, seat))
        gains = {}
        for move in offers:
            if move not in honest and texts.get(".") != move:
                after = s.copy()
                game.do(kit, after, seat, move)
                gains[move] = game.points(kit, after, seat)
        best = [move for move in gains if gains[move] == max(gains.values())]
        return rng.choice(best or offers)
    return able(game, kit, s, seat, offers, rng)


def _challenge(kit: Kit, s: State, texts: dict[str, int], rng: Random) -> int:
    """Mostly a mark of the last two or three cards: older ones are only struck."""
    told: Any = picture_of(kit, s)
    since = int(s.table.card_no) - rng.choice((1, 1, 1, 2, 17))
    fresh = {
        f"{owner}!{what}"
        for owner, marks in zip("ABCD", told["marks"], strict=False)
        for what, _, card, stands in marks
        if stands and card >= since
    }
    chosen = [move for text, move in texts.items() if text.partition("/")[0] in fresh]
    return rng.choice(chosen or list(texts.values()))


BIASES: dict[str, Callable[[Game, Kit, State, int, list[int], Random], int]] = {
    "able": able,
    "crowding": crowding,
    "careless": careless,
    "cheating": cheating,
    "wrong": wrong,
}
