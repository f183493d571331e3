"""What playing finds in a process with WebAssembly and without NumPy, as one JSON object (`test_bare.py`)."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.thoughts import BLOCKED, Blocker
from landbridge import registry
from landbridge.bots.advice import advise
from landbridge.bots.warm import Warm
from landbridge.core.compile import wasm
from landbridge.core.compile.wasmtime_host import WasmtimeHost


def main() -> None:
    host = WasmtimeHost()
    wasm.use(host)
    told: dict[str, object] = {}
    hashi, beacons = registry.game("hashi"), registry.game("beacons")
    warm = Warm(hashi.kit())
    told["ready"] = warm.is_ready_for("master")
    kit = warm.kit_for("master")
    told["compiled"] = kit.rules.compiled
    view = hashi.view(kit, hashi.start(kit, 2), 0)
    found = advise(hashi, kit, view, 0, Random(3))
    told["hints"] = [(one.plan, one.points, one.sure) for one in found]
    told["another's game"] = [
        beacons.kit().quick().rules.compiled,
        Warm(beacons.kit()).kit_for("master").rules.compiled,
    ]
    told["calls"] = host.calls
    assert not set(BLOCKED) & set(sys.modules)
    print(json.dumps(told))


if __name__ == "__main__":
    sys.meta_path.insert(0, Blocker())
    main()
