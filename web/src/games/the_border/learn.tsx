/** The rules, section by section, with pictures made of the pieces themselves. */
import type { JSX } from "preact";
import type { Hue } from "../../draw/Glyph";
import { felt, ring, straight } from "../../draw/hand";
import { Stroke, Written } from "../../draw/Ink";
import type { Section } from "../face";
import { DieFace } from "./Dice";
import { hexagon, outline } from "./board/hexes";
import { Motif } from "./board/Motif";
import { Links, middleOf, type Cell } from "./board/pieces";

const R = 30;

// A little country of seven cells in a ring of twelve.
const INSIDE: Cell[] = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [3, 2],
  [1, 3],
  [2, 3],
];
const RING = {
  green: [
    [1, 0],
    [2, 0],
    [3, 0],
  ] as Cell[],
  red: [
    [3, 1],
    [4, 2],
  ] as Cell[],
  yellow: [
    [3, 3],
    [3, 4],
    [2, 4],
    [1, 4],
  ] as Cell[],
  blue: [
    [0, 3],
    [0, 2],
    [0, 1],
  ] as Cell[],
};

function Ring({ closed }: { closed: boolean }): JSX.Element {
  const ground = outline(
    INSIDE.map((cell) => middleOf(cell, R)),
    R,
  );
  const all = (hue: keyof typeof RING, but: number[] = []): number[] =>
    RING[hue].map((_, i) => i).filter((i) => closed || !but.includes(i));
  const lines = Array.from({ length: 22 }, (_, i) =>
    felt(straight(-120 + i * 15, 170, 20 + i * 15, 20, i), 4.6, i, { step: 40 }),
  ).join("");
  return (
    <g>
      <g class="tb-meadow">
        <path class="tb-ground" d={ground} />
      </g>
      {closed && (
        <>
          <clipPath id="tb-learn-ring">
            <path d={ground} />
          </clipPath>
          <path class="tb-hatch" clip-path="url(#tb-learn-ring)" d={lines} />
        </>
      )}
      <Links cells={RING.green} hue="green" radius={R} crossed={all("green")} />
      <Links cells={RING.red} hue="red" radius={R} crossed={all("red")} />
      <Links cells={RING.yellow} hue="yellow" radius={R} crossed={all("yellow", [1, 2])} />
      <Links cells={RING.blue} hue="blue" radius={R} crossed={all("blue", [1])} />
      <Motif name="oak" x={106} y={80} scale={1.05} />
      {closed ? (
        <Written value={10} x={106} y={128} h={28} seed={4} />
      ) : (
        <text class="tb-value" x={106} y={136}>
          10
        </text>
      )}
    </g>
  );
}

function Goal(): JSX.Element {
  return (
    <svg viewBox="-40 -40 560 260">
      <Ring closed={false} />
      <g transform="translate(272 0)">
        <Ring closed />
      </g>
    </svg>
  );
}

const CHAINS: [Hue, Cell[]][] = [
  [
    "red",
    [
      [0, 0],
      [1, 0],
    ],
  ],
  [
    "green",
    [
      [3, 0],
      [4, 0],
      [4, 1],
    ],
  ],
  [
    "blue",
    [
      [0, 2],
      [1, 2],
      [2, 2],
      [3, 2],
    ],
  ],
  [
    "orange",
    [
      [0, 4],
      [1, 4],
      [2, 4],
      [3, 4],
      [4, 4],
    ],
  ],
];

function Lengths(): JSX.Element {
  return (
    <svg viewBox="-40 -40 344 262">
      {CHAINS.map(([hue, cells]) => (
        <Links key={hue} cells={cells} hue={hue} radius={R} />
      ))}
      <Links cells={[[5, 2]]} hue="white" radius={R} />
    </svg>
  );
}

function Tray({
  dice,
  raised = [],
  gone = [],
}: {
  dice: Hue[];
  raised?: number[];
  gone?: number[];
}): JSX.Element {
  return (
    <div class="tb-tray">
      {dice.map((hue, i) => (
        <span
          key={i}
          class={`tb-slot${raised.includes(i) ? " again" : ""}${gone.includes(i) ? " gone" : ""}`}
        >
          <DieFace hue={hue} />
        </span>
      ))}
    </div>
  );
}

