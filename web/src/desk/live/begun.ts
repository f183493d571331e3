/** A table that this page has just begun: what is known of it is drawn without being asked for again. */
import { get } from "../../api/server";
import type { Layout, Picture } from "../../api/wire";

/** How a table is looked at. */
export const LOOK = "look=changes";

interface Begun {
  picture: Picture;
  layout: Promise<Layout>;
}

let begun: Begun | null = null;

/** What never changes on a table's board. */
export const layoutOf = async (table: string): Promise<Layout> =>
  (await get<{ layout: Layout }>(`/api/tables/${encodeURIComponent(table)}/kit?${LOOK}`)).layout;

export function handOver(picture: Picture, layout: Promise<Layout>): void {
  begun = { picture, layout };
}

/** What was handed over for a table, once. */
export function takeBegun(id: string): Begun | null {
  const found = begun?.picture.table.id === id ? begun : null;
  begun = null;
  return found;
}
