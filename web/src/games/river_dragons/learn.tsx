/** The rules, with pictures drawn from the game's own pieces. */
import { Chip } from "../../draw/Glyph";
import type { Section } from "../face";
import "./board/board.css";
import { CardArt, CardBack, Strike } from "./cards";
import { Figure, Laid, Little, Stones, type Spot } from "./board/Little";
import { PlankWood, StonePiece } from "./board/pieces";
import type { Card } from "./table";

const card = (number: number, dragon = 0): Card => ({ name: "", card: number, dragon });

/** From one village to the other. */
function Goal() {
  const stones: Spot[] = [
    [186, 96],
    [296, 140],
  ];
  return (
    <Little
      id="rd-goal"
      wide={480}
      high={230}
      islands={[...stones, [240, 30], [130, 196], [360, 208]]}
      villages={[
        [56, 130, "black"],
        [424, 104, "pink"],
      ]}
    >
      <Stones places={stones} />
      <Laid from={[424, 104]} to={stones[1]!} size={1} hue="pink" village />
      <Laid from={stones[1]!} to={stones[0]!} size={1} hue="pink" />
      <Figure place={[268, 128]} hue="pink" />
      <path class="rd-path" d="M240 70C200 40 150 46 100 92" />
      <path class="rd-path-head" d="M104 72 98 94l22-4" />
    </Little>
  );
}

function Held() {
  return (
    <svg class="rd-little" viewBox="0 0 480 250">
      {[1, 2, 3, 4, 5, 6].map((size) => (
        <g
          key={size}
          transform={`translate(${4 + (120 + size * 24) / 2 + (size > 3 ? 212 : 0)} ${26 + ((size - 1) % 3) * 50})`}
        >
          <PlankWood size={size} hue="pink" />
        </g>
      ))}
      {Array.from({ length: 8 }, (_, i) => (
        <StonePiece key={i} x={32 + i * 58} y={206} seed={`held${i}`} />
      ))}
    </svg>
  );
}

function Programmes() {
  return (
    <div class="rd-row">
      {[0, 1, 2, 3, 4].map((i) => (
        <span key={i} class={i === 0 ? "rd-place now" : "rd-place"}>
          {i < 1 ? <CardArt card={card(1)} /> : <CardBack />}
        </span>
      ))}
    </div>
  );
}

/** Stones lie on two islands; three are free; one is under a plank. */
function Sinking() {
  const stones: Spot[] = [
    [60, 150],
    [290, 80],
  ];
  const free: Spot[] = [
    [90, 56],
    [210, 170],
    [350, 166],
  ];
  return (
    <Little id="rd-sink" wide={420} high={220} islands={[...stones, ...free, [175, 115]]}>
      <Stones places={stones} />
      <Laid from={stones[0]!} to={stones[1]!} size={6} hue="yellow" />
      {free.map(([x, y]) => (
        <circle key={x} class="rd-ring" cx={x} cy={y} r="29" />
      ))}
    </Little>
  );
}

/** One that lies, one that would cross it, one that is too short. */
function Laying() {
  const stones: Spot[] = [
    [60, 56],
    [150, 146],
    [54, 160],
    [154, 50],
    [250, 60],
    [372, 170],
  ];
  return (
    <Little id="rd-lay" wide={430} high={216} islands={stones}>
      <Stones places={stones} />
      <Laid from={stones[0]!} to={stones[1]!} size={2} hue="blue" />
      <rect
        class="rd-refused"
        x="-84"
        y="-14"
        width="168"
        height="28"
        rx="4"
        transform="translate(104 105) rotate(-47.700)"
      />
      <rect
        class="rd-refused"
        x="-11"
        y="-14"
        width="144"
        height="28"
        rx="4"
        transform="translate(250 60) rotate(42)"
      />
    </Little>
  );
}

function Walking() {
  const stones: Spot[] = [
    [180, 110],
    [290, 60],
    [286, 168],
  ];
  return (
    <Little
      id="rd-walk"
      wide={420}
      high={220}
      islands={[...stones, [380, 120]]}
      villages={[[50, 116, "yellow"]]}
    >
      <Stones places={stones} />
      <Laid from={[50, 116]} to={stones[0]!} size={1} hue="yellow" village />
      <Laid from={stones[0]!} to={stones[1]!} size={1} hue="yellow" />
      <Laid from={stones[0]!} to={stones[2]!} size={1} hue="red" />
      <Figure place={[122, 116]} hue="yellow" />
      <path class="rd-path" d="M134 74C158 46 186 44 212 62M138 136C154 168 178 176 206 164" />
      <path class="rd-path-head" d="M200 44 216 65l-26 2M190 178l18-15-24-6" />
    </Little>
  );
}

