/** Playing against bots: how many, how strong, on which side of the board. What was chosen is remembered. */
import { useState } from "preact/hooks";
import type { Game } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { say } from "../../texts/speak";
import { OptionFields } from "./OptionFields";
import { company, type Company } from "./opening";
import { botLevel, gameTitle, opponents } from "../shared/seatnames";
import { Sheet } from "../shared/Sheet";

interface PlaySheetProps {
  game: Game;
  /** Nobody else at the table. */
  alone: boolean;
  busy: boolean;
  wrong: string;
  onClose(): void;
  onPlay(wish: Company): void;
}

export function PlaySheet({ game, alone, busy, wrong, onClose, onPlay }: PlaySheetProps) {
  const [wish, setWish] = useState<Company>(() => ({ ...company(game), ...(alone ? { bots: 0 } : {}) }));
  const sides = game.options.filter((option) => option.name === "side");
  const counts = Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest - 1 + i);
  return (
    <Sheet title={gameTitle(game.name)} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          onPlay(wish);
        }}
      >
        <fieldset class="entry">
          <legend>{say("page-bots-many")}</legend>
          <div class="picks">
            {counts.map((bots) => (
              <label key={bots}>
                <input
                  type="radio"
                  name="bots"
                  checked={wish.bots === bots}
                  onChange={() => setWish({ ...wish, bots })}
                />
                <span class={bots ? "num-t" : ""}>{bots || say("page-table-alone")}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset class="entry" disabled={wish.bots === 0}>
          <legend>{say("page-level")}</legend>
          <div class="picks">
            {opponents(game.bots).map((bot) => (
              <label key={bot}>
                <input
                  type="radio"
                  name="level"
                  checked={wish.bot === bot}
                  onChange={() => setWish({ ...wish, bot })}
                />
                <span>{botLevel(bot)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <OptionFields
          game={{ ...game, options: sides }}
          chosen={wish.options}
          onChoose={(option, value) => setWish({ ...wish, options: { ...wish.options, [option]: value } })}
        />
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        <button type="submit" class="btn act" data-first disabled={busy} aria-busy={busy}>
          <Icon name="play" />
          {say(busy ? "page-loading" : "page-begin")}
        </button>
      </form>
    </Sheet>
  );
}
