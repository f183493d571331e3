/** What Python hands over: something with bytes, as Pyodide's proxies are. */
export interface PythonBytes {
  getBuffer(kind: "u8"): { data: Uint8Array; release(): void };
}

export class Kernels {
  prepare(game: string, source: BufferSource | Response): Promise<void>;
  has(game: string): boolean;
  load(game: string): number;
  write(game: string, at: number, data: Uint8Array): void;
  call(game: string, entry: string, at: number, frame: Uint8Array): number;
}

/** For `landbridge.core.compile.wasm.use`. */
export interface PythonHost {
  load(game: string): number;
  write(game: string, at: number, data: PythonBytes): void;
  call(game: string, entry: string, at: number, frame: PythonBytes): number;
}

export function hostForPython(kernels: Kernels): PythonHost;
