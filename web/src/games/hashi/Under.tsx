/** Under the sheet: all 18 cards, and which of them have been turned. */
import { say } from "../../texts/speak";
import type { BesideProps } from "../face";
import { CardSmall } from "./Card";
import type { Ground, Lying } from "./wire";

const KEYS = { "": "hashi-deck-left", turned: "hashi-deck-turned", now: "hashi-deck-now" } as const;

export function Under({ layout, scene, before }: BesideProps<Ground, Lying>) {
  const { deck } = scene.board;
  return (
    <ol class="hashi-deck" aria-label={say("hashi-deck")}>
      {layout.board.cards.map((card, i) => {
        const state = deck[i] ?? "";
        const fresh = before !== null && before.board.deck[i] !== "turned" && state === "turned";
        return (
          <li key={i} class={state} title={say(KEYS[state], { ...card })}>
            <span class="vh">{say(KEYS[state], { ...card })}</span>
            <CardSmall card={card} state={state} fresh={fresh} />
          </li>
        );
      })}
    </ol>
  );
}
