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
  // How many are left is drawn by the style sheet: beside a name that says it, it is no text of its own.
  const many = ({ left }: (typeof things)[number]): string => (left !== null && left > 1 ? `×${left}` : "");
  const label = (thing: (typeof things)[number]): string =>
    many(thing) ? `${name(thing)} (${many(thing)})` : name(thing);
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
              aria-label={label(thing)}
              title={label(thing)}
              onClick={() => onCame(thing.text)}
            >
              {drawn ? <face.Lot text={thing.text} values={thing.said?.values ?? {}} /> : name(thing)}
              {many(thing) && <span class="num-t many" data-many={many(thing)} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
