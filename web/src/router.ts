import { address, pathOf, SITE } from "./site";

/** Where one is: path and fragment. Codes and ids travel in the fragment, which no server log ever sees. */
export interface Place {
  path: string;
  mark: string;
  query: URLSearchParams;
}

/** A fragment that somebody has mistyped is taken as it stands. */
function decoded(mark: string): string {
  try {
    return decodeURIComponent(mark);
  } catch {
    return mark;
  }
}

/** How a file is saved that no server delivers; set by a site. */
let keepFile: (path: string, name: string) => void = () => undefined;
export const onKeepFile = (keep: typeof keepFile): void => void (keepFile = keep);

const listeners = new Set<() => void>();

export const place = (): Place => ({
  path: pathOf(location),
  mark: decoded(location.hash.slice(1)),
  query: new URLSearchParams(location.search),
});

export function go(path: string, replace = false): void {
  visit(address(path), replace);
}

function visit(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  listeners.forEach((tell) => tell());
  scrollTo(0, 0);
}

export function onPlace(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** Links inside the page do not load it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (
    !link ||
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey
  )
    return;
  const to = new URL((link as HTMLAnchorElement).href, location.href);
  if (SITE && to.pathname.startsWith("/api/")) {
    event.preventDefault();
    return keepFile(to.pathname + to.search, link.getAttribute("download") ?? "");
  }
  if (to.origin !== location.origin || link.hasAttribute("download") || link.getAttribute("target")) return;
  if (to.pathname.startsWith("/api/")) return;
  if (
    to.pathname === location.pathname &&
    to.search === location.search &&
    to.hash &&
    link.getAttribute("href")?.startsWith("#")
  )
    return;
  event.preventDefault();
  visit(to.pathname + to.search + to.hash);
}

addEventListener("popstate", () => listeners.forEach((tell) => tell()));
addEventListener("hashchange", () => listeners.forEach((tell) => tell()));
