import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Layout, Offer, Scene } from "../api/wire";
import type { GameFace } from "../games/face";
import { change } from "../settings";
import { Desk, type Acts, type DeskProps, type DeskSeat } from "./Desk";
import { Screen, type Element } from "./screen.testing";
import { Spot, useActing } from "./board/Spot";

vi.mock("../texts/speak", () => {
  const say = (key: string, values: object = {}): string => [key, ...Object.values(values)].join(" ");
  const tell = (fact: { key: string; values: object }): string => say(fact.key, fact.values);
  return { say, tell, has: () => false, language: () => "en", edition: () => 0, setNames: vi.fn() };
});

const LAYOUT: Layout = {
  board: {},
  spots: { "tile-a": [0, 0], "tile-b": [100, 0], "square-1": [0, 100], "square-2": [100, 100] },
  near: {},
};
const offer = (...handles: string[]): Offer => ({ handles, move: handles.join("+") });
const OFFERS = [
  offer("tile-a", "square-1"),
  offer("tile-a", "square-2"),
  offer("tile-b", "square-1"),
  offer("done"),
];
const FACE: GameFace = {
  Board: ({ layout }) => (
    <>
      {Object.keys(layout.spots).map((h) => (
        <Spot key={h} h={h}>
          <text>{useActing().hints.get(h)}</text>
        </Spot>
      ))}
    </>
  ),
  box: () => [0, 0, 200, 200],
  shared: false,
  learn: [],
};
const SCENE: Scene = {
  prompt: { key: "prompt-lay", values: { left: 2 } },
  labels: { "tile-a": { key: "name-tile", values: { tile: "a" } }, done: { key: "do-done", values: {} } },
  controls: ["done", "exchange"],
  status: [null, null],
  first: 1,
  sheet: [],
  board: {},
};
const seat = (name: string, more: Partial<DeskSeat> = {}): DeskSeat => ({
  name,
  kind: "person",
  you: name === "Ada",
  away: "",
  points: null,
  winner: false,
  clock_ms: null,
  ...more,
});

let screen: Screen;
let acts: { [name in keyof Acts]: ReturnType<typeof vi.fn> };
let props: DeskProps;
let root: Element;

beforeEach(() => {
  screen = new Screen();
  change({ confirm: true, show: false, keys: true });
  acts = {
    move: vi.fn(async () => true),
    typed: vi.fn(async () => true),
    touch: vi.fn(async () => undefined),
    back: vi.fn(async () => true),
    forgive: vi.fn(),
    hint: vi.fn(async () => undefined),
    skip: vi.fn(),
  };
  props = {
    face: FACE,
    game: "loopit",
    layout: LAYOUT,
    scene: SCENE,
    before: null,
    seats: [seat("Ada"), seat("Ben")],
    me: 0,
    acting: [0],
    offers: OFFERS,
    open: false,
    undo: 0,
    final: false,
    log: [],
    refusal: null,
    hints: null,
    busy: false,
    playing: false,
    over: false,
    acts: acts as unknown as Acts,
  };
});
afterEach(() => vi.unstubAllGlobals());

async function show(more: Partial<DeskProps> = {}): Promise<void> {
  props = { ...props, ...more };
  root = await screen.show(<Desk {...props} />);
}
const board = (): Element => root.find("svg.board").find((one) => one.given.get("role") === "group")!;
const spot = (h: string): Element => board().handle(h);
async function press(h: string, key = "Enter"): Promise<void> {
  board().happens("keydown", { key, target: spot(h) });
  await screen.settled();
}
/** In pixels of the screen; a unit of the board is half of one. */
async function tap(x: number, y: number, on: Element = board(), pointerType = "touch"): Promise<void> {
  board().happens("click", { clientX: x, clientY: y, target: on, pointerType });
  await screen.settled();
}
const marked = (name: string): string[] =>
  board()
    .find(`g.${name}`)
    .map((one) => one.given.get("data-h")!);
const moved = (): unknown[] => acts.move.mock.calls.map(([made]) => (made as Offer).move);
const focused = (): string[] =>
  board()
    .all((one) => one.given.get("tabindex") === "0")
    .map((one) => one.given.get("data-h")!);
const tag = (element: Element, name: string): string | null => element.given.get(name) ?? null;

