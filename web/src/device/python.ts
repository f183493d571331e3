/** Python in a worker: fetched with a count of its bytes, started, and our modules put beside it. */
import type { PyodideInterface } from "pyodide";
import type { Packed, Progress } from "./messages";

declare const __PYTHON__: Packed;

const OURS = "landbridge.zip";
const LIBRARY = "stdlib.zip";

/** Read everything once, so that the browser has it; how much there is yet is told meanwhile. */
async function fetched(folder: string, tell: (progress: Progress) => void): Promise<Map<string, Uint8Array>> {
  const files = Object.entries(__PYTHON__.files);
  const all = files.reduce((sum, [, [, sent]]) => sum + sent, 0);
  const done = new Map<string, number>();
  const found = new Map<string, Uint8Array>();
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
        tell({ done: [...done.values()].reduce((sum, one) => sum + one, 0), all });
      }
      if (at !== plain) throw new Error(`${name}: broke off`);
      found.set(name, whole);
    }),
  );
  return found;
}

export async function startPython(
  base: string,
  tell: (progress: Progress) => void,
): Promise<PyodideInterface> {
  const folder = new URL(`${__PYTHON__.folder}/`, base).href;
  const files = await fetched(folder, tell);
  const { loadPyodide } = (await import(
    /* @vite-ignore */ `${folder}pyodide.mjs`
  )) as typeof import("pyodide");
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}${LIBRARY}`,
    // No packages beside our own: nothing is looked up anywhere.
    lockFileContents: JSON.stringify({ info: __PYTHON__.info, packages: {} }),
    packageBaseUrl: folder,
  });
  python.FS.writeFile(`/lib/${OURS}`, files.get(OURS)!);
  python.runPython(`import sys; sys.path.insert(0, "/lib/${OURS}")`);
  return python;
}
