/** Keeps every file of the site, and answers from there. The list is written when the site is built. */
/// <reference lib="webworker" />
import { Storage } from "./storage";
import { PrecacheController, type PrecacheEntry } from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: PrecacheEntry[];
declare const __RULES__: Record<string, number>; // the version of each game's rules

const files = new PrecacheController();
files.addToCacheList(__FILES__);

/** A running game is played to its end by the rules it began with: until then the old version stays. */
async function mayCome(): Promise<void> {
  if (!self.registration.active) return;
  const storage = await Storage.open();
  const tables = (await storage.tables()) as { game: string; version: number; status: string }[];
  storage.close();
  const needed = tables.find(
    ({ game, version, status }) => status === "playing" && __RULES__[game] !== version,
  );
  if (needed) throw new Error(`a game of ${needed.game} is played by older rules`);
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    mayCome()
      .then(() => files.install(event))
      .then(() => (self.registration.active ? undefined : self.skipWaiting())),
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
