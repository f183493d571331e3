/** A game's options, each with its line of explanation. Which values are allowed is the server's to say. */
import type { Game, Option } from "../../api/wire";
import { has, say } from "../../texts/speak";
import { gameKey } from "../../desk/people/names";

const BOARD = "board";
const KEPT = "landbridge.board."; // where the page of one's own boards keeps them

const optionKey = (game: string, option: string): string =>
  `${gameKey(game)}-option-${option.replaceAll("_", "-")}`;

export function optionName(game: string, option: string): string {
  const key = optionKey(game, option);
  return has(key) ? say(key) : option;
}

export function choiceName(game: string, option: string, choice: string): string {
  if (choice === "") return say("page-option-usual");
  const key = `${optionKey(game, option)}-${choice}`;
  return has(key) ? say(key) : choice;
}

interface OptionFieldsProps {
  game: Game;
  chosen: Record<string, string>;
  onChoose(name: string, value: string): void;
}

export function OptionFields({ game, chosen, onChoose }: OptionFieldsProps) {
  return (
    <>
      {game.options.map((option) => (
        <OptionField
          key={option.name}
          game={game.name}
          option={option}
          value={chosen[option.name] ?? option.default}
          onChoose={(value) => onChoose(option.name, value)}
        />
      ))}
    </>
  );
}

function OptionField({
  game,
  option,
  value,
  onChoose,
}: {
  game: string;
  option: Option;
  value: string;
  onChoose(value: string): void;
}) {
  const key = optionKey(game, option.name);
  const label = optionName(game, option.name);
  const about = has(`${key}-about`) ? <small>{say(`${key}-about`)}</small> : null;
  const name = (choice: string): string => choiceName(game, option.name, choice);
  const choices = option.choices.length > 0 ? option.choices : null;
  if (option.kind === "switch") {
    return (
      <label class="entry check">
        <input
          type="checkbox"
          checked={value === "on"}
          onChange={(event) => onChoose(event.currentTarget.checked ? "on" : "off")}
        />
        <span>
          {label}
          {about}
        </span>
      </label>
    );
  }
  if (choices) {
    return (
      <label class="entry">
        <span>
          {label}
          {about}
        </span>
        <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {name(choice)}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (option.name === BOARD) {
    const kept = localStorage.getItem(KEPT + game);
    return (
      <details class="own-board">
        <summary>{label}</summary>
        {about}
        <label class="entry">
          <span>{say("page-board-text")}</span>
          <textarea
            rows={7}
            spellcheck={false}
            value={value}
            onInput={(event) => onChoose(event.currentTarget.value)}
          />
        </label>
        <p class="row">
          {kept && (
            <button type="button" class="btn" onClick={() => onChoose(kept)}>
              {say("page-board-mine")}
            </button>
          )}
          <a href="/boards">{say("page-own-boards")}</a>
        </p>
      </details>
    );
  }
  return (
    <label class="entry">
      <span>
        {label}
        {about}
      </span>
      <input
        inputMode={option.kind === "number" ? "numeric" : "text"}
        value={value}
        onInput={(event) => onChoose(event.currentTarget.value)}
      />
    </label>
  );
}
