/** Keeps every file of the site, and answers from there. The lists are written when the site is built. */
/// <reference lib="webworker" />
import { Storage } from "./kept/storage";
import { cacheFor, constant, formerCaches, type Later } from "./laterCache";
import { PrecacheController, type PrecacheEntry } from "workbox-precaching";

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: PrecacheEntry[];
declare const __RULES__: Record<string, number>; // the version of each game's rules

declare const __LATER__: Later;
const LATER = __LATER__; // once: it is a list

const { scope } = self.registration;
const later = new Map(LATER.files.map(([url]) => [new URL(url, scope).href, url]));
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

/** What came later in the version before is there at once in this one: it may be taken without network. */
async function keepLater(): Promise<void> {
  const had = new Set<string>();
  for (const name of formerCaches(await caches.keys(), LATER, scope))
    for (const { url } of await (await caches.open(name)).keys()) had.add(constant(url, scope));
  const cache = await caches.open(cacheFor(LATER, scope));
  for (const url of later.keys())
    if (had.has(constant(url, scope)) && !(await cache.match(url)))
      await cache.add(new Request(url, { cache: "no-cache" }));
}

async function dropFormer(): Promise<void> {
  for (const name of formerCaches(await caches.keys(), LATER, scope)) await caches.delete(name);
}

async function fromLater(url: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheFor(LATER, scope));
  const found = await cache.match(url);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) await cache.put(url, response.clone()).catch(() => undefined); // no room: then it is fetched again
  return response;
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    mayCome()
      .then(() => files.install(event))
      .then(keepLater)
      .then(() => (self.registration.active ? undefined : self.skipWaiting())),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    files
      .activate(event)
      .then(dropFormer)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const asked = new URL(event.request.url);
  if (later.has(asked.href)) return event.respondWith(fromLater(asked.href, event.request));
  // The site is one page: whatever follows the question mark says where in it one is.
  const front =
    event.request.mode === "navigate" && asked.pathname === new URL(self.registration.scope).pathname;
  const key = files.getCacheKeyForURL(
    front ? new URL("index.html", self.registration.scope).href : asked.href,
  );
  if (key) event.respondWith(caches.match(key).then((found) => found ?? fetch(event.request)));
});
