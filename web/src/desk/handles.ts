/** Handles, as `core/show/handles.py` has them: a kind and a name (`line-c3-c5`), or a word that stands alone (`done`). */

declare const made: unique symbol;

/** Only a game's `handles.ts` has them, and it is made from the game's `handles.py`: any other text is a type error. */
export type HandleKind = string & { readonly [made]: never };

export const handle = (kind: HandleKind, name: string | number): string => `${kind}-${name}`;

/** The name in a handle of this kind; null if it is of another. */
export function nameIn(handle: string, kind: HandleKind): string | null {
  const [found, name] = split(handle);
  return found === kind && found !== handle ? name : null;
}

/** Kind and name, whatever they are; a word has no name. */
export function split(handle: string): [kind: string, name: string] {
  const dash = handle.indexOf("-");
  return dash < 0 ? [handle, ""] : [handle.slice(0, dash), handle.slice(dash + 1)];
}
