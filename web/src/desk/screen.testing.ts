/** For tests: as much of a document as the page's parts need, to read what they show and to press what they offer. */
import { render, type ComponentChild } from "preact";
import { vi } from "vitest";

type Heard = (event: object) => void;

class Leaf {
  parentNode: Element | null = null;
  constructor(public data: string) {}
  get nodeType(): number {
    return 3;
  }
  get text(): string {
    return this.data;
  }
  get nextSibling(): Leaf | null {
    const among = this.parentNode?.childNodes ?? [];
    return among[among.indexOf(this) + 1] ?? null;
  }
  remove(): void {
    this.parentNode?.removeChild(this);
  }
}

export class Element extends Leaf {
  readonly childNodes: Leaf[] = [];
  readonly given = new Map<string, string>();
  readonly style: Record<string, unknown> = { setProperty: () => undefined };
  private readonly heard = new Map<string, Heard>();
  open = false;

  constructor(
    readonly localName: string,
    readonly namespaceURI: string,
  ) {
    super("");
  }
  override get nodeType(): number {
    return 1;
  }
  override get text(): string {
    return this.childNodes.map((node) => node.text).join("");
  }
  get firstChild(): Leaf | null {
    return this.childNodes[0] ?? null;
  }

  insertBefore(node: Leaf, before: Leaf | null): Leaf {
    node.remove();
    const place = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(place, 0, node);
    node.parentNode = this;
    return node;
  }
  appendChild(node: Leaf): Leaf {
    return this.insertBefore(node, null);
  }
  removeChild(node: Leaf): void {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
  }
  contains(node: Leaf | null): boolean {
    return node !== null && (node === this || this.contains(node.parentNode));
  }
  setAttribute(name: string, value: unknown): void {
    this.given.set(name, String(value));
  }
  getAttribute(name: string): string | null {
    return this.given.get(name) ?? null;
  }
  removeAttribute(name: string): void {
    this.given.delete(name);
  }
  addEventListener(name: string, what: Heard): void {
    this.heard.set(name, what);
  }
  removeEventListener(name: string): void {
    this.heard.delete(name);
  }
  focus(): void {
    this.given.set("focused", "");
  }
  /** For `[data-h]` and `[data-h="…"]`, which is what the page looks for. */
  closest(): Element | null {
    return this.given.has("data-h") ? this : (this.parentNode?.closest() ?? null);
  }
  querySelector(selector: string): Element | null {
    const h = /^\[data-h="(.*)"\]$/.exec(selector)?.[1];
    return this.all((one) => one.given.get("data-h") === h)[0] ?? null;
  }
  getBoundingClientRect(): object {
    return { left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
  }
  /** One unit of a drawing is half a pixel. */
  getScreenCTM(): object {
    return { a: 0.5, inverse: () => null };
  }
  showModal(): void {
    this.open = true;
  }
  close(): void {
    this.open = false;
  }

  /** As a browser would: a disabled button does nothing. */
  happens(name: string, more: object = {}): void {
    if (name === "click" && this.given.has("disabled") && this.given.get("disabled") !== "false")
      throw new Error(`"${this.text}" is disabled`);
    const event = { type: name, target: this, currentTarget: this, preventDefault: () => undefined, ...more };
    this.heard.get(name)?.call(this, event);
  }

  all(wanted: (element: Element) => boolean): Element[] {
    const found = this.childNodes.flatMap((node) => (node instanceof Element ? node.all(wanted) : []));
    return wanted(this) ? [this, ...found] : found;
  }
  /** By tag, class or both: `button.act`. */
  find(selector: string): Element[] {
    const [tag, ...classes] = selector.split(".");
    return this.all(
      (one) =>
        (!tag || one.localName === tag) &&
        classes.every((name) => (one.given.get("class") ?? "").split(" ").includes(name)),
    );
  }
  button(text: string): Element {
    const found = this.find("button").find((one) => one.text === text);
    if (!found) throw new Error(`no button "${text}" among ${this.find("button").map((one) => one.text)}`);
    return found;
  }
  handle(h: string): Element {
    const found = this.all((one) => one.given.get("data-h") === h)[0];
    if (!found) throw new Error(`${h} is nowhere`);
    return found;
  }
}

/** What `document` and `window` are asked for; keys are pressed with `key`. */
export class Screen {
  readonly root = new Element("div", "http://www.w3.org/1999/xhtml");
  private readonly heard = new Map<string, Set<Heard>>();
  readonly document = {
    hidden: false,
    title: "",
    documentElement: { dataset: {}, lang: "" },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    createElementNS: (space: string, name: string) => new Element(name, space),
    createElement: (name: string) => new Element(name, "http://www.w3.org/1999/xhtml"),
    createTextNode: (text: string) => new Leaf(text),
    querySelector: () => null,
    querySelectorAll: () => [],
  };

  constructor() {
    vi.stubGlobal("document", this.document);
    vi.stubGlobal("addEventListener", (name: string, what: Heard) =>
      this.heard.set(name, (this.heard.get(name) ?? new Set()).add(what)),
    );
    vi.stubGlobal("removeEventListener", (name: string, what: Heard) => this.heard.get(name)?.delete(what));
    vi.stubGlobal("CSS", { escape: (name: string) => name });
    vi.stubGlobal(
      "DOMPoint",
      class {
        constructor(
          readonly x: number,
          readonly y: number,
        ) {}
        matrixTransform(): object {
          return { x: this.x * 2, y: this.y * 2 };
        }
      },
    );
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe(): void {}
        disconnect(): void {}
      },
    );
  }

  async show(what: ComponentChild): Promise<Element> {
    render(what, this.root as unknown as globalThis.Element);
    await this.settled();
    return this.root;
  }

  /** Effects and what they change. */
  async settled(): Promise<void> {
    for (let i = 0; i < 4; i++) await new Promise((done) => setTimeout(done, 45 / 4));
  }

  async key(key: string, more: object = {}): Promise<void> {
    const target = { closest: () => null };
    this.heard
      .get("keydown")
      ?.forEach((what) => what({ key, target, preventDefault: () => undefined, ...more }));
    await this.settled();
  }
}
