/** This browser, subscribed or not. The worker behind it is asked for only by people who want notifications. */
import { send } from "../api/server";
import type { NotifyTold } from "../api/wire";
import { language } from "../texts/speak";

const KEPT = "landbridge.push";

type Ability = "unable" | "blocked" | "able";

export const ability = (): Ability =>
  !isSecureContext ||
  !("serviceWorker" in navigator) ||
  !("PushManager" in window) ||
  !("Notification" in window)
    ? "unable"
    : Notification.permission === "denied"
      ? "blocked"
      : "able";

const bytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));

const registered = async (): Promise<ServiceWorkerRegistration | undefined> =>
  ability() === "unable" ? undefined : navigator.serviceWorker.getRegistration("/");

export const subscription = async (): Promise<PushSubscription | null> =>
  (await (await registered())?.pushManager.getSubscription()) ?? null;

/** Ask for leave, subscribe, and tell the server. Null: leave was not given. */
export async function subscribe(key: string): Promise<NotifyTold | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/push.js", { scope: "/" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const made = await pushManager.subscribe(wanted).catch(async () => {
    // Subscribed with a key of another server, or of this one before it was set up anew.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(wanted);
  });
  const { endpoint, keys } = made.toJSON();
  const told = { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"], lang: language() };
  const now = await send<NotifyTold>("POST", "/api/me/notify/push", told);
  localStorage.setItem(KEPT, now.browsers.at(-1)?.id ?? ""); // the newest comes last
  return now;
}

/** Whether a browser in the server's list is the one that one sits at. */
export const isThis = (id: string): boolean => localStorage.getItem(KEPT) === id;

export async function unsubscribe(): Promise<void> {
  await (await subscription())?.unsubscribe();
}
