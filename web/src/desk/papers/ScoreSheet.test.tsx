import { afterEach, expect, it, vi } from "vitest";
import type { Cell, Row } from "../../api/wire";
import { ScoreSheet } from "./ScoreSheet";
import { Screen, type Element } from "../screen.testing";

afterEach(() => vi.unstubAllGlobals());

const fact = (key: string) => ({ key, values: {} });
const cell = (text: string, mark: Cell["mark"] = ""): Cell => ({ text, mark });
const ROWS: Row[] = [
  {
    label: fact("red"),
    about: fact("red-about"),
    kind: "part",
    cells: [cell("8", "got"), cell("2/4"), cell("1/4", "lost")],
  },
  { label: fact("total"), about: null, kind: "total", cells: [cell("8"), cell("0"), cell("3")] },
];

async function sheet(rows: Row[], me: number): Promise<Element> {
  return new Screen().show(
    <ScoreSheet rows={rows} names={["Ada", "Ben", "Cleo"]} me={me} hues={["blue", "green"]} />,
  );
}

it("has a column for every seat and a row for every line, as they are told", async () => {
  const root = await sheet(ROWS, 1);
  expect(root.find("tr").map((row) => row.childNodes.map((one) => one.text))).toEqual([
    ["", "Ada", "Ben", "Cleo"],
    ["redred-about", "8page-reached", "2/4", "1/4page-lost"],
    ["total", "8", "0", "3"],
  ]);
  expect(root.find("tr.sum").map((row) => row.find("th")[0]!.text)).toEqual(["total"]);
});

it("marks one's own column, what is reached, what is open and what is lost, and no total", async () => {
  const root = await sheet(ROWS, 1);
  expect(root.find("td.mine").map((one) => one.text)).toEqual(["2/4", "0"]);
  expect(root.find("th.mine").map((one) => one.text)).toEqual(["Ben"]);
  expect(root.find("td.no").map((one) => one.text)).toEqual(["2/4"]);
  expect(root.find("td.lost").map((one) => one.text)).toEqual(["1/4page-lost"]);
  expect(root.find("span.hand").map((one) => one.text)).toEqual(["8page-reached"]);
});

it("is not there where nothing is counted", async () => {
  expect((await sheet([], 0)).text).toBe("");
});
