/** Becoming somebody by a link, a recovery sheet or a passkey: first one sees who it would be, then one says so. */
import { Away, newId, send } from "../../api/server";
import type { Claimed, Offered } from "../../api/wire";
import { language, say } from "../../texts/speak";
import { remember } from "../join/arrive";

const TRIES = 4;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Whose a code is; it stays unused. */
export const offered = (code: string): Promise<Offered> => send("POST", "/api/me/offered", { code });

/** Use a code. It works once, so a lost answer is asked for again under the same id. */
export async function claim(code: string, merge = false, id = newId()): Promise<Claimed> {
  for (let tries = 1; ; tries++) {
    try {
      const told = await send<Claimed>("POST", "/api/me/claim", { code, id, replace: true, merge });
      remember(told.name);
      return told;
    } catch (error) {
      if (!(error instanceof Away) || tries === TRIES) throw error;
      await pause(400 * tries);
    }
  }
}

/** What is to be said before this device becomes somebody else's: the messages, in order. */
export function consequences({ me, way_back, kind, mine }: Offered): string[] {
  const caution = kind === "link" ? ["page-become-caution"] : []; // a sheet or a passkey is one's own
  if (me === null) return ["page-become-new", ...caution];
  const left = mine ? "identity-merge-or" : "page-become-from";
  return [left, way_back ? "page-become-way-back" : "page-become-lost", ...caution];
}

const HAVE = [
  ["tables", "identity-merge-tables"],
  ["tournaments", "identity-merge-tournaments"],
  ["deals", "identity-merge-deals"],
  ["exercises", "identity-merge-exercises"],
] as const;
const BOTH = [
  ["both_tables", "identity-merge-both-tables"],
  ["both_tournaments", "identity-merge-both-tournaments"],
  ["both_deals", "identity-merge-both-deals"],
] as const;

/** What is to be said before two become one. */
export function merging({ mine }: Offered): string[] {
  if (!mine) return [];
  const both = BOTH.filter(([what]) => mine[what] > 0).map(([, key]) => key);
  return ["identity-merge-about", ...both, "identity-merge-goes"];
}

/** What somebody has here, in words. */
export function belongings({ mine }: Offered): string {
  if (!mine) return "";
  const said = HAVE.filter(([what]) => mine[what] > 0).map(([what, key]) => say(key, { count: mine[what] }));
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(said);
}

/** Whether there is nothing to ask: a passkey is one's own, and whoever one is here has nothing to lose. */
export const nothingToAsk = ({ kind, mine }: Offered): boolean => kind === "passkey" && mine === null;
