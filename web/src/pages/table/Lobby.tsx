/** A table that gathers: links for those who are missing. Whoever sits here has agreed to play; it starts by itself. */
import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { get, newId, send } from "../../api/server";
import type { Game, Reach, Seat, Table } from "../../api/wire";
import type { LiveTable, Position } from "../../desk/live/live";
import { seatNames } from "../../desk/people/names";
import { SEAT_HUES } from "../../desk/Desk";
import { Chip } from "../../draw/Glyph";
import { Icon } from "../../draw/Icon";
import { go } from "../../router";
import { SITE } from "../../site";
import { language, say } from "../../texts/speak";
import { ArriveSheet } from "../join/ArriveSheet";
import { whoAmI } from "../join/arrive";
import { AskFriends } from "../find/AskFriends";
import { Contours } from "../shared/Contours";
import { Cover } from "../home/Covers";
import { complaint } from "../join/guest";
import { invite, replace, tidy, type Invitations } from "./invitations";
import { LinkBox } from "../shared/LinkBox";
import { clockOf, Deadline, LobbyLuck, useSince } from "./LobbyLuck";
import { useAgreeing } from "./useAgreeing";
import { choiceName, optionName } from "../home/OptionFields";
import { clockName, type Clock } from "../shared/Clock";
import { botLevel, gameTitle, listed, opponents } from "../shared/seatnames";
import "./lobby.css";

/** Addresses that mean the computer itself, whoever opens them. */
const SOON = 3; // seconds in which a device that is here has done its part
const HERE_ONLY = /^(localhost|127\.|\[?::1\]?$)/;

