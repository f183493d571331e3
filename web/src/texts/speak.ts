/** Words: the same Fluent catalogues as everywhere, fetched for the language in use. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { transport } from "../api/transport";
import { LETTERS, type Fact, type Value } from "../api/wire";

export const LANGUAGES = {
  en: "English",
  pt: "Português",
  fr: "Français",
  de: "Deutsch",
  nl: "Nederlands",
  es: "Español",
} as const;
export type Language = keyof typeof LANGUAGES;

/** Whose plurals and numbers a language has, where the two letters alone would mean another country's. */
const LOCALES: Partial<Record<Language, string>> = { pt: "pt-PT" };
export const locale = (tongue: Language): string => LOCALES[tongue] ?? tongue;

const KEPT = "landbridge.language";
const SEATS = new Set(["seat", "owner", "other"]);

let bundles: FluentBundle[] = [];
let current: Language = "en";
let pseudo = false;
const loaded = new Map<Language, FluentBundle>();
const listeners = new Set<() => void>();

export const language = (): Language => current;

/** Longer and accented, so that a text without a message, or without room, shows. */
function stretched(text: string): string {
  const from = "aceinouyACEINOU";
  const to = "âçéïñöüÿÂÇÉÏÑÖÜ";
  const said = text.replace(/[aceinouyACEINOU]/g, (sign) => to[from.indexOf(sign)]!);
  return `${said}${"·".repeat(Math.ceil(text.length * 0.3))}`;
}

function preferred(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  const wanted = [asked, localStorage.getItem(KEPT), ...navigator.languages];
  for (const one of wanted) {
    const tongue = one?.slice(0, 2).toLowerCase();
    if (tongue && tongue in LANGUAGES) return tongue as Language;
  }
  return "en";
}

async function load(tongue: Language): Promise<FluentBundle> {
  const kept = loaded.get(tongue);
  if (kept) return kept;
  const response = await transport().ask("GET", `/api/texts/${tongue}`);
  if (!response.ok) throw new Error(`texts ${tongue}`);
  const bundle = new FluentBundle(locale(tongue), {
    useIsolating: false,
    transform: (text) => (pseudo ? stretched(text) : text),
  });
  bundle.addResource(new FluentResource(await response.text()));
  loaded.set(tongue, bundle);
  return bundle;
}

/** Begin with the language asked for, kept from last time, or the browser's own. */
export async function begin(): Promise<void> {
  pseudo = new URLSearchParams(location.search).has("pseudo");
  await choose(preferred(), false);
}

export async function choose(tongue: Language, keep = true): Promise<void> {
  const bundle = await load(tongue);
  bundles = [bundle];
  current = tongue;
  sayAnew();
  if (keep) localStorage.setItem(KEPT, tongue);
  document.documentElement.lang = locale(tongue);
  listeners.forEach((tell) => tell());
}

export function onLanguage(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

let names: readonly string[] = [];
/** Facts that were told before: a page says the same hundred names of places after every move. */
let sentences = new WeakMap<Fact, string>();
let editions = 0;

/** Counts the changes of language and names: with another number the same fact may be another sentence. */
export const edition = (): number => editions;

function sayAnew(): void {
  sentences = new WeakMap();
  editions++;
}

/** The names that seat numbers become; set by whoever shows a table. */
export function setNames(now: readonly string[]): void {
  if (now.length !== names.length || now.some((name, seat) => name !== names[seat])) sayAnew();
  names = now;
}

type Values = Record<string, Value>;
const glosses = new Map<string, (values: Values) => Values>();

/** A game may put into words what its facts abbreviate (dice as letters); `prefix` is what its keys begin with. */
export function gloss(prefix: string, inWords: (values: Values) => Values): void {
  glosses.set(prefix, inWords);
  sayAnew();
}

/** The sentence for a key. A missing one is its key: ugly, found by a test, never a crash. */
export function say(key: string, values: Record<string, Value> = {}): string {
  let told: Values = { ...values };
  for (const [prefix, inWords] of glosses) if (key.startsWith(prefix)) told = inWords(told);
  for (const [name, value] of Object.entries(told)) {
    if (SEATS.has(name) && typeof value === "number")
      told[name] = names[value] ?? LETTERS[value] ?? String(value);
  }
  for (const bundle of bundles) {
    const pattern = bundle.getMessage(key)?.value;
    if (pattern) return bundle.formatPattern(pattern, told, []);
  }
  return key;
}

export const has = (key: string): boolean => bundles.some((bundle) => bundle.hasMessage(key));

export function tell(fact: Fact): string {
  const known = sentences.get(fact);
  if (known !== undefined) return known;
  const said = say(fact.key, fact.values);
  sentences.set(fact, said);
  return said;
}
