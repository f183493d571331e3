/** Which game: one line of a form. */
import type { Game } from "../../api/wire";
import { gameTitle } from "./seatnames";

interface GameEntryProps {
  label: string;
  games: readonly Game[];
  value: string;
  onChoose(name: string): void;
}

export function GameEntry({ label, games, value, onChoose }: GameEntryProps) {
  return (
    <label class="entry">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {games.map((one) => (
          <option key={one.name} value={one.name}>
            {gameTitle(one.name)}
          </option>
        ))}
      </select>
    </label>
  );
}
