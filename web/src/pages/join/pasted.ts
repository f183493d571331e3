/** What people paste: a whole link, a message with one in it, or the bare code. */

/** The code in it, wherever the link came from; empty if there is none. Whoever reads a code aloud makes pauses. */
export function codeIn(pasted: string): string {
  const behind = /#\s*(\S+)/.exec(pasted)?.[1];
  if (behind === undefined && /:\/\/|#/.test(pasted)) return ""; // a link, but not to anybody's seat
  const code = behind ?? pasted.replace(/\s+/g, "");
  return code.replace(/^[^\w-]+|[^\w-]+$/g, ""); // what stood round it in a letter
}

/** The place in this page where a pasted link or a bare code leads; null if there is no code in it. */
export function whereTo(pasted: string): string | null {
  const shown = /\/replay\/([\w-]+)(?![\w-]*#)/.exec(pasted)?.[1];
  if (shown) return `/replay/${shown}`;
  const code = codeIn(pasted);
  const page = /\/(table|replay|me|join)(?:\/\w*)?#/.exec(pasted)?.[1] ?? "join";
  return code ? `/${page}#${encodeURIComponent(code)}` : null;
}
