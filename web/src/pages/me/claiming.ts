/** Becoming somebody by a link or a recovery code: first one sees who it would be, then one says so. */
import { Away, newId, send } from "../../api/server";
import type { Claimed, Offered } from "../../api/wire";
import { remember } from "../join/arrive";

const TRIES = 4;
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Whose a code is; it stays unused. */
export const offered = (code: string): Promise<Offered> => send("POST", "/api/me/offered", { code });

/** Use a code. It works once, so a lost answer is asked for again under the same id. */
export async function claim(code: string, id = newId()): Promise<Claimed> {
  for (let tries = 1; ; tries++) {
    try {
      const told = await send<Claimed>("POST", "/api/me/claim", { code, id, replace: true });
      remember(told.name);
      return told;
    } catch (error) {
      if (!(error instanceof Away) || tries === TRIES) throw error;
      await pause(400 * tries);
    }
  }
}

/** What is to be said before this device becomes somebody else's: the messages, in order. */
export function consequences({ me, way_back }: Offered): string[] {
  if (me === null) return ["page-become-new", "page-become-caution"];
  return ["page-become-from", way_back ? "page-become-way-back" : "page-become-lost", "page-become-caution"];
}
