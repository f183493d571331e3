/** Packs Python for the browser into a folder: the interpreter, its trimmed library, our modules, and fixed answers. */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, "../..");
const interpreter = join(here, "../node_modules/pyodide");
const LANGUAGES = ["en", "pt", "fr", "de", "nl", "es"];

/** `out`: a folder of its own. What is written there is named in the answer. */
export async function pack(out) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const python = await loadPyodide({ indexURL: `${interpreter}/` });
  const mount = (inside, folder) => {
    python.FS.mkdirTree(inside);
    python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, inside);
  };
  mount("/source", join(root, "src"));
  mount("/tool", here);
  mount("/out", out);
  python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/source", "/tool"]
`);
  const [ours, library] = python.runPython(`import pack; pack.main("/out")`).toJs();
  for (const file of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"])
    cpSync(join(interpreter, file), join(out, file));
  const kernels = join(root, "src/landbridge/wasm");
  for (const file of readdirSync(kernels))
    if (file.endsWith(".wasm")) cpSync(join(kernels, file), join(out, file));
  texts(join(out, "texts"));
  return { ours, library };
}

/** The catalogues of each language, as one file. */
function texts(out) {
  mkdirSync(out);
  const from = join(root, "src/landbridge/texts");
  for (const language of LANGUAGES) {
    const files = readdirSync(join(from, language))
      .filter((file) => file.endsWith(".ftl"))
      .sort();
    const told = files.map((file) => readFileSync(join(from, language, file), "utf-8"));
    writeFileSync(join(out, `${language}.ftl`), told.join("\n"));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const out = resolve(process.argv[2] ?? join(root, "build/python"));
  const { ours, library } = await pack(out);
  for (const file of readdirSync(out)) console.log(file, statSync(join(out, file)).size);
  console.log(`${ours} files of ours, ${library} of the library`);
}
