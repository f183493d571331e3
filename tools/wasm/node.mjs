// Runs the games' modules in Node for Python at the other end of two pipes (tools/wasm/node.py): the host of the page,
// with the page's own code. Every message is a length, a line of JSON, and as many bytes as it announces.

import { readFileSync, readSync, writeSync } from "node:fs";
import { Kernels } from "../../web/src/kernels/host.mjs";

const [folder] = process.argv.slice(2);
const kernels = new Kernels();

/** So many bytes from Python; null when it has gone. */
function take(count) {
  const bytes = Buffer.alloc(count);
  for (let got = 0; got < count;) {
    const more = readSync(0, bytes, got, count - got, null);
    if (more === 0) return null;
    got += more;
  }
  return bytes;
}

function give(...pieces) {
  for (const bytes of pieces) {
    for (let sent = 0; sent < bytes.length;) sent += writeSync(1, bytes, sent);
  }
}

for (;;) {
  const length = take(4);
  if (length === null) break;
  const { what, game, entry, at, size } = JSON.parse(take(length.readUInt32LE()).toString());
  const bytes = take(size ?? 0);
  let told = 0;
  const begun = process.cpuUsage();
  if (what === "load") {
    await kernels.prepare(game, readFileSync(`${folder}/${game}.wasm`));
    told = kernels.load(game);
  } else if (what === "write") {
    kernels.write(game, at, bytes);
  } else {
    told = kernels.call(game, entry, at, bytes);
  }
  const { user, system } = process.cpuUsage(begun);
  const answer = Buffer.from(JSON.stringify({ told, seconds: (user + system) / 1e6 }));
  const head = Buffer.alloc(4);
  head.writeUInt32LE(answer.length);
  give(head, answer, what === "call" ? bytes : Buffer.alloc(0));
}
