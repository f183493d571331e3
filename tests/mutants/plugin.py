"""A pytest plugin that runs mutants instead of the tests: collected once, forked for every mutant.

The process that collects stays clean. A first child runs all tests unchanged and notes how long each takes and which
lines of the mutated modules it reaches. Then every mutant gets a child of its own: its function's byte code is
exchanged in place, so that every copy and import of the function has the bug, and the tests that reach the line run
until one fails. Tests named after the ruling beside the line come first.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import re
import resource
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType, ModuleType
from typing import Any

import pytest

from landbridge import texts
from tests.mutants.operators import MODULE, Mutant, apply, code_of, mutants
from tests.mutants.planting import functions_in, plant_constants

ENOUGH_MEMORY = 6 << 30
WATCHED = 200  # calls of a function by one test whose lines are noted
SLACK = 3.0  # seconds that a test may take longer than without the mutant, beside ten times as long

KILLED, SURVIVED, UNREACHED = "killed", "survived", "unreached"
BROKEN = "broken"  # the mutant could not be made: a mistake of ours


@dataclass
class Baseline:
    """The tests as they are: seconds, and the lines of the mutated files that each reaches."""

    seconds: dict[str, float] = field(default_factory=dict)
    lines: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    busy: dict[str, list[str]] = field(default_factory=dict)  # functions that were watched only at first
    failed: list[str] = field(default_factory=list)


@dataclass
class Wish:
    """What the command asks of this process."""

    modules: list[str]
    jobs: int
    out: str  # a file: one JSON line for each mutant
    known: dict[str, str]  # results that still hold, by mutant
    only: str = ""

    @classmethod
    def from_environment(cls) -> Wish:
        return cls(**json.loads(Path(os.environ["LANDBRIDGE_MUTANTS"]).read_text(encoding="utf-8")))


class Runner:
    def __init__(self, session: pytest.Session, wish: Wish):
        self.session = session
        self.wish = wish
        self.items = {item.nodeid: item for item in session.items}
        self.modules: dict[str, ModuleType] = {n: importlib.import_module(n) for n in wish.modules}
        self.files = {n: str(module.__file__) for n, module in self.modules.items()}
        self.sources = {n: Path(file).read_text(encoding="utf-8") for n, file in self.files.items()}
        self.failed = ""
        self.functions = functions_in(set(self.files.values()))

    # --- the whole ----------------------------------------------------------------------------------------

    def run(self) -> None:
        baseline = self.baseline()
        if baseline.failed:
            raise pytest.UsageError(f"fails without any mutant: {baseline.failed[:3]}")
        todo = self.todo()
        with Path(self.wish.out).open("a", encoding="utf-8") as out:
            self.run_all(todo, baseline, out)

    def run_all(self, todo: list[Mutant], baseline: Baseline, out: Any) -> None:
        """Some children at a time, until all mutants are done."""
        began = time.monotonic()
        children: dict[int, tuple[Mutant, int]] = {}
        done = 0
        queue = iter(todo)
        exhausted = False
        while not exhausted or children:
            while not exhausted and len(children) < self.wish.jobs:
                mutant = next(queue, None)
                if mutant is None:
                    exhausted = True
                    break
                tests = self.tests_for(mutant, baseline)
                if not tests:
                    self.note(out, mutant, UNREACHED, "")
                    done += 1
                    continue
                pid, reader = self.fork(mutant, tests, baseline)
                children[pid] = mutant, reader
            if not children:
                break
            pid, status = os.wait()
            mutant, reader = children.pop(pid)
            with os.fdopen(reader) as pipe:
                told = pipe.read()
            verdict, _, by = told.rpartition("\n")[2].partition(" ") if status == 0 else ("", "", "")
            if status != 0:
                # Killed by the clock, by memory or by a crash while a test ran: the last one begun noticed it.
                verdict, by = KILLED, (told.splitlines() or ["? it never began"])[-1].partition(" ")[2]
                by += f" (signal {os.waitstatus_to_exitcode(status)})"
            self.note(out, mutant, verdict, by)
            done += 1
            if done % 50 == 0:
                print(f"  {done} of {len(todo)} mutants, {time.monotonic() - began:.0f} s", file=sys.stderr)

    def todo(self) -> list[Mutant]:
        found = [m for m in all_mutants(self.modules, self.sources) if re.search(self.wish.only, m.name)]
        return [m for m in found if self.wish.known.get(m.name) != m.source]

    def note(self, out: Any, mutant: Mutant, verdict: str, by: str) -> None:
        told = {
            "name": mutant.name,
            "line": mutant.line,
            "rulings": mutant.rulings,
            "source": mutant.source,
            "result": verdict,
            "by": by,
        }
        out.write(json.dumps(told, ensure_ascii=False) + "\n")
        out.flush()

    # --- without a mutant ---------------------------------------------------------------------------------

    def baseline(self) -> Baseline:
        reader, writer = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reader)
            found = Baseline()
            try:
                self.hush()
                self.trace(found)
                with os.fdopen(writer, "w") as pipe:
                    json.dump([found.seconds, found.lines, found.busy, found.failed], pipe)
            finally:
                os._exit(0)
        os.close(writer)
        with os.fdopen(reader) as pipe:
            told = pipe.read()
        os.waitpid(pid, 0)
        if not told:
            raise pytest.UsageError("the tests could not be run without a mutant")
        return Baseline(*json.loads(told))

    def trace(self, found: Baseline) -> None:
        """Run every test once; note its time and the lines it reaches.

        A function that a test calls again and again is watched for its first calls only: the test then counts as one
        that may reach any line of it.
        """
        wanted = set(self.files.values())
        lines: dict[str, set[int]] = {}
        calls: Counter[CodeType] = Counter()

        def line(frame: FrameType, event: str, arg: object) -> Any:
            if event == "line":
                lines[frame.f_code.co_filename].add(frame.f_lineno)
            return line

        def call(frame: FrameType, event: str, arg: object) -> Any:
            code = frame.f_code
            if code.co_filename not in wanted:
                return None
            calls[code] += 1
            return line if calls[code] <= WATCHED else None

        items = list(self.items.values())
        for item, after in zip(items, [*items[1:], None], strict=True):
            lines.update({file: set() for file in wanted})
            calls.clear()
            began = time.monotonic()
            threading.settrace(call)
            sys.settrace(call)
            self.run_one(item, after)
            sys.settrace(None)
            found.seconds[item.nodeid] = time.monotonic() - began
            found.lines[item.nodeid] = {file: sorted(some) for file, some in lines.items() if some}
            found.busy[item.nodeid] = [
                f"{code.co_filename}:{code.co_qualname.partition('.<locals>')[0]}"
                for code, count in calls.items()
                if count > WATCHED
            ]
            if self.failed:
                found.failed.append(self.failed)

    def run_one(self, item: pytest.Item, after: pytest.Item | None) -> None:
        self.failed = ""
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)

    def hush(self) -> None:
        """A child says nothing: what it finds goes through its pipe."""
        self.session.config.pluginmanager.unregister(name="terminalreporter")
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)

    # --- a mutant -----------------------------------------------------------------------------------------

    def tests_for(self, mutant: Mutant, baseline: Baseline) -> list[str]:
        """Those that reach it, of its rulings first, then the quick ones."""
        file = self.files[mutant.module]
        if mutant.function == MODULE:
            found = list(self.items)
        else:
            lines = set(range(mutant.line, mutant.last_line + 1))
            found = [id for id, reached in baseline.lines.items() if lines & set(reached.get(file, ()))]
            perhaps = f"{file}:{mutant.function}"
            found += [id for id, busy in baseline.busy.items() if perhaps in busy and id not in found]
        return sorted(found, key=lambda id: (not named_after(id, mutant.rulings), baseline.seconds[id]))

    def fork(self, mutant: Mutant, tests: list[str], baseline: Baseline) -> tuple[int, int]:
        reader, writer = os.pipe()
        pid = os.fork()
        if pid:
            os.close(writer)
            return pid, reader
        try:
            os.close(reader)
            self.plant(mutant)
            self.hush()
            resource.setrlimit(resource.RLIMIT_AS, (ENOUGH_MEMORY, ENOUGH_MEMORY))
            by = ""
            for test, after in zip(tests, [*tests[1:], None], strict=True):
                os.write(writer, f"running {test}\n".encode())
                # Time of its own first: on a busy machine a clock on the wall would kill what nobody notices.
                seconds = SLACK + 10 * baseline.seconds[test]
                signal.setitimer(signal.ITIMER_PROF, seconds)
                signal.setitimer(signal.ITIMER_REAL, 10 * seconds)
                self.run_one(self.items[test], self.items[after] if after else None)
                signal.setitimer(signal.ITIMER_PROF, 0)
                signal.setitimer(signal.ITIMER_REAL, 0)
                if self.failed:
                    by = test
                    break
            os.write(writer, f"{KILLED if by else SURVIVED} {by}".encode())
        except Exception as error:
            # A module that cannot even be imported with the mutant is noticed by everybody.
            verdict = KILLED if mutant.function == MODULE else BROKEN
            os.write(writer, f"{verdict} {error!r}".replace("\n", " ").encode())
        finally:
            os._exit(0)

    def plant(self, mutant: Mutant) -> None:
        source = self.sources[mutant.module]
        module = self.modules[mutant.module]
        tree = apply(mutant, source, numbers_of(module))
        if mutant.function == MODULE:
            plant_constants(module, source, tree, self.files[mutant.module])
            return
        file = self.files[mutant.module]
        new = code_of(tree, file, mutant.function)
        copies = self.functions[file, mutant.function]
        assert copies, f"no function to change: {mutant.name}"
        for function in copies:
            function.__code__ = new


def all_mutants(modules: dict[str, ModuleType], sources: dict[str, str]) -> list[Mutant]:
    return [m for n, module in modules.items() for m in mutants(n, sources[n], numbers_of(module))]


def numbers_of(module: ModuleType) -> Callable[[str], bool]:
    return lambda name: type(getattr(module, name, None)) is int


def named_after(test: str, rulings: tuple[str, ...]) -> bool:
    """Whether `…::test_h3_3_…` carries one of the rulings."""
    name = test.rpartition("::")[2]
    return any(name.startswith(f"test_{ruling.lower().replace('.', '_')}_") for ruling in rulings)


RUNNER: Runner | None = None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    # Neither a test of compiled rules nor one that starts another interpreter can notice anything here; one on
    # PostgreSQL notices what SQLite's does.
    blind = r"compiled|postgresql|every_speed|without_numpy"
    items[:] = [item for item in items if not re.search(blind, item.nodeid)]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if RUNNER is not None and report.failed and not RUNNER.failed:
        RUNNER.failed = report.nodeid


def pytest_runtestloop(session: pytest.Session) -> bool:
    global RUNNER
    gc.unfreeze()  # functions to change are looked for among what the collector knows
    RUNNER = Runner(session, Wish.from_environment())
    _quick_hypothesis()
    for language in texts.LANGUAGES:  # read once, and not in every child
        texts.words(language)
    gc.collect()
    gc.freeze()
    RUNNER.run()
    return True


def _quick_hypothesis() -> None:
    """A failure is enough; nobody reads the smallest example."""
    from hypothesis import Phase, settings

    settings.register_profile(
        "mutants", phases=(Phase.explicit, Phase.generate), derandomize=True, database=None, deadline=None
    )
    settings.load_profile("mutants")
