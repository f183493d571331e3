/** The delta without its pieces: water with engraved lines, banks, islands, villages, two serpents. Drawn once. */
import { handle } from "../../../desk/handles";
import { Glyph } from "../../../draw/Glyph";
import { at, blob, closedCurve, seedOf, wobble, type Point } from "../../../draw/hand";
import { Kind } from "../handles";
import { House, Serpent, Tree } from "./pieces";
import { HUE_OF, hueOf, type At, type Delta } from "../table";

/** Strokes round every shore, from far to near: a line, then water over its inside. */
const LINES: readonly [width: number, kind: string, opacity: number][] = [
  [92, "line", 0.5],
  [88.6, "water", 1],
  [70, "line", 0.65],
  [66, "water", 1],
  [50, "line", 0.8],
  [45.5, "water", 1],
  [31, "line", 1],
  [26, "water", 1],
  [15, "shoal", 1],
];

const ISLE = 31; // as drawn: a little larger than the ruling's island

/** Where a village's own axes point: outwards, and along the shore. */
function axes(delta: Delta, village: number): (out: number, along: number) => Point {
  const [x, y] = delta.villages[village]!;
  const angle = Math.atan2(y - delta.height / 2, x - delta.width / 2);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return (out, along) => [x + out * c - along * s, y + out * s + along * c];
}

const turnOf = (delta: Delta, village: number): number => {
  const [x, y] = delta.villages[village]!;
  return (Math.atan2(y - delta.height / 2, x - delta.width / 2) * 180) / Math.PI;
};

/** The bank a village stands on: on the basic side a headland, on the expert side an islet no wider than the ruling's. */
function bank(delta: Delta, village: number): string {
  const place = axes(delta, village);
  if (delta.side === "expert") {
    const [x, y] = delta.villages[village]!;
    return blob(x, y, delta.villageRadius - 1, seedOf(handle(Kind.VILLAGE, village)), {
      corners: 12,
      rough: 0.02,
    });
  }
  const random = wobble(village * 31 + 11);
  const wide = village % 3 === 2 ? 1.15 : 1;
  const rim: readonly [number, number][] = [
    [220, -250 * wide],
    [120, -178 * wide],
    [48, -118 * wide],
    [-4, -78],
    [-40, -45],
    [-54, 1],
    [-39, 46],
    [-2, 79],
    [48, 120 * wide],
    [120, 174 * wide],
    [220, 250 * wide],
  ];
  return closedCurve(rim.map(([out, along]) => place(out + (random() - 0.5) * 5, along)));
}

const inside = (delta: Delta, [x, y]: Point, by: number): boolean =>
  x > by && x < delta.width - by && y > by && y < delta.height - by;

function Village({ delta, village, played }: { delta: Delta; village: number; played: boolean }) {
  const place = axes(delta, village);
  const turn = turnOf(delta, village);
  const [x, y] = delta.villages[village]!;
  const hue = hueOf(village);
  const roof = played ? `f-${hue}` : "thatch";
  const banner = (
    <g transform={`translate(${x} ${y})`}>
      <circle class={`rd-banner ${played ? `f-${hue}` : "off"}`} r={delta.side === "expert" ? 22 : 26} />
      <g class={played ? "" : "rd-off"}>
        <Glyph hue={hue} scale={delta.side === "expert" ? 1.9 : 2.2} />
      </g>
    </g>
  );
  if (delta.side === "expert") {
    return (
      <g>
        {[0, 1, 2, 3, 4].map((i) => {
          const angle = turn + (i - 2) * 40;
          const [hx, hy] = [
            x + 36 * Math.cos((angle * Math.PI) / 180),
            y + 36 * Math.sin((angle * Math.PI) / 180),
          ];
          return <House key={i} x={hx} y={hy} wide={19} high={14} turn={angle + 90} roof={roof} />;
        })}
        {banner}
      </g>
    );
  }
  const fields: readonly [number, number, number][] = [
    [92, -118, 12],
    [86, 116, -14],
  ];
  const houses: readonly [number, number, number, number, number][] = [
    [22, -66, 36, 26, 8],
    [30, 66, 34, 26, -6],
    [66, -34, 38, 28, 84],
    [72, 34, 36, 26, 96],
    [62, 86, 30, 22, 20],
    [58, -92, 30, 24, -18],
    [104, 0, 34, 26, 4],
  ];
  const trees: readonly [number, number, number][] = [
    [40, -122, 10],
    [54, -134, 8],
    [30, 116, 10],
    [44, 130, 8],
    [108, -56, 11],
    [118, -40, 8],
    [110, 60, 10],
    [122, 46, 8],
  ];
  const q = (out: number, along: number): string => at(...place(out, along));
  return (
    <g>
      {fields.map(([out, along, tilt], i) => {
        const spot = place(out, along);
        if (!inside(delta, spot, 20)) return null;
        let furrows = "";
        for (let k = -24; k <= 24; k += 8) furrows += `M${k} -20V20`;
        return (
          <g key={i} transform={`translate(${at(...spot)}) rotate(${turn + tilt})`}>
            <rect class="rd-field" x="-28" y="-22" width="56" height="44" rx="5" />
            <path class="rd-furrow" d={furrows} />
          </g>
        );
      })}
      <path
        class="rd-lane"
        d={`M${q(20, 0)}Q${q(80, -14)} ${q(130, 8)}M${q(0, 40)}Q${q(34, 80)} ${q(70, 150)}M${q(0, -40)}Q${q(30, -80)} ${q(70, -150)}`}
      />
      <circle class="rd-plaza" cx={x} cy={y} r="40" />
      {houses.map(([out, along, wide, high, tilt], i) => {
        const spot = place(out, along);
        return (
          inside(delta, spot, 20) && (
            <House key={i} x={spot[0]} y={spot[1]} wide={wide} high={high} turn={turn + tilt} roof={roof} />
          )
        );
      })}
      {trees.map(([out, along, r], i) => {
        const spot = place(out, along);
        return inside(delta, spot, 12) && <Tree key={i} x={spot[0]} y={spot[1]} r={r} />;
      })}
      {banner}
    </g>
  );
}