const Rolling = (): JSX.Element => (
  <Tray dice={["red", "red", "green", "yellow", "orange"]} raised={[2, 3, 4]} />
);

function Whole(): JSX.Element {
  return (
    <div class="tb-learn">
      <Tray dice={["red", "red", "red", "orange", "orange"]} gone={[0, 1, 2]} />
      <svg viewBox="-40 -40 440 170">
        <Links
          cells={[
            [0, 0],
            [1, 0],
            [1, 1],
          ]}
          hue="red"
          radius={R}
          crossed={[0, 1, 2]}
        />
        <Links
          cells={[
            [3, 0],
            [4, 0],
            [4, 1],
            [5, 2],
          ]}
          hue="red"
          radius={R}
        />
        <Links
          cells={[
            [6, 0],
            [6, 1],
          ]}
          hue="orange"
          radius={R}
        />
      </svg>
    </div>
  );
}

function Single(): JSX.Element {
  const can = [
    [2, 0],
    [0, 1],
  ]
    .map((cell) => hexagon(middleOf(cell as unknown as Cell, R), R * 0.92))
    .join("");
  return (
    <div class="tb-learn">
      <Tray dice={["blue", "yellow", "yellow", "green", "red"]} gone={[3, 4]} />
      <svg viewBox="-40 -40 440 130">
        <Links cells={[[1, 0]]} hue="white" radius={R} />
        <Links
          cells={[
            [2, 0],
            [3, 0],
            [4, 0],
          ]}
          hue="blue"
          radius={R}
        />
        <Links
          cells={[
            [0, 1],
            [1, 1],
          ]}
          hue="yellow"
          radius={R}
          crossed={[1]}
          wet
        />
        <Links
          cells={[
            [5, 0],
            [6, 0],
          ]}
          hue="yellow"
          radius={R}
        />
        <path class="tb-bed" d={can} />
        <path class="tb-dots" d={can} />
      </svg>
    </div>
  );
}

function Values(): JSX.Element {
  return (
    <svg viewBox="0 0 300 110">
      {(["castle", "villa", "well"] as const).map((name, i) => (
        <g key={name} transform={`translate(${50 + i * 100} 0)`}>
          <Motif name={name} x={0} y={36} scale={0.95} />
          <text class="tb-value" x={-16} y={96}>
            {[12, 9, 4][i]}
          </text>
          <text class="tb-value later" x={18} y={96}>
            {[6, 4, 2][i]}
          </text>
          {i === 0 && <Stroke d={ring(-16, 88, 18, 7)} width={3} seed={3} core={false} />}
          {i === 1 && <path class="tb-struck" d="M-28 88h24" />}
          {i === 1 && <Stroke d={ring(18, 88, 15, 11)} width={3} seed={5} core={false} />}
        </g>
      ))}
    </svg>
  );
}

export const learn: readonly Section[] = [
  {
    title: "the-border-learn-goal",
    body: ["the-border-learn-goal-1", "the-border-learn-goal-2"],
    picture: Goal,
  },
  {
    title: "the-border-learn-setup",
    body: ["the-border-learn-setup-1", "the-border-learn-setup-2"],
    picture: Lengths,
  },
  { title: "the-border-learn-roll", body: ["the-border-learn-roll-1"], picture: Rolling },
  {
    title: "the-border-learn-first",
    body: ["the-border-learn-first-1", "the-border-learn-first-2"],
    picture: Whole,
  },
  {
    title: "the-border-learn-second",
    body: [
      "the-border-learn-second-1",
      "the-border-learn-second-2",
      "the-border-learn-second-3",
      "the-border-learn-second-4",
    ],
    picture: Single,
  },
  {
    title: "the-border-learn-score",
    body: ["the-border-learn-score-1", "the-border-learn-score-2", "the-border-learn-score-3"],
    picture: Values,
  },
  { title: "the-border-learn-end", body: ["the-border-learn-end-1", "the-border-learn-end-2"] },
];