function Jumping() {
  const stones: Spot[] = [
    [56, 146],
    [176, 104],
    [296, 146],
    [416, 104],
  ];
  return (
    <Little id="rd-jump" wide={470} high={216} islands={stones}>
      <Stones places={stones} />
      <Laid from={stones[0]!} to={stones[1]!} size={2} hue="green" />
      <Laid from={stones[1]!} to={stones[2]!} size={2} hue="blue" />
      <Laid from={stones[2]!} to={stones[3]!} size={2} hue="green" />
      <Figure place={[90, 138]} hue="green" />
      <Figure place={[210, 120]} hue="blue" />
      <path class="rd-path" d="M98 84C150-8 280-2 330 108" />
      <path class="rd-path-head" d="M312 94 331 112l8-26" />
    </Little>
  );
}

/** Up with a plank, or with a stone that carries none. */
function Removing() {
  const stones: Spot[] = [
    [70, 150],
    [200, 130],
    [340, 140],
  ];
  return (
    <Little id="rd-remove" wide={420} high={210} islands={stones}>
      <Stones places={stones} />
      <Laid from={stones[0]!} to={stones[1]!} size={2} hue="black" />
      <path class="rd-path" d="M136 112V50M340 108V50" />
      <path class="rd-path-head" d="M122 64 136 46l14 18M326 64l14-18 14 18" />
    </Little>
  );
}

function Dragons() {
  const rows: [Card[], number][] = [
    [[card(1), card(8, 0), card(4)], -1],
    [[card(2), card(5), card(3)], 1],
  ];
  return (
    <div class="rd-rows">
      {rows.map(([cards, struck], row) => (
        <div key={row} class="rd-row">
          <Chip hue={row ? "blue" : "red"} />
          {cards.map((one, i) => (
            <span key={i} class="rd-place">
              <CardArt card={one} />
              {i === struck && <Strike />}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function Expert() {
  return (
    <Little id="rd-deep" wide={460} high={250} villages={[[56, 120, "red"]]}>
      <StonePiece x={176} y={84} seed="deep" />
      <Laid from={[56, 120]} to={[176, 84]} size={1} hue="red" village />
      <g class="rd-rings">
        {[70, 88, 106].map((r, i) => (
          <g key={r}>
            <circle cx="320" cy="132" r={r} />
            <text x={320 + r} y="139">
              {i + 1}
            </text>
          </g>
        ))}
      </g>
      <g class="rd-wet">
        <circle class="halo" cx="320" cy="132" r="31" />
        <StonePiece x={320} y={132} seed="thought" />
      </g>
    </Little>
  );
}

export const learn: readonly Section[] = [
  {
    title: "river-dragons-learn-goal",
    body: ["river-dragons-learn-goal-1", "river-dragons-learn-goal-2"],
    picture: Goal,
  },
  { title: "river-dragons-learn-setup", body: ["river-dragons-learn-setup-1"], picture: Held },
  {
    title: "river-dragons-learn-round",
    body: ["river-dragons-learn-round-1", "river-dragons-learn-round-2", "river-dragons-learn-round-3"],
    picture: Programmes,
  },
  {
    title: "river-dragons-learn-stones",
    body: ["river-dragons-learn-stones-1", "river-dragons-learn-stones-2"],
    picture: Sinking,
  },
  {
    title: "river-dragons-learn-planks",
    body: ["river-dragons-learn-planks-1", "river-dragons-learn-planks-2", "river-dragons-learn-planks-3"],
    picture: Laying,
  },
  {
    title: "river-dragons-learn-moving",
    body: ["river-dragons-learn-moving-1", "river-dragons-learn-moving-2", "river-dragons-learn-moving-3"],
    picture: Walking,
  },
  { title: "river-dragons-learn-jump", body: ["river-dragons-learn-jump-1"], picture: Jumping },
  {
    title: "river-dragons-learn-remove",
    body: ["river-dragons-learn-remove-1", "river-dragons-learn-remove-2"],
    picture: Removing,
  },
  {
    title: "river-dragons-learn-dragons",
    body: ["river-dragons-learn-dragons-1", "river-dragons-learn-dragons-2"],
    picture: Dragons,
  },
  { title: "river-dragons-learn-end", body: ["river-dragons-learn-end-1"] },
  {
    title: "river-dragons-learn-expert",
    body: ["river-dragons-learn-expert-1", "river-dragons-learn-expert-2"],
    picture: Expert,
  },
  {
    title: "river-dragons-learn-variants",
    body: ["river-dragons-learn-variants-1", "river-dragons-learn-variants-2"],
  },
];
