/** A game with a real box: what may have come, to be touched. What cannot have come is not there. */
import { useEffect, useState } from "preact/hooks";
import { LETTERS, type Chance } from "../../api/wire";
import { lots, type Lots } from "../../games/lots";
import { has, say, tell } from "../../texts/speak";

interface CameProps {
  game: string;
  chance: Chance;
  busy: boolean;
  onCame(text: string): void;
}

export function Came({ game, chance, busy, onCame }: CameProps) {
  const [face, setFace] = useState<Lots | null>(null);
  useEffect(() => void lots(game).then(setFace), [game]);
  const { what, seat, things } = chance;
  const drawn = what !== "begin" && face !== null;
  const name = ({ text, said }: Chance["things"][number]): string => {
    if (!drawn) return said ? tell(said) : text;
    return face.called(text, said?.values ?? {}, 1);
  };
  return (
    <div class={`came ${what}`} role="group" aria-labelledby="came-what">
      <h2 id="came-what" class="head">
        {has(`draw-what-${what}`) && <small>{say(`draw-what-${what}`)}</small>}
        {seat === null ? say("enter-what") : say("enter-what-seat", { seat: LETTERS.indexOf(seat) })}
      </h2>
      <ul>
        {things.map((thing) => (
          <li key={thing.text}>
            <button
              type="button"
              class={drawn ? "lot" : "btn"}
              data-came={thing.text}
              disabled={busy}
              aria-label={name(thing)}
              title={name(thing)}
              onClick={() => onCame(thing.text)}
            >
              {drawn ? <face.Lot text={thing.text} values={thing.said?.values ?? {}} /> : name(thing)}
              {thing.left !== null && thing.left > 1 && <span class="num-t many">×{thing.left}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
