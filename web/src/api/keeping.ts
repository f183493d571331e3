/**
 * What has come, with the parts that have not changed taken from what was there: the same objects, not equal ones. So
 * whoever draws them knows by a glance that there is nothing to draw.
 */
export function keeping<T>(before: unknown, now: T): T {
  if (before === now || typeof before !== "object" || typeof now !== "object" || !before || !now) return now;
  if (Array.isArray(now)) return (Array.isArray(before) ? keepingItems(before, now) : now) as T;
  if (Array.isArray(before)) return now;
  const was = before as Record<string, unknown>;
  const is = now as Record<string, unknown>;
  const names = Object.keys(is);
  let same = names.length === Object.keys(was).length;
  for (const name of names) {
    const kept = keeping(was[name], is[name]);
    is[name] = kept;
    if (kept !== was[name] || !(name in was)) same = false;
  }
  return same ? (before as T) : now;
}

function keepingItems(was: readonly unknown[], is: unknown[]): readonly unknown[] {
  let same = was.length === is.length;
  for (let i = 0; i < is.length; i++) {
    is[i] = keeping(was[i], is[i]);
    if (is[i] !== was[i]) same = false;
  }
  return same ? was : is;
}
