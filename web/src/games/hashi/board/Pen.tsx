/** The felt tip of a player: strokes and digits that are written once, are wet, and dry where they stand. */
import { useId, useMemo, useState } from "preact/hooks";
import { digit, DIGITS, felt, short, wobble } from "../../../draw/hand";
import { calm } from "../../../motion";

const WRITE = 420; // ms that --d-write lasts; delays are told in its terms, so that without motion there are none

interface PenProps {
  /** Centre line, made of M and C. */
  d: string;
  /** Its felt-tip outline. */
  shape: string;
  core?: string | undefined;
  width: number;
  wet: boolean;
  fresh: boolean;
  /** Milliseconds to wait before writing. */
  delay: number;
  transform?: string | undefined;
}

// One structure in every state: only classes change, so that wet ink can fade to dry instead of being drawn anew.
function Pen({ d, shape, core, width, wet, fresh, delay, transform }: PenProps) {
  const id = `pen${useId()}`;
  // Without motion nothing is written before one's eyes, and no end of it would ever be told.
  const [writing, setWriting] = useState(fresh && !calm());
  const [everWet] = useState(wet);
  return (
    <g class={fresh ? "pen new" : "pen"} transform={transform}>
      {writing && (
        <mask id={id} maskUnits="userSpaceOnUse" x="-60" y="-60" width="900" height="900">
          <path
            class="writing"
            d={d}
            pathLength="1"
            style={{
              strokeWidth: width * 2.8,
              animationDelay: `calc(var(--d-write) * ${(delay / WRITE).toFixed(2)})`,
            }}
            onAnimationEnd={() => setWriting(false)}
          />
        </mask>
      )}
      <g mask={writing ? `url(#${id})` : undefined}>
        {(everWet || wet) && (
          <path class={wet ? "mk-halo" : "mk-halo dry"} d={d} style={{ strokeWidth: width * 2.7 }} />
        )}
        <path class={wet ? "mk wet" : "mk"} d={shape} />
        {core && <path class={wet ? "mk-core under" : "mk-core"} d={core} />}
      </g>
    </g>
  );
}

interface LineProps {
  d: string;
  width: number;
  seed: number;
  step?: number;
  wet?: boolean;
  core?: boolean;
  fresh?: boolean;
  delay?: number;
  transform?: string;
}

/** A bridge, a ring, a stroke of a cross. */
export function Line({
  d,
  width,
  seed,
  step = 14,
  wet = false,
  core = true,
  fresh = false,
  delay = 0,
  transform,
}: LineProps) {
  const shape = useMemo(() => felt(d, width, seed, { step }), [d, width, seed, step]);
  const inner = useMemo(
    () => (core ? felt(d, width, seed, { step, core: true }) : undefined),
    [d, width, seed, step, core],
  );
  return (
    <Pen
      d={d}
      shape={shape}
      core={inner}
      width={width}
      wet={wet}
      fresh={fresh}
      delay={delay}
      transform={transform}
    />
  );
}

interface DigitProps {
  value: number;
  x: number;
  y: number;
  /** Height. */
  h: number;
  seed: number;
  wet?: boolean;
  fresh?: boolean;
  delay?: number;
}

/** One digit by hand, centred. */
export function Digit({ value, x, y, h, seed, wet = false, fresh = false, delay = 0 }: DigitProps) {
  const sign = String(value);
  return (
    <Pen
      key={sign}
      d={DIGITS[sign] ?? ""}
      shape={digit(sign)}
      width={4.7}
      wet={wet}
      fresh={fresh}
      delay={delay}
      transform={placed(x, y, h, seed)}
    />
  );
}

/** Where a digit of height `h` stands, a little askew. */
export function placed(x: number, y: number, h: number, seed: number): string {
  const askew = (wobble(seed * 7919 + 3)() - 0.5) * 10;
  return `translate(${short(x)} ${short(y)}) rotate(${short(askew)}) scale(${(h / 32).toFixed(3)}) translate(-12 -16.2)`;
}
