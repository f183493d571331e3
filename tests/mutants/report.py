"""What became of the mutants: module by module, ruling by ruling, and the survivors by name."""

from __future__ import annotations

import importlib
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.operators import Mutant, mutants
from tests.mutants.plugin import KILLED, named_after, numbers_of
from tests.mutants.suites import Suite

LIST = Path(__file__).parent / "equivalent.txt"


@dataclass(frozen=True)
class Result:
    name: str
    line: int
    rulings: list[str]
    source: str
    result: str
    by: str


def equivalents() -> dict[str, str]:
    """Mutants that change nothing anybody could notice, with the reason: a line with the reason, names below it."""
    found: dict[str, str] = {}
    why = ""
    for line in LIST.read_text(encoding="utf-8").splitlines() if LIST.exists() else []:
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("  "):
            found[line.strip()] = why
        else:
            why = line.strip()
    return found


def current(suite: Suite) -> dict[str, Mutant]:
    """The mutants of the sources as they are."""
    found: dict[str, Mutant] = {}
    for name in suite.full_modules:
        module = importlib.import_module(name)
        source = Path(str(module.__file__)).read_text(encoding="utf-8")
        found |= {m.name: m for m in mutants(name, source, numbers_of(module))}
    return found


def report(results: dict[Suite, dict[str, Result]]) -> int:
    """Print it all; 1 if a survivor is not on the list, or a listed one is no survivor."""
    listed = equivalents()
    wrong = 0
    for suite, known in results.items():
        names = current(suite)
        here = {n: known[n] for n, m in names.items() if n in known and known[n].source == m.source}
        print(f"\n{suite.name}: {len(names)} mutants, {len(names) - len(here)} not run")
        by_module: dict[str, list[Result]] = defaultdict(list)
        for name, result in here.items():
            by_module[name.partition(":")[0]].append(result)
        for module, some in by_module.items():
            killed = sum(r.result == KILLED for r in some)
            same = sum(r.result != KILLED and r.name in listed for r in some)
            rest = len(some) - killed - same
            score = 100 * killed / max(1, len(some) - same)
            print(
                f"  {module.removeprefix('landbridge.'):28} {len(some):5} mutants  {killed:5} killed"
                f"  {same:3} equivalent  {rest:4} survive  {score:5.1f} %"
            )
        wrong += _survivors(names, here, listed)
        gone = [name for name in listed if name.partition(":")[0] in suite.full_modules and name not in names]
        for name in gone:
            print(f"    listed as equivalent, but there is no such mutant: {name}")
        wrong += len(gone)
        if suite.ruling:
            _rulings(suite, list(here.values()))
    return 1 if wrong else 0


def _survivors(names: dict[str, Mutant], here: dict[str, Result], listed: dict[str, str]) -> int:
    alive = [r for r in here.values() if r.result != KILLED and r.name not in listed]
    for result in sorted(alive, key=lambda r: (r.name.partition(":")[0], names[r.name].line)):
        print(f"    {result.result:9} line {names[result.name].line:4}  {result.name.partition('.')[2]}")
    woken = [name for name in listed if name in here and here[name].result == KILLED]
    for name in woken:
        print(f"    listed as equivalent, but killed by {here[name].by}: {name}")
    return len(alive) + len(woken)


def _rulings(suite: Suite, some: list[Result]) -> None:
    """For each ruling: how many mutants stand beside it, and how many a test of its name catches."""
    beside: dict[str, list[Result]] = defaultdict(list)
    for result in some:
        for ruling in result.rulings:
            if ruling.startswith(suite.ruling):
                beside[ruling].append(result)
    rows = []
    for ruling, there in sorted(beside.items()):
        own = sum(r.result == KILLED and named_after(r.by, (ruling,)) for r in there)
        rows.append(f"{ruling} {own}/{len(there)}" + ("" if own else " (!)"))
    print("  caught by a test that names the ruling:")
    for start in range(0, len(rows), 8):
        print("    " + "   ".join(rows[start : start + 8]))