describe("touching", () => {
  it("picks, shows where it goes on, and sends the whole", async () => {
    await show();
    expect(marked("can")).toEqual(Object.keys(LAYOUT.spots));
    expect(marked("hot")).toEqual([]);
    await press("tile-a");
    expect(marked("picked")).toEqual(["tile-a"]);
    expect(marked("hot")).toEqual(["square-1", "square-2"]);
    expect(tag(spot("tile-a"), "aria-pressed")).toBe("true");
    expect(tag(spot("tile-b"), "aria-pressed")).toBeNull();
    expect(tag(spot("tile-a"), "aria-label")).toBe("name-tile a");
    await press("square-2");
    expect(moved()).toEqual(["tile-a+square-2"]);
    expect(marked("picked")).toEqual(["tile-a"]); // until the answer is there
    await show({ at: 1 });
    expect(marked("picked")).toEqual([]);
  });

  it("does not hear a touch while a move is on its way, and lets go of what was refused", async () => {
    const answers: ((made: boolean) => void)[] = [];
    acts.move.mockImplementation(() => new Promise((made) => answers.push(made)));
    await show();
    await press("tile-a");
    await press("square-2");
    await press("square-1");
    await press("tile-b");
    expect(moved()).toEqual(["tile-a+square-2"]);
    expect(marked("picked")).toEqual(["tile-a"]);
    answers[0]!(false);
    await screen.settled();
    expect(marked("picked")).toEqual([]);
    await press("tile-b");
    await press("square-1");
    expect(moved()).toEqual(["tile-a+square-2", "tile-b+square-1"]);
  });

  it("forgets what was picked with its position, even if the same one comes again", async () => {
    await show();
    await press("tile-a");
    await show({ offers: [] });
    await show({ offers: OFFERS });
    expect(marked("picked")).toEqual([]);
    await press("tile-a");
    await show({ offers: [...OFFERS] });
    expect(marked("picked")).toEqual(["tile-a"]);
  });

  it("asks why not, with everything picked, and forgives before every touch", async () => {
    await show();
    await press("tile-b");
    await press("square-2");
    expect(acts.touch).toHaveBeenCalledWith(["tile-b", "square-2"]);
    expect(acts.forgive).toHaveBeenCalledTimes(2);
    expect(moved()).toEqual([]);
    expect(marked("picked")).toEqual(["tile-b"]);
  });

  it("keeps what is picked while the offers stay the same, and drops it with the position", async () => {
    await show();
    await press("tile-a");
    await show({ offers: OFFERS.map((one) => ({ ...one })) });
    expect(marked("picked")).toEqual(["tile-a"]);
    await show({ offers: OFFERS.slice(1) });
    expect(marked("picked")).toEqual([]);
    await press("tile-a");
    await show({ me: 1 }); // somebody else at the same device
    expect(marked("picked")).toEqual([]);
  });

  it("skips while others' moves are shown, and does nothing where nobody may act", async () => {
    await show({ playing: true });
    await press("tile-a");
    expect(acts.skip).toHaveBeenCalledTimes(1);
    expect(marked("picked")).toEqual([]);
    await show({ playing: false, busy: true });
    await press("tile-a");
    await show({ busy: false, acts: null });
    await press("tile-a");
    expect(marked("picked")).toEqual([]);
  });
});

