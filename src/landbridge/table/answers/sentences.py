"""Facts with their sentences, refusals, and the options of games as a form."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from functools import cache
from typing import Any, Protocol

from landbridge import registry
from landbridge.bots import bot as bots
from landbridge.core.errors import Illegal
from landbridge.core.facts import Fact
from landbridge.core.game import Game
from landbridge.core.show.editions import Edition, editions_of
from landbridge.table.refusals import word


class Speaker(Protocol):
    """Whoever has the words of a language."""

    def say(
        self, key: str, values: Mapping[str, str | int] | None = None, names: Sequence[str] | None = None
    ) -> str:
        """The sentence for a key."""

    def has(self, key: str) -> bool: ...


def sentence(fact: Fact, say: Speaker, names: Sequence[str] | None = None) -> dict[str, Any]:
    values = {name: _bare(value) for name, value in fact.values.items()}
    return {"key": fact.key, "values": values, "text": say.say(fact.key, values, names)}


def with_sentences(
    facts: Sequence[dict[str, Any]], say: Speaker, names: Sequence[str]
) -> list[dict[str, Any]]:
    return [{**fact, **sentence(Fact(fact["key"], fact["values"]), say, names)} for fact in facts]


def _bare(value: Any) -> str | int:
    return value if isinstance(value, str | int) else int(value)  # NumPy has whole numbers of its own


def refusal_json(fact: Fact, say: Speaker, **more: Any) -> dict[str, Any]:
    return {"error": word(fact.key), "reason": sentence(fact, say), **more}


def why_json(refusal: Illegal | None, say: Speaker, names: Sequence[str]) -> dict[str, Any]:
    """Whether a move would be legal, and if not, why."""
    if refusal is None:
        return {"legal": True, "reason": None, "ruling": None, "witness": []}
    reason = sentence(refusal.fact, say, names)
    return {"legal": False, "reason": reason, "ruling": refusal.ruling, "witness": list(refusal.witness)}


def message(id: int, body: Mapping[str, Any], say: Speaker, names: Sequence[str]) -> dict[str, Any]:
    """A message as it is sent, with its sentences."""
    facts = [sentence(Fact(key, values), say, names) for key, values in body["facts"]]
    return {"id": id, **body, "facts": facts}


@cache
def game_json(name: str, say: Speaker) -> dict[str, Any]:
    game = registry.game(name)
    return {
        "name": game.name,
        "title": say.say(game.key) if say.has(game.key) else game.name.replace("_", " ").title(),
        "version": game.version,
        "fewest": game.seats.start,
        "most": game.seats.stop - 1,
        "fate": game.fate,
        "options": _options(game),
        "bots": sorted(bots.bots(game)),
        "editions": [_edition(one) for one in editions_of(game)],
    }


def _edition(one: Edition) -> dict[str, Any]:
    return {**vars(one), "options": dict(one.options), "means": dict(one.means)}


def _options(game: Game) -> list[dict[str, Any]]:
    told = []
    for option in fields(game.options):
        default = option.default
        limits = option.metadata.get("choices", ())
        choices = list(limits or option.metadata.get("words", ()))
        if isinstance(default, bool):
            kind, choices, default = "switch", ["on", "off"], "on" if default else "off"
        else:
            kind = "number" if isinstance(default, int) else "choice" if limits else "text"
        told.append({"name": option.name, "kind": kind, "default": str(default), "choices": choices})
    return told
