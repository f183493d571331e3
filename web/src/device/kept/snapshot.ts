/** Python's memory as it was once it had started: the next start reads it instead of importing everything again.
 *
 * It is made on the device, so nobody has to fetch it, and belongs to one packing of Python. Without a place to keep it
 * (plain http, no room) every start is a first one.
 */
const NAME = "landbridge-python";
const PAGE = 4096; // bytes; of a memory half of the pages are empty, and are not kept
const keyIn = (folder: string): string => `${folder}snapshot`;

const place = (): Promise<Cache> | null => ("caches" in globalThis ? caches.open(NAME) : null);

/** Which pages there are, how many in all, and their bytes. */
export function packed(memory: Uint8Array): Blob {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length / 4);
  const pages: number[] = [];
  for (let at = 0; at < memory.length; at += PAGE)
    if (words.subarray(at / 4, (at + PAGE) / 4).some((word) => word !== 0)) pages.push(at / PAGE);
  const head = new Uint32Array([memory.length, pages.length, ...pages]);
  const bytes = pages.map(
    (page) => memory.subarray(page * PAGE, (page + 1) * PAGE) as Uint8Array<ArrayBuffer>,
  );
  return new Blob([head, ...bytes]);
}

export function unpacked(kept: ArrayBuffer): Uint8Array {
  const [length, count] = new Uint32Array(kept, 0, 2) as unknown as [number, number];
  const pages = new Uint32Array(kept, 8, count);
  const memory = new Uint8Array(length);
  let from = 8 + 4 * count;
  for (const page of pages) {
    const bytes = new Uint8Array(kept, from, Math.min(PAGE, length - page * PAGE));
    memory.set(bytes, page * PAGE);
    from += bytes.length;
  }
  return memory;
}

export async function keptSnapshot(folder: string): Promise<Uint8Array | null> {
  try {
    const found = await (await place())?.match(keyIn(folder));
    return found ? unpacked(await found.arrayBuffer()) : null;
  } catch {
    return null;
  }
}

export async function isKept(folder: string): Promise<boolean> {
  return (await (await place())?.match(keyIn(folder))) !== undefined;
}

/** Those of former versions go. */
export async function keepSnapshot(folder: string, memory: Uint8Array): Promise<void> {
  await dropSnapshots();
  const headers = { "content-type": "application/octet-stream" };
  await (await place())?.put(keyIn(folder), new Response(packed(memory), { headers }));
}

export async function dropSnapshots(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(NAME);
}
