/** What was told at once may belong to several rounds: the log has each under the number of its own. */
import type { Fact, Message } from "../../api/wire";

export interface Happening extends Fact {
  turn: number;
}

export function inRounds(kept: readonly Message[], facts: readonly Happening[]): Message[] {
  const log = [...kept];
  for (const fact of facts) {
    const last = log.length > kept.length ? log.at(-1) : undefined;
    if (last?.turn === fact.turn) last.facts.push(fact);
    else log.push({ id: log.length + 1, type: "move", at: 0, turn: fact.turn, facts: [fact] });
  }
  return log;
}
