/** Keeps every file of the site, and answers from there. The list is written when the site is built. */
/// <reference lib="webworker" />
import { PrecacheController, type PrecacheEntry } from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: PrecacheEntry[];

const files = new PrecacheController();
files.addToCacheList(__FILES__);

self.addEventListener("install", (event) => {
  event.waitUntil(
    files.install(event).then(() => (self.registration.active ? undefined : self.skipWaiting())),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(files.activate(event).then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const asked = new URL(event.request.url);
  // The site is one page: whatever follows the question mark says where in it one is.
  const front =
    event.request.mode === "navigate" && asked.pathname === new URL(self.registration.scope).pathname;
  const key = files.getCacheKeyForURL(
    front ? new URL("index.html", self.registration.scope).href : asked.href,
  );
  if (key) event.respondWith(caches.match(key).then((found) => found ?? fetch(event.request)));
});
