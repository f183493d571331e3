/** Loopit's rules, with pictures of the same pieces the game is played with. */
import type { ComponentChildren } from "preact";
import type { Section } from "../face";
import { Laid } from "./board/Board";
import { Square, TileFace } from "./board/Tile";
import type { Tile } from "./wire";

const tile = (name: string): Tile => ({ name, ends: name.slice(0, -1), value: Number(name.slice(-1)) });

interface Piece {
  name?: string;
  x: number;
  y: number;
  times?: number;
  points?: number;
  no?: boolean;
}

/** A corner of a board: squares of 100, some with tiles. */
function Scrap({
  wide,
  high,
  pieces,
  children,
}: {
  wide: number;
  high: number;
  pieces: Piece[];
  children?: ComponentChildren;
}) {
  const places: Piece[] = [];
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) places.push(pieces.find((one) => one.x === x && one.y === y) ?? { x, y });
  return (
    <svg
      class="loopit-scrap"
      viewBox={`-10 -10 ${wide * 100 + 20} ${high * 100 + 20}`}
      style={{ "--wide": wide }}
      aria-hidden="true"
    >
      <rect class="cloth" x="-10" y="-10" width={wide * 100 + 20} height={high * 100 + 20} rx="16" />
      {places.map(({ name, x, y, times = 1 }) => (
        <g key={`${x} ${y}`} transform={`translate(${x * 100 + 50} ${y * 100 + 50})`}>
          <Square times={times} covered={name !== undefined} />
          {name && <TileFace tile={tile(name)} />}
        </g>
      ))}
      {places
        .filter((one) => one.points !== undefined || one.no)
        .map(({ x, y, times = 1, points = 0, no }) => (
          <g key={`${x} ${y}`} transform={`translate(${x * 100 + 50} ${y * 100 + 50})`}>
            {no ? (
              <path class="refusal" d="M-68-18L-32 18M-32-18L-68 18" />
            ) : (
              <Laid points={points} kind="wet" />
            )}
            {times > 1 && (
              <g class="chip-times" transform="translate(34 -40)">
                <rect class={`ground-sq x${times}`} x="-24" y="-17" width="48" height="34" rx="9" />
                <text y="9" text-anchor="middle">
                  ×{times}
                </text>
              </g>
            )}
          </g>
        ))}
      {children}
    </svg>
  );
}

const Goal = () => (
  <Scrap
    wide={4}
    high={2}
    pieces={[
      { name: "ES6", x: 0, y: 0 },
      { name: "ESW3", x: 1, y: 0 },
      { name: "SW5", x: 2, y: 0 },
      { name: "NE5", x: 0, y: 1 },
      { name: "NEW2", x: 1, y: 1 },
      { name: "NEW3", x: 2, y: 1 },
      { name: "W8", x: 3, y: 1 },
      { x: 3, y: 0, times: 3 },
    ]}
  />
);

const Tiles = () => (
  <svg class="loopit-scrap tiles" viewBox="0 0 500 102" style={{ "--wide": 5 }} aria-hidden="true">
    {["S8", "NS6", "NE5", "NES3", "NESW1"].map((name, i) => (
      <g key={name} transform={`translate(${i * 100 + 50} 50)`}>
        <TileFace tile={tile(name)} />
      </g>
    ))}
  </svg>
);

const Cut = () => (
  <Scrap
    wide={5}
    high={2}
    pieces={[
      { name: "ES5", x: 0, y: 0 },
      { name: "NW6", x: 1, y: 1 },
      { name: "SW4", x: 1, y: 0 },
      { name: "NE4", x: 0, y: 1 },
      { name: "EW5", x: 3, y: 0 },
      { name: "NS6", x: 4, y: 0, no: true },
    ]}
  />
);

const Score = () => (
  <Scrap
    wide={3}
    high={2}
    pieces={[
      { name: "ES6", x: 0, y: 0 },
      { name: "SW5", x: 1, y: 0, times: 4, points: 26 },
      { name: "NES3", x: 2, y: 0 },
      { x: 1, y: 1 },
      { x: 2, y: 1, times: 2 },
    ]}
  />
);

export const learn: readonly Section[] = [
  { title: "loopit-learn-goal-title", body: ["loopit-learn-goal"], picture: Goal },
  { title: "loopit-learn-setup-title", body: ["loopit-learn-setup", "loopit-learn-tiles"], picture: Tiles },
  { title: "loopit-learn-turn-title", body: ["loopit-learn-turn"] },
  { title: "loopit-learn-fit-title", body: ["loopit-learn-fit", "loopit-learn-cut"], picture: Cut },
  {
    title: "loopit-learn-score-title",
    body: ["loopit-learn-score", "loopit-learn-score-example"],
    picture: Score,
  },
  { title: "loopit-learn-stuck-title", body: ["loopit-learn-stuck"] },
  { title: "loopit-learn-end-title", body: ["loopit-learn-end"] },
  {
    title: "loopit-learn-editions-title",
    body: ["loopit-learn-editions", "loopit-learn-fair", "loopit-learn-strict"],
  },
  { title: "loopit-learn-rounds-title", body: ["loopit-learn-rounds", "loopit-learn-german"] },
  { title: "loopit-learn-here-title", body: ["loopit-learn-here", "loopit-learn-phone"] },
  { title: "loopit-learn-tips-title", body: ["loopit-learn-tips"] },
];