/** Small waves where the water is wide. */
function waves(delta: Delta, keep: readonly At[]): string {
  const random = wobble(77);
  let d = "";
  const put: At[] = [];
  for (let i = 0; i < 260; i++) {
    const [x, y] = [30 + random() * (delta.width - 60), 24 + random() * (delta.height - 48)];
    const near = (list: readonly At[], by: number): boolean =>
      list.some((p) => Math.hypot(p[0] - x, p[1] - y) < by);
    if (
      near(
        delta.islands.map((island) => island.at),
        78,
      ) ||
      near(delta.villages, delta.side === "expert" ? 90 : 190) ||
      near(keep, 86) ||
      near(put, 26)
    )
      continue;
    put.push([x, y]);
    d += `M${at(x - 12, y)}q6-5.500 12 0t12 0`;
  }
  return d;
}

interface SceneryProps {
  delta: Delta;
  played: string;
}

/** `played`: the colours in play, as text. */
export function Scenery({ delta, played }: SceneryProps) {
  const colours = played.split(",").map(Number);
  const [w, h] = [delta.width, delta.height];
  const expert = delta.side === "expert";
  // The open channels left above and right below the middle; on the expert side the corners, where least is built.
  const dragons: readonly At[] = expert
    ? [
        [70, 110],
        [w - 70, h - 90],
      ]
    : [
        [66, 240],
        [w - 66, h - 216],
      ];
  const tuft = "l-2-6m3 6l1-7m2 7l3-5";
  return (
    <>
      <defs>
        <clipPath id="rd-frame">
          <rect width={w} height={h} rx="26" />
        </clipPath>
        <g id="rd-coast">
          {HUE_OF.map((_, village) => (
            <path key={village} d={bank(delta, village)} />
          ))}
          {delta.islands.map((island) => (
            <path
              key={island.name}
              d={blob(island.at[0], island.at[1], ISLE, seedOf(handle(Kind.ISLAND, island.name)), {
                rough: 0.09,
              })}
            />
          ))}
        </g>
      </defs>
      <g clip-path="url(#rd-frame)">
        <rect class="rd-water" width={w} height={h} />
        {LINES.map(([width, kind, opacity]) => (
          <use
            key={width}
            href="#rd-coast"
            class={`rd-shore ${kind}`}
            style={{ strokeWidth: width, opacity }}
          />
        ))}
        <path class="rd-wave" d={waves(delta, dragons)} />
        <use href="#rd-coast" class="rd-land" />
        {delta.islands.map(({ name, at: [x, y] }) => (
          <g key={name}>
            <path class="rd-tuft" d={`M${at(x - 17, y + 18)}${tuft}M${at(x + 12, y - 15)}${tuft}`} />
            <text class="rd-name" x={x} y={y + 7}>
              {name}
            </text>
          </g>
        ))}
        {HUE_OF.map((_, village) => (
          <Village key={village} delta={delta} village={village} played={colours.includes(village)} />
        ))}
        <g transform={`translate(${at(dragons[0]![0] - 52, dragons[0]![1] - 32)}) scale(.96)`}>
          <Serpent />
        </g>
        <g transform={`translate(${at(dragons[1]![0] + 52, dragons[1]![1] - 32)}) scale(-.96 .96)`}>
          <Serpent />
        </g>
      </g>
      <rect class="rd-frame" x="1" y="1" width={w - 2} height={h - 2} rx="25" />
    </>
  );
}
