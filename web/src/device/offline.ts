/** The service worker: it keeps the site for when there is no network. A new version is offered, never forced. */
import { shared } from "../desk/shared";
import { fetchRestSoon, keepLanguage } from "./later";
import { arrival } from "./transport";

/** A new version that waits, and what takes it. */
export const update = shared<{ take(): void } | null>(null);

const LOOK_AGAIN = 3_600_000; // ms

export function follow(): void {
  if (!("serviceWorker" in navigator)) return;
  // Python comes first: what is fetched then need not be fetched again to be kept.
  const stop = arrival.follow((now) => {
    if (now.state !== "here") return;
    stop();
    void register();
  });
}

async function register(): Promise<void> {
  let registration: ServiceWorkerRegistration;
  await keepLanguage().catch(() => undefined); // no room: the page can do without network what it can
  const known = navigator.serviceWorker.controller !== null;
  try {
    registration = await navigator.serviceWorker.register(new URL("sw.js", location.href.split(/[?#]/)[0]));
  } catch {
    return; // not over plain http: then it is a site like any other
  }
  fetchRestSoon(known);
  const offer = (): void => {
    const waiting = registration.waiting;
    if (!waiting || !navigator.serviceWorker.controller) return; // the first one is no update
    update.set({
      take: () => {
        navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
        waiting.postMessage("take over");
      },
    });
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN);
}
