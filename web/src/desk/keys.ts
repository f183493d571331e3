/** Single keys: heard anywhere on the page except while writing, and only as long as a person wants them. */
import { useEffect } from "preact/hooks";
import { settings } from "../settings";

/** What a key of the table does, as it is called on its button and in the list of keys. */
export const KEYS = [
  ["u", "page-undo"],
  ["w", "page-where"],
  ["h", "page-hint"],
  ["/", "page-type-move"],
  ["+", "page-zoom-in"],
  ["-", "page-key-farther"],
  ["0", "page-zoom-out"],
  ["?", "page-keys"],
] as const;

type Key = (typeof KEYS)[number][0] | "=";

/** For `aria-keyshortcuts`, where a plus sign joins keys. Nothing while single keys are off. */
export const shortcut = (key: Key): string | undefined =>
  settings().keys ? (key === "+" ? "Plus" : key) : undefined;

/** Whether a key was meant for the page: not written into a field, not part of a shortcut of the browser. */
export const forPage = (event: KeyboardEvent): boolean =>
  !(event.target as Element).closest?.("input, textarea, select, dialog, [contenteditable]") &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.altKey;

/** Hear these keys. */
export function useKeys(keys: Partial<Record<Key, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const act = settings().keys && forPage(event) ? keys[event.key as Key] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  });
}
