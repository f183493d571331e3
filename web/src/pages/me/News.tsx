/** Devices that were signed in elsewhere: whoever did not do that can sign them out at once. */
import { send } from "../../api/server";
import type { Device } from "../../api/wire";
import { say } from "../../texts/speak";
import { ago } from "../home/Tables";
import { deviceName, VIA, type Attempt } from "./Devices";
import "./me.css";

export function News({
  news,
  attempt,
  onSeen,
  onSignOut,
}: {
  news: readonly Device[];
  attempt: Attempt;
  onSeen(): Promise<void>;
  onSignOut(device: Device): Promise<void>;
}) {
  if (!news.length) return null;
  const seen = async (): Promise<void> => {
    await send<undefined>("POST", "/api/me/devices/seen", {});
    await onSeen();
  };
  return (
    <div class="device-news" role="alert">
      <ul>
        {news.map((device) => (
          <li key={device.id}>
            <span>
              {say("identity-news", {
                device: deviceName(device),
                when: ago(device.linked_at),
                how: say(VIA[device.via || "link"]),
              })}
            </span>
            <button type="button" class="btn" onClick={() => void attempt(() => onSignOut(device))}>
              {say("page-devices-out")}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="btn act" onClick={() => void attempt(seen)}>
        {say("identity-news-mine")}
      </button>
    </div>
  );
}
