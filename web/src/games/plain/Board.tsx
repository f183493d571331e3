import type { Layout, Scene } from "../../api/wire";
import { Spot } from "../../desk/Spot";
import { tell } from "../../texts/speak";
import type { BoardProps } from "../face";

const WIDE = 150;
const HIGH = 48;
const ACROSS = 4;

function places(layout: Layout, scene: Scene | null): string[] {
  const controls = new Set(scene?.controls ?? []);
  const named = new Set([...Object.keys(layout.spots), ...Object.keys(scene?.labels ?? {})]);
  return [...named].filter((handle) => !controls.has(handle));
}

export function plainBox(layout: Layout, scene: Scene | null): [number, number, number, number] {
  const rows = Math.max(1, Math.ceil(places(layout, scene).length / ACROSS));
  return [0, 0, ACROSS * WIDE, rows * HIGH];
}

export function Board({ layout, scene }: BoardProps) {
  return (
    <g class="plain">
      {places(layout, scene).map((handle, i) => {
        const label = scene.labels[handle];
        return (
          <Spot
            key={handle}
            h={handle}
            transform={`translate(${(i % ACROSS) * WIDE} ${Math.floor(i / ACROSS) * HIGH})`}
          >
            <rect class="plain-place" x="4" y="4" width={WIDE - 8} height={HIGH - 8} rx="8" />
            <text x={WIDE / 2} y={HIGH / 2 + 4} text-anchor="middle">
              {label ? tell(label) : handle}
            </text>
          </Spot>
        );
      })}
    </g>
  );
}
