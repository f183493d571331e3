/** Hints on this device, for a table of a server: if a site without a server was installed on the same host, its Python
 *  is here already. It is never fetched for this. Without it the server thinks.
 */
import { get } from "../../api/server";
import type { Hint, Picture, Table } from "../../api/wire";
import { Thinker } from "./thinker";

/** `device.json` of a site. */
interface Bundle {
  base: string;
  bots: string;
  rules: Record<string, number>;
}

const KEPT = "workbox-precache";
const NOTHING = "null";

/** The site that a service worker of this host keeps. */
async function bundle(): Promise<Bundle | null> {
  if (!("caches" in globalThis)) return null; // plain http
  for (const name of (await caches.keys()).filter((one) => one.startsWith(KEPT))) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      if (!/\/device\.json(\?|$)/.test(url)) continue;
      const said = (await (await cache.match(url))!.json()) as Omit<Bundle, "base">;
      return { ...said, base: new URL(".", url).href };
    }
  }
  return null;
}

let found: Promise<{ rules: Bundle["rules"]; thinker: Thinker } | null> | null = null;

const device = (): NonNullable<typeof found> =>
  (found ??= bundle().then(
    (site) =>
      site && {
        rules: site.rules,
        thinker: new Thinker(
          { base: site.base },
          () => new Worker(new URL(site.bots, site.base), { type: "module", name: "hints" }),
        ),
      },
  ));

/** What a strong bot would do in this seat; null: it is for the server to say. */
export async function hintHere(table: Table, seat: string): Promise<Hint | null> {
  const here = await device().catch(() => null);
  if (!here || here.rules[table.game] !== table.version) return null;
  const { view, table: now } = await get<Picture & { view: unknown }>(
    `/api/tables/${table.id}?seat=${encodeURIComponent(seat)}`,
  );
  if (!view || !now.acting.includes(seat)) return null;
  const asked = JSON.stringify({
    game: table.game,
    options: table.options,
    seats: table.seats.length,
    seat: now.seats.findIndex((one) => one.seat === seat),
    view,
  });
  const thought = await here.thinker.ask(asked, { hint: true });
  return thought === NOTHING ? null : (JSON.parse(thought) as Hint);
}
