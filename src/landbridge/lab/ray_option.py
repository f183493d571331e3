"""`--ray`, an option of the commands that can use a cluster: with an address, or without one."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from typer.core import TyperCommand

__all__ = ["HELP", "HERE", "RayCommand"]

HERE = ""  # instead of an address: the cluster that $RAY_ADDRESS names, else one that is started here
HELP = "play on a Ray cluster: host:port, ray://host:port or auto; without one it is started here"


class RayCommand(TyperCommand):
    """`--ray` may be given without an address."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        said: list[str] = []
        for word, following in zip_longest(args, args[1:], fillvalue="-"):
            said.append(word)
            if word == "--ray" and following.startswith("-"):
                said.append(HERE)
        return super().parse_args(ctx, said)
