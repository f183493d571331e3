/** One's own settings, kept on this device. */
export interface Settings {
  theme: "auto" | "light" | "dark";
  /** Milliseconds between two things that others do; 0: at once. */
  pace: number;
  /** Show what is possible always, or only when asked. */
  show: boolean;
  /** Ask before a move that cannot be taken back, where the game has such moves. */
  confirm: boolean;
  /** Soft sounds for what happens at a table. */
  sound: boolean;
  notify: boolean;
  /** Single keys act anywhere on the page. */
  keys: boolean;
}

const KEPT = "landbridge.settings";
const DEFAULTS: Settings = {
  theme: "auto",
  pace: 700,
  show: false,
  confirm: true,
  sound: false,
  notify: false,
  keys: true,
};

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

let now = read();
const listeners = new Set<() => void>();

export const settings = (): Settings => now;

export function change(part: Partial<Settings>): void {
  now = { ...now, ...part };
  localStorage.setItem(KEPT, JSON.stringify(now));
  applyTheme();
  listeners.forEach((tell) => tell());
}

export function onSettings(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export function applyTheme(): void {
  const root = document.documentElement;
  if (now.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = now.theme;
}