describe("a move that cannot be taken back", () => {
  const confirming = { ...FACE, confirm: true };

  it("waits for a second touch", async () => {
    await show({ face: confirming });
    await press("tile-a");
    await press("square-1");
    expect(moved()).toEqual([]);
    expect(marked("ready")).toEqual(["tile-a", "square-1"]);
    await press("square-1");
    expect(moved()).toEqual(["tile-a+square-1"]);
  });

  it("is one by the rules too, where the drawing would not ask", async () => {
    await show({ face: { ...FACE, confirm: () => false }, final: true });
    await press("tile-a");
    await press("square-1");
    expect(moved()).toEqual([]);
    expect(marked("ready")).toEqual(["tile-a", "square-1"]);
    await press("square-1");
    expect(moved()).toEqual(["tile-a+square-1"]);
  });

  it("can be another one instead, sent by its button", async () => {
    await show({ face: confirming });
    await press("tile-a");
    await press("square-1");
    await press("square-2");
    expect(marked("ready")).toEqual(["tile-a", "square-2"]);
    expect(moved()).toEqual([]);
    const play = root.button("page-play-this");
    expect(tag(play, "aria-label")).toBe("page-play-this: name-tile a"); // what has a name is named
    play.happens("click");
    expect(moved()).toEqual(["tile-a+square-2"]);
  });

  it("gives way to a move with other things altogether", async () => {
    await show({ face: confirming, offers: [offer("tile-a"), offer("square-1")] });
    await press("tile-a");
    await press("square-1");
    expect(marked("ready")).toEqual(["square-1"]);
    expect(acts.touch).not.toHaveBeenCalled();
  });

  it("does not wait at buttons, where there is no choice, or for whoever does not want it", async () => {
    await show({ face: confirming });
    root.handle("done").happens("click");
    expect(moved()).toEqual(["done"]);
    await show({ offers: [offer("square-1")] });
    await press("square-1");
    expect(moved()).toEqual(["done", "square-1"]);
    change({ confirm: false });
    await show({ offers: OFFERS });
    await press("tile-a");
    await press("square-1");
    expect(moved()).toEqual(["done", "square-1", "tile-a+square-1"]);
  });

  it("is asked for where the game says so, scene by scene", async () => {
    await show({ face: { ...FACE, confirm: (scene) => scene.first === 1 } });
    await press("tile-a");
    await press("square-1");
    expect(moved()).toEqual([]);
    await show({ scene: { ...SCENE, first: 0 }, offers: OFFERS.slice(0, 3) });
    await press("tile-a");
    await press("square-1");
    expect(moved()).toEqual(["tile-a+square-1"]);
  });
});

describe("keys", () => {
  it("take back, ask for a hint, show what is possible and let go", async () => {
    await show();
    await screen.key("u");
    expect(acts.back).not.toHaveBeenCalled(); // there is nothing to take back
    await show({ undo: 1 });
    await screen.key("u");
    expect(acts.back).toHaveBeenCalledWith(1);
    await screen.key("h");
    expect(acts.hint).toHaveBeenCalledTimes(1);
    await screen.key("w");
    expect(marked("hot")).toEqual(Object.keys(LAYOUT.spots));
    await screen.key("w");
    expect(marked("hot")).toEqual([]);
    await press("tile-a");
    await screen.key("Escape");
    expect(marked("picked")).toEqual([]);
  });

  it("do not take back what is final", async () => {
    await show({ undo: 0, final: true });
    expect(tag(root.button("page-undo"), "disabled")).not.toBeNull();
    await screen.key("u");
    expect(acts.back).not.toHaveBeenCalled();
  });

  it("are the browser's with Control, and the field's while one writes", async () => {
    await show({ undo: 1 });
    await screen.key("u", { ctrlKey: true });
    await screen.key("h", { metaKey: true });
    await screen.key("u", { target: { closest: () => ({}) } });
    expect(acts.back).not.toHaveBeenCalled();
    expect(acts.hint).not.toHaveBeenCalled();
  });

  it("act no more once a person has switched single keys off", async () => {
    const told = () => root.find("button").flatMap((one) => one.given.get("aria-keyshortcuts") ?? []);
    await show({ undo: 1 });
    expect(told().sort()).toEqual(["/", "Plus", "h", "u", "w"]);
    change({ keys: false });
    await show({ undo: 1, at: 1 });
    expect(told()).toEqual([]);
    for (const key of ["u", "h", "w", "/"]) await screen.key(key);
    expect(acts.back).not.toHaveBeenCalled();
    expect(acts.hint).not.toHaveBeenCalled();
    expect(marked("hot")).toEqual([]);
    expect(root.find("div.slip")).toEqual([]);
    await press("tile-a");
    await screen.key("Escape"); // no character: nobody dictates it
    expect(marked("picked")).toEqual([]);
  });

  it("move on the board: one tab stop, arrows, and pages from one possible place to the next", async () => {
    await show({ offers: [offer("tile-b"), offer("square-1"), offer("square-2")] });
    expect(focused()).toEqual(["tile-b"]); // the first possible place
    await press("tile-b", "ArrowLeft");
    expect(focused()).toEqual(["tile-a"]);
    await press("tile-b", "PageDown");
    expect(focused()).toEqual(["square-1"]);
    await press("square-2", "PageDown");
    expect(focused()).toEqual(["tile-b"]);
    await press("tile-b", "PageUp");
    expect(focused()).toEqual(["square-2"]);
    await press("square-2", "PageUp");
    expect(focused()).toEqual(["square-1"]);
    await press("square-1", " ");
    expect(moved()).toEqual(["square-1"]);
  });
});

