"""Who sits at the table: people by name, bots as `bot:greedy` — the name a record keeps tells them apart."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from random import Random

from landbridge.bots.bot import Bot, bots
from landbridge.core.errors import LandbridgeError, Unreadable
from landbridge.core.facts import Fact
from landbridge.core.game import Game
from landbridge.core.text import entered, look_alike
from landbridge.texts import Words

BOT = "bot:"
PREFERRED = ("greedy", "random")  # who plays against somebody who does not choose


class SeatTrouble(LandbridgeError):
    """Names or bots that cannot sit down together."""


def bot_of(game: Game, name: str) -> Bot | None:
    """What plays for a seat of this name; None: a person."""
    return find_bot(game, kind_of(name)) if name.startswith(BOT) else None


def kind_of(name: str) -> str:
    return name.removeprefix(BOT).partition(" ")[0]


def find_bot(game: Game, kind: str) -> Bot:
    """A bot the game knows. A name may come from anybody's record, so it is never taken for a file."""
    known = bots(game)
    if kind not in known:
        raise SeatTrouble(Fact("shell-no-bot", {"bot": kind, "known": ", ".join(sorted(known))}))
    return known[kind]


def default_bot(game: Game) -> str:
    known = bots(game)
    return next(kind for kind in (*PREFERRED, *known) if kind in known)


def shown_names(names: Sequence[str], words: Words) -> list[str]:
    """Names as people read them: `bot:greedy 2` is Greedy 2."""
    return [_shown(name, words) if name.startswith(BOT) else name for name in names]


def _shown(name: str, words: Words) -> str:
    kind, _, number = name.removeprefix(BOT).partition(" ")
    said = words.say(f"shell-bot-{kind}")
    spoken = kind.capitalize() if said.startswith("shell-bot-") else said
    return f"{spoken} {number}".strip()


def seated(game: Game, people: str, rivals: str, me: str) -> list[str]:
    """Seats from what the options say: `people` is names or a number of seats, `rivals` fill the empty ones."""
    kinds = _listed(rivals)
    if re.fullmatch("[0-9]{1,2}", people.strip()):
        count = max(1, int(people))
        kinds = kinds[: count - 1] if rivals else [default_bot(game)] * (count - 1)
        names = [me, *(f"{me} {n}" for n in range(2, count - len(kinds) + 1))]
    else:
        names = _listed(people) or [me]
    return settle(game, [*names, *(BOT + kind.removeprefix(BOT) for kind in kinds)])


def answered(game: Game, answer: str) -> list[str]:
    """Seats from the answer to “who plays?”; a bot's name alone will do."""
    names = _listed(answer)
    known = bots(game)
    return settle(game, [BOT + name.lower() if name.lower() in known else name for name in names])


def settle(game: Game, names: Sequence[str]) -> list[str]:
    """Names fit for a record, no two alike; bots of one kind are numbered."""
    if len(names) not in game.seats:
        few, many = game.seats.start, game.seats.stop - 1
        raise SeatTrouble(
            Fact("core-wrong-seats", {"game": game.name, "few": few, "many": many, "seats": len(names)})
        )
    found: list[str] = []
    for name in names:
        try:
            name = entered(name)
        except Unreadable as error:
            raise SeatTrouble(error.fact) from None
        if name.startswith(BOT):
            find_bot(game, kind_of(name))
            same = sum(kind_of(other) == kind_of(name) for other in found if other.startswith(BOT))
            name = BOT + kind_of(name) + (f" {same + 1}" if same else "")
        elif any(look_alike(name, other) for other in found):
            raise SeatTrouble(Fact("shell-same-name", {"name": name}))
        found.append(name)
    return found


def my_name(environment: Mapping[str, str], words: Words) -> str:
    """The user's name on this computer."""
    said = environment.get("USER") or environment.get("LOGNAME") or environment.get("USERNAME") or ""
    fit = said.isprintable() and 0 < len(said) <= 20 and "," not in said and said not in ("root", "user")
    return said[:1].upper() + said[1:] if fit else words.say("shell-somebody")


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def luck_of_bot(secret: bytes, seat: int, moves: int) -> Random:
    """A bot's luck for one turn: the same whenever the same game is resumed at the same place."""
    return Random(hashlib.sha256(b"bot %d %d " % (seat, moves) + secret).digest())
