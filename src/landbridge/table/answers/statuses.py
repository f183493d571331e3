"""The status of each refusal, as HTTP counts them: a page reads them wherever its answers come from."""

from __future__ import annotations

from landbridge.table.refusals import Refused

# The sentence of a refusal and the status it is sent with; the machine's word is the key without "server-".
STATUS = {
    "server-unknown-person": 401,
    "server-password": 403,
    "server-not-yours": 403,
    "server-not-host": 403,
    "server-muted": 403,
    "luck-lost": 403,
    "server-origin": 403,
    "server-no-table": 404,
    "server-no-seat": 404,
    "server-no-game": 404,
    "server-no-code": 404,
    "server-no-page": 404,
    "server-no-tutorial": 404,
    "tournament-none": 404,
    "server-no-boards": 404,
    "server-wrong-method": 405,
    "entry-name-taken": 409,
    "server-seat-taken": 409,
    "server-started": 409,
    "server-not-started": 409,
    "server-over": 409,
    "server-not-over": 409,
    "server-closed": 409,
    "server-away": 409,
    "server-id-used": 409,
    "server-somebody": 409,
    "server-nothing-back": 409,
    "notify-no-mail": 409,
    "notify-no-push": 409,
    "server-too-late": 409,
    "server-nothing-asked": 409,
    "server-old-rules": 409,
    "device-damaged": 409,
    "exercise-none": 404,
    "exercise-unfinished": 409,
    "exercise-whole": 409,
    "review-not-shown": 403,
    "review-not-ready": 409,
    "review-unfinished": 409,
    "review-no-planner": 409,
    "review-not-compiled": 503,
    "review-failed": 503,
    "deal-altered": 409,
    "deal-closed": 409,
    "deal-left": 409,
    "deal-no-hint": 409,
    "deal-no-substitute": 409,
    "deal-no-takeback": 409,
    "deal-not-today": 409,
    "deal-other-luck": 409,
    "deal-other-table": 409,
    "deal-second": 409,
    "deal-too-late": 409,
    "luck-closed": 409,
    "luck-early": 409,
    "luck-first-edition": 409,
    "luck-other-list": 409,
    "luck-promise": 409,
    "luck-seats-closed": 409,
    "luck-twice": 409,
    "luck-unopened": 409,
    "tournament-closed": 409,
    "tournament-full": 409,
    "tournament-left": 409,
    "tournament-no-hint": 409,
    "tournament-started": 409,
    "tournament-not-running": 409,
    "tournament-few": 409,
    "server-too-large": 413,
    "server-not-json": 415,
    "entry-host": 421,
    "server-invalid": 422,
    "notify-zone": 422,
    "notify-address": 422,
    "entry-name-bot": 422,
    "luck-digits": 422,
    "luck-words": 422,
    "server-no-bot": 422,
    "server-no-aim": 422,
    "server-too-fast": 429,
    "server-bots-busy": 429,
    "server-limit": 429,
    "entry-chat-share": 429,
    "server-not-saved": 503,
    "device-not-saved": 507,
    "server-elsewhere": 503,
    "server-getting-ready": 503,
    "print-busy": 503,
}
ILLEGAL = 409  # the rules refuse a move
UNUSABLE = 422  # a text that is no move, no name, no option, no record
PASSING = 503


def status_of(refused: Refused) -> int:
    return STATUS[refused.fact.key]


def is_passing(refused: Refused) -> bool:
    """Whether the same request may well be answered in a moment, or by another worker."""
    return status_of(refused) == PASSING