describe("what is pointed at", () => {
  it("is hinted at as nothing in particular, and all that is possible can be revealed", async () => {
    await show({ point: ["tile-b"] });
    expect(marked("hinted")).toEqual(["tile-b"]);
    expect(spot("tile-b").text).toBe("0");
    await show({ point: [], reveal: true });
    expect(marked("hot")).toEqual(Object.keys(LAYOUT.spots));
  });

  it("comes closer, and is seen as a whole again", async () => {
    await show();
    const zoom = (): Element => root.find("button.zoom")[0]!;
    const said = [tag(zoom(), "aria-label")];
    for (let i = 0; i < 2; i++) {
      zoom().happens("click");
      await screen.settled();
      said.push(tag(zoom(), "aria-label"));
    }
    expect(said).toEqual(["page-zoom-in", "page-zoom-out", "page-zoom-in"]);
    expect(root.find("div.zoomed")).toEqual([]);
  });
});

describe("fingers", () => {
  it("mean the possible place that is nearest, within reach", async () => {
    await show({ offers: [offer("tile-b"), offer("square-1")] });
    await tap(0, 80); // 30 px below square-1
    expect(moved()).toEqual([]);
    await tap(16, 50); // 16 px to its right
    expect(moved()).toEqual(["square-1"]);
    await tap(40, 8);
    expect(moved()).toEqual(["square-1", "tile-b"]);
    const close: Layout = { board: {}, spots: { "tile-a": [0, 0], "tile-b": [40, 0] }, near: {} };
    await show({ layout: close, offers: [offer("tile-a"), offer("tile-b")] });
    await tap(12, 0);
    expect(moved().at(-1)).toBe("tile-b");
    await tap(8, 0);
    expect(moved().at(-1)).toBe("tile-a");
  });

  it("lay back what they touch, though something possible is close", async () => {
    await show();
    await press("tile-a");
    await tap(0, 35, spot("tile-a")); // 15 px from square-1
    expect(moved()).toEqual([]);
    expect(marked("picked")).toEqual([]);
  });

  it("mean what they hit, unless it is impossible and they are fingers", async () => {
    await show({ offers: [offer("tile-b"), offer("square-2")] });
    await tap(30, 5, spot("square-2"));
    expect(moved()).toEqual(["square-2"]); // possible, however far from its middle
    await tap(30, 0, spot("tile-a"));
    expect(moved()).toEqual(["square-2", "tile-b"]);
    await tap(30, 0, spot("tile-a"), "mouse");
    expect(acts.touch).toHaveBeenCalledWith(["tile-a"]);
    await tap(2, 0, spot("tile-a"));
    expect(acts.touch).toHaveBeenCalledTimes(2);
  });

  it("mean a point of the board where the game has such", async () => {
    const point = vi.fn((_layout: Layout, _scene: Scene, x: number, y: number) =>
      x > 300 ? null : `point-${x}-${y}`,
    );
    await show({
      face: { ...FACE, point },
      offers: [offer("tile-a", "square-1"), offer("tile-b", "square-1")],
    });
    await press("tile-a");
    await tap(100, 25);
    expect(acts.touch).toHaveBeenCalledWith(["tile-a", "point-200-50"]);
    await tap(190, 25);
    expect(acts.touch).toHaveBeenCalledTimes(1);
  });
});

