/** The keys of the table, and the switch that turns the single ones off. */
import { Flag } from "../Flag";
import { Sheet } from "../pages/shared/Sheet";
import { settings } from "../settings";
import { say } from "../texts/speak";
import { KEYS } from "./keys";
import "./keys.css";

const ALWAYS = [
  ["← ↑ → ↓", "page-key-arrows"],
  ["Enter", "page-key-enter"],
  ["PageDown", "page-key-next"],
  ["PageUp", "page-key-previous"],
  ["Esc", "page-key-escape"],
] as const;

export function KeysSheet({ onClose }: { onClose(): void }) {
  return (
    <Sheet title={say("page-keys")} onClose={onClose}>
      <div class="keys-list">
        <h3>{say("page-keys-board")}</h3>
        <Keys keys={ALWAYS} />
        <h3>{say("page-keys-anywhere")}</h3>
        <Flag name="keys" />
        <Keys keys={KEYS} off={!settings().keys} />
        <p>{say("page-keys-typing")}</p>
      </div>
    </Sheet>
  );
}

function Keys({ keys, off = false }: { keys: readonly (readonly [string, string])[]; off?: boolean }) {
  return (
    <dl class={off ? "off" : undefined}>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{say(does)}</dd>
        </div>
      ))}
    </dl>
  );
}
