/** How many tables wait for one: a number before the tab's title, and on the icon where the page is installed. */

const waiting = new Set<string>();
let name = "";
let open = ""; // the table that is looked at: its own title says that it waits

/** What the tab is called, as long as nothing waits. */
export function entitle(title: string): void {
  name = title;
  show();
}

/** All tables that wait, as a list knows them. */
export function allWaiting(tables: Iterable<string>): void {
  open = "";
  waiting.clear();
  for (const table of tables) waiting.add(table);
  show();
}

/** The table that is looked at, as it is followed. */
export function waits(table: string, now: boolean): void {
  open = table;
  if (now) waiting.add(table);
  else waiting.delete(table);
  show();
}

function show(): void {
  const all = waiting.size;
  const count = waiting.has(open) ? all - 1 : all;
  if (name) document.title = count > 0 ? `(${count}) ${name}` : name;
  const badge = all > 0 ? navigator.setAppBadge?.(all) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}
