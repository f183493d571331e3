/** Setting a table up: for friends elsewhere, or for everybody around this device. */
import { useEffect, useState } from "preact/hooks";
import type { Game } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { go } from "../../router";
import { say } from "../../texts/speak";
import { whoAmI } from "../join/arrive";
import { complaint, wantsPassword } from "../join/guest";
import { NAME_LETTERS, NameEntry } from "../join/NameEntry";
import { OptionFields } from "./OptionFields";
import { openForFriends, openHere, type Delay, type SeatWish, type Wish } from "./opening";
import { lasting } from "../find/words";
import { CLOCKS, ClockSelect, DAY } from "../shared/Clock";
import { botLevel, gameTitle, opponents } from "../shared/seatnames";
import { Sheet } from "../shared/Sheet";
import { CheckEntry } from "../shared/CheckEntry";

const DELAYS: readonly (Delay | null)[] = [
  null,
  { moves: 5 },
  { moves: 15 },
  { minutes: 5 },
  { minutes: 20 },
];

const delayName = (delay: Delay | null): string =>
  delay?.moves
    ? say("watch-moves", { count: delay.moves })
    : delay?.minutes
      ? say("watch-minutes", { time: lasting(delay.minutes, "minute") })
      : say("watch-live");

/** Friends elsewhere; everybody at this device; or a game with a real box, which is entered here. */
export type SetUpWay = "friends" | "here" | "box";

interface SetUpProps {
  game: Game;
  way: SetUpWay;
  onClose(): void;
  /** The server wants a password first; then it is tried again. */
  onDoor(again: () => void): void;
}

export function SetUp(props: SetUpProps) {
  const title = say(props.way === "friends" ? "page-setup-friends" : "page-setup-here", {
    game: gameTitle(props.game.name),
  });
  return (
    <Sheet title={title} onClose={props.onClose}>
      <SetUpForm {...props} />
    </Sheet>
  );
}

