/** A guest's own business: another name, a shut door, and what to say when something is refused. */
import { Refused, send } from "../../api/server";
import { say, tell } from "../../texts/speak";

export const rename = (name: string): Promise<{ name: string }> =>
  send<{ name: string }>("PUT", "/api/me", { name });

/** Whether the server keeps its door shut until a password is given. */
export const wantsPassword = (error: unknown): boolean =>
  error instanceof Refused && error.refusal.reason.key === "server-password";

/** What to tell people when something was refused or nobody answered. */
export function complaint(error: unknown): string {
  if (!(error instanceof Refused)) return say("page-no-answer");
  return tell(error.refusal.reason);
}
