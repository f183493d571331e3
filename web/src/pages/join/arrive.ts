/** Who am I here? A guest needs a name only; a server may ask for its password. */
import { get, Refused, send } from "../../api/server";
import { say } from "../../texts/speak";

const KEPT = "landbridge.name";

export const knownName = (): string => localStorage.getItem(KEPT) ?? "";

export const remember = (name: string): void => localStorage.setItem(KEPT, name);

export async function whoAmI(): Promise<string | null> {
  try {
    return (await get<{ name: string }>("/api/me")).name;
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Whether the name that others would read was never chosen. */
export async function unnamed(): Promise<boolean> {
  const name = await whoAmI();
  return name === null || name === say("page-guest");
}

/** Sit down as whoever one was, or as a new guest. */
export async function arrive(name = "", password?: string, invite?: string): Promise<string> {
  const wanted = name.trim();
  const told = await send<{ name: string }>("POST", "/api/me", {
    name: wanted || knownName() || say("page-guest"),
    keep: !wanted,
    ...(password ? { password } : {}),
    ...(invite ? { invite } : {}),
  });
  remember(told.name);
  return told.name;
}
