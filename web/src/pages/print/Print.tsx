/** A game to print: which, with whose board, what of it, on which paper, in which language. */
import { useEffect, useState } from "preact/hooks";
import { file, get } from "../../api/server";
import type { Game, Printable } from "../../api/wire";
import { Bar } from "../../Bar";
import { gameKey } from "../../desk/people/names";
import { FINE, troubleOf, Wrong } from "../../desk/Wrong";
import { Icon } from "../../draw/Icon";
import { mine, nameIn } from "../../editor/mine";
import { go } from "../../router";
import { SERVER, SITE } from "../../site";
import { language, LANGUAGES, say, type Language } from "../../texts/speak";
import { complaint } from "../join/guest";
import { Contours } from "../shared/Contours";
import "./print.css";

/** What lies in the printer there. */
const usual = (): string => (/-(US|CA|MX)$/.test(navigator.language) ? "Letter" : "A4");

interface PrintProps {
  game: string;
  /** A board of one's own, by its id. */
  mark: string;
}

export function PrintPage({ game, mark }: PrintProps) {
  const [games, setGames] = useState<Game[]>([]);
  const [wrong, setWrong] = useState(FINE);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (SITE) return;
    get<{ games: Game[] }>("/api/games").then(
      (told) => setGames(told.games),
      (error: unknown) => setWrong(troubleOf(error)),
    );
  }, [tries]);
  const chosen = games.find((one) => one.name === game) ?? games[0];
  return (
    <>
      <Contours />
      <Bar title={say("print-title")} />
      {wrong.why || wrong.stranger ? (
        <Wrong trouble={wrong} onEnter={() => setTries(tries + 1)} />
      ) : (
        <main class="words print">
          <h1>{say("print-title")}</h1>
          <p>{say(SITE ? "print-needs-server" : "print-about")}</p>
          {SITE && SERVER && <a href={`${SERVER}/print`}>{SERVER}</a>}
          {chosen && (
            <>
              <Picks
                label={say("page-games")}
                name="game"
                all={games.map((one) => [one.name, say(gameKey(one.name))])}
                on={[chosen.name]}
                onPick={(name) => go(`/print/${name}`, true)}
              />
              <Choices key={chosen.name} game={chosen.name} mark={mark} />
            </>
          )}
        </main>
      )}
    </>
  );
}

function Choices({ game, mark }: PrintProps) {
  const [boards] = useState(() => mine().filter((one) => one.game === game));
  const [board, setBoard] = useState(boards.some((one) => one.id === mark) ? mark : "");
  const [printable, setPrintable] = useState<Printable | null>(null);
  const [parts, setParts] = useState<string[]>([]);
  const [paper, setPaper] = useState(usual);
  const [lang, setLang] = useState<Language>(language);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState("");
  useEffect(() => {
    get<Printable>(`/api/print/${game}`).then(
      (told) => {
        setPrintable(told);
        setParts(told.parts);
      },
      (error: unknown) => setWrong(complaint(error)),
    );
  }, [game]);
  if (!printable) return <Complaint said={wrong} />;
  if (!printable.able) return <Complaint said={say("print-not-here")} />;

  const what = parts.length === printable.parts.length ? [] : parts;
  const own = boards.find((one) => one.id === board);
  const print = async (): Promise<void> => {
    if (!own || busy) return;
    setBusy(true);
    setWrong("");
    try {
      const made = await file("/api/print", { game, board: own.text, paper, lang, what });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(made);
      link.download = `${nameIn(own.text) || game}.pdf`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
    } catch (error) {
      setWrong(complaint(error));
    }
    setBusy(false);
  };
  return (
    <>
      {boards.length > 0 && (
        <label class="entry">
          <span>{say("print-board")}</span>
          <select name="board" value={board} onChange={(event) => setBoard(event.currentTarget.value)}>
            <option value="">{say("print-board-ours")}</option>
            {boards.map((one) => (
              <option key={one.id} value={one.id}>
                {nameIn(one.text) || say("editor-unnamed")}
              </option>
            ))}
          </select>
        </label>
      )}
      <Picks
        label={say("print-parts")}
        name="part"
        many
        all={printable.parts.map((part) => [part, say(`print-part-${part}`)])}
        on={parts}
        onPick={(part) => setParts(printable.parts.filter((one) => parts.includes(one) !== (one === part)))}
      />
      <Picks
        label={say("print-paper")}
        name="paper"
        all={printable.papers.map((one) => [one, one])}
        on={[paper]}
        onPick={setPaper}
      />
      <label class="entry">
        <span>{say("page-language")}</span>
        <select name="lang" value={lang} onChange={(event) => setLang(event.currentTarget.value as Language)}>
          {Object.entries(LANGUAGES).map(([tongue, name]) => (
            <option key={tongue} value={tongue} lang={tongue}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Complaint said={wrong} />
      {own || parts.length === 0 ? (
        <button
          type="button"
          class="btn act"
          disabled={busy || parts.length === 0}
          aria-busy={busy}
          onClick={() => void print()}
        >
          <Icon name="save" />
          {say(busy ? "print-making" : "print-get")}
        </button>
      ) : (
        <a
          class="btn act"
          href={`/print/${game}.pdf?paper=${paper}&lang=${lang}${what.length ? `&what=${what.join(",")}` : ""}`}
          target="_blank"
          rel="noopener"
        >
          <Icon name="save" />
          {say("print-get")}
        </a>
      )}
      <ul class="print-advice">
        <li>{say("print-advice-scale")}</li>
        <li>{say("print-advice-backs")}</li>
        <li>{say("print-advice-booklet")}</li>
        <li>{say("print-advice-cut")}</li>
      </ul>
    </>
  );
}

const Complaint = ({ said }: { said: string }) =>
  said ? (
    <p class="wrong" role="alert">
      {said}
    </p>
  ) : null;

interface PicksProps {
  label: string;
  name: string;
  /** Each with what it is called. */
  all: [string, string][];
  on: string[];
  /** Any number of them. */
  many?: boolean;
  onPick(one: string): void;
}

function Picks({ label, name, all, on, many = false, onPick }: PicksProps) {
  return (
    <fieldset class="entry">
      <legend>{label}</legend>
      <div class="picks">
        {all.map(([one, called]) => (
          <label key={one}>
            <input
              type={many ? "checkbox" : "radio"}
              name={name}
              value={one}
              checked={on.includes(one)}
              onChange={() => onPick(one)}
            />
            <span>{called}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
