/** A sheet of paper that brings one back when every device has forgotten one. Its code is shown this once. */
import { Fragment } from "preact";
import { useState } from "preact/hooks";
import { send } from "../../api/server";
import type { Recovery } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { language, say } from "../../texts/speak";
import { CopyButton } from "../shared/LinkBox";
import { Qr } from "../shared/Qr";
import type { Attempt } from "./Devices";
import "./sheet.css";

export function RecoverySheet({ name, has, attempt }: { name: string; has: boolean; attempt: Attempt }) {
  const [made, setMade] = useState<Recovery | null>(null);
  const make = async (): Promise<void> => setMade(await send<Recovery>("POST", "/api/me/recovery"));
  return (
    <section>
      <h2>{say("identity-sheet")}</h2>
      <p>{say("identity-sheet-about")}</p>
      {made ? (
        <>
          <p class="hushed">{say("identity-sheet-once")}</p>
          <Paper name={name} made={made} />
          <div class="row">
            <button type="button" class="btn act" onClick={() => print()}>
              {say("identity-sheet-print")}
            </button>
            <CopyButton text={made.code} label="page-copy-code" />
          </div>
        </>
      ) : (
        <>
          {has && <p class="hushed">{say("identity-sheet-have")}</p>}
          <button type="button" class="btn" onClick={() => void attempt(make)}>
            <Icon name="seal" />
            {say(has ? "identity-sheet-again" : "identity-sheet-make")}
          </button>
        </>
      )}
    </section>
  );
}

function Paper({ name, made }: { name: string; made: Recovery }) {
  const address = made.link.replace(/#.*/, "");
  return (
    <article class="recovery-sheet">
      <h3>{say("identity-sheet-title", { name })}</h3>
      <p class="recovery-code">
        {made.code.split("-").map((group, place) => (
          <Fragment key={place}>
            <span>{group}</span>{" "}
          </Fragment>
        ))}
      </p>
      <Qr text={made.link} />
      <p>{say("identity-sheet-how", { address, claim: say("page-claim") })}</p>
      <p>{say("identity-sheet-safe")}</p>
      <p>{new Date().toLocaleDateString(language(), { dateStyle: "long" })}</p>
    </article>
  );
}
