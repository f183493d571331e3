/** The bar along the top of every screen: home, where one is, rules, language, light or dark, more. */
import type { ComponentChildren } from "preact";
import { lazy, Suspense } from "preact/compat";
import { useEffect, useRef, useState } from "preact/hooks";
import { askRules, useAskedRules } from "./desk/dock/rules";
import { useKeys } from "./desk/keys";
import { Icon, Mark } from "./draw/Icon";
import { Flag } from "./Flag";
import { LanguagePick } from "./LanguagePick";
import { entitle } from "./notify/waiting";
import { change, settings } from "./settings";
import { language, say } from "./texts/speak";

const KeysSheet = lazy(() => import("./desk/KeysSheet").then((m) => ({ default: m.KeysSheet })));
const RulesSheet = lazy(() => import("./pages/learn/RulesSheet").then((m) => ({ default: m.RulesSheet })));

interface BarProps {
  title?: string;
  sub?: string;
  /** The screen names its own tab: a table, where it is somebody's turn. */
  untitled?: boolean;
  /** The rules to open: a game's name. */
  rules?: string;
  /** There is a board on this screen: rules lie over it instead of taking its place. */
  table?: boolean;
  /** Entries of the menu. */
  children?: ComponentChildren;
}

export function Bar({ title, sub, untitled = false, rules, table = false, children }: BarProps) {
  const dark =
    settings().theme === "dark" ||
    (settings().theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  const asked = useAskedRules();
  const [keys, setKeys] = useState(false);
  useKeys(table ? { "?": () => setKeys(true) } : {});
  const named = title ? say("page-title", { game: title }) : say("page-name");
  useEffect(() => {
    if (!untitled) entitle(named);
  }, [named, untitled]);
  return (
    <header class={title ? "bar" : "bar untitled"}>
      <a class="mark" href="/">
        <Mark />
        <span>{say("page-name")}</span>
        <span class="vh">{say("page-home")}</span>
      </a>
      {title && (
        <div class="where">
          <b>{title}</b>
          {sub && <span>{sub}</span>}
        </div>
      )}
      <nav class="tools" aria-label={say("page-tools")}>
        <a
          class="tool"
          href={rules ? `/learn/${rules}` : "/learn"}
          onClick={(event) => {
            if (!rules || !table) return;
            event.preventDefault();
            askRules({ game: rules, about: null });
          }}
        >
          <Icon name="book" />
          <span class="desk-only">{say("page-rules")}</span>
          <span class="vh phone-only">{say("page-rules")}</span>
        </a>
        <label class="tool lang" data-code={language()}>
          <span class="vh">{say("page-language")}</span>
          <LanguagePick />
        </label>
        <button
          type="button"
          class="tool"
          aria-label={say(dark ? "page-light" : "page-dark")}
          onClick={() => change({ theme: dark ? "light" : "dark" })}
        >
          <Icon name={dark ? "sun" : "moon"} />
        </button>
        <Menu>
          {children}
          {table && (
            <button type="button" class="item" data-keys onClick={() => setKeys(true)}>
              <Icon name="keys" />
              {say("page-keys")}
            </button>
          )}
        </Menu>
      </nav>
      {keys && (
        <Suspense fallback={null}>
          <KeysSheet onClose={() => setKeys(false)} />
        </Suspense>
      )}
      {asked && (
        <Suspense fallback={null}>
          <RulesSheet asked={asked} />
        </Suspense>
      )}
    </header>
  );
}

function Menu({ children }: { children?: ComponentChildren }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      setOpen(false);
      opener.current?.focus();
    };
    addEventListener("pointerdown", away);
    addEventListener("keydown", key);
    return () => {
      removeEventListener("pointerdown", away);
      removeEventListener("keydown", key);
    };
  }, [open]);
  return (
    <div class="menu" ref={box}>
      <button
        ref={opener}
        type="button"
        class="tool"
        aria-expanded={open}
        aria-label={say("page-more")}
        onClick={() => setOpen(!open)}
      >
        <Icon name="more" />
      </button>
      {open && (
        <div
          class="menu-sheet"
          onClick={(event) => (event.target as Element).closest("a, button") && setOpen(false)}
        >
          {children}
          <Switches />
          <a class="item" href="/me">
            <Icon name="person" />
            {say("page-me")}
          </a>
          <a class="item" href="/boards">
            <Icon name="pen" />
            {say("page-own-boards")}
          </a>
        </div>
      )}
    </div>
  );
}

const PACES = [0, 350, 700, 1400];

/** What one may set at any time. */
export function Switches() {
  const now = settings();
  return (
    <fieldset class="switches" onClick={(event) => event.stopPropagation()}>
      <legend class="vh">{say("page-settings")}</legend>
      <Flag name="show" />
      <Flag name="confirm" />
      <Flag name="sound" />
      <Flag name="notify" />
      <Flag name="keys" />
      <label class="item">
        {say("page-set-pace")}
        <select
          value={String(now.pace)}
          onChange={(event) => change({ pace: Number(event.currentTarget.value) })}
        >
          {PACES.map((pace) => (
            <option key={pace} value={String(pace)}>
              {say("page-pace", { pace })}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
