import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { reduce } from "./interpreter.mjs";

const whole = join(dirname(fileURLToPath(import.meta.url)), "../node_modules/pyodide");

/** What Python says about all characters except what they are called, and numbers as it writes and reads them. */
const ASKED = `
import hashlib, math, random, sys, unicodedata
said = hashlib.sha256()
for code in [*range(0x3400), *range(0xe000, 0x10000, 7), *range(0x10000, sys.maxunicode, 501)]:
    sign = chr(code)
    said.update(repr((unicodedata.category(sign), unicodedata.decomposition(sign), unicodedata.combining(sign),
        unicodedata.east_asian_width(sign), unicodedata.numeric(sign, -1), sign.upper(), sign.casefold(),
        sign.isidentifier(), *(unicodedata.normalize(form, sign) for form in ("NFC", "NFD", "NFKC", "NFKD")))).encode())
luck = random.Random(7)
said.update(repr([luck.gauss(0, 1) + math.pow(i, 1.3) + math.exp(i / 50) + float(str(i / 7)) for i in range(300)]).encode())
said.hexdigest()
`;

async function told(folder) {
  const { loadPyodide } = await import(/* @vite-ignore */ pathToFileURL(join(folder, "pyodide.mjs")).href);
  return (await loadPyodide({ indexURL: `${folder}/` })).runPython(ASKED);
}

test("a reduced interpreter knows what the whole one knows", { timeout: 120_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), "interpreter-"));
  try {
    for (const file of readdirSync(whole)) cpSync(join(whole, file), join(folder, file));
    const { given, kept, left } = reduce(folder);
    expect(left).toBe(0); // every table is where site/tables.json says
    expect(kept).toBeLessThan(given / 10);
    expect(await told(folder)).toBe(await told(whole));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
