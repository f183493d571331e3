/** Invitations this device has made for a table. The server keeps only their hashes, so they are remembered here. */
import { send } from "../../api/server";

export interface Invitation {
  link: string;
  mark: string;
}

export type Invitations = Record<string, Invitation>;

const key = (table: string): string => `landbridge.invites.${table}`;

export function remembered(table: string): Invitations {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? "{}") as Invitations;
  } catch {
    return {};
  }
}

function remember(table: string, invitations: Invitations): void {
  if (Object.keys(invitations).length > 0) localStorage.setItem(key(table), JSON.stringify(invitations));
  else localStorage.removeItem(key(table));
}

export async function invite(table: string, seat: string): Promise<Invitations> {
  const { link, mark } = await send<Invitation>("POST", `/api/tables/${table}/invites`, { seat });
  const now = { ...remembered(table), [seat]: { link, mark } };
  remember(table, now);
  return now;
}

/** A link that went to the wrong person: it is worth nothing any more, and there is a new one. */
export async function replace(table: string, seat: string): Promise<Invitations> {
  const old = remembered(table)[seat];
  if (old) await send<undefined>("DELETE", `/api/tables/${table}/invites/${old.mark}`).catch(() => undefined);
  return invite(table, seat);
}

/** Forget those whose seats are taken. */
export function tidy(table: string, open: readonly string[]): Invitations {
  const kept = Object.fromEntries(Object.entries(remembered(table)).filter(([seat]) => open.includes(seat)));
  remember(table, kept);
  return kept;
}
