/** The list of languages; choosing one changes the whole page. */
import { choose, language, LANGUAGES, type Language } from "./texts/speak";

export function LanguagePick() {
  return (
    <select value={language()} onChange={(event) => void choose(event.currentTarget.value as Language)}>
      {Object.entries(LANGUAGES).map(([tongue, name]) => (
        <option key={tongue} value={tongue} lang={tongue}>
          {name}
        </option>
      ))}
    </select>
  );
}
