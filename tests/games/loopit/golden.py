"""The golden games of Loopit: each edition's ending, and both ways to exchange."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import landbridge
from landbridge import Match
from landbridge.games.loopit.board import COLUMNS
from landbridge.games.loopit.game import EDITIONS
from landbridge.games.loopit.rules import anybody_can_ever_lay
from landbridge.games.loopit.state import EXCHANGE, PASS, STOP
from tests.support.golden import Golden, Suite, bot_move

GAME = landbridge.game("loopit")


def mixed(match: Match, seat: int, rng: Random) -> int:
    """Greedy and, one time in three, any move: more goes wrong then."""
    return bot_move(match, seat, rng, ("greedy", "greedy", "random")[rng.randrange(3)])


# --- what a game is kept for ------------------------------------------------------------------------------


def all_laid(match: Match) -> bool:
    s = match.state
    return bool(s.in_bag == 0 and not any(s.held[seat] for seat in range(s.seats)))


def played(match: Match, wanted: int) -> bool:
    return any(entry.seat < match.seats and entry.move == wanted for entry in match.log)


def thrown_away(match: Match) -> int:
    """Tiles that were exchanged out of the game, not back into the bag."""
    return sum(match.state.thrown_count)


def stuck(match: Match) -> bool:
    """Tiles are left, and none of them fits."""
    return not all_laid(match) and not anybody_can_ever_lay(match.kit.fields, match.state)


def stuck_early(match: Match) -> bool:
    return stuck(match) and match.state.in_bag > 20


def exchanged_out(match: Match) -> bool:
    return stuck(match) and played(match, EXCHANGE) and thrown_away(match) > 0


def exchanged_back(match: Match) -> bool:
    return stuck(match) and played(match, EXCHANGE) and thrown_away(match) == 0


def passed(match: Match) -> bool:
    return stuck(match) and played(match, PASS)


def stopped(match: Match) -> bool:
    return stuck(match) and played(match, STOP)


def bag_empty(match: Match) -> bool:
    """The bag is empty, and somebody could still have laid."""
    return bool(match.state.in_bag == 0 and anybody_can_ever_lay(match.kit.fields, match.state))


def rounds_over(match: Match) -> bool:
    s = match.state
    return bool(s.round_no == s.last_round and anybody_can_ever_lay(match.kit.fields, s))


# --- counted up by hand -----------------------------------------------------------------------------------

BESIDE = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}


def counted(match: Match) -> list[int]:
    """From the words of the record: where tiles lie, what is printed on them, and which lines meet."""
    lies: dict[tuple[int, int], str] = {}
    points = dict.fromkeys("ABCD"[: match.seats], 0)
    for line in landbridge.dumps(match).splitlines()[1:-2]:
        words = line.split()
        if words[0] == "tile":
            lies[6, 6] = words[-1]  # the start tile ends the set-up
        who = ""
        for word in words:
            if word in points or word == "tile":
                who = word
            elif who in points and "_" in word:
                tile, _, square = word.partition("_")
                x, y = COLUMNS.index(square[0]), int(square[1:]) - 1
                assert (x, y) not in lies
                points[who] += int(tile[-1]) * match.kit.board.bonus[13 * y + x]
                for side, (dx, dy, other) in BESIDE.items():
                    beside = lies.get((x + dx, y + dy))
                    if beside is not None and side in tile and other in beside:
                        points[who] += int(beside[-1])
                lies[x, y] = tile
    return list(points.values())


def kept(points: list[int], shows: Callable[[Match], bool], **options: str) -> Golden:
    return Golden(len(points), points, options, choose=mixed, shows=shows)


FREE = {"stop": "free"}  # L2.7: kept from when no edition said otherwise

SUITE = Suite(
    GAME,
    {
        "loopit-2-landbridge": kept([362, 404], all_laid),
        "loopit-3-en": kept([0, 48, 0], stuck_early, edition="en", **FREE),
        "loopit-2-fr": kept([310, 327], exchanged_out, edition="fr", exchange="discard", **FREE),
        "loopit-4-nl": kept([171, 117, 126, 115], exchanged_back, edition="nl", **FREE),
        "loopit-3-de": kept([304, 264, 224], passed, edition="de", **FREE),
        "loopit-3-strict": kept([285, 259, 248], stopped, edition="de", stop="stuck"),
        "loopit-2-es": kept([360, 374], bag_empty, edition="es", **FREE),
        "loopit-4-pt": kept([143, 159, 205, 117], bag_empty, edition="pt", **FREE),
        "loopit-3-round": kept([161, 260, 304], bag_empty, end="round"),
        "loopit-2-book": kept([404, 297], rounds_over, rounds="book"),
        "loopit-3-fr-book": kept(
            [320, 260, 227], rounds_over, edition="fr", rounds="book", exchange="discard", **FREE
        ),
        "loopit-4-german": kept([107, 86, 114, 93], rounds_over, edition="de", rounds="german", **FREE),
        "loopit-2-german": kept([346, 329], rounds_over, edition="de", rounds="german", **FREE),
        "loopit-4-five": kept([116, 184, 167, 135], rounds_over, rounds="5"),
    },
    kind=lambda match: match.kit.options.edition,
    kinds=set(EDITIONS),
    counted=counted,
)
