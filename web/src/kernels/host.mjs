// Runs the games' WebAssembly modules for Python: the host that core/compile/wasm.py asks for. Plain JavaScript, so that
// Node runs the same file in tests. A module owns its memory; a call copies one frame of bytes in and out.

const PAGE = 65536;

export class Kernels {
  #modules = new Map();

  /** Make a game's module ready, from its bytes or from an answer that carries them. */
  async prepare(game, source) {
    if (this.#modules.has(game)) return;
    const bytes = source instanceof Response ? await source.arrayBuffer() : source;
    const { instance } = await WebAssembly.instantiate(bytes, {});
    this.#modules.set(game, { memory: instance.exports.memory, exports: instance.exports });
  }

  /** Whether a game's module is ready. */
  has(game) {
    return this.#modules.has(game);
  }

  /** Where a module's free memory begins. */
  load(game) {
    return this.#module(game).exports.__heap_base.value;
  }

  /** Put bytes into a module's memory, which grows if need be. */
  write(game, at, data) {
    this.#room(game, at, data.length).set(data, at);
  }

  /** Put a frame there, call an entry point, and read the frame back; 0 if all went well. */
  call(game, entry, at, frame) {
    const { memory, exports } = this.#module(game);
    this.#room(game, at, frame.length).set(frame, at);
    const told = exports[entry](at);
    frame.set(new Uint8Array(memory.buffer, at, frame.length));
    return told;
  }

  #module(game) {
    const found = this.#modules.get(game);
    if (!found) throw new Error(`the kernels of ${game} are not loaded`);
    return found;
  }

  /** The memory, at least so large. */
  #room(game, at, length) {
    const { memory } = this.#module(game);
    const missing = at + length - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    return new Uint8Array(memory.buffer);
  }
}

/** The same for Python in this page (Pyodide), whose bytes lie in a memory of its own. */
export function hostForPython(kernels) {
  const lent = (proxy, use) => {
    const buffer = proxy.getBuffer("u8");
    try {
      return use(buffer.data);
    } finally {
      buffer.release();
    }
  };
  return {
    load: (game) => kernels.load(game),
    write: (game, at, data) => lent(data, (bytes) => kernels.write(game, at, bytes)),
    call: (game, entry, at, frame) => lent(frame, (bytes) => kernels.call(game, entry, at, bytes)),
  };
}
