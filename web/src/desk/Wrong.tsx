/** Nothing can be shown here yet: why, and a way on. A server that keeps its door shut asks who is there. */
import { useRef } from "preact/hooks";
import { Refused } from "../api/server";
import { ArriveSheet } from "../pages/join/ArriveSheet";
import { complaint } from "../pages/join/guest";
import { Nowhere } from "../pages/Nowhere";
import { go } from "../router";
import { say } from "../texts/speak";

export interface Trouble {
  why: string;
  /** The server does not know who is asking. */
  stranger: boolean;
  /** There is nothing at this address. */
  missing: boolean;
}

export const FINE: Trouble = { why: "", stranger: false, missing: false };

export const troubleOf = (error: unknown): Trouble => ({
  why: complaint(error),
  stranger: error instanceof Refused && error.status === 401,
  missing: error instanceof Refused && error.status === 404,
});

export function Wrong({ trouble, onEnter }: { trouble: Trouble; onEnter(): void }) {
  // A sheet that goes because one has come in closes as well: that is no wish to leave.
  const inside = useRef(false);
  const enter = (): void => {
    inside.current = true;
    onEnter();
  };
  if (trouble.missing) return <Nowhere why={trouble.why} />;
  return (
    <main class="words">
      {trouble.stranger ? (
        <ArriveSheet onArrived={enter} onClose={() => inside.current || go("/")} />
      ) : trouble.why ? (
        <>
          <p role="alert">{trouble.why}</p>
          <a class="btn act" href="/">
            {say("page-home")}
          </a>
        </>
      ) : (
        <p class="loading">{say("page-loading")}</p>
      )}
    </main>
  );
}
