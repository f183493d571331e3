/** Where this page lives: delivered by a server, or a site of plain files that runs the games itself (docs/site.md). */
export const SITE = import.meta.env.MODE === "site";

/** A server for playing with friends, where whoever published the site has named one. */
export const SERVER: string = SITE ? (import.meta.env["VITE_SERVER"] ?? "") : "";

/** An address of this page as it is written in links: a site is one file anywhere, and says in the query where one is. */
export function address(path: string): string {
  if (!SITE || !path.startsWith("/") || path.startsWith("//")) return path;
  const to = new URL(path, "https://page");
  const at = to.pathname.slice(1);
  const query = to.search.slice(1);
  const said = [at && `at=${at}`, query].filter(Boolean).join("&");
  return `${location.pathname}${said ? `?${said}` : ""}${to.hash}`;
}

/** The path that an address means. */
export function pathOf(where: { pathname: string; search: string }): string {
  const path = SITE ? `/${new URLSearchParams(where.search).get("at") ?? ""}` : where.pathname;
  return path.replace(/\/+$/, "") || "/";
}
