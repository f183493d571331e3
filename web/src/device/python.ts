/** Python in a worker: fetched with a count of its bytes, started, and our modules put beside it. */
import type { PyodideInterface } from "pyodide";
import { hostForPython, Kernels } from "../kernels/host.mjs";
import type { Packed, Progress } from "./messages";
import { dropSnapshots, isKept, keepSnapshot, keptSnapshot } from "./kept/snapshot";

declare const __PYTHON__: Packed;

const INTERPRETER = "pyodide.asm.wasm";
const OURS = "landbridge.zip.wasm"; // zips inside (site/pack.py)
const LIBRARY = "stdlib.zip.wasm";
const KERNELS = /^\w+\.wasm$/;
const APART = "/apart"; // as in landbridge/device/apart.py
const LATE = 20_000; // ms; then a file that is fetched only when it is needed is not to be had
const OFTEN = 100; // ms between two words about how far it is

/** What Python consists of, by name; its scripts are imported instead. */
export type Files = Map<string, Uint8Array<ArrayBuffer>>;

const folderIn = (base: string): string => new URL(`${__PYTHON__.folder}/`, base).href;

export const hasSnapshot = (base: string): Promise<boolean> => isKept(folderIn(base));

/** Read everything once, so that the browser has it; how much there is yet is told meanwhile. */
export async function fetchPython(base: string, tell: (progress: Progress) => void): Promise<Files> {
  const folder = folderIn(base);
  // Whoever was here before has the interpreter: the browser compiles it while it reads it.
  const known = (await hasSnapshot(base)) ? INTERPRETER : "";
  const files = Object.entries(__PYTHON__.files).filter(([name]) => !name.endsWith(".mjs") && name !== known);
  const all = files.reduce((sum, [, [, sent]]) => sum + sent, 0);
  const done = new Map<string, number>();
  const found: Files = new Map();
  let told = 0;
  const say = (): void => {
    if (performance.now() - told < OFTEN) return; // every piece would be drawn
    told = performance.now();
    tell({ done: [...done.values()].reduce((sum, one) => sum + one, 0), all });
  };
  await Promise.all(
    files.map(async ([name, [plain, sent]]) => {
      const response = await fetch(new URL(name, folder));
      if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
      const whole = new Uint8Array(plain);
      let at = 0;
      for (const reader = response.body.getReader(); ;) {
        const { done: end, value } = await reader.read();
        if (end) break;
        if (at + value.length > plain) throw new Error(`${name}: too long`);
        whole.set(value, at);
        at += value.length;
        done.set(name, (at / plain) * sent);
        say();
      }
      if (at !== plain) throw new Error(`${name}: broke off`);
      found.set(name, whole);
    }),
  );
  tell({ done: all, all });
  return found;
}

/** Compiled kernels, for whoever searches: Python calls them as it calls Numba's elsewhere. */
async function lendKernels(python: PyodideInterface, files: Files): Promise<void> {
  const kernels = new Kernels();
  for (const [name, bytes] of files)
    if (KERNELS.test(name)) await kernels.prepare(name.replace(/\.wasm$/, ""), bytes);
  python.pyimport("landbridge.core.compile.wasm").use(hostForPython(kernels));
}

/** What is asked for while `act` runs comes from these files: nothing is fetched twice. */
async function handing<T>(folder: string, files: Files, act: () => Promise<T>): Promise<T> {
  const { fetch } = globalThis;
  globalThis.fetch = (asked, how) => {
    const url = String(asked instanceof Request ? asked.url : asked);
    const bytes = url.startsWith(folder) ? files.get(url.slice(folder.length)) : undefined;
    if (!bytes) return fetch(asked, how);
    const kind = url.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return Promise.resolve(new Response(bytes, { headers: { "content-type": kind } }));
  };
  try {
    return await act();
  } finally {
    globalThis.fetch = fetch;
  }
}

/** `more`: of a snapshot, to make one or to go on from one. */
async function load(base: string, files: Files, more: object): Promise<PyodideInterface> {
  const folder = folderIn(base);
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${folder}pyodide.mjs`
  )) as typeof import("pyodide");
  const python = await handing(folder, files, () =>
    loadPyodide({
      indexURL: folder,
      stdLibURL: `${folder}${LIBRARY}`,
      // No packages beside our own: nothing is looked up anywhere.
      lockFileContents: JSON.stringify({ info: __PYTHON__.info, packages: {} }),
      packageBaseUrl: folder,
      ...more,
    }),
  );
  python.FS.writeFile(`/lib/${OURS}`, files.get(OURS)!); // files are not part of a snapshot
  return python;
}

async function loadAnew(base: string, files: Files, more: object = {}): Promise<PyodideInterface> {
  const python = await load(base, files, more);
  python.runPython(`import sys; sys.path.insert(0, "/lib/${OURS}")`);
  return python;
}

/** As it was kept once, or from the beginning. */
async function loadKept(base: string, files: Files): Promise<PyodideInterface> {
  const snapshot = await keptSnapshot(folderIn(base));
  if (!snapshot) return loadAnew(base, files);
  try {
    return await load(base, files, { _loadSnapshot: snapshot });
  } catch (error) {
    console.warn(error);
    await dropSnapshots();
    return loadAnew(base, files);
  }
}

/** `fast`: with compiled kernels. */
export async function startPython(base: string, files: Files, fast = false): Promise<PyodideInterface> {
  const python = await loadKept(base, files);
  if (fast) await lendKernels(python, files);
  return python;
}

/** A file that is fetched only now, put where Python looks for it; whether it was to be had. */
export async function fetchApart(base: string, python: PyodideInterface, place: string): Promise<boolean> {
  try {
    const url = new URL(`apart/${place}`, folderIn(base));
    if (!navigator.onLine && "caches" in self && !(await caches.match(url))) return false;
    const response = await fetch(url, { signal: AbortSignal.timeout(LATE) });
    if (!response.ok) return false;
    const bytes = new Uint8Array(await response.arrayBuffer());
    python.FS.mkdirTree(`${APART}/${place}`.replace(/\/[^/]*$/, ""));
    python.FS.writeFile(`${APART}/${place}`, bytes);
    return true;
  } catch {
    return false; // no network, and it was not kept yet
  }
}

/** Start it once more, ready for every game, and keep its memory for the next time. */
export async function makeSnapshot(base: string, files: Files): Promise<void> {
  const python = await loadAnew(base, files, { _makeSnapshot: true });
  python.pyimport("landbridge.device.prepared").prepare();
  await keepSnapshot(folderIn(base), python.makeMemorySnapshot());
}
