/** Opening a table: who sits where, by which options, and off it goes. */
import { newId, send } from "../../api/server";
import type { Game, Picture } from "../../api/wire";
import { arrive, whoAmI } from "../join/arrive";
import { rename } from "../join/guest";
import { handOver, layoutOf } from "../../desk/live/begun";
import { beginAlone } from "../../luck/agreeing";
import { usualBot } from "../shared/seatnames";

export interface SeatWish {
  kind: "me" | "open" | "bot";
  bot?: string;
  /** On one device everybody has a name of their own. */
  name?: string;
}

export interface Delay {
  moves?: number;
  minutes?: number;
}

export interface Wish {
  game: string;
  seats: SeatWish[];
  options: Record<string, string>;
  clock: { seconds: number; add: number } | null;
  listed: boolean;
  pace: "live" | "slow";
  /** How far behind those are who watch; as it is, if nothing is said. */
  watch?: Delay | null;
  /** Bots may advise people who play with others. */
  help?: boolean;
  /** A game with a real box: what came is entered. */
  outside?: boolean;
}

async function open(wish: Wish): Promise<Picture> {
  const seats = wish.seats.map(({ kind, bot }) => (kind === "bot" ? { kind, bot } : { kind }));
  const told = {
    game: wish.game,
    seats,
    options: wish.options,
    clock: wish.clock,
    listed: wish.listed,
    pace: wish.pace,
    ...(wish.outside ? { outside: true } : {}),
    ...(wish.help ? { help: true } : {}),
    ...(wish.watch ? { watch: wish.watch } : {}),
  };
  return send<Picture>("POST", "/api/tables", { id: newId(), ...told });
}

// How many sit down when somebody just wants to play: each game at a good number, none of them slow.
const COMPANY: Readonly<Record<string, number>> = { hashi: 2, river_dragons: 4, the_border: 3, loopit: 2 };
const KEPT = "landbridge.company.";

/** Against whom one plays: what was chosen last time, as far as the game still has it. */
export interface Company {
  bot: string;
  bots: number;
  options: Record<string, string>;
}

export function company(game: Game): Company {
  const usual = { bot: usualBot(game.bots), bots: (COMPANY[game.name] ?? 2) - 1, options: {} };
  let kept: Partial<Company> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEPT + game.name) ?? "{}") as Partial<Company>;
  } catch {
    // as if nothing had been chosen
  }
  const { bot, bots, options } = { ...usual, ...kept };
  return {
    bot: game.bots.includes(bot) ? bot : usual.bot,
    bots: Math.max(game.fewest - 1, Math.min(game.most - 1, bots)),
    options,
  };
}

/** A table against bots, already playing. Its id. What is only for this once (`more`) is not remembered. */
export async function playNow(game: Game, wish: Company, more: Record<string, string> = {}): Promise<string> {
  await arrive();
  localStorage.setItem(KEPT + game.name, JSON.stringify(wish));
  const { bot, bots, options } = wish;
  const picture = await open({
    game: game.name,
    seats: [{ kind: "me" }, ...Array.from({ length: bots }, (): SeatWish => ({ kind: "bot", bot }))],
    options: { ...options, ...more },
    clock: null,
    listed: false,
    pace: "live",
  });
  const { id } = picture.table;
  const layout = layoutOf(id);
  layout.catch(() => undefined); // it is asked for again
  const begun = await beginAlone(picture.table);
  if (begun?.scene) handOver(begun, layout);
  return id;
}

/** A table for friends: it gathers until everybody is there. */
export async function openForFriends(wish: Wish, name: string): Promise<string> {
  await arrive(name);
  return (await open(wish)).table.id;
}

/** Everybody at this device. A seat is called as its owner is when sitting down, so the name goes round with the chairs. */
export async function openHere(wish: Wish): Promise<string> {
  const mine = wish.seats.flatMap((seat, place) =>
    seat.kind === "me" ? [{ place, name: seat.name ?? "" }] : [],
  );
  const known = await whoAmI();
  const own = known ?? (await arrive(mine[0]!.name));
  try {
    await rename(mine[0]!.name);
    const first = mine[0]!.place;
    const seats = wish.seats.map((seat, place) =>
      seat.kind === "me" && place !== first ? { kind: "open" as const } : seat,
    );
    const { table } = await open({ ...wish, seats });
    let now = table;
    for (const { place, name } of mine.slice(1)) {
      await rename(name);
      const seat = table.seats[place]!.seat;
      now = (await send<Picture>("POST", `/api/tables/${table.id}/seats/${seat}`, { id: newId() })).table;
    }
    await beginAlone(now);
    return table.id;
  } finally {
    await rename(own);
  }
}
