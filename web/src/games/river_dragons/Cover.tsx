/** On the home page: the marker line comes in from the left, becomes planks, and goes on as a line. */
import { blob, closedCurve, openCurve, seedOf, straight } from "../../draw/hand";
import { Stroke } from "../../draw/Ink";
import { Figure, Laid, type Spot } from "./board/Little";
import { House, Serpent, StonePiece, Tree } from "./board/pieces";

const MIDDLE = 132;
const SMALL = 0.62;
// In the drawing's own units, before it is made small.
const big = (x: number, y: number): Spot => [x / SMALL, y / SMALL];
const STONES: readonly Spot[] = [big(46, MIDDLE), big(132, 90), big(220, 148), big(276, MIDDLE - 8)];
const ISLES: readonly Spot[] = [...STONES, big(58, 36), big(206, 36), big(66, 214), big(148, 218)];
const BANK = closedCurve([
  big(206, 272),
  big(220, 238),
  big(250, 214),
  big(288, 206),
  big(334, 208),
  big(344, 272),
]);
const LINES: readonly [number, string][] = [
  [80, "line"],
  [77, "water"],
  [60, "line"],
  [56, "water"],
  [41, "line"],
  [36, "water"],
  [21, "line"],
  [16, "water"],
];

export function Cover() {
  return (
    <svg viewBox="0 0 311 250">
      <defs>
        <g id="rd-cover">
          {ISLES.map(([x, y], i) => (
            <path key={i} d={blob(x, y, 38, seedOf(`cover${i}`), { rough: 0.08 })} />
          ))}
          <path d={BANK} />
        </g>
      </defs>
      <rect class="rd-water" width="311" height="250" />
      <g transform={`scale(${SMALL})`}>
        {LINES.map(([width, kind]) => (
          <use key={width} href="#rd-cover" class={`rd-shore ${kind}`} style={{ strokeWidth: width }} />
        ))}
        <path
          class="rd-wave"
          d="M130 268q6-5.500 12 0t12 0M240 52q6-5.500 12 0t12 0M420 96q6-5.500 12 0t12 0M300 300q6-5.500 12 0t12 0"
        />
        <use href="#rd-cover" class="rd-land" />
        <House x={406} y={374} wide={36} high={26} turn={20} roof="f-red" />
        <House x={458} y={356} wide={36} high={26} turn={-30} roof="f-red" />
        <House x={462} y={392} wide={34} high={25} turn={60} roof="f-red" />
        <Tree x={372} y={390} r={10} />
        <Tree x={424} y={346} r={8} />
        <g transform="translate(206 258) scale(.86)">
          <Serpent />
        </g>
        {STONES.map(([x, y], i) => (
          <StonePiece key={i} x={x} y={y} seed={`cover-stone${i}`} />
        ))}
        <Laid from={STONES[0]!} to={STONES[1]!} size={1} hue="blue" late={420} />
        <Laid from={STONES[1]!} to={STONES[2]!} size={2} hue="green" late={640} />
        <Laid from={STONES[2]!} to={STONES[3]!} size={1} hue="pink" late={860} />
        <Figure place={big(152, 106)} hue="green" />
      </g>
      <Stroke d={straight(-4, MIDDLE, 40, MIDDLE, seedOf("cover-in"))} width={4.6} seed={3} fresh />
      <Stroke
        d={openCurve([
          [282, MIDDLE - 6],
          [298, MIDDLE - 1],
          [315, MIDDLE],
        ])}
        width={4.6}
        seed={5}
        fresh
        delay={9}
      />
    </svg>
  );
}
