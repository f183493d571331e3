"""How much one person, one table and the server may use. Each limit has a name: `serve --limit chat_letters=500`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace

from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.core.text import NAME_LENGTH, shown


@dataclass(frozen=True)
class Limits:
    """The defaults fit a club on a small machine."""

    body_bytes: int = 64_000  # of one request; a custom board is the largest thing people send
    name_letters: int = 30  # at most NAME_LENGTH, which records can hold
    chat_letters: int = 300  # of one chat message
    chats_per_table: int = 1_000
    acts_per_second: int = 30  # of one identity or address, on average
    acts_at_once: int = 120  # and in one burst
    guests_per_hour: int = 60  # new identities from one address
    guesses_per_hour: int = 30  # wrong passwords and codes from one address
    tables_per_person: int = 50  # that have not ended
    tables: int = 20_000  # on this server
    invites_per_table: int = 40  # created and not used
    tournaments_per_person: int = 10  # that have not ended
    tournament_players: int = 256
    events_per_table: int = 100_000
    seats_per_person: int = 8  # at one table, all on one device
    streams_per_person: int = 12
    streams: int = 2_000
    sockets: int = 4_000  # open connections of one worker
    sockets_per_address: int = 400  # a school behind one address may want more
    thinking: int = 32  # hints and practice waiting for bots, on this process; a person has one at a time
    thinking_per_address: int = 8
    bot_seconds: int = 20  # a bot that thinks longer is replaced by the most passive move
    open_days: int = 14  # then a table that has not begun is deleted
    rest_days: int = 365  # then a running table that nobody touched is deleted
    kept_days: int = 180  # then a finished table is deleted
    link_minutes: int = 15  # a link to a second device
    connections: int = 10  # of one worker to PostgreSQL
    browsers_per_person: int = 10  # that are notified; of one more, the oldest is forgotten
    hooks_per_table: int = 3  # chats that hear of turns
    reports_per_person: int = 20  # that the host has not answered
    comments_per_table: int = 300  # half of them for those who have played there
    comments_per_person: int = 50  # at one table
    comment_letters: int = 500
    waiting: int = 2_000  # people who wait for a game
    waiting_per_address: int = 40
    friends_per_person: int = 200
    challenges_per_person: int = 20  # sent and not answered
    challenges_per_hour: int = 60  # sent by one person
    backups: int = 10  # that are kept of those made from the console

    def with_words(self, said: Iterable[str]) -> Limits:
        """These limits, changed by `name=value`; unknown names and other than whole numbers are refused."""
        known = {field.name for field in fields(self)}
        given: dict[str, int] = {}
        for one in said:
            name, _, value = one.strip().partition("=")
            if name not in known:
                told: dict[str, str | int] = {"name": shown(name), "known": ", ".join(sorted(known))}
                raise LandbridgeError(Fact("core-option-unknown", told))
            if not (value.isascii() and value.isdigit() and 0 < int(value) < 10**12):
                values: dict[str, str | int] = {"name": name, "value": shown(value), "choices": "1, 2, 3 …"}
                raise LandbridgeError(Fact("core-option-value", values))
            given[name] = int(value)
        if given.get("name_letters", 0) > NAME_LENGTH:
            values = {
                "name": "name_letters",
                "value": str(given["name_letters"]),
                "choices": f"1 … {NAME_LENGTH}",
            }
            raise LandbridgeError(Fact("core-option-value", values))
        return replace(self, **given)
