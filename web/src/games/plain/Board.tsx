/** A board for a game that has no drawing of its own: its places as islands, its lines as paths, its pieces as chips. */
import type { ComponentChildren } from "preact";
import { SEAT_HUES } from "../../desk/Desk";
import { Spot, useActing } from "../../desk/board/Spot";
import { Glyph } from "../../draw/Glyph";
import { blob, ring, seedOf, short, straight } from "../../draw/hand";
import { Stroke } from "../../draw/Ink";
import { tell } from "../../texts/speak";
import type { BoardProps } from "../face";
import { arrange, CARD, folded, type Arranged } from "./places";
import type { PlainPosition } from "./wire";

const PLACE = 0.34; // radius, in gaps
const LETTERS = 24; // on a line of a card

export function Board(props: BoardProps) {
  const { spots, board } = arrange(props.layout, props.scene);
  const acting = useActing();
  const position = props.scene.board as PlainPosition;
  const before = props.before?.board as PlainPosition | undefined;
  const cards = new Set(board.cards);
  const covered = new Set([...Object.keys(position.pieces ?? {}), ...(position.gone ?? [])]);
  const r = PLACE * board.gap;
  return (
    <g class="plain" style={{ "--gap": `${board.gap}px` }}>
      {Object.keys(spots).length === 0 && <Sea gap={board.gap} />}
      <Lines spots={spots} board={board} />
      {Object.entries(spots).map(([handle, [x, y]]) => {
        const hint = acting.hints.get(handle);
        return (
          <Spot
            key={handle}
            h={handle}
            class={position.faint?.includes(handle) ? "faint" : ""}
            transform={`translate(${short(x)} ${short(y)})`}
          >
            {cards.has(handle) ? (
              <Card handle={handle} label={props.scene.labels[handle]} gap={board.gap} />
            ) : (
              <Place
                handle={handle}
                r={r}
                name={covered.has(handle) ? "" : (board.names?.[handle] ?? handle.split("-").at(-1)!)}
              >
                {position.pieces && handle in position.pieces && (
                  <Piece
                    seat={position.pieces[handle]!}
                    r={r}
                    fresh={before !== undefined && !(handle in (before.pieces ?? {}))}
                  />
                )}
                {position.gone?.includes(handle) && <Cross r={r} seed={seedOf(handle)} />}
                {position.chosen?.includes(handle) && (
                  <Stroke
                    d={ring(0, 0, r * 0.86, seedOf(handle))}
                    width={r * 0.16}
                    seed={seedOf(handle)}
                    wet
                  />
                )}
              </Place>
            )}
            {hint !== undefined && hint > 0 && (
              <g class="plain-hint" transform={`translate(${short(r * 0.8)} ${short(-r * 0.8)})`}>
                <circle r={r * 0.36} />
                <text dy="0.36em" text-anchor="middle" style={{ fontSize: r * 0.5 }}>
                  {hint}
                </text>
              </g>
            )}
          </Spot>
        );
      })}
    </g>
  );
}

function Lines({ spots, board }: { spots: Record<string, [number, number]>; board: Arranged }) {
  const place = (handle: string): boolean => handle in spots && !board.cards.includes(handle);
  const drawn = (board.lines ?? []).filter((ends) => ends.every(place));
  const d = drawn.map(([one, other]) => {
    const [from, to] = [spots[one]!, spots[other]!];
    return straight(from[0], from[1], to[0], to[1], seedOf(one + other));
  });
  return <path class="plain-lines" d={d.join("")} style={{ strokeWidth: board.gap * 0.025 }} />;
}

function Place({
  handle,
  r,
  name,
  children,
}: {
  handle: string;
  r: number;
  name: string;
  children?: ComponentChildren;
}) {
  const seed = seedOf(handle);
  return (
    <>
      <path class="plain-shore" d={blob(0, 0, r * 1.16, seed)} />
      <path class="plain-land" d={blob(0, 0, r, seed)} style={{ strokeWidth: r * 0.06 }} />
      <text class="plain-name" dy="0.36em" text-anchor="middle" style={{ fontSize: r * 0.56 }}>
        {name}
      </text>
      <g class="plain-on">{children}</g>
      <circle class="plain-mark" r={r * 1.16} style={{ strokeWidth: r * 0.13 }} />
    </>
  );
}

function Piece({ seat, r, fresh }: { seat: number; r: number; fresh: boolean }) {
  const hue = SEAT_HUES[seat % SEAT_HUES.length]!;
  return (
    <g class={fresh ? "plain-piece fresh" : "plain-piece"}>
      <circle class={`f-${hue}`} r={r * 0.74} style={{ strokeWidth: r * 0.07 }} />
      <Glyph hue={hue} scale={(r * 0.74) / 12} />
    </g>
  );
}

function Cross({ r, seed }: { r: number; seed: number }) {
  const a = r * 0.62;
  return (
    <>
      <Stroke d={straight(-a, -a, a, a, seed)} width={r * 0.17} seed={seed} />
      <Stroke d={straight(a, -a, -a, a, seed + 1)} width={r * 0.17} seed={seed + 1} />
    </>
  );
}

function Card({ handle, label, gap }: { handle: string; label?: Parameters<typeof tell>[0]; gap: number }) {
  const [wide, high] = [CARD.wide * gap * 0.94, CARD.high * gap * 0.86];
  const lines = folded(label ? tell(label) : handle, LETTERS);
  const size = gap * 0.155;
  return (
    <>
      <rect class="plain-card" x={-wide / 2} y={-high / 2} width={wide} height={high} rx={gap * 0.1} />
      {lines.map((line, i) => (
        <text
          key={i}
          class="plain-words"
          y={(i - (lines.length - 1) / 2) * size * 1.25}
          dy="0.36em"
          text-anchor="middle"
          style={{ fontSize: size }}
        >
          {line}
        </text>
      ))}
      <rect
        class="plain-mark"
        x={-wide / 2}
        y={-high / 2}
        width={wide}
        height={high}
        rx={gap * 0.1}
        style={{ strokeWidth: gap * 0.035 }}
      />
    </>
  );
}

/** Where a game tells only what can be done: buttons beside some open water. */
function Sea({ gap }: { gap: number }) {
  return (
    <>
      {[-1.9, 0, 1.9].map((x, i) => (
        <g key={x}>
          <path class="plain-shore" d={blob(x * gap, (i % 2) * 0.3 * gap, gap * 0.46, i)} />
          <path class="plain-land" d={blob(x * gap, (i % 2) * 0.3 * gap, gap * 0.36, i)} />
        </g>
      ))}
    </>
  );
}
