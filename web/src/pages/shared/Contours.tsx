/** Depth lines in the table top: one hill under water, drawn once. */
import { closedCurve, wobble, type Point } from "../../draw/hand";

const LINES = 9;

function line(level: number): string {
  const random = wobble(41); // the same bumps on every line: that makes it one hill
  const points: Point[] = [];
  for (let i = 0; i < 14; i++) {
    const angle = (i / 14) * 2 * Math.PI;
    const reach = (46 + level * 56) * (0.82 + random() * 0.36);
    points.push([
      1140 + Math.cos(angle) * reach * 1.45 - level * 22,
      66 + Math.sin(angle) * reach * 0.78 + level * 9,
    ]);
  }
  return closedCurve(points);
}

export function Contours() {
  return (
    <svg class="contours" viewBox="0 0 1440 700" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
      {Array.from({ length: LINES }, (_, level) => (
        <path key={level} d={line(level)} />
      ))}
    </svg>
  );
}
