/** One's passkeys: add one on this device, see when each was used, remove one. */
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../../api/server";
import type { PasskeyList } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { say } from "../../texts/speak";
import { ago } from "../home/Tables";
import { deviceName, type Attempt } from "./Devices";
import { add, canHave, declined } from "./passkey";

export function Passkeys({ attempt, onSaid }: { attempt: Attempt; onSaid(said: string): void }) {
  const [told, setTold] = useState<PasskeyList | null>(null);
  const load = async (): Promise<void> => setTold(await get<PasskeyList>("/api/me/passkeys"));
  useEffect(() => void load().catch(() => undefined), []);

  const make = async (): Promise<void> => {
    try {
      setTold(await add());
      onSaid(say("identity-passkey-new"));
    } catch (error) {
      const said = declined(error);
      if (!said) throw error;
      onSaid(say(said));
    }
  };
  const remove = async (id: string): Promise<void> => {
    await send<undefined>("DELETE", `/api/me/passkeys/${id}`);
    await load();
    onSaid(say("identity-passkey-gone"));
  };

  if (told === null) return null;
  const why = told.available
    ? canHave()
      ? ""
      : say("identity-passkey-not-here")
    : told.why
      ? say(told.why)
      : "";
  return (
    <section>
      <h2>{say("identity-passkeys")}</h2>
      <p>{say("identity-passkeys-about")}</p>
      {told.passkeys.length > 0 && (
        <ul class="devices">
          {told.passkeys.map((one) => (
            <li key={one.id}>
              <span>
                <b>{deviceName(one)}</b>
                {one.synced && <em> {say("identity-passkey-synced")}</em>}
                <small>
                  {one.used_at === null
                    ? say("identity-passkey-when", { added: ago(one.created_at) })
                    : say("identity-passkey-used", { added: ago(one.created_at), used: ago(one.used_at) })}
                </small>
              </span>
              <button
                type="button"
                class="btn"
                aria-label={say("identity-passkey-remove-of", { device: deviceName(one) })}
                onClick={() => void attempt(() => remove(one.id))}
              >
                {say("identity-passkey-remove")}
              </button>
            </li>
          ))}
        </ul>
      )}
      {why ? (
        <p class="hushed">{why}</p>
      ) : (
        <button type="button" class="btn" onClick={() => void attempt(make)}>
          <Icon name="seal" />
          {say("identity-passkey-add")}
        </button>
      )}
    </section>
  );
}
