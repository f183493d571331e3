/** A card: an island with its number, and below it the bridges between two shores. */
import { handle } from "../../desk/handles";
import { blob, seedOf, straight } from "../../draw/hand";
import { Kind } from "./handles";
import { Line } from "./board/Pen";
import type { Card } from "./wire";

const HEIGHTS: Readonly<Record<number, readonly number[]>> = {
  1: [65.5],
  2: [60.5, 70.5],
  3: [57, 65.5, 74],
};

export function CardFace({ card: { number, bridges } }: { card: Card }) {
  return (
    <svg class="hashi-face" viewBox="0 0 60 84" aria-hidden="true">
      <path class="card-sea" d="M3 50h54v27a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z" />
      <path
        class="card-isl"
        d="M3 50h5c5 5 7 10 6.5 15.5S13 76 8.5 81H7a4 4 0 0 1-4-4zM57 50h-5.5c-4.5 5-6 10-5.5 15.5S47.5 76 52 81H53a4 4 0 0 0 4-4z"
      />
      <path class="card-isl" d={blob(30, 26, 20.5, number * 7 + 2, { corners: 9, rough: 0.035 })} />
      <text class="card-n" x="30" y="35.8">
        {number}
      </text>
      {(HEIGHTS[bridges] ?? []).map((y, i) => (
        <path key={y} class="card-b" d={straight(10, y, 50, y, number * 5 + i + bridges, { bow: 0.03 })} />
      ))}
    </svg>
  );
}

export function CardBack() {
  return (
    <svg class="hashi-face back" viewBox="0 0 60 84" aria-hidden="true">
      <rect class="card-k" x="3" y="3" width="54" height="78" rx="4" />
      <path class="card-kl" d="M9 60c7-7 14-7 21 0s14 7 21 0M9 70c7-7 14-7 21 0s14 7 21 0" />
      <path class="card-kl" d={blob(19, 30, 8, 5, { rough: 0.05 })} />
      <path class="card-kl" d={blob(41, 30, 8, 9, { rough: 0.05 })} />
      <path class="card-kl" d="M27 28h6M27 32h6" />
    </svg>
  );
}

/** A card of the bar: number above, bridges below, crossed off by hand once it has been turned. */
export function CardSmall({
  card: { number, bridges },
  state,
  fresh,
}: {
  card: Card;
  state: "" | "turned" | "now";
  fresh: boolean;
}) {
  const seed = seedOf(handle(Kind.CARD, `${number}/${bridges}`)) % 997;
  return (
    <svg viewBox="0 0 32 42" aria-hidden="true">
      <rect class="m-r" x="1.25" y="1.25" width="29.5" height="39.5" rx="5" />
      <text class="m-n" x="16" y="20.5">
        {number}
      </text>
      {Array.from({ length: bridges }, (_, i) => (
        <path key={i} class="m-b" d={`M8 ${33.5 + (i - (bridges - 1) / 2) * 4.6}h16`} />
      ))}
      {state === "turned" && (
        <Line
          d={straight(4, 36, 28, 5, seed, { bow: 0.03 })}
          width={3.4}
          seed={seed}
          core={false}
          fresh={fresh}
        />
      )}
    </svg>
  );
}
