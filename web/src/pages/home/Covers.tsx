/** The pictures of the games, and the marker line that runs from one to the next. */
import type { Cover as CoverOf } from "../../games/face";
import { blob, seedOf, straight } from "../../draw/hand";
import { Stroke } from "../../draw/Ink";

const covers = import.meta.glob<{ Cover: CoverOf }>("../../games/*/Cover.tsx", { eager: true });

export function Cover({ game }: { game: string }) {
  const Drawn = covers[`../../games/${game}/Cover.tsx`]?.Cover ?? (() => <Islands game={game} />);
  return (
    <div class="pic" aria-hidden="true">
      <Drawn />
    </div>
  );
}

/** A game without a picture of its own: some islands, no two games alike. */
function Islands({ game }: { game: string }) {
  const seed = seedOf(game);
  const middle = 132;
  const places = [
    [64, 62],
    [214, 52],
    [104, middle],
    [222, middle],
    [150, 206],
  ] as const;
  return (
    <svg viewBox="0 0 311 250">
      <rect class="cover-sea" width="311" height="250" />
      {places.map(([x, y], i) => (
        <g key={i}>
          <path class="cover-shore" d={blob(x, y, 34, seed + i)} />
          <path class="cover-land" d={blob(x, y, 23, seed + i)} />
        </g>
      ))}
      <Stroke d={straight(126, middle, 200, middle, seed)} width={4.6} seed={seed} />
      <Stroke d={straight(-4, middle, 82, middle, seed + 1)} width={4.6} seed={seed + 1} />
      <Stroke d={straight(244, middle, 315, middle, seed + 2)} width={4.6} seed={seed + 2} />
    </svg>
  );
}

/** From the picture on the left to the next one, over the gap between them. */
export function Bridge({ from }: { from: string }) {
  const seed = seedOf(`bridge-${from}`);
  return (
    <svg class="gap-bridge" viewBox="0 0 46 24" aria-hidden="true">
      <Stroke d={straight(3, 12, 43, 12, seed, { bow: 0.03 })} width={4.6} seed={seed} />
    </svg>
  );
}