describe("the dock", () => {
  const dock = (): Element => root.find("section.dock")[0]!;
  const prompt = (): string => dock().find("p.prompt")[0]!.text;

  it("says what to do, who is waited for, or that it is over", async () => {
    await show();
    expect(prompt()).toBe("prompt-lay 2");
    await show({ playing: true });
    expect(prompt()).toBe("page-watching");
    await show({ playing: false, scene: { ...SCENE, prompt: null } });
    expect(prompt()).toBe("page-your-turn");
    await show({ acting: [1], offers: [] });
    expect(prompt()).toBe("page-waiting-for Ben");
    await show({ acting: [], over: true });
    expect(prompt()).toBe("page-over");
    await show({ scene: SCENE }); // somebody resigned in the middle of a turn
    expect(prompt()).toBe("page-over");
  });

  it("has a button for each control that is possible, filled only when nothing else is left to do", async () => {
    await show();
    const controls = (): (string | null)[] =>
      dock()
        .find("button.touch")
        .map((one) => tag(one, "data-h"));
    expect(controls()).toEqual(["done"]);
    expect(dock().handle("done").text).toBe("do-done");
    expect(dock().find("button.act")).toHaveLength(0);
    await press("tile-a");
    expect(controls()).toEqual([]);
    dock().button("page-undo").happens("click");
    await screen.settled();
    expect(acts.back).not.toHaveBeenCalled(); // what is picked comes before what is played
    expect(controls()).toEqual(["done"]);
    await show({ offers: [offer("done")] });
    expect(dock().find("button.act")).toHaveLength(1);
    await show({ playing: true });
    expect(controls()).toEqual([]);
    await show({ playing: false, acting: [1] });
    expect(controls()).toEqual([]);
  });

  it("fills no button where there are many to choose from", async () => {
    const controls = ["tile-x", "tile-y", "tile-z"];
    await show({ scene: { ...SCENE, controls }, offers: controls.map((h) => offer(h)) });
    expect(dock().find("button.touch")).toHaveLength(3);
    expect(dock().find("button.act")).toHaveLength(0);
  });

  it("keeps what stood there while a move is on its way", async () => {
    await show();
    await show({ busy: true, offers: [] });
    expect(dock().handle("done").text).toBe("do-done");
    dock().handle("done").happens("click");
    expect(moved()).toEqual([]);
  });

  it("does not hear a finger on a button that has just taken another's place", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const tapped = { detail: 1 };
    await show({ face: { ...FACE, confirm: true } });
    await press("tile-a");
    await press("square-1");
    const play = (): Element => dock().button("page-play-this");
    play().happens("click", tapped); // where "done" stood a moment ago
    expect(moved()).toEqual([]);
    vi.advanceTimersByTime(499);
    play().happens("click", tapped);
    expect(moved()).toEqual([]);
    vi.advanceTimersByTime(1);
    await show({ log: [] });
    play().happens("click", tapped);
    expect(moved()).toEqual(["tile-a+square-1"]);
    play().happens("click", tapped); // it stays until the answer is there
    expect(moved()).toEqual(["tile-a+square-1"]);
    await show({ at: 1 });
    dock().handle("done").happens("click", tapped);
    expect(moved()).toEqual(["tile-a+square-1"]);
    dock().handle("done").happens("click", { detail: 0 }); // by a key
    expect(moved()).toEqual(["tile-a+square-1", "done"]);
    vi.useRealTimers();
  });

  it("hears fingers again even where the clock rings a moment early", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const rings: (() => void)[] = [];
    const later = setTimeout;
    vi.stubGlobal("setTimeout", (ring: () => void, ms = 0) =>
      ms > 400 ? rings.push(ring) : later(ring, ms),
    );
    await show({ face: { ...FACE, confirm: true } });
    await press("tile-a");
    await press("square-1");
    const fresh = (): boolean => tag(dock().find("div.ends")[0]!, "data-new") !== null;
    expect(fresh()).toBe(true);
    vi.advanceTimersByTime(499);
    rings.forEach((ring) => ring());
    await screen.settled();
    expect(fresh()).toBe(true);
    vi.advanceTimersByTime(1);
    await new Promise((done) => later(done, 20));
    await screen.settled();
    expect(fresh()).toBe(false);
    vi.useRealTimers();
  });

  it("knows when it is busy", async () => {
    await show({ at: 7 });
    expect([tag(dock(), "data-at"), tag(dock(), "data-busy")]).toEqual(["7", null]);
    await show({ playing: true });
    expect(tag(dock(), "data-busy")).toBe("");
    await show({ playing: false, busy: true });
    expect(tag(dock(), "data-busy")).toBe("");
  });

  it("takes back only what comes back without asking, and asks for hints on one's own turn only", async () => {
    await show();
    const off = (name: string): boolean => tag(dock().button(name), "disabled") !== null;
    expect([off("page-undo"), off("page-hint")]).toEqual([true, false]);
    await show({ undo: 1, acting: [1] });
    expect([off("page-undo"), off("page-hint")]).toEqual([false, true]);
    dock().button("page-undo").happens("click");
    expect(acts.back).toHaveBeenCalledWith(1);
    await show({ busy: true });
    expect(off("page-undo")).toBe(true);
    await show({ me: -1, acting: [0], busy: false, undo: 0, acts: null });
    expect(dock().find("button")).toEqual([]);
  });

  it("says why something was refused, by which rule, and where", async () => {
    await show({
      refusal: {
        text: { key: "crossed", values: { line: "d4" } },
        ruling: "H3.2",
        witness: ["tile-b"],
        attempt: ["tile-a"],
      },
    });
    expect(root.find("p.note")[0]!.text).toBe("crossed d4 H3.2");
    expect([marked("witness"), marked("attempt")]).toEqual([["tile-b"], ["tile-a"]]);
  });

  it("plays a hint that is offered, numbered on the board by the best one", async () => {
    const hint = (text: string, ...handles: string[]) => ({
      ...offer(...handles),
      about: { key: text, values: {} },
    });
    await show({ hints: { moves: [hint("wins", "tile-b", "square-1"), hint("loses", "tile-b", "gone")] } });
    const [best, gone] = dock().find("ol.hints")[0]!.find("button");
    expect(best!.text).toBe("tile-b+square-1wins"); // without names, its notation
    expect(marked("hinted")).toEqual(["tile-b", "square-1"]);
    expect(spot("tile-b").text).toBe("1");
    expect(marked("hot")).toEqual(Object.keys(LAYOUT.spots));
    expect(() => gone!.happens("click")).toThrow("disabled");
    best!.happens("click");
    expect(moved()).toEqual(["tile-b+square-1"]);
  });

  it("lists every choice that goes with what is picked, and sends notation as it is typed", async () => {
    await show();
    const chips = (): string[] =>
      dock()
        .find("button.chip-move")
        .map((one) => one.text);
    expect(chips()).toEqual([]);
    dock().button("page-moves-list").happens("click");
    await screen.settled();
    // What ends a move has the name of its button.
    expect(chips()).toEqual([...OFFERS.slice(0, 3).map(({ move }) => move), "do-done"]);
    expect(dock().find("div.slip")[0]!.find("h2")[0]!.text).toBe("page-moves 4");
    await press("square-1");
    expect(chips()).toEqual(["tile-a+square-1", "tile-b+square-1"]);
    const [line] = dock().find("input");
    line!.happens("input", { currentTarget: { value: " a@1 " } });
    await screen.settled();
    dock().find("form")[0]!.happens("submit");
    expect(acts.typed).toHaveBeenCalledWith("a@1");
    await show({ acting: [1] });
    expect(chips()).toEqual([]);
  });
});

