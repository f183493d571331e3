import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, expect, test, vi } from "vitest";
import { spoken } from "./spoken";

vi.mock("../texts/speak", () => {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource("hello = “{ $name }” is here\n"));
  return {
    say: (key: string, values: Record<string, string>) =>
      bundle.formatPattern(bundle.getMessage(key)!.value!, values),
  };
});

let marked = "";
beforeAll(() => {
  // As Python's `json.dumps` writes it: JSON inside a text inside JSON.
  marked = JSON.stringify({
    text: `\u0002${JSON.stringify(["hello", { name: 'A "quoted" \\ name' }])}`,
    n: 1,
  });
});

test("what a device left unsaid is said", () => {
  expect(JSON.parse(spoken(marked))).toEqual({ text: '“A "quoted" \\ name” is here', n: 1 });
});

test("everything else stays as it is", () => {
  const plain = '{"text":"no mark, \\"quotes\\" and \\\\ slashes"}';
  expect(spoken(plain)).toBe(plain);
});
