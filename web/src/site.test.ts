import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal("location", { pathname: "/games/landbridge/", search: "", hash: "" });
});
afterEach(() => vi.unstubAllEnvs());

async function site(mode: string): Promise<typeof import("./site")> {
  vi.stubEnv("MODE", mode);
  return import("./site");
}

test("a server's page has the addresses it always had", async () => {
  const { address, pathOf } = await site("production");
  expect(address("/learn/hashi?step=2#x")).toBe("/learn/hashi?step=2#x");
  expect(pathOf({ pathname: "/learn/hashi/", search: "?at=me" })).toBe("/learn/hashi");
});

test("a site is one file: where one is stands behind the question mark", async () => {
  const { address, pathOf } = await site("site");
  expect(address("/")).toBe("/games/landbridge/");
  expect(address("/table#abc")).toBe("/games/landbridge/?at=table#abc");
  expect(address("/learn/hashi")).toBe("/games/landbridge/?at=learn/hashi");
  expect(address("/?play=hashi")).toBe("/games/landbridge/?play=hashi");
  expect(address("/replay?step=3#abc")).toBe("/games/landbridge/?at=replay&step=3#abc");
  expect(address("https://elsewhere/")).toBe("https://elsewhere/");
  expect(address("#rulings")).toBe("#rulings");
  for (const path of ["/", "/table", "/learn/hashi", "/me"]) {
    const to = new URL(address(path), "https://host");
    expect(pathOf(to)).toBe(path);
  }
});
