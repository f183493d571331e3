/** Builds a site of plain files: the page, Python, and a service worker that keeps both (docs/site.md).
 *
 *     node site/build.mjs [folder]      SERVER=https://… names a server for playing with friends
 */
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { pack } from "./pack.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const web = dirname(here);
const root = dirname(web);
const out = resolve(process.argv[2] ?? join(root, "build/site"));
const packed = join(root, "build/python");
const server = (process.env.SERVER ?? "").replace(/\/+$/, "");

if (server && !/^https?:\/\/[^\s"'<>]+$/.test(server)) {
  console.error(`SERVER is an address such as https://play.example.org, not ${server}`);
  process.exit(1);
}

// What may be compressed on its way; pictures are small already.
const WORTH = /\.(js|mjs|css|html|json|jsonl|net|ftl|svg|wasm|webmanifest)$/;
const HASHED = /^(assets|python)\//; // their names change with their content
const UNUSED = ["preview.png", "push.js"]; // for messengers; whoever plays does not need it

const CSP = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const hashOf = (content) => createHash("sha256").update(content).digest("hex").slice(0, 16);
const brotli = (content) =>
  brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });

function files(folder, below = folder) {
  return readdirSync(below, { withFileTypes: true }).flatMap((one) => {
    const path = join(below, one.name);
    return one.isDirectory() ? files(folder, path) : [relative(folder, path)];
  });
}

/** Compressed before, because that takes a while: by content, so that nothing is compressed twice. */
function compress(file) {
  const kept = join(root, "build/compressed");
  const content = readFileSync(file);
  const name = join(kept, hashOf(content));
  mkdirSync(kept, { recursive: true });
  for (const [end, make] of [
    [".br", brotli],
    [".gz", (all) => gzipSync(all, { level: 9 })],
  ]) {
    try {
      statSync(name + end);
    } catch {
      writeFileSync(name + end, make(content));
    }
    cpSync(name + end, file + end);
  }
}

const sent = (file) => {
  try {
    return statSync(`${file}.br`).size;
  } catch {
    return statSync(file).size;
  }
};

console.log("Packing Python …");
await pack(packed);
const PYTHON = readdirSync(packed).filter((file) => /\.(mjs|wasm)$/.test(file)); // the kernels among them
const APART = files(join(packed, "apart")).map((file) => join("apart", file)); // nets, exercises
const TEXTS = files(join(packed, "texts")).map((file) => join("texts", file));
for (const file of [...PYTHON, ...APART, ...TEXTS]) if (WORTH.test(file)) compress(join(packed, file));
const markOf = (names) =>
  hashOf(names.map((file) => hashOf(readFileSync(join(packed, file)))).join()).slice(0, 12);
const mark = markOf([...PYTHON, ...APART]);
const lock = JSON.parse(readFileSync(join(web, "node_modules/pyodide/pyodide-lock.json"), "utf-8"));
const python = {
  info: lock.info,
  folder: `python/${mark}`,
  files: Object.fromEntries(
    PYTHON.map((file) => [file, [statSync(join(packed, file)).size, sent(join(packed, file))]]),
  ),
};

// What a first visit does not wait for (src/device/later.ts).
const later = {
  mark: markOf([...APART, ...TEXTS]),
  files: [
    ...APART.map((file) => [`${python.folder}/${file}`, file]),
    ...TEXTS.map((file) => [file, file]),
  ].map(([url, file]) => [url, sent(join(packed, file))]),
};

console.log("Building the page …");
const define = { __PYTHON__: JSON.stringify(python), __LATER__: JSON.stringify(later) };
process.env.VITE_SERVER = server;
await build({
  root: web,
  mode: "site",
  base: "./",
  logLevel: "warn",
  define,
  worker: { format: "es" },
  build: { outDir: out, emptyOutDir: true },
  plugins: [
    {
      name: "content-security-policy",
      transformIndexHtml: {
        order: "post",
        handler: () => [
          {
            tag: "meta",
            attrs: { "http-equiv": "Content-Security-Policy", content: CSP },
            injectTo: "head-prepend",
          },
        ],
      },
    },
  ],
});
for (const file of [...PYTHON, ...APART]) {
  const place = join(out, python.folder, file);
  mkdirSync(dirname(place), { recursive: true });
  cpSync(join(packed, file), place);
}
const plain = (file) => !/\.(br|gz)$/.test(file); // they are put beside everything at the end
for (const folder of ["data", "texts"])
  cpSync(join(packed, folder), join(out, folder), { recursive: true, filter: plain });
const manifest = JSON.parse(readFileSync(join(out, "manifest.webmanifest"), "utf-8"));
const placed = { ...manifest, start_url: "./", scope: "./" };
placed.icons = manifest.icons.map((icon) => ({ ...icon, src: `.${icon.src}` }));
writeFileSync(join(out, "manifest.webmanifest"), JSON.stringify(placed));

const rules = Object.fromEntries(
  JSON.parse(readFileSync(join(out, "data/games.json"), "utf-8")).games.map(({ name, version }) => [
    name,
    version,
  ]),
);
// For a server's page on the same host, which has hints thought about here (src/device/thinking/hints.ts).
const bots = files(out).find((file) => /^assets\/bots-.*\.js$/.test(file));
writeFileSync(join(out, "device.json"), JSON.stringify({ bots, rules }));

const rest = later.files.map(([url]) => url);
const kept = files(out)
  .filter((file) => !UNUSED.includes(file) && !rest.includes(file))
  .sort();
await build({
  root: web,
  mode: "site",
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  define: {
    __FILES__: JSON.stringify(
      kept.map((url) => ({ url, revision: HASHED.test(url) ? null : hashOf(readFileSync(join(out, url))) })),
    ),
    __RULES__: JSON.stringify(rules),
    __LATER__: JSON.stringify(later),
    "process.env.NODE_ENV": JSON.stringify("production"),
  },
  build: {
    outDir: out,
    emptyOutDir: false,
    target: "es2022",
    lib: { entry: join(web, "src/device/sw.ts"), formats: ["es"], fileName: () => "sw.js" },
    minify: true,
  },
});

console.log("Compressing …");
let total = 0;
for (const file of files(out)) if (WORTH.test(file)) compress(join(out, file));
for (const file of [...kept, "sw.js", "texts/en.ftl"]) total += sent(join(out, file));
const more = later.files.reduce((sum, [, bytes]) => sum + bytes, 0) - sent(join(out, "texts/en.ftl"));
writeFileSync(
  join(out, "_headers"),
  `/*\n  Content-Security-Policy: ${CSP}; frame-ancestors 'none'\n  X-Content-Type-Options: nosniff\n  Referrer-Policy: no-referrer\n` +
    `/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n/python/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
);
console.log(
  `${relative(process.cwd(), out) || "."}: ${(total / 1e6).toFixed(2)} MB for a first visit, compressed, ${(more / 1e6).toFixed(2)} later`,
);
