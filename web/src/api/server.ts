/** Requests. What is wanted has an id of its own and is sent until it is answered: it counts once. */
import { transport } from "./transport";
import type { Refusal } from "./wire";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.error);
  }
}

/** Nobody answered: the network or the server is away. */
export class Away extends Error {}

export const newId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
};

async function once(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  try {
    return await transport().ask(method, path, body, signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Away();
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  const told: unknown = await response.json().catch(() => undefined);
  if (response.ok && told !== undefined) return told as T; // an answer that broke off is none
  if (told && typeof told === "object" && "reason" in told)
    throw new Refused(response.status, told as Refusal);
  throw new Away();
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Ask for something; a silent server is asked again twice. */
export async function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      const response = await once("GET", path, undefined, signal);
      if (response.status === 429 && tries < 8) {
        await pause(1000 * Math.min(5, Number(response.headers.get("retry-after") ?? "1")));
        continue;
      }
      return await answer<T>(response);
    } catch (error) {
      if (!(error instanceof Away) || tries >= 2) throw error;
      await pause(300 * (tries + 1));
    }
  }
}

/** Send something that may be sent again (it carries an id, or says the same twice), until there is an answer. */
export async function send<T>(
  method: "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  { patient = false, onAway, signal }: { patient?: boolean; onAway?: () => void; signal?: AbortSignal } = {},
): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      const response = await once(method, path, body, signal);
      if (patient && (response.status === 502 || response.status === 503 || response.status === 504))
        throw new Away();
      if (response.status === 429) {
        const seconds = Number(response.headers.get("retry-after") ?? "1");
        if (tries < 5 && seconds <= 5) {
          await pause(1000 * seconds);
          continue;
        }
      }
      return await answer<T>(response);
    } catch (error) {
      if (!(error instanceof Away) || !patient) throw error;
      onAway?.();
      await pause(Math.min(2000, 400 * (tries + 1)));
    }
  }
}

export const text = async (path: string): Promise<string> => {
  const response = await once("GET", path);
  if (!response.ok) await answer(response);
  return response.text();
};

/** A file that is made from what is sent. */
export const file = async (path: string, body: unknown): Promise<Blob> => {
  const response = await once("POST", path, body);
  if (!response.ok) await answer(response);
  return response.blob();
};
