/** What has changed since: `{name: change}` of an object or a list, `[value]` for another value, `[]` for none any more. */
import type { Picture, Scene, Update } from "./wire";

type Change = [] | [unknown] | { [name: string]: Change };

/** `before` with a change. What has not changed is the same object: whoever draws it has nothing to do. */
export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const names = Object.keys(change);
  if (names.length === 0) return before;
  if (Array.isArray(before)) {
    const items = [...(before as unknown[])];
    for (const name of names) items[Number(name)] = changed(items[Number(name)], change[name]!);
    return items;
  }
  const was = before as Record<string, unknown>;
  const is = { ...was };
  for (const name of names) {
    const one = change[name]!;
    if (Array.isArray(one) && one.length === 0) delete is[name];
    else is[name] = changed(was[name], one);
  }
  return is;
}

const KEPT = 8; // scenes that a change may still begin with

/** The scenes that a table's answers and stream have brought, by the message they came with. */
export class Scenes {
  private readonly known = new Map<number, Scene>();

  /** Puts whole scenes in the place of changes; false if one begins with a scene that is not here. */
  complete(updates: readonly Update[], picture: Picture | null): boolean {
    for (const update of updates) {
      if (!this.take(update, update.id)) return false;
      if (update.picture && !this.take(update.picture, update.picture.at)) return false;
    }
    return !picture || this.take(picture, picture.at);
  }

  private take(one: Update | Picture, at: number): boolean {
    if (one.change) {
      const before = this.known.get(one.since!);
      if (!before) return false;
      one.scene = changed(before, one.change as Change) as Scene;
      one.change = null;
    }
    if (one.scene) {
      this.known.delete(at);
      this.known.set(at, one.scene);
      for (const old of this.known.keys()) {
        if (this.known.size <= KEPT) break;
        this.known.delete(old);
      }
    }
    return true;
  }
}
