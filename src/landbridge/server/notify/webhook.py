"""What chat services read. Each takes a POST; what differs is where the text stands."""

from __future__ import annotations

import json
from typing import NamedTuple

from landbridge.server.notify.message import Text

FORMATS = ("discord", "matrix", "slack", "ntfy")
AS_JSON = {"content-type": "application/json"}


class Request(NamedTuple):
    body: bytes
    headers: dict[str, str]


def request(format: str, text: Text) -> Request:
    """Mentions and markup are switched off where a service has them; titles are ours, and links have no spaces."""
    line = f"{text.title}: {text.body}"
    if format == "discord":
        told: dict[str, object] = {"content": f"{line}\n{text.link}", "allowed_mentions": {"parse": []}}
    elif format == "slack":
        told = {"text": f"{line}\n<{text.link}>", "mrkdwn": False}
    elif format == "matrix":  # a generic webhook of matrix-hookshot
        told = {"text": f"{line}\n{text.link}"}
    else:  # ntfy takes the text itself, and the rest in headers
        return Request(
            f"{line}\n{text.link}".encode(), {"content-type": "text/plain; charset=utf-8", "click": text.link}
        )
    return Request(json.dumps(told, ensure_ascii=False).encode(), AS_JSON)
