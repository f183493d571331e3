import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const TEXTS: Record<string, string> = {
  en: "turn = { $seat } plays { $card }\ngives = { $owner } gives { $other } { $name }\nhello = Nice\n",
  pt: "hello = Olá\npoints = { $n ->\n    [one] { $n } ponto\n   *[other] { $n } pontos\n }\n",
  de: "hello = Hallo\n",
};
const fetched: string[] = [];
const kept = new Map<string, string>();
const root = { lang: "" };

function at(search: string, languages: string[] = []): void {
  vi.stubGlobal("location", { search });
  vi.stubGlobal("navigator", { languages });
}

/** A page that was just loaded. */
async function fresh(): Promise<typeof import("./speak")> {
  vi.resetModules();
  return import("./speak");
}

beforeEach(() => {
  fetched.length = 0;
  kept.clear();
  root.lang = "";
  at("");
  vi.stubGlobal("document", { documentElement: root });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal("fetch", async (path: string) => {
    fetched.push(path);
    const text = TEXTS[path.replace("/api/texts/", "")];
    return new Response(text ?? "", { status: text === undefined ? 503 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the language", () => {
  it.each([
    ["?lang=de", "pt", ["en-GB"], "de"],
    ["?lang=xx", "pt", ["de"], "pt"],
    ["", null, ["ja", "pt-BR", "de"], "pt"],
    ["", "zz", ["DE-at"], "de"],
    ["", null, ["ja"], "en"],
  ])("of %s, kept %s, browser %s is %s", async (search, was, browser, expected) => {
    at(search, browser);
    if (was) kept.set("landbridge.language", was);
    const speak = await fresh();
    await speak.begin();
    expect(speak.language()).toBe(expected);
    expect(root.lang).toBe(speak.locale(expected as import("./speak").Language));
    expect(kept.get("landbridge.language")).toBe(was ?? undefined); // only what one chooses is kept
  });

  it("is Portugal's Portuguese, where 0 is not one", async () => {
    at("?lang=pt");
    const speak = await fresh();
    await speak.begin();
    expect([0, 1, 2].map((n) => speak.say("points", { n }))).toEqual(["0 pontos", "1 ponto", "2 pontos"]);
    expect(root.lang).toBe("pt-PT");
  });

  it("and the names are those of now, also in a sentence that was said before", async () => {
    const speak = await fresh();
    await speak.begin();
    const fact = { key: "turn", values: { seat: 0, card: 7 } };
    speak.setNames(["Ada", "Bea"]);
    expect(speak.tell(fact)).toBe("Ada plays 7");
    const edition = speak.edition();
    speak.setNames(["Ada", "Bea"]);
    expect(speak.edition()).toBe(edition);
    speak.setNames(["Ann", "Bea"]);
    expect(speak.tell(fact)).toBe("Ann plays 7");
    await speak.choose("de");
    expect(speak.tell(fact)).toBe("turn");
    expect(speak.edition()).toBeGreaterThan(edition + 1);
  });

  it("changes in mid-game for everybody who listens, and is fetched once", async () => {
    const speak = await fresh();
    await speak.begin();
    const told = vi.fn();
    const stop = speak.onLanguage(told);
    await speak.choose("de");
    expect(speak.say("hello")).toBe("Hallo");
    expect(kept.get("landbridge.language")).toBe("de");
    await speak.choose("en");
    expect(speak.say("hello")).toBe("Nice");
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    await speak.choose("de");
    expect(told).toHaveBeenCalledTimes(2);
    expect(fetched).toEqual(["/api/texts/en", "/api/texts/de"]);
  });

  it("stays as it is when another cannot be fetched", async () => {
    const speak = await fresh();
    await speak.begin();
    await expect(speak.choose("nl")).rejects.toThrow();
    expect([speak.language(), speak.say("hello"), root.lang]).toEqual(["en", "Nice", "en"]);
    expect(kept.size).toBe(0);
  });
});

describe("a sentence", () => {
  it("calls seats by their names, and by letters where there are none", async () => {
    const speak = await fresh();
    await speak.begin();
    expect(speak.say("turn", { seat: 1, card: 2 })).toBe("B plays 2");
    speak.setNames(["Ada", "Ben"]);
    const values = { owner: 0, other: 2, name: 1 };
    expect(speak.tell({ key: "gives", values })).toBe("Ada gives C 1");
    expect(values).toEqual({ owner: 0, other: 2, name: 1 });
    expect(speak.say("turn", { seat: "the bank", card: 0 })).toBe("the bank plays 0");
  });

  it("puts a game's own signs into words, and no other game's", async () => {
    const speak = await fresh();
    await speak.begin();
    speak.setNames(["Ada"]);
    speak.gloss("tu", (values) => ({ ...values, card: `card ${values["card"]}` }));
    speak.gloss("give", () => ({}));
    expect(speak.say("turn", { seat: 0, card: 7 })).toBe("Ada plays card 7");
  });

  it("without a message is its key", async () => {
    const speak = await fresh();
    await speak.begin();
    expect(speak.say("nothing-like-it")).toBe("nothing-like-it");
    expect([speak.has("hello"), speak.has("nothing-like-it")]).toEqual([true, false]);
  });

  it("is longer and accented in the tests' own tongue", async () => {
    at("?pseudo=1");
    const speak = await fresh();
    await speak.begin();
    expect(speak.say("hello")).toBe("Ñïçé··");
  });
});
