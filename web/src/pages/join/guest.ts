/** A guest's own business: another name, a shut door, and what to say when something is refused. */
import { Refused, send } from "../../api/server";
import { say } from "../../texts/speak";

export const rename = (name: string): Promise<{ name: string }> =>
  send<{ name: string }>("PUT", "/api/me", { name });

/** Whether the server keeps its door shut until a password is given. */
export const wantsPassword = (error: unknown): boolean =>
  error instanceof Refused && error.refusal.reason.key === "server-password";

/** What to tell people when something was refused or nobody answered. */
export function complaint(error: unknown): string {
  if (!(error instanceof Refused)) return say("page-no-answer");
  const { key, values, text } = error.refusal.reason;
  const said = say(key, values); // in the language of the page, which may be another than the browser's
  return said === key ? text : said;
}
