/** One's devices: where one is signed in, passkeys, a link for another one, and a sheet for when all are lost. */
import { useEffect, useState } from "preact/hooks";
import { get, send } from "../../api/server";
import type { Device, DeviceList } from "../../api/wire";
import { Icon } from "../../draw/Icon";
import { say } from "../../texts/speak";
import { LinkBox } from "../shared/LinkBox";
import { Sheet } from "../shared/Sheet";
import { ago } from "../home/Tables";
import { News } from "./News";
import { Passkeys } from "./Passkeys";
import { RecoverySheet } from "./RecoverySheet";

export type Attempt = (act: () => Promise<void>) => Promise<void>;

/** How a device was signed in. */
export const VIA = {
  link: "identity-via-link",
  recovery: "identity-via-recovery",
  passkey: "identity-via-passkey",
} as const;

export const deviceName = ({ browser, system }: Pick<Device, "browser" | "system">): string =>
  browser && system
    ? say("page-devices-kind", { browser, system })
    : browser || system || say("page-devices-unknown");

export function Devices({
  name,
  attempt,
  onSaid,
}: {
  name: string;
  attempt: Attempt;
  onSaid(said: string): void;
}) {
  const [told, setTold] = useState<DeviceList>({ devices: [], news: [], sheet: false });
  const { devices } = told;
  const [signedOut, setSignedOut] = useState(0); // sheets and passkeys may have gone with a device
  const [link, setLink] = useState<{ link: string; minutes: number } | null>(null);
  const [leaving, setLeaving] = useState<Device | null>(null);
  const load = async (): Promise<void> => setTold(await get<DeviceList>("/api/me/devices"));
  // Not an attempt of the reader's: what was said stays.
  useEffect(() => void load().catch(() => undefined), []);

  const signOut = async (path: string): Promise<void> => {
    await send<undefined>("DELETE", path);
    setLink(null);
    setSignedOut((count) => count + 1);
    await load();
    onSaid(say("page-devices-gone"));
  };
  const signOutHere = async ({ id }: Device): Promise<void> => {
    await send<undefined>("DELETE", `/api/me/devices/${id}`);
    location.assign("/");
  };

  return (
    <>
      <section>
        <h2>{say("page-devices")}</h2>
        <News
          news={told.news}
          attempt={attempt}
          onSeen={load}
          onSignOut={({ id }) => signOut(`/api/me/devices/${id}`)}
        />
        <ul class="devices">
          {devices.map((device) => (
            <li key={device.id}>
              <span>
                <b>{deviceName(device)}</b>
                {device.this && <em> {say("page-devices-this")}</em>}
                <small>
                  {say("page-devices-when", {
                    linked: ago(device.linked_at),
                    seen: ago(device.seen_at ?? device.linked_at),
                  })}
                  {device.via && ` · ${say(VIA[device.via])}`}
                </small>
              </span>
              <button
                type="button"
                class="btn"
                aria-label={say("page-devices-out-of", { device: deviceName(device) })}
                onClick={() =>
                  device.this
                    ? setLeaving(device)
                    : void attempt(() => signOut(`/api/me/devices/${device.id}`))
                }
              >
                {say("page-devices-out")}
              </button>
            </li>
          ))}
        </ul>
        {devices.length > 1 && (
          <button type="button" class="btn" onClick={() => void attempt(() => signOut("/api/me/devices"))}>
            {say("page-devices-out-others")}
          </button>
        )}
      </section>
      <Passkeys key={`keys ${signedOut}`} attempt={attempt} onSaid={onSaid} />
      <section>
        <h2>{say("page-device")}</h2>
        <p>{say("page-device-about")}</p>
        {link ? (
          <LinkBox
            link={link.link}
            title={say("page-name")}
            label={say("page-device-link", { minutes: link.minutes })}
          />
        ) : (
          <button
            type="button"
            class="btn"
            onClick={() => void attempt(async () => setLink(await send("POST", "/api/me/link")))}
          >
            <Icon name="device" />
            {say("page-device-make")}
          </button>
        )}
      </section>
      <RecoverySheet key={`sheet ${signedOut}`} name={name} has={told.sheet} attempt={attempt} />
      {leaving && (
        <Sheet title={say("page-devices-here")} onClose={() => setLeaving(null)}>
          <div class="form">
            <p>{say("page-devices-here-about")}</p>
            <div class="row">
              <button
                type="button"
                class="btn act"
                onClick={() => {
                  const device = leaving;
                  setLeaving(null);
                  void attempt(() => signOutHere(device));
                }}
              >
                {say("page-devices-out")}
              </button>
              <button type="button" class="btn" onClick={() => setLeaving(null)}>
                {say("page-cancel")}
              </button>
            </div>
          </div>
        </Sheet>
      )}
    </>
  );
}
