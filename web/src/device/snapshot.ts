/** Python's memory as it was once it had started: the next start reads it instead of importing everything again.
 *
 * It is made on the device, so nobody has to fetch it, and belongs to one packing of Python. Without a place to keep it
 * (plain http, no room) every start is a first one.
 */
const NAME = "landbridge-python";
const keyIn = (folder: string): string => `${folder}snapshot`;

const place = (): Promise<Cache> | null => ("caches" in globalThis ? caches.open(NAME) : null);

export async function keptSnapshot(folder: string): Promise<Uint8Array | null> {
  try {
    const found = await (await place())?.match(keyIn(folder));
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
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
  await (await place())?.put(keyIn(folder), new Response(memory as Uint8Array<ArrayBuffer>, { headers }));
}

export async function dropSnapshots(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(NAME);
}
