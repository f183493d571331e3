/** Above a drawing: undo, redo, and whether it is drawn or written. */
import { Icon } from "../draw/Icon";
import { say } from "../texts/speak";

export type Way = "draw" | "text";

interface ToolsProps {
  history: { canUndo: boolean; canRedo: boolean; undo(): void; redo(): void };
  by: Way;
  onBy(way: Way): void;
}

export function Tools({ history, by, onBy }: ToolsProps) {
  const tool = (icon: "undo" | "redo", label: string, can: boolean, act: () => void) => (
    <button type="button" class="tool" title={label} disabled={!can} onClick={act}>
      <Icon name={icon} />
      <span class="vh">{label}</span>
    </button>
  );
  return (
    <>
      {tool("undo", say("editor-undo"), history.canUndo, history.undo)}
      {tool("redo", say("editor-redo"), history.canRedo, history.redo)}
      <div class="tabs" role="group" aria-label={say("editor-how")}>
        {(["draw", "text"] as const).map((way) => (
          <button key={way} type="button" class="tab" aria-pressed={by === way} onClick={() => onBy(way)}>
            {say(`editor-by-${way}`)}
          </button>
        ))}
      </div>
    </>
  );
}
