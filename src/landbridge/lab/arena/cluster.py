"""Arenas and training on many machines: Ray plays wherever there is a free core, and repeats what gets lost.

    with crew(contest, "head:6379") as pool:
        arena(contest, 10_000, jobs=pool.cores, pool=pool)

Everything follows from the seed, so it does not matter where a game is played, nor how often. Landbridge has to be
installed on every machine. A person's own bots are sent along with the contest.
"""

from __future__ import annotations

import linecache
import logging
import os
import socket
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import landbridge
from landbridge.core import machine
from landbridge.core.errors import LandbridgeError
from landbridge.core.facts import Fact
from landbridge.lab.arena import Contest, check

__all__ = ["LOCAL", "PATIENCE", "RETRIES", "STORE", "Cluster", "Crew", "NoCluster", "connected", "crew"]

LOCAL = "local"  # the address of a cluster that is started here, and ends with what it was started for
RETRIES = 5  # retries of work whose worker died; a bot that kills its worker must not run for ever
PATIENCE = 5.0  # seconds for a cluster to answer at all; Ray alone would try for minutes
STORE = 200_000_000  # bytes shared by the processes of a cluster started here; records are small

_P = ParamSpec("_P")
_T = TypeVar("_T")


class NoCluster(LandbridgeError):
    """Ray is not installed, does not answer, or gave up."""


@dataclass(frozen=True)
class _Parcel:
    """A contest with all that another machine needs to play it."""

    contest: Contest
    files: tuple[tuple[str, bytes], ...]  # bots of one's own: where they are here, and what is in them


class Cluster(Executor):
    """The cores of a cluster, as an executor."""

    def __init__(self, cores: int, remote: Any, cancel: Callable[[Any], None]):
        self.cores = cores
        self._remote, self._cancel = remote, cancel

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Call it on some machine."""
        promise = self._remote.remote(landbridge.__version__, fn, args, kwargs)
        future: Future[_T] = promise.future()

        def done(ended: Future[_T]) -> None:
            if ended.cancelled():  # of Ray's futures this alone would not stop the work
                self._cancel(promise)

        future.add_done_callback(done)
        return future


class Crew(Executor):
    """Cores of a cluster that play one contest."""

    def __init__(self, contest: Contest, cluster: Cluster):
        self.cores = cluster.cores
        self._contest, self._parcel, self._cluster = contest, _packed(contest), cluster

    def submit(self, fn: Callable[_P, _T], /, *args: _P.args, **kwargs: _P.kwargs) -> Future[_T]:
        """Call it on some machine; the crew's contest among the arguments takes its bots along."""
        sent: list[Any] = [self._parcel if one == self._contest else one for one in args]
        there: Callable[..., _T] = fn
        return self._cluster.submit(there, *sent, **kwargs)


@contextmanager
def crew(contest: Contest, address: str = "", cores: int | None = None) -> Iterator[Crew]:
    """A cluster for one contest."""
    check(contest)
    with connected(address, cores) as cluster:
        yield Crew(contest, cluster)


@contextmanager
def connected(address: str = "", cores: int | None = None) -> Iterator[Cluster]:
    """A cluster: at an address, at $RAY_ADDRESS, or started here on so many cores.

    Whoever has called `ray.init` already gets that cluster, and keeps it.
    """
    # Ray sends usage reports by default. Whoever runs a cluster may want that; a game should not decide it.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ModuleNotFoundError as error:
        raise NoCluster(Fact("arena-no-ray", {"command": 'pip install "landbridge[ray]"'})) from error
    place = address or os.environ.get("RAY_ADDRESS") or LOCAL
    ours = not ray.is_initialized()
    if ours:
        _connect(ray, place, cores or machine.cores())
    try:
        remote = ray.remote(max_retries=RETRIES, num_cpus=1)(_play)
        yield Cluster(max(1, int(ray.cluster_resources().get("CPU", 1))), remote, ray.cancel)
    except ray.exceptions.RayError as error:
        raise NoCluster(Fact("arena-ray-failed", {"error": _said(error)})) from error
    finally:
        if ours:
            ray.shutdown()


def _connect(ray: Any, place: str, cores: int) -> None:
    logging.getLogger("ray").setLevel(logging.ERROR)
    quiet = {"log_to_driver": False, "configure_logging": False}
    try:
        if place == LOCAL:
            own = {"num_cpus": cores, "object_store_memory": STORE, "include_dashboard": False}
            ray.init(address=LOCAL, **own, **quiet)
        else:
            _knock(place)
            ray.init(address=place, **quiet)
    except (OSError, ValueError, RuntimeError, ImportError, ray.exceptions.RayError) as error:
        told: dict[str, str | int] = {"address": place, "error": _said(error)}
        raise NoCluster(Fact("arena-ray-unreachable", told)) from error


def _knock(place: str) -> None:
    """Whether anything listens at that address."""
    host, colon, port = place.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE).close()


def _said(error: BaseException) -> str:
    """The reason in one line; of a failure elsewhere the first cause."""
    first = getattr(error, "cause", None) or error
    lines = str(first).strip().splitlines()
    return f"{type(first).__name__}: {lines[0]}" if lines else type(first).__name__


# --- on the other machine ---------------------------------------------------------------------------------


def _play(version: str, do: Callable[..., _T], args: Sequence[Any], named: dict[str, Any]) -> _T:
    if version != landbridge.__version__:
        raise RuntimeError(f"Landbridge {version} asks, but this machine has {landbridge.__version__}")
    return do(*(_unpacked(one) if isinstance(one, _Parcel) else one for one in args), **named)


def _packed(contest: Contest) -> _Parcel:
    places = dict.fromkeys(file for name in contest.field if (file := _file(name)))
    return _Parcel(contest, tuple((place, Path(place).read_bytes()) for place in places))


@cache
def _unpacked(parcel: _Parcel) -> Contest:
    """The contest with its bots' files as this machine has them: read once, then nothing is left on its disk."""
    if not parcel.files:
        return parcel.contest
    with tempfile.TemporaryDirectory(prefix="landbridge-") as folder:
        places = {}
        for number, (place, content) in enumerate(parcel.files):
            file = Path(folder, str(number), os.path.basename(place))
            file.parent.mkdir()
            file.write_bytes(content)
            places[place] = str(file)
            lines = content.decode("utf-8", "replace").splitlines(keepends=True)
            # The trace of a crash shows the lines of the bot, although the file is gone by then.
            linecache.cache[str(file)] = len(content), None, lines, str(file)
        field = (
            f"{places[own]}:{name.rpartition(':')[2]}" if (own := _file(name)) in places else name
            for name in parcel.contest.field
        )
        contest = replace(parcel.contest, field=tuple(field))
        check(contest)
    return contest


def _file(name: str) -> str:
    """The file of a bot of one's own, or nothing."""
    file, _, _ = name.rpartition(":")
    return file if file.endswith(".py") else ""
