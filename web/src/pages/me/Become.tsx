/** Nobody becomes somebody else by opening a link: the page asks first, and says what that means. */
import { useRef, useState } from "preact/hooks";
import { send } from "../../api/server";
import type { Claimed, Offered } from "../../api/wire";
import { say } from "../../texts/speak";
import { belongings, claim, consequences, merging } from "./claiming";
import { complaint } from "../join/guest";
import { CodeBox } from "../shared/LinkBox";
import { Sheet } from "../shared/Sheet";

export function Become({
  code,
  offer,
  onDone,
  onClose,
}: {
  code: string;
  offer: Offered;
  onDone(told: Claimed, merged: boolean): void;
  onClose(): void;
}) {
  const [wrong, setWrong] = useState("");
  const [recovery, setRecovery] = useState("");
  const [busy, setBusy] = useState(false);
  const settled = useRef(false); // a dialog that is taken away says once more that it closes
  const { name } = offer;
  const me = offer.me ?? "";

  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setWrong("");
    setBusy(true);
    try {
      await act();
    } catch (error) {
      setWrong(complaint(error));
    }
    setBusy(false);
  };
  const settle = (then: () => void): void => {
    if (settled.current) return;
    settled.current = true;
    then();
  };
  const close = (): void => settle(onClose);
  const become = async (merge = false): Promise<void> => {
    const told = await claim(code, merge);
    settle(() => onDone(told, merge));
  };
  const safe = async (): Promise<void> =>
    setRecovery((await send<{ code: string }>("POST", "/api/me/recovery")).code);

  return (
    <Sheet title={say("page-become", { name })} onClose={close}>
      <div class="form">
        {offer.mine && <p>{say("identity-merge-what", { me, what: belongings(offer) })}</p>}
        {merging(offer).map((key) => (
          <p key={key}>{say(key, { name, me })}</p>
        ))}
        {consequences({ ...offer, way_back: offer.way_back || recovery !== "" }).map((key) => (
          <p key={key}>{say(key, { name, me })}</p>
        ))}
        {recovery && <CodeBox code={recovery} label={say("page-become-code", { me })} />}
        {wrong && (
          <p class="wrong" role="alert">
            {wrong}
          </p>
        )}
        <div class="row">
          {offer.mine && (
            <button
              type="button"
              class="btn act"
              disabled={busy}
              onClick={() => void attempt(() => become(true))}
            >
              {say("identity-merge-go")}
            </button>
          )}
          <button
            type="button"
            class={offer.mine ? "btn" : "btn act"}
            disabled={busy}
            onClick={() => void attempt(() => become())}
          >
            {offer.mine ? say("identity-merge-leave", { me }) : say("page-become-go", { name })}
          </button>
          {me && !offer.way_back && !recovery && (
            <button type="button" class="btn" disabled={busy} onClick={() => void attempt(safe)}>
              {say("page-become-safe", { me })}
            </button>
          )}
          <button type="button" class="btn" onClick={close}>
            {me ? say("page-become-stay", { me }) : say("page-cancel")}
          </button>
        </div>
      </div>
    </Sheet>
  );
}
