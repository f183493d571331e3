/** Action cards: faces, backs, and the places where they are laid. */
import { Glyph } from "../../draw/Glyph";
import { felt, seedOf, straight } from "../../draw/hand";
import { Serpent } from "./board/pieces";
import { hueOf, type Card } from "./table";

// Art of the eight actions, in a card of 60 by 76.
const ART = [
  <circle class="rd-i-stone" cx="30" cy="36" r="12" />,
  <>
    <circle class="rd-i-stone" cx="21" cy="40" r="10.500" />
    <circle class="rd-i-stone" cx="39" cy="31" r="10.500" />
  </>,
  <rect class="rd-i-plank" x="9" y="30" width="42" height="11" rx="2" transform="rotate(-18 30 36)" />,
  <>
    <rect class="rd-i-plank" x="8" y="23" width="40" height="10" rx="2" transform="rotate(-14 28 28)" />
    <rect class="rd-i-plank" x="13" y="39" width="40" height="10" rx="2" transform="rotate(-14 33 44)" />
  </>,
  <path class="rd-i-arrow" d="M13 48c6-14 15-18 27-18M33 22l8 8-7 9" />,
  <path class="rd-i-arrow" d="M6 47c3-10 7-14 15-14M25 47c3-11 8-15 17-15M36 24l8 8-7 9" />,
  <>
    <path class="rd-i-arrow" d="M10 48c2-28 35-28 38-5M41 37l7 7 6-9" />
    <path class="rd-i-pawn" d="M23 52c0-5 3.500-6 4-9a5 5 0 1 1 6 0c.5 3 4 4 4 9z" />
  </>,
  <>
    <rect class="rd-i-plank" x="11" y="46" width="38" height="10" rx="2" />
    <path class="rd-i-arrow" d="M30 40V19M22 27l8-8.500L38 27" />
  </>,
];

/** The face of a card, filling its box. */
export function CardArt({ card }: { card: Card }) {
  if (card.card < 8) {
    return (
      <svg class="rd-card" viewBox="0 0 60 76" aria-hidden="true">
        <rect class="paper-edge" x="1" y="1" width="58" height="74" rx="7" />
        <path class="water" d="M5 54c8-4 16-4 25 0s17 4 25 0v13a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z" />
        {ART[card.card]}
      </svg>
    );
  }
  const hue = hueOf(card.dragon);
  return (
    <svg class={`rd-card dragon of-${hue}`} viewBox="0 0 60 76" aria-hidden="true">
      <rect class="paper-edge" x="1" y="1" width="58" height="74" rx="7" />
      <rect class={`colour f-${hue}`} x="5" y="5" width="50" height="66" rx="4" />
      <Glyph hue={hue} x={30} y={21} scale={1.3} />
      <g transform="translate(7 41) scale(.39)">
        <Serpent />
      </g>
    </svg>
  );
}

export function CardBack() {
  return (
    <svg class="rd-card" viewBox="0 0 60 76" aria-hidden="true">
      <rect class="back" x="1" y="1" width="58" height="74" rx="7" />
      <path
        class="back-line"
        d="M30 18a20 20 0 0 1 0 40a20 20 0 0 1 0-40M30 24a14 14 0 0 1 0 28a14 14 0 0 1 0-28M30 30a8 8 0 0 1 0 16a8 8 0 0 1 0-16"
      />
    </svg>
  );
}

/** An empty place of a programme, with its number. */
export function CardPlace({ number, next = false }: { number: number; next?: boolean }) {
  return (
    <svg class={`rd-card place${next ? " next" : ""}`} viewBox="0 0 60 76" aria-hidden="true">
      <rect class="slot" x="2" y="2" width="56" height="72" rx="7" />
      <text x="30" y="47">
        {number}
      </text>
    </svg>
  );
}

const SLASH = straight(7, 68, 53, 9, seedOf("cancelled"), { bow: 0.03 });
const STRIKE = felt(SLASH, 6, 9, { step: 6 });

/** A felt-tip stroke through a card that a dragon has cancelled. */
export function Strike() {
  return (
    <svg class="rd-strike" viewBox="0 0 60 76" aria-hidden="true">
      <path class="mk" d={STRIKE} />
    </svg>
  );
}
