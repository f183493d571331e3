/** What people paste: a whole link, or the bare code from it. */

/** The code in it, wherever the link came from. */
export function codeIn(pasted: string): string {
  const said = pasted.trim();
  return said.includes("#") ? said.slice(said.lastIndexOf("#") + 1) : said;
}

/** The place in this page where a pasted link or a bare code leads. */
export function whereTo(pasted: string): string {
  const page = /\/(table|replay|me|join)\/?#/.exec(pasted)?.[1] ?? "join";
  return `/${page}#${encodeURIComponent(codeIn(pasted))}`;
}
