/** Hashi's rules in our words, with examples drawn by the same hand as the board. */
import type { ComponentChildren } from "preact";
import type { Section } from "../face";
import { CardFace } from "./Card";
import { FlagAt } from "./board/chart";
import { Scrap } from "./Scrap";
import "./board/board.css";

function Picture({
  width = 300,
  height = 150,
  children,
}: {
  width?: number;
  height?: number;
  children: ComponentChildren;
}) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} class="hashi-picture">
      <g class="hashi-piece">
        <rect class="sea" width={width} height={height} rx="8" />
      </g>
      {children}
    </svg>
  );
}

const Finished = () => (
  <Picture height={220}>
    <Scrap
      name="finished"
      islands={[
        { x: 60, y: 62, number: 3, finished: true },
        { x: 240, y: 62, number: 4 },
        { x: 60, y: 165 },
        { x: 240, y: 165, flag: "red" },
      ]}
      lines={[{ ends: [0, 1], bridges: 2 }, { ends: [0, 2], bridges: 1 }, { ends: [1, 3] }, { ends: [2, 3] }]}
    />
  </Picture>
);

const Start = () => (
  <Picture height={130}>
    <Scrap
      name="start"
      islands={[
        { x: 60, y: 70, number: 4, wet: true },
        { x: 150, y: 70, flag: "blue" },
        { x: 240, y: 70 },
      ]}
      lines={[{ ends: [0, 1] }, { ends: [1, 2] }]}
    />
  </Picture>
);

const OneCard = () => (
  <div class="hashi-cards-shown">
    {[
      { number: 5, bridges: 3 },
      { number: 2, bridges: 1 },
      { number: 6, bridges: 2 },
    ].map((card) => (
      <div key={card.number} class="hashi-card">
        <CardFace card={card} />
      </div>
    ))}
  </div>
);

const Writing = () => (
  <Picture height={220}>
    <Scrap
      name="writing"
      islands={[
        { x: 60, y: 62, number: 4 },
        { x: 240, y: 62, number: 2, flag: "red", wet: true, finished: true },
        { x: 60, y: 165, flag: "blue" },
        { x: 240, y: 165 },
      ]}
      lines={[{ ends: [0, 1], bridges: 2 }, { ends: [0, 2] }, { ends: [1, 3] }, { ends: [2, 3] }]}
    />
  </Picture>
);

const Drawing = () => (
  <Picture height={130}>
    <Scrap
      name="drawing"
      islands={[
        { x: 50, y: 65, number: 5, wet: true },
        { x: 150, y: 65 },
        { x: 250, y: 65, number: 3 },
      ]}
      lines={[
        { ends: [0, 1], bridges: 2, wet: 2 },
        { ends: [1, 2], bridges: 1, wet: 1 },
      ]}
    />
  </Picture>
);

const Crossing = () => (
  <Picture height={240}>
    <Scrap
      name="crossing"
      islands={[
        { x: 150, y: 50, number: 2, finished: true },
        { x: 150, y: 190, number: 3 },
        { x: 50, y: 120, number: 5 },
        { x: 250, y: 120 },
      ]}
      lines={[
        { ends: [0, 1], bridges: 2 },
        { ends: [2, 3], refused: true },
      ]}
    />
    <g class="refused">
      <circle cx="150" cy="120" r="24" />
    </g>
  </Picture>
);

const Linked = () => (
  <Picture height={220}>
    <Scrap
      name="linked"
      islands={[
        { x: 50, y: 62, number: 1, finished: true },
        { x: 150, y: 62, number: 3, finished: true, flag: "red" },
        { x: 250, y: 62, number: 2, finished: true },
        { x: 50, y: 165, number: 2, finished: true, flag: "blue" },
        { x: 150, y: 165, number: 3, finished: true },
        { x: 250, y: 165, number: 1, finished: true },
      ]}
      lines={[
        { ends: [0, 1], bridges: 1 },
        { ends: [1, 2], bridges: 1 },
        { ends: [1, 4], bridges: 1 },
        { ends: [2, 5], bridges: 1 },
        { ends: [3, 4], bridges: 2 },
      ]}
    />
  </Picture>
);

const Deadlines = () => (
  <svg viewBox="0 0 300 110" class="hashi-picture hashi-piles">
    {[7, 5, 5].map((cards, pile) => {
      const left = [8, 122, 212][pile]!;
      return (
        <g key={pile}>
          {Array.from({ length: cards }, (_, k) => (
            <rect key={k} class="m-k" x={left + k * 9.5} y="44" width="34" height="48" rx="4" />
          ))}
          {pile === 0 && <FlagAt flag="blue" x={left + 26} y={48} />}
          {pile === 1 && <FlagAt flag="red" x={left + 14} y={48} />}
        </g>
      );
    })}
  </svg>
);

const Mistake = () => (
  <Picture height={130}>
    <Scrap
      name="mistake"
      islands={[
        { x: 60, y: 68, number: 2, struck: true },
        { x: 240, y: 68, struck: true },
      ]}
      lines={[{ ends: [0, 1], bridges: 3 }]}
    />
  </Picture>
);

export const learn: readonly Section[] = [
  { title: "hashi-learn-goal", body: ["hashi-learn-goal-1", "hashi-learn-goal-2"], picture: Finished },
  { title: "hashi-learn-start", body: ["hashi-learn-start-1", "hashi-learn-start-2"], picture: Start },
  { title: "hashi-learn-card", body: ["hashi-learn-card-1", "hashi-learn-card-2"], picture: OneCard },
  { title: "hashi-learn-write", body: ["hashi-learn-write-1", "hashi-learn-write-2"], picture: Writing },
  { title: "hashi-learn-draw", body: ["hashi-learn-draw-1", "hashi-learn-draw-2"], picture: Drawing },
  { title: "hashi-learn-no", body: ["hashi-learn-no-1"], picture: Crossing },
  {
    title: "hashi-learn-points",
    body: ["hashi-learn-points-1", "hashi-learn-points-2", "hashi-learn-points-3"],
    picture: Linked,
  },
  { title: "hashi-learn-alone", body: ["hashi-learn-alone-1", "hashi-learn-alone-2"], picture: Deadlines },
  { title: "hashi-learn-b", body: ["hashi-learn-b-1"] },
  { title: "hashi-learn-paper", body: ["hashi-learn-paper-1", "hashi-learn-paper-2"], picture: Mistake },
];
