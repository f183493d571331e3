"""What a host knows of deals of the day: whose luck they have, and who has played them."""

from __future__ import annotations

from landbridge.app.room import Room
from landbridge.app.thinking import Thinking
from landbridge.table.answers.study.deals import Dealt


class Deals:
    """A server promises its own luck a day before; a browser's luck follows from the date."""

    luck: str

    def dealt(self, room: Room, day: str) -> list[Dealt]:
        """Return the deals of a day as the asker may know them."""
        raise NotImplementedError

    def tomorrow(self, room: Room, day: str) -> list[Dealt]:
        """Return those that are promised already."""
        raise NotImplementedError

    def played(self, room: Room) -> list[str]:
        """Return the days on which the asker has played."""
        raise NotImplementedError

    def begin(self, room: Room, game: str, client: str) -> tuple[str, bool]:
        """Return the table of today's deal, and whether the same request had opened it before."""
        raise NotImplementedError

    def enter(self, room: Room, game: str, table: str) -> Dealt:
        """Count a game that is over as an entry, or refuse it with the reason."""
        raise NotImplementedError

    def par(self, room: Room, game: str, day: str) -> Thinking[Dealt]:
        """Have the champion's par worked out, where nobody does so regularly."""
        raise NotImplementedError
