"""Python's garbage collector, kept from stopping the server.

Reference counts free nearly everything. The collector looks for cycles beside that, and every so often it looks through
all objects there are: with 5,000 streams that takes 0.4 s, during which nobody is answered. Whatever has lived for a
minute will live on, so it is put aside, and the collector only looks at what is new. Once an hour it looks at all.
"""

from __future__ import annotations

import gc

MINUTE, HOUR = 60.0, 3600.0


def start() -> None:
    """Put aside what the program consists of. Looking through it first would take longer than it could bring."""
    gc.freeze()


def put_aside() -> None:
    """Leave everything there is out of the next collections."""
    gc.collect()  # what is new: the rest was put aside before
    gc.freeze()


def collect_all() -> None:
    gc.unfreeze()
    put_aside()


def stop() -> None:
    """As it was before: for whoever starts a server inside another program."""
    gc.unfreeze()