export function Lobby({ live, position }: { live: LiveTable; position: Position }) {
  const { table } = position.picture;
  const path = `/api/tables/${table.id}`;
  const names = seatNames(table.seats).map((name, i) =>
    table.seats[i]!.kind === "open" ? say("page-seat-open") : name,
  );
  const mine = table.seats.filter((seat) => seat.you);
  const belongs = table.host || mine.length > 0;
  const open = table.seats.filter((seat) => seat.kind === "open").map((seat) => seat.seat);
  const joining = mine.find((seat) => seat.reserved);
  const agreeing = useAgreeing(live, table);
  const passed = useSince(table.luck);
  const waits = (table.luck?.waits ?? [])
    .map((one) => ({ ...one, seconds: Math.floor(one.ms / 1000) + passed }))
    .filter((one) => one.seconds >= SOON);
  const missing = waits.filter((one) => !mine.some((seat) => seat.seat === one.seat));
  const [reminded, setReminded] = useState(false);

  const [bots, setBots] = useState<string[]>([]);
  const [invites, setInvites] = useState<Invitations>({});
  const [chosen, setChosen] = useState<string | null>(null);
  const [wrong, setWrong] = useState("");
  const [arriving, setArriving] = useState<string | null>(null);
  const [reach, setReach] = useState<Reach | null>(null);
  const [base, setBase] = useState("");

  useEffect(() => {
    void get<{ games: Game[] }>("/api/games").then(
      (told) => setBots(opponents(told.games.find((game) => game.name === table.game)?.bots ?? [])),
      () => undefined,
    );
  }, [table.game]);

  // Whoever opened the table has a link for every empty chair without asking for it.
  const empty = open.join("");
  useEffect(() => {
    const kept = tidy(table.id, open);
    setInvites(kept);
    const lacking = table.host ? open.filter((seat) => !kept[seat]) : [];
    void (async () => {
      for (const seat of lacking) {
        try {
          setInvites(await invite(table.id, seat));
        } catch (error) {
          setWrong(complaint(error));
        }
      }
    })();
  }, [table.id, table.host, empty]);

  // A link that means the computer itself is made to mean the same computer for others.
  const here = Object.values(invites).some(({ link }) => HERE_ONLY.test(new URL(link).hostname));
  useEffect(() => {
    if (!here) return;
    void get<Reach>("/api/reach").then(
      (told) => {
        setReach(told);
        setBase(told.bases[0] ?? "");
      },
      () => undefined,
    );
  }, [here]);
  const outward = (link: string): string => (base ? base + link.slice(new URL(link).origin.length) : link);

  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    setWrong("");
    try {
      await act();
    } catch (error) {
      setWrong(complaint(error));
    }
  };
  const sit = async (seat: string): Promise<void> => {
    if ((await whoAmI()) === null) return setArriving(seat);
    await send("POST", `${path}/seats/${seat}`, { id: newId() });
    await live.sit(seat);
  };
  const putBot = (seat: string, bot: string): Promise<void> =>
    attempt(() => send("PUT", `${path}/seats/${seat}`, { bot }));
  const free = (seat: Seat): Promise<void> =>
    attempt(async () => {
      await send("DELETE", `${path}/seats/${seat.seat}`);
      if (seat.you) go("/");
    });

  const shown =
    chosen && invites[chosen] && open.includes(chosen) ? chosen : open.find((seat) => invites[seat]);
  const place = shown ? table.seats.findIndex((seat) => seat.seat === shown) : -1;
  return (
    <main class={shown ? "lobby asking" : "lobby"}>
      <Contours />
      <div class="lobby-head">
        <Cover game={table.game} />
        <h1>{say("page-lobby", { game: gameTitle(table.game) })}</h1>
      </div>
      <p class="lobby-now" role="status">
        {open.length > 0
          ? say(table.host ? "page-lobby-open" : "page-lobby-more", { count: open.length })
          : missing.length > 0
            ? say("page-lobby-waiting", {
                names: listed(
                  missing.map((one) => names[table.seats.findIndex((seat) => seat.seat === one.seat)]!),
                  language(),
                ),
              })
            : say(
                joining ? "page-rematch-open" : agreeing.wrong ? "page-lobby-about" : "page-lobby-starting",
              )}
      </p>
      {joining && (
        <button
          type="button"
          class="btn act join-again"
          onClick={() => void attempt(() => sit(joining.seat))}
        >
          <Icon name="check" />
          {say("page-rematch-go")}
        </button>
      )}
      {(open.length > 0 || missing.length > 0) && mine.length > 0 && !joining && (
        <p class="hushed">{say("page-lobby-about")}</p>
      )}
      {table.luck && <Deadline luck={table.luck} passed={passed} />}

      {shown && (
        <section class="invite" aria-label={say("page-invite")}>
          <LinkBox
            link={outward(invites[shown]!.link)}
            title={say("page-invite-title", { game: gameTitle(table.game) })}
            label={
              open.length > 1 ? say("page-invite-chair", { number: place + 1 }) : say("page-invite-link")
            }
            filled
          />
          {here && reach && <Reached reach={reach} base={base} onBase={setBase} />}
          <p class="hushed">
            {say("page-invite-about")}{" "}
            <button
              type="button"
              class="link"
              onClick={() => void attempt(async () => setInvites(await replace(table.id, shown)))}
            >
              {say("page-invite-new")}
            </button>
          </p>
        </section>
      )}

      <ol class="gathered" aria-label={say("page-players")}>
        {table.seats.map((seat, i) => (
          <li key={seat.seat} class={seat.kind === "open" ? "empty" : ""}>
            <Chip hue={SEAT_HUES[i % SEAT_HUES.length]!} />
            <span class="who">
              <b>{names[i]}</b>
              {seat.you && <small>{say("page-you")}</small>}
            </span>
            {missing.map(
              (one) =>
                one.seat === seat.seat && (
                  <span key={one.seat} class="state">
                    {say(one.step === "join" ? "page-seat-asked" : "page-seat-missing", {
                      time: clockOf(one.seconds),
                    })}
                  </span>
                ),
            )}
            <span class="row">
              {seat.kind === "open" && invites[seat.seat] && open.length > 1 && (
                <button
                  type="button"
                  class="btn"
                  aria-pressed={shown === seat.seat}
                  onClick={() => setChosen(seat.seat)}
                >
                  {say("page-invite-show")}
                  <span class="vh"> {say("page-chair", { number: i + 1 })}</span>
                </button>
              )}
              {seat.kind === "open" && belongs && !table.host && !invites[seat.seat] && (
                <button
                  type="button"
                  class="btn"
                  onClick={() => void attempt(async () => setInvites(await invite(table.id, seat.seat)))}
                >
                  {say("page-invite")}
                </button>
              )}
              {seat.kind === "open" && mine.length === 0 && (table.listed || table.host) && (
                <button type="button" class="btn act" onClick={() => void attempt(() => sit(seat.seat))}>
                  {say("page-take-seat")}
                </button>
              )}
              {table.host && (seat.kind === "open" || seat.kind === "bot") && (
                <label>
                  <span class="vh">{say("page-chair", { number: i + 1 })}</span>
                  <select
                    value={seat.name.startsWith("bot:") ? seat.name.slice(4) : ""}
                    onChange={(event) => void putBot(seat.seat, event.currentTarget.value)}
                  >
                    <option value="">{say("page-chair-friend")}</option>
                    {bots.map((bot) => (
                      <option key={bot} value={bot}>
                        {say("page-chair-bot", { bot: botLevel(bot) })}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              {seat.kind === "person" && (seat.you || table.host) && (
                <button
                  type="button"
                  class="tool"
                  aria-label={seat.you ? say("page-get-up") : say("page-ask-away", { name: names[i]! })}
                  title={seat.you ? say("page-get-up") : say("page-ask-away", { name: names[i]! })}
                  onClick={() => void free(seat)}
                >
                  <Icon name="close" />
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>

      {missing.length > 0 && mine.length > 0 && !joining && (
        <button
          type="button"
          class="btn remind"
          disabled={reminded}
          onClick={() =>
            void attempt(async () => {
              await send("POST", `${path}/remind`, { seat: mine[0]!.seat });
              setReminded(true);
              setTimeout(() => setReminded(false), 60_000);
            })
          }
        >
          <Icon name="bell" />
          {say(reminded ? "page-reminded" : "page-remind")}
        </button>
      )}
      {!SITE && belongs && open.length > 0 && <AskFriends table={table} />}
      <Agreed table={table} />
      {wrong && (
        <p class="wrong" role="alert">
          {wrong}
        </p>
      )}
      {table.luck && (belongs || table.listed) && (
        <LobbyLuck table={table} luck={table.luck} agreeing={agreeing} attempt={attempt} />
      )}
      {!belongs && !table.listed && <p class="hushed">{say("page-needs-invite")}</p>}
      {table.host && (
        <p>
          <button
            type="button"
            class="link hushed"
            onClick={() => void attempt(() => send("POST", `${path}/close`).then(() => go("/")))}
          >
            {say("page-close-table")}
          </button>
        </p>
      )}
      {arriving && (
        <ArriveSheet
          onClose={() => setArriving(null)}
          onArrived={() => {
            const seat = arriving;
            setArriving(null);
            void attempt(() => sit(seat));
          }}
        />
      )}
    </main>
  );
}

/** Whom a link reaches that was made at the server's own computer, and how it reaches others. */
function Reached({ reach, base, onBase }: { reach: Reach; base: string; onBase(base: string): void }) {
  if (!base)
    return (
      <p class="wrong" role="note">
        {say(reach.command ? "page-invite-closed" : "page-invite-here-only")}
        {reach.command && <code>{reach.command}</code>}
      </p>
    );
  return (
    <p class="reached" role="note">
      {say("page-invite-network")}
      {reach.bases.length > 1 && (
        <label>
          {say("page-invite-address")}{" "}
          <select value={base} onChange={(event) => onBase(event.currentTarget.value)}>
            {reach.bases.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
    </p>
  );
}

/** Clock and options, as they were chosen when the table was opened. */
function Agreed({ table }: { table: Table }) {
  const options = Object.entries(table.options).filter(([, value]) => value !== "");
  return (
    <section class="agreed" aria-label={say("page-agreed")}>
      <h2 class="head">{say("page-agreed")}</h2>
      <dl>
        <dt>{say("page-clock")}</dt>
        <dd>{clockName(table.clock as Clock | null)}</dd>
        {table.help && (
          <>
            <dt>{say("page-help-term")}</dt>
            <dd>{say("page-help-term-about")}</dd>
          </>
        )}
        {options.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{optionName(table.game, name)}</dt>
            <dd>{name === "board" ? say("page-board-mine") : choiceName(table.game, name, value)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
