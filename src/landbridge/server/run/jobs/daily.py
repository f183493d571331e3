"""What a server does for its deals of the day: promise, judge what was finished, and have the champion set the par."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field

from landbridge.core.play.match import Match
from landbridge.server.run.bots.bot_process import BotProcess, NotReady
from landbridge.server.run.bots.fair_queue import Account, Rank
from landbridge.server.run.bots.thinking import Thinking
from landbridge.server.store.deals import Begun, Deals
from landbridge.server.store.tables import Tables
from landbridge.table.deal.deal import day_at
from landbridge.table.deal.entry import Score, judged
from landbridge.table.deal.par import Par, ParGame
from landbridge.table.parts import CLOSED, OVER
from landbridge.table.refusals import Refused

PROMISE, JUDGE, PAR = 60.0, 10.0, 5.0  # seconds between two looks
NOBODY = Account("", "par")  # who is charged: the queue serves it when nobody else waits


class Daily:
    def __init__(self, deals: Deals, tables: Tables, thinking: Thinking):
        self.deals, self.tables, self.thinking = deals, tables, thinking
        self._par: ParWork | None = None

    def judge(self) -> None:
        """Games that ended without anybody asking what they are worth."""
        for begun in self.deals.unjudged():
            try:
                self.judged(begun)
            except Refused as refused:
                self.deals.count(begun, None, refused.fact.key)

    def judged(self, begun: Begun) -> Score:
        """The score of an entry, which counts from now on; `Refused` says why it does not."""
        score = self.score(begun.table, begun.day, begun.game)
        self.deals.count(begun, score)
        return score

    def score(self, table: str, day: str, game: str) -> Score:
        """What a table's game is worth as an entry."""
        deal = self.deals.one(day, game).deal
        with self.tables.open(table) as t:
            if t.status == CLOSED:
                raise Refused("deal-left")
            if t.status != OVER:
                raise Refused("server-not-over")

            def played() -> Match:
                return self.tables.match(t)

            return judged(played, deal, self.deals.last_move(table))

    def par(self) -> None:
        """One at a time, in the bot processes, when nobody needs them."""
        if self._par is not None:
            self._par.go_on()
            return
        deal = self.deals.claim_par()
        if deal is not None:
            self._par = ParWork(self, ParGame(deal))
            self._par.go_on()

    def par_done(self, work: ParWork, par: Par) -> None:
        self._par = None
        if work.game.deal.day == day_at(self.deals.clock()):
            self.deals.set_par(work.game.deal, par)


@dataclass(eq=False)
class ParWork:
    """A game of the champion's: one decision at a time, so that nobody waits for the whole of it."""

    daily: Daily
    game: ParGame
    kind: str = "par"
    waits: bool = field(default=True)  # for its next turn; maintenance puts it into the queue
    lock: threading.Lock = field(default_factory=threading.Lock)

    def go_on(self) -> None:
        with self.lock:
            if not self.waits:
                return
            self.waits = False
        self.daily.thinking.put(self, NOBODY, Rank.ALONE)

    def run(self, process: BotProcess) -> None:
        asked = self.game.request()
        try:
            self.game.decide(asked, process.think(asked))
        except NotReady:
            self.waits = True
            return
        if (par := self.game.par) is not None:
            self.daily.par_done(self, par)
        else:
            self.daily.thinking.put(self, NOBODY, Rank.ALONE)

    def drop(self) -> None:
        """The server stops; the next one begins anew."""
