/** What a first visit does not wait for: exercises, what the strongest bots have learned, other languages.
 *
 *  Whoever needs one of them fetches it, and the service worker keeps it. The others are fetched in the background: on
 *  later visits at once, on a first one after a minute. Somebody who saves data fetches them from the settings.
 */
import { shared } from "../desk/shared";
import { language } from "../texts/speak";
import { cacheFor, type Later } from "./laterCache";

declare const __LATER__: Later;
const LATER = __LATER__; // once: it is a list

const SOON = 5_000; // ms, for somebody who has been here before
const FIRST = 60_000; // ms, for somebody who may only have a look
const base = new URL(".", location.href).href;

/** Bytes that are still to come, as they are sent; null: nobody has looked yet. */
export const toCome = shared<number | null>(null);

const cache = (): Promise<Cache> => caches.open(cacheFor(LATER, base));

async function missing(): Promise<Later["files"]> {
  const kept = new Set((await (await cache()).keys()).map(({ url }) => url));
  const found = LATER.files.filter(([url]) => !kept.has(new URL(url, base).href));
  toCome.set(found.reduce((sum, [, bytes]) => sum + bytes, 0));
  return found;
}

/** The language in use, so that the page can be opened without network from the beginning. */
export async function keepLanguage(): Promise<void> {
  const url = new URL(`texts/${language()}.ftl`, base);
  const kept = await cache();
  if (!(await kept.match(url))) await kept.add(url);
}

/** Fetch what is missing, one after the other. Without network it is tried again another time. */
export async function fetchRest(): Promise<void> {
  try {
    for (const [url] of await missing()) {
      const response = await fetch(new URL(url, base)); // the service worker keeps it
      if (!response.ok) break;
      await response.arrayBuffer();
      await missing();
    }
  } catch {
    // until the next visit
  }
}

/** `known`: somebody has been here before. */
export function fetchRestSoon(known: boolean): void {
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  void missing();
  if (saves) return;
  const begin = (): void => {
    if (navigator.onLine) void fetchRest();
    else addEventListener("online", begin, { once: true });
  };
  setTimeout(begin, known ? SOON : FIRST);
}
