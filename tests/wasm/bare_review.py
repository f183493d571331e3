"""Reviews and a try in a process with WebAssembly and without NumPy, as one JSON object (`test_bare.py`)."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from bench.thoughts import BLOCKED, Blocker
from landbridge.core.compile import wasm
from landbridge.core.compile.wasmtime_host import WasmtimeHost
from landbridge.reviewing.judging import Budget
from landbridge.reviewing.reviewer import review
from tests.support.golden import read

LITTLE = Budget(values=4, searched=24, compared=8, told=2, ahead=1)


def main() -> None:
    wasm.use(WasmtimeHost())
    told = {name: review(read(name), LITTLE).to_dict() for name in sys.argv[1:]}
    assert not set(BLOCKED) & set(sys.modules)
    print(json.dumps(told))


if __name__ == "__main__":
    sys.meta_path.insert(0, Blocker())
    main()
