"""The games' kernels as WebAssembly, as `make wasm` built them, and a manifest (`core/compile/wasm.py`)."""
