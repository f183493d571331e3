import { afterEach, expect, it, vi } from "vitest";
import { settings } from "../settings";
import { KeysSheet } from "./KeysSheet";
import { KEYS } from "./keys";
import { Screen } from "./screen.testing";

vi.mock("../texts/speak", () => ({ say: (key: string) => key }));
afterEach(() => vi.unstubAllGlobals());

it("lists every key and switches the single ones off, for good", async () => {
  const screen = new Screen();
  const kept = vi.fn();
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: kept });
  const root = await screen.show(<KeysSheet onClose={() => undefined} />);
  const listed = root.find("kbd").map((one) => one.text);
  expect(listed).toEqual(expect.arrayContaining([...KEYS.map(([key]) => key), "PageDown", "PageUp"]));
  root.find("input")[0]!.happens("change", { currentTarget: { checked: false } });
  expect(settings().keys).toBe(false);
  expect(JSON.parse(kept.mock.calls[0]![1])).toMatchObject({ keys: false });
});
