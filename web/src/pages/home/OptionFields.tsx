/** A game's options, each with its line of explanation. Which values are allowed is the server's to say. */
import type { Edition, Game, Option } from "../../api/wire";
import { has, say } from "../../texts/speak";
import { gameKey } from "../../desk/people/names";
import { CheckEntry } from "../shared/CheckEntry";

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

/** An edition by its year; where one booklet has several, by what the options call it. */
export function editionName(game: string, edition: Edition): string {
  const year = edition.year === null ? "" : String(edition.year);
  const own = edition.options["edition"];
  const name = own ? choiceName(game, "edition", own) : edition.title;
  const by = own && own === "landbridge" ? "" : edition.publisher;
  const when = year || (by || own ? "" : say("page-edition-undated"));
  return [name, by, when].filter(Boolean).join(", ");
}

interface OptionFieldsProps {
  game: Game;
  chosen: Record<string, string>;
  onChoose(name: string, value: string): void;
}

export function OptionFields({ game, chosen, onChoose }: OptionFieldsProps) {
  return (
    <>
      <EditionPick game={game} chosen={chosen} onChoose={onChoose} />
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

/** An edition chooses several options at once; where it is an option of its own, there is nothing to add. */
function EditionPick({ game, chosen, onChoose }: OptionFieldsProps) {
  const known = new Map(game.options.map((option) => [option.name, option.default]));
  const fit = game.editions.filter(({ options }) => Object.keys(options).every((name) => known.has(name)));
  if (fit.length < 2 || known.has("edition")) return null;
  const now = fit.find(({ options }) =>
    Object.entries(options).every(([name, value]) => chosen[name] === value),
  );
  const choose = (name: string): void => {
    const wanted = fit.find((edition) => edition.name === name);
    // What another edition sets and this one does not is as usual again.
    for (const option of new Set(fit.flatMap(({ options }) => Object.keys(options))))
      onChoose(option, wanted?.options[option] ?? known.get(option)!);
  };
  return (
    <label class="entry">
      <span>{say("page-edition-pick")}</span>
      <select name="edition" value={now?.name ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{say("page-edition-none")}</option>
        {fit.map((edition) => (
          <option key={edition.name} value={edition.name}>
            {editionName(game.name, edition)}
          </option>
        ))}
      </select>
    </label>
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
  const meaning = has(`${key}-about`) ? say(`${key}-about`) : "";
  const about = meaning && <small>{meaning}</small>;
  const name = (choice: string): string => choiceName(game, option.name, choice);
  const choices = option.choices.length > 0 ? option.choices : null;
  if (option.kind === "switch") {
    return (
      <CheckEntry
        checked={value === "on"}
        label={label}
        about={meaning}
        onChange={(on) => onChoose(on ? "on" : "off")}
      />
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
