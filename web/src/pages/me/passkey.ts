/** Passkeys, as a browser has them: bytes for the browser, base64url for the server. */
import { send } from "../../api/server";
import type { PasskeyList } from "../../api/wire";

interface Options {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: { id: string; type: "public-key" }[];
}

/** Whether this browser has any here; plain http has none. */
export const canHave = (): boolean => isSecureContext && "PublicKeyCredential" in globalThis;

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

export const text = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** Make a passkey for whoever one is here. */
export async function add(): Promise<PasskeyList> {
  const { options } = await send<{ options: Options }>("POST", "/api/me/passkeys/options", {});
  const made = (await navigator.credentials.create({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes(options.challenge),
      user: { ...options.user!, id: bytes(options.user!.id) },
      excludeCredentials: (options.excludeCredentials ?? []).map((one) => ({ ...one, id: bytes(one.id) })),
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const said = { client_data: text(clientDataJSON), attestation: text(attestationObject) };
  return send("POST", "/api/me/passkeys", { id: made.id, ...said });
}

/** Prove who one is; the code that says so. */
export async function prove(): Promise<string> {
  const { options } = await send<{ options: Options }>("POST", "/api/passkey/options", {});
  const found = (await navigator.credentials.get({
    publicKey: {
      ...(options as unknown as PublicKeyCredentialRequestOptions),
      challenge: bytes(options.challenge),
      allowCredentials: [],
    },
  })) as PublicKeyCredential;
  const { clientDataJSON, authenticatorData, signature, userHandle } =
    found.response as AuthenticatorAssertionResponse;
  const told = await send<{ code: string }>("POST", "/api/passkey", {
    id: found.id,
    client_data: text(clientDataJSON),
    authenticator_data: text(authenticatorData),
    signature: text(signature),
    user: userHandle ? text(userHandle) : "-",
  });
  return told.code;
}

/** What to say when the browser, or whoever sits at it, did not want to; "" if it was something else. */
export function declined(error: unknown): string {
  if (!(error instanceof DOMException)) return "";
  return error.name === "InvalidStateError" ? "identity-passkey-there" : "identity-passkey-stopped";
}
