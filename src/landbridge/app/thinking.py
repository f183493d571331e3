"""Questions to bots. An operation yields one and is given the answer; its host knows which process or worker thinks."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias, TypeVar

from landbridge.bots.clairvoyant import ClairvoyantRequest
from landbridge.reviewing.pieces import ReviewRequest
from landbridge.reviewing.tries import TryRequest
from landbridge.table.bot_request import BotRequest

T = TypeVar("T")
# For advice (a list of `Advice`) or a move (a number), a piece of a review, a try beside the answer, the best with
# known cards.
Question: TypeAlias = BotRequest | ReviewRequest | TryRequest | ClairvoyantRequest
Thinking: TypeAlias = Generator[Question, Any, T]

# What is refused if no bot can answer; a bot's move is made without it.
FAILED: dict[type[Question], str] = {ReviewRequest: "review-failed", TryRequest: "review-failed"}