describe("the seats", () => {
  const lines = (): string[] => root.find("div.opp").map((one) => one.find("div.seat")[0]!.text);

  it("tell what the others are doing, who is first, and how they stand", async () => {
    await show({
      seats: [
        seat("Ada"),
        seat("Ben", { points: 12, away: "left" }),
        seat("Cleo"),
        seat("Dan", { clock_ms: 61_900 }),
      ],
      scene: {
        ...SCENE,
        status: [null, { key: "laying", values: {} }, { key: "laying", values: { laid: 1 } }, null],
      },
      acting: [3],
    });
    expect(lines()).toEqual(["Benpage-first-player12page-away-left", "Cleolaying 1", "Dan1:01page-thinking"]);
    expect(tag(root.find("main")[0]!, "class")).toBe("play loopit");
  });

  it("show anybody's board large, and one's own again", async () => {
    const seen: number[] = [];
    const Board: GameFace["Board"] = ({ seat, small }) => {
      if (!small) seen.push(seat);
      return null;
    };
    await show({ face: { ...FACE, Board }, me: 1 });
    expect(seen.at(-1)).toBe(1);
    expect(lines()).toEqual(["Ada"].map((name) => `${name}page-thinking`));
    root.find("button.small")[0]!.happens("click");
    await screen.settled();
    expect(seen.at(-1)).toBe(0);
    root.button("page-own-board").happens("click");
    await screen.settled();
    expect(seen.at(-1)).toBe(1);
  });

  it("hand the device over, beside taking back, also where a seat's own buttons are gone", async () => {
    const over = vi.fn();
    const dock = (): string[] =>
      root
        .find("section.dock")[0]!
        .find("button")
        .map((one) => one.text);
    await show({ hand: { to: "Ben", over }, acting: [1], offers: [], undo: 1 });
    expect(root.find("p.prompt")[0]!.text).toBe("page-hand-over-about Ben");
    expect(dock().at(-1)).toBe("page-hand-over Ben");
    expect(dock()[0]).toBe("page-undo");
    root.button("page-hand-over Ben").happens("click");
    expect(over).toHaveBeenCalledOnce();
    await show({ acts: null });
    expect(dock()).toEqual(["page-hand-over Ben"]);
  });

  it("are named over the board that what is picked is about", async () => {
    const whose: GameFace["whose"] = (_, picked) => (picked.includes("tile-a") ? 1 : null);
    const heading = (): string => root.find("div.own")[0]!.text;
    await show({ face: { ...FACE, whose } });
    expect(heading()).toBe("Adapage-table-turn");
    await press("tile-a");
    expect(heading()).toBe("Benpage-first-playerpage-own-board");
    expect(root.find("button.small")[0]!.given.get("aria-pressed")).toBe("true");
    root.button("page-own-board").happens("click");
    await screen.settled();
    expect(heading()).toBe("Adapage-table-turn");
    expect(marked("picked")).toEqual([]);
  });

  it("draw no buttons on small boards, and nobody thinks after the end", async () => {
    await show({ over: true });
    const small = root.find("button.small")[0]!;
    expect(small.find("g.spot")).toHaveLength(4);
    expect(small.all((one) => one.given.has("data-h") || one.given.get("role") === "button")).toEqual([]);
    await show({ acting: [1] });
    expect(lines()).toEqual(["Benpage-first-player"]);
  });

  it("show one's own board again when somebody else sits down", async () => {
    const seen: number[] = [];
    const Board: GameFace["Board"] = ({ seat, small }) => {
      if (!small) seen.push(seat);
      return null;
    };
    await show({ face: { ...FACE, Board }, seats: [seat("Ada"), seat("Ben"), seat("Cleo")] });
    root.find("button.small")[1]!.happens("click");
    await screen.settled();
    expect(seen.at(-1)).toBe(2);
    await show({ me: 1 });
    expect(seen.at(-1)).toBe(1);
  });

  it("have a clock that runs down while they act, and not below nought", async () => {
    let now = 0;
    vi.spyOn(performance, "now").mockImplementation(() => now);
    const clock = (): string => root.find("span.clock")[0]!.text;
    await show({ seats: [seat("Ada"), seat("Ben", { clock_ms: 10_000 })], acting: [1] });
    expect(clock()).toBe("0:10");
    now = 4_500;
    await show({ log: [] });
    expect(clock()).toBe("0:05");
    now = 99_000;
    await show({ log: [] });
    expect(clock()).toBe("0:00");
    await show({ acting: [0] });
    expect(clock()).toBe("0:10"); // as the server last said
    vi.restoreAllMocks();
  });

  it.each([
    [59_999, "0:59"],
    [3_599_000, "59:59"],
    [3_600_000, "1:00 h"],
    [7_500_000, "2:05 h"],
  ])("have a clock that shows %d ms as %s", async (ms, text) => {
    await show({ seats: [seat("Ada"), seat("Ben", { clock_ms: ms })] });
    expect(root.find("span.clock")[0]!.text).toBe(text);
  });
});

