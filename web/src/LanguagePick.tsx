/** The list of languages; choosing one changes the whole page. */
import { useState } from "preact/hooks";
import { choose, language, LANGUAGES, say, type Language } from "./texts/speak";

export function LanguagePick() {
  const [missing, setMissing] = useState(false);
  const pick = async (list: HTMLSelectElement): Promise<void> => {
    try {
      await choose(list.value as Language);
      setMissing(false);
    } catch {
      list.value = language(); // without network it cannot be fetched
      setMissing(true);
    }
  };
  return (
    <>
      <select value={language()} onChange={(event) => void pick(event.currentTarget)}>
        {Object.entries(LANGUAGES).map(([tongue, name]) => (
          <option key={tongue} value={tongue} lang={tongue}>
            {name}
          </option>
        ))}
      </select>
      {missing && <small role="alert">{say("device-not-here")}</small>}
    </>
  );
}
