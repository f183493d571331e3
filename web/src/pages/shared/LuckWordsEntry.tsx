/** Words of one's own that go into the luck of a game. */
import { say } from "../../texts/speak";
import { shortHash } from "../table/luckwords";

interface LuckWordsEntryProps {
  promise: string;
  words: string;
  onWords(words: string): void;
}

export function LuckWordsEntry({ promise, words, onWords }: LuckWordsEntryProps) {
  return (
    <label class="entry">
      <span>
        {say("page-luck-words-label")}
        <small>{say("page-luck-words-about", { promise: shortHash(promise) })}</small>
      </span>
      <input
        maxLength={60}
        autocomplete="off"
        value={words}
        onInput={(event) => onWords(event.currentTarget.value)}
      />
    </label>
  );
}