describe("a touch on the board while nothing on it is possible", () => {
  const note = (): string =>
    root
      .find("p.note")
      .map((one) => one.text)
      .join();

  it("is answered by what to do first", async () => {
    await show({ offers: [offer("card-a"), offer("done")] });
    await tap(1000, 1000);
    expect(note()).toContain("prompt-lay 2");
    await tap(1000, 1000);
    await show({ scene: { ...SCENE }, offers: [offer("card-a")], at: 1 });
    expect(note()).toBe("");
  });

  it("is answered so where the place means no move at all, and by the reason where there is one", async () => {
    const refusal = { ruling: null, witness: [], attempt: ["tile-a"] };
    const offers = [offer("card-a")];
    await show({ offers, refusal: { ...refusal, text: { key: "page-no-aim", values: {} } } });
    expect(note()).toContain("prompt-lay 2");
    await show({ offers, refusal: { ...refusal, text: { key: "game-why-no-such-move", values: {} } } });
    expect(note()).toContain("prompt-lay 2");
    await show({ offers, refusal: { ...refusal, text: { key: "why-not", values: {} } } });
    expect(note()).toContain("why-not");
  });

  it("is not answered where places are possible", async () => {
    await show();
    await tap(1000, 1000);
    expect(note()).toBe("");
  });
});

it("says in a tutorial which name is one's own", async () => {
  await show({ taught: true });
  expect(root.find("span.who").map((one) => one.text)).toEqual(
    expect.arrayContaining(["page-you-are Ada", "Ben"]),
  );
});
