/** Leaves out of Python's interpreter what nothing here can reach: it was linked for packages that are loaded later.
 *
 *  - Names of functions that only such packages would look up, in the module and in its script.
 *  - Tables of East Asian encodings and of the names of all characters. They are zeroed where they lie, so nothing moves;
 *    zeros take no room on their way. `encodings` for them are not packed, and nobody asks what a character is called.
 *
 *  Each table is known by its place and its hash. In another version they lie elsewhere: then they stay as they are.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [EXPORTS, DATA] = [7, 11];
const HEADER = 8;

/** Where in memory, how many bytes, and the beginning of their SHA-256. */
const TABLES = JSON.parse(readFileSync(new URL("tables.json", import.meta.url), "utf-8"));

// What the script asks for without naming it.
const ALWAYS = [
  "memory",
  "__indirect_function_table",
  "__wasm_call_ctors",
  "__wasm_apply_data_relocs",
  "main",
];

class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }

  name() {
    const length = this.number();
    this.at += length;
    return Buffer.from(this.bytes.subarray(this.at - length, this.at)).toString();
  }
}

function number(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push((value & 127) | 128);
  return Buffer.from([...bytes, value]);
}

/** The sections of a module: their kinds, and their bytes. */
function sectionsOf(module) {
  const found = [];
  const reader = new Reader(module, HEADER);
  while (reader.at < module.length) {
    const kind = module[reader.at++];
    const length = reader.number();
    found.push({ kind, bytes: module.subarray(reader.at, (reader.at += length)) });
  }
  return found;
}

const assembled = (module, sections) =>
  Buffer.concat([
    module.subarray(0, HEADER),
    ...sections.flatMap(({ kind, bytes }) => [Buffer.from([kind]), number(bytes.length), bytes]),
  ]);

/** What a module gives away: names, and their entries as they are written. */
function exportsOf({ bytes }) {
  const reader = new Reader(bytes);
  return Array.from({ length: reader.number() }, () => {
    const from = reader.at;
    const name = reader.name();
    reader.at++;
    reader.number();
    return { name, entry: bytes.subarray(from, reader.at) };
  });
}

const wordsOf = (text) => new Set(text.match(/[\w$]+/g));

/** `a = Module["a"] = wasmExports["b"];`, perhaps with `.value` behind it. */
const TAKEN = /([\w$]+)=(?:Module\["[\w$]+"\]=)?wasmExports\["([^"]+)"\](?:\.value>>>0)?;/g;
const DECLARED = /var ((?:[\w$]+,){999,}[\w$]+);/g;

/** Names that the scripts need, and the script without the others. */
function neededBy(script, others, exported) {
  const taken = new Map([...script.matchAll(TAKEN)].map(([, here, there]) => [there, here]));
  const rest = script.replace(TAKEN, "").replace(DECLARED, "");
  const words = wordsOf(rest + others);
  const needed = new Set(ALWAYS);
  for (const name of exported)
    if (words.has(name) || words.has(`_${name}`) || words.has(taken.get(name))) needed.add(name);
  const left = script
    .replace(TAKEN, (all, here, there) => (needed.has(there) ? all : ""))
    .replace(DECLARED, (all, names) => {
      const kept = names.split(",").filter((one) => words.has(one) || isNeeded(one));
      return `var ${kept.join(",")};`;
    });
  function isNeeded(here) {
    return [...needed].some((there) => taken.get(there) === here);
  }
  return { needed, left };
}

/** Zeroes what lies at these places of memory, in the segments that fill it. */
function zeroed({ kind, bytes }, tables) {
  const changed = Buffer.from(bytes);
  const reader = new Reader(bytes);
  const segments = Array.from({ length: reader.number() }, () => {
    if (reader.number() !== 0 || reader.bytes[reader.at++] !== 0x41)
      throw new Error("another kind of segment");
    const address = reader.number();
    if (reader.bytes[reader.at++] !== 0x0b) throw new Error("another kind of address");
    const length = reader.number();
    reader.at += length;
    return { address, from: reader.at - length, length };
  });
  let left = 0;
  for (const { at, length, sha256 } of tables) {
    const whole = Buffer.alloc(length);
    const parts = [];
    for (const { address, from, length: long } of segments) {
      const [first, end] = [Math.max(address, at), Math.min(address + long, at + length)];
      if (first >= end) continue;
      parts.push([from + first - address, from + end - address]);
      bytes.copy(whole, first - at, from + first - address, from + end - address);
    }
    if (!createHash("sha256").update(whole).digest("hex").startsWith(sha256)) left++;
    else for (const [first, end] of parts) changed.fill(0, first, end);
  }
  if (left)
    console.warn(
      `${left} tables of Python's interpreter are not where they were, and stay (site/tables.json)`,
    );
  return { kind, bytes: changed, left };
}

/** Of the interpreter in a folder. */
export function reduce(folder) {
  const at = (name) => join(folder, name);
  const module = readFileSync(at("pyodide.asm.wasm"));
  const script = readFileSync(at("pyodide.asm.mjs"), "utf-8");
  const sections = sectionsOf(module);
  const given = exportsOf(sections.find(({ kind }) => kind === EXPORTS));
  const { needed, left } = neededBy(
    script,
    readFileSync(at("pyodide.mjs"), "utf-8"),
    given.map(({ name }) => name),
  );
  const kept = given.filter(({ name }) => needed.has(name));
  let data;
  const cut = sections.map((section) => {
    if (section.kind === DATA) return (data = zeroed(section, TABLES));
    if (section.kind !== EXPORTS) return section;
    return { kind: EXPORTS, bytes: Buffer.concat([number(kept.length), ...kept.map(({ entry }) => entry)]) };
  });
  writeFileSync(at("pyodide.asm.wasm"), assembled(module, cut));
  writeFileSync(at("pyodide.asm.mjs"), left);
  return { given: given.length, kept: kept.length, left: data.left };
}
