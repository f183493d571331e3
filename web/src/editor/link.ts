/** A board in a link: packed into the fragment, which no server ever sees. */

async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(by as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

/** What stands after the `#`: the game, a point, the packed text. */
export async function packed(game: string, text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  const signs = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return `${game}.${signs.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

const LONGEST = 20_000; // characters; a server reads no more

/** The board a link brings; null if it is none. */
export async function unpacked(mark: string): Promise<{ game: string; text: string } | null> {
  const [, game, signs] = /^([a-z_]{1,40})\.([\w-]+)$/.exec(mark) ?? [];
  if (!game || !signs || signs.length > LONGEST) return null;
  try {
    const bytes = Uint8Array.from(atob(signs.replaceAll("-", "+").replaceAll("_", "/")), (c) =>
      c.charCodeAt(0),
    );
    const text = await through(bytes, new DecompressionStream("deflate-raw"));
    return text.length <= 4 * LONGEST ? { game, text: new TextDecoder().decode(text) } : null;
  } catch {
    return null;
  }
}