export function SetUpForm({ game, way, onDoor }: Omit<SetUpProps, "onClose">) {
  const friends = way === "friends";
  const [name, setName] = useState("");
  const [seats, setSeats] = useState<SeatWish[]>(() => {
    const count = Math.max(2, game.fewest);
    return Array.from({ length: count }, (_, i): SeatWish => ({
      kind: friends && i > 0 ? "open" : "me",
      name: "",
    }));
  });
  const [options, setOptions] = useState<Record<string, string>>({});
  const [clock, setClock] = useState(0);
  const [listed, setListed] = useState(false);
  const [help, setHelp] = useState(false);
  const [delay, setDelay] = useState(0);
  const [wrong, setWrong] = useState("");
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    void whoAmI().then(
      (known) => {
        if (!known || known === say("page-guest")) return;
        setName((typed) => typed || known);
        setSeats((now) => now.map((seat, i) => (i === 0 && !seat.name ? { ...seat, name: known } : seat)));
      },
      () => undefined,
    );
  }, []);

  const count = (wanted: number): void => {
    const more = (): SeatWish => (friends ? { kind: "open" } : { kind: "me", name: "" });
    setSeats((now) => Array.from({ length: wanted }, (_, i) => now[i] ?? more()));
  };
  const place = (i: number, wish: Partial<SeatWish>): void =>
    setSeats((now) => now.map((seat, at) => (at === i ? { ...seat, ...wish } : seat)));
  const levels = opponents(game.bots);

  const begin = async (): Promise<void> => {
    setBusy(true);
    setWrong("");
    const asked = Object.fromEntries(
      game.options.flatMap((option) =>
        options[option.name] !== undefined && options[option.name] !== option.default
          ? [[option.name, options[option.name]!]]
          : [],
      ),
    );
    const time = CLOCKS[clock] ?? null;
    const named = seats.map((seat, i) =>
      seat.kind === "me"
        ? { ...seat, name: seat.name?.trim() || say("page-player", { number: i + 1 }) }
        : seat,
    );
    const wish: Wish = {
      game: game.name,
      seats: named,
      options: asked,
      clock: time,
      listed: friends && listed,
      help: friends && help,
      pace: time && time.seconds >= DAY ? "slow" : "live",
      outside: way === "box",
      watch: friends ? DELAYS[delay] : null,
    };
    try {
      const id = friends
        ? await openForFriends(wish, name.trim() || say("page-guest"))
        : await openHere(wish);
      go(`/table#${id}`);
    } catch (error) {
      setBusy(false);
      if (wantsPassword(error)) onDoor(() => void begin());
      else setWrong(complaint(error));
    }
  };

  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      {friends && <NameEntry name={name} onName={setName} />}
      <fieldset class="entry">
        <legend>{say("page-how-many")}</legend>
        <div class="picks">
          {Array.from({ length: game.most - game.fewest + 1 }, (_, i) => game.fewest + i)
            .filter((number) => !friends || number > 1)
            .map((number) => (
              <label key={number}>
                <input
                  type="radio"
                  name="count"
                  checked={seats.length === number}
                  onChange={() => count(number)}
                />
                <span class="num-t">{number}</span>
              </label>
            ))}
        </div>
      </fieldset>
      <fieldset class="entry">
        <legend>{say("page-who")}</legend>
        <ol class="chairs">
          {seats.map((seat, i) => (
            <li key={i}>
              <span class="num-t" aria-hidden="true">
                {i + 1}
              </span>
              {friends && i === 0 ? (
                <span>{say("page-you")}</span>
              ) : (
                <>
                  {i > 0 && (
                    <select
                      aria-label={say("page-chair", { number: i + 1 })}
                      value={seat.kind === "bot" ? (seat.bot ?? "") : ""}
                      onChange={(event) => {
                        const bot = event.currentTarget.value;
                        place(i, bot ? { kind: "bot", bot } : { kind: friends ? "open" : "me" });
                      }}
                    >
                      <option value="">{say(friends ? "page-chair-friend" : "page-chair-person")}</option>
                      {levels.map((bot) => (
                        <option key={bot} value={bot}>
                          {say("page-chair-bot", { bot: botLevel(bot) })}
                        </option>
                      ))}
                    </select>
                  )}
                  {!friends && seat.kind === "me" && (
                    <input
                      maxLength={NAME_LETTERS}
                      aria-label={say("page-chair-name", { number: i + 1 })}
                      placeholder={say("page-player", { number: i + 1 })}
                      value={seat.name ?? ""}
                      onInput={(event) => place(i, { name: event.currentTarget.value })}
                    />
                  )}
                </>
              )}
            </li>
          ))}
        </ol>
        {friends && seats.some((seat) => seat.kind === "open") && (
          <p class="hushed">{say("page-links-follow")}</p>
        )}
      </fieldset>
      <details class="more-set">
        <summary>{say("page-options")}</summary>
        <div class="form">
          <OptionFields
            game={game}
            chosen={options}
            onChoose={(option, value) => setOptions((now) => ({ ...now, [option]: value }))}
          />
          {friends && (
            <>
              <label class="entry">
                <span>
                  {say("page-clock")}
                  <small>{say("page-clock-about")}</small>
                </span>
                <ClockSelect chosen={clock} onChoose={setClock} />
              </label>
              <label class="entry">
                <span>
                  {say("watch-label")}
                  <small>{say("watch-label-about")}</small>
                </span>
                <select
                  value={String(delay)}
                  onChange={(event) => setDelay(Number(event.currentTarget.value))}
                >
                  {DELAYS.map((one, i) => (
                    <option key={i} value={String(i)}>
                      {delayName(one)}
                    </option>
                  ))}
                </select>
              </label>
              <CheckEntry
                label={say("page-listed")}
                about={say("page-listed-about")}
                checked={listed}
                onChange={setListed}
              />
              <CheckEntry
                label={say("page-help-term")}
                about={say("page-help-term-about")}
                checked={help}
                onChange={setHelp}
              />
            </>
          )}
        </div>
      </details>
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
      <button type="submit" class="btn act" disabled={busy}>
        <Icon name="on" />
        {say(friends ? "page-open-table" : way === "box" ? "enter-begin" : "page-begin")}
      </button>
    </form>
  );
}
